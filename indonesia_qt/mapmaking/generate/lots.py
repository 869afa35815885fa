"""Draws a board of square lots side by side, as tiles lie on a table; what is adjacent follows from the drawing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import shapely
from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.board import adjacency, shapes
from indonesia_qt.board.model import BoardMap, Lake, LandArea, LandLink, Names, Province

SIDE, MARGIN = 100.0, 40.0
"""Of a lot, and around all of them, in map units."""
ROOM = 0.4
"""The radius of the free circle in a lot, by its side."""

Cell = tuple[int, int]
"""A column and a row, from the upper left corner on."""


class District(Struct, frozen=True):
    """Lots that belong together, such as those of a tile; `tint` is the place of its colour in the palette."""

    id: str
    name: str
    lots: dict[str, Cell]
    """The cell of each lot, by the lot's id."""
    tint: int
    names: Names = ()


def draw(
    id: str, title: str, drawn_by: str, districts: Sequence[District], water: Collection[Cell], river: str
) -> BoardMap:
    """Return a board of the lots of all districts, and of water called `river`, which takes part in no rule."""
    cells = [*water, *(cell for district in districts for cell in district.lots.values())]
    lands = [(id, cell, district.id) for district in districts for id, cell in district.lots.items()]
    board = BoardMap(
        id=id,
        title=title,
        credits=drawn_by,
        width=2 * MARGIN + SIDE * (1 + max(column for column, _ in cells)),
        height=2 * MARGIN + SIDE * (1 + max(row for _, row in cells)),
        provinces=tuple(
            Province(
                district.id, district.name, district.tint, shapes.shape(_ground(district.lots.values())), district.names
            )
            for district in districts
        ),
        lands=tuple(
            LandArea(id, home, id.upper(), shapes.shape(_square(cell)), _middle(cell), ROOM * SIDE)
            for id, cell, home in sorted(lands, key=lambda land: land[1][::-1])
        ),
        lakes=(Lake("water", river, shapes.shape(_ground(water))),) if water else (),
        look="lots",
    )
    borders = adjacency.shared_borders(board)
    links = sorted(LandLink(*two, "border") for two, length in borders.items() if length >= board.threshold)
    return replace(board, land_land=tuple(links))


def _square(cell: Cell) -> shapely.Polygon:
    x, y = (MARGIN + SIDE * n for n in cell)
    return shapely.box(x, y, x + SIDE, y + SIDE)


def _ground(cells: Iterable[Cell]) -> shapely.Geometry:
    return shapely.union_all([_square(cell) for cell in cells])


def _middle(cell: Cell) -> tuple[float, float]:
    column, row = cell
    return MARGIN + SIDE * (column + 0.5), MARGIN + SIDE * (row + 0.5)
