"""Reads the polygons of a Shapefile as features of GeoJSON, and their names from the table beside it."""

from __future__ import annotations

import codecs
import struct
import warnings
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Any

import numpy as np
import shapefile
from shapely import Point, Polygon, STRtree

from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files.zip_archive import ArchiveError, unpacked
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.named_shapes import LEAST_CORNERS, Corners

ENDINGS = (".shp", ".dbf", ".cpg")
"""Of the files of a Shapefile that are read: the shapes, the table, and the name of its encoding."""
FIRST, HEAD = 100, 8
"""Bytes before the first entry, and of the head of each, which ends with its length."""
_SPOILT = (
    shapefile.ShapefileException,
    struct.error,
    ArithmeticError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What the reader raises for a file that is damaged."""


def features(data: bytes, largest: int, budget: Budget) -> Iterator[dict[str, Any]]:
    """Yield the entries of a Shapefile, which may be zipped, and holds `data`.

    Raises `MapError` when it can't be read, has more than `largest` bytes, or doesn't fit into the budget.
    """
    file = budget.file
    parts = _zipped(file, data, largest) if is_archive(data) else _beside(file, data, largest)
    end, count = _entries(parts[".shp"], budget)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", shapefile.PossiblyCorruptFileHeader)
            shapes = shapefile.Reader(shp=BytesIO(parts[".shp"][:end]))
    except _SPOILT as error:
        raise MapError(file, "", tr("This isn’t a Shapefile ({error}).", error=error)) from None
    table = _table(parts)
    for number in range(count):
        try:
            shape = shapes.shape(number)
        except _SPOILT:
            shape = None
        if shape is not None:
            budget.take(corners=len(shape.points), pieces=len(getattr(shape, "parts", ())))
        yield {"type": "Feature", "properties": _row(table, number), "geometry": _geometry(shape)}


def _entries(data: bytes, budget: Budget) -> tuple[int, int]:
    """Where the entries end of which each follows the one before, and their number with the first that doesn't.

    The reader lists them all at first, and without an end where one leads back. Raises `MapError` for too many.
    """
    end, count = FIRST, 0
    while end + HEAD <= len(data):
        length = 2 * int.from_bytes(data[end + HEAD // 2 : end + HEAD], signed=True)
        count += 1
        if length < 0:
            break
        end += HEAD + length
        if count > budget.pieces:
            budget.take(pieces=count)
    return end, count


def is_archive(data: bytes) -> bool:
    """Return whether `data` begin as a zip archive does."""
    return data.startswith(b"PK")


def _zipped(file: Path, data: bytes, largest: int) -> dict[str, bytes]:
    """The parts of the first Shapefile in an archive."""
    try:
        found = unpacked(data, lambda name: PurePosixPath(name).suffix.lower() in ENDINGS, largest)
    except ArchiveError as error:
        raise MapError(file, "", str(error)) from None
    first = min((name for name in found if name.lower().endswith(".shp")), default=None)
    if first is None:
        raise MapError(file, "", tr("The archive holds no Shapefile: a file that ends with “.shp” is missing."))
    stem = PurePosixPath(first).with_suffix("")
    return {
        PurePosixPath(name).suffix.lower(): content
        for name, content in found.items()
        if PurePosixPath(name).with_suffix("") == stem
    }


def _beside(file: Path, data: bytes, largest: int) -> dict[str, bytes]:
    """The parts of a Shapefile that lie in the same folder."""
    parts = {".shp": data}
    for ending in ENDINGS[1:]:
        for name in (file.with_suffix(ending), file.with_suffix(ending.upper())):
            if name.exists() and ending not in parts:
                parts[ending] = board_file.load(name, largest)
    return parts


def _table(parts: dict[str, bytes]) -> shapefile.Reader | None:
    """The table of names; None when there is none that can be read."""
    table = parts.get(".dbf", b"")
    try:
        encoding = _encoding(table, parts.get(".cpg", b""))
        return shapefile.Reader(dbf=BytesIO(table), encoding=encoding, encodingErrors="replace") if table else None
    except _SPOILT:
        return None


def _encoding(table: bytes, named: bytes) -> str:
    """The encoding that the file beside the table names, or else UTF-8 if it can be, and what old programs wrote."""
    try:
        return codecs.lookup(named.decode("ascii").strip()).name
    except (LookupError, ValueError):
        pass
    try:
        table[int.from_bytes(table[8:10], "little") :].decode()
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def _row(table: shapefile.Reader | None, number: int) -> dict[str, Any]:
    try:
        row = table.record(number) if table is not None else None
        return row.as_dict() if row is not None else {}
    except _SPOILT:
        return {}


def _geometry(shape: Any) -> dict[str, Any] | None:
    """The polygons of a shape: outer rings run clockwise, and each hole belongs to the smallest ring around it."""
    if shape is None or shape.shapeType == shapefile.NULL:
        return None
    if shape.shapeType not in (shapefile.POLYGON, shapefile.POLYGONM, shapefile.POLYGONZ):
        return {"type": shape.shapeTypeName}
    corners = np.array([point[:2] for point in shape.points], dtype=float).reshape(-1, 2)
    begun = [*shape.parts, len(corners)]
    if begun[0] < 0 or begun != sorted(begun):
        return None
    rings = [ring for a, b in pairwise(begun) if len(ring := corners[a:b]) > LEAST_CORNERS]
    flat = [[ring] for a, b in pairwise(begun) if len(ring := corners[a:b]) <= LEAST_CORNERS]
    outer = sorted((ring for ring in rings if _size(ring) <= 0), key=_size, reverse=True)
    holes = [ring for ring in rings if _size(ring) > 0]
    if not outer:
        return {"type": "MultiPolygon", "coordinates": [*([hole] for hole in holes), *flat]}
    parts, tree = [[ring] for ring in outer], STRtree([Polygon(ring) for ring in outer])
    for hole in holes:
        corner = Point(hole[0])
        near = np.sort(tree.query(corner))
        around = next((n for n in near if tree.geometries[n].intersects(corner)), None)
        if around is not None:
            parts[around].append(hole)
    return {"type": "MultiPolygon", "coordinates": [*parts, *flat]}


def _size(ring: Corners) -> float:
    """The area within a ring; less than 0 when it runs clockwise."""
    x, y = ring[:, 0], ring[:, 1]
    return float(np.dot(x[:-1], y[1:]) - np.dot(x[1:], y[:-1])) / 2
