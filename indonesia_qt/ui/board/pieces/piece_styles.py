"""How pieces look, as plain values, and in which layer they lie: what is alike has one look and is painted once."""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from indonesia_qt.board.model import STRIP
from indonesia_qt.ui.board.marks import Received


class GoodLook(Struct, frozen=True):
    """A round token: the good on it, the owner's ring, and the company's letter on the owner's symbol."""

    good: str
    seat: int | None
    tag: str
    ghost: bool


class ShipLook(Struct, frozen=True):
    """A sailing boat; a `number` above 1 says how many it stands for, unless it has a note."""

    seat: int | None
    tag: str
    number: int
    note: str
    ghost: bool


class CityLook(Struct, frozen=True):
    """A city's stone and the goods below it."""

    size: int
    received: tuple[Received, ...]
    ghost: bool


class FlagLook(Struct, frozen=True):
    """The flag of a deed that can be taken."""

    kind: str
    tag: str


class StripLook(Struct, frozen=True):
    """The strip of a province's eras."""

    eras: tuple[tuple[str, ...], ...]
    now: int | None


class NoteLook(Struct, frozen=True):
    """A short text on a plate, such as a price or the label of a route; `seat` gives the plate its colour."""

    text: str
    seat: int | None


class NameLook(Struct, frozen=True):
    """The name of an area on the bare board, with a halo."""

    text: str


Look = GoodLook | ShipLook | CityLook | FlagLook | StripLook | NoteLook | NameLook

TOKEN = 18.0
"""Radius of a good's token; all sizes are in map units."""
FLAG_WIDTH = 27.0
"""Room that a deed's flag takes beside the strip."""
STRIP_WIDTH, STRIP_HEIGHT = STRIP
SIGN, EMPTY, MARGIN = 21.0, 12.0, 2.0
"""Widths in a strip: of a sign where there is room, of a cell without a sign, and at both ends of a strip."""


def strip_cells(eras: tuple[tuple[str, ...], ...]) -> list[float]:
    """Return the widths of a strip's cells; signs are narrower where the strip would need more than its room."""
    signs = sum(map(len, eras))
    empty = sum(not era for era in eras)
    sign = min(SIGN, (STRIP_WIDTH - 2 * MARGIN - empty * EMPTY) / max(1, signs))
    return [len(era) * sign or EMPTY for era in eras]


def strip_width(eras: tuple[tuple[str, ...], ...]) -> float:
    """Return the width of the whole strip."""
    return sum(strip_cells(eras)) + 2 * MARGIN


class Layer(IntEnum):
    """From below to above; the empty board is below all."""

    TERRITORIES = 1
    STRIPS = 2
    AREAS = 3
    LINKS = 4
    PIECES = 5
    VEILS = 6
    ROUTES = 7
    NOTES = 8
    HOVER = 9
    FOCUS = 10
    MOTION = 11


def layer_of(look: Look) -> Layer:
    """Return the layer in which a piece lies."""
    match look:
        case StripLook() | FlagLook():
            return Layer.STRIPS
        case NoteLook() | NameLook():
            return Layer.NOTES
        case _:
            return Layer.PIECES
