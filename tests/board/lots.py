"""A board of lots for tests: a helper that lays squares side by side, and the file of such a board."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from indonesia_qt.board import adjacency
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap, Label, LandArea, LandLink, Point, Province, Ring

SIDE, MARGIN = 100.0, 40.0
"""Of a lot, and around all of them, in map units."""
COLUMNS, ROWS = 4, 3
CELLS = tuple((column, row) for row in range(ROWS) for column in range(COLUMNS))


def lot_id(column: int, row: int) -> str:
    return f"{'abcd'[column]}{row + 1}"


def corner(column: int, row: int) -> Point:
    return MARGIN + column * SIDE, MARGIN + row * SIDE


def square(column: int, row: int) -> Ring:
    x, y = corner(column, row)
    return (x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE), (x, y)


def middle(column: int, row: int) -> Point:
    x, y = corner(column, row)
    return x + SIDE / 2, y + SIDE / 2


def half(first: int, last: int) -> Ring:
    """The outline of the columns from the first to the last, with every corner of their lots."""
    top = [corner(column, 0) for column in range(first, last + 2)]
    right = [corner(last + 1, row) for row in range(1, ROWS + 1)]
    bottom = [corner(column, ROWS) for column in range(last, first - 1, -1)]
    left = [corner(first, row) for row in range(ROWS - 1, -1, -1)]
    return (*top, *right, *bottom, *left)


def draw_lots() -> BoardMap:
    """Twelve square lots in two halves of six, with their prices as names on the board; all is derived but these."""
    lands = tuple(
        LandArea(lot_id(*cell), "left" if cell[0] < 2 else "right", f"Lot {lot_id(*cell)}", ((square(*cell),),),
                 middle(*cell), 40.0)
        for cell in CELLS
    )  # fmt: skip
    board = BoardMap(
        id="lots",
        title="Lots",
        credits="Drawn for tests",
        width=2 * MARGIN + COLUMNS * SIDE,
        height=2 * MARGIN + ROWS * SIDE,
        provinces=(
            Province("left", "Left Half", 1, ((half(0, 1),),)),
            Province("right", "Right Half", 3, ((half(2, 3),),)),
        ),
        lands=lands,
        labels=tuple(
            Label(
                lot_id(*cell), f"£{(cell[0] + cell[1]) % 5}", (corner(*cell)[0] + 20.0, corner(*cell)[1] + 20.0), 19.0
            )
            for cell in CELLS
        ),
        look="lots",
    )
    borders = adjacency.shared_borders(board)
    links = sorted(LandLink(*two, "border") for two, length in borders.items() if length >= board.threshold)
    return replace(board, land_land=tuple(links))


def write_lots(folder: Path) -> Path:
    """Write the board of lots as a map file, and return where it is."""
    file = folder / "map.geojson"
    board_file.write(draw_lots(), file)
    return file
