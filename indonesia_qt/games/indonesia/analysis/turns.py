"""Whose turn comes next, as far as the board and what is open to all tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from indonesia_qt.core.flow import Question, question
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.phases.acquisitions import Acquisitions
from indonesia_qt.games.indonesia.rules.phases.mergers import (
    Auction,
    Mergers,
    mergeable,
    why_no_announcement,
    why_no_raise,
)
from indonesia_qt.games.indonesia.rules.phases.new_era import PlaceCities
from indonesia_qt.games.indonesia.rules.phases.operations import Rounds
from indonesia_qt.games.indonesia.rules.phases.research import ResearchRound, can_research
from indonesia_qt.games.indonesia.rules.phases.turn_order import TurnOrder
from indonesia_qt.games.indonesia.rules.state import State


def next_seat(view: State, acting: int | None) -> int | None:
    """Return the seat that decides after `acting` in this phase; None where no other does.

    Somebody may be skipped nevertheless for cash that is hidden.
    """
    asked = question(view)
    first = [asked.seat] if isinstance(asked, Question) else []  # within a decision a phase may go on by itself
    return next((seat for seat in (*first, *_later(view)) if seat != acting), None)


def _later(s: State) -> Iterator[int]:
    """Yield the seats that are asked after the one who is asked, in this order."""
    order = s.order
    for frame in reversed(s.stack):
        match frame:
            case PlaceCities(turn=turn):
                yield from (seat for seat in _from(order, turn % len(order)) if s.players[seat].cards[s.era])
            case TurnOrder(strengths=strengths):
                cannot = {seat for seat in order if s.money_is_open and s.players[seat].cash <= 0}
                yield from (seat for seat in order[len(strengths) + 1 :] if seat not in cannot)
            case Auction():
                still_in = set(order) - frame.gone - {frame.bidder}
                yield from (
                    seat for seat in _from(order, frame.turn) if seat in still_in and not why_no_raise(s, seat, frame)
                )
            case Mergers(turn=turn):
                yield from (seat for seat in _from(order, turn) if not why_no_announcement(s, seat, mergeable(s, seat)))
            case Acquisitions(turn=turn, gone=gone):
                yield from (seat for seat in _from(order, turn) if seat not in gone and free_slots(s, seat) > 0)
            case ResearchRound(turn=turn):
                yield from (seat for seat in order[turn:] if can_research(s, seat))
            case Rounds(turn=turn):
                yield from (seat for seat in _from(order, turn) if not s.operated.issuperset(s.players[seat].companies))
            case _:
                continue
        return


def _from(order: Sequence[int], turn: int) -> Sequence[int]:
    """The seats round the table from a place in the order of play on."""
    return [*order[turn:], *order[:turn]]
