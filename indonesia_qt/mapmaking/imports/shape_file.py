"""Reads the polygons of a Shapefile as those of GeoJSON, and their names from the table beside it."""

from __future__ import annotations

import codecs
import struct
import warnings
from collections.abc import Iterator
from io import BytesIO
from itertools import compress, pairwise
from pathlib import Path, PurePosixPath
from typing import Any

import numpy as np
import shapefile
import shapely
from shapely import Polygon, STRtree

from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files.zip_archive import ArchiveError, unpacked
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.geojson import LINES, drawn
from indonesia_qt.mapmaking.imports.named_shapes import FARTHEST, LEAST_CORNERS, Coordinates, ImportedDrawing
from indonesia_qt.mapmaking.imports.topojson import LAYER

ENDINGS = (".shp", ".dbf", ".cpg", ".prj")
"""Of the files of a Shapefile that are read: the shapes, the table, its encoding's name, and what coordinates are."""
SYSTEMS: dict[tuple[bytes, ...], Coordinates] = {
    (b"GEOG", b"GEODCRS"): "degrees",
    (b"PROJ", b"LOCAL_CS", b"ENGCRS"): "plane",
}
"""How the description of coordinates begins, and what they are."""
LANGUAGE = 29
"""The byte of a table that tells its encoding."""
ENCODINGS = {
    "cp437": b"\x01\x09\x0b\x0d\x0f\x11\x15\x18\x19\x1b",
    "cp737": b"\x6a\x86",
    "cp850": b"\x02\x0a\x0e\x10\x12\x14\x16\x1a\x1d\x25\x37",
    "cp852": b"\x1f\x22\x23\x40\x64\x87",
    "cp857": b"\x6b\x88",
    "cp860": b"\x24",
    "cp861": b"\x67",
    "cp863": b"\x1c\x6c",
    "cp865": b"\x08\x17\x66",
    "cp866": b"\x26\x65",
    "cp874": b"\x50\x7c",
    "cp932": b"\x13\x7b",
    "cp949": b"\x4e\x79",
    "cp950": b"\x4f\x78",
    "gb18030": b"\x4d\x7a",
    "cp1250": b"\xc8",
    "cp1251": b"\xc9",
    "cp1253": b"\xcb",
    "cp1254": b"\xca",
    "cp1257": b"\xcc",
    "mac_roman": b"\x04",
    "mac_cyrillic": b"\x96",
    "mac_latin2": b"\x97",
    "mac_greek": b"\x98",
}
"""The bytes that stand for encodings; others stand for cp1252, or for none."""
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


def drawing(data: bytes, largest: int, budget: Budget) -> ImportedDrawing:
    """Read the polygons in a Shapefile, or in all those of an archive, that holds `data`.

    Of several, each outline says its own. Raises `MapError` when one can't be read, they have more than `largest`
    bytes, or don't fit into the budget.
    """
    file = budget.file
    found = _zipped(file, data, largest) if is_archive(data) else {"": _beside(file, data, largest)}
    system = next(iter(found.values())).get(".prj", b"").lstrip(b"\xef\xbb\xbf \t\r\n")
    stated: Coordinates | None = next((way for heads, way in SYSTEMS.items() if system.startswith(heads)), None)
    features = (
        one
        for name, parts in found.items()
        for one in _features(parts, budget, {LAYER: name} if len(found) > 1 else {})
    )
    return drawn(features, budget, stated)


def _features(parts: dict[str, bytes], budget: Budget, others: dict[str, str]) -> Iterator[dict[str, Any]]:
    """Yield the entries of a Shapefile as features of GeoJSON, with these properties besides their own."""
    end, count = _entries(parts[".shp"], budget)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", shapefile.PossiblyCorruptFileHeader)
            shapes = shapefile.Reader(shp=BytesIO(parts[".shp"][:end]))
    except _SPOILT as error:
        raise MapError(budget.file, "", tr("This isn’t a Shapefile ({error}).", error=error)) from None
    table = _table(parts)
    for number in range(count):
        try:
            shape = shapes.shape(number)
        except _SPOILT:
            shape = None
        if shape is not None:
            budget.take(corners=len(shape.points), pieces=len(getattr(shape, "parts", ())))
        yield {"type": "Feature", "properties": _row(table, number) | others, "geometry": _geometry(shape)}


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


def _zipped(file: Path, data: bytes, largest: int) -> dict[str, dict[str, bytes]]:
    """The parts of each Shapefile in an archive, by their names."""
    try:
        found = unpacked(data, lambda name: PurePosixPath(name).suffix.lower() in ENDINGS, largest)
    except ArchiveError as error:
        raise MapError(file, "", str(error)) from None
    stems = sorted(PurePosixPath(name).with_suffix("") for name in found if name.lower().endswith(".shp"))
    if not stems:
        raise MapError(file, "", tr("The archive holds no Shapefile: a file that ends with “.shp” is missing."))
    parts = {stem: dict[str, bytes]() for stem in stems}
    for name, content in found.items():
        path = PurePosixPath(name)
        parts.get(path.with_suffix(""), {})[path.suffix.lower()] = content
    return {stem.name: own for stem, own in parts.items()}


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
    """The encoding that the file beside the table names, or else UTF-8 if it can be, or what the table tells."""
    try:
        return codecs.lookup(named.decode("ascii").strip()).name
    except (LookupError, ValueError):
        pass
    try:
        table[int.from_bytes(table[8:10], "little") :].decode()
    except UnicodeDecodeError:
        stated = table[LANGUAGE : LANGUAGE + 1]
        return next((name for name, bytes_for in ENCODINGS.items() if stated in bytes_for), "cp1252")
    return "utf-8"


def _row(table: shapefile.Reader | None, number: int) -> dict[str, Any]:
    try:
        row = table.record(number) if table is not None else None
        return row.as_dict() if row is not None else {}
    except _SPOILT:
        return {}


def _geometry(shape: Any) -> dict[str, Any] | None:
    """The polygons of a shape: each ring in an odd number of others is a hole, whichever way its author had it run."""
    if shape is None or shape.shapeType == shapefile.NULL:
        return None
    is_area = shape.shapeType in (shapefile.POLYGON, shapefile.POLYGONM, shapefile.POLYGONZ)
    if not is_area and shape.shapeTypeName not in LINES:
        return {"type": shape.shapeTypeName}
    corners = np.array([point[:2] for point in shape.points], dtype=float).reshape(-1, 2)
    begun = [*shape.parts, len(corners)]
    if begun[0] < 0 or begun != sorted(begun):
        return None
    lines = [corners[a:b] for a, b in pairwise(begun)]
    if not is_area:
        return {"type": shape.shapeTypeName, "coordinates": lines}
    is_ring = [len(line) > LEAST_CORNERS and bool((np.abs(line) <= FARTHEST).all()) for line in lines]
    rings = list(compress(lines, is_ring))
    others = [[line] for line, one in zip(lines, is_ring, strict=True) if not one]
    loops = np.array([Polygon(ring) for ring in rings], dtype=object)
    sizes = shapely.area(loops)
    with np.errstate(all="ignore"):  # where corners of a damaged file lie very far from each other
        inside = shapely.point_on_surface(loops)
    inner, around = STRtree(loops).query(inside, "within")
    wider = sizes[around] > sizes[inner]
    inner, around = inner[wider], around[wider]
    depth = np.bincount(inner, minlength=len(rings))
    parts = {n: [ring] for n, ring in enumerate(rings) if depth[n] % 2 == 0}
    for n in np.flatnonzero(depth % 2).tolist():
        parts[min(around[inner == n].tolist(), key=sizes.__getitem__)].append(rings[n])
    return {"type": "MultiPolygon", "coordinates": [*parts.values(), *others]}
