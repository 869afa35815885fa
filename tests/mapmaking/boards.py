"""Boards that editing is tried on: as many areas as wanted, all of them joined and without a problem."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from random import Random

import shapely
from msgspec.structs import replace

from indonesia_qt.board import adjacency, shapes
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import BoardMap, Label, LandArea, LandLink, Point, Province, SeaArea, Shape
from indonesia_qt.games.indonesia.rules.scenario import GameData

CELL = 60.0
"""Map units: the usual width and height of an area."""
JITTER = 6.0
SHIP = 8.0
BLOCK_WIDTH, BLOCK_HEIGHT = 4, 5
"""Every fourth column and every fifth row is sea; the land between is a province."""


def draft(board: BoardMap) -> Draft:
    """`board` with nothing to play on it."""
    return Draft(board, GameData(1, "indonesia", board.title, (0, 0, 0), (), ()))


@cache
def grid(columns: int, rows: int) -> BoardMap:
    """A board of `columns` x `rows` areas with bent borders, laid like bricks, so that three meet at each junction.

    Areas are named "land-column-row" or "sea-column-row", provinces "province-column-row" after their first area.
    """
    net = _Net(columns, rows)
    cells = {(column, row): net.cell(column, row) for row in range(rows) for column in range(columns)}
    lands = tuple(_land(*place, shape) for place, shape in cells.items() if not _at_sea(*place))
    seas = tuple(_sea(*place, shape) for place, shape in cells.items() if _at_sea(*place))
    provinces = tuple(_provinces(lands))
    board = BoardMap(
        id=f"grid-{columns}-{rows}",
        title="Grid",
        credits="",
        width=columns * CELL,
        height=rows * CELL,
        provinces=provinces,
        lands=lands,
        seas=seas,
        lakes=(),
        land_land=(),
        land_sea=(),
        sea_sea=(),
        arrows=(),
        labels=tuple(Label(province.id, province.name, province.shape[0][0][0], 12.0) for province in provinces)
        + tuple(Label(sea.id, sea.name, sea.token, 8.0) for sea in seas),
        ornaments=(),
        exceptions=(),
    )
    return _linked(board)


class _Net:
    """The corners of a grid and the borders between them."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.random = Random(columns * 1000 + rows)
        self.moved: dict[Point, Point] = {}

    def cell(self, column: int, row: int) -> Shape:
        """The area there, its corners clockwise as they are seen."""
        left, right = self.side(column, row), self.side(column + 1, row)
        above, below = self.places(row, left, right), self.places(row + 1, left, right)
        middle = row + 0.5
        corners = [
            *((x, row) for x in above),
            (right, middle),
            *((x, row + 1) for x in reversed(below)),
            (left, middle),
        ]
        ring = [self.corner(x, y) for x, y in corners]
        return shapes.shape(shapely.Polygon(ring))

    def side(self, column: int, row: int) -> float:
        """Where the left border of a column is in this row."""
        return column if column in (0, self.columns) else column - 0.5 * (row % 2)

    def places(self, row: int, left: float, right: float) -> list[float]:
        """The corners on the line above `row`, from `left` to `right`."""
        return [
            half / 2
            for half in range(math.floor(2 * left), math.floor(2 * right) + 1)
            if 0 < row < self.rows or half / 2 in (left, right)
        ]

    def corner(self, x: float, y: float) -> Point:
        """A corner of the even grid, moved a little unless it lies on the edge of the canvas."""
        if (x, y) not in self.moved:
            dx = 0.0 if x in (0, self.columns) else self.random.uniform(-JITTER, JITTER)
            dy = 0.0 if y in (0, self.rows) else self.random.uniform(-JITTER, JITTER)
            self.moved[x, y] = round(x * CELL + dx, 1), round(y * CELL + dy, 1)
        return self.moved[x, y]


def _at_sea(column: int, row: int) -> bool:
    return column % BLOCK_WIDTH == BLOCK_WIDTH - 1 or row % BLOCK_HEIGHT == BLOCK_HEIGHT - 1


def _land(column: int, row: int, shape: Shape) -> LandArea:
    province = f"province-{column // BLOCK_WIDTH}-{row // BLOCK_HEIGHT}"
    return LandArea(f"land-{column}-{row}", province, None, shape, *_spot(shape))


def _sea(column: int, row: int, shape: Shape) -> SeaArea:
    token, radius = _spot(shape)
    return SeaArea(f"sea-{column}-{row}", f"Sea {column} {row}", shape, token, radius, (token,), min(radius, SHIP))


def _spot(shape: Shape) -> tuple[Point, float]:
    area = shapes.geometry(shape)
    middle = round(area.centroid.x, 1), round(area.centroid.y, 1)
    return middle, math.floor(10 * area.boundary.distance(shapely.Point(middle))) / 10


def _provinces(lands: tuple[LandArea, ...]) -> Iterator[Province]:
    members: dict[str, list[LandArea]] = {}
    for land in lands:
        members.setdefault(land.province, []).append(land)
    for number, (id, areas) in enumerate(members.items()):
        outline = shapely.coverage_union_all([shapes.geometry(area.shape) for area in areas])
        yield Province(id, id.replace("-", " ").title(), number % 8, shapes.shape(outline))


def _linked(board: BoardMap) -> BoardMap:
    """`board` with the adjacency that its borders tell."""
    lands = {land.id for land in board.lands}
    pairs = adjacency.shared_borders(board)
    return replace(
        board,
        land_land=tuple(sorted(LandLink(a, b, "border") for a, b in pairs if {a, b} <= lands)),
        land_sea=tuple(sorted((a, b) for a, b in pairs if a in lands and b not in lands)),
        sea_sea=tuple(sorted((a, b) for a, b in pairs if not {a, b} & lands)),
    )
