"""The pieces that divide a board's canvas, areas and lakes: their borders, and which of them lie where.

Two pieces that lie side by side have exactly the same corners along their common border. What is worked out for a shape
is kept as long as the shape itself is in use, so lookups are quick on a board that changed a little.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, STRtree

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.checks import shape_checks
from indonesia_qt.board.draft import each, updated
from indonesia_qt.board.identity_cache import BOARDS, SHAPES, cached
from indonesia_qt.board.model import BoardMap, Lake, LandArea, Point, Ring, SeaArea, Shape

Piece = LandArea | SeaArea | Lake
Rows = NDArray[np.int64]
"""Places in whole tenths of a map unit, for exact calculations."""
Segment = tuple[Point, Point]
"""A straight bit of border from corner to corner, the smaller one first."""
P = TypeVar("P", LandArea, SeaArea, Lake)

TENTHS = 10
"""Steps per map unit of the grid on which corners lie, which is that of the file."""


@cached(SHAPES)
def corners(shape: Shape) -> frozenset[Point]:
    """Return all corners of `shape`."""
    return frozenset(point for ring in rings(shape) for point in ring)


def border(shape: Shape) -> frozenset[Segment]:
    """Return the whole border of `shape`."""
    return shape_checks.segments(shape)


@cached(SHAPES)
def segments(shape: Shape) -> Rows:
    """Return the border of `shape` as rows x, y, x, y of whole tenths, in the direction of its rings."""
    rows: Rows = np.vstack([np.hstack([points[:-1], points[1:]]) for points in map(tenths, rings(shape))])
    return rows


def tenths(points: Iterable[Point]) -> Rows:
    """Return `points` as rows x, y of whole tenths."""
    rows: Rows = np.rint(np.array(list(points), dtype=float).reshape(-1, 2) * TENTHS).astype(np.int64)
    return rows


def on_grid(x: float, y: float) -> Point:
    """Return the place nearest to (x, y) where a corner may lie."""
    return round(float(x), 1) + 0.0, round(float(y), 1) + 0.0


def segment(a: Point, b: Point) -> Segment:
    """Return the bit of border between two corners."""
    return (a, b) if a <= b else (b, a)


def rings(shape: Shape) -> Iterator[Ring]:
    """Return every ring of `shape`."""
    for polygon in shape:
        yield from polygon


def led(shape: Shape, ways: Mapping[Segment, Sequence[Point]]) -> Shape:
    """Return `shape` with some bits of its border led another way, given from the smaller end to the larger one."""
    return tuple(tuple(_led(ring, ways) for ring in polygon) for polygon in shape)


def _led(ring: Ring, ways: Mapping[Segment, Sequence[Point]]) -> Ring:
    found = [ring[0]]
    for a, b in pairwise(ring):
        way = ways.get(segment(a, b)) or segment(a, b)
        found += way[1:] if way[0] == a else way[-2::-1]
    return tuple(found)


class Partition:
    """The pieces of a board, to be found by the place where they lie."""

    def __init__(self, board: BoardMap) -> None:
        self.pieces: dict[str, Piece] = {piece.id: piece for piece in board.pieces()}
        self._ids = list(self.pieces)
        self._tree = STRtree([geometry(piece.shape) for piece in self.pieces.values()])

    def near(self, *ground: Geometry) -> list[str]:
        """Return the pieces whose bounding box overlaps that of one of these geometries, in the board's order."""
        _, found = self._tree.query(list(ground))
        return [self._ids[n] for n in sorted(set(found.tolist()))]

    def at(self, *nodes: Point) -> list[str]:
        """Return the pieces that have a corner at one of `nodes`, in the board's order."""
        chosen = frozenset(nodes)
        return [id for id in self.near(*shapely.points(nodes)) if not chosen.isdisjoint(corners(self.shape(id)))]

    def shape(self, id: str) -> Shape:
        """Return the shape of the piece `id`."""
        return self.pieces[id].shape


@cached(BOARDS)
def of(board: BoardMap) -> Partition:
    """Return the partition of `board`."""
    return Partition(board)


def reshaped(board: BoardMap, new: Mapping[str, Shape]) -> BoardMap:
    """Return `board` with `new` shapes for some of its pieces."""

    def changed(piece: P) -> P:
        return updated(piece, shape=new[piece.id]) if piece.id in new else piece

    return updated(
        board, lands=each(board.lands, changed), seas=each(board.seas, changed), lakes=each(board.lakes, changed)
    )
