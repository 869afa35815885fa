"""Old saved games open, and lead to the position that they led to when they were made."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from indonesia_qt.core.record import read
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia import actions
from indonesia_qt.games.indonesia.state import State

from . import boards
from .recordings import FOLDER, RECORDINGS, Recording, happened, position


def replayed(recording: Recording) -> Session[State]:
    """The game that a recording holds, played again with every check."""
    session, fault = read(recording.save).replay(recording.game)
    assert fault is None, fault
    return session


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_a_save_of_format_1_opens_and_leads_to_the_same_position(recording: Recording) -> None:
    assert read(recording.save).header.format == 1
    session = replayed(recording)
    assert position(session.state) == json.loads(recording.last_position.read_text(encoding="utf-8"))
    assert (session.question is None) == (recording.decisions > len(session.entries))


@pytest.mark.parametrize("recording", [r for r in RECORDINGS if r.log], ids=lambda recording: recording.name)
def test_the_same_things_happen(recording: Recording) -> None:
    assert recording.log
    assert happened(replayed(recording)) == recording.log.read_bytes().splitlines()


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_undo_and_redo_go_through_the_same_positions(recording: Recording) -> None:
    session = replayed(recording)
    end = position(session.state)
    decisions = len(session.entries)
    while session.can_undo:
        session.undo()
    assert position(session.state) == position(Session(session.game, session.setup).state)
    for _ in range(decisions):
        session.redo()
    assert position(session.state) == end


def test_every_kind_of_answer_and_of_line_is_recorded() -> None:
    answers: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for recording in RECORDINGS:
        for text in recording.save.read_text(encoding="utf-8").splitlines():
            line = json.loads(text)
            kinds[line["line"]] += 1
            answers.update([line["action"]["do"]] if "action" in line else [])
    assert set(answers) == {action.__name__ for action in actions.AnyAction.__args__}
    assert set(kinds) == {"game", "play", "undo", "redo", "result"}


def test_the_folder_holds_the_recordings_and_nothing_else() -> None:
    files = {file for r in RECORDINGS for file in (r.save, r.last_position, r.log)}
    assert {*FOLDER.iterdir()} == files - {None}


def test_a_save_of_format_2_tells_who_played_for_a_seat_at_last() -> None:
    """Lines about the seats change nothing of what was played."""
    file = FOLDER.parent / "format-2" / "real-4-handed.jsonl"
    record = read(file)
    session, fault = record.replay(boards.real())

    assert record.header.format == 2
    assert fault is None
    assert position(session.state) == json.loads(file.with_suffix(".state.json").read_text(encoding="utf-8"))
    assert [seat.player for seat in record.header.seats] == ["human", "greedy", "human", "greedy"]
    assert [seat.player for seat in record.seats()] == ["human", "greedy", "human", "random"]
