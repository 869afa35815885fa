"""Makes the canvas of a map larger or smaller, at its right and its lower edge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import shapely
from shapely import Polygon

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, each, name_of, updated
from indonesia_qt.board.model import BoardMap, Label, Point, Ring, SeaArea, Shape
from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.mapmaking.edit.shapes import overlay, partition
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import redrawn
from indonesia_qt.mapmaking.layout import footprints

SMALLEST, LARGEST = 200.0, 20_000.0
"""Map units: the sides of a canvas."""
Axis = Literal[0, 1]
"""Of a point: x, across, or y, down."""

_AXES: tuple[Axis, Axis] = (0, 1)


def proper_size(width: float, height: float) -> tuple[float, float]:
    """Round the size of a canvas to tenths of a map unit. Raises `EditError` when it is too small or too large."""
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise EditError(
            tr(
                "Width and height must each be {least} to {most}\u00a0units.",
                least=figure(SMALLEST),
                most=figure(LARGEST),
            )
        )
    return round(float(width), 1), round(float(height), 1)


def allowed(side: float) -> float:
    """Return the length of a side, in tenths of a map unit, that is allowed and nearest to this one."""
    return round(min(max(side, SMALLEST), LARGEST), 1)


def resized(draft: Draft, width: float, height: float) -> Draft:
    """Set the size of the canvas in map units; everything stays where it is.

    What touches an edge is lengthened or cut straight to the new edge. Raises `EditError` when the size is not allowed,
    or anything else than a part of a sea would be cut off.
    """
    for axis, side in zip(_AXES, proper_size(width, height), strict=True):
        now = _side(draft.board, axis)
        if side > now:
            draft = _larger(draft, axis, side)
        elif side < now:
            draft = _smaller(draft, axis, side)
    return draft


def _side(board: BoardMap, axis: Axis) -> float:
    return (board.width, board.height)[axis]


def _with_side(draft: Draft, axis: Axis, side: float) -> Draft:
    return draft.with_board(width=side) if axis == 0 else draft.with_board(height=side)


def _larger(draft: Draft, axis: Axis, side: float) -> Draft:
    board = draft.board
    edge, far = _side(board, axis), _side(board, _AXES[1 - axis])
    new = {
        id: tuple(tuple(_lengthened(ring, axis, edge, side, far) for ring in polygon) for polygon in piece.shape)
        for id, piece in partition.of(board).pieces.items()
        if any(corner[axis] == edge for corner in partition.corners(piece.shape))
    }
    return redrawn(_with_side(draft, axis, side), new)


def _lengthened(ring: Ring, axis: Axis, edge: float, side: float, far: float) -> Ring:
    """The ring with all that runs along the edge moved to `side`; where it left the edge, it goes on straight."""
    corners = ring[:-1]
    start = next((n for n, corner in enumerate(corners) if corner[axis] != edge), 0)
    found: list[Point] = []
    run: list[Point] = []
    for corner in (*corners[start:], *corners[: start + 1]):
        if corner[axis] == edge:
            run.append(corner)
            continue
        found += _moved_run(run, axis, side, far)
        run = []
        found.append(corner)
    return tuple(found)


def _moved_run(run: Sequence[Point], axis: Axis, side: float, far: float) -> Iterator[Point]:
    """The corners that lay along the edge one after the other; a ring that only touched the edge still does."""
    if len(run) == 1:
        yield run[0]
    elif run:
        first, last = run[0], run[-1]
        if 0 < first[1 - axis] < far:
            yield first
        yield _at(first, axis, side)
        yield _at(last, axis, side)
        if 0 < last[1 - axis] < far:
            yield last


def _at(corner: Point, axis: Axis, side: float) -> Point:
    return (side, corner[1]) if axis == 0 else (corner[0], side)


def _smaller(draft: Draft, axis: Axis, side: float) -> Draft:
    board = draft.board
    kept = shapely.box(0, 0, *((side, board.height) if axis == 0 else (board.width, side)))
    lost = shapely.box(0, 0, board.width, board.height).difference(kept)
    _require_nothing_lost(board, lost)
    pieces = partition.of(board)
    over = [id for id in pieces.near(lost) if geometry(pieces.shape(id)).intersection(lost).area]
    edge = [(side, 0.0), (side, board.height)] if axis == 0 else [(0.0, side), (board.width, side)]
    laid = overlay.laid(board, edge, over)
    new = {**laid.shapes, **{id: _cut(laid, id, pieces.shape(id), kept) for id in over}}
    after = redrawn(_with_side(draft, axis, side), new)
    return updated(after, board=_with_names_of_seas(after.board, kept))


def _cut(laid: overlay.LaidLine, id: str, shape: Shape, kept: Polygon) -> Shape:
    parts = overlay.faces(laid.shapes.get(id, shape), laid.line).values()
    return shapes.shape(
        shapely.coverage_union_all(
            [face for faces in parts for face in faces if kept.contains(face.representative_point())]
        )
    )


def _require_nothing_lost(board: BoardMap, lost: Polygon) -> None:
    """Raise `EditError` when more than parts of seas and their names lies on the ground that is lost."""
    pieces = partition.of(board)
    for id in pieces.near(lost):
        piece = pieces.pieces[id]
        ground = geometry(piece.shape)
        if lost.covers(ground) or (not isinstance(piece, SeaArea) and ground.intersection(lost).area):
            raise EditError(tr("The map can’t be that small. It would cut off {area}.", area=name_of(board, id)))
    seas = {sea.id for sea in board.seas}
    for label in board.labels:
        if label.of not in seas and footprints.of_names([label]).intersects(lost):
            place = name_of(board, label.of)
            raise EditError(tr("The map can’t be that small. It would cut off the label of {place}.", place=place))
    for arrow in board.arrows:
        if shapely.LineString(arrow.line).intersects(lost):
            text = tr(
                "The map can’t be that small. It would cut off the arrow between {a} and {b}.",
                a=name_of(board, arrow.a),
                b=name_of(board, arrow.b),
            )
            raise EditError(text)
    for ornament in board.ornaments:
        if footprints.of_ornament(ornament).intersection(lost).area:
            compass = tr("The map can’t be that small. It would cut off the compass.")
            title = tr("The map can’t be that small. It would cut off the title.")
            raise EditError(compass if ornament.what == "compass" else title)


def _with_names_of_seas(board: BoardMap, kept: Polygon) -> BoardMap:
    """Move the names of seas that stood on lost ground to the middle of what their seas are now."""
    middle = {sea.id: sea.token for sea in board.seas}

    def stood(label: Label) -> Label:
        is_lost = label.of in middle and not kept.covers(footprints.of_names([label]))
        return updated(label, at=middle[label.of]) if is_lost else label

    return updated(board, labels=each(board.labels, stood))
