"""The prospects of a company: room to grow, cities nearby, available ships, goods to be shipped."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from indonesia_qt.games.indonesia.rules.constants import PRICE
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Company, State

MAPS, REMEMBERED = 4, 20_000
"""Maps about which everything is remembered, and answers to questions about the same places."""
MOST_GOODS = 6
"""More goods of a company don't count as cargo."""
NEAR = 0.5
"""The value of a place that lies one sea farther, as a part of the nearer one's."""


@lru_cache(maxsize=MAPS)
def sea_steps(scenario: Scenario) -> Mapping[str, Mapping[str, int]]:
    """Return how many steps it takes from each sea to each other one."""
    found = {}
    for start in scenario.sea_neighbours:
        steps = {start: 0}
        for sea in (waiting := [start]):
            for near in scenario.sea_neighbours[sea]:
                if near not in steps:
                    steps[near] = steps[sea] + 1
                    waiting.append(near)
        found[start] = steps
    return found


@lru_cache(maxsize=MAPS)
def nearness(scenario: Scenario) -> Mapping[str, Mapping[str, float]]:
    """Return by sea and land area 1 if they touch, `NEAR` if they are a step apart, and so on; 0 without coast."""
    return {
        sea: {
            land: max((NEAR ** steps[at] for at in seas if at in steps), default=0.0)
            for land, seas in scenario.seas_at.items()
        }
        for sea, steps in sea_steps(scenario).items()
    }


def rooms(s: State, most: int) -> dict[str, int]:
    """Return by how many areas each production company could expand if nobody else did, but at most `most`."""
    taken: dict[str, set[str]] = {}
    for company in s.companies.values():
        taken.setdefault(company.kind, set()).update(company.areas)
    return {
        id: _room(s, company, taken[company.kind].difference(company.areas), most)
        for id, company in s.companies.items()
        if company.areas
    }


def _room(s: State, company: Company, rivals: set[str], most: int) -> int:
    neighbours, fields, cities = s.scenario.land_neighbours, s.fields, s.cities
    seen = set(company.areas)
    waiting = list(company.areas)
    found = 0
    for area in waiting:
        for near in neighbours[area]:
            if near not in seen and near not in fields and near not in cities:
                seen.add(near)
                if rivals.isdisjoint(neighbours[near]):
                    found += 1
                    if found >= most:
                        return found
                    waiting.append(near)
    return found


class Waters:
    """Where goods and cities lie near the seas of a position, for all its shipping companies."""

    def __init__(self, s: State) -> None:
        self.scenario, self.cities = s.scenario, tuple(s.cities.items())
        self.goods = [
            (
                PRICE[company.kind] / PRICE["rubber"] * min(MOST_GOODS, len(company.areas)),
                _closeness(s.scenario, tuple(company.areas)),
            )
            for company in s.companies.values()
            if company.areas
        ]

    def custom(self, begins: frozenset[str]) -> float:
        """Return how many goods the cities near some seas buy, those farther away counting less."""
        return _custom(self.scenario, begins, self.cities)

    def cargo(self, seas: Collection[str]) -> float:
        """Return how many goods and cities lie near some seas; goods count by price, what is farther away less."""
        total = self.custom(frozenset(seas))
        for goods, near in self.goods:
            total += goods * max([near[sea] for sea in seas])
        return total


@lru_cache(maxsize=REMEMBERED)
def _custom(scenario: Scenario, begins: frozenset[str], cities: tuple[tuple[str, int], ...]) -> float:
    near = nearness(scenario)
    return sum(size * max((near[sea][city] for sea in begins), default=0.0) for city, size in cities)


@lru_cache(maxsize=REMEMBERED)
def _closeness(scenario: Scenario, areas: tuple[str, ...]) -> dict[str, float]:
    """How near each sea is to the nearest of some areas."""
    return {sea: max([lands[area] for area in areas]) for sea, lands in nearness(scenario).items()}
