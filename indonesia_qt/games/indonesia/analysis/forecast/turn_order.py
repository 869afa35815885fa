"""Phase 2: where a bid for the order of play leads (R-BID)."""

from __future__ import annotations

from bisect import bisect_left

from msgspec import Struct

from indonesia_qt.games.indonesia.analysis.forecast.what_if import Trial
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.events import OrderDecided
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State


class OrderForecast(Struct, frozen=True):
    """The order of play if those who bid later bid nothing; the bidder's `place` in it from 0, and his `cash` then."""

    order: tuple[int, ...]
    place: int
    cash: int


def order_after(view: State, asked: PlaceBid, amount: int) -> OrderForecast:
    """What a bid of `amount` rupiah leads to."""
    trial = Trial(view)
    trial.play(Bid(amount), OrderDecided)
    cash = trial.state.players[asked.seat].cash
    while not (decided := trial.happened(OrderDecided)):
        trial.play(Bid(0), OrderDecided)
    order = decided[0].order
    return OrderForecast(order, order.index(asked.seat), cash)


def cheapest_bids(view: State, asked: PlaceBid) -> dict[int, int]:
    """For each place that the player can bid for, from the best on, the lowest bid that brings it, in rupiah.

    A higher bid never brings a worse place, so the lowest one is found by halving.
    """
    amounts = asked.amounts(view)
    best = order_after(view, asked, amounts[-1]).place
    worst = order_after(view, asked, amounts[0]).place

    def rise(amount: int) -> int:
        return -order_after(view, asked, amount).place

    places = {place: amounts[bisect_left(amounts, -place, key=rise)] for place in range(best, worst + 1)}
    return {place: amount for place, amount in places.items() if -rise(amount) == place}


def still_to_bid(view: State, asked: PlaceBid) -> list[int]:
    """The seats that bid after the player who is asked, in their order."""
    return view.order[view.order.index(asked.seat) + 1 :]
