"""Divides areas, merges them, and gives the ground of one to a neighbour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, pairwise
from typing import NamedTuple

import shapely
from shapely import Geometry, LineString, Polygon
from shapely.ops import nearest_points, substring

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, name_of, place, updated
from indonesia_qt.board.model import BoardMap, LandArea, Line, Point, SeaArea, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes import new_areas, overlay, partition
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import absorbed, redrawn, with_pieces
from indonesia_qt.mapmaking.edit.shapes.dependents import has_room

MOST_PARTS = 24
"""So many areas can be made of one at once."""
FEW = 200
"""In lines with so many corners a crossing is found at once."""


class OpenLineError(EditError):
    """A line that ends before it has cut an area."""


class Division(NamedTuple):
    """The draft after an area was divided, the ids of the new areas, and how many slivers went to their neighbours."""

    draft: Draft
    new: tuple[str, ...]
    slivers: int


def divided(draft: Draft, id: str, line: Sequence[Point]) -> Division:
    """Divide the area `id` along `line`; the largest part keeps its id.

    The line goes from border to border, or farther, and may cross the area several times. Parts without room for a
    token are slivers: each goes to the largest of the parts beside it. Land stays in its province; new parts of a sea,
    or of land with a name of its own, get numbers after it. Raises `OpenLineError` when the line doesn’t cut the area,
    and `EditError` when it crosses itself or cuts off nothing but slivers.
    """
    board, area = draft.board, area_of(draft.board, id)
    if len(line) > 1:
        _require_simple(line)  # to lay a tangled line over the borders takes long
    laid = overlay.laid(board, line, [id])
    _require_simple(laid.line)
    pieces, whole = _cut(board, id, laid.shapes.get(id, area.shape), laid.line)
    parts = [piece for piece in pieces if has_room(piece)]
    if len(parts) < 2:
        spot = LineString(laid.line).interpolate(0.5, normalized=True)
        raise EditError(tr("The line only cuts off a piece that’s too narrow for a token."), (spot.x, spot.y))
    if len(parts) > MOST_PARTS:
        raise EditError(tr("That would make {n} areas. At most {most} are possible.", n=len(parts), most=MOST_PARTS))
    slivers = len(pieces) - len(parts)
    largest, *smaller = _with_slivers(parts, [piece for piece in pieces if not has_room(piece)])
    kept = shapely.coverage_union_all([*largest, *whole])
    added = with_parts(draft, area, [shapes.shape(shapely.coverage_union_all(part)) for part in smaller])
    after = redrawn(draft, {**laid.shapes, id: shapes.shape(kept)}, added)
    return Division(after, tuple(part.id for part in added), slivers)


def completions(first: Line, second: Line, reach: float) -> Iterator[Line]:
    """Yield the lines that two make together if they come within `reach` map units of each other.

    Each goes along one of the lines from an end to where they meet, and from there along the other one to an end of it.
    A single corner completes nothing.
    """
    if len(second) < 2:
        return
    one, other = LineString(first), LineString(second)
    if one.distance(other) > reach:
        return
    here, there = nearest_points(one, other)
    for start in _ways(one, here):
        for end in _ways(other, there):
            joined = (*start, *end[::-1])
            if len(set(joined)) > 1:
                yield tuple(place for place, _ in groupby(joined))


def _ways(line: LineString, to: shapely.Point) -> list[Line]:
    """Return the two ways along a line from its ends to a place on it, the longer one first."""
    far = line.project(to)
    ways = substring(line, 0, far), substring(line, line.length, far)
    return [tuple((x, y) for x, y in way.coords) for way in sorted(ways, key=lambda way: -float(way.length))]


def with_parts(draft: Draft, area: LandArea | SeaArea, parts: Sequence[Shape]) -> list[LandArea | SeaArea]:
    """Make an area of each of these parts of `area`, each with an id and a name of its own."""
    made = []
    for shape in parts:
        part = new_areas.part_of(draft, area, shape)
        draft = updated(draft, board=with_pieces(draft.board, [part]))
        made.append(part)
    return made


def _require_simple(line: Sequence[Point]) -> None:
    if not LineString(line).is_simple:
        raise EditError(tr("The line can’t cross or touch itself."), _crossing(line))


def _crossing(line: Sequence[Point]) -> Point | None:
    """Return a place where a line crosses itself; None when it only touches itself, or to look would take long."""
    if len(line) > FEW:
        return None
    bits = [LineString(bit) for bit in pairwise(line)]
    found = (one.intersection(other) for one, other in combinations(bits, 2) if one.crosses(other))
    spot = next(found, None)
    return (spot.x, spot.y) if isinstance(spot, shapely.Point) else None


def detached(draft: Draft, id: str, at: Point) -> tuple[Draft, str]:
    """Make the part of the area `id` that `at` lies in, such as an island, a new area; return the draft and its id.

    Raises `EditError` when the area is all in one, or the place isn't in it.
    """
    board, area = draft.board, area_of(draft.board, id)
    parts = shapely.get_parts(geometry(area.shape)).tolist()
    part = next((part for part in parts if part.intersects(shapely.Point(at))), None)
    if part is None:
        raise EditError(tr("{area} doesn’t reach this far.", area=name_of(board, id)))
    if len(parts) == 1:
        raise EditError(tr("{area} is one piece. Draw a line to split it.", area=name_of(board, id)))
    added = new_areas.part_of(draft, area, shapes.shape(part))
    rest = shapes.shape(shapely.coverage_union_all([other for other in parts if other is not part]))
    return redrawn(draft, {id: rest}, [added]), added.id


def area_of(board: BoardMap, id: str) -> LandArea | SeaArea:
    """Return the land or sea area with this id. Raises `EditError` when there is none."""
    area = place(board, id)
    if not isinstance(area, LandArea | SeaArea):
        raise EditError(tr("{name} is neither a land area nor a sea.", name=area.name))
    return area


def _cut(board: BoardMap, id: str, shape: Shape, line: Sequence[Point]) -> tuple[list[Polygon], list[Polygon]]:
    """The pieces that `line` makes of an area, and the islands that it doesn't cut, or only into slivers."""
    pieces: list[Polygon] = []
    whole: list[Polygon] = []
    is_cut = False
    for part, faces in overlay.faces(shape, line).items():
        is_cut |= len(faces) > 1
        if len(faces) > 1 and any(map(has_room, faces)):
            pieces += faces
        else:
            whole.append(part)
    if not is_cut:
        text = tr("The line doesn’t cut {area} in two. Draw it from border to border.", area=name_of(board, id))
        raise OpenLineError(text, line[-1])
    return pieces, whole


def _with_slivers(parts: Sequence[Polygon], slivers: Sequence[Polygon]) -> list[list[Polygon]]:
    """The parts, the largest first, each with the slivers that go to it."""
    groups = [[part] for part in sorted(parts, key=lambda part: -float(part.area))]
    waiting = list(slivers)
    while waiting:
        sliver, group = next(
            (sliver, group)
            for group in groups
            for sliver in waiting
            if any(border_between(sliver, one) for one in group)
        )
        group.append(sliver)
        waiting.remove(sliver)
    return groups


def border_between(one: Geometry, other: Geometry) -> float:
    """Return how long the common border of two pieces is; 0 where they only have corners in common."""
    return float(one.boundary.intersection(other.boundary).length)


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
