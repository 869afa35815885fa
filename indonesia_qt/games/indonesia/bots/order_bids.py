"""Bids for the order of play: a round in which each player bids once, thought through to its end."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, MOST_LIQUID, Weights, standing, worth
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.phases.turn_order import TurnOrder, new_order
from indonesia_qt.games.indonesia.rules.state import AuctionBid, OrderBid, State

PARTS = 0.02, 0.06, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.55, 0.7, 0.85, 1.0
"""A bid may be just high enough to come before one of these parts of the cash of a player who bids later."""


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
        self.seat = s.order[len(self.made)]
        years = years_to_come(s, w.pace)
        weights = dict(zip(FEATURES, w.at(years), strict=True))
        self._cash_weight, self._place_weight = years * weights["liquid"], weights["tempo"]
        self._cash = [player.cash for player in s.players]
        self._factors = [BID_FACTOR[player.bid - 1] for player in s.players]
        self._worth: dict[tuple[int, ...], list[float]] = {}

    def amounts(self) -> list[int]:
        """Return the bids that are worth a thought: nothing, and the least that come before others' bids."""
        later = self.s.order[len(self.made) + 1 :]
        likely = {round(part * self._cash[seat]) * self._factors[seat] for seat in later for part in PARTS}
        factor = self._factors[self.seat]
        # Of equal bids that of the player who was earlier in the order comes first (R-BID-04).
        enough = {-(-strength // factor) for strength in likely}
        return sorted({*self._least(self.seat, self.made), *(n for n in enough if n <= self._cash[self.seat])})

    def ends(self, amount: int) -> list[Bids]:
        """Return the ways in which the round may end after a bid, each as likely as another.

        Those who bid later reply to bids or don't look at them, as they did before; of those who haven't shown it all
        do or none.
        """
        bids = self._bid(Bids(self.made, (0,) * len(self.made)), amount)
        later = self.s.order[len(bids.strengths) :]
        if not later:
            return [bids]
        habits = {seat: replies_to_bids(self.s.bids, seat) for seat in later}
        guesses = (True, False) if None in habits.values() else (True,)
        return [
            self._rest(bids, mood, [seat for seat, habit in habits.items() if (guess if habit is None else habit)])
            for guess in guesses
            for mood in MOODS
        ]

    def values(self, amount: int) -> list[float]:
        """Return the final money that each seat may expect after a bid."""
        return [fmean(row) for row in zip(*map(self._value, self.ends(amount)), strict=True)]

    def after(self, bids: Bids) -> State:
        """Return the position when the round has ended so."""
        after = self.s.copy()
        after.order[:] = new_order(self.s.order, bids.strengths)
        del after.stack[-2:]
        for seat, amount in zip(self.s.order, bids.amounts, strict=True):
            after.players[seat].cash -= amount
            after.players[seat].bank += amount
        return after

    def _rest(self, bids: Bids, mood: Mood, replying: Collection[int]) -> Bids:
        """All bids, when each of those `replying` takes what is best for him, knowing what follows."""
        if len(bids.strengths) == len(self.s.order):
            return bids
        seat = self.s.order[len(bids.strengths)]
        if seat not in replying:
            return self._rest(self._bid(bids, round(mood.part * self._cash[seat])), mood, replying)
        ends = [self._rest(self._bid(bids, least), mood, replying) for least in self._least(seat, bids.strengths)]
        return max(ends, key=lambda end: standing(self._value(end, mood.taste), seat, self.w))

    def _bid(self, bids: Bids, amount: int) -> Bids:
        seat = self.s.order[len(bids.strengths)]
        return Bids((*bids.strengths, amount * self._factors[seat]), (*bids.amounts, amount))

    def _least(self, seat: int, strengths: tuple[int, ...]) -> list[int]:
        """Nothing, and the lowest bids that come before each that was made."""
        above = {strength // self._factors[seat] + 1 for strength in strengths}
        return sorted({0, *(amount for amount in above if amount <= self._cash[seat])})

    def _value(self, bids: Bids, taste: float = 1.0) -> list[float]:
        """What each seat may expect when the round ends so, if places are worth `taste` times as much as usual."""
        order = tuple(new_order(self.s.order, bids.strengths))
        if order not in self._worth:
            self._worth[order] = worth(self.after(Bids(bids.strengths, (0,) * len(order))), self.w)
        values = self._worth[order].copy()
        for seat, amount in zip(self.s.order, bids.amounts, strict=True):
            cash = self._cash[seat]
            values[seat] -= self._cash_weight * (min(MOST_LIQUID, cash) - min(MOST_LIQUID, cash - amount))
        if taste != 1:
            for place, seat in enumerate(order):
                values[seat] -= (taste - 1) * self._place_weight * place
        return values
