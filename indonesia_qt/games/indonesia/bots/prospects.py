"""The prospects of a company: room to grow, cities nearby, available ships, goods to be shipped."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from indonesia_qt.games.indonesia.rules.companies import harbours
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


def custom(s: State, company: Company) -> float:
    """Return how many goods the cities near a production company buy, those farther away counting less."""
    return _custom(s.scenario, harbours(s, company), tuple(s.cities.items()))


@lru_cache(maxsize=REMEMBERED)
def _custom(scenario: Scenario, begins: frozenset[str], cities: tuple[tuple[str, int], ...]) -> float:
    near = nearness(scenario)
    return sum(size * max((near[sea][city] for sea in begins), default=0.0) for city, size in cities)


def cargo(s: State, company: Company) -> float:
    """Return how many goods and cities lie near a company's ships; goods count by price, what is farther away less."""
    seas = tuple(company.ships)
    total = _custom(s.scenario, frozenset(seas), tuple(s.cities.items()))
    for other in s.companies.values():
        if other.areas:
            near = _nearest(s.scenario, seas, tuple(other.areas))
            total += PRICE[other.kind] / PRICE["rubber"] * min(MOST_GOODS, len(other.areas)) * near
    return total


@lru_cache(maxsize=REMEMBERED)
def _nearest(scenario: Scenario, seas: tuple[str, ...], areas: tuple[str, ...]) -> float:
    near = nearness(scenario)
    return max(near[sea][area] for sea in seas for area in areas)
