"""Reads polygons with their names from any GeoJSON file, in a plain projection of the globe."""

from __future__ import annotations

import codecs
import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import shapely
from msgspec.structs import replace
from shapely import Geometry, MultiPolygon

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.shapes.complexity import are_tangled
from indonesia_qt.mapmaking.edit.shapes.faces import filled
from indonesia_qt.mapmaking.imports.common_borders import polygons
from indonesia_qt.mapmaking.imports.named_shapes import FARTHEST, ImportedDrawing, NamedShape, crosses_itself, plain

NAMES = ("name", "name_en", "title", "label", "shapename", "name_2", "name_1", "admin", "id")
"""The properties that may hold a name, the likeliest first; capital letters don't matter."""

MARKS = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}

_Turn = Callable[[np.ndarray], np.ndarray]


def drawing(data: bytes, file: Path) -> ImportedDrawing:
    """Read the polygons in `data`, the content of `file`.

    Degrees are projected so that shapes in the middle keep their proportions; coordinates that can't be degrees are
    taken as they are, y upwards. Raises `MapError` when this isn't GeoJSON.
    """
    try:
        found = _decoded(data, file)
        if isinstance(found, dict) and found.get("type") == "Topology":
            raise MapError(file, "", tr("This is TopoJSON. Save it as GeoJSON first."))
        if not isinstance(found, dict) or not isinstance(found.get("type"), str):
            raise MapError(file, "", tr("This isn’t GeoJSON: its “type” is missing."))
        return _read(found)
    except RecursionError:
        raise MapError(file, "", tr("The data is nested too deeply.")) from None


def _decoded(data: bytes, file: Path) -> Any:
    """What the text of the file says, also when it has numbers that JSON doesn't know, or isn't UTF-8."""
    try:
        with suppress(ValueError):
            return msgspec.json.decode(data)
        return json.loads(_text(data))
    except json.JSONDecodeError as error:
        place = tr("line {line}, column {column}", line=error.lineno, column=error.colno)
        raise MapError(file, place, tr("This isn’t GeoJSON ({error}).", error=error.msg)) from None
    except ValueError as error:
        raise MapError(file, "", tr("This isn’t GeoJSON ({error}).", error=error)) from None


def _text(data: bytes) -> str:
    """The text in `data`: UTF-8, UTF-16 where it begins with its mark, and otherwise cp1252, as old programs wrote."""
    encoding = next((name for mark, name in MARKS.items() if data.startswith(mark)), "utf-8")
    try:
        return data.decode(encoding).removeprefix("\ufeff")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def _read(found: dict[str, Any]) -> ImportedDrawing:
    shapes: list[NamedShape] = []
    left_out: list[str] = []
    for number, (properties, geometry) in enumerate(_described(found), 1):
        name = _name(properties)
        try:
            shapes.append(NamedShape(name, _shape(geometry), properties, crossed=_is_crossed(geometry)))
        except _NoArea as error:
            left_out.append(error.sentence(name or tr("Feature {number}", number=number)))
    return ImportedDrawing(_projected(shapes), tuple(left_out))


class _NoArea(Exception):
    """Something that is no polygon: what it is instead, or "" when it can't be read."""

    def sentence(self, name: str) -> str:
        what = str(self)
        if what:
            return tr("{name} was skipped: its type is “{what}”, and only polygons become areas.", name=name, what=what)
        return tr("{name} was skipped: its outline can’t be read.", name=name)


class _Tangled(_NoArea):
    """An outline that crosses itself in too many places."""

    def sentence(self, name: str) -> str:
        return tr("{name} was skipped: its outline crosses itself in too many places.", name=name)


def _described(found: Any) -> Iterator[tuple[dict[str, str], Any]]:
    """Every geometry of a collection, a feature or a geometry, with its properties."""
    match found:
        case {"type": "FeatureCollection", "features": list(features)}:
            for feature in features:
                yield from _described(feature)
        case {"type": "Feature"}:
            yield _properties(found), found.get("geometry")
        case _:
            yield {}, found


def _properties(feature: dict[str, Any]) -> dict[str, str]:
    """The properties that are texts or whole numbers; the id of the feature is one."""
    known = feature.get("properties")
    found = {"id": feature.get("id")} | (known if isinstance(known, dict) else {})
    return {
        key: text
        for key, value in found.items()
        if isinstance(value, str | int) and not isinstance(value, bool) and (text := plain(str(value)))
    }


def _name(properties: Mapping[str, str]) -> str:
    known = {key.lower(): value for key, value in properties.items()}
    return next((known[key] for key in NAMES if key in known), "")


def _shape(geometry: Any) -> Geometry:
    match geometry:
        case {"type": "Polygon", "coordinates": list(rings)}:
            lines = [_ring(ring) for ring in rings]
            if are_tangled(lines):
                raise _Tangled
            found = filled(lines, even_odd=True)
        case {"type": "MultiPolygon", "coordinates": list(parts)}:
            found = shapely.union_all([_shape({"type": "Polygon", "coordinates": part}) for part in parts])
        case {"type": "GeometryCollection", "geometries": list(parts)}:
            found = shapely.union_all(_shapes(parts))
        case {"type": "Polygon" | "MultiPolygon" | "GeometryCollection"} | None:
            raise _NoArea
        case {"type": str(what)}:
            raise _NoArea(what)
        case _:
            raise _NoArea
    if not (areas := polygons(found)):
        raise _NoArea
    return MultiPolygon(areas)


def _shapes(parts: Sequence[Any]) -> list[Geometry]:
    """The areas among the parts of a collection."""
    found = []
    for part in parts:
        with suppress(_NoArea):
            found.append(_shape(part))
    return found


def _is_crossed(geometry: Any) -> bool:
    match geometry:
        case {"type": "Polygon", "coordinates": list(rings)}:
            return crosses_itself([_ring(ring) for ring in rings])
        case {"type": "MultiPolygon", "coordinates": list(parts)}:
            return any(crosses_itself([_ring(ring) for ring in part]) for part in parts)
        case {"type": "GeometryCollection", "geometries": list(parts)}:
            with suppress(_NoArea):
                return any(map(_is_crossed, parts))
    return False


def _ring(ring: Any) -> list[tuple[float, float]]:
    if not isinstance(ring, list):
        raise _NoArea
    return [_position(position) for position in ring]


def _position(position: Any) -> tuple[float, float]:
    match position:
        case [int() | float() as x, int() | float() as y, *_] if abs(x) <= FARTHEST and abs(y) <= FARTHEST:
            if not isinstance(x, bool) and not isinstance(y, bool):
                return float(x), float(y)
    raise _NoArea


def _projected(shapes: list[NamedShape]) -> tuple[NamedShape, ...]:
    """The shapes upright: y grows downwards."""
    if not shapes:
        return ()
    bounds = shapely.total_bounds([shape.geometry for shape in shapes])
    west, south, east, north = (float(side) for side in bounds)
    if max(abs(west), abs(east)) > 360 or max(abs(south), abs(north)) > 90:
        return _moved(shapes, lambda lon: lon, 1.0)
    shrink = math.cos(math.radians((south + north) / 2))
    if east - west > 180 and _width(shapes, _eastwards) < east - west:
        return _moved(shapes, _eastwards, shrink)
    return _moved(shapes, lambda lon: lon, shrink)


def _eastwards(lon: np.ndarray) -> np.ndarray:
    """Degrees from 0 to 360, for what lies on both sides of the date line."""
    return lon % 360


def _width(shapes: list[NamedShape], turned: _Turn) -> float:
    lon = turned(shapely.get_coordinates([shape.geometry for shape in shapes])[:, 0])
    return float(lon.max() - lon.min())


def _moved(shapes: list[NamedShape], turned: _Turn, shrink: float) -> tuple[NamedShape, ...]:
    def placed(points: np.ndarray) -> np.ndarray:
        return np.column_stack([turned(points[:, 0]) * shrink, -points[:, 1]])

    return tuple(replace(shape, geometry=shapely.transform(shape.geometry, placed)) for shape in shapes)
