"""Layouts of the start tile and the six land tiles (S-SET-01): three that are known, and any number by a seed."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from string import ascii_lowercase
from typing import Final

from msgspec import Struct

from indonesia_qt.board.plots import Cell, District, Plots
from indonesia_qt.games.singapore.rules.scenario import FORMAT, GameData
from indonesia_qt.i18n.text import phrase

WIDTH, HEIGHT = 3, 2
"""Of a land tile, in lots (S-CON-02)."""
TILES: Final = 6
START_LOTS: Final[tuple[Cell, ...]] = ((0, 0), (1, 0), (2, 0), (3, 0))
START_BUILDINGS: Final[tuple[Cell, ...]] = ((0, 1), (1, 1), (2, 1), (3, 1))
WATER: Final[tuple[Cell, ...]] = ((0, 2), (1, 2), (2, 2), (3, 2))
START_TILE: Final = frozenset((*START_LOTS, *START_BUILDINGS, *WATER))
"""Cells; the upper left lot of the start tile is (0, 0)."""
RIVER: Final = "Singapore River"
CREDITS: Final = "Drawn for this program. The prices of the lots were chosen: those in the box aren’t known."


class Layout(Struct, frozen=True):
    """Where the land tiles lie: the cell of the upper left lot of each."""

    corners: tuple[Cell, ...]

    @property
    def tiles(self) -> tuple[tuple[Cell, ...], ...]:
        """The lots of each land tile, row by row."""
        return tuple(lots_at(corner) for corner in self.corners)

    def area_ids(self, cells: Iterable[Cell]) -> dict[str, Cell]:
        """Return the areas on cells with their ids, from "a1" on, each with its cell from the upper left corner on.

        >>> PRESETS["compact"].area_ids(START_LOTS[:1])
        {'d5': (3, 4)}
        """
        every = (*START_TILE, *(lot for tile in self.tiles for lot in tile))
        left, top = min(x for x, _ in every), min(y for _, y in every)
        return {f"{ascii_lowercase[x - left]}{y - top + 1}": (x - left, y - top) for x, y in cells}

    def game_data(self, title: str) -> GameData:
        """Return the data of a map with this layout."""
        lots, buildings, *tiles = (tuple(self.area_ids(cells)) for cells in (START_LOTS, START_BUILDINGS, *self.tiles))
        return GameData(FORMAT, "singapore", title, lots, buildings, tuple(tiles))

    def plots(self, title: str) -> Plots:
        """Return the plan of a map with this layout: a district for the start tile and each land tile."""
        start = District("start-tile", "Start tile", self.area_ids((*START_LOTS, *START_BUILDINGS)), 0)
        tiles = (
            District(f"tile-{n}", f"Land tile {n}", self.area_ids(lots), n) for n, lots in enumerate(self.tiles, 1)
        )
        water = tuple(self.area_ids(WATER).values())
        return Plots(title, CREDITS, (start, *tiles), water, RIVER, self.game_data(title))


TITLES: Final[dict[str, str]] = {
    "compact": phrase("Singapore", "title of a map"),
    "wide": phrase("Singapore, wide", "title of a map"),
    "bay": phrase("Singapore, a bay", "title of a map"),
}
PRESETS: Final[dict[str, Layout]] = {
    "compact": Layout(((-1, -2), (2, -2), (-3, 0), (4, 0), (-1, -4), (2, -4))),
    "wide": Layout(((-3, 0), (4, 0), (-4, -2), (-1, -2), (2, -2), (5, -2))),
    "bay": Layout(((0, -2), (3, -2), (4, 0), (0, -4), (3, -4), (-3, -2))),
}


def lots_at(corner: Cell) -> tuple[Cell, ...]:
    """Return the lots of a land tile, row by row."""
    x, y = corner
    return tuple((x + column, y + row) for row in range(HEIGHT) for column in range(WIDTH))


def is_allowed(layout: Layout) -> bool:
    """Return whether tiles may lie so: edge to edge in one piece, without holes, none at the water (S-SET-01)."""
    placed: set[Cell] = set(START_TILE)
    for tile in layout.tiles:
        if not placed.isdisjoint(tile) or not _around(tile).isdisjoint(WATER):
            return False
        placed |= set(tile)
    return _reached(placed, next(iter(placed))) == placed and not _has_hole(placed)


def random_layout(seed: int) -> Layout:
    """Return a layout by `seed`: each tile is laid at one of the places that the tiles before it leave.

    >>> is_allowed(random_layout(1))
    True
    """
    chance = Random(seed)
    layout = Layout(())
    while len(layout.corners) < TILES:
        placed = START_TILE.union(*layout.tiles)
        near = sorted(
            {(x - column, y - row) for x, y in _around(placed) for column in range(WIDTH) for row in range(HEIGHT)}
        )
        longer = Layout((*layout.corners, chance.choice(near)))
        if is_allowed(longer):
            layout = longer
    return layout


def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    x, y = cell
    return (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)


def _around(cells: Iterable[Cell]) -> set[Cell]:
    """The cells that share an edge with some cells, without these."""
    inside = set(cells)
    return {near for cell in inside for near in _neighbours(cell)} - inside


def _has_hole(cells: set[Cell]) -> bool:
    """Whether a cell that isn't among these is enclosed by them."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    outside = {
        (x, y)
        for x in range(min(columns) - 1, max(columns) + 2)
        for y in range(min(rows) - 1, max(rows) + 2)
        if (x, y) not in cells
    }
    return _reached(outside, (min(columns) - 1, min(rows) - 1)) != outside


def _reached(cells: set[Cell], first: Cell) -> set[Cell]:
    reached, ahead = {first}, [first]
    while ahead:
        found = {near for near in _neighbours(ahead.pop()) if near in cells} - reached
        reached |= found
        ahead += found
    return reached
