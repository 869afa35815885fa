"""What can be taken hold of on a board beside its borders: tokens, ships' places, names, arrows and ornaments."""

from __future__ import annotations

import math
from typing import Literal

from msgspec import Struct
from shapely import Geometry, MultiPoint

from indonesia_qt.board.model import Arrow, BoardMap, Label, Line, Ornament, Point
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.immutable_update import found, name_of, sea
from indonesia_qt.mapmaking.layout.footprints import TOKEN, disc, of_arrow, of_ornament, of_strip, of_text

STALK = 14.0
"""Map units from a name's upper edge to the grip that turns it."""


class TokenGrip(Struct, frozen=True):
    """The token of a land area, or the middle of a sea."""

    area: str


class BerthGrip(Struct, frozen=True):
    """A place for a ship; 0 is the first of its sea."""

    sea: str
    number: int


class FleetGrip(Struct, frozen=True):
    """All places for ships of a sea at once."""

    sea: str


class NameGrip(Struct, frozen=True):
    """The name of a province or sea."""

    of: str


class TurnGrip(Struct, frozen=True):
    """What turns a name: it stands above it."""

    of: str


class StripGrip(Struct, frozen=True):
    """The strip of symbols that goes with the name of a province."""

    of: str


class ArrowGrip(Struct, frozen=True):
    """An end or a bend of an arrow; 0 is its first end. Number 1 of a straight arrow is the bend that it may get."""

    a: str
    b: str
    number: int


class OrnamentGrip(Struct, frozen=True):
    """The compass or the title, or one of its corners (from the upper left one clockwise), which resizes it."""

    what: Literal["compass", "title"]
    corner: int | None = None


Grip = TokenGrip | BerthGrip | FleetGrip | NameGrip | TurnGrip | StripGrip | ArrowGrip | OrnamentGrip


def is_there(board: BoardMap, grip: Grip) -> bool:
    """Whether a board has what the other functions are asked about."""
    match grip:
        case TokenGrip(area):
            return any(one.id == area for one in board.areas())
        case BerthGrip(of, number):
            return any(one.id == of and number < len(one.berths) for one in board.seas)
        case FleetGrip(of):
            return any(one.id == of and one.berths for one in board.seas)
        case StripGrip(of):
            return any(label.of == of and label.strip for label in board.labels)
        case NameGrip(of) | TurnGrip(of):
            return any(label.of == of for label in board.labels)
        case ArrowGrip(a, b, number):
            return any((one.a, one.b) == (a, b) and number < max(3, len(one.line)) for one in board.arrows)
        case OrnamentGrip(what):
            return any(one.what == what for one in board.ornaments)


def called(board: BoardMap, grip: Grip) -> str:
    """What it is, in words that go on in a sentence."""
    match grip:
        case TokenGrip(area):
            return tr("the token of {area}", area=name_of(board, area))
        case BerthGrip(of):
            return tr("a ship's place in {sea}", sea=name_of(board, of))
        case FleetGrip(of):
            return tr("the ships' places in {sea}", sea=name_of(board, of))
        case StripGrip(of):
            return tr("the symbols of {place}", place=name_of(board, of))
        case NameGrip(of) | TurnGrip(of):
            return tr("the name of {place}", place=name_of(board, of))
        case ArrowGrip(a, b):
            return tr("the arrow between {a} and {b}", a=name_of(board, a), b=name_of(board, b))
        case OrnamentGrip(what):
            return tr("the compass") if what == "compass" else tr("the title")


def place(board: BoardMap, grip: Grip) -> Point:
    """Where it is."""
    match grip:
        case TokenGrip(area):
            return found(tuple(board.areas()), area).token
        case BerthGrip(of, number):
            return sea(board, of).berths[number]
        case FleetGrip(of):
            return sea(board, of).berths[0]
        case StripGrip(of):
            label = label_of(board, of)
            return label.strip or label.at
        case NameGrip(of):
            return label_of(board, of).at
        case TurnGrip(of):
            return stalk(label_of(board, of))[1]
        case ArrowGrip(a, b, number):
            return bent_line(board, a, b)[number]
        case OrnamentGrip(what, corner):
            x, y, width, height = box_of(board, what)
            if corner is None:
                return x + width / 2, y + height / 2
            return x + width * (corner in (1, 2)), y + height * (corner in (2, 3))


def outline(board: BoardMap, grip: Grip) -> Line:
    """The ground that it covers, as a closed line."""
    match grip:
        case TokenGrip(area):
            return _ring(disc(place(board, grip), min(TOKEN, found(tuple(board.areas()), area).radius)))
        case BerthGrip(of):
            return _ring(disc(place(board, grip), sea(board, of).berth_radius))
        case FleetGrip(of):
            return _ring(MultiPoint(sea(board, of).berths).convex_hull.buffer(sea(board, of).berth_radius))
        case StripGrip(of):
            return _ring(of_strip(label_of(board, of)))
        case NameGrip(of) | TurnGrip(of):
            return _ring(of_text(label_of(board, of)))
        case ArrowGrip(a, b):
            return _ring(of_arrow(arrow_of(board, a, b)))
        case OrnamentGrip(what):
            return _ring(of_ornament(Ornament(what, box_of(board, what))))


def label_of(board: BoardMap, of: str) -> Label:
    """The name of something that is on the board."""
    return next(label for label in board.labels if label.of == of)


def stalk(label: Label) -> Line:
    """From the upper edge of a name to the grip that turns it."""
    edge, turn = (label.text.count("\n") + 1) * label.size / 2, math.radians(label.angle)
    (x, y), up = label.at, (math.sin(turn), -math.cos(turn))
    return tuple((x + up[0] * far, y + up[1] * far) for far in (edge, edge + STALK))


def arrow_of(board: BoardMap, a: str, b: str) -> Arrow:
    """The arrow between two areas that has one."""
    return next(arrow for arrow in board.arrows if (arrow.a, arrow.b) == (a, b))


def bent_line(board: BoardMap, a: str, b: str) -> Line:
    """The line of an arrow with all that can be taken hold of: a straight one has a middle, too."""
    line = arrow_of(board, a, b).line
    if len(line) > 2:
        return line
    (x, y), (to_x, to_y) = line
    return line[0], ((x + to_x) / 2, (y + to_y) / 2), line[1]


def box_of(board: BoardMap, what: str) -> tuple[float, float, float, float]:
    """Where an ornament is that is on the board."""
    return next(one.box for one in board.ornaments if one.what == what)


def _ring(ground: Geometry) -> Line:
    return tuple((x, y) for x, y in ground.exterior.coords)
