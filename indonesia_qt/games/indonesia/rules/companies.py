"""What companies are worth, where they lie and where they may spread. Nothing here changes a state."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from indonesia_qt.core.flow import Reason, because
from indonesia_qt.games.indonesia.rules.constants import CREATION_UNIT_VALUE, KIND_NAME, KINDS, UNIT_VALUE, Kind
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Company, State


def free_slots(s: State, seat: int) -> int:
    """Return how many more companies the player may hold (R-ACQ-02)."""
    player = s.players[seat]
    return player.slots - len(player.companies)


def ship_limit(s: State, company: Company) -> int:
    """Return how many ships a shipping company may have in the present era (R-OPS-10, R-MER-10)."""
    return ship_limit_of(s.scenario, s.era, company.deeds)


@lru_cache(maxsize=1024)
def ship_limit_of(scenario: Scenario, era: int, deeds: tuple[str, ...]) -> int:
    """Return how many ships a company of these deeds may have in an era."""
    return sum(ships[era] for deed in deeds if (ships := scenario.deeds[deed].ships))


MERGED_KIND: Final[dict[tuple[Kind, Kind], Kind]] = {
    **{(kind, kind): kind for kind in KINDS},
    ("rice", "spice"): "siap_faji",
    ("spice", "rice"): "siap_faji",
}
"""What the merger of two kinds of company makes; other pairs don't merge (R-MER-02)."""


def unit_value(first: Company, second: Company) -> int:
    """Return the rupiah for each good or ship in the merger of two companies (R-MER-06).

    >>> rice, spice = (Company(kind, kind, 0, (kind,)) for kind in ("rice", "spice"))
    >>> unit_value(rice, rice), unit_value(rice, spice)
    (20, 25)
    """
    return UNIT_VALUE[first.kind] if first.kind == second.kind else CREATION_UNIT_VALUE


def is_empty(s: State, area: str) -> bool:
    """Return whether a land area has neither goods nor a city."""
    return area not in s.fields and area not in s.cities


def grows_nearby(s: State, area: str, kind: Kind, besides: str = "") -> bool:
    """Return whether a company other than `besides` produces `kind` next to the land area."""
    fields, companies = s.fields, s.companies
    for near in s.scenario.land_neighbours[area]:
        if near in fields:
            company = companies[fields[near]]
            if company.kind == kind and company.id != besides:
                return True
    return False


def expansion_areas(s: State, company: Company) -> list[str]:
    """Return the areas to which a production company may expand next, in a fixed order (R-OPS-32, R-OPS-33)."""
    return list(_expansions(s, company))


def can_expand(s: State, company: Company) -> bool:
    """Return whether there is an area that a production company may expand to, whatever it costs."""
    return any(_expansions(s, company))


def _expansions(s: State, company: Company) -> Iterator[str]:
    neighbours = s.scenario.land_neighbours
    fields, cities = s.fields, s.cities
    seen: set[str] = set()
    for area in company.areas:
        for near in neighbours[area]:
            if near in seen or near in fields or near in cities:
                continue
            seen.add(near)
            if not grows_nearby(s, near, company.kind, company.id):
                yield near


def expansion_seas(s: State, company: Company) -> list[str]:
    """Return the seas where a shipping company may add a ship, in a fixed order (R-OPS-11)."""
    neighbours = s.scenario.sea_neighbours
    return list(dict.fromkeys(near for sea in company.ships for near in (sea, *neighbours[sea])))


def parts(areas: Collection[str], neighbours: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Return the maximal connected sets of `areas`, each in the order in which its areas are given (R-MAP-04).

    >>> parts(["a", "c", "b"], {"a": ["b"], "b": ["a"], "c": []})
    [['a', 'b'], ['c']]
    """
    left = dict.fromkeys(areas)
    found = []
    for start in areas:
        if start not in left:
            continue
        del left[start]
        part, frontier = [start], [start]
        while frontier:
            for near in neighbours[frontier.pop()]:
                if near in left:
                    del left[near]
                    part.append(near)
                    frontier.append(near)
        found.append(part)
    return found


class Zone(NamedTuple):
    """A production zone: areas of a company that hang together, and the seas that touch them (R-MAP-04)."""

    areas: tuple[str, ...]
    harbours: tuple[str, ...]


def zones(s: State, company: Company) -> tuple[Zone, ...]:
    """Return the production zones of a company, in the order of its areas."""
    return areas_zones(s.scenario, tuple(company.areas))


@lru_cache(maxsize=4096)
def areas_zones(scenario: Scenario, areas: tuple[str, ...]) -> tuple[Zone, ...]:
    """Return the same of some areas; remembered, because a company's areas stay the same for many questions."""
    seas_at = scenario.seas_at
    return tuple(
        Zone(tuple(part), tuple(dict.fromkeys(sea for area in part for sea in seas_at[area])))
        for part in parts(areas, scenario.land_neighbours)
    )


def harbours(s: State, company: Company) -> frozenset[str]:
    """Return the seas that touch a company's areas."""
    return areas_harbours(s.scenario, tuple(company.areas))


@lru_cache(maxsize=4096)
def areas_harbours(scenario: Scenario, areas: tuple[str, ...]) -> frozenset[str]:
    """Return the seas that touch some areas."""
    return frozenset(sea for area in areas for sea in scenario.seas_at[area])


def why_no_expansion(s: State, company: Company, area: str) -> Reason | None:
    """Return why a company can't expand to `area`; None when it can (R-OPS-32, R-OPS-33)."""
    scenario = s.scenario
    names = {
        "area": scenario.name.get(area, area),
        "company": scenario.name[company.id],
        "good": KIND_NAME[company.kind],
    }
    if area not in scenario.land_neighbours:
        return because("R-OPS-32", "{area} is a sea area. Choose a land area.", **names)
    if area in s.cities:
        return because("R-OPS-32", "{area} already has a city.", **names)
    if area in s.fields:
        return because("R-OPS-32", "{area} already has goods on it.", **names)
    if all(s.fields.get(near) != company.id for near in scenario.land_neighbours[area]):
        return because("R-OPS-32", "{area} isn’t adjacent to {company}.", **names)
    if grows_nearby(s, area, company.kind, besides=company.id):
        return because("R-OPS-33", "{area} is adjacent to another company’s {good}.", **names)
    return None
