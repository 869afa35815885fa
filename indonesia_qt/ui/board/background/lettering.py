"""Writes the names on the board: on land in small capitals, which a soft edge lifts off a chart, seas in italics.

On a small screen names grow beyond their place on the board: they move aside from what lies around them. Those that
have no room stand in open water, with a line to what they name. Land comes before seas.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from indonesia_qt.board.model import STRIP, BoardMap, Label, Point
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.board.background.callouts import Callouts, PlacedName
from indonesia_qt.ui.board.background.glow import coloured, line_glow
from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import Paths, edges, joined, pen
from indonesia_qt.ui.board.pieces.mark_layout import LINE_HEIGHT
from indonesia_qt.ui.board.pieces.small_board import Box, NameRoom
from indonesia_qt.ui.style.theme import MapColours, lining, map_font

CAPITAL = 0.65
"""Height of a capital in parts of the size of its name."""
ASIDE = (0.0, -1.0, 1.0, -2.0, 2.0)
"""How far a name moves aside, in parts of half of what it has grown by."""
ROUND_TOKEN, ROUND_BERTH, WIDE_BERTH = 23.0, 15.0, 27.0
"""Half the side of the room that pieces keep, in map units; the last is that at a berth of a small board."""
BETWEEN = 2.0
"""Map units around the letters of a name that others keep free."""
COARSE = 4.0
"""Map units of a cell of the grid in which room is looked for."""
ALONG, DOWN = 16, 4
"""Into so many parts a name that stands aslant is divided to be compared with the grid."""
FREE, LINE, PIECE = 0, 1, 2
"""What fills a cell of the grid, by how much it matters."""


class NamePlaces:
    """The places for the names of one board; `box_of` gives the room of a label's letters at its own size."""

    def __init__(self, outlines: BoardOutlines, box_of: Callable[[Label], QRectF]) -> None:
        self._seas = outlines.seas
        self._labels = sorted(
            outlines.board.labels, key=lambda label: (label.of not in self._seas, label.size), reverse=True
        )
        self._box_of, self._on_land = box_of, _drawn(outlines)
        self._at_sea = [_drawn(outlines, outlines.provinces, berth) for berth in (WIDE_BERTH, ROUND_BERTH)]
        self._callouts = Callouts(outlines, box_of) if outlines.board.look == "islands" else None

    def standing(self, least: float) -> list[PlacedName]:
        """Return the names that are shown, none smaller than `least` map units.

        A name that can be read as it stands on the board loses its place to no other.
        """
        as_drawn = {label.of: PlacedName(label, 1.0, (0.0, 0.0)) for label in self._labels}
        if all(label.size >= least for label in self._labels):
            return list(as_drawn.values())
        names = _Grid(self._on_land.columns, self._on_land.rows)
        readable = {label.of for label in self._labels if label.size >= least}
        for of in readable:
            names.fill(self._room(as_drawn[of]), PIECE)
        shown: list[PlacedName] = []
        for label in self._labels:
            if label.of in readable:
                names.fill(self._room(as_drawn[label.of]), FREE)
            name = self._placed(label, least, names)
            if name is None and label.of in readable:
                name = as_drawn[label.of]
            if name is not None:
                shown.append(name)
                names.fill(self._room(name), PIECE)
        if self._callouts:
            named = {name.label.of for name in shown}
            shown += self._callouts.of([label for label in self._labels if label.of not in named], least, shown)
        return shown

    def _placed(self, label: Label, least: float, names: _Grid) -> PlacedName | None:
        """The first that is free of other names, of pieces and of borders, or else the first on a border."""
        on_border: PlacedName | None = None
        for drawn in self._at_sea if label.of in self._seas else [self._on_land]:
            for name in self._tried(label, least):
                room = self._room(name)
                if names.most(room) == FREE:
                    met = drawn.most(room)
                    if met == FREE:
                        return name
                    if met == LINE:
                        on_border = on_border or name
        return on_border

    def _tried(self, label: Label, least: float) -> Iterator[PlacedName]:
        """The name at the least size at its place, then moved aside."""
        box, grown = self._box_of(label), max(1.0, least / label.size)
        width, height = box.width() * (grown - 1) / 2, box.height() * (grown - 1) / 2
        for down, along in product(ASIDE, ASIDE) if grown > 1 else [(0.0, 0.0)]:
            yield PlacedName(label, grown, (along * width, down * height))

    def _room(self, name: PlacedName) -> _NameRoom:
        """The room of a name and a little around it."""
        return _NameRoom(name.frame, self._box_of(name.label).adjusted(-BETWEEN, -BETWEEN, BETWEEN, BETWEEN))


class _NameRoom(NamedTuple):
    """A box that lies on the board as `frame` moves and turns it."""

    frame: QTransform
    box: QRectF


class _Grid:
    """What fills the cells of a board."""

    def __init__(self, columns: int, rows: int, cells: bytes = b"") -> None:
        self.columns, self.rows = columns, rows
        self._cells = bytearray(cells) or bytearray(columns * rows)

    def most(self, room: _NameRoom) -> int:
        """Return what matters most in a room; what lies beyond the board is no room."""
        met = FREE
        for cells in self._covered(room):
            run = self._cells[cells]
            if PIECE in run or not run:
                return PIECE
            if LINE in run:
                met = LINE
        return met

    def fill(self, room: _NameRoom, what: int) -> None:
        """Fill a room."""
        for cells in self._covered(room):
            self._cells[cells] = bytes([what]) * len(self._cells[cells])

    def _covered(self, room: _NameRoom) -> Iterator[slice]:
        """The cells of a room, in runs; an empty one where the room leaves the board."""
        frame, box = room
        outer = frame.mapRect(box)
        left, top = math.floor(outer.left() / COARSE), math.floor(outer.top() / COARSE)
        right, bottom = math.ceil(outer.right() / COARSE), math.ceil(outer.bottom() / COARSE)
        if left < 0 or top < 0 or right > self.columns or bottom > self.rows:
            yield slice(0, 0)
        elif not frame.m12():
            for row in range(top, bottom):
                yield slice(row * self.columns + left, row * self.columns + right)
        else:
            for x, y in _points(box, frame):
                cell = int(y / COARSE) * self.columns + int(x / COARSE)
                yield slice(cell, cell + 1)


def _points(box: QRectF, frame: QTransform) -> Iterator[Point]:
    """Points all over a box that lies aslant on the board."""
    corner, along, down = frame.map(box.topLeft()), frame.map(box.topRight()), frame.map(box.bottomLeft())
    x, y = corner.x(), corner.y()
    right = along.x() - x, along.y() - y
    below = down.x() - x, down.y() - y
    for i in range(ALONG + 1):
        for j in range(DOWN + 1):
            yield x + (right[0] * i) / ALONG + (below[0] * j) / DOWN, y + (right[1] * i) / ALONG + (below[1] * j) / DOWN


def _drawn(
    outlines: BoardOutlines, closed: Mapping[str, QPainterPath] | None = None, berth: float = ROUND_BERTH
) -> _Grid:
    """Borders and coasts, on which names are hard to read, and the places of pieces, of signs and of ornaments.

    Areas that are `closed` are taken as a whole.
    """
    size = (outlines.canvas.size() / COARSE).toSize()
    picture = QImage(size, QImage.Format.Format_Grayscale8)
    picture.fill(FREE)
    painter = QPainter(picture)
    painter.scale(1 / COARSE, 1 / COARSE)
    for path in outlines.areas.values():
        painter.strokePath(path, pen(QColor(LINE, LINE, LINE), COARSE))
    for path in (closed or {}).values():
        painter.fillPath(path, QColor(PIECE, PIECE, PIECE))
    for place in _pieces(outlines.board, berth):
        painter.setBrush(QColor(PIECE, PIECE, PIECE))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(place)
    painter.end()
    bits, width = bytes(picture.constBits()), picture.bytesPerLine()
    rows = (bits[row * width : row * width + size.width()] for row in range(size.height()))
    return _Grid(size.width(), size.height(), b"".join(rows))


def _pieces(board: BoardMap, round_berth: float) -> Iterator[QPolygonF]:
    for label in board.labels:
        if label.strip:
            place = QTransform().translate(*label.strip).rotate(label.angle)
            yield place.map(QPolygonF(QRectF(-STRIP[0] / 2, -STRIP[1] / 2, *STRIP)))
    for land in board.lands:
        yield _square(land.token, ROUND_TOKEN)
    for sea in board.seas:
        for berth in sea.berths:
            yield _square(berth, round_berth)
    for ornament in board.ornaments:
        yield QPolygonF(QRectF(*ornament.box))


def _square(middle: Point, half: float) -> QPolygonF:
    return QPolygonF(QRectF(QPointF(middle[0] - half, middle[1] - half), QPointF(middle[0] + half, middle[1] + half)))


LETTER_SIZE = 100
"""Names are shaped at this size and then scaled, so that they look the same at every zoom."""
BOARDS, ARRANGEMENTS = 8, 8
"""For how many boards, which differ by language, arrangements are kept, and how many for each: one for each size."""
ASLANT = 6
"""Into so many boxes a name that stands aslant is divided."""
LONGEST_ROW = 40
"""Letters of a row of a name; the card beside a place has the whole name."""


@lru_cache(maxsize=BOARDS)
def _arranged(
    outlines: BoardOutlines,
) -> tuple[Callable[[Label], QPainterPath], Callable[[float], Sequence[PlacedName]]]:
    """Return the letters of the names of a board, and `NamePlaces.standing`, which are the same in every look."""
    on_land = map_font(LETTER_SIZE, small_caps=True, spacing=4)
    if outlines.board.look != "islands":
        on_land = lining(on_land)  # for prices and numbers
    fonts = on_land, map_font(LETTER_SIZE, italic=True, spacing=7)

    @cache
    def shaped(label: Label) -> QPainterPath:
        return letters(label, fonts[label.of in outlines.seas])

    places = NamePlaces(outlines, lambda label: shaped(label).boundingRect())
    return shaped, lru_cache(ARRANGEMENTS)(places.standing)


class Lettering:
    """All names of a board as paths, ready to be painted."""

    def __init__(self, outlines: BoardOutlines, colours: MapColours) -> None:
        self._canvas, self._colours = outlines.canvas, colours
        self._is_sea = {label.of: label.of in outlines.seas for label in outlines.board.labels}
        self._is_chart = outlines.board.look == "islands"
        self._shaped, self._standing = _arranged(outlines)
        self._smallest = min((label.size for label in outlines.board.labels), default=0.0)
        self._least = -1.0
        self._around: Paths | None = None
        self._arrange(0.0)

    def paint(self, painter: QPainter, least: float = 0.0) -> None:
        """Paint in map units over land and sea, no capitals lower than `least` map units."""
        self._arrange(least)
        colours = self._colours
        self._seas.fill(painter, QColor(colours.sea_name))
        if self._is_chart:
            painter.drawImage(self._canvas, self._halo)
        self._lands.fill(painter, QColor(colours.ink))

    def cut_out(self, painter: QPainter, least: float) -> None:
        """Take the letters, with a little around them, out of what is painted over them."""
        self._arrange(least)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        if self._around is None:
            self._around = Paths(_around(self._path(name)) for name in self._shown)
        for names in (self._around, self._seas, self._lands):
            names.fill(painter, QColor("black"))

    def beside(self, least: float) -> QPainterPath:
        """Return all of the board but the boxes of the names, where lines are to leave off."""
        self._arrange(least)
        if self._beside.isEmpty():
            self._beside.addRect(self._canvas)
            for name in self._shown:
                self._beside.addPolygon(name.frame.map(QPolygonF(self._shaped(name.label).boundingRect())))
                self._beside.closeSubpath()
        return self._beside

    def rooms(self, least: float) -> tuple[NameRoom, ...]:
        """Return the boxes of the names whose capitals are at least `least` map units high, aslant ones in parts.

        Those of the lines to what they name are wide enough that nothing touches these.
        """
        self._arrange(least)
        rooms: list[NameRoom] = []
        for name in self._shown:
            box, parts = self._shaped(name.label).boundingRect(), ASLANT if name.label.angle else 1
            width = box.width() / parts
            columns = (QRectF(box.left() + n * width, box.top(), width, box.height()) for n in range(parts))
            boxes = tuple(edges(name.frame.mapRect(column)) for column in columns)
            leader = tuple(_along(name.leader, DOT * self._least)) if name.leader else ()
            rooms.append(NameRoom(name.label.of, boxes, name.is_as_drawn, leader))
        return tuple(rooms)

    def size(self, least: float) -> float:
        """Return the least size of the names whose capitals are at least `least` map units high; 0 if all stay small.

        Names are arranged as the board has them, or by steps of this size: else they would move whenever a window is a
        little wider.
        """
        needed = least / CAPITAL
        return 0.0 if needed <= self._smallest else math.ceil(needed * 2) / 2

    def _arrange(self, capitals: float) -> None:
        least = self.size(capitals)
        if least == self._least:
            return
        self._least, self._around, self._beside = least, None, QPainterPath()
        self._shown = self._standing(least)
        on_land = [self._path(name) for name in self._shown if not self._is_sea[name.label.of]]
        self._lands = Paths(on_land)
        self._seas = Paths(self._path(name) for name in self._shown if self._is_sea[name.label.of])
        if self._is_chart:
            glow = line_glow(joined(on_land), self._canvas, 1, lambda near: 0.7 * min(1.0, 2.4 * near))
            self._halo = coloured(glow, QColor(self._colours.halo))

    def _path(self, name: PlacedName) -> QPainterPath:
        """The letters of a name, and the line to what it names."""
        path = name.frame.map(self._shaped(name.label))
        if name.leader:
            path.addPath(_leader(name.leader, self._least).simplified())
        return path


AROUND_LETTERS = 9.0
"""Width of the line around letters that is taken out of what crosses them, in map units."""


def _around(letters: QPainterPath) -> QPainterPath:
    """What is around letters, with their rims."""
    stroker = QPainterPathStroker()
    stroker.setWidth(AROUND_LETTERS)
    around = stroker.createStroke(letters)
    around.setFillRule(Qt.FillRule.WindingFill)
    return around


LEADER, DOT = 0.055, 0.13
"""Width of the line from a name to its place, and radius of the dot at its end, in parts of the least size of names."""


def _along(line: tuple[Point, Point], half: float) -> Iterator[Box]:
    """Boxes along a line, each reaching so far around a part of it."""
    (x, y), (to_x, to_y) = line
    parts = max(1, round(math.dist(*line) / (2 * half)))
    for n in range(parts):
        xs, ys = ((a + (b - a) * n / parts, a + (b - a) * (n + 1) / parts) for a, b in ((x, to_x), (y, to_y)))
        yield min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half


def _leader(line: tuple[Point, Point], least: float) -> QPainterPath:
    """A line from a name, with a dot at what it names."""
    start, end = (QPointF(*point) for point in line)
    path = QPainterPath(start)
    path.lineTo(end)
    stroker = QPainterPathStroker()
    stroker.setWidth(LEADER * least)
    leader = stroker.createStroke(path)
    leader.addEllipse(end, DOT * least, DOT * least)
    leader.setFillRule(Qt.FillRule.WindingFill)
    return leader


def letters(label: Label, font: QFont) -> QPainterPath:
    """Return the letters of a label around its place, upright, at its own size; `font` has the size `LETTER_SIZE`.

    Rows that are too long are shortened.
    """
    path = QPainterPath()
    rows = [shortened(row, LONGEST_ROW) for row in label.text.split("\n")]
    for n, row in enumerate(rows):
        line = text_path(row, font)
        path.addPath(line.translated(0, (n - (len(rows) - 1) / 2) * LETTER_SIZE * LINE_HEIGHT))
    return QTransform.fromScale(label.size / LETTER_SIZE, label.size / LETTER_SIZE).map(path)


def text_path(text: str, font: QFont) -> QPainterPath:
    """Return the letters of a line of text, its middle at the origin, its height that of an x."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    box: QRectF = path.boundingRect()
    return path.translated(-box.center().x(), LETTER_SIZE * 0.22)
