"""Chance in play: drawn by the seed, kept in the save, and passed by undo only where it isn't final."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from indonesia_qt.core import record
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import CHANCE, IllegalAction, draw, question
from indonesia_qt.core.record import JournalFile, Seat, header
from indonesia_qt.core.session import Session
from indonesia_qt.core.timeline import Timeline
from tests.core.drawing import Bag, Drawing, Drawn, Rolled, Table, Take, Turn

SEATS = Seat("Ada", 0, "human"), Seat("Ben", 1, "human")
DIE, CHIP = Take("die"), Take("bag")


def a_session(*, practice: bool = False, seed: int = 5) -> Session[Table]:
    return Session(Drawing(), practice, seed=seed)


def actions(session: Session[Any]) -> list[object]:
    return [entry.action for entry in session.entries]


def test_chance_answers_at_once_and_its_outcome_is_an_entry() -> None:
    session = a_session()
    events = session.submit(DIE)
    made, rolled = session.entries
    assert (made.seat, made.action) == (0, DIE)
    assert rolled.seat == CHANCE
    assert isinstance(rolled.action, Rolled)
    assert events == rolled.events
    assert session.question == Turn(1)


def test_the_seed_decides_and_another_one_decides_otherwise() -> None:
    def rolls(seed: int) -> list[object]:
        session = a_session(seed=seed)
        session.submit(DIE)
        session.submit(CHIP)
        return actions(session)

    assert rolls(5) == rolls(5)
    assert len({str(rolls(seed)) for seed in range(20)}) > 5


def test_undo_passes_a_roll_and_the_same_roll_comes_again() -> None:
    session = a_session()
    session.submit(DIE)
    first = actions(session)
    assert session.undo().action == DIE
    assert session.entries == []
    session.redo()
    assert actions(session) == first
    session.undo()
    session.submit(DIE)
    assert actions(session) == first


def test_undo_stops_where_chance_is_final_and_says_why() -> None:
    session = a_session()
    session.submit(DIE)
    session.submit(CHIP)
    before = actions(session)
    assert not session.can_undo
    with pytest.raises(IllegalAction, match="can’t undo this because something has been drawn"):
        session.undo()
    assert actions(session) == before
    session.submit(DIE)
    session.undo()
    assert actions(session) == before
    assert not session.can_undo


def test_in_practice_undo_passes_the_bag_too_and_the_same_chip_comes_again() -> None:
    session = a_session(practice=True)
    session.submit(CHIP)
    chip = session.entries[-1].action
    session.undo()
    session.submit(DIE)
    session.undo()
    session.submit(CHIP)
    assert session.entries[-1].action == chip


def played(file: Path, *decisions: Take, practice: bool = False) -> Session[Table]:
    session = a_session(practice=practice)
    journal = JournalFile(file)
    journal.begin(header(session.game, SEATS, 5, practice))
    session.journal = journal
    for decision in decisions:
        session.submit(decision)
    return session


def test_a_saved_game_plays_the_outcomes_of_its_file(tmp_path: Path) -> None:
    session = played(tmp_path / "a", DIE, CHIP, DIE)
    again, fault = record.read(tmp_path / "a").replay(Drawing())
    assert fault is None
    assert again.entries == session.entries
    assert again.state == session.state
    again.submit(DIE)
    session.submit(DIE)
    assert actions(again) == actions(session)


def test_undo_and_redo_are_the_same_when_a_saved_game_is_opened(tmp_path: Path) -> None:
    session = played(tmp_path / "a", DIE, DIE, practice=True)
    session.undo()
    session.undo()
    session.redo()
    again, fault = record.read(tmp_path / "a").replay(Drawing())
    assert fault is None
    assert again.entries == session.entries
    assert again.can_redo
    assert again.redo() == session.redo()
    assert again.entries == session.entries


def test_a_file_that_ends_before_chance_answered_goes_on(tmp_path: Path) -> None:
    session = played(tmp_path / "a", DIE, CHIP)
    lines = (tmp_path / "a").read_bytes().splitlines(keepends=True)
    (tmp_path / "a").write_bytes(b"".join(lines[:-1]))
    again, fault = record.read(tmp_path / "a").replay(Drawing())
    assert fault is None
    assert again.entries == session.entries


def test_an_outcome_that_chance_can_not_have_is_a_fault_of_the_file(tmp_path: Path) -> None:
    played(tmp_path / "a", DIE)
    data = (tmp_path / "a").read_bytes()
    (tmp_path / "a").write_bytes(data[: data.rindex(b'"eyes":') + 7] + b"7}}\n")
    again, fault = record.read(tmp_path / "a").replay(Drawing())
    assert fault is not None
    assert fault.line == 3
    assert len(actions(again)) == 1 or again.question == Turn(1)


def test_no_seat_can_answer_for_chance(tmp_path: Path) -> None:
    played(tmp_path / "a", DIE)
    data = (tmp_path / "a").read_bytes()
    (tmp_path / "a").write_bytes(data.replace(b'"by":-1', b'"by":0'))
    _, fault = record.read(tmp_path / "a").replay(Drawing())
    assert fault is not None
    assert fault.line == 3


class Roller:
    """A bot that always rolls."""

    def choose(self, view: Table, asked: Turn, chance: Random) -> Take:  # noqa: ARG002
        return DIE


def test_bots_play_with_chance() -> None:
    game = Drawing()
    state = game.start(False)
    decisions = list(play_out(game, state, [Roller(), Roller()], Random(1)))
    assert question(state) is None
    assert [seat for seat, _ in decisions[:4]] == [0, CHANCE, 1, CHANCE]


def test_bots_sample_what_may_come_with_its_weight() -> None:
    state = Drawing().start(False)
    chance, bag = Random(1), Bag(0)
    drawn = [draw(bag, state, chance) for _ in range(600)]
    assert 350 < drawn.count(Drawn("black")) < 450
    state.bag[:] = ["white"]
    assert draw(bag, state, chance) == Drawn("white")


def test_looking_back_by_decision_passes_the_moments_in_which_chance_decides() -> None:
    session = a_session()
    session.submit(DIE)
    session.submit(CHIP)
    timeline = Timeline(session)
    timeline.follow()
    assert [moment.seat for moment in timeline.moments[:5]] == [0, CHANCE, 1, CHANCE, 0]
    assert [timeline.step(at, 1, "decision") for at in (0, 2, 4)] == [2, 4, 4]
    assert [timeline.step(at, -1, "decision") for at in (4, 2, 0)] == [2, 0, 0]
