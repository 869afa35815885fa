"""Lays a drawn line over the borders of a board: both get a common corner wherever they meet, on the grid of corners.

This is snap rounding: a line runs through every corner whose surroundings, a square of the grid, it passes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain, groupby, pairwise
from typing import NamedTuple

import numpy as np
import shapely
from shapely import Geometry, LineString, Polygon, STRtree

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import EditError
from indonesia_qt.board.model import BoardMap, Line, Point, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes import partition
from indonesia_qt.mapmaking.edit.shapes.partition import TENTHS, Segment

SQUARE = 0.5 / TENTHS
"""Map units: half the side of a corner's square."""


class LaidLine(NamedTuple):
    """A drawn line with a corner wherever it meets a border, and the shapes of the pieces that got corners there."""

    line: tuple[Point, ...]
    shapes: dict[str, Shape]


def simplified(line: Sequence[Point], tolerance: float) -> Line:
    """Return a drawn line with as few corners as keep it within `tolerance` map units; its ends stay."""
    if len(line) < 3:
        return tuple(line)
    return tuple((x, y) for x, y in LineString(line).simplify(tolerance).coords)


def laid(board: BoardMap, line: Sequence[Point], over: Collection[str]) -> LaidLine:
    """Lay `line` over the borders of the pieces `over`; all pieces at these borders get the same new corners.

    Raises `EditError` when the line has no length.
    """
    drawn = tuple(point for point, _ in groupby(partition.on_grid(*point) for point in line))
    if len(drawn) < 2:
        raise EditError(tr("The line has no length."))
    bits = _borders_near(board, drawn, over)
    ways = shapely.linestrings([list(pair) for pair in pairwise(drawn)])
    first, second = STRtree(shapely.linestrings(np.array(bits).reshape(-1, 2, 2))).query(ways, "dwithin", 2 * SQUARE)
    met = [bits[n] for n in sorted(set(second.tolist()))]
    if not met:
        return LaidLine(drawn, {})
    crossings = shapely.get_coordinates(
        shapely.intersection(ways[first], shapely.linestrings([bits[n] for n in second]))
    )
    places = {*drawn, *(partition.on_grid(x, y) for x, y in crossings)}
    through = {bit: way for bit, way in zip(met, _led(met, places), strict=True) if len(way) > 2}
    whole = _led(list(pairwise(drawn)), places | {corner for bit in met for corner in bit})
    return LaidLine(tuple(point for point, _ in groupby(chain.from_iterable(whole))), _bent(board, through))


def faces(shape: Shape, line: Sequence[Point]) -> dict[Polygon, list[Polygon]]:
    """Cut each of the polygons of `shape` along `line`, which has been laid over its borders."""
    bits = partition.border(shape).union(_near(line, geometry(shape)))
    cut = shapely.get_parts(shapely.polygonize(shapely.linestrings(np.array(sorted(bits)))))
    inside = [face.representative_point() for face in cut]
    return {
        part: [face for face, point in zip(cut, inside, strict=True) if part.contains(point)]
        for part in shapely.get_parts(geometry(shape)).tolist()
    }


def _near(line: Sequence[Point], ground: Geometry) -> list[Segment]:
    """Those bits of a line whose surroundings, a box, reach into those of `ground`."""
    corners, (left, top, right, bottom) = np.array(line), ground.bounds
    low, high = np.minimum(corners[:-1], corners[1:]), np.maximum(corners[:-1], corners[1:])
    near = ((high >= (left, top)) & (low <= (right, bottom))).all(axis=1)
    return [partition.segment(line[n], line[n + 1]) for n in np.flatnonzero(near).tolist()]


def _borders_near(board: BoardMap, drawn: Sequence[Point], over: Collection[str]) -> list[Segment]:
    pieces = partition.of(board)
    rows = np.vstack([partition.segments(pieces.shape(id)) for id in over]) / TENTHS
    corners = np.array(drawn)
    low, high = np.minimum(rows[:, :2], rows[:, 2:]), np.maximum(rows[:, :2], rows[:, 2:])
    near = (low <= corners.max(axis=0) + 1) & (high >= corners.min(axis=0) - 1)
    return sorted({partition.segment((a, b), (c, d)) for a, b, c, d in rows[near.all(axis=1)].tolist()})


def _led(bits: Sequence[Segment], places: Collection[Point]) -> list[tuple[Point, ...]]:
    """Each of the straight `bits` led through those of `places` whose squares it passes."""
    corners = sorted(places)
    x, y = np.array(corners).T
    squares = STRtree(shapely.box(x - SQUARE, y - SQUARE, x + SQUARE, y + SQUARE))
    lines = shapely.linestrings([list(bit) for bit in bits])
    through: list[set[Point]] = [set(bit) for bit in bits]
    for bit, corner in zip(*squares.query(lines, "intersects").tolist(), strict=True):
        through[bit].add(corners[corner])
    return [_in_order(bit, points) for bit, points in zip(bits, through, strict=True)]


def _in_order(bit: Segment, points: Iterable[Point]) -> tuple[Point, ...]:
    (x, y), (right, bottom) = bit
    return tuple(sorted(points, key=lambda point: (point[0] - x) * (right - x) + (point[1] - y) * (bottom - y)))


def _bent(board: BoardMap, ways: Mapping[Segment, tuple[Point, ...]]) -> dict[str, Shape]:
    """The shapes of the pieces whose border has one of the bits that are led another way now."""
    pieces = partition.of(board)
    ends = {corner for bit in ways for corner in bit}
    found = (pieces.pieces[id] for id in pieces.at(*ends)) if ends else ()
    return {
        piece.id: partition.led(piece.shape, ways) for piece in found if ways.keys() & partition.border(piece.shape)
    }
