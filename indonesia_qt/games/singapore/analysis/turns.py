"""Whose turn comes next, as far as the rules tell before it begins."""

from __future__ import annotations

from collections.abc import Iterator

from indonesia_qt.core.flow import CHANCE, Question, question
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.starting_round import StartingRound, starting_turns
from indonesia_qt.games.singapore.rules.state import State


def next_seat(view: State, acting: int | None) -> int | None:
    """Return the seat that decides after `acting`; None where only the next round shows it, or the game is over."""
    asked = question(view)
    # Within a decision a round may go on by itself.
    first = [asked.seat] if isinstance(asked, Question) and asked.seat != CHANCE else []
    return next((seat for seat in (*first, *_later(view)) if seat != acting), None)


def _later(s: State) -> Iterator[int]:
    """Yield the seats that are asked after the one who is asked, in this order."""
    order = s.seats_from(s.raffles)
    for frame in reversed(s.stack):
        match frame:
            case StartingRound(turn=turn):
                yield from (seat for seat, _ in starting_turns(s)[max(turn, 0) :])
                return
            case Round(stage="display" | "lots"):
                yield from order
            case Round(stage="turns", turn=turn):
                yield from order[turn:]
