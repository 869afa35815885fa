"""What lies on the board, as plain values: a game turns its state into marks, the scene shows them.

A mark names places by their ids on the board and looks by words; which colour or picture stands for a word is the
theme's and the glyphs' business. A `seat` is a player's number from 0, or None for nobody; a `tag` is the one or two
letters by which companies differ; a `ghost` is drawn faintly, as a piece that would be put there.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class GoodMark(Struct, frozen=True):
    """A good on a land area."""

    area: str
    good: str
    seat: int | None
    tag: str = ""
    ghost: bool = False


class ShipMark(Struct, frozen=True):
    """The ships of one company in a sea area; `note` is a short text on the first, such as "1/2" for the hull used.

    They take as many berths as there are ships. Where all the marks of a sea need more berths than it has, the
    largest fleets are drawn as one ship with its number (a note takes the number's place).
    """

    sea: str
    seat: int | None
    tag: str = ""
    count: int = 1
    note: str = ""
    ghost: bool = False


class Received(Struct, frozen=True):
    """How many of a good a city has got, and how many it can take."""

    good: str
    received: int
    capacity: int


class CityMark(Struct, frozen=True):
    """A city of size 1 to 3 on a land area, with what it has received this year."""

    area: str
    size: int
    received: tuple[Received, ...] = ()
    ghost: bool = False


class DeedMark(Struct, frozen=True):
    """A deed that can be taken, as a flag at its province; several of a province stand side by side."""

    province: str
    kind: str
    tag: str = ""


class EraMark(Struct, frozen=True):
    """What a province offers in each era, as a strip of cells below its name; `now` is the present era from 0."""

    province: str
    eras: tuple[tuple[str, ...], ...]
    now: int | None = None


Standing = Literal["legal", "open", "chosen", "hint", "forbidden", "affected"]


class AreaMark(Struct, frozen=True):
    """How an area stands in the present question; `text` is a short note on it, such as a price.

    Only areas that are `legal` are targets: the keyboard goes from one to the next, and dragging does not start there.
    What is `open` could be chosen, but not in answer to the present question.
    """

    area: str
    standing: Standing
    text: str = ""


class RouteMark(Struct, frozen=True):
    """A voyage from a land area through sea areas to a city, with a label such as the number of goods."""

    origin: str
    seas: tuple[str, ...]
    city: str
    seat: int | None
    label: str = ""


class DimMark(Struct, frozen=True):
    """Areas that step back so that the others are seen better."""

    areas: tuple[str, ...]


class TerritoryMark(Struct, frozen=True):
    """An area that belongs to a player: filled with his colour and his pattern."""

    area: str
    seat: int | None


class LinkMark(Struct, frozen=True):
    """A line between two areas: that they are adjacent, and how, or a `lane` on which a player's ships pass.

    `beside` moves it aside by so many widths, so that the lanes of several companies lie side by side.
    """

    a: str
    b: str
    kind: Literal["border", "arrow", "coast", "sea", "lane"]
    seat: int | None = None
    beside: float = 0.0


class NoteMark(Struct, frozen=True):
    """A short text on an area, or above the piece on it."""

    area: str
    text: str


class NameMark(Struct, frozen=True):
    """The name of an area, or its number in its province."""

    area: str
    text: str


Mark = (
    GoodMark
    | ShipMark
    | CityMark
    | DeedMark
    | EraMark
    | AreaMark
    | RouteMark
    | DimMark
    | TerritoryMark
    | LinkMark
    | NameMark
    | NoteMark
)
