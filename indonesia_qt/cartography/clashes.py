"""What lies on top of each other on a board: names, strips, tokens, ships' places, arrows, ornaments, borders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import shapely
from shapely import Geometry

from indonesia_qt.board import shapes
from indonesia_qt.board.model import BoardMap
from indonesia_qt.cartography import room

TOUCH = 1.0
"""Square map units that may overlap unseen."""


class _Thing(NamedTuple):
    name: str
    ground: Geometry


def clashes(board: BoardMap) -> Iterator[str]:
    """A sentence for each two things that lie on top of each other, and for each name that lies across a border."""
    names, others = list(_names(board)), list(_others(board))
    for a, b in combinations([*names, *others], 2):
        if a.ground.intersection(b.ground).area > TOUCH:
            yield f"{a.name} lies on {b.name}"
    borders = {area: geometry.boundary for area, geometry in shapes.area_geometries(board).items()}
    canvas = shapely.box(0, 0, board.width, board.height)
    for name in names:
        if not canvas.contains(name.ground):
            yield f"{name.name} lies across the edge of the canvas"
        for area, border in borders.items():
            if name.ground.intersects(border):
                yield f"{name.name} lies across the border of {area}"


def _names(board: BoardMap) -> Iterator[_Thing]:
    for label in board.labels:
        yield _Thing(f"the name of {label.of}", room.of_text(label))
        if label.strip:
            yield _Thing(f"the strip of {label.of}", room.of_strip(label))


def _others(board: BoardMap) -> Iterator[_Thing]:
    for land in board.lands:
        yield _Thing(f"the token of {land.id}", room.of_token(land))
    for sea in board.seas:
        for berth in sea.berths:
            yield _Thing(f"a berth of {sea.id}", room.disc(berth, sea.berth_radius))
    for arrow in board.arrows:
        yield _Thing(f"the arrow {arrow.a} - {arrow.b}", room.of_arrow(arrow))
    for ornament in board.ornaments:
        yield _Thing(f"the {ornament.what}", room.of_ornament(ornament))
