"""Opens outlines from files of other programs, of any kind that can be read."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.mapmaking.imports import geojson, shape_file, svg, xml_tree
from indonesia_qt.mapmaking.imports.area_requests import Review, reviewed
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.limits import confined
from indonesia_qt.mapmaking.imports.named_shapes import Frame, ImportedDrawing, ImportedOutlines

LARGEST_FILE = 40_000_000
"""Bytes; a larger file is refused unread. Coastlines of whole continents are smaller."""
SHAPES = b"\x00\x00\x27\x0a"
"""The first bytes of the shapes of a Shapefile."""
NOTHING = ImportedOutlines((), (), 0.0, 0.0)


class Reading(Struct, frozen=True, eq=False):
    """The outlines of a file and what they have in common, or why it can't be read; "" when it could be."""

    outlines: ImportedOutlines = NOTHING
    review: Review = Review()
    refused: str = ""


def outlines_in(file: str, width: float, height: float, frame: Frame) -> Reading:
    """Read what is in the frame of the file with this path, scaled to a canvas, in a process that does nothing else.

    The last file is kept in memory as long as it doesn't change: the frame is chosen step by step.
    """
    path = Path(file)
    try:
        with confined(path):
            found = _kept(path, _stamp(path)).scaled_to(width, height, frame)
            return Reading(found, reviewed(found.outlines))
    except MapError as error:
        return Reading(refused=str(error))


@lru_cache(maxsize=1)
def _kept(file: Path, stamp: tuple[int, int]) -> ImportedDrawing:  # noqa: ARG001
    return read(file)


def _stamp(file: Path) -> tuple[int, int]:
    """What changes with a file; nothing is known of one that can't be read."""
    try:
        found = file.stat()
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_size


def read(file: Path) -> ImportedDrawing:
    """Read the shapes in a GeoJSON, TopoJSON or SVG file, or in a Shapefile, which may be zipped.

    Raises `MapError` when it can't be read, is too large, holds too much, or is none of these.
    """
    data, budget = board_file.load(file, LARGEST_FILE), Budget(file)
    if shape_file.is_archive(data) or data.startswith(SHAPES) or file.suffix.lower() == ".shp":
        return geojson.drawn(shape_file.features(data, LARGEST_FILE, budget), budget)
    if file.suffix.lower() == ".svg" or data.lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n").startswith(b"<"):
        return svg.drawing(xml_tree.root(data, file, ("svg",)), budget)
    return geojson.drawing(data, budget)
