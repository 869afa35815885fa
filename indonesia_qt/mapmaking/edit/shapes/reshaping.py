"""Changes the course of borders, node by node: on both sides at once, so that no gap and no overlap can arise."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import numpy as np

from indonesia_qt.board.model import BoardMap, Point, Ring, Shape
from indonesia_qt.i18n.text import listed, tr
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.immutable_update import name_of
from indonesia_qt.mapmaking.edit.shapes import nodes, partition
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import redrawn
from indonesia_qt.mapmaking.edit.shapes.partition import Segment

FEWEST_POINTS = 4
"""A ring has three corners and repeats the first."""


def moved(draft: Draft, chosen: Collection[Point], dx: float, dy: float) -> Draft:
    """The draft with the nodes `chosen` moved by so many map units, in all areas that meet there.

    Nodes on the edge of the canvas slide along it; its corners stay. Raises `EditError` when there is no such node,
    when borders would cross or touch, leave the canvas, or an area would be turned inside out.
    """
    board = draft.board
    ways = _ways(board, chosen, dx, dy)
    if not ways:
        return draft
    _uncrowded(board, ways)
    before = partition.of(board)
    new = {
        id: _each_ring(before.shape(id), lambda ring: tuple(ways.get(point, point) for point in ring))
        for id in before.at(*ways)
    }
    for id, shape in new.items():
        if not _same_way_round(before.shape(id), shape):
            raise EditError(tr("{area} would be turned inside out.", area=name_of(board, id)))
    return redrawn(draft, new)


def inserted(draft: Draft, segment: Segment, place: Point) -> Draft:
    """The draft with a new node at `place` in a bit of border, which it may bend.

    Raises `EditError` when there is no such bit of border, or the bent one would cross or touch another.
    """
    board, segment, place = draft.board, partition.segment(*segment), partition.on_grid(*place)
    pieces = partition.of(board)
    sides = [id for id in pieces.at(*segment) if segment in partition.border(pieces.shape(id))]
    if not sides:
        raise EditError(tr("There is no border here."))
    if pieces.at(place):
        raise EditError(tr("There is a corner here already."))
    if _off_the_edge(board, segment, place):
        raise EditError(tr("The edge of the canvas can't be bent."))
    way = {segment: (segment[0], place, segment[1])}
    return redrawn(draft, {id: partition.led(pieces.shape(id), way) for id in sides})


def straightened(draft: Draft, node: Point) -> Draft:
    """The draft without the bend at `node`: the border runs straight between the nodes before and after it.

    Raises `EditError` when there is no node, it is a junction, or the straight border would cross or touch another or
    leave an area with fewer than three corners.
    """
    board = draft.board
    pieces = partition.of(board)
    sides = pieces.at(node)
    if not sides:
        raise EditError(tr("There is no corner of a border here."))
    if node in nodes.canvas_corners(board):
        raise EditError(tr("The corners of the canvas can't be removed."))
    if nodes.is_junction(board, node):
        areas = listed([name_of(board, id) for id in sides])
        raise EditError(tr("This corner can't be removed: {areas} meet here.", areas=areas))
    for id in sides:
        if any(node in ring and len(ring) == FEWEST_POINTS for ring in partition.rings(pieces.shape(id))):
            raise EditError(tr("{area} needs at least three corners.", area=name_of(board, id)))
    new = {id: _each_ring(pieces.shape(id), lambda ring: _without(ring, node)) for id in sides}
    for id, shape in new.items():
        if not _same_way_round(pieces.shape(id), shape):
            raise EditError(tr("{area} would be turned inside out.", area=name_of(board, id)))
    return redrawn(draft, new)


def _ways(board: BoardMap, chosen: Collection[Point], dx: float, dy: float) -> dict[Point, Point]:
    """Where each of the nodes goes; without those that stay."""
    pieces, ways = partition.of(board), {}
    for node in chosen:
        if not pieces.at(node):
            raise EditError(tr("There is no corner of a border here."))
        goal = nodes.pushed(board, node, dx, dy)
        if goal != node:
            ways[node] = goal
    return ways


def _uncrowded(board: BoardMap, ways: Mapping[Point, Point]) -> None:
    """Whether nodes that move by `ways` stay apart from each other and from those that don't move."""
    goals = set(ways.values())
    pieces = partition.of(board)
    others = frozenset().union(*(partition.corners(pieces.shape(id)) for id in pieces.at(*goals))) - ways.keys()
    if len(goals) < len(ways) or not goals.isdisjoint(others):
        raise EditError(tr("Two corners of borders would lie on each other."))


def _off_the_edge(board: BoardMap, segment: Segment, place: Point) -> bool:
    """Whether `place` lies beside `segment`, which is a part of the canvas' edge."""
    ends = (0, (0.0, board.width)), (1, (0.0, board.height))
    return any(segment[0][axis] == segment[1][axis] == end != place[axis] for axis, edges in ends for end in edges)


def _each_ring(shape: Shape, change: Callable[[Ring], Ring]) -> Shape:
    return tuple(tuple(map(change, polygon)) for polygon in shape)


def _without(ring: Ring, node: Point) -> Ring:
    if node not in ring:
        return ring
    left = [point for point in ring[:-1] if point != node]
    return (*left, left[0])


def _same_way_round(old: Shape, new: Shape) -> bool:
    """Whether each ring still runs clockwise, or still anticlockwise; this rules out that areas come to overlap.

    For the rings of all pieces together enclose each place of the canvas once, wherever their corners go: an area
    that lay over another would leave the same ground uncovered twice over, unless one of them ran the other way.
    """
    rings = zip(partition.rings(old), partition.rings(new), strict=True)
    return all(_clockwise(a) == _clockwise(b) for a, b in rings if a != b)


def _clockwise(ring: Ring) -> bool:
    x, y = partition.tenths(ring).T
    return bool(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) > 0)
