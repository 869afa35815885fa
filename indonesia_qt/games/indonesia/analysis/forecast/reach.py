"""What ships join: which cities, companies and seas they touch now (R-OPS-21)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from indonesia_qt.games.indonesia.rules.companies import parts
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import State


def seas_of(scenario: Scenario, areas: Iterable[str]) -> frozenset[str]:
    """The seas that touch any of the land areas."""
    return frozenset(sea for area in areas for sea in scenario.seas_at[area])


def cities_at(s: State, seas: Collection[str]) -> frozenset[str]:
    """The cities that touch any of the seas."""
    return frozenset(city for city in s.cities if not seas_of(s.scenario, [city]).isdisjoint(seas))


def producers_at(s: State, seas: Collection[str]) -> frozenset[str]:
    """The production companies that have an area at any of the seas."""
    return frozenset(c.id for c in s.companies.values() if not seas_of(s.scenario, c.areas).isdisjoint(seas))


def cities_in_reach(s: State, areas: Iterable[str]) -> frozenset[str]:
    """The cities to which one shipping company's ships lead from the areas, however much they carry."""
    harbours = seas_of(s.scenario, areas)
    found: set[str] = set()
    for line in s.companies.values():
        for waters in parts(list(line.ships), s.scenario.sea_neighbours):
            if not harbours.isdisjoint(waters):
                found |= cities_at(s, waters)
    return frozenset(found)
