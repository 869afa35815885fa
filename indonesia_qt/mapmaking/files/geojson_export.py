"""Writes a map as GeoJSON for programs such as QGIS and mapshaper: one feature for each area, with what is known of it.

The coordinates are map units of a plane, across and upwards, and no degrees: RFC 7946 wants degrees, but a map of this
program lies nowhere on the earth. The collection has no `crs`; its member `units` says "map", so that this program
takes the coordinates for what they are when it imports the file, and its `bbox` is the canvas.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import shapely

from indonesia_qt.board import names, shapes
from indonesia_qt.board.files import schema
from indonesia_qt.board.files.json_format import compact, entries, members
from indonesia_qt.board.model import BoardMap, LandArea

UNITS = "map"
"""What the member `units` says of coordinates that are map units."""


def geojson(board: BoardMap) -> bytes:
    """Return a map as the content of a GeoJSON file: its areas, and its lakes after them.

    The properties of a feature are `id`, `name`, `kind` ("land", "sea" or "lake"), of land `province` (its name),
    `neighbours` (the ids of all adjacent areas, none for a lake), of these `land_neighbours` and `sea_neighbours`, and
    then those of one's own. One that has the same key as these is written with a low line after it.
    """
    parts = {
        "type": compact("FeatureCollection"),
        "name": compact(board.title),
        "bbox": compact([0, -board.height, board.width, 0]),
        "units": compact(UNITS),
        "features": entries(_features(board)),
    }
    return (members(parts) + "\n").encode()


def _features(board: BoardMap) -> Iterator[dict[str, Any]]:
    called, adjacent = names.of(board), board.neighbours()
    lands = {land.id for land in board.lands}
    homes = {province.id: province.name for province in board.provinces}
    for piece in board.pieces():
        known: dict[str, Any] = {"id": piece.id, "name": str(called[piece.id])}
        if isinstance(piece, LandArea):
            known |= {"kind": "land", "province": homes[piece.province]}
        else:
            known["kind"] = "sea" if piece.id in adjacent else "lake"
        ids = adjacent.get(piece.id, ())
        known["neighbours"] = [*ids]
        known["land_neighbours"] = [id for id in ids if id in lands]
        known["sea_neighbours"] = [id for id in ids if id not in lands]
        own = schema.with_free_keys(piece.own, known.keys())
        properties = known | {key: msgspec.Raw(value.encode()) for key, value in own}
        upright = shapely.transform(shapes.geometry(piece.shape), lambda points: points * (1, -1) + 0.0)
        polygons = shapely.geometry.mapping(shapely.orient_polygons(upright))  # anticlockwise, as RFC 7946 wants them
        yield {"type": "Feature", "id": piece.id, "properties": properties, "geometry": polygons}
