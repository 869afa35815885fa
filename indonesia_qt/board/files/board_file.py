"""The map file: GeoJSON that opens in QGIS, one feature a line, and `BoardMap` from it and back.

A coordinate (lon, lat) is (x / 100, -y / 100) of the map unit point (x, y), so that the board lies upright in a
geographic program. Radii and sizes are map units. Beside the features the collection holds

    map         format number, id, title, canvas size, credits, from what length on a common border counts, when it is
                not `model.THRESHOLD`, and the look, when it is not that of islands
    adjacency   land_land (a, b and kind: border or arrow), land_sea, sea_sea: pairs of ids; this decides in play
    exceptions  pairs whose adjacency was decided whatever the geometry says, each with the reason
    ignored     problems that are meant to stay as they are, when there are any: place, kind and the reason

and the kind of a feature is its `properties.kind`:

    province, land, sea, lake   polygons; of a province without land, none; `names` are those in other languages
    token                       the point of a land or sea area where its token or name goes
    berths                      the points of a sea area where ships lie
    label                       a name of a province or sea, and where the strip of small symbols beside it goes
    arrow                       a line that joins two land areas across water
    ornament                    the box of the compass or of the title
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from indonesia_qt.board.files import schema
from indonesia_qt.board.files.json_format import compact, entries, members
from indonesia_qt.board.model import (
    THRESHOLD,
    Arrow,
    BoardMap,
    Label,
    Lake,
    LandArea,
    Line,
    Ornament,
    Point,
    Province,
    SeaArea,
    Shape,
)
from indonesia_qt.files.strict_json import PlacedError, check_format, check_unique_keys, divided, place_and_reason
from indonesia_qt.files.whole_file import read_whole, reason_of, write_whole
from indonesia_qt.i18n.text import figure, labelled, phrase, tr
from indonesia_qt.i18n.untrusted_text import one_line, visible

FIRST_FORMAT, FORMAT = 1, 2
"""The last format has the look, and is written only for a board that needs it."""
UNITS_PER_DEGREE = 100
DECIMALS = 3
"""Digits of a degree that a file keeps: a tenth of a map unit."""


def text(board: BoardMap) -> str:
    """Return the map file of `board`: equal boards give equal texts."""
    members_of = dict(board.members_of)
    parts = {
        "type": compact("FeatureCollection"),
        "name": compact(board.id),
        "bbox": compact([0, -_degrees(board.height), _degrees(board.width), 0]),
        "map": compact(schema.with_own(_header(board), board.own) if board.own else _header(board)),
        "adjacency": members(
            {
                "land_land": entries(sorted(board.land_land)),
                "land_sea": entries(sorted(board.land_sea)),
                "sea_sea": entries(sorted(board.sea_sea)),
                **dict(board.members_of_adjacency),
            }
        ),
        "exceptions": entries(sorted(board.exceptions)),
        **({"ignored": entries(sorted(board.ignored))} if board.ignored else {}),
        **dict(board.members),
        "features": entries(schema.written(one, members_of.get(one.id, ())) for one in _features(board)),
    }
    return members(parts) + "\n"


def _header(board: BoardMap) -> schema.MapHeader:
    threshold = UNSET if board.threshold == THRESHOLD else board.threshold
    number, look = (FIRST_FORMAT, UNSET) if board.look == "islands" else (FORMAT, board.look)
    return schema.MapHeader(number, board.id, board.title, (board.width, board.height), board.credits, threshold, look)


def _degrees(units: float) -> float:
    return round(units / UNITS_PER_DEGREE, DECIMALS)


def _position(point: Point) -> schema.Position:
    return _degrees(point[0]), _degrees(-point[1])


def units(position: schema.Position) -> Point:
    """Convert a position of a map file to map units."""
    lon, lat = position
    return round(lon * UNITS_PER_DEGREE, 1), round(-lat * UNITS_PER_DEGREE, 1)


def box_around(points: Collection[Point]) -> tuple[float, float, float, float]:
    """Return the box of an ornament whose corners are among these points."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def _features(board: BoardMap) -> Iterator[schema.Feature]:
    """All features in the order of the file: the large things below, what lies on them after."""
    for province in board.provinces:
        called = schema.ProvinceProperties(province.name, province.tint, schema.others(province.names))
        yield schema.Feature(province.id, called, _polygons(province.shape), province.own)
    for land in board.lands:
        placed = schema.LandProperties(land.province, land.place, schema.others(land.names))
        yield schema.Feature(land.id, placed, _polygons(land.shape), land.own)
    for sea in board.seas:
        named = schema.SeaProperties(sea.name, schema.others(sea.names))
        yield schema.Feature(sea.id, named, _polygons(sea.shape), sea.own)
    for lake in board.lakes:
        yield schema.Feature(
            lake.id, schema.LakeProperties(lake.name, schema.others(lake.names)), _polygons(lake.shape), lake.own
        )
    own = dict(board.own_of)
    for properties, geometry in _details(board):
        id = schema.id_of(properties)
        yield schema.Feature(id, properties, geometry, own.get(id, ()))


def _details(board: BoardMap) -> Iterator[tuple[schema.Detail, schema.Geometry]]:
    """What lies on areas, and what adorns the board."""
    for area in board.areas():
        yield schema.TokenProperties(area.id, area.radius), schema.Point(_position(area.token))
    for sea in board.seas:
        berths = schema.MultiPoint([_position(berth) for berth in sea.berths])
        yield schema.BerthsProperties(sea.id, sea.berth_radius), berths
    for label in board.labels:
        strip = None if label.strip is None else _position(label.strip)
        name = schema.LabelProperties(label.of, label.text, label.size, label.angle, strip)
        yield name, schema.Point(_position(label.at))
    for arrow in board.arrows:
        yield schema.ArrowProperties(arrow.a, arrow.b), schema.LineString([_position(point) for point in arrow.line])
    for ornament in board.ornaments:
        yield schema.OrnamentProperties(ornament.what), _box(ornament.box)


def _polygons(shape: Shape) -> schema.Polygon | schema.MultiPolygon:
    rings = [[[_position(point) for point in ring] for ring in polygon] for polygon in shape]
    return schema.Polygon(rings[0]) if len(rings) == 1 else schema.MultiPolygon(rings)


def _box(box: tuple[float, float, float, float]) -> schema.Polygon:
    left, top, width, height = box
    corners = [(left, top), (left, top + height), (left + width, top + height), (left + width, top), (left, top)]
    return schema.Polygon([[_position(corner) for corner in corners]])


LARGEST_FILE = 10_000_000
"""Bytes; a larger file is refused unread."""
LARGEST_CANVAS = 100_000.0
"""Map units a side."""
FURTHEST = 10 * LARGEST_CANVAS
"""Map units: nothing lies farther from the upper left corner of the canvas."""
MOST_AREAS, MOST_CORNERS = 2_000, 200_000
"""Provinces, land areas, seas and lakes, of each kind, that a map may have, and corners of all outlines together."""


NOT_GEOJSON = phrase("This isn’t GeoJSON ({error}).")
_FOLDER_NAME = re.compile(r"[^\W_][\w .-]{0,99}")


class MapError(PlacedError):
    """Raised for a map in a file that can't be used."""

    def __init__(self, file: Path, place: str, reason: str) -> None:
        super().__init__(place, reason)
        self.file = file

    def __str__(self) -> str:
        return labelled(str(self.file), self.located)


def read(file: Path) -> BoardMap:
    """Read the board that `file` describes. Raises `MapError` when the file can't be read, and as `decode` does."""
    return decode(load(file), file)


def load(file: Path, largest: int = LARGEST_FILE) -> bytes:
    """Return the content of `file`. Raises `MapError` when it can't be read, or has more bytes than `largest`."""
    try:
        return read_whole(file, largest)
    except OSError as error:
        raise MapError(file, "", reason_of(error)) from None


@lru_cache(maxsize=2)  # a map is opened again and again, for each game on it
def decode(data: bytes, file: Path) -> BoardMap:
    """Decode the board that `data` describes, which stands in `file`.

    Raises `MapError` when it is of a newer format, lacks a part, or names an area that it does not hold. Whether the
    board makes sense for play is the question of `board.checks`.
    """
    collection = _collection(data, file)
    features = [_decode_feature(file, n, raw) for n, raw in enumerate(collection.features)]
    whole = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    return replace(
        _Assembly(file, collection, features).board(),
        own=schema.own(msgspec.json.decode(whole["map"], type=dict[str, msgspec.Raw]), schema.MapHeader),
        own_of=schema.own_of(features),
        members_of=schema.members_of(features),
        members_of_adjacency=schema.own(
            msgspec.json.decode(whole["adjacency"], type=dict[str, msgspec.Raw]), schema.Adjacency
        ),
        members=schema.own(whole, schema.Collection, schema.OTHER_MEMBERS),
    )


def write(board: BoardMap, file: Path) -> None:
    """Store `board` in `file`: sorted, one feature a line, so that version control shows just what changed."""
    write_whole(file, text(board).encode())


def _collection(data: bytes, file: Path) -> schema.Collection:
    try:
        data.decode("utf-8")
        check_format(msgspec.json.decode(data, type=schema.Peek).map.format, FORMAT, "map.format")
        check_unique_keys(data)
        return msgspec.json.decode(data, type=schema.Collection)
    except UnicodeDecodeError as error:
        raise MapError(file, tr("byte {start}", start=error.start), tr("This isn’t UTF-8 text.")) from None
    except (ValueError, RecursionError) as error:
        raise MapError(file, *place_and_reason(error, NOT_GEOJSON)) from None


def _decode_feature(file: Path, number: int, raw: msgspec.Raw) -> schema.Feature:
    try:
        return schema.feature(raw)
    except (ValueError, RecursionError) as error:
        place, reason = divided(error)
        raise MapError(file, f"features[{number}] {place}".rstrip(), reason) from None


def is_folder_name(id: str) -> bool:
    """Return whether a folder can have this name: the maps of players lie in folders that are called as their ids."""
    return bool(_FOLDER_NAME.fullmatch(id))


def are_too_far(points: Iterable[Point]) -> bool:
    """Return whether one of these points lies farther from the canvas than a map may reach."""
    return any(not (abs(x) <= FURTHEST and abs(y) <= FURTHEST) for x, y in points)


def bad_threshold() -> str:
    """Say which minimum lengths of a border there are, in a sentence on one that there isn't."""
    return tr("The minimum border length must be between 0 and {most} units.", most=figure(LARGEST_CANVAS))


_T = TypeVar("_T")
Spots = dict[str, tuple[tuple[Point, ...], float]]
"""Of an area: its points and the radius that is free around each."""


NO_LAND, NO_SEA = phrase("The map has no land area “{id}”."), phrase("The map has no sea area “{id}”.")
NO_AREA, NO_PROVINCE = phrase("The map has no area “{id}”."), phrase("The map has no province “{id}”.")
NO_PLACE = phrase("The map has no area or province “{id}”.")
LINK = phrase("link {a} – {b}")
Known = tuple[set[str], str]
"""The ids of areas, and what is said of one that isn't among them."""


class _Assembly:
    """Puts the features of one file together and says what is missing, doubled or without a partner."""

    def __init__(self, file: Path, collection: schema.Collection, features: list[schema.Feature]) -> None:
        self.file = file
        self.collection = collection
        self.of_kind: dict[type, list[schema.Feature]] = {}
        self.of_names: list[tuple[schema.Feature, str]] = []
        self.corners = 0
        ids: set[str] = set()
        for feature in features:
            if feature.id in ids:
                raise self.faulty(feature, tr("This ID is used twice."))
            ids.add(feature.id)
            if isinstance(
                feature.properties, schema.TokenProperties | schema.BerthsProperties | schema.LabelProperties
            ):
                self.of_names.append((feature, feature.properties.of))
            self.of_kind.setdefault(type(feature.properties), []).append(feature)

    def error(self, place: str, reason: str) -> MapError:
        return MapError(self.file, place, reason)

    def faulty(self, feature: schema.Feature, reason: str) -> MapError:
        return self.error(tr("feature “{id}”", id=feature.id), reason)

    def board(self) -> BoardMap:
        header = self.collection.map
        width, height = header.canvas
        if not (width > 0 and height > 0):
            raise self.error("map.canvas", tr("The canvas needs a width and a height above 0."))
        if max(width, height) > LARGEST_CANVAS:
            raise self.error(
                "map.canvas", tr("The canvas can be at most {most} units wide and high.", most=figure(LARGEST_CANVAS))
            )
        threshold = THRESHOLD if header.threshold is UNSET else header.threshold
        if not 0 < threshold < LARGEST_CANVAS:
            raise self.error("map.threshold", bad_threshold())
        if not is_folder_name(header.id):
            raise self.error("map.id", tr("The ID of the map can’t be used as a folder name."))
        for kind in (schema.ProvinceProperties, schema.LandProperties, schema.SeaProperties, schema.LakeProperties):
            if len(self.of_kind.get(kind, [])) > MOST_AREAS:
                raise self.error(
                    "features", tr("A map can have at most {most} areas of one kind.", most=figure(MOST_AREAS))
                )
        tokens, berths = self.points_of(schema.TokenProperties), self.points_of(schema.BerthsProperties)
        board = BoardMap(
            id=header.id,
            title=one_line(header.title),
            credits=visible(header.credits),
            width=width,
            height=height,
            provinces=tuple(
                Province(f.id, p.name, p.tint, self.shape(f), schema.names(p.names), f.own)
                for f, p in self.pairs(schema.ProvinceProperties)
            ),
            lands=tuple(self.land(f, p, tokens) for f, p in self.pairs(schema.LandProperties)),
            seas=tuple(self.sea(f, p, tokens, berths) for f, p in self.pairs(schema.SeaProperties)),
            lakes=tuple(
                Lake(f.id, p.name, self.shape(f), schema.names(p.names), f.own)
                for f, p in self.pairs(schema.LakeProperties)
            ),
            land_land=tuple(self.collection.adjacency.land_land),
            land_sea=tuple(self.collection.adjacency.land_sea),
            sea_sea=tuple(self.collection.adjacency.sea_sea),
            arrows=tuple(Arrow(p.a, p.b, self.line(f)) for f, p in self.pairs(schema.ArrowProperties)),
            labels=tuple(self.label(f, p) for f, p in self.pairs(schema.LabelProperties)),
            ornaments=tuple(Ornament(p.what, self.box(f)) for f, p in self.pairs(schema.OrnamentProperties)),
            exceptions=tuple(map(schema.exception, self.collection.exceptions)),
            threshold=threshold,
            ignored=tuple(map(schema.ignored, self.collection.ignored)),
            look="islands" if header.look is UNSET else header.look,
        )
        self.check_references(board)
        return board

    def pairs(self, kind: type[_T]) -> Iterable[tuple[schema.Feature, _T]]:
        for feature in self.of_kind.get(kind, []):
            assert isinstance(feature.properties, kind)
            yield feature, feature.properties

    def land(self, feature: schema.Feature, land: schema.LandProperties, tokens: Spots) -> LandArea:
        token, radius = self.spot(tokens, feature.id)
        names = schema.names(land.names)
        return LandArea(feature.id, land.province, land.place, self.shape(feature), token, radius, names, feature.own)

    def sea(self, feature: schema.Feature, sea: schema.SeaProperties, tokens: Spots, berths: Spots) -> SeaArea:
        token, radius = self.spot(tokens, feature.id)
        if feature.id not in berths:
            raise self.error(tr("sea area “{id}”", id=feature.id), tr("Its “berths” feature is missing."))
        places, berth_radius = berths[feature.id]
        names = schema.names(sea.names)
        return SeaArea(
            feature.id, sea.name, self.shape(feature), token, radius, places, berth_radius, names, feature.own
        )

    def label(self, feature: schema.Feature, label: schema.LabelProperties) -> Label:
        strip = None if label.strip is None else self.places(feature, [label.strip])[0]
        return Label(label.of, label.text, self.points(feature)[0], label.size, label.angle, strip)

    def points_of(self, kind: type[schema.TokenProperties] | type[schema.BerthsProperties]) -> Spots:
        spots: Spots = {}
        for feature, properties in self.pairs(kind):
            if properties.of in spots:
                raise self.faulty(feature, tr("“{area}” already has a feature of this kind.", area=properties.of))
            spots[properties.of] = self.points(feature), properties.radius
        return spots

    def spot(self, spots: Spots, area: str) -> tuple[Point, float]:
        if area not in spots:
            raise self.error(tr("area “{area}”", area=area), tr("Its “{what}” feature is missing.", what="token"))
        points, radius = spots[area]
        return points[0], radius

    def shape(self, feature: schema.Feature) -> Shape:
        if not isinstance(feature.geometry, schema.Polygon | schema.MultiPolygon):
            raise self.faulty(feature, tr("It must be a polygon."))
        polygons = schema.polygons(feature.geometry)
        if not all(polygons) or not (polygons or isinstance(feature.properties, schema.ProvinceProperties)):
            raise self.faulty(feature, tr("It has no outline."))
        return tuple(tuple(self.ring(feature, ring) for ring in rings) for rings in polygons)

    def ring(self, feature: schema.Feature, ring: list[schema.Position]) -> Line:
        if len(ring) < 4 or ring[0] != ring[-1]:
            raise self.faulty(feature, tr("One of its outlines isn’t closed."))
        self.corners += len(ring)
        if self.corners > MOST_CORNERS:
            raise self.error(
                "features",
                tr("The outlines of a map can have at most {most} corners in total.", most=figure(MOST_CORNERS)),
            )
        return self.places(feature, ring)

    def places(self, feature: schema.Feature, positions: Iterable[schema.Position]) -> Line:
        found = tuple(map(units, positions))
        if are_too_far(found):
            raise self.faulty(feature, tr("It’s too far outside the canvas."))
        return found

    def points(self, feature: schema.Feature) -> tuple[Point, ...]:
        points = schema.positions(feature.geometry)
        can_be_none = isinstance(feature.properties, schema.BerthsProperties)
        if isinstance(feature.geometry, schema.Point | schema.MultiPoint) and (points or can_be_none):
            return self.places(feature, points)
        raise self.faulty(feature, tr("It must be a point."))

    def line(self, feature: schema.Feature) -> Line:
        match feature.geometry:
            case schema.LineString(coordinates=points) if len(points) > 1:
                return self.places(feature, points)
        raise self.faulty(feature, tr("It must be a line."))

    def box(self, feature: schema.Feature) -> tuple[float, float, float, float]:
        return box_around([point for ring in self.shape(feature)[0] for point in ring])

    def check_references(self, board: BoardMap) -> None:
        lands, seas = {land.id for land in board.lands}, {sea.id for sea in board.seas}
        provinces = {province.id for province in board.provinces}
        for home in board.lands:
            if home.province not in provinces:
                raise self.error(tr("land area “{id}”", id=home.id), tr(NO_PROVINCE, id=home.province))
        land, sea, area = (lands, NO_LAND), (seas, NO_SEA), (lands | seas, NO_AREA)
        ashore = [(link.a, link.b) for link in board.land_land] + [(arrow.a, arrow.b) for arrow in board.arrows]
        self.check_ends(LINK, ashore, land, land)
        self.check_ends(phrase("coast {a} – {b}"), board.land_sea, land, sea)
        self.check_ends(LINK, board.sea_sea, sea, sea)
        self.check_pairs((a, b) for a, b, _ in board.links())
        named = lands | seas | provinces
        for feature, of in self.of_names:
            if of not in named:
                raise self.faulty(feature, tr(NO_PLACE, id=of))
        decided = [(exception.a, exception.b) for exception in board.exceptions]
        self.check_ends(phrase("exception {a} – {b}"), decided, area, area)

    def check_ends(self, place: str, pairs: Iterable[tuple[str, str]], first: Known, second: Known) -> None:
        for a, b in pairs:
            for id, (ids, unknown) in ((a, first), (b, second)):
                if id not in ids:
                    raise self.error(tr(place, a=a, b=b), tr(unknown, id=id))

    def check_pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        seen: set[frozenset[str]] = set()
        for a, b in pairs:
            if a == b:
                raise self.error(tr(LINK, a=a, b=b), tr("An area can’t be linked to itself."))
            if frozenset((a, b)) in seen:
                raise self.error(tr(LINK, a=a, b=b), tr("This link is listed twice."))
            seen.add(frozenset((a, b)))
