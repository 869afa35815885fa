"""A board as the text of its map file, whose parts `board.files` describes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from indonesia_qt.board.files import schema
from indonesia_qt.board.files.json_format import compact, entries, members
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


def _header(board: BoardMap) -> schema.MapHeader:
    threshold = UNSET if board.threshold == THRESHOLD else board.threshold
    return schema.MapHeader(FORMAT, board.id, board.title, (board.width, board.height), board.credits, threshold)


def _degrees(units: float) -> float:
    return round(units / UNITS_PER_DEGREE, DECIMALS)


def _position(point: Point) -> schema.Position:
    return _degrees(point[0]), _degrees(-point[1])


def _features(board: BoardMap) -> Iterator[schema.Feature]:
    """All features in the order of the file: the large things below, what lies on them after."""
    for province in board.provinces:
        called = schema.ProvinceProperties(province.name, province.tint, schema.others(province.names))
        yield schema.Feature(province.id, called, _polygons(province.shape))
    for land in board.lands:
        placed = schema.LandProperties(land.province, land.place, schema.others(land.names))
        yield schema.Feature(land.id, placed, _polygons(land.shape))
    for sea in board.seas:
        yield schema.Feature(sea.id, schema.SeaProperties(sea.name, schema.others(sea.names)), _polygons(sea.shape))
    for lake in board.lakes:
        yield schema.Feature(
            lake.id, schema.LakeProperties(lake.name, schema.others(lake.names)), _polygons(lake.shape)
        )
    for area in board.areas():
        yield schema.Feature(
            f"token:{area.id}", schema.TokenProperties(area.id, area.radius), schema.Point(_position(area.token))
        )
    for sea in board.seas:
        berths = schema.MultiPoint([_position(berth) for berth in sea.berths])
        yield schema.Feature(f"berths:{sea.id}", schema.BerthsProperties(sea.id, sea.berth_radius), berths)
    for label in board.labels:
        strip = None if label.strip is None else _position(label.strip)
        name = schema.LabelProperties(label.of, label.text, label.size, label.angle, strip)
        yield schema.Feature(f"label:{label.of}", name, schema.Point(_position(label.at)))
    for arrow in board.arrows:
        line = schema.LineString([_position(point) for point in arrow.line])
        yield schema.Feature(f"arrow:{arrow.a}:{arrow.b}", schema.ArrowProperties(arrow.a, arrow.b), line)
    for ornament in board.ornaments:
        yield schema.Feature(f"ornament:{ornament.what}", schema.OrnamentProperties(ornament.what), _box(ornament.box))


def _polygons(shape: Shape) -> schema.Polygon | schema.MultiPolygon:
    rings = [[[_position(point) for point in ring] for ring in polygon] for polygon in shape]
    return schema.Polygon(rings[0]) if len(rings) == 1 else schema.MultiPolygon(rings)


def _box(box: tuple[float, float, float, float]) -> schema.Polygon:
    left, top, width, height = box
    corners = [(left, top), (left, top + height), (left + width, top + height), (left + width, top), (left, top)]
    return schema.Polygon([[_position(corner) for corner in corners]])
