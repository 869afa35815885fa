"""Checks of a board's geometry: outlines, common borders, the places of tokens, ships and arrows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

import shapely
from shapely import Geometry

from indonesia_qt.board import shapes
from indonesia_qt.board.model import Arrow, BoardMap, Point, SeaArea
from indonesia_qt.board.problem import Problem, error, warning
from indonesia_qt.wording import counted, tr

SHARED_BORDER = 1.0
"""Map units: areas with a shorter common border meet in a point and aren't adjacent."""
SHORT_BORDER = 8.0
"""Map units: a shorter border is easily overlooked."""
SMALL_TOKEN = 12.0
"""Map units: a token in a smaller circle can't be read."""
ARROW_END = 12.0
"""Map units that an arrow may end outside its area."""
SLACK = 0.2
"""Map units that rounding may move something."""

Geometries = Mapping[str, Geometry]


def invalid(features: Geometries) -> Iterator[Problem]:
    """Outlines that cross themselves; with one of these no other question about shapes has an answer."""
    for name, geometry in features.items():
        if not geometry.is_valid:
            yield error(
                name,
                tr(
                    "Its outline is not a proper one ({reason}).",
                    reason=shapely.is_valid_reason(geometry),
                ),
            )


def coverage(board: BoardMap, areas: Geometries, lakes: Geometries) -> Iterator[Problem]:
    """Overlaps, gaps, borders that don't match, and what lies outside the canvas."""
    pieces = {**areas, **lakes}
    for name, edge in zip(pieces, shapely.coverage_invalid_edges(list(pieces.values())), strict=True):
        if not edge.is_empty:
            yield error(name, tr("Its border and that of a neighbour do not match near {place}.", place=_near(edge)))
    canvas = shapely.box(0, 0, board.width, board.height)
    for name, piece in pieces.items():
        if not canvas.buffer(SLACK).covers(piece):
            yield error(name, tr("It reaches beyond the canvas."))
    for gap in shapely.get_parts(canvas.difference(shapely.union_all(list(pieces.values())))):
        if gap.area > SLACK:
            level = warning if gap.intersects(canvas.boundary) else error
            yield level(board.id, tr("A part of the canvas near {place} belongs to no area.", place=_near(gap)))


def province_shapes(board: BoardMap, areas: Geometries) -> Iterator[Problem]:
    """Provinces whose outline isn't that of all their areas together."""
    for province in board.provinces:
        parts = shapely.union_all([areas[land.id] for land in board.lands if land.province == province.id])
        if shapes.geometry(province.shape).symmetric_difference(parts).area > SLACK:
            yield error(province.id, tr("Its outline is not that of its areas together."))


def borders(board: BoardMap, areas: Geometries) -> Iterator[Problem]:
    """Where the adjacency in the file and common borders on the map differ without a listed exception."""
    kinds = {frozenset((a, b)): kind for a, b, kind in board.links()}
    contacts = shapes.contacts(areas)
    excused = {frozenset((exception.a, exception.b)) for exception in board.exceptions}
    for pair in sorted(kinds.keys() | contacts.keys() | excused, key=sorted):
        place, contact = " - ".join(sorted(pair)), contacts.get(pair)
        difference = _difference(place, kinds.get(pair), contact)
        if difference and pair not in excused:
            yield difference
        if not difference and pair in excused:
            yield warning(place, tr("It is listed as an exception, but there is nothing to excuse."))
        if contact is not None and SHARED_BORDER <= contact < SHORT_BORDER:
            yield warning(
                place,
                counted(
                    round(contact),
                    "The common border is only {n} unit long.",
                    "The common border is only {n} units long.",
                ),
            )


def _difference(place: str, kind: str | None, contact: float | None) -> Problem | None:
    """How a link (None: no link) and a contact (None: apart) disagree."""
    shared = contact is not None and contact >= SHARED_BORDER
    if kind == "arrow":
        return error(place, tr("The two are joined by an arrow, but also share a border.")) if shared else None
    if kind and not shared:
        return error(place, tr("The two are listed as adjacent ({kind}), but share no border.", kind=kind))
    if contact is not None and shared and not kind:
        return error(
            place,
            counted(
                round(contact),
                "The two share a border of {n} unit, but are not listed as adjacent.",
                "The two share a border of {n} units, but are not listed as adjacent.",
            ),
        )
    if contact is not None and not shared:
        return warning(place, tr("The two meet in a point: players may wonder whether they are adjacent."))
    return None


def tokens(board: BoardMap, areas: Geometries) -> Iterator[Problem]:
    """Tokens that stick out of their area or have too little room."""
    for area in board.areas():
        if not _inside(area.token, area.radius, areas[area.id]):
            yield error(area.id, tr("The circle for its token does not lie inside it."))
        if area.radius < SMALL_TOKEN:
            yield warning(
                area.id,
                tr("The circle for its token is small: its radius is {radius} units.", radius=f"{area.radius:g}"),
            )


def berths(board: BoardMap, areas: Geometries) -> Iterator[Problem]:
    """Seas without room for ships, ships' places ashore or on top of each other."""
    for sea in board.seas:
        if not sea.berths:
            yield error(sea.id, tr("It has no place for a ship."))
        if not all(_inside(berth, sea.berth_radius, areas[sea.id]) for berth in sea.berths):
            yield error(sea.id, tr("A place for a ship does not lie inside it."))
        if _crowded(sea):
            yield warning(sea.id, tr("Two places for ships overlap."))


def arrow_ends(board: BoardMap, areas: Geometries) -> Iterator[Problem]:
    """Arrows that start or end too far from the areas that they join."""
    for arrow in board.arrows:
        for area, end in ((arrow.a, arrow.line[0]), (arrow.b, arrow.line[-1])):
            if areas[area].distance(shapely.Point(end)) > ARROW_END:
                yield error(_arrow(arrow), tr("It does not end at {area}.", area=area))


def _crowded(sea: SeaArea) -> bool:
    places = map(shapely.Point, sea.berths)
    return any(a.distance(b) < 2 * sea.berth_radius - SLACK for a, b in combinations(places, 2))


def _inside(middle: Point, radius: float, area: Geometry) -> bool:
    point = shapely.Point(middle)
    return bool(area.contains(point) and area.boundary.distance(point) >= radius - SLACK)


def _near(geometry: Geometry) -> str:
    point = geometry.representative_point()
    return f"({point.x:.0f}, {point.y:.0f})"


def _arrow(arrow: Arrow) -> str:
    return f"arrow:{arrow.a}:{arrow.b}"
