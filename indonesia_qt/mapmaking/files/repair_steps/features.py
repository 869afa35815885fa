"""Reads the features of a damaged map file: all that can be used, with proper outlines, and none of them twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import shapely
from msgspec import Raw, Struct, field
from shapely import Geometry, MultiPolygon, Polygon

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import Pair, pair
from indonesia_qt.board.checks.problem import near
from indonesia_qt.board.checks.shape_checks import crossing
from indonesia_qt.board.files import schema
from indonesia_qt.board.files.board_file import Spots, are_too_far, box_around, units
from indonesia_qt.board.files.flaws import Flaws
from indonesia_qt.board.files.tolerant_json import UNREADABLE, reason, value
from indonesia_qt.board.model import Arrow, Ornament, Own, Point, Province, Shape
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.mapmaking.edit.shapes.complexity import are_tangled

FEWEST = 3
"""The fewest corners of an outline."""


class Piece(Struct, eq=False):
    """An area or a lake, with the outline that the file gives it."""

    id: str
    properties: schema.LandProperties | schema.SeaProperties | schema.LakeProperties
    name: str
    """Its name in sentences."""
    geometry: Geometry
    shape: Shape
    """The outline as a board keeps it."""
    own: Own
    """The properties that the program doesn't know."""


class Features(Struct):
    """All features of a file, sorted by what they are; two pieces may have the same id."""

    provinces: dict[str, Province] = field(default_factory=dict)
    pieces: list[Piece] = field(default_factory=list)
    tokens: Spots = field(default_factory=dict)
    berths: Spots = field(default_factory=dict)
    labels: dict[str, tuple[schema.LabelProperties, Point]] = field(default_factory=dict)
    arrows: dict[Pair, Arrow] = field(default_factory=dict)
    ornaments: dict[str, Ornament] = field(default_factory=dict)
    own_of: tuple[tuple[str, Own], ...] = ()
    members_of: tuple[tuple[str, Own], ...] = ()
    """Both as on a board."""


def read_features(raws: Sequence[Raw], canvas: Geometry, flaws: Flaws) -> Features:
    """Read the features that can be used; `canvas` is the box of the board."""
    reader = _FeatureReader(canvas, flaws)
    decoded = [feature for number, raw in enumerate(raws, 1) if (feature := _decoded(number, raw, flaws))]
    for feature in sorted(decoded, key=lambda feature: not isinstance(feature.properties, schema.ProvinceProperties)):
        reader.add(feature)
    reader.features.own_of = schema.own_of(decoded)
    reader.features.members_of = schema.members_of(decoded)
    return reader.features


def points(geometry: schema.Geometry) -> tuple[Point, ...]:
    """Return the points of a feature that stands for points or a line."""
    return tuple(map(units, schema.positions(geometry)))


def corners(geometry: schema.Geometry) -> list[Point]:
    """Return the corners of a feature that is a polygon or several."""
    return [units(position) for polygon in schema.polygons(geometry) for ring in polygon for position in ring]


class _FeatureId(Struct):
    id: str


def _decoded(number: int, raw: Raw, flaws: Flaws) -> schema.Feature | None:
    try:
        return schema.feature(raw)
    except UNREADABLE as error:
        found = value(raw, _FeatureId)
        place = (
            tr("feature {number}, “{id}”", number=number, id=found.id)
            if found
            else tr("feature {number}", number=number)
        )
        flaws.left_out(place, paragraph(tr("This part of the map can’t be used."), reason(error)))
        return None


class _FeatureReader:
    """Adds features one by one, and notes which of them are faulty or repeat an earlier one."""

    def __init__(self, canvas: Geometry, flaws: Flaws) -> None:
        self.features, self.canvas, self.flaws = Features(), canvas, flaws
        self.numbers: Counter[str] = Counter()
        self.add_of: dict[type, Callable[[schema.Feature, Any], None]] = {
            schema.ProvinceProperties: self.add_province,
            schema.LandProperties: self.add_piece,
            schema.SeaProperties: self.add_piece,
            schema.LakeProperties: self.add_piece,
            schema.TokenProperties: lambda feature, token: self.add_spots(self.features.tokens, feature, token),
            schema.BerthsProperties: lambda feature, berths: self.add_spots(self.features.berths, feature, berths),
            schema.LabelProperties: self.add_label,
            schema.ArrowProperties: self.add_arrow,
            schema.OrnamentProperties: self.add_ornament,
        }

    def add(self, feature: schema.Feature) -> None:
        if _is_drawn_far_away(feature):
            self.left_out(feature, tr("It’s too far outside the canvas."))
        else:
            self.add_of[type(feature.properties)](feature, feature.properties)

    def left_out(self, feature: schema.Feature, text: str) -> None:
        self.flaws.left_out(feature.id, text)

    def add_province(self, feature: schema.Feature, province: schema.ProvinceProperties) -> None:
        if feature.id in self.features.provinces:
            self.left_out(feature, tr("Two provinces have this ID."))
        else:
            shape = _read_outline(feature, province.name, self.canvas, self.flaws).shape
            names = schema.names(province.names)
            self.features.provinces[feature.id] = Province(
                feature.id, province.name, province.tint, shape, names, feature.own
            )

    def add_piece(
        self, feature: schema.Feature, properties: schema.LandProperties | schema.SeaProperties | schema.LakeProperties
    ) -> None:
        name = self.name_of(properties)
        outline = _read_outline(feature, name, self.canvas, self.flaws)
        if outline.geometry.is_empty:
            self.left_out(feature, tr("{area} has no outline.", area=name))
            return
        self.features.pieces.append(Piece(feature.id, properties, name, *outline, feature.own))

    def name_of(self, area: schema.LandProperties | schema.SeaProperties | schema.LakeProperties) -> str:
        """Return the name of an area; one without a name is called by its province and its number there."""
        if not isinstance(area, schema.LandProperties):
            return area.name
        self.numbers[area.province] += 1
        province = self.features.provinces.get(area.province)
        return area.place or f"{province.name if province else area.province} {self.numbers[area.province]}"

    def add_spots(
        self, spots: Spots, feature: schema.Feature, spot: schema.TokenProperties | schema.BerthsProperties
    ) -> None:
        places = points(feature.geometry)
        if spot.of in spots:
            self.left_out(feature, tr("“{area}” already has a feature of this kind.", area=spot.of))
        elif not places and isinstance(spot, schema.TokenProperties):
            self.left_out(feature, tr("It has no position on the map."))
        else:
            spots[spot.of] = places, spot.radius

    def add_label(self, feature: schema.Feature, label: schema.LabelProperties) -> None:
        places = points(feature.geometry)
        if label.of in self.features.labels:
            self.left_out(feature, tr("“{area}” already has a feature of this kind.", area=label.of))
        elif not places:
            self.left_out(feature, tr("It has no position on the map."))
        else:
            self.features.labels[label.of] = label, places[0]

    def add_arrow(self, feature: schema.Feature, arrow: schema.ArrowProperties) -> None:
        line, two = points(feature.geometry), pair(arrow.a, arrow.b)
        if two in self.features.arrows:
            self.left_out(feature, tr("It’s drawn more than once."))
        elif len(line) < 2:
            self.left_out(feature, tr("It must be a line."))
        else:
            self.features.arrows[two] = Arrow(arrow.a, arrow.b, line)

    def add_ornament(self, feature: schema.Feature, ornament: schema.OrnamentProperties) -> None:
        places = corners(feature.geometry)
        if ornament.what in self.features.ornaments:
            self.left_out(feature, tr("It’s drawn more than once."))
        elif not places:
            self.left_out(feature, tr("It has no position on the map."))
        else:
            self.features.ornaments[ornament.what] = Ornament(ornament.what, box_around(places))


def _is_drawn_far_away(feature: schema.Feature) -> bool:
    """Whether a name, an arrow or an ornament lies where none can; areas are cut off, and their spots found again."""
    spots = [*points(feature.geometry), *corners(feature.geometry)]
    match feature.properties:
        case schema.LabelProperties(strip=strip):
            return are_too_far([*spots, *([units(strip)] if strip else [])])
        case schema.ArrowProperties() | schema.OrnamentProperties():
            return are_too_far(spots)
    return False


class _Outline(NamedTuple):
    """The polygons of a feature in map units, repaired, and as a board keeps them; empty when nothing is left."""

    geometry: Geometry
    shape: Shape


def _read_outline(feature: schema.Feature, name: str, canvas: Geometry, flaws: Flaws) -> _Outline:
    """Return the outline of the feature `name`; a proper one keeps exactly the corners that it has in the file."""
    repair = _OutlineRepair(feature.id, name, canvas, flaws)
    found = repair.whole(feature.geometry)
    if repair.add_flaws():
        return _Outline(found, shapes.shape(found))
    polygons = schema.polygons(feature.geometry)
    return _Outline(found, tuple(tuple(tuple(map(units, ring)) for ring in polygon) for polygon in polygons))


class _OutlineRepair:
    """Repairs the outline of one feature and remembers what was wrong with it."""

    def __init__(self, id: str, name: str, canvas: Geometry, flaws: Flaws) -> None:
        self.id, self.name, self.flaws = id, name, flaws
        left, top, right, bottom = canvas.bounds
        self.furthest = left - (right - left), top - (bottom - top), right + (right - left), bottom + (bottom - top)
        self.far = self.open = self.tiny = self.tangled = False
        self.crossed = ""

    def whole(self, geometry: schema.Geometry) -> Geometry:
        polygons = [made for polygon in schema.polygons(geometry) if (made := self.polygon(polygon))]
        self.tangled = are_tangled(
            ring.coords for polygon in polygons for ring in (polygon.exterior, *polygon.interiors)
        )
        if self.tangled:
            return MultiPolygon()
        found = polygons[0] if len(polygons) == 1 else MultiPolygon(polygons)
        if at := crossing(found):
            self.crossed = near(at)
            found = shapely.make_valid(found, method="structure", keep_collapsed=False)
        parts = shapely.get_parts(shapely.get_parts(found))
        kept = [part for part in parts if isinstance(part, Polygon) and part.area > 0]
        return kept[0] if len(kept) == 1 else MultiPolygon(kept)

    def polygon(self, rings: schema.Rings) -> Polygon | None:
        closed = [self.ring(ring) for ring in rings]
        if not closed or len(closed[0]) < FEWEST:
            self.tiny = True
            return None
        holes = [hole for hole in closed[1:] if len(hole) >= FEWEST]
        self.tiny |= len(holes) < len(closed) - 1
        return Polygon(closed[0], holes)

    def ring(self, ring: list[schema.Position]) -> list[Point]:
        """Return the corners of a ring in map units, without the last one if it repeats the first."""
        left, top, right, bottom = self.furthest
        near = [(x, y) for x, y in map(units, ring) if left <= x <= right and top <= y <= bottom]
        self.far |= len(near) < len(ring)
        self.open |= len(ring) > 1 and ring[0] != ring[-1]
        corners = [corner for corner, _ in groupby(near)]
        return corners[:-1] if len(corners) > 1 and corners[0] == corners[-1] else corners

    def add_flaws(self) -> bool:
        """Add a flaw for each repair, and return whether there was any."""
        if self.far:
            text = tr("The outline of {area} has corners far outside the canvas.", area=self.name)
            self.flaws.add(self.id, text, tr("They were left out."))
        if self.open:
            text = tr("The outline of {area} isn’t closed.", area=self.name)
            self.flaws.add(self.id, text, tr("Its ends were joined."))
        if self.tiny:
            self.flaws.left_out(self.id, tr("An outline of {area} has fewer than three corners.", area=self.name))
        if self.tangled:
            self.flaws.left_out(self.id, tr("The outline of {area} crosses itself in too many places.", area=self.name))
        if self.crossed:
            text = tr("The outline of {area} crosses itself near {place}.", area=self.name, place=self.crossed)
            self.flaws.add(self.id, text, tr("It was cut there. Everything inside it was kept."))
        return bool(self.far or self.open or self.tiny or self.tangled or self.crossed)


def _polygonal(geometry: Geometry) -> Geometry:
    parts = shapely.get_parts(shapely.get_parts(geometry))
    kept = [part for part in parts if isinstance(part, Polygon) and part.area > 0]
    return kept[0] if len(kept) == 1 else MultiPolygon(kept)
