"""Singapore's pieces as plain values: what the fields of a piece mean for each kind; knows no Qt."""

from __future__ import annotations

from typing import NamedTuple

from indonesia_qt.games.singapore.rules.box import Amounts, Building
from indonesia_qt.games.singapore.rules.constants import GOODS
from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.board.marks import Piece

LOT, FLAG, TILE, WORKER = "lot", "flag", "tile", "worker"


class Row(NamedTuple):
    """A sign and how many of it."""

    sign: str
    number: int


class Face(NamedTuple):
    """What is printed on a building tile: what is paid and gained, or a sign and a number for another effect."""

    name: str
    pay: tuple[Row, ...] = ()
    gain: tuple[Row, ...] = ()
    both_ways: bool = False
    illegal: bool = False
    start: bool = False


def face_of(building: Building) -> Face:
    """Return what is printed on a tile."""
    name, illegal, start = shortened(tr(building.title)), building.illegal, building.stack is None
    if building.trades:
        trade = building.trades[0]
        pay, gain = rows(trade.pay), rows(trade.gain)
        return Face(name, pay, gain, len(building.trades) > 1, illegal, start)
    if building.returned_chips:
        return Face(name, (Row("chip", building.returned_chips),), (Row("bag", 0),), False, illegal, start)
    if building.extra_steps:
        gain = (Row("step", building.extra_steps),)
    else:
        gain = (Row("worker", 1),) if building.second_worker else (Row("worker", 0), Row("jump", 0))
    return Face(name, (), gain, False, illegal, start)


def rows(amounts: Amounts) -> tuple[Row, ...]:
    """Return the signs of amounts, each with its number."""
    kinds = (*GOODS, "any", "same", "money", "vp")
    return tuple(Row(kind, number) for kind in kinds if (number := getattr(amounts, kind)))


def lot(area: str, code: str, price: int | None) -> Piece:
    """Return a free lot with its code and its price, None before prices are dealt."""
    return Piece(LOT, area, label=code, data=price)


def flag_on(area: str, seat: int | None, *, ghost: bool = False) -> Piece:
    """Return a flag on a lot; the neutral colour has no seat."""
    return Piece(FLAG, area, seat, ghost=ghost)


class Tile(NamedTuple):
    """A tile on the board: its face, and whether somebody, be it the neutral colour, has a flag on it."""

    face: Face
    owned: bool


def tile_on(area: str, code: str, building: Building, seat: int | None, *, owned: bool, ghost: bool = False) -> Piece:
    """Return a building with the flag of its owner."""
    return Piece(TILE, area, seat, code, ghost=ghost, data=Tile(face_of(building), owned))


def worker_on(area: str, seat: int | None, number: int, *, ghost: bool = False) -> Piece:
    """Return a worker of a player; `number` is 1 or 2 when there are two, else 0."""
    return Piece(WORKER, area, seat, str(number) if number else "", ghost=ghost)
