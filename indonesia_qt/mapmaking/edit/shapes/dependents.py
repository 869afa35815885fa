"""Updates what depends on shapes and doesn't fit any more: provinces, tokens, ships' places, arrows and names."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence, Set
from types import MappingProxyType
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry
from shapely.ops import nearest_points

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import Pair, geometry, pair, shared_border
from indonesia_qt.board.checks.placement_checks import ARROW_END, room
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.draft import EditError, each, name_of, updated
from indonesia_qt.board.model import Arrow, BoardMap, Label, LandArea, LandLink, Point, SeaArea
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.labels import lettered
from indonesia_qt.mapmaking.edit.linking import rederived
from indonesia_qt.mapmaking.edit.placement import harbour, radius_at
from indonesia_qt.mapmaking.edit.provinces import outlined
from indonesia_qt.mapmaking.edit.shapes import partition

INLAND = 6.0
"""Map units that an end reaches into its area when it is moved, where there is room."""

LEAST_ROOM = 3.0
"""Map units: an area without room for a circle of this radius is refused."""
ROUGHLY = 0.02
"""Map units: so much smaller than the largest circle may be the one that is found."""
SEA_NAME = 19.0
"""Map units: how large the name of a new sea is written."""


def has_room(ground: Geometry, radius: float = LEAST_ROOM) -> bool:
    """Return whether a circle for a token has room on this ground."""
    return bool(have_room([ground], radius)[0])


def have_room(grounds: Sequence[Geometry] | NDArray[Any], radius: float = LEAST_ROOM) -> NDArray[np.bool_]:
    """Return for each of the grounds whether a circle for a token has room on it."""
    parts, owner = shapely.get_parts(list(grounds), return_index=True)
    large = shapely.area(parts) >= math.pi * radius**2
    parts, owner = parts[large], owner[large]
    found = np.zeros(len(grounds), dtype=bool)
    # as in most areas, and found in a fraction of the time
    found[owner[shapely.distance(shapely.point_on_surface(parts), shapely.boundary(parts)) >= radius]] = True
    for number, part in zip(owner.tolist(), parts, strict=True):
        # A margin of this width, in which nothing would be left, takes very long where corners lie close together.
        found[number] = found[number] or shapely.maximum_inscribed_circle(part, tolerance=ROUGHLY).length >= radius
    return found


def update_dependents(before: BoardMap, after: BoardMap, heirs: Mapping[str, str] = MappingProxyType({})) -> BoardMap:
    """Update all of `after` that depends on the shapes in which it differs from `before`.

    What belongs to areas that are gone is removed, but arrows go to their heirs where they have some. A new sea gets
    its name on the map, and one that lost the ground below its name gets it where its token is. Raises `EditError` when
    an area has become too narrow for a token.
    """
    old = {area.id: area for area in before.areas()}
    touched = {area.id for area in after.areas() if area.id not in old or old[area.id].shape is not area.shape}
    gone = old.keys() - {area.id for area in after.areas()}
    spotted = updated(
        after,
        lands=each(after.lands, lambda land: updated(land, **_spot(after, land)) if land.id in touched else land),
        seas=each(after.seas, lambda sea: updated(sea, **_spot(after, sea)) if sea.id in touched else sea),
    )
    homes = {land.province for board in (before, after) for land in board.lands if land.id in touched | gone}
    after = outlined(spotted, homes)
    after = _with_arrows_following(after, touched, touched - old.keys(), heirs)
    after = updated(after, labels=_labels(before, after, touched))
    after = updated(after, seas=each(after.seas, lambda sea: harbour(after, sea) if sea.id in touched else sea))
    return rederived(after, touched | gone)


def _labels(before: BoardMap, after: BoardMap, touched: Collection[str]) -> tuple[Label, ...]:
    """The names on `after`, without those of areas that are gone, and with those of new seas."""
    old, now = {area.id for area in before.areas()}, {area.id for area in after.areas()}
    was = {sea.id: sea.shape for sea in before.seas}
    seas = {sea.id: sea for sea in after.seas if sea.id in touched and sea.id in was}

    def in_its_sea(label: Label) -> Label:
        sea = seas.get(label.of)
        if sea is None or room(was[sea.id], label.at) < 0 or room(sea.shape, label.at) >= 0:
            return label
        return updated(label, at=sea.token)

    fresh = [Label(sea.id, lettered(sea.name), sea.token, SEA_NAME) for sea in after.seas if sea.id not in old]
    gone = old - now
    return (*each(tuple(label for label in after.labels if label.of not in gone), in_its_sea), *fresh)


def _spot(board: BoardMap, area: LandArea | SeaArea) -> dict[str, object]:
    """Where the token of an area goes, and its radius: where it was, if it still has room there."""
    free = radius_at(area.shape, area.token)
    if free >= area.radius - SLACK:
        return {}
    if free >= shapes.ENOUGH:
        return {"radius": free}
    ground = geometry(area.shape)
    token, radius = shapes.token_place(ground)
    if radius < LEAST_ROOM - SLACK and not has_room(ground):
        raise EditError(tr("{area} would be too narrow for a token.", area=name_of(board, area.id)), token)
    return {"token": token, "radius": radius}


def _with_arrows_following(
    board: BoardMap, touched: Set[str], new: Collection[str], heirs: Mapping[str, str]
) -> BoardMap:
    """Return `board` with arrows that end where they should, now that the areas `touched` have their shapes.

    An end on ground that became a `new` area joins that one; one that is too far from its area is moved there. The
    arrows of areas that are gone go to their `heirs`. An arrow is removed when it would join an area with itself, with
    what isn't land, or two areas that have another arrow or now a common border.
    """
    fresh = [land.id for land in board.lands if land.id in new]
    drawn: dict[Pair, Arrow] = {}
    joined: dict[Pair, Pair] = {}
    for arrow in board.arrows:
        a, start = _end(board, heirs.get(arrow.a, arrow.a), arrow.line[0], touched, fresh)
        b, end = _end(board, heirs.get(arrow.b, arrow.b), arrow.line[-1], touched, fresh)
        line = (start, *arrow.line[1:-1], end)
        after = updated(arrow, a=a, b=b, line=line) if a <= b or a == arrow.a else Arrow(b, a, line[::-1])
        two = pair(after.a, after.b)
        if two not in drawn and _across_water(board, two, touched):
            drawn[two] = after
            joined[pair(arrow.a, arrow.b)] = two
    gone = {pair(arrow.a, arrow.b) for arrow in board.arrows} - joined.keys()
    return updated(
        board,
        arrows=tuple(drawn.values()),
        land_land=tuple(
            _relinked(link, joined)
            for link in board.land_land
            if link.kind == "border" or pair(link.a, link.b) not in gone
        ),
    )


def _across_water(board: BoardMap, two: Pair, touched: Set[str]) -> bool:
    """Whether two areas can be joined by an arrow: they are land and, as far as they are `touched`, lie apart."""
    a, b = map(partition.of(board).pieces.get, two)
    if not isinstance(a, LandArea) or not isinstance(b, LandArea) or a is b:
        return False
    return touched.isdisjoint(two) or (shared_border(a.shape, b.shape) or 0.0) < board.threshold


def _relinked(link: LandLink, joined: Mapping[Pair, Pair]) -> LandLink:
    """`link` between the areas that its arrow joins now."""
    old = pair(link.a, link.b)
    two = joined.get(old, old)
    return link if link.kind == "border" or two == old else LandLink(*two, link.kind)


def _end(board: BoardMap, area: str, end: Point, touched: Set[str], new: list[str]) -> tuple[str, Point]:
    """The area that an arrow joins with this end, and where it ends."""
    if area not in touched:
        return area, end
    home = min([area, *new], key=lambda id: _distance(board, id, end))
    return home, _at(board, home, end)


def _at(board: BoardMap, area: str, end: Point) -> Point:
    """`end`, or if it is too far from `area` the nearest place that isn't."""
    if _distance(board, area, end) <= ARROW_END:
        return end
    ground = geometry(partition.of(board).shape(area))
    inland = ground.buffer(-INLAND)
    nearest = nearest_points(ground if inland.is_empty else inland, shapely.Point(end))[0]
    return partition.on_grid(nearest.x, nearest.y)


def _distance(board: BoardMap, area: str, end: Point) -> float:
    return float(geometry(partition.of(board).shape(area)).distance(shapely.Point(end)))
