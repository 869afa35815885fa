"""What a merger is worth to each player, up to which bid he would go, and how an auction would end."""

from __future__ import annotations

from typing import NamedTuple

from tests.opponents.first_expert.engine import (
    Auction,
    ChooseRemoval,
    State,
    free_slots,
    merge,
    nominal_value,
    question,
    settle,
    step,
)
from tests.opponents.first_expert.evaluate import Weights, standing, worth


class Outcome(NamedTuple):
    """Who gets a merged company, for how many rupiah, and the final money that each seat may expect then."""

    winner: int
    price: int
    values: list[float]


class Prospect:
    """The merger of two companies as each player sees it who could hold the result.

    `limits` are the bids at which a player would as soon let the strongest of the others have it.
    """

    def __init__(self, s: State, first: str, second: str, w: Weights) -> None:
        self.s, self.w = s, w
        a, b = s.companies[first], s.companies[second]
        self.owners, self.pair = (a.owner, b.owner), (first, second)
        self.units = a.units + b.units
        self.nominal = nominal_value(s, first, second)
        self._shares = [
            sum(part.units for part in (a, b) if part.owner == seat) / (self.units or 1)
            for seat in range(len(s.players))
        ]
        holders = [n for n in s.order if n in self.owners or free_slots(s, n) > 0]
        self._worth = {seat: worth(_joined(s, first, second, seat, self.nominal), w) for seat in holders}
        self.limits = {seat: self._limit(seat) for seat in holders}

    def values(self, winner: int, price: float) -> list[float]:
        """The final money of each seat when `winner` pays `price`."""
        more = price - self.nominal
        return [
            value + more * (self._shares[seat] - (seat == winner)) for seat, value in enumerate(self._worth[winner])
        ]

    def gain(self, seat: int, winner: int, price: float) -> float:
        """How `seat` stands when `winner` pays `price`."""
        return standing(self.values(winner, price), seat, self.w)

    def limit_against(self, seat: int, rival: int) -> float:
        """The bid at which `seat` would as soon let `rival` have the company for it."""
        base = self.gain(seat, seat, self.nominal) - self.gain(seat, rival, self.nominal)
        return self.nominal + base / (1 + self.w.rival / max(1, len(self.s.players) - 1))

    def _limit(self, seat: int) -> float:
        others = [other for other in self._worth if other != seat]
        if not others:
            return float(self.nominal)
        strongest = max(others, key=lambda other: self._worth[other][other])
        return self.limit_against(seat, strongest)

    def outcome(self, announcer: int) -> Outcome:
        """How the auction would end if everybody went up to his limit, as far as his cash goes."""
        cash = {seat: self.s.players[seat].cash for seat in self.limits}
        ready = {
            seat: min(limit, cash[seat]) if seat != announcer else max(self.nominal, min(limit, cash[seat]))
            for seat, limit in self.limits.items()
            if seat == announcer or min(limit, cash[seat]) >= self.nominal + self.units
        }
        ranked = sorted(ready, key=lambda seat: -ready[seat])
        price = self.nominal
        if len(ranked) > 1 and self.units:
            price += int(max(0.0, ready[ranked[1]] - self.nominal) // self.units) * self.units
            if ranked[0] != announcer:
                price = max(price, self.nominal + self.units)
        return Outcome(ranked[0], price, self.values(ranked[0], price))


def _joined(s: State, first: str, second: str, winner: int, bid: int) -> State:
    """The position after a merger; areas that siap faji gives up go in the order in which they are listed."""
    after = s.copy()
    merge(after, Auction(first, second, bid, winner, 0), [])
    settle_merger(after)
    return after


def settle_merger(after: State) -> None:
    """Give up the areas of a new siap faji company, if there is one."""
    settle(after, [])
    while isinstance(asked := question(after), ChooseRemoval):
        step(after, asked.actions(after)[-1], [])
