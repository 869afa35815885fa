"""The prospects of a company: room to grow, cities nearby, available ships, goods to be shipped."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from indonesia_qt.games.indonesia.bots.board import Board, Cities
from indonesia_qt.games.indonesia.rules.companies import parts
from indonesia_qt.games.indonesia.rules.constants import PRICE, Kind
from indonesia_qt.games.indonesia.rules.scenario import Scenario

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
    fields = tuple([(id, kind, areas) for id, kind, _, _, areas, _ in board.firms if areas])
    return _rooms(board.scenario, fields, tuple([city for city, _ in board.cities]), most)


@lru_cache(maxsize=REMEMBERED)
def _rooms(
    scenario: Scenario, fields: tuple[tuple[str, Kind, tuple[str, ...]], ...], cities: tuple[str, ...], most: int
) -> dict[str, int]:
    spots = {id: _spot(scenario, areas) for id, _, areas in fields}
    bit = lands_of(scenario).bit
    filled = sum([bit[city] for city in cities])
    for spot in spots.values():
        filled |= spot.areas
    found = {}
    for id, kind, _ in fields:
        closed = filled
        for other, its_kind, _ in fields:
            if its_kind == kind and other != id:
                closed |= spots[other].border
        spot = spots[id]
        found[id] = _room(scenario, spot.border & ~closed, spot.mass & ~closed, most)
    return found


class _Spot(NamedTuple):
    """Some areas, those next to them, and all of the land on which they lie."""

    areas: int
    border: int
    mass: int


@lru_cache(maxsize=REMEMBERED)
def _spot(scenario: Scenario, areas: tuple[str, ...]) -> _Spot:
    lands = lands_of(scenario)
    spot = _Spot(0, 0, 0)
    for area in areas:
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


class Waters:
    """Where goods and cities lie near the seas of a board, for all its shipping companies."""

    def __init__(self, board: Board) -> None:
        self.scenario, self.cities = board.scenario, board.cities
        self.goods = tuple([(kind, areas) for _, kind, _, _, areas, _ in board.firms if areas])

    def custom(self, begins: frozenset[str]) -> float:
        """Return how many goods the cities near some seas buy, those farther away counting less."""
        return _custom(self.scenario, begins, self.cities)

    def cargo(self, seas: frozenset[str]) -> float:
        """Return how many goods and cities lie near some seas; goods count by price, what is farther away less."""
        return _cargo(self.scenario, seas, self.goods, self.cities)


@lru_cache(maxsize=REMEMBERED)
def _cargo(
    scenario: Scenario, seas: frozenset[str], goods: tuple[tuple[Kind, tuple[str, ...]], ...], cities: Cities
) -> float:
    total = _custom(scenario, seas, cities)
    for kind, areas in goods:
        total += _load(scenario, seas, kind, areas)
    return total


@lru_cache(maxsize=REMEMBERED)
def _load(scenario: Scenario, seas: frozenset[str], kind: Kind, areas: tuple[str, ...]) -> float:
    """What the goods of a company are to ships in some seas."""
    near = _closeness(scenario, areas)
    return PRICE[kind] / PRICE["rubber"] * min(MOST_GOODS, len(areas)) * max([near[sea] for sea in seas])


@lru_cache(maxsize=REMEMBERED)
def _custom(scenario: Scenario, begins: frozenset[str], cities: Cities) -> float:
    near = nearness(scenario)
    return sum(size * max((near[sea][city] for sea in begins), default=0.0) for city, size in cities)


@lru_cache(maxsize=REMEMBERED)
def _closeness(scenario: Scenario, areas: tuple[str, ...]) -> dict[str, float]:
    """How near each sea is to the nearest of some areas."""
    return {sea: max([lands[area] for area in areas]) for sea, lands in nearness(scenario).items()}
