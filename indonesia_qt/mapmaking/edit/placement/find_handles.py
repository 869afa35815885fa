"""Finds what can be taken hold of near the pointer."""

from __future__ import annotations

import math
from collections.abc import Iterator

import shapely

from indonesia_qt.board.model import STRIP, BoardMap, Point
from indonesia_qt.mapmaking.edit.placement.handles import (
    ArrowGrip,
    BerthGrip,
    Grip,
    NameGrip,
    OrnamentGrip,
    StripGrip,
    TokenGrip,
    TurnGrip,
    bent_line,
    place,
)
from indonesia_qt.mapmaking.layout.footprints import TOKEN, of_ornament, of_strip, of_text

CORNERS = range(4)


def grip_at(board: BoardMap, point: Point, reach: float, held: Grip | None = None) -> Grip | None:
    """What lies uppermost at `point`, or within `reach` map units if it is small; None where there is nothing.

    What is `held` already shows more grips: a name one that turns it, an ornament its corners.
    """
    return next(_found(board, point, reach, held), None)


def extras(board: BoardMap, held: Grip | None) -> tuple[Grip, ...]:
    """The grips that something shows while it is held, or pointed at."""
    match held:
        case NameGrip(of) | TurnGrip(of):
            return (TurnGrip(of),)
        case OrnamentGrip(what):
            return tuple(OrnamentGrip(what, corner) for corner in CORNERS)
        case ArrowGrip(a, b):
            return tuple(ArrowGrip(a, b, number) for number in range(len(bent_line(board, a, b))))
    return ()


def _found(board: BoardMap, point: Point, reach: float, held: Grip | None) -> Iterator[Grip]:
    yield from (grip for grip in extras(board, held) if math.dist(point, place(board, grip)) <= reach)
    yield from _on_arrows(board, point, reach)
    yield from _berths(board, point)
    yield from _on_names(board, point)
    middle = shapely.Point(point)
    yield from (OrnamentGrip(one.what) for one in board.ornaments if of_ornament(one).contains(middle))
    yield from _tokens(board, point, reach)


def _on_arrows(board: BoardMap, point: Point, reach: float) -> Iterator[Grip]:
    """The point of an arrow that is nearest, if the arrow is near at all."""
    for arrow in board.arrows:
        xs, ys = zip(*arrow.line, strict=True)
        if not (min(xs) - reach < point[0] < max(xs) + reach and min(ys) - reach < point[1] < max(ys) + reach):
            continue
        if shapely.LineString(arrow.line).distance(shapely.Point(point)) <= reach:
            line = bent_line(board, arrow.a, arrow.b)
            yield ArrowGrip(arrow.a, arrow.b, min(range(len(line)), key=lambda n: math.dist(point, line[n])))


def _berths(board: BoardMap, point: Point) -> Iterator[Grip]:
    for one in board.seas:
        for number, berth in enumerate(one.berths):
            if math.dist(point, berth) <= one.berth_radius:
                yield BerthGrip(one.id, number)


def _on_names(board: BoardMap, point: Point) -> Iterator[Grip]:
    middle = shapely.Point(point)
    for label in board.labels:
        if math.dist(point, label.at) < label.size * (len(label.text) + 1) and of_text(label).contains(middle):
            yield NameGrip(label.of)
        elif label.strip and math.dist(point, label.strip) < STRIP[0] and of_strip(label).contains(middle):
            yield StripGrip(label.of)


def _tokens(board: BoardMap, point: Point, reach: float) -> Iterator[Grip]:
    for area in board.areas():
        if math.dist(point, area.token) <= max(reach, min(area.radius, TOKEN)):
            yield TokenGrip(area.id)
