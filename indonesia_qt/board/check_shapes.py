"""Checks of a board's geometry: outlines that cross themselves, overlaps, gaps, provinces that aren't their areas."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import reduce
from itertools import pairwise
from operator import xor

import shapely
from shapely import STRtree

from indonesia_qt.board import names
from indonesia_qt.board.contacts import geometry
from indonesia_qt.board.model import BoardMap, Lake, LandArea, Point, SeaArea, Shape
from indonesia_qt.board.problem import Problem, error, near, warning
from indonesia_qt.board.remembered import BOARDS, SHAPES, remembered
from indonesia_qt.wording import tr

SLACK = 0.2
"""Map units that rounding may move something."""

Segments = frozenset[tuple[Point, Point]]


def outlines(board: BoardMap) -> Iterator[Problem]:
    """Outlines that cross themselves; with one of these no other question about shapes has an answer."""
    called = names.told(board)
    for part in (*board.areas(), *board.lakes, *board.provinces):
        if at := _crossing(part.shape):
            text = tr("The outline of {area} crosses itself near {place}.", area=called[part.id], place=near(at))
            yield error(part.id, text, "crossed-outline", (part.id,), at)


def problems(board: BoardMap) -> Iterator[Problem]:
    """What is wrong with proper outlines: where they don't fit together, and provinces that aren't their areas."""
    called = names.told(board)
    pieces = {piece.id: piece.shape for piece in (*board.areas(), *board.lakes)}
    yield from _beyond(board, pieces, called)
    bare: set[tuple[Point, Point]] = set()
    for name, around in _neighbourhoods(board.lands, board.seas, board.lakes):
        bare |= _bare(*around)
        if at := _mismatch(*around):
            text = tr(
                "The border of {area} and that of a neighbour do not match near {place}.",
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
            text = tr("{area} reaches beyond the canvas.", area=called[name])
            yield error(name, text, "off-canvas", (name,))


@remembered(BOARDS)
def _neighbourhoods(
    lands: tuple[LandArea, ...], seas: tuple[SeaArea, ...], lakes: tuple[Lake, ...]
) -> list[tuple[str, list[Shape]]]:
    """Each piece with its shape and those of all that might touch it."""
    pieces: list[LandArea | SeaArea | Lake] = [*lands, *seas, *lakes]
    around = [[piece.shape] for piece in pieces]
    grounds = [geometry(piece.shape) for piece in pieces]
    if grounds:
        # In the board's order, whatever that of the tree: so what is remembered of shapes that stayed is found again.
        for one, other in sorted(STRtree(grounds).query(grounds).T.tolist()):
            if one != other:
                around[one].append(pieces[other].shape)
    return [(piece.id, shapes) for piece, shapes in zip(pieces, around, strict=True)]


def _gaps(board: BoardMap, bare: set[tuple[Point, Point]], pieces: Mapping[str, Shape]) -> Iterator[Problem]:
    inside = [edge for edge in bare if not _on_rim(edge, board)]
    if pieces and not inside:
        return
    rim = shapely.box(0, 0, board.width, board.height).boundary
    faces = shapely.get_parts(shapely.polygonize([shapely.union_all([rim, shapely.MultiLineString(inside)])]))
    ground = STRtree([geometry(shape) for shape in pieces.values()])
    for face in faces:
        middle = face.representative_point()
        if face.area > SLACK and not len(ground.query(middle, predicate="intersects")):
            at = middle.x, middle.y
            text = tr("A part of the canvas near {place} belongs to no area.", place=near(at))
            level = warning if face.intersects(rim) else error
            yield level(near(at), text, "gap", (), at)


def _provinces(board: BoardMap, called: Mapping[str, str]) -> Iterator[Problem]:
    parts: dict[str, list[Shape]] = {province.id: [] for province in board.provinces}
    for land in board.lands:
        if land.province in parts:
            parts[land.province].append(land.shape)
    for province in board.provinces:
        if _differs(province.shape, *parts[province.id]):
            text = tr("The outline of {province} is not that of its areas together.", province=called[province.id])
            yield error(province.id, text, "province-outline", (province.id,))


def _on_rim(edge: tuple[Point, Point], board: BoardMap) -> bool:
    (x, y), (to_x, to_y) = edge
    return (x == to_x and x in (0, board.width)) or (y == to_y and y in (0, board.height))


@remembered(SHAPES)
def _crossing(shape: Shape) -> Point | None:
    """Where an outline crosses itself."""
    found = geometry(shape)
    if found.is_valid:
        return None
    numbers = re.search(r"\[(\S+) (\S+)\]", shapely.is_valid_reason(found))
    return (float(numbers[1]), float(numbers[2])) if numbers else shape[0][0][0]


@remembered(SHAPES)
def _bounds(shape: Shape) -> tuple[float, float, float, float]:
    return tuple(map(float, geometry(shape).bounds))  # type: ignore[return-value]


@remembered(SHAPES)
def segments(shape: Shape) -> Segments:
    """The straight bits from corner to corner that an outline consists of, each with its smaller end first."""
    return frozenset((min(a, b), max(a, b)) for polygon in shape for ring in polygon for a, b in pairwise(ring))


@remembered(SHAPES)
def _bare(shape: Shape, *around: Shape) -> Segments:
    """Those pieces of an outline that no neighbour has."""
    return segments(shape).difference(*map(segments, around))


@remembered(SHAPES)
def _mismatch(shape: Shape, *around: Shape) -> Point | None:
    """Where an outline overlaps one of those around, or has other corners than it."""
    edge = shapely.coverage_invalid_edges([geometry(shape), *map(geometry, around)])[0]
    if edge.is_empty:
        return None
    point = edge.representative_point()
    return float(point.x), float(point.y)


@remembered(SHAPES)
def _differs(outline: Shape, *parts: Shape) -> bool:
    """Whether an outline is another one than that of `parts` together."""
    if reduce(xor, map(segments, parts), frozenset()) == segments(outline):
        return False
    together = shapely.union_all([geometry(part) for part in parts])
    return bool(geometry(outline).symmetric_difference(together).area > SLACK)
