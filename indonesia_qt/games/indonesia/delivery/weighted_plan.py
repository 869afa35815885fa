"""A market as a network in which ships, lines and cities have prices of one's own, and what the plan costs least."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.maxflow import ENDLESS, NOWHERE, SINK, SOURCE, FlowNetwork
from indonesia_qt.games.indonesia.rules.shipping import Market, Plan


class Prices(NamedTuple):
    """What a good costs on each ship of a line, once for a line that carries it, and in a city that gets it.

    A ship costs 1 at least, and the dearest way through a network less than `ENDLESS`.
    """

    ship: Mapping[str, int] = {}
    line: Mapping[str, int] = {}
    city: Mapping[str, int] = {}


class PlanNetwork:
    """The network: from the source to the zones, by a line's ships to the cities, and to the sink.

    `ships` and `towns` have the node that leads out of the ships of a line in a sea, and out of a city; the node
    before it leads in.
    """

    def __init__(self, market: Market, prices: Prices | None = None) -> None:
        self.market, self.net = market, FlowNetwork()
        self.prices = prices or Prices()
        self.ships: dict[tuple[str, str], int] = {}
        self.towns: dict[str, int] = {}
        self.entries: dict[tuple[int, str], int] = {}
        """The node that leads the goods of a zone to a line; the node before it leads to it."""
        self.zones = [self.net.node() for _ in market.zones]
        for node, goods in zip(self.zones, market.goods, strict=True):
            self.net.arc(SOURCE, node, goods)
        for city, demand in market.demand.items():
            self.towns[city] = self.net.gate(demand, self.prices.city.get(city, 0))
            self.net.arc(self.towns[city], SINK, ENDLESS)
        for line in market.lines:
            self._add_line(line)

    def _add_line(self, line: str) -> None:
        market, net, scenario = self.market, self.net, self.market.s.scenario
        cost = self.prices.ship.get(line, 1)
        for sea, room in market.room[line].items():
            self.ships[line, sea] = net.gate(room, cost)
        for n, zone in enumerate(market.zones):
            entry = self.entries[n, line] = net.gate(ENDLESS, self.prices.line.get(line, 0))
            net.arc(self.zones[n], entry - 1, ENDLESS)
            for sea in zone.harbours:
                if sea in market.room[line]:
                    net.arc(entry, self.ships[line, sea] - 1, ENDLESS)
        for sea in market.room[line]:
            out = self.ships[line, sea]
            for city in market.demand:
                if sea in scenario.seas_at[city]:
                    net.arc(out, self.towns[city] - 1, ENDLESS)
            for near in scenario.sea_neighbours[sea]:
                if near in market.room[line]:
                    net.arc(out, self.ships[line, near] - 1, ENDLESS)

    def lay(self, plan: Plan) -> None:
        """Send the goods of a plan their ways."""
        for delivery in plan:
            zone = self.market.zone_at(delivery.origin)
            outs = [self.entries[zone, delivery.line]]
            outs += [self.ships[delivery.line, sea] for sea in delivery.route]
            outs.append(self.towns[delivery.city])
            nodes = [SOURCE, self.zones[zone], *(node for out in outs for node in (out - 1, out)), SINK]
            self.net.push(self.net.find(tail, head) for tail, head in pairwise(nodes))

    def cheapest_plan(self) -> Plan:
        """The plan that sells the most, and of these the one that costs least, in a fixed order of equals."""
        market = self.market
        self.net.fill(min(sum(market.goods), sum(market.demand.values())))
        seas = {out: place for place, out in self.ships.items()}
        cities = {out: city for city, out in self.towns.items()}
        plan = []
        for zone, node in zip(market.zones, self.zones, strict=True):
            while (entry := self.net.draw(node)) != NOWHERE:
                plan.append(self._take_way(zone.areas[0], entry, seas, cities))
        return tuple(plan)

    def _take_way(
        self, origin: str, entry: int, seas: Mapping[int, tuple[str, str]], cities: Mapping[int, str]
    ) -> Deliver:
        """Take the way of one good, from its line on, out of the flow."""
        route: list[str] = []
        line, node = "", self.net.draw(entry)
        while True:
            out = self.net.draw(self.net.draw(node))
            if out in cities:
                return Deliver(origin, line, tuple(route), cities[out])
            line, sea = seas[out]
            route.append(sea)
            node = out
