"""Draws a board of square lots side by side, as tiles lie on a table; what is adjacent follows from the drawing."""

from __future__ import annotations

from collections.abc import Iterable

import shapely
from msgspec.structs import replace

from indonesia_qt.board import adjacency, shapes
from indonesia_qt.board.model import BoardMap, Lake, LandArea, LandLink, Province
from indonesia_qt.board.plots import Cell, Plots

SIDE, MARGIN = 100.0, 40.0
"""Of a lot, and around all of them, in map units."""
ROOM = 0.4
"""The radius of the free circle in a lot, by its side."""


def draw(id: str, plots: Plots) -> BoardMap:
    """Return the board of a plan; each lot is called by its id in capitals."""
    cells = [*plots.water, *(cell for district in plots.districts for cell in district.lots.values())]
    lands = [(lot, cell, district.id) for district in plots.districts for lot, cell in district.lots.items()]
    board = BoardMap(
        id=id,
        title=plots.title,
        credits=plots.credits,
        width=2 * MARGIN + SIDE * (1 + max(column for column, _ in cells)),
        height=2 * MARGIN + SIDE * (1 + max(row for _, row in cells)),
        provinces=tuple(
            Province(
                district.id, district.name, district.tint, shapes.shape(_ground(district.lots.values())), district.names
            )
            for district in plots.districts
        ),
        lands=tuple(
            LandArea(lot, home, lot.upper(), shapes.shape(_square(cell)), _middle(cell), ROOM * SIDE)
            for lot, cell, home in sorted(lands, key=lambda land: land[1][::-1])
        ),
        lakes=(Lake("water", plots.river, shapes.shape(_ground(plots.water))),) if plots.water else (),
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
