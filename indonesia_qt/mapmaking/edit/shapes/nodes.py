"""Finds the nodes of a board and its borders: what is near the pointer, and what meets there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

import numpy as np
import shapely

from indonesia_qt.board.model import BoardMap, Point
from indonesia_qt.mapmaking.edit.shapes import partition
from indonesia_qt.mapmaking.edit.shapes.partition import TENTHS, Rows, Segment


class BorderPlace(NamedTuple):
    """A place on a border: the bit of border, and the place on it where a node could be put."""

    segment: Segment
    place: Point


def node_near(board: BoardMap, point: Point, reach: float) -> Point | None:
    """The node nearest to `point`; None when there is none within `reach` map units."""
    nodes = _around(board, point, reach)[:, :2] / TENTHS
    distance = np.hypot(*(nodes - point).T)
    if not len(nodes) or distance.min() > reach:
        return None
    return partition.on_grid(*nodes[np.argmin(distance)])


def border_near(board: BoardMap, point: Point, reach: float) -> BorderPlace | None:
    """The bit of border nearest to `point`, and where on it; None when there is none within `reach` map units."""
    rows = _around(board, point, reach) / TENTHS
    if not len(rows):
        return None
    start, way = rows[:, :2], rows[:, 2:] - rows[:, :2]
    along = np.clip(((point - start) * way).sum(axis=1) / (way * way).sum(axis=1), 0, 1)
    places = start + along[:, None] * way
    distance = np.hypot(*(places - point).T)
    nearest = np.argmin(distance)
    if distance[nearest] > reach:
        return None
    a, b = partition.on_grid(*rows[nearest, :2]), partition.on_grid(*rows[nearest, 2:])
    return BorderPlace(partition.segment(a, b), partition.on_grid(*places[nearest]))


def nodes_in(board: BoardMap, left: float, top: float, right: float, bottom: float) -> Mapping[Point, bool]:
    """The nodes in a box, and of each whether it is a junction (see `is_junction`)."""
    rows = _around(board, ((left + right) / 2, (top + bottom) / 2), max(right - left, bottom - top) / 2)
    low, high = np.array((left, top)) * TENTHS, np.array((right, bottom)) * TENTHS
    starts, ends = ((at >= low) & (at <= high) for at in (rows[:, :2], rows[:, 2:]))
    rows = _ordered(rows[starts.all(axis=1) | ends.all(axis=1)])
    places, counts = np.unique(rows.reshape(-1, 2), axis=0, return_counts=True)
    inside = ((places >= low) & (places <= high)).all(axis=1)
    fixed = canvas_corners(board)
    found = map(partition.on_grid, *(places[inside].T / TENTHS))
    return {node: bool(n != 2) or node in fixed for node, n in zip(found, counts[inside], strict=True)}


def nodes_of(board: BoardMap, ids: Collection[str]) -> Mapping[Point, bool]:
    """The nodes on the borders of those of these areas and lakes that the board has, and whether they are junctions."""
    pieces, found = partition.of(board), dict[Point, bool]()
    for id in pieces.pieces.keys() & set(ids):
        corners = partition.corners(pieces.shape(id))
        around = nodes_in(board, *shapely.multipoints(list(corners)).bounds)
        found |= {node: is_one for node, is_one in around.items() if node in corners}
    return found


def pushed(board: BoardMap, node: Point, dx: float, dy: float) -> Point:
    """Where `node` goes when it is moved by so many map units: along the edge of the canvas if it lies there.

    The corners of the canvas stay.
    """
    x, y = node
    free_x, free_y = x not in (0, board.width), y not in (0, board.height)
    return partition.on_grid(x + dx * free_x, y + dy * free_y)


def meeting(board: BoardMap, node: Point) -> tuple[str, ...]:
    """The areas and lakes that meet at `node`, in the board's order; none when no border has a node there."""
    return tuple(partition.of(board).at(node))


def is_junction(board: BoardMap, node: Point) -> bool:
    """Whether `node` holds borders together: three or more end in it, or it is a corner of the canvas.

    A node that isn't a junction is a bend in a border, or in the coast of an island.
    """
    return node in canvas_corners(board) or len(joined(board, node)) != 2


def joined(board: BoardMap, node: Point) -> frozenset[Point]:
    """The nodes to which a bit of border leads from `node`."""
    pieces = partition.of(board)
    borders = frozenset().union(*(partition.border(pieces.shape(id)) for id in pieces.at(node)))
    return frozenset(a if b == node else b for a, b in borders if node in (a, b))


def canvas_corners(board: BoardMap) -> frozenset[Point]:
    """The four corners of the canvas."""
    return frozenset((x, y) for x in (0.0, board.width) for y in (0.0, board.height))


def _around(board: BoardMap, point: Point, reach: float) -> Rows:
    """The borders, as rows of tenths, of all pieces that may have a border within `reach` of `point`."""
    x, y = point
    pieces = partition.of(board)
    found = pieces.near(shapely.box(x - reach, y - reach, x + reach, y + reach))
    rows = [partition.segments(pieces.shape(id)) for id in found]
    return np.vstack(rows) if rows else np.empty((0, 4), dtype=np.int64)


def _ordered(rows: Rows) -> Rows:
    """Each bit of border once, whichever way it runs and however many pieces have it."""
    swapped = (rows[:, 0] > rows[:, 2]) | ((rows[:, 0] == rows[:, 2]) & (rows[:, 1] > rows[:, 3]))
    ordered: Rows = np.unique(np.where(swapped[:, None], rows[:, (2, 3, 0, 1)], rows), axis=0)
    return ordered
