"""What everybody may know of an auction: the companies, the bids so far, who is out, and what each would get or pay.

Nothing here rests on cash that is hidden: the same is true for all who look.
"""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.core.flow import question
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.forecast import merger_after
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Announce
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid, shares, why_no_raise
from indonesia_qt.games.indonesia.rules.state import Company, State


class Bidder(Struct, frozen=True):
    """A player in an auction: his last `bid` in rupiah, None before the first; whether he is out; whether he is asked.

    He is out as soon as everybody may know that he can't bid more. When the auction ends at its present price, he
    `pays` that if he leads, and `gets` his share of it, in rupiah.
    """

    seat: int
    bid: int | None
    is_out: bool
    is_asked: bool
    pays: int
    gets: int


class AuctionReport(Struct, frozen=True):
    """An auction that is open, or has just ended.

    `first` and `second` are the companies as they were before; they become one of a kind with so many units, after
    areas are removed from new siap faji, and deeds. `bidders` are in the order of bidding, from the announcer on;
    `bids` are all bids with their seats, in rupiah.
    """

    first: Company
    second: Company
    kind: Kind
    units: int
    deeds: int
    bidders: tuple[Bidder, ...]
    bids: tuple[tuple[int, int], ...]
    is_over: bool

    @property
    def leader(self) -> int:
        """The seat of the highest bidder."""
        return self.bids[-1][0]

    @property
    def price(self) -> int:
        """The highest bid, in rupiah."""
        return self.bids[-1][1]

    @property
    def places(self) -> tuple[str, ...]:
        """The areas where the goods or ships of both companies lie."""
        return (*self.first.places, *self.second.places)


def auction_at(session: Session[State], at: int) -> AuctionReport | None:
    """Return the auction that is open after `at` decisions, or that the last of them ended; else None."""
    began = _announced(session, at)
    if began is None:
        return None
    before = session.position(began)
    action = session.entries[began].action
    assert isinstance(action, Announce)
    events = [event for entry in session.entries[began:at] for event in entry.events]
    bids = tuple((event.seat, event.bid) for event in events if isinstance(event, ev.MergerAnnounced | ev.BidRaised))
    forecast = merger_after(before, action)
    position = session.position(at)
    asked = question(position)
    is_over = any(isinstance(event, ev.MergerDone) for event in events)
    out = {event.seat for event in events if isinstance(event, ev.BidderLeft)}
    leader, price = bids[-1]
    if isinstance(asked, RaiseBid):
        out |= {seat for seat in before.order if seat != leader and why_no_raise(position, seat, asked.auction)}
    paid = shares(before, action.first, action.second, price)
    last = dict(bids)
    turn = before.order.index(bids[0][0])

    def bidder(seat: int) -> Bidder:
        is_asked = not is_over and asked is not None and asked.seat == seat
        gets = sum(share for owner, share in paid if owner == seat)
        return Bidder(seat, last.get(seat), seat in out, is_asked, price if seat == leader else 0, gets)

    return AuctionReport(
        first=before.companies[action.first],
        second=before.companies[action.second],
        kind=forecast.company.kind,
        units=forecast.company.units - forecast.to_give_up,
        deeds=len(forecast.company.deeds),
        bidders=tuple(map(bidder, (*before.order[turn:], *before.order[:turn]))),
        bids=bids,
        is_over=is_over,
    )


def _announced(session: Session[State], at: int) -> int | None:
    """The number of the decision that announced the merger to which the last of `at` decisions belongs."""
    for made in range(at - 1, -1, -1):
        events = session.entries[made].events
        if not events or not isinstance(events[0], ev.MergerAnnounced | ev.BidRaised | ev.BidderLeft):
            return None
        if isinstance(events[0], ev.MergerAnnounced):
            return made
    return None
