"""Opens outlines from files of other programs, of any kind that can be read."""

from __future__ import annotations

import zlib
from functools import lru_cache
from pathlib import Path

import shapely
from msgspec import Struct

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import EditError
from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.imports import geojson, kml, shape_file, svg, triplea, xml_tree
from indonesia_qt.mapmaking.imports.area_requests import (
    Review,
    Sources,
    require_few_in,
    reviewed,
    with_a_way_out,
)
from indonesia_qt.mapmaking.imports.areas import TooManyAreas
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.limits import confined
from indonesia_qt.mapmaking.imports.merging import merged
from indonesia_qt.mapmaking.imports.named_shapes import Frame, ImportedDrawing, ImportedOutlines
from indonesia_qt.mapmaking.imports.xml_tree import another_kind

LARGEST_FILE = 40_000_000
"""Bytes; a larger file is refused unread. Coastlines of whole continents are smaller."""
SHAPES = b"\x00\x00\x27\x0a"
"""The first bytes of the shapes of a Shapefile."""
GZIPPED = b"\x1f\x8b"
"""The first bytes of a file that is packed by itself, as those that end with “.svgz” are."""
OTHERS = {
    b"%!PS": "PostScript",
    b"%PDF": "PDF",
    b"BM": "BMP",
    b"GIF8": "GIF",
    b"II*\0": "TIFF",
    b"MM\0*": "TIFF",
    b"PAR1": "GeoParquet",
    b"RIFF": "WebP",
    b"SQLite format 3": "GeoPackage",
    b"\x89PNG": "PNG",
    b"\xff\xd8\xff": "JPEG",
    b"fgb": "FlatGeobuf",
}
"""The first bytes of files that can't be read, and what they are."""
NOTHING = ImportedOutlines((), (), 0.0, 0.0)


class Reading(Struct, frozen=True, eq=False):
    """The outlines of a file and what they have in common, or why it can't be read; "" when it could be.

    `layers` are those of the whole file. The property `links_from` decides what is adjacent, if there is one. Outlines
    that are `too_many` for a map, as this sentence says, are only there to be seen.
    """

    outlines: ImportedOutlines = NOTHING
    review: Review = Review()
    refused: str = ""
    layers: tuple[str, ...] = ()
    links_from: str = ""
    too_many: str = ""


def outlines_in(file: str, width: float, height: float, frame: Frame) -> Reading:
    """Read what is in the frame of the file with this path, scaled to a canvas, in a process that does nothing else.

    The last file is kept in memory as long as it doesn't change: the frame is chosen step by step.
    """
    path = Path(file)
    try:
        with confined(path):
            drawing = _kept(path, _stamp(path))
            layers = drawing.layers
            drawing = drawing.in_layer(frame.layer) if frame.layer else drawing
            drawing = drawing.in_coordinates(frame.coordinates) if frame.coordinates else drawing
            drawing = merged(drawing, frame.merge_by, Sources(kind=frame.kinds)) if frame.merge_by else drawing
            try:
                require_few_in(drawing, width, height, frame, Sources(kind=frame.kinds))
            except TooManyAreas as error:
                found = drawing.scaled_to(width, height, frame, roughly=True)
                areas = tuple(shapely.area([geometry(outline.shape) for outline in found.outlines]).tolist())
                reason = with_a_way_out(error, () if frame.layer else layers)
                return Reading(found, Review(areas=areas), layers=layers, too_many=reason)
            found = drawing.scaled_to(width, height, frame)
            review = reviewed(found.outlines, with_ways=True)
            return Reading(found, review, layers=layers, links_from=drawing.links_from)
    except (MapError, EditError) as error:
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
    """Read the shapes in a GeoJSON, TopoJSON, SVG or KML file, in a Shapefile, or in a map of TripleA.

    All of them may be packed, and the latter may be a folder.

    Raises `MapError` when it can't be read, is too large, holds too much, or is none of these.
    """
    budget = Budget(file)
    if files := triplea.files_beside(file, LARGEST_FILE):
        return triplea.drawing(files, budget)
    data = _content(file)
    for begin, kind in OTHERS.items():
        if data.startswith(begin):
            raise MapError(file, "", another_kind(kind))
    ending = file.suffix.lower()
    if shape_file.is_archive(data) and (files := triplea.files_in(data, LARGEST_FILE)):
        return triplea.drawing(files, budget)
    if ending == ".kmz" and shape_file.is_archive(data):
        data = kml.document(data, LARGEST_FILE, budget)
    if shape_file.is_archive(data) or data.startswith(SHAPES) or ending == ".shp":
        return shape_file.drawing(data, LARGEST_FILE, budget)
    if ending in (".svg", ".kml") or data.lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n").startswith(b"<"):
        root = xml_tree.root(data, file, ("svg", "kml"))
        if root.kind == "svg":
            return svg.drawing(root, budget)
        return geojson.drawn(kml.features(root, budget), budget, "degrees")
    return geojson.drawing(data, budget)


def _content(file: Path) -> bytes:
    data = board_file.load(file, LARGEST_FILE)
    if not data.startswith(GZIPPED):
        return data
    archive = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
    try:
        data = archive.decompress(data, LARGEST_FILE + 1)
    except zlib.error as error:
        raise MapError(file, "", tr("The archive is damaged ({error}).", error=error)) from None
    if len(data) > LARGEST_FILE:
        size = LARGEST_FILE // 1_000_000
        raise MapError(file, "", tr("Unpacked, the archive has more than {size}\u00a0MB.", size=size))
    if not archive.eof:
        raise MapError(file, "", tr("The archive is damaged: an entry ends too early."))
    return data
