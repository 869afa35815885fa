"""The features of a damaged map file: each that can be used, and no two that stand for the same thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct, field
from shapely import Geometry

from indonesia_qt.board.adjacency.shared_borders import Pair, pair
from indonesia_qt.board.files import schema
from indonesia_qt.board.model import Arrow, Ornament, Point, Province, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.files.repair_steps import outlines
from indonesia_qt.mapmaking.files.repair_steps.findings import Flaws
from indonesia_qt.mapmaking.files.repair_steps.outlines import units
from indonesia_qt.mapmaking.files.repair_steps.tolerant_json import UNREADABLE, reason, value

Spots = dict[str, tuple[tuple[Point, ...], float]]
"""Of an area: its points and the radius that is free around each."""


class Piece(Struct, eq=False):
    """An area or a lake, with the outline that the file gives it."""

    id: str
    properties: schema.LandProperties | schema.SeaProperties | schema.LakeProperties
    name: str
    """What a sentence calls it."""
    geometry: Geometry
    shape: Shape
    """The outline as a board keeps it."""


class Features(Struct):
    """All features of a file, sorted by what they are; two pieces may have the same id."""

    provinces: dict[str, Province] = field(default_factory=dict)
    pieces: list[Piece] = field(default_factory=list)
    tokens: Spots = field(default_factory=dict)
    berths: Spots = field(default_factory=dict)
    labels: dict[str, tuple[schema.LabelProperties, Point]] = field(default_factory=dict)
    arrows: dict[Pair, Arrow] = field(default_factory=dict)
    ornaments: dict[str, Ornament] = field(default_factory=dict)


def read_features(raws: Sequence[Raw], canvas: Geometry, flaws: Flaws) -> Features:
    """The features that can be used; `canvas` is the box of the board."""
    reader = _FeatureReader(canvas, flaws)
    decoded = [feature for number, raw in enumerate(raws, 1) if (feature := _decoded(number, raw, flaws))]
    for feature in sorted(decoded, key=lambda feature: not isinstance(feature.properties, schema.ProvinceProperties)):
        reader.add(feature)
    return reader.features


def points(geometry: schema.Geometry) -> tuple[Point, ...]:
    """The points of a feature that stands for points or a line, in map units."""
    match geometry:
        case schema.Point(coordinates=position):
            return (units(position),)
        case schema.MultiPoint(coordinates=positions) | schema.LineString(coordinates=positions):
            return tuple(map(units, positions))
    return ()


class _FeatureId(Struct):
    id: str


def _decoded(number: int, raw: Raw, flaws: Flaws) -> schema.Feature | None:
    try:
        return msgspec.json.decode(raw, type=schema.Feature)
    except UNREADABLE as error:
        flaws.add(
            _place(number, raw),
            tr("This part of the map can't be used: {reason}.", reason=reason(error)),
            tr("It was left out."),
        )
        return None


def _place(number: int, raw: Raw) -> str:
    found = value(raw, _FeatureId)
    return (
        tr('feature {number}, "{id}"', number=number, id=found.id) if found else tr("feature {number}", number=number)
    )


class _FeatureReader:
    """Adds features one by one and says which of them are faulty or stand for what is there already."""

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
        self.add_of[type(feature.properties)](feature, feature.properties)

    def left_out(self, feature: schema.Feature, text: str) -> None:
        self.flaws.add(feature.id, text, tr("It was left out."))

    def add_province(self, feature: schema.Feature, province: schema.ProvinceProperties) -> None:
        if feature.id in self.features.provinces:
            self.left_out(feature, tr("There are two provinces with this id."))
        else:
            shape = outlines._read_outline(feature, province.name, self.canvas, self.flaws).shape
            names = schema.names(province.names)
            self.features.provinces[feature.id] = Province(feature.id, province.name, province.tint, shape, names)

    def add_piece(
        self, feature: schema.Feature, properties: schema.LandProperties | schema.SeaProperties | schema.LakeProperties
    ) -> None:
        name = self.name_of(properties)
        outline = outlines._read_outline(feature, name, self.canvas, self.flaws)
        if outline.geometry.is_empty:
            self.left_out(feature, tr("{area} has no outline.", area=name))
            return
        self.features.pieces.append(Piece(feature.id, properties, name, *outline))

    def name_of(self, area: schema.LandProperties | schema.SeaProperties | schema.LakeProperties) -> str:
        """What players call an area; one without a name has its province's and its number there."""
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
            self.left_out(feature, tr('"{area}" has one already.', area=spot.of))
        elif not places and isinstance(spot, schema.TokenProperties):
            self.left_out(feature, tr("It has no place on the map."))
        else:
            spots[spot.of] = places, spot.radius

    def add_label(self, feature: schema.Feature, label: schema.LabelProperties) -> None:
        places = points(feature.geometry)
        if label.of in self.features.labels:
            self.left_out(feature, tr('"{area}" has one already.', area=label.of))
        elif not places:
            self.left_out(feature, tr("It has no place on the map."))
        else:
            self.features.labels[label.of] = label, places[0]

    def add_arrow(self, feature: schema.Feature, arrow: schema.ArrowProperties) -> None:
        line, two = points(feature.geometry), pair(arrow.a, arrow.b)
        if two in self.features.arrows:
            self.left_out(feature, tr("It is drawn more than once."))
        elif len(line) < 2:
            self.left_out(feature, tr("It is no line."))
        else:
            self.features.arrows[two] = Arrow(arrow.a, arrow.b, line)

    def add_ornament(self, feature: schema.Feature, ornament: schema.OrnamentProperties) -> None:
        places = [units(position) for ring in outlines.rings(feature.geometry) for position in ring]
        if ornament.what in self.features.ornaments:
            self.left_out(feature, tr("It is drawn more than once."))
        elif not places:
            self.left_out(feature, tr("It has no place on the map."))
        else:
            left, top = min(x for x, _ in places), min(y for _, y in places)
            box = left, top, max(x for x, _ in places) - left, max(y for _, y in places) - top
            self.features.ornaments[ornament.what] = Ornament(ornament.what, box)
