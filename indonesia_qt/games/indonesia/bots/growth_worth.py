"""What the growth of a city brings everybody: an estimate that a player can follow, made without playing on."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from indonesia_qt.games.indonesia.bots.trade import trade
from indonesia_qt.games.indonesia.rules.actions import Grow
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.state import State


class GrowthWorth(Struct, frozen=True):
    """By how much a year on the board as it is would be better with the city grown, for each seat.

    `sold` are the goods that its companies sell more, by kind, `earned` rupiah with the fees for its ships; less than 0
    if it is worse off.
    """

    sold: tuple[dict[Kind, int], ...]
    earned: tuple[int, ...]

    def rating(self, seat: int) -> tuple[int, int]:
        """How good it is for a seat: what it earns more, and of equals the one that brings rivals least."""
        return self.earned[seat], -sum(self.earned)


def growth_worth(view: State, action: Grow) -> GrowthWorth:
    """Return what the growth of one city is worth; only what everybody may know decides."""
    grown = view.copy()
    grown.cities[action.area] += 1
    now, then = trade(view), trade(grown)
    sold = [Counter[Kind]() for _ in view.players]
    for company in view.companies.values():
        sold[company.owner][company.kind] += then.sold.get(company.id, 0) - now.sold.get(company.id, 0)
    more = tuple(dict(+goods) for goods in sold)
    return GrowthWorth(more, tuple(b - a for a, b in zip(now.earned, then.earned, strict=True)))
