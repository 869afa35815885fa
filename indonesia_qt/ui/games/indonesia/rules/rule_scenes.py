"""Positions that explain rules, as marks, most of them on a small map; knows no Qt."""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.constants import LARGEST_CITY, SHIP_FEE
from indonesia_qt.library import PlayableMap, load_map
from indonesia_qt.ui.board.marks import AreaMark, Mark, RouteMark, Standing
from indonesia_qt.ui.games.indonesia.board.piece_values import (
    Received,
    city_on,
    demand_of,
    good_on,
    offers_of,
    ships_at,
)

MAP, LARGE_MAP = "lagoon", "indonesia"
"""The map of most scenes, and the usual one."""

MINE, OTHER = 0, 1
"""The seats of two players."""


class Scene(Struct, frozen=True):
    """Positions side by side, all in one window of the map: left, top, width and height in map units."""

    window: tuple[float, float, float, float]
    positions: tuple[tuple[Mark, ...], ...]
    map: str = MAP


def _scene(window: tuple[float, float, float, float], *marks: Mark, on: str = MAP) -> Scene:
    return Scene(window, (marks,), on)


def load_scene_map(name: str) -> PlayableMap:
    """Load a map of scenes as it comes with the program, even if the player has one of that name."""
    return load_map(str(paths.shipped_maps() / name))


def _areas(standing: Standing, *areas: str) -> tuple[Mark, ...]:
    return tuple(AreaMark(area, standing) for area in areas)


def _goods(good: str, *areas: str, seat: int = MINE, tag: str = "A") -> tuple[Mark, ...]:
    return tuple(good_on(area, good, seat, tag) for area in areas)


def _city(area: str, size: int, **got: int) -> tuple[Mark, ...]:
    received = tuple(Received(good, number, size) for good, number in got.items())
    grows = size < LARGEST_CITY and all(number == size for number in got.values())
    return city_on(area, size), demand_of(area, received, grows_to=size + 1 if grows else None)


NORTH = (312.0, 45.0, 800.0, 340.0)
NORTH_AND_MIDDLE = (312.0, 45.0, 800.0, 430.0)
WEST = (60.0, 165.0, 1000.0, 570.0)
TWO_NAMES = (700.0, 375.0, 480.0, 130.0)
SULAWESI = (1165.0, 58.0, 985.0, 580.0)

HULL_LINES = {0: ("celebes-sea", "molucca-sea"), 1: ("gulf-of-tomini",)}
"""In the example of a hull: the seas with a ship of each of the two lines."""
HULL_FIELDS = ("sulawesi-tengah-1", "sulawesi-tengah-2", "sulawesi-tengah-3")
HULL_WAYS = ((0, 1, "kalimantan-timur-1"), (0, 2, "halmahera-4"), (1, 1, "sulawesi-utara-2"))
"""The ways to the cities: the line, how many of its ships a good uses, and the city."""

SCENES = {
    "strips": _scene(
        TWO_NAMES,
        offers_of("kenanga", (("rice",), ("city",), ("shipping", "city")), 1, 1),
        offers_of("dahlia", (("shipping",), (), ("rubber",)), 1, 1),
    ),
    "hull": _scene(
        SULAWESI,
        *_goods("spice", *HULL_FIELDS, seat=2, tag="C"),
        *(ships_at(sea, line, "AB"[line]) for line, seas in HULL_LINES.items() for sea in seas),
        *(city_on(city, 1) for _, _, city in HULL_WAYS),
        *(
            RouteMark(HULL_FIELDS[0], HULL_LINES[line][:ships], city, line, str(ships * SHIP_FEE))
            for line, ships, city in HULL_WAYS
        ),
        on=LARGE_MAP,
    ),
    "city": _scene(
        NORTH,
        city_on("melati-2", 1),
        *_goods("spice", "anggrek-1", tag="B"),
        *_areas("legal", "anggrek-2"),
        *_areas("forbidden", "melati-1", "anggrek-1"),
    ),
    "delivery": _scene(
        WEST,
        *_goods("rice", "flamboyan-1", "flamboyan-2"),
        ships_at("monsoon-sea", OTHER, "B"),
        ships_at("turtle-sea", OTHER, "B"),
        city_on("teratai-1", 1),
        RouteMark("flamboyan-2", ("monsoon-sea", "turtle-sea"), "teratai-1", OTHER, "1"),
    ),
    "start": _scene(
        NORTH,
        *_goods("rice", "anggrek-1", seat=OTHER, tag="B"),
        *_areas("legal", "melati-1"),
        *_areas("forbidden", "melati-2"),
    ),
    "expansion": _scene(
        NORTH,
        *_goods("rice", "melati-2", "anggrek-1"),
        city_on("anggrek-2", 1),
        *_areas("legal", "melati-1"),
        *_areas("forbidden", "anggrek-2"),
    ),
    "siap_faji": Scene(
        NORTH,
        (
            (*_goods("rice", "melati-1", "melati-2"), *_goods("spice", "anggrek-1", "anggrek-2", seat=OTHER, tag="B")),
            (*_areas("forbidden", "melati-1", "melati-2"), *_goods("siap_faji", "anggrek-1", "anggrek-2")),
        ),
    ),
    "growth": _scene(
        NORTH_AND_MIDDLE,
        *_city("melati-2", 1, rice=1, spice=1),
        *_city("anggrek-2", 2, rice=2, spice=2),
        *_city("dahlia-1", 3, rice=3, spice=1),
    ),
}
"""By the name under which a page of the rules shows them."""
