"""How what lies at a point of the board looks, as plain values, and the layers in which all that is shown lies."""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from indonesia_qt.ui.board.marks import Piece


class NoteLook(Struct, frozen=True):
    """A short text on a plate, such as a price; with a `seat` on a tag in its colour, such as the label of a route.

    One that `is_row` is on a tag without a seat, too.
    One that is `struck` has a line below the text.
    """

    text: str
    seat: int | None
    struck: bool = False
    is_row: bool = False


class NameLook(Struct, frozen=True):
    """The name of an area, or its number in its province, with a halo; on a dark plate if it `stands_out`."""

    text: str
    stands_out: bool = False


Look = Piece | NoteLook | NameLook
"""How something looks that lies at a point: what is alike has one look and is painted once.

Pieces that look alike differ in their areas, so a piece that stands for its look has none: its area is empty.
"""

TOKEN = 18.0
"""Radius of a round token; all sizes are in map units."""


class Layer(IntEnum):
    """From below to above; the empty board is below all. `FRAMES` are around the lot that is pointed at.

    Lines of every kind are below what is read: rows beside names, and pieces. What travels
    along a way covers no note there.
    """

    TERRITORIES = 1
    AREAS = 2
    LINKS = 3
    ROUTES = 4
    ROWS = 5
    FRAMES = 6
    PIECES = 7
    TRAVELS = 8
    NOTES = 9
    HOVER = 10
    FOCUS = 11
    MOTION = 12
