"""Several processes think about one question; what a part of them finds is enough."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import active_children
from typing import Any

import msgspec
import pytest
from core.counting import Counting, Say, Start
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import BotRequest
from indonesia_qt.core.session import Session
from indonesia_qt.ui.play import bot_pool
from indonesia_qt.ui.play.bot_pool import MOST_PROCESSES, BotPool, processes_at_once

from . import ponderers
from .ponderers import NUMBER, SEED, made

WAIT_MS = 30_000


class Asking:
    """Asks a team about the beginning of a game, and keeps what it told."""

    def __init__(self, team: BotPool, qtbot: QtBot) -> None:
        self.team, self.qtbot = team, qtbot
        self.session = Session(Counting(), Start(0, 0))
        self.told: list[tuple[int, Any]] = []
        team.answered.connect(lambda number, answer: self.told.append((number, msgspec.json.decode(answer, type=Say))))
        team.failed.connect(lambda number, reason: self.told.append((number, reason)))

    def begin(self, bot: type) -> None:
        assert self.session.question
        self.team.ask(BotRequest(made, bot.__name__, self.session.state, self.session.question, SEED, NUMBER))

    def ask(self, bot: type) -> Any:
        """What the team tells; it is told once, under the number of the question."""
        self.told.clear()
        self.begin(bot)
        self.qtbot.waitUntil(lambda: bool(self.told), timeout=WAIT_MS)
        assert [number for number, _ in self.told] == [NUMBER]
        return self.told[0][1]


@pytest.fixture
def asking(qtbot: QtBot) -> Iterator[Asking]:
    """A team of three."""
    team = BotPool(size=3)
    yield Asking(team, qtbot)
    team.stop()
    team.deleteLater()


def test_all_processes_think_each_with_its_own_chance(asking: Asking) -> None:
    before = set(active_children())
    assert asking.ask(ponderers.Drawing) == Say(3)
    assert len(set(active_children()) - before) == 3
    assert asking.ask(ponderers.Drawing) == Say(3)


def test_the_thoughts_of_the_others_are_used_when_a_process_fails(asking: Asking) -> None:
    asking.team.deadline_ms = WAIT_MS
    assert asking.ask(ponderers.LosingOne) == Say(2)
    assert asking.ask(ponderers.LosingTheFirst) == Say(2)
    assert asking.ask(ponderers.Drawing) == Say(3)


def test_the_thoughts_of_the_others_are_used_when_a_process_comes_to_no_end(asking: Asking) -> None:
    assert asking.ask(ponderers.Drawing) == Say(3)  # they all run now
    asking.team.deadline_ms = 1000
    assert asking.ask(ponderers.Straggling) == Say(2)


def test_when_all_fail_the_reason_is_told(asking: Asking) -> None:
    assert asking.ask(ponderers.Lost) == "RuntimeError: no idea"
    assert asking.ask(ponderers.Undecided) == "RuntimeError: no conclusion"


def test_a_bot_that_does_not_share_its_thinking_out_takes_one_process(asking: Asking) -> None:
    before = set(active_children())
    asking.begin(ponderers.Single)
    assert len(set(active_children()) - before) == 1
    asking.qtbot.waitUntil(lambda: bool(asking.told), timeout=WAIT_MS)
    assert asking.told == [(NUMBER, Say(1))]


def test_nobody_thinks_any_more_after_a_question_was_given_up(asking: Asking) -> None:
    before = set(active_children())
    asking.begin(ponderers.Straggling)
    thinking = set(active_children()) - before
    assert len(thinking) == 3
    asking.team.abandon()
    assert not thinking & set(active_children())
    assert asking.ask(ponderers.Drawing) == Say(3)


@pytest.mark.parametrize(("cores", "expected"), [(1, 1), (3, 3), (64, MOST_PROCESSES), (None, 1)])
def test_there_are_as_many_processes_as_cores_but_few(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, expected: int
) -> None:
    for name in ("process_cpu_count", "sched_getaffinity"):
        monkeypatch.delattr(bot_pool.os, name, raising=False)
    monkeypatch.setattr(bot_pool.os, "cpu_count", lambda: cores)
    assert processes_at_once() == expected
