"""Writes the names on the board: provinces in small capitals, seas in italics, each with a soft edge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from indonesia_qt.board.model import Label
from indonesia_qt.ui.map.glow import coloured, line_glow
from indonesia_qt.ui.map.outlines import Outlines
from indonesia_qt.ui.map.paths import Paths, joined
from indonesia_qt.ui.map.places import LINE_HEIGHT
from indonesia_qt.ui.theme import MapColours, map_font

LETTER_SIZE = 100
"""Names are shaped at this size and then scaled, so that they look the same at every zoom."""


class Lettering:
    """All names of a board as paths, ready to be painted."""

    def __init__(self, outlines: Outlines, colours: MapColours) -> None:
        self._colours = colours
        provinces = map_font(LETTER_SIZE, small_caps=True, spacing=4)
        seas = map_font(LETTER_SIZE, italic=True, spacing=7)
        labels = outlines.board.labels
        names = [name_path(label, provinces) for label in labels if label.of in outlines.provinces]
        self._provinces = Paths(names)
        self._seas = Paths(name_path(label, seas) for label in labels if label.of in outlines.seas)
        glow = line_glow(joined(names), outlines.canvas, 1, lambda near: 0.7 * min(1.0, 2.4 * near))
        self._halo = coloured(glow, QColor(colours.halo))
        self._canvas = outlines.canvas

    def paint(self, painter: QPainter) -> None:
        """Paint in map units over land and sea."""
        colours = self._colours
        self._seas.fill(painter, QColor(colours.sea_name))
        painter.drawImage(self._canvas, self._halo)
        self._provinces.fill(painter, QColor(colours.ink))


def name_path(label: Label, font: QFont) -> QPainterPath:
    """The letters of a label where they stand on the board; `font` has the size `LETTER_SIZE`."""
    path = QPainterPath()
    rows = label.text.split("\n")
    for n, row in enumerate(rows):
        line = text_path(row, font)
        path.addPath(line.translated(0, (n - (len(rows) - 1) / 2) * LETTER_SIZE * LINE_HEIGHT))
    place = QTransform().translate(*label.at).rotate(label.angle)
    return place.scale(label.size / LETTER_SIZE, label.size / LETTER_SIZE).map(path)


def text_path(text: str, font: QFont) -> QPainterPath:
    """The letters of a line of text, its middle at the origin, its height that of an x."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    box: QRectF = path.boundingRect()
    return path.translated(-box.center().x(), LETTER_SIZE * 0.22)
