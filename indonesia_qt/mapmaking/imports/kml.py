"""Reads the polygons of KML as features of GeoJSON, with their names and the folders in which they lie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any

import numpy as np

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files.zip_archive import ArchiveError, unpacked
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.named_shapes import Corners
from indonesia_qt.mapmaking.imports.xml_tree import Element

OTHERS = {"Point", "LinearRing", "Model", "Track", "MultiTrack"}
"""Geometries that are neither polygons nor lines."""
NOT_READ: Corners = np.empty((0, 2))


def document(data: bytes, largest: int, budget: Budget) -> bytes:
    """Return the main KML file in an archive. Raises `MapError` when there is none, or it can't be unpacked."""
    try:
        found = unpacked(data, lambda name: PurePosixPath(name).suffix.lower() == ".kml", largest)
    except ArchiveError as error:
        raise MapError(budget.file, "", str(error)) from None
    if not found:
        raise MapError(budget.file, "", tr("The archive holds no KML: a file that ends with “.kml” is missing."))
    return next(iter(found.values()))  # as Google Earth does, whatever its name is


def features(around: Element, budget: Budget, folders: tuple[str, ...] = ()) -> Iterator[dict[str, Any]]:
    """Yield the placemarks in an element. Raises `MapError` when they don't fit into the budget."""
    for element in around.children:
        if element.kind == "Folder":
            yield from features(element, budget, (*folders, _text(element, "name")))
        elif element.kind == "Placemark":
            properties = {"name": _text(element, "name")} | dict(_data(element))
            if any(folders):
                properties |= {"layer": folders[0], "group": folders[-1]}
            found = list(_geometries(element, budget))
            whole = found[0] if len(found) == 1 else {"type": "GeometryCollection", "geometries": found}
            yield {"type": "Feature", "properties": properties, "geometry": whole if found else None}
        else:
            yield from features(element, budget, folders)


def _text(element: Element, kind: str) -> str:
    """The text of the first child of a kind."""
    return next((child.text.strip() for child in element.children if child.kind == kind), "")


def _data(element: Element) -> Iterator[tuple[str, str]]:
    """Yield the properties that a program of its own kind gave to an element."""
    for child in element.children:
        match child.kind:
            case "ExtendedData" | "SchemaData":
                yield from _data(child)
            case "Data":
                yield child.attributes.get("name", ""), _text(child, "value")
            case "SimpleData":
                yield child.attributes.get("name", ""), child.text.strip()


def _geometries(around: Element, budget: Budget) -> Iterator[dict[str, Any]]:
    for element in around.children:
        if element.kind == "MultiGeometry":
            yield from _geometries(element, budget)
        elif element.kind == "Polygon":
            sides = sorted((one for one in element.children if one.kind.endswith("BoundaryIs")), key=_is_inner)
            lines = [line for side in sides for line in side.children if line.kind == "LinearRing"]
            yield {"type": "Polygon", "coordinates": [_ring(_text(line, "coordinates"), budget) for line in lines]}
        elif element.kind == "LineString":
            yield {"type": "LineString", "coordinates": _ring(_text(element, "coordinates"), budget)}
        elif element.kind in OTHERS:
            yield {"type": element.kind}


def _is_inner(side: Element) -> bool:
    return side.kind == "innerBoundaryIs"


def _ring(text: str, budget: Budget) -> Corners:
    """The corners of a ring; none when they can't be read."""
    places = text.split()
    budget.take(corners=len(places), pieces=1)
    try:
        return np.array([place.split(",")[:2] for place in places], dtype=float).reshape(-1, 2)
    except ValueError:
        return NOT_READ
