"""All legal answers to a question, by the words of the rules; no engine code is asked.

What comes to the same counts once: a merger with its companies named in one order or the other, and sales of one zone
by one line to one city.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations
from typing import Any

import networkx as nx

from indonesia_qt.core.flow import Action, Question, question
from indonesia_qt.games.indonesia.rules.actions import (
    Announce,
    Bid,
    Deliver,
    DeliverRest,
    Expand,
    GiveUp,
    Grow,
    Operate,
    Pass,
    PlaceCity,
    PlaceShip,
    Raise,
    Research,
    StartProduction,
    StartShipping,
)
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Company, State
from tests.games.indonesia import naive
from tests.games.indonesia.exhaustive import Exhaustive, Left, Sale


def key(s: State, action: Action) -> Hashable:
    """What comes to the same as an answer."""
    if isinstance(action, Announce):
        return frozenset((action.first, action.second)), action.bid
    if isinstance(action, Deliver):
        holder = next((company for company in s.companies.values() if action.origin in company.areas), None)
        zone = nx.node_connected_component(naive.land(s).subgraph(holder.areas), action.origin) if holder else ()
        return frozenset(zone), action.line, action.city
    return action


def answers(s: State) -> set[Hashable]:
    """All that may be answered to the open question, each by its `key`."""
    asked = question(s)
    return set(_ANSWERS[type(asked)](s, asked))


def cities(s: State, asked: ChooseSite) -> Iterator[Hashable]:
    """R-ERA-05."""
    built = {s.scenario.province_of[city] for city in s.cities}
    planted = {area for company in s.companies.values() for area in company.areas}
    for card in s.players[asked.seat].cards[s.era]:
        for area, province in s.scenario.province_of.items():
            free = area not in planted and province not in built and s.stones[0] > 0
            if province in s.scenario.cards[card].provinces and s.scenario.seas_at[area] and free:
                yield PlaceCity(card, area)


def bids(s: State, asked: PlaceBid) -> Iterator[Hashable]:
    """R-BID-01."""
    yield Bid(0)
    yield from map(Bid, range(1, s.players[asked.seat].cash + 1))


def units(company: Company) -> int:
    """Goods and ships on the board (R-MER-06)."""
    return len(company.areas) + sum(company.ships.values())


def nominal(a: Company, b: Company) -> int:
    """R-MER-06."""
    return (units(a) + units(b)) * (naive.UNIT_VALUES[a.kind] if a.kind == b.kind else 25)


def may_hold(s: State, seat: int, a: Company, b: Company) -> bool:
    """R-MER-05."""
    player = s.players[seat]
    return seat in (a.owner, b.owner) or player.slots > len(player.companies)


def mergers(s: State, seat: int, merged: set[str]) -> list[tuple[Company, Company]]:
    """The pairs of companies that a player may merge, had he the cash (R-MER-02 to R-MER-05).

    `merged` came out of mergers in this phase.
    """
    return [
        (a, b)
        for a, b in combinations(s.companies.values(), 2)
        if (a.kind == b.kind or ({a.kind, b.kind} == {"rice", "spice"} and s.era > 0))
        and 2 <= len(a.deeds) + len(b.deeds) <= s.players[seat].mergers
        and not {a.id, b.id} & merged
        and may_hold(s, seat, a, b)
    ]


def announcements(s: State, asked: AnnounceMerger) -> Iterator[Hashable]:
    """R-MER-07, R-MER-12."""
    yield Pass()
    cash = s.players[asked.seat].cash
    for a, b in mergers(s, asked.seat, s.merged):
        count = units(a) + units(b)
        amounts = range(nominal(a, b), cash + 1, count) if count else range(1 if cash >= 0 else 0)
        yield from ((frozenset((a.id, b.id)), bid) for bid in amounts)


def raises(s: State, asked: RaiseBid) -> Iterator[Hashable]:
    """R-MER-07."""
    yield Pass()
    a, b = s.companies[asked.auction.first], s.companies[asked.auction.second]
    amount = asked.auction.bid + units(a) + units(b)
    while amount <= s.players[asked.seat].cash:
        yield Raise(amount)
        amount += units(a) + units(b)


def removals(s: State, asked: ChooseRemoval) -> Iterator[Hashable]:
    """R-MER-21."""
    yield from map(GiveUp, naive.may_be_given_up(s, set(s.companies[asked.company].areas)))


def starts(s: State, asked: ChooseDeed) -> Iterator[Hashable]:  # noqa: ARG001
    """R-ACQ-01, R-ACQ-03, R-ACQ-04."""
    yield Pass()
    scenario = s.scenario
    for id in s.deeds:
        deed = scenario.deeds[id]
        lands = [area for area, province in scenario.province_of.items() if province == deed.province]
        if deed.kind == "shipping":
            yield from (StartShipping(id, sea) for sea in {sea for area in lands for sea in scenario.seas_at[area]})
        else:
            newcomer = Company(id, deed.kind, 0, (id,))
            yield from (StartProduction(id, area) for area in lands if naive.may_expand(s, newcomer, area))


def research(s: State, asked: ChooseResearch) -> Iterator[Hashable]:
    """R-RND-01, R-RND-02."""
    if s.options.research_pass == "allowed":
        yield Pass()
    for seat, player in enumerate(s.players):
        for track in TRACKS:
            if getattr(player, track) < 5 and (seat == asked.seat or track == "hull"):
                yield Research(track, seat)


def operators(s: State, asked: ChooseCompany) -> Iterator[Hashable]:
    """R-OPS-01."""
    yield from (Operate(c.id) for c in s.companies.values() if c.owner == asked.seat and c.id not in s.operated)


def ships(s: State, asked: FloatShips) -> Iterator[Hashable]:
    """R-OPS-11."""
    yield Pass()
    fleet = set(s.companies[asked.company].ships)
    for sea, near in s.scenario.sea_neighbours.items():
        if sea in fleet or fleet & set(near):
            yield PlaceShip(sea)


def remaining(search: Exhaustive, asked: DeliverGoods) -> Left:
    """What is left of goods and ships after the sales made by hand; the cities have those already."""
    left = dict(search.all)
    for sale in asked.done:
        zone = next(n for n, zone in enumerate(search.zones) if sale.origin in zone)
        left["zone", str(zone)] -= 1
        for sea in sale.route:
            left["ship", sale.line, sea] -= 1
    return tuple(left.items())


def legal_sales(s: State, asked: DeliverGoods) -> tuple[Exhaustive, list[Sale]]:
    """R-OPS-20 to R-OPS-25, by trying everything."""
    search = Exhaustive(s, s.companies[asked.company])
    return search, search.legal(remaining(search, asked))


def sales(s: State, asked: DeliverGoods) -> Iterator[Hashable]:
    """Each zone, line and city that can be used together."""
    yield DeliverRest()
    search, legal = legal_sales(s, asked)
    yield from ((frozenset(search.zones[sale.zone]), sale.line, sale.city) for sale in legal)


def expansions(s: State, asked: ChooseExpansion) -> Iterator[Hashable]:
    """R-OPS-30 to R-OPS-33."""
    company, player = s.companies[asked.company], s.players[asked.seat]
    means = max(0, player.cash) + max(0, player.earnings)
    if not asked.free:
        yield Pass()
    if asked.free or means >= naive.PRICES[company.kind]:
        for area, near in s.scenario.land_neighbours.items():
            if set(near) & set(company.areas) and naive.may_expand(s, company, area):
                yield Expand(area)


def growth(s: State, asked: ChooseGrowth) -> Iterator[Hashable]:
    """R-CIT-01, R-CIT-03."""
    yield from map(Grow, naive.ready(s, asked.size))


_ANSWERS: dict[type[Question[Any] | None], Callable[[State, Any], Iterator[Hashable]]] = {
    ChooseSite: cities,
    PlaceBid: bids,
    AnnounceMerger: announcements,
    RaiseBid: raises,
    ChooseRemoval: removals,
    ChooseDeed: starts,
    ChooseResearch: research,
    ChooseCompany: operators,
    FloatShips: ships,
    DeliverGoods: sales,
    ChooseExpansion: expansions,
    ChooseGrowth: growth,
}
