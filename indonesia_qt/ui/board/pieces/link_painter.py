"""Draws what joins areas: links between neighbours, the lanes of a player, and the routes of pieces."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from indonesia_qt.board.model import BoardMap, Line, Point
from indonesia_qt.ui.board.background.ornaments import head
from indonesia_qt.ui.board.background.outlines import GUTTER
from indonesia_qt.ui.board.background.painter_paths import line_path, pen
from indonesia_qt.ui.board.background.polylines import length, point_along
from indonesia_qt.ui.board.marks import LaneMark, LinkMark, Mark, Piece, RouteMark
from indonesia_qt.ui.board.pieces.looks import NoteLook
from indonesia_qt.ui.board.pieces.mark_layout import Placed
from indonesia_qt.ui.board.pieces.route_finder import Route, RouteFinder
from indonesia_qt.ui.board.pieces.small_board import Box, NameRoom, nearest
from indonesia_qt.ui.board.pieces.strokes import NO_PEN, Stroke
from indonesia_qt.ui.style.theme import Theme, readable_on

LANE, LINE = 5.0, 2.0
"""Widths of a lane over water and of a link between neighbours, in map units."""
PIECE = 32.0
"""Side of a square as large as the box of a piece of a line that is drawn through, in map units."""
BEND, ARC_STEPS = 0.16, 24
"""How far an arc bends, in parts of its length, and the number of short lines that it is made of."""
ROAD, KERB, TRACE = 23.0, 2.4, 8.0
"""Width of a road with its kerbs, of a kerb, and length of the line in its middle, in map units."""
PLANNED = (0.2, 0.2)
"""Dash and gap of the way on a planned road, in parts of its length."""
DASHES: dict[str, tuple[float, float]] = {"arrow": (3.2, 1.6), "coast": (0.01, 1.9)}
"""Dash and gap of kinds of link that aren't drawn through, in parts of the line's width."""


class LinkPainter:
    """Makes strokes of links between the tokens of a board."""

    def __init__(self, tokens: Mapping[str, Point], theme: Theme) -> None:
        self._tokens, self._theme = tokens, theme

    def pieces(self, mark: LinkMark) -> list[list[Stroke]]:
        """Return the line from one area to the other.

        Lines that are drawn through come in pieces, as the picture of a long one at a slant would be mostly empty.
        """
        start, end = (QPointF(*at) for at in sorted((self._tokens[mark.a], self._tokens[mark.b])))
        if mark.kind == "road":
            return [self._road(mark, start, end)]
        arc, way = _arc(start, end), end - start
        count = 1 if mark.kind in DASHES else math.ceil(math.sqrt(abs(way.x() * way.y())) / PIECE) or 1
        cuts = [round(n * ARC_STEPS / count) for n in range(count + 1)]
        return [self._link(mark.kind, arc[first : last + 1]) for first, last in pairwise(cuts) if last > first]

    def _road(self, mark: LinkMark, start: QPointF, end: QPointF) -> list[Stroke]:
        """A short way over the border between two areas, as long as the gutter is wide.

        One that can be chosen has the colour of the choice, the way of a player that of the player. Such a way on a
        planned road is dashed.
        """
        colours = self._theme.map
        ground = self._theme.highlights.legal if mark.ghost else colours.road
        if mark.seat is not None:
            ground = self._theme.seat(mark.seat).colour

        def part(length: float) -> QPainterPath:
            half = (end - start) / math.hypot(*(end - start).toTuple()) * length / 2
            way = ((start + end) / 2 - half, (start + end) / 2 + half)
            return line_path(tuple((end.x(), end.y()) for end in way))

        if mark.ghost and mark.seat is not None:
            dashes = pen(ground, ROAD - 2 * KERB, round_cap=False)
            dashes.setDashPattern([share * GUTTER / dashes.widthF() for share in PLANNED])
            return [
                Stroke(part(GUTTER), pen(ground, ROAD, round_cap=False)),
                Stroke(part(GUTTER), pen(self._theme.highlights.casing, ROAD - 2 * KERB, round_cap=False)),
                Stroke(part(GUTTER), dashes),
            ]
        return [
            Stroke(part(GUTTER), pen(colours.road_edge, ROAD, round_cap=False)),
            Stroke(part(GUTTER), pen(ground, ROAD - 2 * KERB, round_cap=False)),
            Stroke(part(TRACE), pen(readable_on(ground, colours.road_edge, "#ffffff"), KERB, round_cap=False)),
        ]

    def _link(self, kind: str, points: Sequence[QPointF]) -> list[Stroke]:
        path, colours = QPainterPath(), self._theme.map
        path.addPolygon(QPolygonF(points))
        line = pen({"sea": colours.sea_border, "coast": colours.sea_name}.get(kind, colours.arrow), LINE)
        if kind in DASHES:
            line.setDashPattern(list(DASHES[kind]))
            line.setCapStyle(Qt.PenCapStyle.RoundCap)
        casing = pen(self._theme.highlights.casing, LINE + 2.0, round_cap=False)
        return [Stroke(path, casing), Stroke(path, line)]


def _arc(start: QPointF, end: QPointF) -> list[QPointF]:
    """Points along a flat arc that bends to the left on its way."""
    way = end - start
    peak = (start + end) / 2 + QPointF(way.y(), -way.x()) * BEND

    def at(share: float) -> QPointF:
        return start * (1 - share) ** 2 + peak * (2 * share * (1 - share)) + end * share**2

    return [at(n / ARC_STEPS) for n in range(ARC_STEPS + 1)]


WIDTH, FAINT_WIDTH = 4.6, 1.8
HEAD, FAINT_HEAD = 17.0, 10.0
REMEMBERED = 32
"""So many sets of routes are kept: a pointer that goes over a list asks for the same ones again and again."""
LABEL_AT = tuple(0.5 + side * step / 25 for step in range(11) for side in (1, -1))
"""The parts of a way at which its label may stand, the best first."""
CLEAR, HALF_LABEL = 24.0, 28.0
"""How far from pieces, names and other labels the middle of a label is where there is the room, and half the side of a
label, in map units."""
CLEAR_START, CLEAR_END = 20.0, 22.0
"""How far a line stays away from the tokens at its ends, in map units."""


class DrawnRoute(NamedTuple):
    """A route with its way over the water."""

    route: RouteMark
    way: Line
    strokes: list[Stroke]
    label: Placed | None


class DrawnLane(NamedTuple):
    """A player's way over water between two pieces."""

    seat: int | None
    way: Line
    strokes: list[Stroke]


class RoutePainter:
    """Makes strokes of lanes, and strokes and labels of route marks; ways are found when the first is asked for."""

    def __init__(self, board: BoardMap, theme: Theme) -> None:
        self._board, self._theme = board, theme
        self._drawn = lru_cache(REMEMBERED)(self._draw)

    def drawn(
        self, marks: Iterable[Mark], placed: Sequence[Placed], boxes: Iterable[Box], names: Sequence[NameRoom]
    ) -> list[DrawnRoute]:
        """Return all routes among the marks; carriers are among what is placed; labels keep off boxes and off names.

        Each keeps off those before it, so one route can change the next.
        """
        marked = tuple(mark for mark in marks if isinstance(mark, RouteMark))
        if not marked:
            return []
        return self._drawn(marked, _routes(marked, placed), tuple(boxes), _boxes(names))

    def lanes(self, marks: Iterable[Mark], placed: Sequence[Placed], names: Sequence[NameRoom]) -> list[DrawnLane]:
        """Return all lanes among the marks, beside names; their carriers are among what is placed."""
        marked = [mark for mark in marks if isinstance(mark, LaneMark)]
        moored = _moored(placed) if marked else {}
        routes = []
        for a, b, it in ((mark.a, mark.b, mark.carrier) for mark in marked):
            start, end = (next(iter(moored[sea, it.kind, it.seat, it.label]), None) for sea in (a, b))
            routes.append(Route(a, (), b, ends=(start, end) if start and end else None))
        ways = self._found(tuple(routes), _boxes(names)) if routes else []
        seats = [mark.carrier.seat for mark in marked]
        return [DrawnLane(seat, way, self._lane(seat, way)) for seat, way in zip(seats, ways, strict=True)]

    def _lane(self, seat: int | None, way: Line) -> list[Stroke]:
        path = line_path(way)
        return [
            Stroke(path, pen(self._theme.pieces.ink, LANE + 4.4)),
            Stroke(path, pen(self._theme.highlights.casing, LANE + 2.6)),
            Stroke(path, pen(self._theme.seat(seat).colour, LANE)),
        ]

    def ways(self, marked: Sequence[RouteMark], placed: Sequence[Placed]) -> list[Line]:
        """Return the lines of routes that are shown together; how they look doesn't matter."""
        return self._found(_routes(marked, placed), ())

    def _draw(
        self,
        marked: tuple[RouteMark, ...],
        routes: tuple[Route, ...],
        boxes: tuple[Box, ...],
        names: tuple[Box, ...],
    ) -> list[DrawnRoute]:
        """The routes; of those that go together the first has the label, where little is near it."""
        drawn: list[DrawnRoute] = []
        taken = [*boxes, *names]
        labelled: set[tuple[str, Hashable]] = set()
        for mark, route, way in zip(marked, routes, self._found(routes, ()), strict=True):
            label, group = None, (mark.label, route[1:] if route.by else route)
            if mark.label and not mark.faint and group not in labelled:
                labelled.add(group)
                whole = length(way)
                places = [point_along(way, share * whole) for share in LABEL_AT]
                best = max(places, key=lambda at: min([CLEAR, *(math.dist(at, nearest(at, box)) for box in taken)]))
                x, y = best
                taken.append((x - HALF_LABEL, y - HALF_LABEL, x + HALF_LABEL, y + HALF_LABEL))
                label = Placed(NoteLook(mark.label, mark.seat), best)
            drawn.append(DrawnRoute(mark, way, self._strokes(mark, way), label))
        return drawn

    @cached_property
    def _found(self) -> Callable[[tuple[Route, ...], tuple[Box, ...]], list[Line]]:
        return lru_cache(REMEMBERED)(RouteFinder(self._board).ways)

    def _strokes(self, route: RouteMark, way: Line) -> list[Stroke]:
        whole = length(way)
        wide, long = (FAINT_WIDTH, FAINT_HEAD) if route.faint else (WIDTH, HEAD)
        tip = QPointF(*point_along(way, whole - CLEAR_END))
        neck = point_along(way, whole - CLEAR_END - 0.7 * long)
        line = line_path(_part(way, CLEAR_START, whole - CLEAR_END - 0.6 * long))
        arrow = QPainterPath()
        arrow.addPolygon(head(tip, tip - QPointF(*neck), long))
        arrow.closeSubpath()
        colour = self._theme.seat(route.seat).colour
        casing, edge = self._theme.highlights.casing, self._theme.pieces.ink
        edges = [] if route.faint else [Stroke(path, pen(edge, wide + 5.4)) for path in (line, arrow)]
        return [
            *edges,
            *(Stroke(path, pen(casing, wide + (1.6 if route.faint else 3.2))) for path in (line, arrow)),
            Stroke(line, pen(colour, wide)),
            Stroke(arrow, NO_PEN, pen(colour, 1).color()),
        ]


def _boxes(names: Sequence[NameRoom]) -> tuple[Box, ...]:
    return tuple(box for name in names for box in name.boxes)


def _routes(marked: Sequence[RouteMark], placed: Sequence[Placed]) -> tuple[Route, ...]:
    """The routes that marks mean, by their carriers' places."""
    moored = _moored(placed if any(mark.carrier for mark in marked) else ())
    routes = []
    for mark in marked:
        by: tuple[tuple[Point, ...], ...] = ()
        if (it := mark.carrier) is not None:
            by = tuple(tuple(moored[sea, it.kind, it.seat, it.label]) for sea in mark.through)
        routes.append(Route(mark.origin, mark.through, mark.target, by, mark.over))
    return tuple(routes)


def _moored(placed: Iterable[Placed]) -> Mapping[tuple[str, str, int | None, str], list[Point]]:
    """Where pieces lie at berths, by their sea and by their kind, player and label; nothing for others."""
    moored: dict[tuple[str, str, int | None, str], list[Point]] = defaultdict(list)
    for one in placed:
        if one.sea and isinstance(one.look, Piece) and not one.look.ghost:
            moored[one.sea, one.look.kind, one.look.seat, one.look.label].append(one.at)
    return moored


def _part(line: Line, start: float, end: float) -> Line:
    """The piece of the line between two distances from its start."""
    if end <= start:
        return point_along(line, start), point_along(line, start)
    points = [point_along(line, start)]
    walked = 0.0
    for a, b in pairwise(line):
        walked += math.dist(a, b)
        if start < walked < end:
            points.append(b)
    return (*points, point_along(line, end))
