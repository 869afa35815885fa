"""Checks of a board's geometry: outlines that cross themselves, overlaps, gaps, provinces that aren't their areas."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from operator import xor
from typing import NamedTuple

import shapely
from shapely import Geometry, STRtree

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.checks.problem import Problem, error, near, warning
from indonesia_qt.board.identity_cache import BOARDS, SHAPES, cached, cached_together
from indonesia_qt.board.model import BoardMap, Point, Shape
from indonesia_qt.i18n.text import tr

SLACK = 0.2
"""Map units that rounding may move something."""

Segments = frozenset[tuple[Point, Point]]
Neighbourhood = tuple[Shape, ...]
"""A shape, and after it all those that might touch it."""


def outlines(board: BoardMap) -> Iterator[Problem]:
    """Outlines that cross themselves; with one of these no other question about shapes has an answer."""
    called = names.translated(board)
    for part in (*board.pieces(), *board.provinces):
        if at := _crossing(part.shape):
            text = tr("The outline of {area} crosses itself near {place}.", area=called[part.id], place=near(at))
            yield error(part.id, text, "crossed-outline", (part.id,), at)


def problems(board: BoardMap) -> Iterator[Problem]:
    """Yield what is wrong with proper outlines: where they don't match, and provinces that aren't their areas."""
    called = names.translated(board)
    pieces = {piece.id: piece.shape for piece in board.pieces()}
    yield from _beyond(board, pieces, called)
    bare: set[tuple[Point, Point]] = set()
    for name, seam in zip(pieces, _seams(_neighbourhoods(*pieces.values())), strict=True):
        bare |= seam.bare
        if at := seam.mismatch:
            text = tr(
                "The borders of {area} and a neighbour don’t match near {place}.",
                area=called[name],
                place=near(at),
            )
            yield error(name, text, "border-mismatch", (name,), at)
    yield from _gaps(board, bare, pieces)
    yield from _provinces(board, called)


def _beyond(board: BoardMap, pieces: Mapping[str, Shape], called: Mapping[str, str]) -> Iterator[Problem]:
    for name, shape in pieces.items():
        left, top, right, bottom = _bounds(shape)
        if min(left, top) < -SLACK or right > board.width + SLACK or bottom > board.height + SLACK:
            text = tr("{area} extends beyond the canvas.", area=called[name])
            yield error(name, text, "off-canvas", (name,))


@cached(BOARDS)
def _neighbourhoods(*shapes: Shape) -> list[Neighbourhood]:
    """The neighbourhood of each of the shapes."""
    around = [[shape] for shape in shapes]
    grounds = [geometry(shape) for shape in shapes]
    if grounds:
        # In the board's order, whatever that of the tree: so what is remembered of shapes that stayed is found again.
        for one, other in sorted(STRtree(grounds).query(grounds).T.tolist()):
            if one != other:
                around[one].append(shapes[other])
    return [*map(tuple, around)]


def _gaps(board: BoardMap, bare: set[tuple[Point, Point]], pieces: Mapping[str, Shape]) -> Iterator[Problem]:
    inside = [edge for edge in bare if not _on_rim(edge, board)]
    if pieces and not inside:
        return
    rim = shapely.box(0, 0, board.width, board.height).boundary
    faces = shapely.get_parts(shapely.polygonize([shapely.union_all([rim, shapely.MultiLineString(inside)])]))
    ground = STRtree([geometry(shape) for shape in pieces.values()])
    for face in faces:
        middle = face.representative_point()
        at_rim = face.intersects(rim)
        if board.look == "lots" and at_rim:
            continue  # the table on which they lie
        if face.area > SLACK and not len(ground.query(middle, predicate="intersects")):
            at = middle.x, middle.y
            text = tr("Part of the canvas near {place} doesn’t belong to any area.", place=near(at))
            level = warning if at_rim else error
            yield level(near(at), text, "gap", (), at)


def _provinces(board: BoardMap, called: Mapping[str, str]) -> Iterator[Problem]:
    parts: dict[str, list[Shape]] = {province.id: [] for province in board.provinces}
    for land in board.lands:
        if land.province in parts:
            parts[land.province].append(land.shape)
    for province in board.provinces:
        if _differs(province.shape, *parts[province.id]):
            text = tr("The outline of {province} doesn’t match its areas.", province=called[province.id])
            yield error(province.id, text, "province-outline", (province.id,))


def _on_rim(edge: tuple[Point, Point], board: BoardMap) -> bool:
    (x, y), (to_x, to_y) = edge
    return (x == to_x and x in (0, board.width)) or (y == to_y and y in (0, board.height))


def crossing(outline: Geometry) -> Point | None:
    """Return where an outline crosses itself; None when it doesn't."""
    if outline.is_valid:
        return None
    numbers = re.search(r"\[(\S+) (\S+)\]", shapely.is_valid_reason(outline))
    x, y = numbers.groups() if numbers else shapely.get_coordinates(outline)[0]
    return float(x), float(y)


@cached(SHAPES)
def _crossing(shape: Shape) -> Point | None:
    return crossing(geometry(shape))


@cached(SHAPES)
def _bounds(shape: Shape) -> tuple[float, float, float, float]:
    return tuple(map(float, geometry(shape).bounds))  # type: ignore[return-value]


@cached(SHAPES)
def segments(shape: Shape) -> Segments:
    """Return the straight bits from corner to corner that an outline consists of, each with its smaller end first."""
    return frozenset((a, b) if a <= b else (b, a) for polygon in shape for ring in polygon for a, b in pairwise(ring))


class _Seam(NamedTuple):
    """Those pieces of an outline that no neighbour has, and where it overlaps one or has other corners than it."""

    bare: Segments
    mismatch: Point | None


@cached_together(SHAPES)
def _seams(neighbourhoods: Sequence[Neighbourhood]) -> list[_Seam]:
    """How the first outline of each goes with the others; those that many have in common are looked at once."""
    shapes = {id(shape): shape for around in neighbourhoods for shape in around}
    wrong = dict(zip(shapes, _invalid_edges(shapes.values()), strict=True))
    return [
        # Several pieces that have one object as their shape lie on each other, which one of them can't show.
        _seam(around, wrong[id(around[0])] if len({*map(id, around)}) == len(around) else _invalid_edges(around)[0])
        for around in neighbourhoods
    ]


def _invalid_edges(shapes: Iterable[Shape]) -> Sequence[Geometry]:
    edges: Sequence[Geometry] = shapely.coverage_invalid_edges([*map(geometry, shapes)]).tolist()
    return edges


def _seam(around: Neighbourhood, suspected: Geometry) -> _Seam:
    bare = segments(around[0]).difference(*map(segments, around[1:]))
    wrong = [edge for edge in _edges(suspected) if edge not in bare or _meets(edge, around[1:])]
    if not wrong:
        return _Seam(bare, None)
    point = shapely.MultiLineString(wrong).representative_point()
    return _Seam(bare, (float(point.x), float(point.y)))


def _edges(lines: Geometry) -> Iterator[tuple[Point, Point]]:
    for line in () if lines.is_empty else shapely.get_parts(lines):
        for a, b in pairwise(line.coords):
            yield min(a, b), max(a, b)


def _meets(edge: tuple[Point, Point], shapes: Iterable[Shape]) -> bool:
    """Whether a bare edge meets one of `shapes` elsewhere than in its ends.

    GEOS suspects every edge that ends where a hole touches the rim of a shape.
    """
    line = shapely.LineString(edge)
    return any(not line.relate_pattern(geometry(shape), "FF*******") for shape in shapes)


@cached(SHAPES)
def _differs(outline: Shape, *parts: Shape) -> bool:
    """Whether an outline is another one than that of `parts` together."""
    if reduce(xor, map(segments, parts), frozenset()) == segments(outline):
        return False
    together = shapely.union_all([geometry(part) for part in parts])
    return bool(geometry(outline).symmetric_difference(together).area > SLACK)
