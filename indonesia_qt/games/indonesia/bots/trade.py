"""What all companies would sell in a year, and who would earn by it: an estimate for positions that bots think about.

It is for many positions that differ little: what each company sells is remembered by the ships and the cities that its
goods can come to, so that what changes elsewhere doesn't matter.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from indonesia_qt.games.indonesia.bots.board import Board, Cities, Ships, board_of
from indonesia_qt.games.indonesia.rules.companies import areas_harbours, areas_zones
from indonesia_qt.games.indonesia.rules.constants import PRICE, SHIP_FEE, Kind
from indonesia_qt.games.indonesia.rules.maxflow import ENDLESS, SINK, SOURCE, FlowNetwork
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.shipping import FOREIGN
from indonesia_qt.games.indonesia.rules.state import State

BOARDS, MARKETS, COMPANIES = 4_000, 10_000, 30_000
"""How many boards are remembered, markets of one good, and companies."""

Fleet = tuple[int, Ships]
"""The owner of a line and, for each sea, how many goods its ships there can carry."""
Stock = tuple[str, int, tuple[str, ...]]
"""A company, its owner and its areas."""


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
    return trade_on(board_of(s))


def trade_on(board: Board) -> Trade:
    """Return the same of a board."""
    return _trade(board, (), frozenset())


def rest_of_year(s: State, board: Board) -> Trade:
    """Return what the companies that haven't operated this year can still sell; `board` is that of the position."""
    return _trade(board, tuple(s.received.items()), frozenset(s.operated))


@lru_cache(maxsize=BOARDS)
def _trade(board: Board, received: tuple[tuple[tuple[str, str], int], ...], idle: frozenset[str]) -> Trade:
    fleets = tuple(
        [
            (firm.owner, tuple([(sea, board.hulls[firm.owner] * ships) for sea, ships in firm.ships]))
            for firm in board.firms
            if firm.ships
        ]
    )
    rank = {seat: n for n, seat in enumerate(board.order)}
    stocks: dict[Kind, list[tuple[int, Stock]]] = {}
    for firm in board.firms:
        if firm.areas and firm.id not in idle:
            stocks.setdefault(firm.kind, []).append((rank[firm.owner], (firm.id, firm.owner, firm.areas)))
    earned = [0] * len(board.hulls)
    sold: dict[str, int] = {}
    bought = dict(received)
    for kind, ranked in stocks.items():
        ranked.sort()
        demand = board.cities
        if bought:
            demand = tuple([(city, size - bought.get((city, kind), 0)) for city, size in demand])
        sales = _sales(board.scenario, kind, fleets, tuple([stock for _, stock in ranked]), demand)
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
        lines = [(seat, near) for seat, ships in fleets if (near := _within_reach(scenario, areas, ships)).ships]
        buyers = tuple([buyer for buyer in left.items() if any([buyer[0] in near.lands for _, near in lines])])
        goods = 0
        if buyers:
            bought, used = _sale(scenario, areas, tuple([(seat == owner, near.ships) for seat, near in lines]), buyers)
            for city, n in bought:
                goods += n
                if left[city] == n:
                    del left[city]
                else:
                    left[city] -= n
            for n, fees in used:
                seat = lines[n][0]
                earned[owner] = earned.get(owner, 0) - fees
                earned[seat] = earned.get(seat, 0) + fees
        sold[id] = goods
        earned[owner] = earned.get(owner, 0) + PRICE[kind] * goods
    return Sales(sold, earned)


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
