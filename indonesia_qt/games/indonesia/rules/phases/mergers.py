"""Phase 3, Mergers (R-MER): players announce mergers, bid for the new companies, and create siap faji."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from indonesia_qt.core.flow import Action, Event, LazyActions, Pass, Process, Question, Reason, because, because_counted
from indonesia_qt.games.indonesia.rules.actions import Announce, GiveUp, Raise
from indonesia_qt.games.indonesia.rules.companies import MERGED_KIND, free_slots, parts, unit_value, zones
from indonesia_qt.games.indonesia.rules.constants import KIND_NAME
from indonesia_qt.games.indonesia.rules.events import (
    BidderLeft,
    BidRaised,
    GoodRemoved,
    MergerAnnounced,
    MergerDone,
    Passed,
    SiapFajiCreated,
    Skipped,
)
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import AuctionBid, Company, State

NO_MERGER = because("R-MER-02", "No merger is possible.")
NO_HOLDER = because("R-MER-05", "To bid, a player must own one of the two companies or have a free slot.")
FEWEST_DEEDS = 2
"""Of a company that came out of a merger (R-MER-03)."""

Pairs = tuple[tuple[str, str], ...]


class Mergers(Process[State], frozen=True):
    """Round after round each player may announce a merger; the phase ends when all pass in a row (R-MER-01)."""

    turn: int = 0
    passes: int = 0

    def resume(self, s: State, events: list[Event]) -> None:
        """Ask the next player, unless he can't announce anything."""
        players = len(s.order)
        if self.passes == players:
            s.merged.clear()
            s.stack.pop()
            return
        seat = s.order[self.turn]
        s.stack[-1] = Mergers((self.turn + 1) % players, self.passes + 1)
        reason = _why_no_research(s, seat, FEWEST_DEEDS)
        pairs = () if reason else mergeable(s, seat)
        reason = reason or why_no_announcement(s, seat, pairs)
        if reason is None:
            s.stack.append(AnnounceMerger(seat, pairs))
        else:
            events.append(Skipped(seat, reason))


class AnnounceMerger(Question[State], frozen=True):
    """Whether a player announces a merger, of which companies, and what he bids for the result.

    `mergeable` are the pairs of companies that the rules let him merge, whatever cash he has.
    """

    mergeable: Pairs

    answers = (Announce, Pass)

    def pairs(self, s: State) -> list[tuple[str, str]]:
        """Return the companies that the player can merge with the cash that he has."""
        return affordable(s, self.seat, self.mergeable)

    def bids(self, s: State, first: str, second: str) -> range:
        """Return the first bids that the player can make for two companies, in rupiah (R-MER-07)."""
        a, b = s.companies[first], s.companies[second]
        units = a.units + b.units
        return _multiples(units * unit_value(a, b), units, s.players[self.seat].cash)

    def actions(self, s: State) -> Sequence[Action]:
        """Return a pass, and each pair, in one of its two orders, with each bid."""
        blocks = [
            (bids, lambda bid, first=first, second=second: Announce(first, second, bid))
            for first, second in self.mergeable
            if (bids := self.bids(s, first, second))
        ]
        return LazyActions((range(1), lambda _: Pass()), *blocks)

    def check(self, s: State, action: Announce | Pass) -> Reason | None:
        """Refuse companies that don't merge and bids that aren't possible."""
        if isinstance(action, Pass):
            return None
        reason = why_no_merger(s, self.seat, action.first, action.second)
        if reason is not None or action.bid in self.bids(s, action.first, action.second):
            return reason
        units, nominal = _units(s, action.first, action.second), nominal_value(s, action.first, action.second)
        return _why_not_bid(action.bid, nominal, units, s.players[self.seat].cash)

    def apply(self, s: State, action: Announce | Pass, events: list[Event]) -> None:
        """Go on to the auction, or to the next player."""
        s.stack.pop()
        if isinstance(action, Pass):
            events.append(Passed(self.seat))
            return
        s.stack[-1] = Mergers(s.stack[-1].turn, 0)
        turn = s.order.index(self.seat) + 1
        s.stack.append(Auction(action.first, action.second, action.bid, self.seat, turn % len(s.order)))
        s.bids = (*s.bids, AuctionBid(s.year, self.seat, action.first, action.second, action.bid))
        events.append(MergerAnnounced(self.seat, action.first, action.second, action.bid))


class Auction(Process[State], frozen=True):
    """The bidding for the merger of two companies, round the table from the announcer on (R-MER-08)."""

    first: str
    second: str
    bid: int
    bidder: int
    turn: int
    gone: frozenset[int] = frozenset()

    def resume(self, s: State, events: list[Event]) -> None:
        """Ask the next player who is in the auction; end it when only the highest bidder is left."""
        if len(self.gone) == len(s.order) - 1:
            s.stack.pop()
            merge(s, self, events)
            return
        seat = s.order[self.turn]
        onward = self.next_turn(s)
        s.stack[-1] = onward
        if seat in self.gone or seat == self.bidder:
            return
        reason = why_no_raise(s, seat, self)
        if reason is None:
            s.stack.append(RaiseBid(seat, onward))
        else:
            s.stack[-1] = onward.without(seat)
            events.append(BidderLeft(seat, reason))

    def next_turn(self, s: State) -> Auction:
        """Return the auction when the next player is asked."""
        turn = (self.turn + 1) % len(s.order)
        return Auction(self.first, self.second, self.bid, self.bidder, turn, self.gone)

    def without(self, seat: int) -> Auction:
        """Return the auction when `seat` is out of it."""
        return Auction(self.first, self.second, self.bid, self.bidder, self.turn, self.gone | {seat})

    def raised(self, seat: int, bid: int) -> Auction:
        """Return the auction when `seat` has bid `bid` rupiah."""
        return Auction(self.first, self.second, bid, seat, self.turn, self.gone)


class RaiseBid(Question[State], frozen=True):
    """Whether a player outbids the highest bid."""

    auction: Auction

    answers = (Raise, Pass)

    def bids(self, s: State) -> range:
        """Return the bids that the player can make, in rupiah (R-MER-07)."""
        units = _units(s, self.auction.first, self.auction.second)
        return _multiples(self.auction.bid + units, units, s.players[self.seat].cash)

    def actions(self, s: State) -> Sequence[Action]:
        """Return a pass, and each bid."""
        return LazyActions((range(1), lambda _: Pass()), (self.bids(s), Raise))

    def check(self, s: State, action: Raise | Pass) -> Reason | None:
        """Refuse bids that aren't possible."""
        if isinstance(action, Pass) or action.bid in self.bids(s):
            return None
        units = _units(s, self.auction.first, self.auction.second)
        return _why_not_bid(action.bid, self.auction.bid + units, units, s.players[self.seat].cash)

    def apply(self, s: State, action: Raise | Pass, events: list[Event]) -> None:
        """Go on with the auction."""
        s.stack.pop()
        bid = None if isinstance(action, Pass) else action.bid
        s.bids = (*s.bids, AuctionBid(s.year, self.seat, self.auction.first, self.auction.second, bid))
        if isinstance(action, Pass):
            s.stack[-1] = self.auction.without(self.seat)
            events.append(BidderLeft(self.seat, None))
        else:
            s.stack[-1] = self.auction.raised(self.seat, action.bid)
            events.append(BidRaised(self.seat, action.bid))


class GiveUpAreas(Process[State], frozen=True):
    """The new owner of a siap faji company gives up `left` more of its areas (R-MER-20)."""

    company: str
    left: int

    def resume(self, s: State, events: list[Event]) -> None:
        """Ask for the next area; there is one, for a merged company has at least two areas and half of them stay."""
        company = s.companies[self.company]
        if self.left:
            s.stack.append(ChooseRemoval(company.owner, self.company, self.left))
        else:
            s.stack.pop()
            events.append(SiapFajiCreated(company.id, company.units))


class ChooseRemoval(Question[State], frozen=True):
    """Which area a new siap faji company gives up next; `left` are to go."""

    company: str
    left: int

    answers = (GiveUp,)

    def actions(self, s: State) -> Sequence[Action]:
        """Return each area that may go."""
        return [GiveUp(area) for area in removable(s, s.companies[self.company])]

    def check(self, s: State, action: GiveUp) -> Reason | None:
        """Refuse areas that are needed to hold a zone together, or lie inside."""
        return why_not_removable(s, s.companies[self.company], action.area)

    def apply(self, s: State, action: GiveUp, events: list[Event]) -> None:
        """Empty the area."""
        s.stack.pop()
        s.stack[-1] = GiveUpAreas(self.company, self.left - 1)
        _remove(s, s.companies[self.company], action.area, None, events)


def merge(s: State, auction: Auction, events: list[Event]) -> None:
    """Pay the former owners and join the two companies in the hands of the highest bidder (R-MER-09, R-MER-10)."""
    paid = shares(s, auction.first, auction.second, auction.bid)
    s.pay(auction.bidder, -auction.bid)
    for owner, share in paid:
        s.pay(owner, share)
    first, second = s.companies.pop(auction.first), s.companies.pop(auction.second)
    company = _join(first, second, auction.bidder)
    s.companies[company.id] = company
    for area in company.areas:
        s.fields[area] = company.id
    _hand_over(s, (first.id, second.id), company)
    s.merged.add(company.id)
    events.append(MergerDone(auction.bidder, auction.bid, first.id, second.id, company.id, paid))
    if first.kind != second.kind:
        _create_siap_faji(s, company, events)


def shares(s: State, first: str, second: str, bid: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the owners of two companies and the rupiah that each gets when they are merged for `bid` (R-MER-09)."""
    a, b = s.companies[first], s.companies[second]
    each = bid // (a.units + b.units) if a.units + b.units else 0
    return (a.owner, each * a.units), (b.owner, each * b.units)


def _join(first: Company, second: Company, owner: int) -> Company:
    kind = MERGED_KIND[first.kind, second.kind]
    deeds = tuple(sorted(first.deeds + second.deeds))
    ships = {
        sea: first.ships.get(sea, 0) + second.ships.get(sea, 0) for sea in dict.fromkeys((*first.ships, *second.ships))
    }
    return Company(deeds[0], kind, owner, deeds, first.areas + second.areas, ships)


def _hand_over(s: State, parts: tuple[str, str], company: Company) -> None:
    """Put the result in the first slot of its owner that held one of its parts, or in a free one."""
    for seat, player in enumerate(s.players):
        if seat == company.owner:
            slots = [company.id if id in parts else id for id in player.companies]
            player.companies[:] = dict.fromkeys([*slots, company.id])
        else:
            player.companies[:] = [id for id in player.companies if id not in parts]


def _create_siap_faji(s: State, company: Company, events: list[Event]) -> None:
    left = to_give_up(company.units)
    if s.options.siap_faji_contact == "remove":
        reason = because("R-MER-22", "It touches another siap faji company.")
        for area in in_contact(s, company):
            _remove(s, company, area, reason, events)
            left -= 1
    s.stack.append(GiveUpAreas(company.id, max(0, left)))


def _remove(s: State, company: Company, area: str, reason: Reason | None, events: list[Event]) -> None:
    company.areas.remove(area)
    del s.fields[area]
    events.append(GoodRemoved(company.id, area, reason))


def mergeable(s: State, seat: int) -> Pairs:
    """Return the pairs of companies that the rules let a player merge, whatever cash he has: see `why_no_merger`."""
    most, has_slot = s.players[seat].mergers, free_slots(s, seat) > 0
    small = [company for company in s.companies.values() if len(company.deeds) < most and company.id not in s.merged]
    return tuple(
        [
            (a.id, b.id)
            for a, b in combinations(small, 2)
            if (a.kind == b.kind or (s.era > 0 and (a.kind, b.kind) in MERGED_KIND))
            and len(a.deeds) + len(b.deeds) <= most
            and (has_slot or seat in (a.owner, b.owner))
        ]
    )


def affordable(s: State, seat: int, pairs: Pairs) -> list[tuple[str, str]]:
    """Return those of the pairs for which a player has the cash (R-MER-05)."""
    cash = s.players[seat].cash
    return [pair for pair in pairs if nominal_value(s, *pair) <= cash]


def why_no_announcement(s: State, seat: int, pairs: Pairs) -> Reason | None:
    """Return why a player who could merge these pairs of companies isn't asked for a merger; None when he is.

    With hidden money a lack of cash alone is no reason, because it would betray his money (R-MER-08).
    """
    if not pairs:
        return NO_MERGER
    if s.money_is_open and not affordable(s, seat, pairs):
        return because(
            "R-MER-05",
            "There isn’t enough cash for any merger: only {cash}\u00a0Rp is left.",
            cash=s.players[seat].cash,
        )
    return None


def why_no_merger(s: State, seat: int, first: str, second: str) -> Reason | None:
    """Return why a player can't announce the merger of two companies, whatever cash he has; None when he can."""
    for id in (first, second):
        if id not in s.companies:
            return because("R-MER-02", "{company} isn’t in play.", company=s.scenario.name.get(id, id))
    a, b = s.companies[first], s.companies[second]
    return (
        _why_not_now(s, a, b) or _why_no_research(s, seat, len(a.deeds) + len(b.deeds)) or _why_not_hold(s, seat, a, b)
    )


def _why_not_now(s: State, a: Company, b: Company) -> Reason | None:
    for company in (a, b):
        if company.id in s.merged:
            return because("R-MER-04", "{company} has already merged this year.", company=s.scenario.name[company.id])
    if a.id == b.id:
        return because("R-MER-02", "Choose two different companies.")
    if (a.kind, b.kind) not in MERGED_KIND:
        return because("R-MER-02", "You can’t merge {a} with {b}.", a=KIND_NAME[a.kind], b=KIND_NAME[b.kind])
    if a.kind != b.kind and s.era == 0:
        return because("R-MER-02", "Rice and spice can only merge into siap faji from era B onward.")
    return None


def _why_no_research(s: State, seat: int, deeds: int) -> Reason | None:
    step = s.players[seat].mergers
    return None if step >= deeds else _needs_research(deeds, step)


@lru_cache(maxsize=100)
def _needs_research(deeds: int, step: int) -> Reason:
    return because_counted(
        "R-MER-03",
        deeds,
        "A merger of {n} deed needs Mergers {n}; the Mergers track is at {step}.",
        "A merger of {n} deeds needs Mergers {n}; the Mergers track is at {step}.",
        step=step,
    )


def _why_not_hold(s: State, seat: int, a: Company, b: Company) -> Reason | None:
    return None if seat in (a.owner, b.owner) or free_slots(s, seat) > 0 else NO_HOLDER


def why_no_raise(s: State, seat: int, auction: Auction) -> Reason | None:
    """Return why a player is out of an auction without being asked; None when he is asked (R-MER-08)."""
    first, second = s.companies[auction.first], s.companies[auction.second]
    units = first.units + second.units
    if units == 0:
        return because("R-MER-12", "These companies have nothing on the board, so the bid can’t be raised.")
    if s.money_is_open and s.players[seat].cash < auction.bid + units:
        return because(
            "R-MER-07", "There isn’t enough cash for the next bid of {bid}\u00a0Rp.", bid=auction.bid + units
        )
    return _why_not_hold(s, seat, first, second)


def nominal_value(s: State, first: str, second: str) -> int:
    """Return the rupiah that a merger costs at least (R-MER-06)."""
    return _units(s, first, second) * unit_value(s.companies[first], s.companies[second])


def _units(s: State, first: str, second: str) -> int:
    return s.companies[first].units + s.companies[second].units


def _multiples(lowest: int, units: int, cash: int) -> range:
    """Bids from `lowest` up in steps of `units`; with no units only the first of 0 is possible (R-MER-12)."""
    if units == 0:
        return range(1) if cash >= 0 else range(0)
    return range(lowest, cash + 1, units)


def _why_not_bid(bid: int, lowest: int, units: int, cash: int) -> Reason:
    if units == 0:
        return because("R-MER-12", "These companies have nothing on the board, so the only possible bid is 0\u00a0Rp.")
    if bid > cash:
        return because(
            "R-MER-07", "You only have {cash}\u00a0Rp in cash, so you can’t bid {bid}\u00a0Rp.", bid=bid, cash=cash
        )
    if bid < lowest:
        return because("R-MER-07", "Bid at least {lowest}\u00a0Rp.", lowest=lowest)
    return because(
        "R-MER-07",
        "Bid {lowest}\u00a0Rp or more, in steps of {units}\u00a0Rp (1\u00a0Rp per unit).",
        lowest=lowest,
        units=units,
    )


def to_give_up(units: int) -> int:
    """Return how many of its areas a new siap faji company gives up: half, rounded up (R-MER-20).

    >>> to_give_up(5)
    3
    """
    return (units + 1) // 2


def in_contact(s: State, company: Company) -> list[str]:
    """Return the company's areas that touch an area of another siap faji company (R-MER-22)."""
    neighbours = s.scenario.land_neighbours
    others = {
        area
        for other in s.companies.values()
        if other.kind == "siap_faji" and other is not company
        for area in other.areas
    }
    return [area for area in company.areas if not others.isdisjoint(neighbours[area])]


def removable(s: State, company: Company) -> list[str]:
    """Return the areas that may be given up next, in a fixed order (R-MER-21).

    On a board where every area at the border holds parts together, which takes an area inside another one, those inside
    may go too: there is always a choice.
    """
    whole, touches = _not_dividing(s, company), s.scenario.land_neighbours
    border = [
        area
        for area in whole
        if s.scenario.seas_at[area] or any(s.fields.get(near) != company.id for near in touches[area])
    ]
    return border or whole


def why_not_removable(s: State, company: Company, area: str) -> Reason | None:
    """Return why an area can't be given up now; None when it can (R-MER-21)."""
    if area in removable(s, company):
        return None
    names = {"area": s.scenario.name.get(area, area), "company": s.scenario.name[company.id]}
    if area not in company.areas:
        return because("R-MER-21", "{area} doesn’t belong to {company}.", **names)
    if area not in _not_dividing(s, company):
        return because("R-MER-21", "Removing {area} would split a zone of {company}.", **names)
    return because("R-MER-21", "{area} is inside {company}. Only areas on the edge can be removed.", **names)


def _not_dividing(s: State, company: Company) -> list[str]:
    """The company's areas without which no zone of it would fall apart."""
    loose = frozenset[str]().union(*[_loose(s.scenario, zone.areas) for zone in zones(s, company)])
    return [area for area in company.areas if area in loose]


@lru_cache(maxsize=4096)
def _loose(scenario: Scenario, zone: tuple[str, ...]) -> frozenset[str]:
    """The areas of a zone without which the others still hang together; remembered, because bots ask often."""
    neighbours = scenario.land_neighbours
    return frozenset(area for area in zone if len(parts([other for other in zone if other != area], neighbours)) < 2)
