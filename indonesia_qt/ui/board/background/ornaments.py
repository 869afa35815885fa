"""Decorates the board: compass rose, title, arrows and the frame with its scale."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from indonesia_qt.board.model import Line
from indonesia_qt.ui.board.background.lettering import LETTER_SIZE, text_path
from indonesia_qt.ui.board.background.outlines import FRAME, BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import Paths, pen, visible
from indonesia_qt.ui.style.theme import MapColours, faded, map_font

NORTH = "N"
ARROW_BEND = 0.22
"""How far the middle of an arrow leaves the straight line, as a share of its length."""
HEAD = 9.5
"""Length of an arrow's head, in map units."""
SCALE_STEP = 50.0
"""Length of a piece of the frame's scale, in map units."""


class Ornaments:
    """All that decorates a board, ready to be painted."""

    def __init__(self, outlines: BoardOutlines, colours: MapColours) -> None:
        self._colours = colours
        self._canvas, self._framed = outlines.canvas, outlines.framed
        board = outlines.board
        self._title = board.title
        self.boxes = [(ornament.what, QRectF(*ornament.box)) for ornament in board.ornaments]
        """What the compass and the title are, and where they are, in map units."""
        arrows = [arrow_paths(arrow.line) for arrow in board.arrows]
        self._shafts, self._heads = Paths(shaft for shaft, _ in arrows), Paths(heads for _, heads in arrows)

    def paint_arrows(self, painter: QPainter) -> None:
        """Paint in map units over the land, under the names."""
        casing = faded(self._colours.halo, 0.85)
        self._shafts.stroke(painter, pen(casing, 5.4))
        self._heads.stroke(painter, pen(casing, 3.4))
        self._shafts.stroke(painter, pen(self._colours.arrow, 2.0))
        self._heads.fill(painter, QColor(self._colours.arrow))

    def paint(self, painter: QPainter) -> None:
        """Paint compass and title in map units."""
        for number, (_, box) in enumerate(self.boxes):
            if box.adjusted(-8, -8, 8, 8).intersects(visible(painter)):
                self.paint_one(number, painter)

    def paint_one(self, number: int, painter: QPainter) -> None:
        """Paint one of the boxes in map units."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ornament(painter, *self.boxes[number], self._title, self._colours)

    def paint_frame(self, painter: QPainter) -> None:
        """Paint the frame around the canvas, with its scale."""
        colours, framed = self._colours, self._framed
        band = QPainterPath()
        band.addRect(framed)
        band.addRect(self._canvas)
        painter.fillPath(band, QColor(colours.frame))
        scale = framed.adjusted(7, 7, -7, -7)
        thick = FRAME - 14
        for left, top, width, height in _scale_pieces(self._canvas, scale, thick):
            painter.fillRect(QRectF(left, top, width, height), QColor(colours.ink))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width in ((1.2, 2.4), (7, 1.2), (FRAME - 7, 1.2), (FRAME - 1.2, 2.4)):
            painter.setPen(pen(colours.ink, width, round_cap=False))
            painter.drawRect(framed.adjusted(inset, inset, -inset, -inset))


def paint_ornament(painter: QPainter, what: str, box: QRectF, title: str, colours: MapColours) -> None:
    """Paint the compass, or else the title of the board, in map units."""
    if what == "compass":
        _paint_compass(painter, box, colours)
    else:
        _paint_title(painter, box, title, colours)


def arrow_paths(line: Line) -> tuple[QPainterPath, QPainterPath]:
    """Return the shaft and the two heads of an arrow along `line`; one of two points is bent a little."""
    first, *between, last = (QPointF(x, y) for x, y in line)
    along = last - first
    if not between:
        side = 1 if along.x() + 0.3 * along.y() > 0 else -1
        between = [(first + last) / 2 + QPointF(along.y(), -along.x()) * ARROW_BEND * side]
    shaft = QPainterPath(first)
    for n, bend in enumerate(between):
        shaft.quadTo(bend, last if n == len(between) - 1 else (bend + between[n + 1]) / 2)
    heads = QPainterPath()
    for tip, away in ((first, between[0]), (last, between[-1])):
        heads.addPolygon(head(tip, tip - away, HEAD))
        heads.closeSubpath()
    return shaft, heads


def head(tip: QPointF, direction: QPointF, size: float) -> QPolygonF:
    """Return the head of an arrow that points in `direction`."""
    ahead = direction / math.hypot(direction.x(), direction.y())
    aside = QPointF(-ahead.y(), ahead.x())
    back = tip - ahead * size
    return QPolygonF([tip, back + aside * size * 0.48, tip - ahead * size * 0.68, back - aside * size * 0.48])


def _paint_compass(painter: QPainter, box: QRectF, colours: MapColours) -> None:
    radius = 0.36 * min(box.width(), box.height() * 0.88)
    painter.save()
    painter.translate(box.center() + QPointF(0, box.height() * 0.06))
    painter.setBrush(faded(colours.halo, 0.45))
    painter.setPen(pen(faded(colours.ink, 0.75), 1.0))
    painter.drawEllipse(QPointF(0, 0), radius * 0.98, radius * 0.98)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), radius * 0.88, radius * 0.88)
    for n in range(64):
        angle = math.tau * n / 64
        out = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(out * radius * (0.88 if n % 2 else 0.84), out * radius * 0.98)
    for turn, length, width in ((22.5, 0.62, 0.11), (45, 0.84, 0.14), (0, 1.32, 0.19)):
        for n in range(8 if turn == 22.5 else 4):
            painter.save()
            painter.rotate(turn + n * (45 if turn == 22.5 else 90))
            _paint_point(painter, radius * length, radius * width, colours)
            painter.restore()
    painter.setBrush(QColor(colours.halo))
    painter.drawEllipse(QPointF(0, 0), radius * 0.075, radius * 0.075)
    painter.translate(0, -radius * 1.32 - 11)
    painter.scale(24 / LETTER_SIZE, 24 / LETTER_SIZE)
    painter.fillPath(text_path(NORTH, map_font(LETTER_SIZE)), QColor(colours.ink))
    painter.restore()


def _paint_point(painter: QPainter, length: float, width: float, colours: MapColours) -> None:
    """A ray of the compass rose, upwards: one half dark, the other light."""
    painter.setPen(pen(faded(colours.ink, 0.85), 0.8))
    for side, colour in ((1, colours.ornament), (-1, colours.halo)):
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF([QPointF(0, -length), QPointF(side * width, -width), QPointF(0, 0)]))


def _paint_title(painter: QPainter, box: QRectF, title: str, colours: MapColours) -> None:
    plaque = _notched(box, 16)
    painter.fillPath(plaque.translated(4, 5), faded(colours.shadow, 0.28))
    painter.fillPath(plaque, QColor(colours.frame))
    painter.strokePath(plaque, pen(colours.ink, 2.2))
    painter.strokePath(_notched(box.adjusted(7, 7, -7, -7), 13), pen(colours.ornament, 1.2))
    letters = text_path(title.upper(), map_font(LETTER_SIZE, spacing=14))
    scale = min(0.46 * box.height() / LETTER_SIZE, 0.84 * box.width() / max(1.0, letters.boundingRect().width()))
    painter.save()
    painter.translate(box.center() - QPointF(0, 0.09 * box.height()))
    painter.scale(scale, scale)
    painter.fillPath(letters, QColor(colours.ornament))
    painter.restore()
    _paint_flourish(painter, box.center() + QPointF(0, 0.26 * box.height()), 0.30 * box.width(), colours)


def _paint_flourish(painter: QPainter, middle: QPointF, reach: float, colours: MapColours) -> None:
    """A tapering rule with a diamond in its middle."""
    for side in (-1, 1):
        rule = [QPointF(side * 11, -1.1), QPointF(side * reach, 0), QPointF(side * 11, 1.1)]
        path = QPainterPath()
        path.addPolygon(QPolygonF([middle + point for point in rule]))
        painter.fillPath(path, QColor(colours.ink))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.ink))
        painter.drawEllipse(middle + QPointF(side * (reach + 5), 0), 1.6, 1.6)
    diamond = QPolygonF([middle + QPointF(x, y) for x, y in ((0, -5), (7, 0), (0, 5), (-7, 0))])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.ornament))
    painter.drawPolygon(diamond)


def _notched(box: QRectF, notch: float) -> QPainterPath:
    """A rectangle whose corners are cut out by quarter circles."""
    path = QPainterPath()
    path.moveTo(box.left() + notch, box.top())
    for corner, start in (
        (box.topRight(), 180), (box.bottomRight(), 90), (box.bottomLeft(), 0), (box.topLeft(), 270),
    ):  # fmt: skip
        circle = QRectF(corner.x() - notch, corner.y() - notch, 2 * notch, 2 * notch)
        path.arcTo(circle, start, 90)
    path.closeSubpath()
    return path


def _scale_pieces(canvas: QRectF, scale: QRectF, thick: float) -> list[tuple[float, float, float, float]]:
    """The dark pieces of the scale: every other step along all four sides, and the corners."""
    columns, rows = round(canvas.width() / SCALE_STEP) | 1, round(canvas.height() / SCALE_STEP) | 1
    width, height = canvas.width() / columns, canvas.height() / rows
    tops, lefts = (scale.top(), scale.bottom() - thick), (scale.left(), scale.right() - thick)
    across = [(canvas.left() + n * width, top, width, thick) for n in range(0, columns, 2) for top in tops]
    return across + [(left, canvas.top() + n * height, thick, height) for n in range(0, rows, 2) for left in lefts]
