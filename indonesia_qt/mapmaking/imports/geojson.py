"""Reads polygons with their names from any GeoJSON or TopoJSON file, in a plain projection of the globe."""

from __future__ import annotations

import codecs
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import shapely
from msgspec import Struct
from msgspec.structs import replace
from shapely import Geometry, MultiLineString, MultiPolygon, Polygon, STRtree

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes import canvas
from indonesia_qt.mapmaking.edit.shapes.complexity import are_tangled
from indonesia_qt.mapmaking.edit.shapes.faces import filled, has_three_corners
from indonesia_qt.mapmaking.files.geojson_export import UNITS
from indonesia_qt.mapmaking.imports import date_line, topojson
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.common_borders import polygons
from indonesia_qt.mapmaking.imports.named_shapes import (
    FARTHEST,
    LEAST_CORNERS,
    LONGEST,
    Coordinates,
    Corners,
    ImportedDrawing,
    NamedShape,
    crosses_itself,
    is_flat,
    plain,
    projection_of,
)
from indonesia_qt.mapmaking.imports.property_links import divided
from indonesia_qt.mapmaking.imports.skipped import Reason, Skipped

NAMES = ("name", "name_en", "title", "label", "shapename", "name_2", "name_1", "admin", "id")
"""The properties that may hold a name, the likeliest first; capital letters don't matter."""

CODES = frozenset({"id", "type", "kind", "class", "category", "featurecla", "object", "source", "neighbors"})
"""Properties that are no names, though they may hold words."""
LINES = ("LineString", "MultiLineString", "POLYLINE", "POLYLINEZ", "POLYLINEM")
"""The types of geometries that are lines, in GeoJSON and in Shapefiles."""
FINEST = 9
"""Decimals that are read of a coordinate; finer ones lie beyond what can be worked with."""
MARKS = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


class _Collection(Struct):
    """What is looked at first: the features of GeoJSON, which may be very many, are read one by one."""

    type: str
    features: list[msgspec.Raw] = []
    crs: Any = None
    units: Any = None
    bbox: Any = None


def drawing(data: bytes, budget: Budget) -> ImportedDrawing:
    """Read the polygons in `data`, the content of a file, which may be TopoJSON too.

    Degrees are projected so that shapes in the middle keep their proportions; coordinates that can't be degrees are
    taken as they are, y upwards. Raises `MapError` when this is neither, or doesn't fit into the budget.
    """
    try:
        if (whole := _collection(data)) is not None:
            features = (one for raw in whole.features for one in _features(_decoded(raw, budget.file)))
            if whole.units == UNITS and (size := _canvas(whole.bbox)):
                own = drawn(features, budget, "plane")
                named = (replace(shape, name=shape.properties.get("name", "")) for shape in own.shapes)
                return replace(own, shapes=tuple(named), canvas=size, links_from="neighbours")
            return drawn(features, budget, _stated(whole.crs))
        if lines := _sequence(data):
            found = (_decoded(line, budget.file, number) for number, line in lines)
            return drawn((one for each in found for one in _features(each)), budget)
        known = _decoded(data, budget.file)
        if isinstance(known, dict) and known.get("type") == "Topology":
            return drawn(topojson.features(known, budget), budget, _stated(known.get("crs")), on_screen=True)
        if isinstance(known, dict) and isinstance(known.get("type"), str):
            return drawn(_features(known), budget, _stated(known.get("crs")))
    except RecursionError:
        raise MapError(budget.file, "", tr("The data is nested too deeply.")) from None
    raise MapError(budget.file, "", tr("This isn’t GeoJSON or TopoJSON: its “type” is missing."))


def _canvas(bbox: Any) -> tuple[float, float] | None:
    """The size of the canvas of a map that this program exported; None for none that a map can have."""
    match bbox:
        case [0 | 0.0, int() | float() as bottom, int() | float() as right, 0 | 0.0]:
            size = float(right), float(-bottom)
            return size if size == tuple(map(canvas.allowed, size)) else None
    return None


def _collection(data: bytes) -> _Collection | None:
    """A collection whose features are still to be read; None for something else, or what can't be read this way."""
    with suppress(ValueError):
        whole = msgspec.json.decode(data, type=_Collection)
        if whole.type == "FeatureCollection" and whole.features:
            return whole
    return None


def _sequence(data: bytes) -> list[tuple[int, bytes]]:
    """The lines of a file that has a feature on each, with their numbers; none for another file."""
    lines = enumerate((one.strip(b" \t\r\x1e") for one in data.removeprefix(codecs.BOM_UTF8).split(b"\n")), 1)
    filled_lines = [(number, line) for number, line in lines if line]
    with suppress(ValueError):
        if len(filled_lines) > 1 and isinstance(msgspec.json.decode(filled_lines[0][1]), dict):
            return filled_lines
    return []


def _stated(crs: Any) -> Coordinates | None:
    """What a file says about its coordinates in the way of older GeoJSON; None for nothing that can be read."""
    match crs:
        case {"properties": {"name": str(name)}} if code := re.search(r"\bEPSG:(?:.*:)?(\d+)$", name):
            return "degrees" if int(code[1]) in GEOGRAPHIC else "plane"
        case {"properties": {"name": str(name)}} if name.endswith("CRS84"):
            return "degrees"
    return None


GEOGRAPHIC = range(4001, 5000)
"""The numbers of systems of EPSG that count in degrees, with hardly an exception."""


def _decoded(data: bytes | msgspec.Raw, file: Path, line: int = 1) -> Any:
    """What the text of the file from a `line` on says, also with numbers that JSON doesn't know, or not in UTF-8."""
    try:
        with suppress(ValueError):
            return msgspec.json.decode(data)
        return json.loads(_text(bytes(data)))
    except json.JSONDecodeError as error:
        place = tr("line {line}, column {column}", line=error.lineno + line - 1, column=error.colno)
        raise MapError(file, place, tr("This isn’t GeoJSON or TopoJSON ({error}).", error=error.msg)) from None
    except ValueError as error:
        raise MapError(file, "", tr("This isn’t GeoJSON or TopoJSON ({error}).", error=error)) from None


def _text(data: bytes) -> str:
    """The text in `data`: UTF-8, UTF-16 where it begins with its mark, and otherwise cp1252, as old programs wrote."""
    encoding = next((name for mark, name in MARKS.items() if data.startswith(mark)), "utf-8")
    try:
        return data.decode(encoding).removeprefix("\ufeff")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def drawn(
    features: Iterable[Any], budget: Budget, stated: Coordinates | None = None, *, on_screen: bool = False
) -> ImportedDrawing:
    """Return the shapes of features of GeoJSON; a part of one that is no area is left out, not the whole.

    Their coordinates are what their file `stated`, or else what they can be, downwards where they may be pixels
    `on_screen`. Outlines of degrees that jump from one side of the globe to the other are cut at the date line. Raises
    `MapError` when they don't fit into the budget, in which rings that are arrays are counted already.
    """
    shapes: list[NamedShape] = []
    skipped: list[Skipped] = []
    lines: list[tuple[Mapping[str, str], Geometry]] = []
    for number, feature in enumerate(features, 1):
        properties, geometry = _described(feature)
        lists = _lists(feature)
        budget.take(pieces=1, names=len(properties) + sum(map(len, lists.values())))
        try:
            found = _ground(geometry, budget, stated)
        except _NoArea as error:
            name = _first_of(NAMES, properties) or tr("Feature {number}", number=number)
            skipped.append(Skipped(name, error.reason, error.kind))
            if error.kind in LINES:
                lines.append((properties, _line(geometry, budget)))
        else:
            own = _own(feature)
            shapes.append(NamedShape("", MultiPolygon(found.areas), properties, found.crossed, found.lost, lists, own))
    if not shapes and (shapes := _enclosed(lines)):
        skipped = [one for one in skipped if one.kind not in LINES]
    likeliest = _names_in([shape.properties for shape in shapes])
    # upright: y grows downwards
    projection = projection_of([shape.geometry for shape in shapes], stated, drawn=on_screen)
    grounds = shapely.transform([shape.geometry for shape in shapes], projection.placed)
    placed = [
        replace(shape, name=_first_of(likeliest, shape.properties), geometry=ground)
        for shape, ground in zip(shapes, grounds, strict=True)
    ]
    return ImportedDrawing(tuple(placed), (), projection, tuple(skipped))


def _line(geometry: Any, budget: Budget) -> Geometry:
    """The lines of a geometry that isn't an area; none where one can't be read."""
    found = geometry.get("coordinates")
    try:
        lines = [_ring(line, budget) for line in ([found] if geometry["type"] == "LineString" else found or ())]
    except (_NoArea, TypeError):
        return MultiLineString()
    return MultiLineString([line for line in lines if has_three_corners(line) or len(line) == 2])


def _enclosed(lines: Sequence[tuple[Mapping[str, str], Geometry]]) -> list[NamedShape]:
    """What lines enclose alone or together, such as borders; of one that does alone, the file says what it is."""
    parts = [shapely.get_coordinates(part) for _, whole in lines for part in whole.geoms]
    if not parts or are_tangled(parts):
        return []
    borders = shapely.unary_union([whole for _, whole in lines])
    faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(borders)))
    own = [MultiPolygon(polygons(shapely.polygonize(shapely.get_parts(whole)))) for _, whole in lines]
    inside = STRtree(shapely.point_on_surface(faces))
    owner = dict[int, int]()
    for number in sorted(range(len(own)), key=lambda n: own[n].area):
        enclosed = [face for face in inside.query(own[number], "contains").tolist() if face not in owner]
        if len(enclosed) == len(own[number].geoms):
            owner |= dict.fromkeys(enclosed, number)
    groups: defaultdict[int, list[Geometry]] = defaultdict(list)
    for number, face in enumerate(faces):
        groups[owner.get(number, ~number)].append(face)
    return [
        NamedShape("", MultiPolygon(members), lines[number][0] if number >= 0 else {})
        for number, members in groups.items()
    ]


def _first_of(keys: Iterable[str], properties: Mapping[str, str]) -> str:
    """The value of the first of these properties that is there, in capital letters or not; "" for none."""
    known = {key.lower(): value for key, value in properties.items()}
    return next((known[key] for key in keys if key in known), "")


def _names_in(known: Sequence[Mapping[str, str]]) -> list[str]:
    """The properties that may hold a name, in lower case, the likeliest first.

    These are the usual ones that tell features apart, then others whose values are words, and then the rest.
    """
    values: defaultdict[str, list[str]] = defaultdict(list)
    for properties in known:
        for key, value in properties.items():
            values[key.lower()].append(value)
    words = {
        key: len({one for one in texts if WORD.search(one) and not CODE.search(one)}) for key, texts in values.items()
    }
    most = max(words.values(), default=0)
    telling = [key for key, number in words.items() if number > most / 2]
    usual = [key for key in NAMES if key in telling]
    others = [key for key in telling if key not in NAMES and key not in CODES]
    others.sort(key=lambda key: (-words[key], not re.search("nam|nom", key)))
    return list(dict.fromkeys([*usual, *others, *NAMES]))


WORD = re.compile(r"[^\W\d_]{2}|[^\W\d_a-zA-Z]")
"""What a name has, and a number hasn't."""
CODE = re.compile(r"://|^[A-Z0-9._:-]*\d[A-Z0-9._:-]*$|^[A-Z]{2,3}([.-][A-Za-z0-9]{1,4})*$")
"""What has a word but is no name: an address, a code or a date."""


class _NoArea(Exception):
    """Something that is no polygon: why, and what it is instead, or "" when it can't be read."""

    def __init__(self, reason: Reason = "unreadable", kind: str = "") -> None:
        super().__init__(reason, kind)
        self.reason, self.kind = reason, kind


class _Ground(Struct, frozen=True, eq=False):
    """The areas of a geometry, whether an outline of them crosses itself, and how many parts of it are no areas."""

    areas: list[Polygon]
    crossed: bool
    lost: int


def _features(found: Any) -> Iterator[Any]:
    """Every geometry of a collection, with its properties, or the only one."""
    match found:
        case {"type": "FeatureCollection", "features": list(features)}:
            for feature in features:
                yield from _features(feature)
        case _:
            yield found


def _described(feature: Any) -> tuple[dict[str, str], Any]:
    match feature:
        case {"type": "Feature"}:
            return _properties(feature), feature.get("geometry")
    return {}, feature


def _properties(feature: dict[str, Any]) -> dict[str, str]:
    """The properties that are texts or whole numbers; the id of the feature is one."""
    properties = feature.get("properties")
    known = properties if isinstance(properties, dict) else {}
    found: dict[str, Any] = {"id": feature.get("id")}
    for key, value in known.items():
        # such as the tags of OpenStreetMap
        tags = value if isinstance(value, dict) else {key: value}
        found |= {tag: text for tag, text in tags.items() if tags is not value or tag not in known}
    return {
        key: text
        for key, value in found.items()
        if isinstance(value, str | int) and not isinstance(value, bool) and (text := plain(str(value)))
    }


def _own(feature: Any) -> dict[str, str]:
    """The properties as JSON: texts, numbers, true and false, and what isn't much longer than these."""
    known = feature.get("properties") if isinstance(feature, dict) else None
    found: dict[str, str] = {}
    for key, value in {"id": feature.get("id"), **known}.items() if isinstance(known, dict) else ():
        if isinstance(value, str):
            found[plain(key)] = msgspec.json.encode(plain(value)).decode()
        elif isinstance(value, bool | float) or (isinstance(value, int) and abs(value) < LARGEST_NUMBER):
            found[plain(key)] = msgspec.json.encode(value).decode()
        elif isinstance(value, list | dict) and len(text := msgspec.json.encode(value)) <= LONGEST_VALUE:
            found[plain(key)] = text.decode()
    return found


LONGEST_VALUE = 2_000
"""Letters of a list or an object that is kept as a property."""
LARGEST_NUMBER = 10**15
"""Other programs may round larger ones."""


def _lists(feature: Any) -> dict[str, tuple[str, ...]]:
    """The properties that are lists of texts or whole numbers, or texts that are too long to be one name."""
    known = feature.get("properties") if isinstance(feature, dict) else None
    found: dict[str, tuple[str, ...]] = {}
    for key, value in known.items() if isinstance(known, dict) else ():
        if isinstance(value, str) and len(value) > LONGEST:
            found[plain(key)] = tuple(map(plain, divided(value)))
        elif isinstance(value, list) and all(isinstance(one, str | int) for one in value):
            found[plain(key)] = tuple(text for one in value if (text := plain(str(one))))
    return found


def _ground(geometry: Any, budget: Budget, stated: Coordinates | None) -> _Ground:
    match geometry:
        case {"type": "Polygon", "coordinates": [[int() | float(), *_], *_] as ring}:  # without the list of rings
            return _ground({"type": "Polygon", "coordinates": [ring]}, budget, stated)
        case {"type": "Polygon", "coordinates": list(rings)}:
            corners = [_ring(ring, budget) for ring in rings]
            return _polygon(corners if stated in ("plane", "screen") else date_line.cut(corners, closed=True))
        case {"type": "MultiPolygon", "coordinates": list(parts)}:
            return _together([{"type": "Polygon", "coordinates": part} for part in parts], budget, stated)
        case {"type": "GeometryCollection", "geometries": list(parts)}:
            return _together(parts, budget, stated)
        case {"type": "Polygon" | "MultiPolygon" | "GeometryCollection"} | None:
            raise _NoArea
        case {"type": str(what)}:
            raise _NoArea("not an area", what)
    raise _NoArea


def _polygon(rings: Sequence[Corners]) -> _Ground:
    """The area within rings; nearly all are proper, and need no more work."""
    if rings and all(len(ring) > LEAST_CORNERS for ring in rings):
        whole = Polygon(rings[0], rings[1:])
        if whole.is_valid and whole.area:
            return _Ground([whole], crossed=False, lost=0)
    lines = [ring for ring in rings if len(ring)]
    if are_tangled(lines):
        raise _NoArea("tangled")
    areas = polygons(filled(lines, even_odd=True)) if any(map(has_three_corners, lines)) else []
    if not areas:
        raise _NoArea("empty" if lines else "unreadable")
    return _Ground(areas, crosses_itself(lines), sum(map(is_flat, lines)) + len(rings) - len(lines))


def _together(parts: Sequence[Any], budget: Budget, stated: Coordinates | None) -> _Ground:
    """The areas of several parts, of which one that is no area doesn't cost the others."""
    found: list[_Ground] = []
    errors: list[_NoArea] = []
    for part in parts:
        try:
            found.append(_ground(part, budget, stated))
        except _NoArea as error:
            budget.take(pieces=1)
            errors.append(error)
    lost = [error for error in errors if error.reason != "not an area"]
    if not found:
        raise max(lost, key=lambda error: error.reason == "tangled", default=_NoArea())
    areas = [area for ground in found for area in ground.areas]
    if not MultiPolygon(areas).is_valid:
        areas = polygons(shapely.disjoint_subset_union_all(areas))
    return _Ground(areas, any(ground.crossed for ground in found), sum(ground.lost for ground in found) + len(lost))


def _ring(ring: Any, budget: Budget) -> Corners:
    if isinstance(ring, np.ndarray):
        corners = ring
    elif not isinstance(ring, list) or not set(map(type, ring)) <= {list} or min(map(len, ring), default=2) < 2:
        raise _NoArea
    else:
        budget.take(corners=len(ring), pieces=1)
        places = ring if max(map(len, ring), default=2) == 2 else [position[:2] for position in ring]
        if not set(map(type, chain.from_iterable(places))) <= {int, float}:
            raise _NoArea
        try:
            corners = np.array(places, dtype=float).reshape(-1, 2)
        except OverflowError:
            raise _NoArea from None
    if not (np.abs(corners) <= FARTHEST).all():  # or no number at all
        raise _NoArea
    return np.asarray(np.round(corners, FINEST), dtype=np.float64)
