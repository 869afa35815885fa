"""The prospects of a company: room to grow, cities nearby, available ships, goods to be shipped."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from tests.opponents.second_expert.board import REMEMBERED, Board, Cities, Estate, Firm
from tests.opponents.second_expert.engine import PRICE, Kind, Scenario, parts

MAPS, BOARDS = 4, 4_000
"""Maps about which everything is remembered, and boards whose places are."""
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


class Lands(NamedTuple):
    """The land areas of a map as bits of a number, so that sets of them are numbers.

    `near` are the neighbours of an area and `mass` all areas to which a way over land leads from it.
    """

    bit: Mapping[str, int]
    near: Mapping[int, int]
    mass: Mapping[str, int]


@lru_cache(maxsize=MAPS)
def lands_of(scenario: Scenario) -> Lands:
    """Return the land areas of a map."""
    bit = {land: 1 << n for n, land in enumerate(scenario.land_neighbours)}
    near = {bit[land]: sum(map(bit.__getitem__, others)) for land, others in scenario.land_neighbours.items()}
    masses = parts(list(bit), scenario.land_neighbours)
    return Lands(bit, near, {land: sum(map(bit.__getitem__, mass)) for mass in masses for land in mass})


def rooms(board: Board, most: int) -> dict[str, int]:
    """Return by how many areas each production company could expand if nobody else did, but at most `most`."""
    places = places_of(board)
    return {firm.id: places.room(firm, most) for firm in places.goods}


class Places:
    """Where goods and cities lie on a board, and what that means to companies."""

    def __init__(self, goods: tuple[Firm, ...], cities: Cities) -> None:
        self.scenario, self.goods, self.cities = cities.scenario, goods, cities
        self._cargo: dict[frozenset[str], float] = {}
        self._rooms: dict[Firm, int] = {}
        self._spots: list[tuple[Firm, _Spot]] = []
        self._filled = 0

    def room(self, firm: Firm, most: int) -> int:
        """Return by how many areas a company could expand if nobody else did, but at most `most`."""
        if not self._spots:
            bit = lands_of(self.scenario).bit
            self._filled = sum([bit[city] for city, _ in self.cities.sizes])
            for owner in self.goods:
                home = _spot(owner.estate)
                self._filled |= home.areas
                self._spots.append((owner, home))
        closed = self._filled
        for other, its in self._spots:
            if other.kind == firm.kind and other is not firm:
                closed |= its.border
        spot = _spot(firm.estate)
        return _room(self.scenario, spot.border & ~closed, spot.mass & ~closed, most)

    def custom(self, coast: frozenset[str]) -> float:
        """Return how many goods the cities near some seas buy, those farther away counting less."""
        known = self.cities.custom
        if coast not in known:
            near = nearness(self.scenario)
            known[coast] = sum(
                size * max((near[sea][city] for sea in coast), default=0.0) for city, size in self.cities.sizes
            )
        return known[coast]

    def cargo(self, seas: frozenset[str]) -> float:
        """Return how many goods and cities lie near some seas; goods count by price, what is farther away less."""
        if seas not in self._cargo:
            total = self.custom(seas)
            for firm in self.goods:
                total += _load(firm.kind, firm.estate, seas)
            self._cargo[seas] = total
        return self._cargo[seas]


_equal_places = lru_cache(maxsize=BOARDS)(Places)


def places_of(board: Board) -> Places:
    """Return the places of a board."""
    return _equal_places(tuple([firm for firm in board.firms if firm.estate]), board.cities)


class _Spot(NamedTuple):
    """Some areas, those next to them, and all of the land on which they lie."""

    areas: int
    border: int
    mass: int


@lru_cache(maxsize=REMEMBERED)
def _spot(estate: Estate) -> _Spot:
    lands = lands_of(estate.scenario)
    spot = _Spot(0, 0, 0)
    for area in estate.areas:
        bit = lands.bit[area]
        spot = _Spot(spot.areas | bit, spot.border | lands.near[bit], spot.mass | lands.mass[area])
    return spot


@lru_cache(maxsize=REMEMBERED)
def _room(scenario: Scenario, edge: int, free: int, most: int) -> int:
    """Return how many `free` areas there are from the `edge` on, but at most `most`."""
    near = lands_of(scenario).near
    reached = edge
    while edge and reached.bit_count() < most:
        beyond = 0
        while edge:
            area = edge & -edge
            beyond |= near[area]
            edge ^= area
        edge = beyond & free & ~reached
        reached |= edge
    return min(most, reached.bit_count())


@lru_cache(maxsize=REMEMBERED)
def _load(kind: Kind, estate: Estate, seas: frozenset[str]) -> float:
    """What the goods of a company are to ships in some seas."""
    near = _closeness(estate)
    return PRICE[kind] / PRICE["rubber"] * min(MOST_GOODS, estate.goods) * max([near[sea] for sea in seas])


@lru_cache(maxsize=REMEMBERED)
def _closeness(estate: Estate) -> dict[str, float]:
    """How near each sea is to the nearest of the areas."""
    return {sea: max([lands[area] for area in estate.areas]) for sea, lands in nearness(estate.scenario).items()}
