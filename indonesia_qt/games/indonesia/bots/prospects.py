"""What a company may come to: room to grow, cities nearby, ships to be had, goods to be shipped."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from indonesia_qt.games.indonesia.companies import harbours, rival_areas, ship_limit
from indonesia_qt.games.indonesia.content import PRICE
from indonesia_qt.games.indonesia.scenario import Scenario
from indonesia_qt.games.indonesia.state import Company, State

NEAR = 0.5
"""What a place counts that lies a sea farther."""


@cache
def sea_steps(scenario: Scenario) -> Mapping[str, Mapping[str, int]]:
    """How many steps it takes from each sea to each other one."""
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


@cache
def nearness(scenario: Scenario, sea: str, land: str) -> float:
    """1 for a sea that touches a land area, `NEAR` for one that is a step away, and so on; 0 for land without coast."""
    steps = sea_steps(scenario)[sea]
    return max((NEAR ** steps[at] for at in scenario.seas_at[land] if at in steps), default=0.0)


def room(s: State, company: Company, most: int) -> int:
    """By how many areas a company could expand if nobody else did, but no more than `most`."""
    neighbours, fields, cities = s.scenario.land_neighbours, s.fields, s.cities
    rivals = rival_areas(s, company.kind, besides=company.id)
    seen = set(company.areas)
    waiting = list(company.areas)
    found = 0
    for area in waiting:
        for near in neighbours[area]:
            if near in seen:
                continue
            seen.add(near)
            if near not in fields and near not in cities and rivals.isdisjoint(neighbours[near]):
                found += 1
                if found >= most:
                    return found
                waiting.append(near)
    return found


def custom(s: State, company: Company) -> float:
    """How many goods the cities near a production company buy, those farther away counting less."""
    begins = harbours(s, company)
    return sum(
        size * max((nearness(s.scenario, sea, city) for sea in begins), default=0.0) for city, size in s.cities.items()
    )


def cargo(s: State, company: Company) -> float:
    """How many goods and cities lie near the ships of a company; goods count by price, what is farther away less."""
    scenario, total = s.scenario, 0.0
    for other in s.companies.values():
        if other.areas:
            near = max(nearness(scenario, sea, area) for sea in company.ships for area in other.areas)
            total += PRICE[other.kind] / PRICE["rubber"] * min(6, len(other.areas)) * near
    for city, size in s.cities.items():
        total += size * max(nearness(scenario, sea, city) for sea in company.ships)
    return total


def headroom(s: State, company: Company) -> int:
    """How many more ships a company may have in this era."""
    return max(0, ship_limit(s, company) - company.units)
