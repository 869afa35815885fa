"""Outlines of a damaged map file as proper polygons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import shapely
from shapely import Geometry, MultiPolygon, Polygon

from indonesia_qt.board import shapes
from indonesia_qt.board.checks.problem import near
from indonesia_qt.board.files import schema
from indonesia_qt.board.files.writer import UNITS_PER_DEGREE
from indonesia_qt.board.model import Point, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes.complexity import are_tangled
from indonesia_qt.mapmaking.files.repair_steps.findings import Flaws

FEWEST = 3
"""Corners of an outline."""


def rings(geometry: schema.Geometry) -> Iterator[list[schema.Position]]:
    """Every ring of a feature that is a polygon or several."""
    for polygon in _polygons(geometry):
        yield from polygon


class RepairedOutline(NamedTuple):
    """The polygons of a feature in map units, mended, and as a board keeps them; empty when nothing is left."""

    geometry: Geometry
    shape: Shape


def _read_outline(feature: schema.Feature, name: str, canvas: Geometry, flaws: Flaws) -> RepairedOutline:
    """The outline of what is called `name`; one that is proper comes with just the corners that it has in the file."""
    repair = _OutlineRepair(feature.id, name, canvas, flaws)
    found = repair.whole(feature.geometry)
    return RepairedOutline(found, shapes.shape(found) if repair.add_flaws() else _as_it_is(feature.geometry))


def units(position: schema.Position) -> Point:
    """A position of a map file in map units."""
    return round(position[0] * UNITS_PER_DEGREE, 1), round(-position[1] * UNITS_PER_DEGREE, 1)


def _place_of_flaw(reason: str) -> str:
    """The place in what shapely says of a shape that is not valid, as players are told it."""
    x, y = (float(number) for number in reason[reason.index("[") + 1 : -1].split())
    return near((x, y))


def _polygonal(geometry: Geometry) -> Geometry:
    parts = shapely.get_parts(shapely.get_parts(geometry))
    kept = [part for part in parts if isinstance(part, Polygon) and part.area > 0]
    return kept[0] if len(kept) == 1 else MultiPolygon(kept)


def _polygons(geometry: schema.Geometry) -> list[schema.Rings]:
    match geometry:
        case schema.Polygon(coordinates=rings):
            return [rings]
        case schema.MultiPolygon(coordinates=polygons):
            return polygons
    return []


def _as_it_is(geometry: schema.Geometry) -> Shape:
    return tuple(tuple(tuple(map(units, ring)) for ring in polygon) for polygon in _polygons(geometry))


class _OutlineRepair:
    """Makes the outline of one feature and remembers what was wrong with it."""

    def __init__(self, id: str, name: str, canvas: Geometry, flaws: Flaws) -> None:
        self.id, self.name, self.flaws = id, name, flaws
        left, top, right, bottom = canvas.bounds
        self.furthest = left - (right - left), top - (bottom - top), right + (right - left), bottom + (bottom - top)
        self.far = self.open = self.tiny = self.tangled = False
        self.crossed = ""

    def whole(self, geometry: schema.Geometry) -> Geometry:
        polygons = [made for polygon in _polygons(geometry) if (made := self.polygon(polygon))]
        self.tangled = are_tangled(
            ring.coords for polygon in polygons for ring in (polygon.exterior, *polygon.interiors)
        )
        if self.tangled:
            return MultiPolygon()
        found = polygons[0] if len(polygons) == 1 else MultiPolygon(polygons)
        if not found.is_valid:
            self.crossed = _place_of_flaw(shapely.is_valid_reason(found))
            found = shapely.make_valid(found, method="structure", keep_collapsed=False)
        return _polygonal(found)

    def polygon(self, rings: schema.Rings) -> Polygon | None:
        closed = [self.ring(ring) for ring in rings]
        if not closed or len(closed[0]) < FEWEST:
            self.tiny = True
            return None
        holes = [hole for hole in closed[1:] if len(hole) >= FEWEST]
        self.tiny |= len(holes) < len(closed) - 1
        return Polygon(closed[0], holes)

    def ring(self, ring: list[schema.Position]) -> list[Point]:
        """The corners of a ring, of which shapely repeats the first one as the last."""
        left, top, right, bottom = self.furthest
        near = [(x, y) for x, y in map(units, ring) if left <= x <= right and top <= y <= bottom]
        self.far |= len(near) < len(ring)
        self.open |= len(ring) > 1 and ring[0] != ring[-1]
        corners = [corner for n, corner in enumerate(near) if n == 0 or corner != near[n - 1]]
        return corners[:-1] if len(corners) > 1 and corners[0] == corners[-1] else corners

    def add_flaws(self) -> bool:
        """Tell what was mended, if anything was."""
        if self.far:
            text = tr("Corners of the outline of {area} lie far outside the canvas.", area=self.name)
            self.flaws.add(self.id, text, tr("They were left out."))
        if self.open:
            text = tr("The outline of {area} is not closed.", area=self.name)
            self.flaws.add(self.id, text, tr("Its end was joined to its beginning."))
        if self.tiny:
            text = tr("An outline of {area} has fewer than three corners.", area=self.name)
            self.flaws.add(self.id, text, tr("It was left out."))
        if self.tangled:
            text = tr("The outline of {area} crosses itself in too many places.", area=self.name)
            self.flaws.add(self.id, text, tr("It was left out."))
        if self.crossed:
            text = tr("The outline of {area} crosses itself near {place}.", area=self.name, place=self.crossed)
            self.flaws.add(self.id, text, tr("It was cut where it does, and what it encloses was kept."))
        return bool(self.far or self.open or self.tiny or self.tangled or self.crossed)
