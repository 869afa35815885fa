"""Opens outlines from files of other programs, of any kind that can be read."""

from __future__ import annotations

from pathlib import Path

import shapely
from msgspec import Struct

from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.mapmaking.edit.shapes.complexity import are_simple
from indonesia_qt.mapmaking.imports import geojson, svg
from indonesia_qt.mapmaking.imports.named_shapes import ImportedDrawing, ImportedOutlines

LARGEST_FILE = 40_000_000
"""Bytes; a larger file is refused unread. Coastlines of whole continents are smaller."""

SMALL_FILE = 100_000
"""Bytes; the shapes in a larger file aren't found in a moment."""


class Reading(Struct, frozen=True, eq=False):
    """The outlines of a file, or why it can't be read; "" when it could be."""

    outlines: ImportedOutlines = ImportedOutlines((), ())
    refused: str = ""


def is_read_at_once(file: str) -> bool:
    """Return whether a file is so small that its outlines appear at once; one that can't be read counts as small."""
    try:
        if Path(file).stat().st_size > SMALL_FILE:
            return False
        shapes = [shape.geometry for shape in read(Path(file)).shapes]
    except (OSError, MapError):
        return True
    return are_simple([ring.coords[:] for ring in shapely.get_rings(shapely.get_parts(shapes))])


def outlines_in(file: str, width: float, height: float) -> Reading:
    """Read the outlines of the file with this path, scaled to a canvas."""
    try:
        return Reading(read(Path(file)).scaled_to(width, height))
    except MapError as error:
        return Reading(refused=str(error))


def read(file: Path) -> ImportedDrawing:
    """Read the shapes in a GeoJSON or SVG file.

    Raises `MapError` when it can't be read, is too large, or is neither.
    """
    data = board_file.load(file, LARGEST_FILE)
    is_svg = file.suffix.lower() == ".svg" or data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")
    return svg.drawing(data, file) if is_svg else geojson.drawing(data, file)
