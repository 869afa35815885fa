"""What lies on the board, as plain values: a game turns its state into marks, the scene shows them.

A mark names places by their ids on the board and looks by words; which colour or picture stands for a word is the
business of the theme and of the game's piece set. A `seat` is a player's number from 0, or None for nobody; a `ghost`
is drawn faintly, as a piece that would be put there.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec import Struct


class ScaleLimits(NamedTuple):
    """The least and the largest pixels per map unit, and those below which margins give way so that no land is cut."""

    least: float
    roomy: float
    most: float


class Piece(Struct, frozen=True):
    """A piece of a game on an area, or beside the name of a province.

    The game says by the `kind` how its pieces are painted and where they lie, and so what the other fields mean; `data`
    is any hashable value that only the game's own painter understands. Where there is no painter for a kind, the piece
    is a round token with its label and its count.
    """

    kind: str
    area: str
    seat: int | None = None
    label: str = ""
    count: int = 1
    ghost: bool = False
    data: Any = ()


Standing = Literal["legal", "open", "chosen", "hint", "forbidden", "affected", "lit"]


class AreaMark(Struct, frozen=True):
    """How an area stands in the present question; `text` is a short note on it, such as a price.

    Only areas that are `legal` are targets: the keyboard goes from one to the next, and dragging does not start there.
    Where they are many, and none of them is meant more than the others, they are `is_quiet`: only an outline.
    What is `open` could be chosen, but not in answer to the present question. What is `lit` belongs to a line beside
    the board that is pointed at.
    """

    area: str
    standing: Standing
    text: str = ""
    is_quiet: bool = False


class VacantMark(Struct, frozen=True):
    """An area that can be chosen, but isn't marked now: what has another place keeps off it."""

    area: str


class RouteMark(Struct, frozen=True):
    """The way of a piece from one land area through other areas to another, with a label such as a number.

    A `faint` one is beside the point, and stays to be seen. With a `carrier` it goes, in each area between, by a piece
    that has its kind, player and label; those with the same areas between and the same target go together then. It
    leaves the land by the areas `over`, if they are named.
    """

    origin: str
    through: tuple[str, ...]
    target: str
    seat: int | None
    label: str = ""
    faint: bool = False
    carrier: Piece | None = None
    over: tuple[str, ...] = ()


class RingMark(Struct, frozen=True):
    """A ring around each piece of a kind with this label and player, wherever it lies."""

    kind: str
    seat: int | None
    label: str


class TerritoryMark(Struct, frozen=True):
    """An area that belongs to a player: filled with his colour and his pattern."""

    area: str
    seat: int | None


class LinkMark(Struct, frozen=True):
    """A line between two areas: that they are adjacent, and how, or a `road`.

    A road lies across the border of areas side by side; one that is only planned is a `ghost`.
    """

    a: str
    b: str
    kind: Literal["border", "arrow", "coast", "sea", "road"]
    seat: int | None = None
    ghost: bool = False


class LaneMark(Struct, frozen=True):
    """A way over water between two areas, on which a piece with this kind, player and label passes that lies in both.

    It joins these pieces, and keeps off the coasts and off other lanes.
    """

    a: str
    b: str
    carrier: Piece


class NoteMark(Struct, frozen=True):
    """A short text on an area, or above the piece on it; with `hides_piece` in the place of that piece.

    The number of a row of a list beside the board has the `seat` of its player, or is `struck` out as the row is; one
    that `is_row` is of nobody's, and stands beside the piece.
    """

    area: str
    text: str
    seat: int | None = None
    hides_piece: bool = False
    struck: bool = False
    is_row: bool = False


class NameMark(Struct, frozen=True):
    """The name of an area, or its number in its province; one that `stands_out` is looked for now."""

    area: str
    text: str
    stands_out: bool = False


Mark = Piece | AreaMark | RingMark | RouteMark | TerritoryMark | LinkMark | LaneMark | NameMark | NoteMark | VacantMark
