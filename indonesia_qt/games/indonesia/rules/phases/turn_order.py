"""Phase 2, Bid for Turn Order (R-BID): each player bids once, openly, and the bids decide the new order of play."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Event, LazyActions, Process, Question, Reason, because
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.constants import BID_FACTOR
from indonesia_qt.games.indonesia.rules.events import BidPlaced, OrderDecided, Skipped
from indonesia_qt.games.indonesia.rules.state import OrderBid, State


class TurnOrder(Process[State], frozen=True):
    """The round of bids; `strengths` are those of the bids made so far, in the order of play."""

    strengths: tuple[int, ...] = ()

    def resume(self, s: State, events: list[Event]) -> None:
        """Ask the next player for his bid, or order the players when all have bid."""
        if len(self.strengths) == len(s.order):
            s.order[:] = new_order(s.order, self.strengths)
            s.stack.pop()
            events.append(OrderDecided(tuple(s.order)))
            return
        seat = s.order[len(self.strengths)]
        if s.money_is_open and s.players[seat].cash <= 0:
            events.append(Skipped(seat, because("R-BID-01", "There’s no cash left to bid.")))
            s.stack[-1] = TurnOrder((*self.strengths, 0))
        else:
            s.stack.append(PlaceBid(seat))


class PlaceBid(Question[State], frozen=True):
    """How much cash a player bids for the order of play; it goes to his bank."""

    answers = (Bid,)

    def amounts(self, s: State) -> range:
        """Return the bids that the player can make, in rupiah (R-BID-01)."""
        return range(max(0, s.players[self.seat].cash) + 1)

    def actions(self, s: State) -> Sequence[Action]:
        """Return a bid for each amount."""
        return LazyActions((self.amounts(s), Bid))

    def check(self, s: State, action: Bid) -> Reason | None:
        """Refuse what the player doesn't hold."""
        if action.amount in self.amounts(s):
            return None
        most = self.amounts(s)[-1]
        return because("R-BID-01", "Bid between 0 and {cash}\u00a0Rp, the cash you have.", cash=most)

    def apply(self, s: State, action: Bid, events: list[Event]) -> None:
        """Move the bid to the bank (R-BID-02) and go on to the next player."""
        s.stack.pop()
        round_of_bids = s.stack[-1]
        s.pay(self.seat, -action.amount, bank=action.amount)
        strength = action.amount * BID_FACTOR[s.players[self.seat].bid - 1]
        s.stack[-1] = TurnOrder((*round_of_bids.strengths, strength))
        s.bids = (*s.bids, OrderBid(s.year, self.seat, action.amount, strength))
        events.append(BidPlaced(self.seat, action.amount, strength))


def new_order(order: Sequence[int], strengths: Sequence[int]) -> list[int]:
    """Return the seats of `order` by the strength of their bids; equal ones stay in the order they were in (R-BID-04).

    >>> new_order([2, 0, 1], strengths=[5, 0, 5])
    [2, 1, 0]
    """
    places = sorted(range(len(order)), key=strengths.__getitem__, reverse=True)  # equal ones stay in order nevertheless
    return [order[place] for place in places]
