"""A board as the text of its map file, whose parts `board.files` describes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from indonesia_qt.board import geojson
from indonesia_qt.board.json_text import compact, entries, members
from indonesia_qt.board.model import THRESHOLD, BoardMap, Point, Shape

FORMAT = 1
UNITS_PER_DEGREE = 100
DECIMALS = 3
"""Digits of a degree that a file keeps: a tenth of a map unit."""


def text(board: BoardMap) -> str:
    """The map file of `board`: equal boards give equal texts."""
    parts = {
        "type": compact("FeatureCollection"),
        "name": compact(board.id),
        "bbox": compact([0, -_degrees(board.height), _degrees(board.width), 0]),
        "map": compact(_header(board)),
        "adjacency": members(
            {
                "land_land": entries(sorted(board.land_land)),
                "land_sea": entries(sorted(board.land_sea)),
                "sea_sea": entries(sorted(board.sea_sea)),
            }
        ),
        "exceptions": entries(sorted(board.exceptions)),
        **({"ignored": entries(sorted(board.ignored))} if board.ignored else {}),
        "features": entries(_features(board)),
    }
    return members(parts) + "\n"


def _header(board: BoardMap) -> geojson.Header:
    threshold = UNSET if board.threshold == THRESHOLD else board.threshold
    return geojson.Header(FORMAT, board.id, board.title, (board.width, board.height), board.credits, threshold)


def _degrees(units: float) -> float:
    return round(units / UNITS_PER_DEGREE, DECIMALS)


def _position(point: Point) -> geojson.Position:
    return _degrees(point[0]), _degrees(-point[1])


def _features(board: BoardMap) -> Iterator[geojson.Feature]:
    """All features in the order of the file: the large things below, what lies on them after."""
    for province in board.provinces:
        called = geojson.Province(province.name, province.tint, geojson.others(province.names))
        yield geojson.Feature(province.id, called, _polygons(province.shape))
    for land in board.lands:
        placed = geojson.Land(land.province, land.place, geojson.others(land.names))
        yield geojson.Feature(land.id, placed, _polygons(land.shape))
    for sea in board.seas:
        yield geojson.Feature(sea.id, geojson.Sea(sea.name, geojson.others(sea.names)), _polygons(sea.shape))
    for lake in board.lakes:
        yield geojson.Feature(lake.id, geojson.Lake(lake.name, geojson.others(lake.names)), _polygons(lake.shape))
    for area in board.areas():
        yield geojson.Feature(
            f"token:{area.id}", geojson.Token(area.id, area.radius), geojson.Point(_position(area.token))
        )
    for sea in board.seas:
        berths = geojson.MultiPoint([_position(berth) for berth in sea.berths])
        yield geojson.Feature(f"berths:{sea.id}", geojson.Berths(sea.id, sea.berth_radius), berths)
    for label in board.labels:
        strip = None if label.strip is None else _position(label.strip)
        name = geojson.Label(label.of, label.text, label.size, label.angle, strip)
        yield geojson.Feature(f"label:{label.of}", name, geojson.Point(_position(label.at)))
    for arrow in board.arrows:
        line = geojson.LineString([_position(point) for point in arrow.line])
        yield geojson.Feature(f"arrow:{arrow.a}:{arrow.b}", geojson.Arrow(arrow.a, arrow.b), line)
    for ornament in board.ornaments:
        yield geojson.Feature(f"ornament:{ornament.what}", geojson.Ornament(ornament.what), _box(ornament.box))


def _polygons(shape: Shape) -> geojson.Polygon | geojson.MultiPolygon:
    rings = [[[_position(point) for point in ring] for ring in polygon] for polygon in shape]
    return geojson.Polygon(rings[0]) if len(rings) == 1 else geojson.MultiPolygon(rings)


def _box(box: tuple[float, float, float, float]) -> geojson.Polygon:
    left, top, width, height = box
    corners = [(left, top), (left, top + height), (left + width, top + height), (left + width, top), (left, top)]
    return geojson.Polygon([[_position(corner) for corner in corners]])
