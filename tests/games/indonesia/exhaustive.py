"""Sales by trying everything: every simple route, every combination. For small boards only."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Company, State


class Sale(NamedTuple):
    """A good of a zone (an index) that goes through seas on a line's ships to a city."""

    zone: int
    line: str
    route: tuple[str, ...]
    city: str


Key = tuple[str, ...]
Left = tuple[tuple[Key, int], ...]
"""What is left of each zone's goods, each ship's room and each city's demand."""

Best = tuple[int, int, int]
"""Goods sold; and, negative, ships of others used and all ships used."""


def simple_routes(scenario: Scenario, start: set[str], end: set[str]) -> Iterator[tuple[str, ...]]:
    """Every way from a sea of `start` to one of `end` that visits no sea twice."""

    def onward(route: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if route[-1] in end:
            yield route
        for sea in scenario.sea_neighbours[route[-1]]:
            if sea not in route:
                yield from onward((*route, sea))

    for sea in sorted(start):
        yield from onward((sea,))


class Exhaustive:
    """All sales of a company that is about to operate."""

    def __init__(self, s: State, company: Company) -> None:
        self.s, self.company = s, company
        scenario = s.scenario
        self.zones = self.connected(company)
        lines = {id: other for id, other in s.companies.items() if other.kind == "shipping"}
        self.abroad = {id for id, line in lines.items() if line.owner != company.owner}
        left: dict[Key, int] = {("zone", str(n)): len(zone) for n, zone in enumerate(self.zones)}
        for id, line in lines.items():
            left |= {("ship", id, sea): ships * s.players[line.owner].hull for sea, ships in line.ships.items()}
        for city, size in s.cities.items():
            left["city", city] = size - s.received.get((city, company.kind), 0)
        self.all = tuple(left.items())
        self.sales = [
            Sale(n, line, route, city)
            for n, zone in enumerate(self.zones)
            for city in s.cities
            for route in simple_routes(
                scenario, {sea for area in zone for sea in scenario.seas_at[area]}, set(scenario.seas_at[city])
            )
            for line in lines
        ]
        self.possible = [sale for sale in self.sales if self.after(self.all, sale) is not None]
        """Those that can come first; no other can come later, as what is left only becomes less."""
        self.best = cache(self._best)

    def connected(self, company: Company) -> list[set[str]]:
        zones: list[set[str]] = []
        for area in company.areas:
            near = [zone for zone in zones if zone & set(self.s.scenario.land_neighbours[area])]
            zones = [zone for zone in zones if zone not in near] + [{area}.union(*near)]
        return zones

    def after(self, left: Left, sale: Sale) -> Left | None:
        """What is left after a sale; None when it is impossible."""
        needs: set[Key] = {("zone", str(sale.zone)), ("city", sale.city)}
        needs |= {("ship", sale.line, sea) for sea in sale.route}
        rest = dict(left)
        if any(rest.get(need, 0) < 1 for need in needs):
            return None
        return tuple((key, count - (key in needs)) for key, count in left)

    def _best(self, left: Left) -> Best:
        found = (0, 0, 0)
        for sale in self.possible:
            rest = self.after(left, sale)
            if rest is not None:
                sold, abroad, ships = self.best(rest)
                used = len(sale.route)
                found = max(found, (sold + 1, abroad - used * (sale.line in self.abroad), ships - used))
        return found

    def legal(self, left: Left) -> list[Sale]:
        """The sales after which the largest number can still be reached."""
        most = self.best(left)[0]
        rests = ((sale, self.after(left, sale)) for sale in self.possible)
        return [sale for sale, rest in rests if rest is not None and self.best(rest)[0] == most - 1]
