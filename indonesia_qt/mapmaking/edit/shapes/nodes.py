"""Finds, moves, adds and removes nodes of borders, on both sides at once: no gap and no overlap can arise."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple

import numpy as np
import shapely

from indonesia_qt.board.draft import Draft, EditError, name_of
from indonesia_qt.board.model import BoardMap, Point, Ring, Shape
from indonesia_qt.i18n.text import listed, tr
from indonesia_qt.mapmaking.edit.shapes import partition
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import redrawn
from indonesia_qt.mapmaking.edit.shapes.partition import TENTHS, Rows, Segment

FEWEST_POINTS = 4
"""A ring has three corners and repeats the first."""


class BorderPlace(NamedTuple):
    """A place on a border: the bit of border, and the place on it where a node could be put."""

    segment: Segment
    place: Point


def node_near(board: BoardMap, point: Point, reach: float) -> Point | None:
    """Find the node nearest to `point`; None when there is none within `reach` map units."""
    nodes = _around(board, point, reach)[:, :2] / TENTHS
    distance = np.hypot(*(nodes - point).T)
    if not len(nodes) or distance.min() > reach:
        return None
    return partition.on_grid(*nodes[np.argmin(distance)])


def border_near(board: BoardMap, point: Point, reach: float) -> BorderPlace | None:
    """Find the bit of border nearest to `point`, and where on it; None if there is none within `reach` map units."""
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
    """Return the nodes in a box, and of each whether it is a junction (see `is_junction`)."""
    rows = _around(board, ((left + right) / 2, (top + bottom) / 2), max(right - left, bottom - top) / 2)
    low, high = np.array((left, top)) * TENTHS, np.array((right, bottom)) * TENTHS
    starts, ends = ((at >= low) & (at <= high) for at in (rows[:, :2], rows[:, 2:]))
    rows = _ordered(rows[starts.all(axis=1) | ends.all(axis=1)])
    places, counts = np.unique(rows.reshape(-1, 2), axis=0, return_counts=True)
    inside = ((places >= low) & (places <= high)).all(axis=1)
    fixed = _canvas_corners(board)
    found = map(partition.on_grid, *(places[inside].T / TENTHS))
    return {node: bool(n != 2) or node in fixed for node, n in zip(found, counts[inside], strict=True)}


def nodes_of(board: BoardMap, ids: Collection[str]) -> Mapping[Point, bool]:
    """Return the nodes of these areas and lakes, as far as the board has them, and whether they are junctions."""
    pieces, found = partition.of(board), dict[Point, bool]()
    for id in pieces.pieces.keys() & set(ids):
        corners = partition.corners(pieces.shape(id))
        around = nodes_in(board, *shapely.multipoints(list(corners)).bounds)
        found |= {node: is_one for node, is_one in around.items() if node in corners}
    return found


def around(board: BoardMap, ids: Iterable[str]) -> list[Point]:
    """Return the nodes of these areas and lakes in the order in which they follow each other around each of them."""
    pieces = partition.of(board)
    known = (id for id in ids if id in pieces.pieces)
    return list(dict.fromkeys(node for id in known for ring in partition.rings(pieces.shape(id)) for node in ring))


def pushed(board: BoardMap, node: Point, dx: float, dy: float) -> Point:
    """Return where `node` goes when it is moved by `dx` and `dy` map units: along the canvas' edge if it lies there.

    The corners of the canvas stay.
    """
    x, y = node
    free_x, free_y = x not in (0, board.width), y not in (0, board.height)
    return partition.on_grid(x + dx * free_x, y + dy * free_y)


def meeting(board: BoardMap, node: Point) -> tuple[str, ...]:
    """Return the areas and lakes that meet at `node`, in the board's order; none when no border has a node there."""
    return tuple(partition.of(board).at(node))


def is_junction(board: BoardMap, node: Point) -> bool:
    """Return whether `node` holds borders together: three or more end in it, or it is a corner of the canvas.

    A node that isn't a junction is a bend in a border, or in the coast of an island.
    """
    return node in _canvas_corners(board) or len(joined(board, node)) != 2


def joined(board: BoardMap, node: Point) -> frozenset[Point]:
    """Return the nodes to which a bit of border leads from `node`."""
    pieces = partition.of(board)
    borders = frozenset().union(*(partition.border(pieces.shape(id)) for id in pieces.at(node)))
    return frozenset(a if b == node else b for a, b in borders if node in (a, b))


def moved(draft: Draft, chosen: Collection[Point], dx: float, dy: float) -> Draft:
    """Move the nodes `chosen` by `dx` and `dy` map units, in all areas that meet there.

    Nodes on the edge of the canvas slide along it; its corners stay. Raises `EditError` when there is no such node,
    when borders would cross or touch, leave the canvas, or an area would be turned inside out.
    """
    board = draft.board
    ways = _ways(board, chosen, dx, dy)
    if not ways:
        return draft
    before, goals = partition.of(board), set(ways.values())
    others = frozenset().union(*(partition.corners(before.shape(id)) for id in before.at(*goals))) - ways.keys()
    if len(goals) < len(ways) or not goals.isdisjoint(others):
        raise EditError(tr("Two corners would end up in the same place."))
    new = {
        id: _each_ring(before.shape(id), lambda ring: tuple(ways.get(point, point) for point in ring))
        for id in before.at(*ways)
    }
    return _redrawn(draft, new)


def inserted(draft: Draft, segment: Segment, place: Point) -> Draft:
    """Add a node at `place` to a bit of border, which it may bend.

    Raises `EditError` when there is no such bit of border, or the bent one would cross or touch another.
    """
    board, segment, place = draft.board, partition.segment(*segment), partition.on_grid(*place)
    pieces = partition.of(board)
    sides = [id for id in pieces.at(*segment) if segment in partition.border(pieces.shape(id))]
    if not sides:
        raise EditError(tr("There’s no border here."))
    if pieces.at(place):
        raise EditError(tr("There’s already a corner here."))
    if _off_the_edge(board, segment, place):
        raise EditError(tr("The edge of the canvas can’t be bent."))
    way = {segment: (segment[0], place, segment[1])}
    return redrawn(draft, {id: partition.led(pieces.shape(id), way) for id in sides})


def straightened(draft: Draft, node: Point) -> Draft:
    """Remove the bend at `node`: the border runs straight between the nodes before and after it.

    Raises `EditError` when there is no node, it is a junction, or the straight border would cross or touch another or
    leave an area with fewer than three corners.
    """
    board = draft.board
    pieces = partition.of(board)
    sides = pieces.at(node)
    if not sides:
        raise EditError(tr("There’s no corner here."))
    if node in _canvas_corners(board):
        raise EditError(tr("The corners of the canvas can’t be removed."))
    if is_junction(board, node):
        areas = listed([name_of(board, id) for id in sides])
        raise EditError(tr("This corner can’t be removed: {areas} meet here.", areas=areas))
    for id in sides:
        if any(node in ring and len(ring) == FEWEST_POINTS for ring in partition.rings(pieces.shape(id))):
            raise EditError(tr("{area} needs at least three corners.", area=name_of(board, id)))
    new = {id: _each_ring(pieces.shape(id), lambda ring: _without(ring, node)) for id in sides}
    return _redrawn(draft, new)


def _canvas_corners(board: BoardMap) -> frozenset[Point]:
    """Return the four corners of the canvas."""
    return frozenset((x, y) for x in (0.0, board.width) for y in (0.0, board.height))


def _around(board: BoardMap, point: Point, reach: float) -> Rows:
    """Return the borders, as rows of tenths, of all pieces that may have a border within `reach` of `point`."""
    x, y = point
    pieces = partition.of(board)
    found = pieces.near(shapely.box(x - reach, y - reach, x + reach, y + reach))
    rows = [partition.segments(pieces.shape(id)) for id in found]
    return np.vstack(rows) if rows else np.empty((0, 4), dtype=np.int64)


def _ordered(rows: Rows) -> Rows:
    """Return each bit of border once, whichever way it runs and however many pieces have it."""
    swapped = (rows[:, 0] > rows[:, 2]) | ((rows[:, 0] == rows[:, 2]) & (rows[:, 1] > rows[:, 3]))
    ordered: Rows = np.unique(np.where(swapped[:, None], rows[:, (2, 3, 0, 1)], rows), axis=0)
    return ordered


def _ways(board: BoardMap, chosen: Collection[Point], dx: float, dy: float) -> dict[Point, Point]:
    """Return where each of the nodes moves, without those that stay. Raises `EditError` for one that isn't there."""
    pieces, ways = partition.of(board), {}
    for node in chosen:
        if not pieces.at(node):
            raise EditError(tr("There’s no corner here."))
        goal = pushed(board, node, dx, dy)
        if goal != node:
            ways[node] = goal
    return ways


def _off_the_edge(board: BoardMap, segment: Segment, place: Point) -> bool:
    """Return whether `place` lies beside `segment`, which is a part of the edge of the canvas."""
    ends = (0, (0.0, board.width)), (1, (0.0, board.height))
    return any(segment[0][axis] == segment[1][axis] == end != place[axis] for axis, edges in ends for end in edges)


def _each_ring(shape: Shape, change: Callable[[Ring], Ring]) -> Shape:
    return tuple(tuple(map(change, polygon)) for polygon in shape)


def _without(ring: Ring, node: Point) -> Ring:
    if node not in ring:
        return ring
    left = [point for point in ring[:-1] if point != node]
    return (*left, left[0])


def _redrawn(draft: Draft, new: Mapping[str, Shape]) -> Draft:
    before = partition.of(draft.board)
    for id, shape in new.items():
        if not _same_way_round(before.shape(id), shape):
            raise EditError(tr("That would turn {area} inside out.", area=name_of(draft.board, id)))
    return redrawn(draft, new)


def _same_way_round(old: Shape, new: Shape) -> bool:
    """Return whether each ring still runs clockwise or anticlockwise as before, so that no areas come to overlap.

    For the rings of all pieces together enclose each place of the canvas once, wherever their corners go: an area
    that lay over another would leave the same ground uncovered twice over, unless one of them ran the other way.
    """
    rings = zip(partition.rings(old), partition.rings(new), strict=True)
    return all(_clockwise(a) == _clockwise(b) for a, b in rings if a != b)


def _clockwise(ring: Ring) -> bool:
    x, y = partition.tenths(ring).T
    return bool(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) > 0)
