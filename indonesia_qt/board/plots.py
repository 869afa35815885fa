"""A board of square lots as a plan, before it is drawn: which lots belong together, and what their games need."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from indonesia_qt.board.model import Names

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


class Plots(Struct, frozen=True):
    """The plan of a board under its title, with the game data on it; the water, called `river`, is in no rule."""

    title: str
    credits: str
    districts: tuple[District, ...]
    water: tuple[Cell, ...]
    river: str
    data: Any
