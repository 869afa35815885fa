"""Arrows that join two land areas across the water."""

from __future__ import annotations

import shapely
from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.adjacency.shared_borders import Pair, geometry, pair
from indonesia_qt.board.model import Arrow, BoardMap, Line, Point
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.adjacency.pair_decisions import (
    AdjacencyDecision,
    status_of_areas,
    two_areas,
    with_decisions,
)
from indonesia_qt.mapmaking.edit.draft import EditError

ASHORE = 6.0
"""Map units that a new arrow reaches into the areas that it joins."""


def with_arrow(board: BoardMap, a: str, b: str, line: Line, note: str = "") -> BoardMap:
    """The board on which an arrow along `line`, from `a` to `b`, joins two land areas.

    When they have a common border as well, the arrow is a decision against it, with this `note`. Raises `EditError` for
    what isn't two land areas, and for a line without length.
    """
    found = status_of_areas(board, a, b)
    if found.passage != "land":
        raise EditError(tr("An arrow joins two land areas; {a} and {b} are not.", **_called(board, a, b)))
    reason = (note or found.note) if found.by_geometry else None
    return with_decisions(board, {pair(a, b): AdjacencyDecision("arrow", reason, _drawn(board, a, b, line))})


def with_arrow_line(board: BoardMap, a: str, b: str, line: Line) -> BoardMap:
    """The board on which the arrow that joins two areas is drawn along `line`, from `a` to `b`.

    Raises `EditError` when no arrow joins them, and for a line without length.
    """
    two = two_areas(board, a, b)
    if status_of_areas(board, a, b).arrow is None:
        raise EditError(tr("No arrow joins {a} and {b}.", **_called(board, a, b)))
    drawn = _drawn(board, a, b, line)
    return replace(board, arrows=tuple(drawn if pair(old.a, old.b) == two else old for old in board.arrows))


def drawn_once(board: BoardMap, a: str, b: str) -> BoardMap:
    """The board with only the first of the arrows that are drawn between two areas."""
    two = pair(a, b)
    repeats = [n for n, arrow in enumerate(board.arrows) if pair(arrow.a, arrow.b) == two][1:]
    return replace(board, arrows=tuple(arrow for n, arrow in enumerate(board.arrows) if n not in repeats))


def straight_arrow(board: BoardMap, two: Pair) -> Arrow:
    """A straight arrow between two land areas where they are nearest, or from token to token when they touch."""
    a, b = (next(land for land in board.lands if land.id == area) for area in two)
    crossing = shapely.shortest_line(geometry(a.shape), geometry(b.shape))
    if crossing.length == 0:
        return Arrow(*two, line=(a.token, b.token))
    (x, y), (to_x, to_y) = crossing.coords
    east, south = (to_x - x) / crossing.length * ASHORE, (to_y - y) / crossing.length * ASHORE
    return Arrow(*two, line=_tenths((x - east, y - south), (to_x + east, to_y + south)))


def _drawn(board: BoardMap, a: str, b: str, line: Line) -> Arrow:
    """The arrow as the file keeps it: the area first whose id is first, without points that say nothing."""
    points = _tenths(*(line if a < b else line[::-1]))
    shown = tuple(point for n, point in enumerate(points) if n == 0 or point != points[n - 1])
    if len(shown) < 2:
        raise EditError(tr("The arrow from {a} to {b} has no length.", **_called(board, a, b)))
    return Arrow(*pair(a, b), line=shown)


def _called(board: BoardMap, a: str, b: str) -> dict[str, str]:
    called = names.translated(board)
    return {"a": called[a], "b": called[b]}


def _tenths(*points: Point) -> Line:
    return tuple((round(x, 1), round(y, 1)) for x, y in points)
