"""Indonesia's pieces as plain values: what the fields of a piece mean for each kind; knows no Qt.

A `tag` is the letter or two by which companies differ.
"""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.ui.board.marks import Piece

SHIP, CITY, DEED, OFFERS, ZONE, DEMAND = "ship", "city", "deed", "offers", "zone", "demand"
"""The kinds of pieces beside the goods, which are kinds themselves."""


def good_on(area: str, good: str, seat: int | None, tag: str = "", *, ghost: bool = False) -> Piece:
    """Return a good on a land area."""
    return Piece(good, area, seat, tag, ghost=ghost)


def zone_of(areas: tuple[str, ...], seat: int | None, tag: str) -> Piece:
    """Return the tag of a company's zone, which has the number of its goods."""
    return Piece(ZONE, areas[0], seat, tag, len(areas), data=areas)


def ships_at(sea: str, seat: int | None, tag: str = "", count: int = 1, *, ghost: bool = False) -> Piece:
    """Return the ships of one company in a sea area."""
    return Piece(SHIP, sea, seat, tag, count, ghost)


class Received(Struct, frozen=True):
    """How many of a good a city has got, and how many it can take."""

    good: str
    received: int
    capacity: int


def city_on(area: str, size: int, *, ghost: bool = False) -> Piece:
    """Return a city of size 1 to 3 on a land area."""
    return Piece(CITY, area, count=size, ghost=ghost)


def demand_of(area: str, received: tuple[Received, ...], *, grows_to: int | None = None) -> Piece:
    """Return what a city can still take this year, or to what size it can grow; its count is that of its rows."""
    return Piece(DEMAND, area, label="" if grows_to is None else f"{grows_to}", data=received)


def deed_of(province: str, kind: str, tag: str = "") -> Piece:
    """Return the flag of a deed that can be taken, at its province; several of a province stand side by side."""
    return Piece(DEED, province, label=tag, data=kind)


class Offers(Struct, frozen=True):
    """What a province offers in each era; `now` is the present era from 0, `building` that of the next city."""

    eras: tuple[tuple[str, ...], ...]
    now: int | None = None
    building: int | None = None


def offers_of(
    province: str, eras: tuple[tuple[str, ...], ...], now: int | None = None, building: int | None = None
) -> Piece:
    """Return what a province offers in each era, as a strip of cells below its name.

    `now` is the present era, `building` the one whose cities are built now or next; None when all stand.
    """
    return Piece(OFFERS, province, data=Offers(eras, now, building))
