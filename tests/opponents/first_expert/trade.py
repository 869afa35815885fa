"""What all companies would sell in a year, and who would earn by it: an estimate for positions that bots think about.

It is for many positions that differ little: each kind of good is worked out by itself and remembered.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from tests.opponents.first_expert.engine import (
    ENDLESS,
    FOREIGN,
    GOODS,
    PRICE,
    SHIP_FEE,
    SINK,
    SOURCE,
    Company,
    FlowNetwork,
    Kind,
    Scenario,
    State,
    zones,
)

REMEMBERED = 30_000
"""Markets of one good."""

Fleet = tuple[int, tuple[tuple[str, int], ...]]
"""The owner of a line and, for each sea, how many goods its ships there can carry."""
Stock = tuple[str, int, tuple[tuple[tuple[str, ...], int], ...]]
"""A company, its owner, and its zones: the seas that touch each and its goods."""
Demand = tuple[tuple[str, int], ...]
"""How many of a good each city buys."""


class Sales(NamedTuple):
    """What the companies of one good sell in a year.

    `sold` are the goods of each company and `earned` rupiah by seat.
    """

    sold: dict[str, int]
    earned: dict[int, int]


class Trade(NamedTuple):
    """A year's sales of all goods; `earned` is by seat."""

    sales: dict[Kind, Sales]
    earned: list[int]

    def sold(self, company: Company) -> int:
        """How many of its goods a company sells."""
        return self.sales[company.kind].sold.get(company.id, 0)


def trade(s: State) -> Trade:
    """A year from now with all that is on the board, before any city has bought."""
    return _trade(s, dict.fromkeys(GOODS, tuple(s.cities.items())), ())


def rest_of_year(s: State) -> Trade:
    """What the companies that haven't operated this year can still sell."""
    demand: dict[Kind, Demand] = {
        good: tuple((city, size - s.received.get((city, good), 0)) for city, size in s.cities.items()) for good in GOODS
    }
    return _trade(s, demand, s.operated)


def _trade(s: State, demand: dict[Kind, Demand], idle: Collection[str]) -> Trade:
    hulls = [player.hull for player in s.players]
    fleets = tuple(
        (line.owner, tuple((sea, hulls[line.owner] * ships) for sea, ships in line.ships.items()))
        for line in s.companies.values()
        if line.ships
    )
    rank = {seat: n for n, seat in enumerate(s.order)}
    stocks: dict[Kind, list[tuple[int, Stock]]] = {}
    for id, company in s.companies.items():
        if company.areas and id not in idle:
            spread = tuple((zone.harbours, len(zone.areas)) for zone in zones(s, company))
            stocks.setdefault(company.kind, []).append((rank[company.owner], (id, company.owner, spread)))
    earned = [0] * len(s.players)
    found = {}
    for kind, ranked in stocks.items():
        ranked.sort()
        sales = _sales(s.scenario, kind, fleets, tuple(stock for _, stock in ranked), demand[kind])
        found[kind] = sales
        for seat, money in sales.earned.items():
            earned[seat] += money
    return Trade(found, earned)


@lru_cache(maxsize=REMEMBERED)
def _sales(
    scenario: Scenario, kind: Kind, fleets: tuple[Fleet, ...], stocks: tuple[Stock, ...], demand: Demand
) -> Sales:
    """One company after the other sells as much as it can by the cheapest ships (R-OPS-24, R-OPS-26)."""
    sold, earned = dict[str, int](), dict[int, int]()
    left = {city: n for city, n in demand if n > 0}
    for id, owner, spread in stocks:
        network = _Network(scenario, owner, fleets, spread, left)
        network.net.fill(min(sum(n for _, n in spread), sum(left.values())))
        goods = 0
        for city, arc in network.town_arcs.items():
            if bought := network.net.left[arc + 1]:
                left[city] -= bought
                goods += bought
        sold[id] = goods
        earned[owner] = earned.get(owner, 0) + PRICE[kind] * goods
        for seat, arc in network.ship_arcs:
            if seat != owner and (used := network.net.left[arc + 1]):
                earned[owner] -= SHIP_FEE * used
                earned[seat] = earned.get(seat, 0) + SHIP_FEE * used
    return Sales(sold, earned)


class _Network:
    """Zones, the ships that their goods can reach, and the cities that these come to."""

    def __init__(
        self,
        scenario: Scenario,
        owner: int,
        fleets: tuple[Fleet, ...],
        spread: tuple[tuple[tuple[str, ...], int], ...],
        demand: Mapping[str, int],
    ) -> None:
        self.net = net = FlowNetwork()
        self.ship_arcs: list[tuple[int, int]] = []
        self.town_arcs: dict[str, int] = {}
        self.demand, self.scenario = demand, scenario
        self.nodes: dict[str, int] = {}
        leading = []
        for harbours, goods in spread:
            zone = net.node()
            net.arc(SOURCE, zone, goods)
            leading.append((zone, harbours))
        for seat, ships in fleets:
            self.add_line(seat, dict(ships), leading.copy(), 1 if seat == owner else 1 + FOREIGN)

    def add_line(self, seat: int, room: dict[str, int], leading: list[tuple[int, tuple[str, ...]]], cost: int) -> None:
        """Add the ships of a line from the zones on."""
        net, near = self.net, self.scenario.sea_neighbours
        decks: dict[str, int] = {}
        for tail, seas in leading:
            for sea in seas:
                if sea in decks:
                    net.arc(tail, decks[sea], ENDLESS)
                elif sea in room:
                    number = len(net.left)
                    out = net.gate(room[sea], cost)
                    self.ship_arcs.append((seat, number))
                    decks[sea] = out - 1
                    net.arc(tail, out - 1, ENDLESS)
                    for land in self.scenario.lands_at[sea]:
                        if self.demand.get(land):
                            net.arc(out, self.town(land), ENDLESS)
                    leading.append((out, near[sea]))

    def town(self, city: str) -> int:
        """The node of a city."""
        if city not in self.nodes:
            node = self.nodes[city] = self.net.node()
            self.town_arcs[city] = len(self.net.left)
            self.net.arc(node, SINK, self.demand[city])
        return self.nodes[city]
