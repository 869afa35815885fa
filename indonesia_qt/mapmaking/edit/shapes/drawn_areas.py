"""Makes what a drawn outline encloses a new area or lake, with a name, at the cost of what was there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import shapely
from msgspec import Struct
from shapely import Polygon

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, found
from indonesia_qt.board.model import BoardMap, Line, Point, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit import naming, provinces
from indonesia_qt.mapmaking.edit.shapes import new_areas, overlay, partition
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import redrawn
from indonesia_qt.mapmaking.edit.shapes.faces import is_sliver

LATELY = 4
"""So many of the last outlines, with what they became, are remembered."""


class NewAreaRequest(Struct, frozen=True):
    """What an outline becomes. Land belongs to the province called `province`, which is added where there is none.

    Without a `name` land goes without one, and seas and lakes get a number.
    """

    kind: new_areas.Kind
    province: str = ""
    name: str = ""


def made(draft: Draft, outline: Sequence[Point], request: NewAreaRequest) -> tuple[Draft, str]:
    """Make what `outline` encloses what is requested; return the draft and the id of the new area or lake.

    Raises `EditError` when it can't be carved out (see `land_drawn`), or a name isn't free.
    """
    carved = _carved(draft, tuple(outline), request.kind, request.province)
    if isinstance(carved, EditError):
        raise carved.with_traceback(None)
    draft, id = carved
    return naming.rename(draft, id, request.name) if request.name.strip() else draft, id


def home(draft: Draft, outline: Sequence[Point]) -> str:
    """Return the name of the province whose land is nearest to the corners of a line; "" where there is no land."""
    corners, board = shapely.MultiPoint(outline), draft.board
    settled = [province for province in board.provinces if province.shape]
    nearest = min(settled, key=lambda province: float(geometry(province.shape).distance(corners)), default=None)
    return nearest.name if nearest else ""


def land_drawn(draft: Draft, outline: Sequence[Point], province: str) -> tuple[Draft, str]:
    """Make what `outline` encloses a land area of `province`; return the draft and the area's id.

    The outline is closed by itself and ends at the edge of the canvas. The new area takes what it covers from the areas
    and lakes below, where it cuts them; those that lie in it as a whole, such as an island or a lake, stay. Slivers
    along borders that the outline nearly follows fall to the side that they belong to. Raises `EditError` when the
    outline crosses itself, or nothing is left for the area, or too little for a token, or for one below it.
    """
    return _drawn(draft, outline, lambda shape: new_areas.land(draft, found(draft.board.provinces, province).id, shape))


def sea_drawn(draft: Draft, outline: Sequence[Point]) -> tuple[Draft, str]:
    """Make what `outline` encloses a sea; return the draft and the sea's id (see `land_drawn`)."""
    return _drawn(draft, outline, lambda shape: new_areas.sea(draft, shape))


def lake_drawn(draft: Draft, outline: Sequence[Point]) -> tuple[Draft, str]:
    """Make what `outline` encloses a lake; return the draft and the lake's id (see `land_drawn`)."""
    return _drawn(draft, outline, lambda shape: new_areas.lake(draft, shape))


@lru_cache(LATELY)
def _carved(draft: Draft, outline: Line, kind: new_areas.Kind, province: str) -> tuple[Draft, str] | EditError:
    """Do what `made` does without a name, once, or return why it can't be done: a name is written letter by letter."""
    try:
        return _of_kind(draft, outline, kind, province)
    except EditError as error:
        return error


def _of_kind(draft: Draft, outline: Line, kind: new_areas.Kind, province: str) -> tuple[Draft, str]:
    match kind:
        case "land":
            if not province.strip():
                raise EditError(tr("Land belongs to a province. Choose one, or write the name of a new one."))
            draft, home = provinces.with_province(draft, province)
            return land_drawn(draft, outline, home)
        case "sea":
            return sea_drawn(draft, outline)
        case "lake":
            return lake_drawn(draft, outline)


def _drawn(draft: Draft, outline: Sequence[Point], made: Callable[[Shape], partition.Piece]) -> tuple[Draft, str]:
    board = draft.board
    enclosed = _on_canvas(board, outline)
    pieces = partition.of(board)
    below = [id for id in pieces.near(enclosed) if geometry(pieces.shape(id)).intersects(enclosed)]
    laid = overlay.laid(board, enclosed.exterior.coords, below)
    inner = _enclosed(laid.line)
    new, taken = dict(laid.shapes), []
    for id in below:
        shape = laid.shapes.get(id, pieces.shape(id))
        kept, lost = _shared(shape, laid.line, inner)
        if lost:
            new[id] = shapes.shape(shapely.coverage_union_all(kept))
            taken += lost
    if not taken:
        raise EditError(tr("There’s no room for a new area inside this outline."))
    added = made(shapes.shape(shapely.coverage_union_all(taken)))
    return redrawn(draft, new, [added]), added.id


def _on_canvas(board: BoardMap, outline: Sequence[Point]) -> Polygon:
    """What a drawn outline encloses on the canvas."""
    if len(set(outline)) < 3:
        raise EditError(tr("An outline needs at least three corners."))
    enclosed = _enclosed([partition.on_grid(*point) for point in outline])
    found = enclosed.intersection(shapely.box(0, 0, board.width, board.height))
    if not isinstance(found, Polygon) or found.is_empty:
        raise EditError(tr("The outline has to be on the canvas, in one piece."))
    return found


def _enclosed(outline: Sequence[Point]) -> Polygon:
    inner = Polygon(outline) if len(outline) > 3 or len(set(outline)) == 3 else Polygon()
    if not inner.is_valid or not inner.area:
        raise EditError(tr("The outline has to enclose some space without crossing or touching itself."))
    return inner


def _shared(shape: Shape, line: Sequence[Point], inner: Polygon) -> tuple[list[Polygon], list[Polygon]]:
    """What a piece keeps, and what it loses to `inner`, whose outline `line` has been laid over it."""
    kept, lost = [], []
    for part, faces in overlay.faces(shape, line).items():
        inside, outside = _sides(faces, inner)
        if inside and outside:
            kept += outside
            lost += inside
        else:
            kept.append(part)
    return kept, lost


def _sides(faces: Sequence[Polygon], inner: Polygon) -> tuple[list[Polygon], list[Polygon]]:
    """The faces inside and those outside; slivers change sides."""
    inside: list[Polygon] = []
    outside: list[Polygon] = []
    for face in faces:
        within = bool(inner.contains(face.representative_point()))
        (inside if within != is_sliver(face) else outside).append(face)
    return inside, outside
