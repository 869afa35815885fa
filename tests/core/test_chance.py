"""Chance in play: drawn by the seed, kept in the save, and passed by undo only where it isn't final."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from indonesia_qt.core import record
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import CHANCE, IllegalAction, draw, question
from indonesia_qt.core.record import FORMAT, JournalFile, Seat, header
from indonesia_qt.core.session import Session
from indonesia_qt.core.timeline import Timeline
from tests.core.drawing import Bag, Die, Drawing, Drawn, Rolled, Table, Take, Turn

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


def change_roll(file: Path, number: int) -> None:
    """Let the die show another face in a line, counted from 1."""
    found = file.read_bytes().splitlines()
    eyes = msgspec.json.decode(found[number - 1])["action"]["eyes"]
    found[number - 1] = found[number - 1].replace(b'"eyes":%d' % eyes, b'"eyes":%d' % (eyes % 6 + 1))
    file.write_bytes(b"\n".join(found) + b"\n")


def change_format(file: Path, number: int) -> None:
    file.write_bytes(file.read_bytes().replace(b'"format":%d' % FORMAT, b'"format":%d' % number))


def place_of_fault(file: Path) -> int:
    """The line whose outcome the seed doesn't give; the game is played up to there, and goes on as the seed has it."""
    session, fault = record.read(file).replay(Drawing())
    assert fault is not None
    assert fault.reason == "The random seed 5 doesn’t produce this outcome of chance."
    assert not isinstance(session.question, Die | Bag)
    return fault.line


@pytest.mark.parametrize("save_format", [4, FORMAT])
def test_an_outcome_that_the_seed_does_not_give_is_a_fault_of_its_line(tmp_path: Path, save_format: int) -> None:
    played(tmp_path / "a", DIE, DIE, DIE)
    change_format(tmp_path / "a", save_format)
    assert record.read(tmp_path / "a").replay(Drawing())[1] is None
    change_roll(tmp_path / "a", 5)
    assert place_of_fault(tmp_path / "a") == 5


def test_so_it_is_after_undo_in_what_was_left_and_in_what_was_played_instead(tmp_path: Path) -> None:
    session = played(tmp_path / "a", DIE, DIE, practice=True)
    session.undo()
    session.undo()
    session.submit(CHIP)
    session.undo()
    session.submit(DIE)
    session.submit(CHIP)
    whole = (tmp_path / "a").read_bytes()
    rolls = [number for number, line in enumerate(whole.splitlines(), start=1) if b'"eyes"' in line]
    assert len(rolls) == 3
    for number in rolls:
        (tmp_path / "a").write_bytes(whole)
        change_roll(tmp_path / "a", number)
        assert place_of_fault(tmp_path / "a") == number
    (tmp_path / "a").write_bytes(whole)
    assert record.read(tmp_path / "a").replay(Drawing())[1] is None


def test_outcomes_have_an_order(tmp_path: Path) -> None:
    """Two rolls that change places are both other ones than the seed gives."""
    played(tmp_path / "a", *[DIE] * 5)
    lines = (tmp_path / "a").read_bytes().splitlines(keepends=True)
    rolls = range(2, len(lines), 2)
    first = next(number for number in rolls if lines[number] != lines[number + 2])
    lines[first], lines[first + 2] = lines[first + 2], lines[first]
    (tmp_path / "a").write_bytes(b"".join(lines))
    assert place_of_fault(tmp_path / "a") == first + 1


def test_an_outcome_that_is_left_out_can_not_be_taken_back(tmp_path: Path) -> None:
    """Undo doesn't pass what the bag decided, although its line is cut out."""
    played(tmp_path / "a", CHIP)
    lines = (tmp_path / "a").read_bytes().splitlines(keepends=True)
    (tmp_path / "a").write_bytes(b"".join([*lines[:2], b'{"line":"undo"}\n']))
    session, fault = record.read(tmp_path / "a").replay(Drawing())
    assert fault is not None
    assert fault.line == 3
    assert len(session.entries) == 2


def test_games_without_a_window_are_saved_with_the_outcomes_of_their_seed(tmp_path: Path) -> None:
    saved_by_bots(tmp_path / "a", seed=5)
    assert record.read(tmp_path / "a").replay(Drawing())[1] is None


def test_bots_without_a_window_had_other_outcomes_up_to_format_4(tmp_path: Path) -> None:
    """They aren't compared in a game that was saved when it was over; what was played after that is."""
    saved_by_bots(tmp_path / "a", seed=None)
    assert place_of_fault(tmp_path / "a") == 3
    change_format(tmp_path / "a", 4)
    session, fault = record.read(tmp_path / "a").replay(Drawing())
    assert fault is None
    assert session.question is None
    whole = (tmp_path / "a").read_bytes()
    (tmp_path / "a").write_bytes(whole.replace(b'"roller"', b'"human"', 1))
    assert place_of_fault(tmp_path / "a") == 3
    (tmp_path / "a").write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert place_of_fault(tmp_path / "a") == 3

    session.journal = journal = JournalFile(tmp_path / "b")
    (tmp_path / "b").write_bytes(whole)
    journal.resume()
    session.undo()
    session.submit(CHIP)
    session.undo()
    session.submit(DIE)
    assert record.read(tmp_path / "b").replay(Drawing())[1] is None
    number = (tmp_path / "b").read_bytes().rindex(b'"eyes"')
    change_roll(tmp_path / "b", (tmp_path / "b").read_bytes().count(b"\n", 0, number) + 1)
    assert place_of_fault(tmp_path / "b") > whole.count(b"\n")


def saved_by_bots(file: Path, seed: int | None) -> None:
    """Save a game of two bots that was played without a window, with outcomes of `seed` or none."""
    game, seats = Drawing(), (Seat("Ada", 0, "roller"), Seat("Ben", 1, "roller"))
    state = game.start(True)
    decisions = list(play_out(game, state, [Roller(), Roller()], Random(2), seed=seed))
    JournalFile(file).write(header(game, seats, 5, True), decisions, tuple(game.scores(state)))


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
