"""What all companies would sell in a year, and who would earn by it: an estimate for positions that bots think about.

It is for many positions that differ little: what each company sells is remembered by the ships and the cities that its
goods can come to, so that what changes elsewhere doesn't matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from tests.opponents.second_expert.board import Board, Estate, Firm, Line, Ships, Sizes, board_of
from tests.opponents.second_expert.engine import (
    ENDLESS,
    FOREIGN,
    PRICE,
    SHIP_FEE,
    SINK,
    SOURCE,
    FlowNetwork,
    Kind,
    Scenario,
    State,
)

MARKETS, COMPANIES = 10_000, 30_000
"""How many markets of one good are remembered, and how many sales of companies."""

Fleet = tuple[Firm, int]
"""A shipping company and its owner's hull."""
Received = tuple[tuple[tuple[str, str], ...], tuple[int, ...]]
"""The cities that have bought, with a good, and how many of it."""


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
        self.cities, self.seats = board.cities, len(board.hulls)
        fleets = tuple([(firm, board.hulls[firm.owner]) for firm in board.firms if firm.line])
        rank = {seat: n for n, seat in enumerate(board.order)}
        ranked: dict[Kind, list[tuple[int, str, Stock]]] = {}
        for firm in board.firms:
            if firm.estate:
                stock = _stock(firm, firm.estate, fleets, board.cities.names)
                ranked.setdefault(firm.kind, []).append((rank[firm.owner], firm.id, stock))
        self.stocks = {kind: tuple([stock for *_, stock in sorted(entries)]) for kind, entries in ranked.items()}
        """The companies of each kind, in the order in which they sell."""
        self.ids = frozenset([firm.id for firm in board.firms if firm.estate])
        self.rest: dict[tuple[Received, frozenset[str]], Trade] = {}

    def trade(self) -> Trade:
        """Return the trade of a year, before any city has bought."""
        return self._trade({}, self.ids)

    def rest_of_year(self, s: State) -> Trade:
        """Return what the companies that haven't operated this year can still sell in a position with this board."""
        waiting = self.ids - s.operated
        so_far = (tuple(s.received), tuple(s.received.values())), waiting
        if so_far not in self.rest:
            self.rest[so_far] = self._trade(s.received, waiting)
        return self.rest[so_far]

    def _trade(self, received: Mapping[tuple[str, str], int], waiting: frozenset[str]) -> Trade:
        earned = [0] * self.seats
        sold: dict[str, int] = {}
        for kind, all_stocks in self.stocks.items():
            stocks = all_stocks
            if len(waiting) < len(self.ids):
                stocks = tuple([stock for stock in all_stocks if stock[0].id in waiting])
                if not stocks:
                    continue
            demand = self.cities.sizes
            if received:
                demand = tuple([(city, size - received.get((city, kind), 0)) for city, size in demand])
            sales = _sales(kind, stocks, demand)
            sold.update(sales.sold)
            for seat, money in sales.earned.items():
                earned[seat] += money
        return Trade(sold, earned)


@lru_cache(maxsize=MARKETS)
def _sales(kind: Kind, stocks: tuple[Stock, ...], demand: Sizes) -> Sales:
    """One company after the other sells as much as it can by the cheapest ships (R-OPS-24, R-OPS-26)."""
    sold, earned = dict[str, int](), dict[int, int]()
    left = {city: n for city, n in demand if n > 0}
    for firm, ways, seats in stocks:
        owner, most, goods = firm.owner, ways.goods, 0
        buyers = tuple([(city, min(n, most)) for city, n in left.items() if city in ways.towns])
        if buyers:
            bought, used = _sale(ways, buyers)
            for city, n in bought:
                goods += n
                if left[city] == n:
                    del left[city]
                else:
                    left[city] -= n
            for n, fees in used:
                seat = seats[n]
                earned[owner] = earned.get(owner, 0) - fees
                earned[seat] = earned.get(seat, 0) + fees
        sold[firm.id] = goods
        earned[owner] = earned.get(owner, 0) + PRICE[kind] * goods
    return Sales(sold, earned)


@lru_cache(maxsize=COMPANIES)
def _stock(firm: Firm, estate: Estate, fleets: tuple[Fleet, ...], towns: frozenset[str]) -> Stock:
    """A company with its ways to sell by the ships of a board in its cities, `towns`."""
    near = [(line.owner, reach) for line, hull in fleets if (reach := _within_reach(estate, line.line, hull))]
    lines = tuple([(owner == firm.owner, reach) for owner, reach in near])
    return firm, _ways(estate, lines, towns), tuple([owner for owner, _ in near])


class Reach:
    """Ships of a line that some goods can come to, and the land areas at which these call."""

    __slots__ = ("lands", "ships")

    def __init__(self, scenario: Scenario, ships: Ships) -> None:
        self.ships, self.lands = ships, frozenset([land for sea, _ in ships for land in scenario.lands_at[sea]])


_reach_of = lru_cache(maxsize=COMPANIES)(Reach)


@lru_cache(maxsize=COMPANIES)
def _within_reach(estate: Estate, line: Line, hull: int) -> Reach | None:
    """The ships of a line that the goods of a company can come to; room for more goods than it has doesn't count."""
    near, ships = estate.scenario.sea_neighbours, line.ships
    found = [sea for sea in ships if sea in estate.coast]
    if not found:
        return None
    seen = set(found)
    for sea in found:
        for other in near[sea]:
            if other in ships and other not in seen:
                seen.add(other)
                found.append(other)
    return _reach_of(estate.scenario, tuple(sorted([(sea, min(hull * ships[sea], estate.goods)) for sea in found])))


Lines = tuple[tuple[bool, Ships], ...]
"""Of each line whether it's that of a company's owner, and its ships."""


@lru_cache(maxsize=COMPANIES)
def _ways(estate: Estate, lines: tuple[tuple[bool, Reach], ...], towns: frozenset[str]) -> Ways:
    """Return the ways of goods by lines of which each is their owner's or not."""
    zones = tuple([(len(zone.areas), zone.harbours) for zone in estate.zones])
    called_at = towns.intersection(frozenset[str]().union(*[reach.lands for _, reach in lines]))
    return _equal_ways(estate.scenario, zones, tuple([(own, reach.ships) for own, reach in lines]), called_at)


Zones = tuple[tuple[int, tuple[str, ...]], ...]
"""The goods and the harbours of each zone of a company."""
Sale = tuple[tuple[tuple[str, int], ...], tuple[tuple[int, int], ...]]
"""How many goods each city buys, and the rupiah that each line of another player gets, by its number."""


class Ways:
    """The ways of a company's goods to the cities of a board, `towns`; equal ones are one object.

    Of each line it says whether it's the company's owner's, and which of its ships the goods can come to.
    """

    def __init__(self, scenario: Scenario, zones: Zones, lines: Lines, towns: frozenset[str]) -> None:
        seas = tuple([(own, tuple([sea for sea, _ in ships])) for own, ships in lines])
        self.network = _network(scenario, tuple([harbours for _, harbours in zones]), seas, towns)
        self.goods, self.towns = sum([goods for goods, _ in zones]), self.network.town_arcs.keys()
        self._left = self.network.net.left.copy()
        for arc, (goods, _) in zip(self.network.zone_arcs, zones, strict=True):
            self._left[arc] = goods
        for arcs, (_, ships) in zip(self.network.ship_arcs, lines, strict=True):
            for sea, room in ships:
                self._left[arcs[sea]] = room

    def sale(self, demand: Sizes) -> Sale:
        """Return what a company sells by these ways to cities that buy so many goods."""
        network, left = self.network, self._left.copy()
        for city, n in demand:
            left[network.town_arcs[city]] = n
        network.net.having(left).fill(min(self.goods, sum([n for _, n in demand])))
        bought = tuple([(city, n) for city, arc in network.town_arcs.items() if (n := left[arc + 1])])
        used = tuple(
            [
                (line, SHIP_FEE * fees)
                for line, arcs in network.foreign
                if (fees := sum([left[arc + 1] for arc in arcs]))
            ]
        )
        return bought, used


_equal_ways = lru_cache(maxsize=MARKETS)(Ways)
Stock = tuple[Firm, Ways, tuple[int, ...]]
"""A company with goods, its ways to sell, and the owner of each of their lines."""


@lru_cache(maxsize=COMPANIES)
def _sale(ways: Ways, demand: Sizes) -> Sale:
    return ways.sale(demand)


class _Network:
    """Zones, the ships that their goods can reach, and the cities that these come to; of goods and ships no numbers.

    `zone_arcs`, `ship_arcs` (by line and sea) and `town_arcs` are the arcs whose capacities are those numbers, and
    `foreign` those through the ships of each line of another player.
    """

    def __init__(
        self,
        scenario: Scenario,
        harbours: tuple[tuple[str, ...], ...],
        lines: tuple[tuple[bool, tuple[str, ...]], ...],
        towns: frozenset[str],
    ) -> None:
        self.scenario, self.towns = scenario, towns
        self.net = net = FlowNetwork()
        self.zone_arcs: list[int] = []
        self.ship_arcs: list[dict[str, int]] = []
        self.town_arcs: dict[str, int] = {}
        self._town_nodes: dict[str, int] = {}
        leading = []
        for seas in harbours:
            node = net.node()
            self.zone_arcs.append(len(net.left))
            net.arc(SOURCE, node, 0)
            leading.append((node, seas))
        for own, ships in lines:
            self._add_line(frozenset(ships), leading.copy(), 1 if own else 1 + FOREIGN)
        self.foreign = [(n, list(self.ship_arcs[n].values())) for n, (own, _) in enumerate(lines) if not own]

    def _add_line(self, ships: frozenset[str], leading: list[tuple[int, tuple[str, ...]]], cost: int) -> None:
        """Add the ships of a line from the zones on."""
        net, near = self.net, self.scenario.sea_neighbours
        decks: dict[str, int] = {}
        arcs: dict[str, int] = {}
        self.ship_arcs.append(arcs)
        for tail, seas in leading:
            for sea in seas:
                if sea in decks:
                    net.arc(tail, decks[sea], ENDLESS)
                elif sea in ships:
                    arcs[sea] = len(net.left)
                    out = net.gate(0, cost)
                    decks[sea] = out - 1
                    net.arc(tail, out - 1, ENDLESS)
                    for land in self.scenario.lands_at[sea]:
                        if land in self.towns:
                            net.arc(out, self._town(land), ENDLESS)
                    leading.append((out, near[sea]))

    def _town(self, city: str) -> int:
        """Return the node of a city."""
        if city not in self._town_nodes:
            node = self._town_nodes[city] = self.net.node()
            self.town_arcs[city] = len(self.net.left)
            self.net.arc(node, SINK, 0)
        return self._town_nodes[city]


_network = lru_cache(maxsize=MARKETS)(_Network)
