"""Singapore's pieces as plain values: what the fields of a piece mean for each kind; knows no Qt."""

from __future__ import annotations

from typing import NamedTuple

from indonesia_qt.games.singapore.rules.box import Amounts, Building
from indonesia_qt.games.singapore.rules.constants import GOODS
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.games.singapore.texts.short_names import printed_names

LOT, FLAG, TILE, PLANNED, SUGGESTED, WORKER = "lot", "flag", "tile", "planned", "suggested", "worker"


class Row(NamedTuple):
    """A sign and how many of it."""

    sign: str
    number: int


class Face(NamedTuple):
    """What is printed on a building tile: what is paid and gained, or a sign and a number for another effect.

    `short` is a name for where the whole one has no room.
    """

    id: str
    name: str
    short: str
    pay: tuple[Row, ...] = ()
    gain: tuple[Row, ...] = ()
    both_ways: bool = False
    illegal: bool = False
    start: bool = False


def face_of(building: Building) -> Face:
    """Return what is printed on a tile."""
    pay: tuple[Row, ...] = ()
    if building.trades:
        pay, gain = rows(building.trades[0].pay), rows(building.trades[0].gain)
    elif building.returned_chips:
        pay, gain = (Row("black", building.returned_chips),), (Row("bag", 0),)
    elif building.extra_steps:
        gain = Row("worker", 0), Row("step", building.extra_steps)
    elif building.second_worker:
        gain = Row("plus", 0), Row("worker", 0)
    else:
        gain = Row("worker", 0), Row("jump", 0)
    name, short = printed_names(building)
    both_ways, start = len(building.trades) > 1, building.stack is None
    return Face(building.id, name, short, pay, gain, both_ways, building.illegal, start)


def rows(amounts: Amounts) -> tuple[Row, ...]:
    """Return the signs of amounts, each with its number."""
    kinds = (*GOODS, "any", "same", "money", "vp")
    return tuple(Row(kind, number) for kind in kinds if (number := getattr(amounts, kind)))


class Price(NamedTuple):
    """The price of a lot, None before prices are dealt, and whether a flag stands beside it."""

    pounds: int | None
    flagged: bool


def lot(area: str, code: str, price: int | None, *, flagged: bool = False) -> Piece:
    """Return a free lot with its code and its price, None before prices are dealt."""
    return Piece(LOT, area, label=code, data=Price(price, flagged))


def flag_on(area: str, seat: int | None, *, ghost: bool = False) -> Piece:
    """Return a flag on a lot; the neutral colour has no seat."""
    return Piece(FLAG, area, seat, ghost=ghost)


class Tile(NamedTuple):
    """A tile on the board: its face, and whether somebody, be it the neutral colour, has a flag on it."""

    face: Face
    owned: bool


def tile_on(area: str, code: str, building: Building, seat: int | None, *, owned: bool) -> Piece:
    """Return a building with the flag of its owner."""
    return Piece(TILE, area, seat, code, data=Tile(face_of(building), owned))


def planned_on(area: str, code: str, building: Building, seat: int | None) -> Piece:
    """Return a building that may be built, with the flag of its owner."""
    return Piece(PLANNED, area, seat, code, ghost=True, data=Tile(face_of(building), owned=True))


def worker_on(area: str, seat: int | None, number: int, *, ghost: bool = False, glows: bool = False) -> Piece:
    """Return a worker of a player; `number` is 1 or 2 when there are two, else 0. That of whose turn it is `glows`."""
    return Piece(WORKER, area, seat, str(number) if number else "", ghost=ghost, data=glows)
