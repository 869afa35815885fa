"""Divides areas, merges them, and gives the ground of one to a neighbour."""

from __future__ import annotations

from collections.abc import Sequence

import shapely
from shapely import LineString, Polygon

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, name_of, place
from indonesia_qt.board.model import BoardMap, LandArea, Point, SeaArea, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes import new_areas, overlay, partition
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import absorbed, redrawn


def divided(draft: Draft, id: str, line: Sequence[Point]) -> tuple[Draft, str]:
    """Divide the area `id` along `line`; return the draft and the id of the new area, the smaller one.

    The line goes from border to border, or farther. Land stays in its province; the new part of a sea gets a name of
    its own. Raises `EditError` when the line crosses itself, doesn't cut the area in two, or leaves a part without room
    for a token.
    """
    board, area = draft.board, _area(draft.board, id)
    if len(line) > 1:
        _require_simple(line)  # to lay a tangled line over the borders takes long
    laid = overlay.laid(board, line, [id])
    _require_simple(laid.line)
    larger, smaller = _halves(board, id, laid.shapes.get(id, area.shape), laid.line)
    added = new_areas.part_of(draft, area, smaller)
    return redrawn(draft, {**laid.shapes, id: larger}, [added]), added.id


def _require_simple(line: Sequence[Point]) -> None:
    if not LineString(line).is_simple:
        raise EditError(tr("The line can’t cross or touch itself."))


def detached(draft: Draft, id: str, at: Point) -> tuple[Draft, str]:
    """Make the part of the area `id` that `at` lies in, such as an island, a new area; return the draft and its id.

    Raises `EditError` when the area is all in one, or the place isn't in it.
    """
    board, area = draft.board, _area(draft.board, id)
    parts = shapely.get_parts(geometry(area.shape)).tolist()
    part = next((part for part in parts if part.intersects(shapely.Point(at))), None)
    if part is None:
        raise EditError(tr("{area} doesn’t reach this far.", area=name_of(board, id)))
    if len(parts) == 1:
        raise EditError(tr("{area} is one piece. Draw a line to split it.", area=name_of(board, id)))
    added = new_areas.part_of(draft, area, shapes.shape(part))
    rest = shapes.shape(shapely.coverage_union_all([other for other in parts if other is not part]))
    return redrawn(draft, {id: rest}, [added]), added.id


def _area(board: BoardMap, id: str) -> LandArea | SeaArea:
    area = place(board, id)
    if not isinstance(area, LandArea | SeaArea):
        raise EditError(tr("{name} is neither a land area nor a sea.", name=area.name))
    return area


def _halves(board: BoardMap, id: str, shape: Shape, line: Sequence[Point]) -> tuple[Shape, Shape]:
    """The two parts that `line` makes of an area, the larger one first; islands that it doesn't cut go with that."""
    pieces: list[Polygon] = []
    whole: list[Polygon] = []
    for part, faces in overlay.faces(shape, line).items():
        if len(faces) > 1:
            pieces += faces
        else:
            whole.append(part)
    if not pieces:
        text = tr("The line doesn’t cut {area} in two. Draw it from border to border.", area=name_of(board, id))
        raise EditError(text)
    if len(pieces) > 2:
        text = tr(
            "The line cuts {area} into more than two parts. Draw one that crosses it once.", area=name_of(board, id)
        )
        raise EditError(text)
    smaller, larger = sorted(pieces, key=lambda piece: float(piece.area))
    return shapes.shape(shapely.coverage_union_all([larger, *whole])), shapes.shape(smaller)


def merged(draft: Draft, kept: str, gone: str) -> Draft:
    """Make the ground of `gone` a part of `kept`, which is of the same kind.

    Land that comes from another province goes over to that of `kept`. Islands can be one area, however far apart they
    lie; seas and lakes have to touch. Raises `EditError` when they don't, or one is land and the other water.
    """
    name, other = name_of(draft.board, place(draft.board, kept).id), name_of(draft.board, place(draft.board, gone).id)
    pieces = partition.of(draft.board).pieces
    if type(pieces.get(kept)) is not type(pieces.get(gone)):
        raise EditError(tr("{a} and {b} can’t be merged because they aren’t the same kind of area.", a=name, b=other))
    if isinstance(pieces.get(gone), LandArea) and kept != gone:
        return _joined(draft, gone, kept)
    return given(draft, gone, kept)


def given(draft: Draft, gone: str, to: str) -> Draft:
    """Remove the area or lake `gone` and give its ground to a neighbour of any kind.

    A province may be left without land. Raises `EditError` when the two share no border.
    """
    name, other = name_of(draft.board, place(draft.board, gone).id), name_of(draft.board, place(draft.board, to).id)
    pieces = partition.of(draft.board)
    if not {gone, to} <= pieces.pieces.keys():
        raise EditError(tr("Only areas and lakes can be reassigned, and {a} or {b} isn’t one.", a=name, b=other))
    if gone == to:
        raise EditError(tr("{area} can’t be given to itself.", area=name))
    if partition.border(pieces.shape(gone)).isdisjoint(partition.border(pieces.shape(to))):
        raise EditError(tr("{a} and {b} don’t share a border.", a=name, b=other))
    return _joined(draft, gone, to)


def merged_together(draft: Draft, chosen: Sequence[str]) -> Draft:
    """Merge all areas of `chosen` into the first of them (see `merged`).

    Raises `EditError` when seas or lakes among them don't hang together, or not all are of one kind.
    """
    kept, *waiting = dict.fromkeys(chosen)
    while waiting:
        around = set(takers(draft.board, kept))
        gone = next((id for id in waiting if id in around), waiting[0])
        draft = merged(draft, kept, gone)
        waiting.remove(gone)
    return draft


def takers(board: BoardMap, id: str) -> tuple[str, ...]:
    """Return the areas and lakes that share a border with the area or lake `id`, in the board's order."""
    pieces = partition.of(board)
    border = partition.border(pieces.shape(id))
    around = pieces.near(geometry(pieces.shape(id)))
    return tuple(one for one in around if one != id and not border.isdisjoint(partition.border(pieces.shape(one))))


def _joined(draft: Draft, gone: str, to: str) -> Draft:
    pieces = partition.of(draft.board)
    both = [geometry(pieces.shape(gone)), geometry(pieces.shape(to))]
    return absorbed(draft, gone, to, shapes.shape(shapely.coverage_union_all(both)))
