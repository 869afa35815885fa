"""Puts areas elsewhere on the map, larger, turned or mirrored; what lies around them takes what they leave."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Set
from typing import NamedTuple

import shapely
from shapely import Geometry, affinity

from indonesia_qt.board import adjacency, shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, each, name_of, updated
from indonesia_qt.board.model import Arrow, BoardMap, Label, LandArea, Point, SeaArea
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.placement import on_canvas, radius_at
from indonesia_qt.mapmaking.edit.shapes import partition
from indonesia_qt.mapmaking.edit.shapes.apply_shapes import redrawn
from indonesia_qt.mapmaking.edit.shapes.sharing import shared_out
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import area_of, border_between

SMALLEST, LARGEST = 0.1, 10.0
"""How far areas can be scaled at once."""
ROUNDING = 0.6
"""Map units that an area is widened beyond what is needed: its corners lie on the grid."""
WATER = 6.0
"""Map units of water that an area leaves when it is widened towards another one, where there are as many."""


class Placing(NamedTuple):
    """A way to put things elsewhere: the place (x, y) comes to (a x + b y + dx, c x + d y + dy), in map units."""

    a: float
    b: float
    c: float
    d: float
    dx: float
    dy: float

    def of(self, at: Point) -> Point:
        """Return where a place comes to, on the grid of corners."""
        x, y = at
        return partition.on_grid(self.a * x + self.b * y + self.dx, self.c * x + self.d * y + self.dy)

    @property
    def scale(self) -> float:
        """How much larger things become."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def placing(about: Point, by: Point = (0.0, 0.0), scale: float = 1.0, angle: float = 0.0) -> Placing:
    """Move things `by` map units, after they were scaled and turned (degrees, clockwise) around a place."""
    turn = math.radians(angle)
    cos, sin, (x, y) = scale * math.cos(turn), scale * math.sin(turn), about
    return Placing(cos, -sin, sin, cos, x - cos * x + sin * y + by[0], y - sin * x - cos * y + by[1])


def mirrored(about: Point, upside_down: bool) -> Placing:
    """Mirror things at the vertical line through a place, or at the level one."""
    x, y = about
    return Placing(1, 0, 0, -1, 0, 2 * y) if upside_down else Placing(-1, 0, 0, 1, 2 * x, 0)


def middle(board: BoardMap, ids: Collection[str]) -> Point:
    """Return the middle of the box around areas."""
    left, top, right, bottom = shapely.total_bounds([geometry(area_of(board, id).shape) for id in ids])
    return float(left + right) / 2, float(top + bottom) / 2


def placed(draft: Draft, ids: Collection[str], way: Placing) -> Draft:
    """Put areas elsewhere, with their tokens, ships, arrows between them, and labels that belong to them alone.

    They keep their ids, provinces and names. They take the ground that they come to, but islands, lakes and seas that
    they would cover as wholes stay. What they leave goes to the sea beside it, or else to a neighbour. Links follow the
    borders. Raises `EditError` when an area would leave the canvas, or have no room, or the scale is too large.
    """
    if not SMALLEST <= way.scale <= LARGEST:
        raise EditError(tr("Areas can be scaled to 10% to 1,000%."))
    board = draft.board
    goals = {id: affinity.affine_transform(geometry(area_of(board, id).shape), list(way)) for id in ids}
    return reoutlined(updated(draft, board=_with_contents(board, set(ids), way)), goals)


def enlarged(draft: Draft, id: str, radius: float) -> Draft:
    """Widen an area all around until a circle of this radius fits in it, if possible at the cost of water alone.

    The links stay as they are. Raises `EditError` when it can't become so large on the canvas, or not without a change
    of links.
    """
    board = draft.board
    ground = geometry(area_of(board, id).shape)
    canvas = shapely.box(0, 0, board.width, board.height)
    others = [geometry(land.shape) for land in board.lands if land.id != id]
    apart = [other.buffer(min(WATER, other.distance(ground) / 2)) for other in others if not other.intersects(ground)]
    inland, strait = shapely.union_all(others), shapely.union_all(apart)
    _, now = shapes.token_place(ground)
    needed = radius - now + ROUNDING
    wide, wider, widest = (
        shapely.intersection(ground.buffer(far * needed, quad_segs=2), canvas).difference(strait) for far in (1, 2, 3)
    )
    links, is_large = adjacency.links_of(board).kinds, False
    for goal in (wide.difference(inland), wider.difference(inland), widest.difference(inland), wide, wider):
        middle, room = shapes.token_place(goal)
        if room < radius:
            continue
        is_large = True
        after = reoutlined(draft, {id: goal})
        if adjacency.links_of(after.board).kinds == links:
            area = area_of(after.board, id)
            return after.with_place(updated(area, token=middle, radius=radius_at(area.shape, middle)))
    text = (
        tr("{area} can’t become so large without changing which areas are adjacent.", area=name_of(board, id))
        if is_large
        else tr("There’s no room for {area} there.", area=name_of(board, id))
    )
    raise EditError(text, area_of(board, id).token)


def joined(draft: Draft, a: str, b: str, width: float) -> Draft:
    """Close the gap between two areas, which is at most so wide where they run side by side; the smaller one gets it.

    Raises `EditError` when they aren't adjacent then.
    """
    board = draft.board
    small, large = sorted((area_of(board, a), area_of(board, b)), key=lambda area: geometry(area.shape).area)
    both = shapely.union(geometry(small.shape), geometry(large.shape))
    others = shapely.union_all([geometry(land.shape) for land in board.lands if land.id not in (a, b)])
    closed = both.buffer(width, join_style="mitre").buffer(-width, join_style="mitre")
    gaps = [
        part
        for part in shapely.get_parts(closed.difference(both).difference(others))
        if all(part.intersects(geometry(area.shape)) for area in (small, large))
    ]
    after = reoutlined(draft, {small.id: shapely.union_all([geometry(small.shape), *gaps])})
    if adjacency.pair(a, b) not in adjacency.links_of(after.board).kinds:
        names = {"a": name_of(board, a), "b": name_of(board, b)}
        raise EditError(tr("The gap between {a} and {b} can’t be closed. Link them by hand.", **names))
    return after


def reoutlined(draft: Draft, goals: Mapping[str, Geometry]) -> Draft:
    """Give areas other outlines; what lies around takes what they leave (see `placed`)."""
    board = draft.board
    for id, goal in goals.items():
        left, top, right, bottom = (round(side, 1) for side in goal.bounds)
        if not (on_canvas(board, (left, top)) and on_canvas(board, (right, bottom))):
            raise EditError(tr("{area} has to stay on the canvas.", area=name_of(board, id)))
    before, bare = partition.of(board).pieces, _without(board, goals)
    strays = _strays(board, bare, goals)
    shares = shared_out(bare, [*goals.values(), *(part for part, _ in strays)], exactly=True)
    found: dict[str, list[Geometry]] = {}
    for id, shape in zip([*goals, *(taker for _, taker in strays)], shares.new, strict=True):
        if shape:
            found.setdefault(id, []).append(geometry(shape))
        elif id in goals:
            spot = goals[id].representative_point()
            raise EditError(tr("There’s no room for {area} there.", area=name_of(board, id)), (spot.x, spot.y))
    for id, piece in partition.of(bare).pieces.items():
        if id in shares.old or id in found or piece.shape is not before[id].shape:
            found.setdefault(id, []).append(geometry(shares.old.get(id, piece.shape)))
    new = {id: shapes.shape(shapely.coverage_union_all(parts)) for id, parts in found.items()}
    fresh = {id: shape for id, shape in new.items() if partition.border(shape) != partition.border(before[id].shape)}
    return redrawn(draft, fresh)


def _without(board: BoardMap, gone: Collection[str]) -> BoardMap:
    """Return `board` without some areas, whose ground a neighbour of each landmass or water that they make up has."""
    pieces = partition.of(board)
    grown: dict[str, list[Geometry]] = {}
    for part in shapely.get_parts(shapely.coverage_union_all([geometry(pieces.shape(id)) for id in gone])):
        grown.setdefault(_taker(board, part, gone), []).append(part)
    new = {
        id: shapes.shape(shapely.coverage_union_all([geometry(pieces.shape(id)), *parts]))
        for id, parts in grown.items()
    }
    lands = tuple(land for land in board.lands if land.id not in gone)
    seas = tuple(sea for sea in board.seas if sea.id not in gone)
    return partition.reshaped(updated(board, lands=lands, seas=seas), new)


def _strays(board: BoardMap, bare: BoardMap, goals: Mapping[str, Geometry]) -> list[tuple[Geometry, str]]:
    """Return what areas leave that lies beside another neighbour than has it on the `bare` board, and that one."""
    pieces, now = partition.of(board), partition.of(bare)
    old = shapely.coverage_union_all([geometry(pieces.shape(id)) for id in goals])
    found = []
    for part in shapely.get_parts(old.difference(shapely.union_all(list(goals.values())))):
        if isinstance(part, shapely.Polygon) and part.area:
            taker = _taker(board, part, goals)
            if not geometry(now.shape(taker)).contains(part.representative_point()):
                found.append((part, taker))
    return found


def _taker(board: BoardMap, part: Geometry, gone: Collection[str]) -> str:
    """Return who gets ground that is left: the sea with the longest border to it, or else another neighbour."""
    pieces = partition.of(board)
    borders = {id: border_between(part, geometry(pieces.shape(id))) for id in pieces.near(part) if id not in gone}
    beside = [id for id, border in borders.items() if border] or list(borders)
    if not beside:
        raise EditError(tr("Nothing would be left around these areas. Select fewer of them."))
    return max(beside, key=lambda id: (isinstance(pieces.pieces[id], SeaArea), borders[id]))


def _with_contents(board: BoardMap, ids: Set[str], way: Placing) -> BoardMap:
    """Return `board` with all that belongs to areas alone where they come to."""
    apart = {land.province for land in board.lands if land.id not in ids}
    named = {*ids, *(province.id for province in board.provinces if province.shape and province.id not in apart)}

    def land_moved(land: LandArea) -> LandArea:
        if land.id not in ids:
            return land
        return updated(land, token=way.of(land.token), radius=_down(land.radius * way.scale))

    def sea_moved(sea: SeaArea) -> SeaArea:
        if sea.id not in ids:
            return sea
        berths = tuple(map(way.of, sea.berths))
        return updated(sea, token=way.of(sea.token), radius=_down(sea.radius * way.scale), berths=berths)

    def label_moved(label: Label) -> Label:
        at = way.of(label.at)
        if label.of not in named or not on_canvas(board, at):
            return label
        strip = label.strip and (label.strip[0] + at[0] - label.at[0], label.strip[1] + at[1] - label.at[1])
        return updated(label, at=at, strip=strip and partition.on_grid(*strip))

    def arrow_moved(arrow: Arrow) -> Arrow:
        return updated(arrow, line=tuple(map(way.of, arrow.line))) if {arrow.a, arrow.b} <= ids else arrow

    return updated(
        board,
        lands=each(board.lands, land_moved),
        seas=each(board.seas, sea_moved),
        labels=each(board.labels, label_moved),
        arrows=each(board.arrows, arrow_moved),
    )


def _down(radius: float) -> float:
    return math.floor(radius * 10) / 10
