"""What a production company can sell: zones, ships and cities as a network, and the plan that sells the most.

A plan is a tuple of `Deliver` actions, one for each good.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import islice, pairwise, product
from typing import NamedTuple

from indonesia_qt.core.flow import Reason, because
from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.companies import Zone, harbours, zones
from indonesia_qt.games.indonesia.rules.constants import KIND_NAME
from indonesia_qt.games.indonesia.rules.maxflow import ENDLESS, NOWHERE, SINK, SOURCE, FlowNetwork
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Company, State

FOREIGN = 1000
"""What another player's ship costs beside the 1 that every ship costs: more than all ships of a plan together."""

Plan = tuple[Deliver, ...]
REMEMBERED = 4096
"""How many plans are remembered: positions that bots think about are often alike in what a company can sell."""


class Left(NamedTuple):
    """What a market of the company of `owner` has left, as a value: see `Market`; lines come with owner and room."""

    scenario: Scenario
    owner: int
    zones: tuple[Zone, ...]
    goods: tuple[int, ...]
    lines: tuple[tuple[str, int, tuple[tuple[str, int], ...]], ...]
    demand: tuple[tuple[str, int], ...]


class Market:
    """What is left for one operating company after the deliveries `done`, which the cities have received already.

    `zones` are its production zones and `goods` what each can still sell. `room` is how many goods the ships of a line
    in a sea can still carry (R-OPS-23); `demand` is how many each city still buys (R-OPS-20).

    >>> from indonesia_qt.games.indonesia.rules.state import Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> s = game.start(game.new_setup(Options(), players=2, seed=1))
    >>> rice = Company("a-bali-rice", "rice", 0, ("a-bali-rice",), areas=["bali-1", "bali-2"])
    >>> line = Company("a-jawa-timur-shipping", "shipping", 1, ("a-jawa-timur-shipping",), ships={"bali-sea": 1})
    >>> s.companies.update({rice.id: rice, line.id: line})
    >>> s.cities["nusa-tenggara-barat-1"] = 2
    >>> market = Market(s, rice)
    >>> market.goods, market.room, market.demand
    ([2], {'a-jawa-timur-shipping': {'bali-sea': 1}}, {'nusa-tenggara-barat-1': 2})
    >>> [(delivery.route, delivery.city) for delivery in market.best_plan()]
    [(('bali-sea',), 'nusa-tenggara-barat-1')]
    """

    def __init__(self, s: State, company: Company, done: Sequence[Deliver] = ()) -> None:
        self.s, self.company = s, company
        self.zones = zones(s, company)
        self.goods = [len(zone.areas) for zone in self.zones]
        self.lines = dict(sorted([(id, line) for id, line in s.companies.items() if line.ships]))
        self.room = {
            id: {sea: ships * s.players[line.owner].hull for sea, ships in line.ships.items()}
            for id, line in self.lines.items()
        }
        received, kind = s.received, company.kind
        self.demand = {city: size - received.get((city, kind), 0) for city, size in s.cities.items()}
        for delivery in done:
            self._load(delivery)

    def take(self, delivery: Deliver) -> None:
        """Use up what `delivery` needs."""
        self._load(delivery)
        self.demand[delivery.city] -= 1

    def _load(self, delivery: Deliver) -> None:
        self.goods[self.zone_at(delivery.origin)] -= 1
        for sea in delivery.route:
            self.room[delivery.line][sea] -= 1

    def zone_at(self, area: str) -> int:
        """Return the index of the zone that holds `area`."""
        return next(n for n, zone in enumerate(self.zones) if area in zone.areas)

    def ways(self) -> list[tuple[int, str, str]]:
        """Return each zone (its index) that has goods, with each line and each city that buys."""
        zones = [zone for zone, goods in enumerate(self.goods) if goods]
        cities = [city for city, demand in self.demand.items() if demand]
        return list(product(zones, self.lines, cities))

    def best_plan(self) -> Plan:
        """Return the plan that sells the most, and of these the one that is always chosen (R-OPS-24).

        It pays the least to other players, then uses the fewest ships, then is the first in the order in which zones,
        lines, seas and cities are listed.
        """
        return _best_plan(self.left())

    def left(self) -> Left:
        """Return all that plans depend on."""
        lines = [(id, line.owner, tuple(self.room[id].items())) for id, line in self.lines.items()]
        return Left(
            self.s.scenario,
            self.company.owner,
            self.zones,
            tuple(self.goods),
            tuple(lines),
            tuple(self.demand.items()),
        )

    def routes(self, zone: int, line: str, city: str) -> Iterator[tuple[str, ...]]:
        """Yield the routes from the zone to the city that use no ship needlessly, the shortest first.

        A route that could be cut short, because two of its seas that don't follow each other are adjacent, or because
        it touches the zone or the city on its way, needs all ships of the shorter one and more; so if any route of this
        line can be part of a plan, one of these can.
        """
        room, near = self.room[line], self.s.scenario.sea_neighbours
        begins = [sea for sea in self.zones[zone].harbours if room.get(sea)]
        if not begins:
            return
        ends = {sea for sea in self.s.scenario.seas_at[city] if room.get(sea)}
        waiting: list[tuple[str, ...]] = [(sea,) for sea in begins] if ends else []
        for route in waiting:
            last = route[-1]
            if last in ends:
                yield route
                continue
            behind = set(route[:-1])
            waiting += [
                (*route, sea)
                for sea in near[last]
                if room.get(sea) and sea not in begins and sea not in behind and behind.isdisjoint(near[sea])
            ]

    def first_routes(self, zone: int, line: str) -> dict[str, tuple[str, ...]]:
        """Return the first of the `routes` from a zone by a line to each city that has any."""
        room, near = self.room[line], self.s.scenario.sea_neighbours
        cities_at = _cities_at_seas(self.s.scenario, tuple(self.demand))
        found: dict[str, tuple[str, ...]] = {}
        reached: dict[str, tuple[str, ...]] = {sea: (sea,) for sea in self.zones[zone].harbours if room.get(sea)}
        waiting = list(reached)
        for sea in waiting:
            route = reached[sea]
            for city in cities_at.get(sea, ()):
                if city not in found and self.demand[city]:
                    found[city] = route
            for other in near[sea]:
                if other not in reached and room.get(other):
                    reached[other] = (*route, other)
                    waiting.append(other)
        return found

    def refusal(self, delivery: Deliver) -> Reason | None:
        """Return why `delivery` is impossible now, whatever becomes of the rest (R-OPS-20 to R-OPS-23, R-OPS-25)."""
        return self._refuse_goods(delivery) or self._refuse_route(delivery)

    def _refuse_goods(self, delivery: Deliver) -> Reason | None:
        name = self.s.scenario.name
        if delivery.origin not in self.company.areas:
            return because(
                "R-OPS-21",
                "{company} has no goods in {area}.",
                area=name.get(delivery.origin, delivery.origin),
                company=name[self.company.id],
            )
        if self.goods[self.zone_at(delivery.origin)] < 1:
            return because("R-OPS-21", "The zone at {area} has already sold all its goods.", area=name[delivery.origin])
        if delivery.city not in self.demand:
            return because("R-OPS-21", "There’s no city in {area}.", area=name.get(delivery.city, delivery.city))
        if self.demand[delivery.city] < 1:
            return because(
                "R-OPS-20",
                "The city in {area} can’t buy any more {good} this year.",
                area=name[delivery.city],
                good=KIND_NAME[self.company.kind],
            )
        if delivery.line not in self.lines:
            return because("R-OPS-21", "{line} isn’t a shipping company.", line=name.get(delivery.line, delivery.line))
        return None

    def _refuse_route(self, delivery: Deliver) -> Reason | None:
        name, near = self.s.scenario.name, self.s.scenario.sea_neighbours
        room, route = self.room[delivery.line], delivery.route
        if not route or len(set(route)) < len(route):
            return because("R-OPS-25", "A route needs at least one sea area and can’t use the same one twice.")
        for sea in route:
            if not room.get(sea):
                return because(
                    "R-OPS-23",
                    "{line} has no ship with room left in the {sea}.",
                    line=name[delivery.line],
                    sea=name.get(sea, sea),
                )
        for a, b in pairwise(route):
            if b not in near[a]:
                return because("R-OPS-21", "The {a} and the {b} aren’t adjacent.", a=name[a], b=name[b])
        if route[0] not in self.zones[self.zone_at(delivery.origin)].harbours:
            return because(
                "R-OPS-21",
                "The {sea} doesn’t touch the zone at {area}.",
                sea=name[route[0]],
                area=name[delivery.origin],
            )
        if route[-1] not in self.s.scenario.seas_at[delivery.city]:
            return because(
                "R-OPS-21", "The {sea} doesn’t touch the city in {area}.", sea=name[route[-1]], area=name[delivery.city]
            )
        return None


def can_sell(s: State, company: Company, shipper: int | None = None) -> bool:
    """Return whether a company that has sold nothing yet can sell a good: whether ships lead from its areas to a buyer.

    With a `shipper` only the ships of that seat count.
    """
    near, cities_at = s.scenario.sea_neighbours, _cities_at_seas(s.scenario, tuple(s.cities))
    begins = harbours(s, company)
    for line in s.companies.values():
        if shipper is not None and line.owner != shipper:
            continue
        waiting = [sea for sea in line.ships if sea in begins]
        for sea in waiting:
            for city in cities_at.get(sea, ()):
                if s.cities[city] > s.received.get((city, company.kind), 0):
                    return True
            waiting += [other for other in near[sea] if other in line.ships and other not in waiting]
    return False


@lru_cache(maxsize=256)
def _cities_at_seas(scenario: Scenario, cities: tuple[str, ...]) -> dict[str, list[str]]:
    """The cities at each sea that has any, in the order of the map; remembered, because they stay for a whole era."""
    found: dict[str, list[str]] = {}
    for sea, lands in scenario.lands_at.items():
        if here := [land for land in lands if land in cities]:
            found[sea] = here
    return found


class WhatIf:
    """Finds which deliveries can be part of a largest plan, if `plan` is one for what the market has left (R-OPS-24).

    A delivery fits when a largest flow through the market's network can be changed so that a good goes its way and no
    less is sold, which one search through the rest of the network finds out for each arc of it.
    """

    def __init__(self, market: Market, plan: Plan) -> None:
        self.market, self.plan = market, plan

    @cached_property
    def _routing(self) -> Routing:
        return largest_flow(self.market.left())

    def fits(self, delivery: Deliver) -> bool:
        """Return whether the rest of a largest plan can still be sold after a delivery that is possible in itself."""
        if len(self.plan) == 1 or delivery in self.plan:
            return True
        return self._routing.net.can_lead(self._routing.way(delivery))

    def deliveries(self, zone: int, line: str, city: str) -> Iterator[Deliver]:
        """Yield the deliveries that fit from a zone (its index) by a line to a city, the shortest route first."""
        origin = self.market.zones[zone].areas[0]
        found = (Deliver(origin, line, route, city) for route in self.market.routes(zone, line, city))
        return filter(self.fits, found)

    def first_deliveries(self) -> Iterator[Deliver]:
        """Yield the first of the `deliveries` from each zone by each line to each city, where there are any."""
        market = self.market
        for zone, line in product([n for n, goods in enumerate(market.goods) if goods], market.lines):
            origin, routes = market.zones[zone].areas[0], market.first_routes(zone, line)
            for city in filter(routes.__contains__, market.demand):
                first = Deliver(origin, line, routes[city], city)
                if self.fits(first):
                    yield first
                else:
                    yield from islice(self.deliveries(zone, line, city), 1)


@lru_cache(maxsize=REMEMBERED)
def _best_plan(left: Left) -> Plan:
    return largest_flow(left).plan()


@lru_cache(maxsize=4)
def largest_flow(left: Left) -> Routing:
    """Return the network with the largest flow of least cost, which nobody may change.

    It is remembered, because what else fits is asked just afterwards.
    """
    routing = Routing(left)
    routing.net.fill(min(sum(left.goods), sum([routing.demand[city] for city in routing.town_nodes])))
    return routing


class Routing:
    """The network of a market: from the source to the zones, over ships, which are two nodes each, to the cities."""

    def __init__(self, left: Left) -> None:
        self.left, self.demand = left, dict(left.demand)
        self.cities_at = _cities_at_seas(left.scenario, tuple(self.demand))
        self.net = FlowNetwork()
        self.ships: dict[int, tuple[str, str]] = {}
        """The line and the sea of the ships that a node leads out of; the node before it leads to them."""
        self.decks: dict[str, dict[str, int]] = {}
        """Of each line the nodes that lead to its ships in a sea."""
        self.towns: dict[int, str] = {}
        self.town_nodes: dict[str, int] = {}
        self.zones = [self.net.node() for _ in left.zones]
        for node, goods in zip(self.zones, left.goods, strict=True):
            self.net.arc(SOURCE, node, goods)
        for line, owner, room in left.lines:
            self.add_line(line, dict(room), 1 if owner == left.owner else 1 + FOREIGN)

    def add_line(self, line: str, room: dict[str, int], cost: int) -> None:
        """Add those ships of a line, each at a `cost`, that goods can reach."""
        arc, near, cities_at = self.net.arc, self.left.scenario.sea_neighbours, self.cities_at
        decks = self.decks[line] = dict[str, int]()
        leading = [(tail, zone.harbours) for tail, zone in zip(self.zones, self.left.zones, strict=True)]
        for tail, seas in leading:
            for sea in seas:
                if sea in decks:
                    arc(tail, decks[sea], ENDLESS)
                elif room.get(sea):
                    out = self.net.gate(room[sea], cost)
                    decks[sea] = out - 1
                    arc(tail, out - 1, ENDLESS)
                    self.ships[out] = line, sea
                    if sea in cities_at:
                        self.add_towns(sea, out)
                    leading.append((out, near[sea]))

    def add_towns(self, sea: str, tail: int) -> None:
        """Lead from the ships in `sea` to the cities that lie at it and still buy."""
        net, demand, towns = self.net, self.demand, self.town_nodes
        for city in self.cities_at[sea]:
            if demand[city]:
                if city not in towns:
                    node = towns[city] = net.node()
                    self.towns[node] = city
                    net.arc(node, SINK, demand[city])
                net.arc(tail, towns[city], ENDLESS)

    def way(self, delivery: Deliver) -> list[tuple[int, int, int]]:
        """Return the arcs that a good takes."""
        zone = next(
            node for node, zone in zip(self.zones, self.left.zones, strict=True) if delivery.origin in zone.areas
        )
        nodes = [SOURCE, zone]
        for sea in delivery.route:
            deck = self.decks[delivery.line][sea]
            nodes += (deck, deck + 1)
        nodes += (self.town_nodes[delivery.city], SINK)
        return [self.net.find(tail, head) for tail, head in pairwise(nodes)]

    def plan(self) -> Plan:
        """Return the flow taken apart into a delivery for each good."""
        flow, plan = self.net.having(self.net.left.copy()), []
        for zone, node in zip(self.left.zones, self.zones, strict=True):
            while (entry := flow.draw(node)) != NOWHERE:
                plan.append(self.delivery(zone.areas[0], entry, flow))
        return tuple(plan)

    def delivery(self, origin: str, entry: int, flow: FlowNetwork) -> Deliver:
        """Take the way of one good, from the first ship on, out of a flow."""
        route: list[str] = []
        line, node = "", entry
        while node not in self.towns:
            node = flow.draw(node)
            line, sea = self.ships[node]
            route.append(sea)
            node = flow.draw(node)
        return Deliver(origin, line, tuple(route), self.towns[node])
