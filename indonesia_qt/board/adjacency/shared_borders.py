"""Where the areas of a board touch: what its adjacency is derived from."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from shapely import Geometry, MultiLineString, STRtree, line_merge

from indonesia_qt.board import shapes
from indonesia_qt.board.identity_cache import BOARDS, PAIRS, SHAPES, cached, shared
from indonesia_qt.board.model import BoardMap, LandArea, Line, SeaArea, Shape

Pair = tuple[str, str]
"""Two areas, the one whose id comes first in the alphabet first."""

UNCLEAR = 0.3
"""The part of the threshold by which a common border may miss it and still leave players in doubt."""
EXACT = 6
"""Digits to which lengths are worked out, so that a border of just the threshold counts."""
POINT = 1.0
"""Map units: a shorter common border looks as if the areas met in a point."""

geometry = cached(SHAPES)(shapes.geometry)
"""`shapes.geometry`, remembered."""


def pair(a: str, b: str) -> Pair:
    """The two areas in the order that they are kept in."""
    return (a, b) if a < b else (b, a)


def shared_border(a: Shape, b: Shape) -> float | None:
    """The length of the common border of two shapes: 0 when they touch in points only, None when they are apart."""
    return _touch(geometry(a), geometry(b))


@cached(PAIRS)
def _touch(a: Geometry, b: Geometry) -> float | None:
    return round(float(a.boundary.intersection(b.boundary).length), EXACT) if a.intersects(b) else None


def meeting(a: Shape, b: Shape) -> tuple[Line, ...]:
    """Where two shapes touch: the lines of their common border, and lines of one point where they meet in a point."""
    found = geometry(a).boundary.intersection(geometry(b).boundary)
    parts = [part for part in getattr(found, "geoms", [found]) if not part.is_empty]
    points = [part for part in parts if not part.length]
    lines = line_merge(MultiLineString([part for part in parts if part.length]))
    merged = [line for line in getattr(lines, "geoms", [lines]) if not line.is_empty]
    return tuple(tuple((x, y) for x, y in part.coords) for part in [*merged, *points])


def shared_borders(board: BoardMap) -> dict[Pair, float]:
    """The length of the common border of each two areas of `board` that touch."""
    return _contacts(board.lands, board.seas)


def shared_borders_of(board: BoardMap, touched: Collection[str]) -> dict[Pair, float]:
    """The contacts of those areas of `board` that are among `touched`, with each other and with all the rest."""
    return among({area.id: geometry(area.shape) for area in board.areas()}, frozenset(touched))


def shared_borders_between(board: BoardMap, pairs: Iterable[Pair]) -> dict[Pair, float]:
    """The contacts of just these pairs of areas of `board`."""
    shape = {area.id: area.shape for area in board.areas()}
    found = {(a, b): shared_border(shape[a], shape[b]) for a, b in pairs if a in shape and b in shape}
    return {two: length for two, length in found.items() if length is not None}


def among(grounds: Mapping[str, Geometry], touched: Collection[str] | None = None) -> dict[Pair, float]:
    """The contacts of `grounds` by their names: of all, or of those `touched` with each other and with all the rest."""
    names = list(grounds)
    asked = [name for name in names if touched is None or name in touched]
    if not asked:
        return {}
    tree = STRtree(list(grounds.values()))
    near = {
        pair(asked[one], names[other])
        for one, other in tree.query([grounds[name] for name in asked]).T.tolist()
        if asked[one] != names[other]
    }
    found = {(a, b): _touch(grounds[a], grounds[b]) for a, b in near}
    return {(a, b): length for (a, b), length in found.items() if length is not None}


@cached(BOARDS)
def _contacts(lands: tuple[LandArea, ...], seas: tuple[SeaArea, ...]) -> dict[Pair, float]:
    areas: tuple[LandArea | SeaArea, ...] = (*lands, *seas)
    return _contacts_of_shapes(shared(tuple(area.id for area in areas)), *(area.shape for area in areas))


@cached(BOARDS)
def _contacts_of_shapes(areas: tuple[str, ...], *shapes: Shape) -> dict[Pair, float]:
    """Of just what they follow from: areas with other names or provinces have the same ones."""
    return among(dict(zip(areas, map(geometry, shapes), strict=True)))


def unclear(length: float, threshold: float) -> bool:
    """Whether players may wonder if areas with a common border of `length` are adjacent."""
    return length < POINT or (1 - UNCLEAR) * threshold <= length <= (1 + UNCLEAR) * threshold
