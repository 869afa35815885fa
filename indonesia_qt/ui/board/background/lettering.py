"""Writes the names on the board: provinces in small capitals, seas in italics, each with a soft edge."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from indonesia_qt.board.model import Label
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.board.background.glow import coloured, line_glow
from indonesia_qt.ui.board.background.label_layout import NamePlaces
from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import Paths, joined
from indonesia_qt.ui.board.pieces.mark_layout import LINE_HEIGHT
from indonesia_qt.ui.style.theme import MapColours, map_font

LETTER_SIZE = 100
"""Names are shaped at this size and then scaled, so that they look the same at every zoom."""
LONGEST_ROW = 40
"""Letters of a row of a name; the card beside a place has the whole name."""


class Lettering:
    """All names of a board as paths, ready to be painted."""

    def __init__(self, outlines: BoardOutlines, colours: MapColours) -> None:
        self._canvas, self._colours = outlines.canvas, colours
        self._is_province = {label.of: label.of in outlines.provinces for label in outlines.board.labels}
        fonts = map_font(LETTER_SIZE, italic=True, spacing=7), map_font(LETTER_SIZE, small_caps=True, spacing=4)
        self._letters = {
            label.of: letters(label, fonts[self._is_province[label.of]]) for label in outlines.board.labels
        }
        self._places = NamePlaces(outlines, {of: path.boundingRect() for of, path in self._letters.items()})
        self._smallest = min((label.size for label in outlines.board.labels), default=0.0)
        self._least = -1.0
        self._arrange(0.0)

    def paint(self, painter: QPainter, least: float = 0.0) -> None:
        """Paint in map units over land and sea, no letters smaller than `least` map units if there is room."""
        self._arrange(least)
        colours = self._colours
        self._seas.fill(painter, QColor(colours.sea_name))
        painter.drawImage(self._canvas, self._halo)
        self._provinces.fill(painter, QColor(colours.ink))

    def _arrange(self, least: float) -> None:
        if least <= self._smallest:
            least = 0.0  # as the board has them
        if least == self._least:
            return
        self._least = least
        shown = self._places.standing(least)
        paths = [(self._is_province[name.label.of], name.frame.map(self._letters[name.label.of])) for name in shown]
        provinces = [path for is_province, path in paths if is_province]
        self._provinces = Paths(provinces)
        self._seas = Paths(path for is_province, path in paths if not is_province)
        glow = line_glow(joined(provinces), self._canvas, 1, lambda near: 0.7 * min(1.0, 2.4 * near))
        self._halo = coloured(glow, QColor(self._colours.halo))


def letters(label: Label, font: QFont) -> QPainterPath:
    """The letters of a label around its place, upright, at its own size; `font` has the size `LETTER_SIZE`.

    Rows that are too long are shortened.
    """
    path = QPainterPath()
    rows = [shortened(row, LONGEST_ROW) for row in label.text.split("\n")]
    for n, row in enumerate(rows):
        line = text_path(row, font)
        path.addPath(line.translated(0, (n - (len(rows) - 1) / 2) * LETTER_SIZE * LINE_HEIGHT))
    return QTransform.fromScale(label.size / LETTER_SIZE, label.size / LETTER_SIZE).map(path)


def text_path(text: str, font: QFont) -> QPainterPath:
    """The letters of a line of text, its middle at the origin, its height that of an x."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    box: QRectF = path.boundingRect()
    return path.translated(-box.center().x(), LETTER_SIZE * 0.22)
