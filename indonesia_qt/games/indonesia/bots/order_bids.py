"""Bids for the order of play: a round in which each player bids once, thought through to its end."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, partial
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, FEWEST_DEEDS, MOST_LIQUID, Weights, standing
from indonesia_qt.games.indonesia.bots.foresight import Foresight
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.turn_order import TurnOrder, new_order
from indonesia_qt.games.indonesia.rules.state import AuctionBid, OrderBid, State

PARTS = 0.02, 0.06, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.55, 0.7, 0.85, 1.0
"""A bid may be just high enough to come before one of these parts of the cash of a player who bids later."""


MOST_RESERVE = 1_000
"""Rupiah of cash beyond which more doesn't help in auctions."""


class Mood(NamedTuple):
    """How those who bid later may bid: who replies to bids values a place `taste` times as much as the weights say.

    Others bid a `part` of their cash.
    """

    taste: float
    part: float


MOODS = Mood(0.4, 0.04), Mood(1.0, 0.1), Mood(1.0, 0.2), Mood(2.0, 0.3)
"""One as likely as another; all are in the same mood."""


class Bids(NamedTuple):
    """The bids of a round in the order of play: their strengths, and the amounts still to be paid, in rupiah."""

    strengths: tuple[int, ...]
    amounts: tuple[int, ...]


Ends = list[tuple[tuple[int, ...], list[float]]]
"""The strengths of all bids of a round, and what each seat may expect then, by some taste for places."""


def replies_to_bids(bids: Iterable[OrderBid | AuctionBid], seat: int) -> bool | None:
    """Return whether a seat mostly made bids for the order of play that come just before another's; None if unknown."""
    topped = others = 0
    for _, round_of_bids in groupby((bid for bid in bids if isinstance(bid, OrderBid)), key=lambda bid: bid.year):
        made: list[int] = []
        for bid in round_of_bids:
            if bid.seat == seat and bid.amount and any(made):
                step = bid.strength // bid.amount
                if any(strength < bid.strength <= strength + step for strength in made):
                    topped += 1
                else:
                    others += 1
            made.append(bid.strength)
    return topped >= others if topped + others else None


class OrderRound:
    """The rest of a round of bids in position `s`, where it is somebody's turn to bid.

    What a player has then hangs only on the order that comes of the bids and on the cash that he has left: that is
    what makes it possible to think of all replies.
    """

    def __init__(self, s: State, w: Weights) -> None:
        frame = s.stack[-2]
        assert isinstance(frame, TurnOrder)
        self.s, self.w, self.made = s, w, frame.strengths
        self.seat, *self.later = s.order[len(self.made) :]
        years = years_to_come(s, w.pace)
        weights = dict(zip(FEATURES, w.at(years), strict=True))
        self._cash_weight, self._place_weight = years * weights["liquid"], weights["tempo"]
        self._cash = [max(0, player.cash) for player in s.players]
        merging = [seat for seat, player in enumerate(s.players) if player.mergers >= FEWEST_DEEDS]
        self._reserve_weights = [
            years * (w.attack * (seat in merging) + w.defence * any(other != seat for other in merging))
            for seat in range(len(s.players))
        ]
        """What a rupiah counts more that a seat keeps for auctions."""
        self._factors = [BID_FACTOR[player.bid - 1] for player in s.players]
        self._habits = {seat: replies_to_bids(s.bids, seat) for seat in self.later}
        self._bidding = list(enumerate(s.order))[len(self.made) :]
        """The place and the seat of everybody who hasn't bid yet."""
        self._cost = cache(self._cost_of)
        self._by_taste = cache(self._places_by)
        self._foresight = Foresight(s, w.pace)
        self._worth: dict[tuple[int, ...], list[float]] = {}

    def amounts(self) -> list[int]:
        """Return the bids that are worth a thought: nothing, and the least that come before others' bids."""
        likely = {round(part * self._cash[seat]) * self._factors[seat] for seat in self.later for part in PARTS}
        factor = self._factors[self.seat]
        # Of equal bids that of the player who was earlier in the order comes first (R-BID-04).
        enough = {-(-strength // factor) for strength in likely}
        return sorted({*self._least(self.seat, self.made), *(n for n in enough if n <= self._cash[self.seat])})

    def ends(self, amount: int) -> list[Bids]:
        """Return the ways in which the round may end after a bid, each as likely as another.

        Those who bid later reply to bids or don't look at them, as they did before; of those who haven't shown it all
        do or none.
        """
        strengths = (*self.made, amount * self._factors[self.seat])
        if not self.later:
            return [self._bids(strengths)]
        guesses = (True, False) if None in self._habits.values() else (True,)
        found = []
        for guess in guesses:
            replying = [seat for seat, habit in self._habits.items() if (guess if habit is None else habit)]
            # Without the taste where nobody replies, and without the part where all do.
            moods = [
                Mood(mood.taste if replying else 1.0, mood.part if len(replying) < len(self.later) else 0.0)
                for mood in MOODS
            ]
            ends = {}
            for part in {mood.part for mood in moods}:
                tastes = list({mood.taste for mood in moods if mood.part == part})
                for taste, (end, _) in zip(tastes, self._rest(strengths, part, tastes, replying), strict=True):
                    ends[Mood(taste, part)] = self._bids(end)
            found += [ends[mood] for mood in moods]
        return found

    def values(self, amount: int) -> list[float]:
        """Return the final money that each seat may expect after a bid."""
        values = [self._values(end.strengths)[1] for end in self.ends(amount)]
        return [fmean(row) for row in zip(*values, strict=True)]

    def after(self, bids: Bids) -> State:
        """Return the position when the round has ended so."""
        after = self.s.copy()
        after.order[:] = new_order(self.s.order, bids.strengths)
        del after.stack[-2:]
        for seat, amount in zip(self.s.order, bids.amounts, strict=True):
            after.players[seat].cash -= amount
            after.players[seat].bank += amount
        return after

    def _rest(
        self, strengths: tuple[int, ...], part: float, tastes: Sequence[float], replying: Collection[int]
    ) -> Ends:
        """The end by each of some tastes, when those `replying` take what is best for them, knowing what follows.

        Others bid a `part` of their cash.
        """
        if len(strengths) == len(self.s.order):
            order, values = self._values(strengths)
            return [(strengths, self._to_taste(taste, order, values)) for taste in tastes]
        seat = self.s.order[len(strengths)]
        factor = self._factors[seat]
        if seat not in replying:
            return self._rest((*strengths, round(part * self._cash[seat]) * factor), part, tastes, replying)
        ways = [self._rest((*strengths, n * factor), part, tastes, replying) for n in self._least(seat, strengths)]
        if len(ways) == 1:
            return ways[0]
        return [max(ends, key=lambda end: standing(end[1], seat, self.w)) for ends in zip(*ways, strict=True)]

    def _least(self, seat: int, strengths: tuple[int, ...]) -> list[int]:
        """Nothing, and the lowest bids that come before each that was made."""
        factor, cash = self._factors[seat], self._cash[seat]
        above = {strength // factor + 1 for strength in strengths}
        return sorted({0, *[amount for amount in above if amount <= cash]})

    def _bids(self, strengths: tuple[int, ...]) -> Bids:
        """The bids of a whole round."""
        amounts = [strengths[place] // self._factors[seat] for place, seat in self._bidding]
        return Bids(strengths, (*(0,) * len(self.made), *amounts))

    def _values(self, strengths: tuple[int, ...]) -> tuple[tuple[int, ...], list[float]]:
        """The order of play when the round ends so, and what each seat may expect then."""
        order = tuple(new_order(self.s.order, strengths))
        if order not in self._worth:
            found, _ = self._foresight.after(order, partial(self.after, Bids(strengths, (0,) * len(order))))
            self._worth[order] = found.worth(self.w)
        values = self._worth[order].copy()
        for place, seat in self._bidding:
            values[seat] -= self._cost(seat, strengths[place])
        return order, values

    def _to_taste(self, taste: float, order: tuple[int, ...], values: list[float]) -> list[float]:
        """What each seat may expect if places are worth `taste` times as much as usual."""
        if taste == 1:
            return values
        found = values.copy()
        for seat, more in zip(order, self._by_taste(taste), strict=True):
            found[seat] -= more
        return found

    def _places_by(self, taste: float) -> list[float]:
        """What each place in the order counts more by a taste."""
        return [(taste - 1) * self._place_weight * place for place in range(len(self.s.order))]

    def _cost_of(self, seat: int, strength: int) -> float:
        """What a bid costs the one who makes it, beside its amount, because he has less cash then."""
        cash = self._cash[seat]
        left = cash - strength // self._factors[seat]
        liquid = min(MOST_LIQUID, cash) - min(MOST_LIQUID, left)
        reserve = min(MOST_RESERVE, cash) - min(MOST_RESERVE, left)
        return self._cash_weight * liquid + self._reserve_weights[seat] * reserve
