# ruff: noqa: N802
"""Old saved games open, and lead to the position that they led to when they were made."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from indonesia_qt.core.record import FORMAT, read
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.game import FIRST_FORMAT_WITH_A_CHOICE, Indonesia
from indonesia_qt.games.indonesia.rules import actions
from indonesia_qt.games.indonesia.rules.events import BidderLeft, BidPlaced, BidRaised, MergerAnnounced
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, is_idle
from indonesia_qt.games.indonesia.rules.state import AuctionBid, OrderBid, State
from tests.games.indonesia.positions import of
from tests.games.indonesia.recordings import BOARDS, FOLDER, RECORDED, RECORDINGS, Recording, happened, position

OLD_SAVES = sorted(
    file.with_suffix("").with_suffix(".jsonl") for file in RECORDED.glob("*/*.state.json") if file.parent != FOLDER
)


def replayed(recording: Recording) -> Session[State]:
    """The game that a recording holds, played again with every check."""
    session, fault = read(recording.save).replay(recording.game)
    assert fault is None, fault
    return session


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_a_save_opens_and_leads_to_the_same_position(recording: Recording) -> None:
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


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_the_bids_that_a_position_knows_are_those_that_were_made(recording: Recording) -> None:
    session = replayed(recording)
    events = [event for entry in session.entries for event in entry.events]
    orders = [bid for bid in session.state.bids if isinstance(bid, OrderBid)]
    auctions = [bid for bid in session.state.bids if isinstance(bid, AuctionBid)]
    assert [(bid.seat, bid.amount, bid.strength) for bid in orders] == [
        (event.seat, event.amount, event.strength) for event in of(BidPlaced, events)
    ]
    assert [(bid.seat, bid.bid) for bid in auctions] == [
        (event.seat, None if isinstance(event, BidderLeft) else event.bid)
        for event in events
        if isinstance(event, MergerAnnounced | BidRaised) or (isinstance(event, BidderLeft) and event.reason is None)
    ]


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


def game_of(file: Path) -> Indonesia:
    """The game on the board after which a recording is named."""
    return BOARDS[file.name.split("-")[0]]()


@pytest.mark.parametrize("file", OLD_SAVES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_save_of_an_older_format_leads_to_the_same_position_by_the_older_rule(file: Path) -> None:
    """R-OPS-02: up to format 3 idle companies operate by themselves; the positions were written by those programs."""
    record = read(file)
    session, fault = record.replay(game_of(file))
    expected = json.loads(file.with_suffix(".state.json").read_text(encoding="utf-8"))
    if record.header.format < FIRST_FORMAT_WITH_A_CHOICE:
        expected["options"]["idle_companies"] = "automatic"
    log = file.with_suffix(".events.jsonl")

    assert fault is None
    assert position(session.state) == expected
    assert not log.exists() or happened(session) == log.read_bytes().splitlines()


def test_there_are_old_saves_of_each_format_and_all_are_of_the_format_of_their_folder() -> None:
    formats = {file: read(file).header.format for file in OLD_SAVES}
    assert set(formats.values()) == set(range(1, FORMAT))
    assert all(file.parent.name == f"format-{number}" for file, number in formats.items())


@pytest.mark.parametrize("file", [file for file in OLD_SAVES if "fee" in file.name or "ship" in file.name])
def test_R_OPS_02_what_was_saved_by_the_older_rule_is_no_game_by_the_present_one(file: Path) -> None:
    record = read(file)
    record.header = replace(record.header, format=FORMAT)
    session, fault = record.replay(game_of(file))

    assert fault is not None
    assert isinstance(session.question, ChooseCompany)
    left = [session.state.companies[action.company] for action in session.question.actions(session.state)]
    assert len(left) > 1
    assert all(is_idle(session.state, company) for company in left)


def test_a_save_of_format_2_tells_who_played_for_a_seat_at_last() -> None:
    """Lines about the seats change nothing of what was played."""
    record = read(RECORDED / "format-2" / "real-4-handed.jsonl")

    assert [seat.player for seat in record.header.seats] == ["human", "greedy", "human", "greedy"]
    assert [seat.player for seat in record.seats()] == ["human", "greedy", "human", "random"]
