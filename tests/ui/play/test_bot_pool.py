"""Several processes think about one question; what a part of them finds is enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import BotRequest, answer, joint_answer
from indonesia_qt.core.session import Session
from indonesia_qt.ui.play import bot_pool
from indonesia_qt.ui.play.bot_pool import MOST_PROCESSES, BotPool, processes_at_once
from tests.core.counting import Counting, Say, Start
from tests.robustness.processes import process_ids
from tests.ui import ponderers
from tests.ui.ponderers import NUMBER, SEED, made

WAIT_MS = 30_000


class Asking:
    """Asks a pool about the beginning of a game, and keeps what it answers."""

    def __init__(self, pool: BotPool, qtbot: QtBot) -> None:
        self.pool, self.qtbot = pool, qtbot
        self.session = Session(Counting(), Start(0, 0))
        self.answers: list[tuple[int, Any]] = []
        pool.answered.connect(lambda number, answer: self.answers.append((number, answer)))
        pool.failed.connect(lambda number, reason: self.answers.append((number, reason)))

    def begin(self, bot: type) -> None:
        assert self.session.question
        bot_request = BotRequest(made, bot.__name__, self.session.state, self.session.question, SEED, NUMBER)
        self.pool.ask(bot_request, Say)

    def ask(self, bot: type) -> Any:
        """What the pool answers, once, under the number of the question."""
        self.answers.clear()
        self.begin(bot)
        self.qtbot.waitUntil(lambda: bool(self.answers), timeout=WAIT_MS)
        assert [number for number, _ in self.answers] == [NUMBER]
        return self.answers[0][1]


@pytest.fixture
def asking(qtbot: QtBot) -> Iterator[Asking]:
    """A pool of three processes."""
    pool = BotPool(size=3)
    yield Asking(pool, qtbot)
    pool.stop()
    pool.deleteLater()


def test_all_processes_think_each_with_its_own_chance(asking: Asking) -> None:
    assert asking.ask(ponderers.Drawing) == Say(3)
    assert len(process_ids(asking.pool)) == 3
    assert asking.ask(ponderers.Drawing) == Say(3)


def test_the_thoughts_of_the_others_are_used_when_a_process_fails(asking: Asking) -> None:
    asking.pool.deadline_ms = WAIT_MS
    assert asking.ask(ponderers.LosingOne) == Say(2)
    assert asking.ask(ponderers.LosingTheFirst) == Say(2)
    assert asking.ask(ponderers.Drawing) == Say(3)


def test_the_thoughts_of_the_others_are_used_when_a_process_comes_to_no_end(asking: Asking) -> None:
    assert asking.ask(ponderers.Drawing) == Say(3)  # they all run now
    asking.pool.deadline_ms = 1000
    assert asking.ask(ponderers.Straggling) == Say(2)


def test_when_all_fail_there_is_a_reason(asking: Asking) -> None:
    assert asking.ask(ponderers.Lost) == "There is an error in the program."
    assert asking.ask(ponderers.Undecided) == "There is an error in the program."


def test_a_bot_that_does_not_share_its_thinking_out_takes_one_process(asking: Asking) -> None:
    asking.begin(ponderers.Single)
    assert len(process_ids(asking.pool)) == 1
    asking.qtbot.waitUntil(lambda: bool(asking.answers), timeout=WAIT_MS)
    assert asking.answers == [(NUMBER, Say(1))]


def test_thinking_on_adds_to_what_was_found_with_new_chances(asking: Asking) -> None:
    assert asking.session.question
    request = BotRequest(made, ponderers.Drawing.__name__, asking.session.state, asking.session.question, SEED, NUMBER)
    asking.pool.consult(request, Say, answer, joint_answer)
    asking.qtbot.waitUntil(lambda: bool(asking.answers), timeout=WAIT_MS)
    assert asking.pool.think_on(request)
    asking.qtbot.waitUntil(lambda: len(asking.answers) == 2, timeout=WAIT_MS)
    assert asking.answers == [(NUMBER, Say(3)), (NUMBER, Say(6))]
    assert asking.ask(ponderers.Drawing) == Say(3), "a new question begins anew"
    assert not asking.pool.think_on(request)


def test_nobody_thinks_any_more_after_a_question_was_given_up(asking: Asking) -> None:
    asking.begin(ponderers.Straggling)
    assert len(process_ids(asking.pool)) == 3
    asking.pool.cancel()
    assert not process_ids(asking.pool)
    assert asking.ask(ponderers.Drawing) == Say(3)


@pytest.mark.parametrize(("cores", "expected"), [(1, 1), (3, 3), (64, MOST_PROCESSES), (None, 1)])
def test_there_are_as_many_processes_as_cores_but_few(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, expected: int
) -> None:
    for name in ("process_cpu_count", "sched_getaffinity"):
        monkeypatch.delattr(bot_pool.os, name, raising=False)
    monkeypatch.setattr(bot_pool.os, "cpu_count", lambda: cores)
    assert processes_at_once() == expected
