"""What of a position bears on trade and on the prospects of companies, as a value by which these are remembered.

Equal companies are one object, and so are equal areas, ships and cities: that makes it quick to remember by them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tests.opponents.second_expert.engine import Kind, Scenario, State, areas_harbours, areas_zones

Ships = tuple[tuple[str, int], ...]
"""A number of ships, or of goods that they carry, for each sea."""
Sizes = tuple[tuple[str, int], ...]
"""The size of each city, or how many of a good it buys."""
REMEMBERED = 20_000
"""How many companies, sets of areas, and sets of ships are remembered."""


class Estate:
    """Areas of a company: how many goods lie there, the seas that touch them, and their zones."""

    __slots__ = ("areas", "coast", "goods", "scenario", "zones")

    def __init__(self, scenario: Scenario, areas: tuple[str, ...]) -> None:
        self.scenario, self.areas, self.goods = scenario, areas, len(areas)
        self.coast, self.zones = areas_harbours(scenario, areas), areas_zones(scenario, areas)


class Line:
    """Ships of a company: how many lie in each sea, and in all."""

    __slots__ = ("number", "seas", "ships")

    def __init__(self, ships: Ships) -> None:
        self.ships, self.seas = dict(ships), frozenset([sea for sea, _ in ships])
        self.number = sum([number for _, number in ships])


class Firm:
    """A company as it is at one moment: what it is, its areas if it has any, or its ships."""

    __slots__ = ("deeds", "estate", "id", "kind", "line", "owner")

    def __init__(
        self,
        scenario: Scenario,
        id: str,
        kind: Kind,
        owner: int,
        deeds: tuple[str, ...],
        areas: tuple[str, ...],
        ships: Ships,
    ) -> None:
        self.id, self.kind, self.owner, self.deeds = id, kind, owner, deeds
        self.estate = _estate_of(scenario, areas) if areas else None
        self.line = _line_of(ships) if ships else None


class Cities:
    """The cities of a board, and how many goods they buy of companies on a coast, as far as somebody has asked."""

    __slots__ = ("custom", "names", "scenario", "sizes")

    def __init__(self, scenario: Scenario, sizes: Sizes) -> None:
        self.scenario, self.sizes, self.names = scenario, sizes, frozenset([city for city, _ in sizes])
        self.custom: dict[frozenset[str], float] = {}


_estate_of = lru_cache(maxsize=REMEMBERED)(Estate)
_line_of = lru_cache(maxsize=REMEMBERED)(Line)
_firm_of = lru_cache(maxsize=REMEMBERED)(Firm)
_cities_of = lru_cache(maxsize=REMEMBERED)(Cities)


class Board(NamedTuple):
    """All companies and cities; positions that differ in money, deeds or research alone are alike in it.

    `hulls` are by seat, and `order` is that of play.
    """

    scenario: Scenario
    era: int
    order: tuple[int, ...]
    hulls: tuple[int, ...]
    cities: Cities
    firms: tuple[Firm, ...]


def board_of(s: State) -> Board:
    """Return the board of a position."""
    scenario = s.scenario
    firms = [
        _firm_of(scenario, c.id, c.kind, c.owner, c.deeds, tuple(c.areas), tuple(c.ships.items()))
        for c in s.companies.values()
    ]
    cities = _cities_of(scenario, tuple(s.cities.items()))
    return Board(scenario, s.era, tuple(s.order), tuple([player.hull for player in s.players]), cities, tuple(firms))
