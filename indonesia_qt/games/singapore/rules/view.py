"""What a seat may know (S-SEC-01)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from indonesia_qt.core.flow import Question
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.constants import NOTHING
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn


def view(s: State, seat: int | None) -> State:
    """Return the state as `seat` may see it; None for what everybody may see.

    With hidden holdings others' money and goods count from 0 and they are `secret`. When the game is over nothing is
    hidden. The view shares its board with `s`: look at it, and copy it to try things.
    """
    return view_of(s, () if seat is None else (seat,))


def view_of(s: State, seats: Collection[int]) -> State:
    """Return the state as players see it who share their secrets."""
    if not s.stack or not hides_holdings(s):
        return replace(s)
    return replace(
        s,
        players=[
            player if n in seats else replace(player, money=0, goods=NOTHING, secret=True)
            for n, player in enumerate(s.players)
        ],
    )


def hides_holdings(s: State) -> bool:
    """Return whether players may not see others' money and goods."""
    return s.options.holdings == "hidden"


def needs_secrets(s: State, asked: Question[Any]) -> bool:
    """Return whether what a player can answer depends on money or goods that others may not see."""
    return hides_holdings(s) and (isinstance(asked, PlayTurn) or (isinstance(asked, ChooseTile) and asked.last))
