"""Positions on a small map that explain rules, as marks; knows no Qt."""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.ui.board.marks import AreaMark, Mark, Piece, RouteMark, Standing
from indonesia_qt.ui.games.indonesia.board.piece_values import Received, city_on, good_on, ships_at

MAP = "lagoon"
"""The map of all scenes."""

MINE, OTHER = 0, 1
"""The seats of two players."""


class Scene(Struct, frozen=True):
    """Positions side by side, all in one window of the map: left, top, width and height in map units."""

    window: tuple[float, float, float, float]
    positions: tuple[tuple[Mark, ...], ...]


def _areas(standing: Standing, *areas: str) -> tuple[Mark, ...]:
    return tuple(AreaMark(area, standing) for area in areas)


def _goods(good: str, *areas: str, seat: int = MINE, tag: str = "A") -> tuple[Mark, ...]:
    return tuple(good_on(area, good, seat, tag) for area in areas)


def _city(area: str, size: int, **received: int) -> Piece:
    return city_on(area, size, tuple(Received(good, got, size) for good, got in received.items()))


NORTH = (312.0, 45.0, 800.0, 340.0)
NORTH_AND_MIDDLE = (312.0, 45.0, 800.0, 430.0)
WEST = (60.0, 165.0, 1000.0, 570.0)

SCENES = {
    "city": Scene(
        NORTH,
        (
            (
                _city("melati-2", 1),
                *_goods("spice", "anggrek-1", tag="B"),
                *_areas("legal", "anggrek-2"),
                *_areas("forbidden", "melati-1", "anggrek-1"),
            ),
        ),
    ),
    "delivery": Scene(
        WEST,
        (
            (
                *_goods("rice", "flamboyan-1", "flamboyan-2"),
                ships_at("monsoon-sea", OTHER, "B"),
                ships_at("turtle-sea", OTHER, "B"),
                city_on("teratai-1", 1),
                RouteMark("flamboyan-2", ("monsoon-sea", "turtle-sea"), "teratai-1", OTHER, "1"),
            ),
        ),
    ),
    "start": Scene(
        NORTH,
        (
            (
                *_goods("rice", "anggrek-1", seat=OTHER, tag="B"),
                *_areas("legal", "melati-1"),
                *_areas("forbidden", "melati-2"),
            ),
        ),
    ),
    "expansion": Scene(
        NORTH,
        (
            (
                *_goods("rice", "melati-2", "anggrek-1"),
                city_on("anggrek-2", 1),
                *_areas("legal", "melati-1"),
                *_areas("forbidden", "anggrek-2"),
            ),
        ),
    ),
    "siap_faji": Scene(
        NORTH,
        (
            (*_goods("rice", "melati-1", "melati-2"), *_goods("spice", "anggrek-1", "anggrek-2", seat=OTHER, tag="B")),
            (*_areas("forbidden", "melati-1", "melati-2"), *_goods("siap_faji", "anggrek-1", "anggrek-2")),
        ),
    ),
    "growth": Scene(
        NORTH_AND_MIDDLE,
        (
            (
                _city("melati-2", 1, rice=1, spice=1),
                _city("anggrek-2", 2, rice=2, spice=2),
                _city("dahlia-1", 3, rice=3, spice=1),
            ),
        ),
    ),
}
"""By the name under which a page of the rules shows them."""
