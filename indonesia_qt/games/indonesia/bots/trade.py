"""What all companies would sell in a year, and who would earn by it: an estimate for positions that bots think about.

It is for many positions that differ little: what each company sells is remembered by the ships and the cities that its
goods can come to, so that what changes elsewhere doesn't matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from indonesia_qt.games.indonesia.bots.board import Board, Cities, Ships, board_of
from indonesia_qt.games.indonesia.rules.companies import areas_harbours, areas_zones
from indonesia_qt.games.indonesia.rules.constants import PRICE, SHIP_FEE, Kind
from indonesia_qt.games.indonesia.rules.maxflow import ENDLESS, SINK, SOURCE, FlowNetwork
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.shipping import FOREIGN
from indonesia_qt.games.indonesia.rules.state import State

MARKETS, COMPANIES = 10_000, 30_000
"""How many markets of one good are remembered, and how many sales of companies."""

Fleet = tuple[int, Ships]
"""The owner of a line and, for each sea, how many goods its ships there can carry."""
Stock = tuple[str, int, tuple[str, ...]]
"""A company, its owner and its areas."""
Received = tuple[tuple[tuple[str, str], int], ...]
"""How many of a good a city has bought, by (city, good)."""


class Sales(NamedTuple):
    """What the companies of one good sell in a year.

    `sold` are the goods of each company and `earned` rupiah by seat.
    """

    sold: dict[str, int]
    earned: dict[int, int]


class Trade(NamedTuple):
    """A year's sales of all goods: the goods that each company sells, and rupiah by seat."""

    sold: dict[str, int]
    earned: list[int]


def trade(s: State) -> Trade:
    """Return the trade of a year with all that is on the board, before any city has bought."""
    return Traders(board_of(s)).trade()


class Traders:
    """The companies of a board, ready to trade."""

    def __init__(self, board: Board) -> None:
        self.scenario, self.cities, hulls = board.scenario, board.cities, board.hulls
        self.seats = len(hulls)
        self.fleets = tuple(
            [
                (owner, tuple([(sea, hulls[owner] * number) for sea, number in ships]))
                for _, _, owner, _, _, ships in board.firms
                if ships
            ]
        )
        rank = {seat: n for n, seat in enumerate(board.order)}
        ranked: dict[Kind, list[tuple[int, Stock]]] = {}
        for id, kind, owner, _, areas, _ in board.firms:
            if areas:
                ranked.setdefault(kind, []).append((rank[owner], (id, owner, areas)))
        self.stocks = {kind: [stock for _, stock in sorted(entries)] for kind, entries in ranked.items()}
        """The companies of each kind, in the order in which they sell."""
        self.rest: dict[tuple[Received, frozenset[str]], Trade] = {}

    def trade(self) -> Trade:
        """Return the trade of a year, before any city has bought."""
        return self._trade({}, frozenset())

    def rest_of_year(self, s: State) -> Trade:
        """Return what the companies that haven't operated this year can still sell in a position with this board."""
        so_far = tuple(s.received.items()), frozenset(s.operated)
        if so_far not in self.rest:
            self.rest[so_far] = self._trade(s.received, so_far[1])
        return self.rest[so_far]

    def _trade(self, received: Mapping[tuple[str, str], int], idle: frozenset[str]) -> Trade:
        earned = [0] * self.seats
        sold: dict[str, int] = {}
        for kind, stocks in self.stocks.items():
            waiting = tuple([stock for stock in stocks if stock[0] not in idle])
            if not waiting:
                continue
            demand = self.cities
            if received:
                demand = tuple([(city, size - received.get((city, kind), 0)) for city, size in demand])
            sales = _sales(self.scenario, kind, self.fleets, waiting, demand)
            sold.update(sales.sold)
            for seat, money in sales.earned.items():
                earned[seat] += money
        return Trade(sold, earned)


@lru_cache(maxsize=MARKETS)
def _sales(
    scenario: Scenario, kind: Kind, fleets: tuple[Fleet, ...], stocks: tuple[Stock, ...], demand: Cities
) -> Sales:
    """One company after the other sells as much as it can by the cheapest ships (R-OPS-24, R-OPS-26)."""
    sold, earned = dict[str, int](), dict[int, int]()
    left = {city: n for city, n in demand if n > 0}
    for id, owner, areas in stocks:
        ways = _ways(scenario, areas, owner, fleets)
        buyers = tuple([buyer for buyer in left.items() if buyer[0] in ways.lands])
        goods = 0
        if buyers:
            bought, used = _sale(scenario, areas, ways.lines, buyers)
            for city, n in bought:
                goods += n
                if left[city] == n:
                    del left[city]
                else:
                    left[city] -= n
            for n, fees in used:
                seat = ways.seats[n]
                earned[owner] = earned.get(owner, 0) - fees
                earned[seat] = earned.get(seat, 0) + fees
        sold[id] = goods
        earned[owner] = earned.get(owner, 0) + PRICE[kind] * goods
    return Sales(sold, earned)


class Ways(NamedTuple):
    """The lines by which a company can sell.

    `seats` are their owners, and `lines` says of each whether it's the company's owner's, and which of its ships the
    goods can come to; `lands` are the land areas at which these call.
    """

    seats: list[int]
    lines: tuple[tuple[bool, Ships], ...]
    lands: frozenset[str]


@lru_cache(maxsize=MARKETS)
def _ways(scenario: Scenario, areas: tuple[str, ...], owner: int, fleets: tuple[Fleet, ...]) -> Ways:
    lines = [(seat, near) for seat, ships in fleets if (near := _within_reach(scenario, areas, ships)).ships]
    lands = frozenset[str]().union(*[near.lands for _, near in lines])
    return Ways([seat for seat, _ in lines], tuple([(seat == owner, near.ships) for seat, near in lines]), lands)


class Reach(NamedTuple):
    """The ships of a line that some goods can come to, and the land areas at which these call."""

    ships: Ships
    lands: frozenset[str]


@lru_cache(maxsize=COMPANIES)
def _within_reach(scenario: Scenario, areas: tuple[str, ...], ships: Ships) -> Reach:
    room, near = dict(ships), scenario.sea_neighbours
    found = [sea for sea in room if sea in areas_harbours(scenario, areas)]
    seen = set(found)
    for sea in found:
        for other in near[sea]:
            if other in room and other not in seen:
                seen.add(other)
                found.append(other)
    lands = frozenset([land for sea in seen for land in scenario.lands_at[sea]])
    return Reach(tuple([entry for entry in ships if entry[0] in seen]), lands)


Sale = tuple[tuple[tuple[str, int], ...], tuple[tuple[int, int], ...]]
"""How many goods each city buys, and the rupiah that each line of another player gets, by its number."""


@lru_cache(maxsize=COMPANIES)
def _sale(scenario: Scenario, areas: tuple[str, ...], lines: tuple[tuple[bool, Ships], ...], demand: Cities) -> Sale:
    """Return what a company sells by lines of which each is its owner's or not."""
    network = _Network(scenario, areas, lines, dict(demand))
    net = network.net
    net.fill(min(len(areas), sum([n for _, n in demand])))
    bought = tuple([(city, n) for city, arc in network.town_arcs.items() if (n := net.left[arc + 1])])
    used = tuple(
        [
            (line, SHIP_FEE * fees)
            for line, arcs in network.foreign.items()
            if (fees := sum([net.left[arc + 1] for arc in arcs]))
        ]
    )
    return bought, used


class _Network:
    """Zones, the ships that their goods can reach, and the cities that these come to.

    `foreign` are the arcs through the ships of each line of another player, and `town_arcs` those through the cities.
    """

    def __init__(
        self,
        scenario: Scenario,
        areas: tuple[str, ...],
        lines: tuple[tuple[bool, Ships], ...],
        demand: dict[str, int],
    ) -> None:
        self.net = net = FlowNetwork()
        self.foreign: dict[int, list[int]] = {}
        self.town_arcs: dict[str, int] = {}
        self.demand, self.scenario = demand, scenario
        self.nodes: dict[str, int] = {}
        leading = []
        for zone in areas_zones(scenario, areas):
            node = net.node()
            net.arc(SOURCE, node, len(zone.areas))
            leading.append((node, zone.harbours))
        for line, (own, ships) in enumerate(lines):
            arcs = self.add_line(dict(ships), leading.copy(), 1 if own else 1 + FOREIGN)
            if not own:
                self.foreign[line] = arcs

    def add_line(self, room: dict[str, int], leading: list[tuple[int, tuple[str, ...]]], cost: int) -> list[int]:
        """Add the ships of a line from the zones on; return the arcs through them."""
        net, near = self.net, self.scenario.sea_neighbours
        decks: dict[str, int] = {}
        through = []
        for tail, seas in leading:
            for sea in seas:
                if sea in decks:
                    net.arc(tail, decks[sea], ENDLESS)
                elif sea in room:
                    through.append(len(net.left))
                    out = net.gate(room[sea], cost)
                    decks[sea] = out - 1
                    net.arc(tail, out - 1, ENDLESS)
                    for land in self.scenario.lands_at[sea]:
                        if land in self.demand:
                            net.arc(out, self.town(land), ENDLESS)
                    leading.append((out, near[sea]))
        return through

    def town(self, city: str) -> int:
        """Return the node of a city."""
        if city not in self.nodes:
            node = self.nodes[city] = self.net.node()
            self.town_arcs[city] = len(self.net.left)
            self.net.arc(node, SINK, self.demand[city])
        return self.nodes[city]
