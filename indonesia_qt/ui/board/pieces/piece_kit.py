"""The tools with which pieces are painted: what the pieces of all games have in common."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QTransform

from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.pieces.looks import TOKEN
from indonesia_qt.ui.board.pieces.patterns import RING_CAPS, RING_DASHES
from indonesia_qt.ui.style.theme import Theme, faded, readable_on, symbol_path, text_font

SHADOW = QPointF(1.6, 2.4)
EDGE = 1.3
"""Width of a piece's outline."""
RING_LINE = 2.2
"""Width of the dashes on a token's ring."""
SMALL_NOTE = 10.5
"""Size of the text on a plate that belongs to a piece."""
LETTER = 100
"""Texts are shaped at this size and then scaled."""


class PieceKit:
    """Paints parts of a piece around the origin, in map units, in the colours of a theme."""

    def __init__(self, painter: QPainter, theme: Theme) -> None:
        self.painter, self.theme = painter, theme
        self.ink, self.card = QColor(theme.pieces.ink), QColor(theme.pieces.card)

    def fill(self, path: QPainterPath, colour: QColor) -> None:
        """Fill a shape with its shadow below and its edge around."""
        self.painter.fillPath(path.translated(SHADOW), faded(self.theme.map.shadow, 0.26))
        self.painter.setPen(pen(self.ink, EDGE))
        self.painter.setBrush(colour)
        self.painter.drawPath(path)

    def write(self, text: str, at: QPointF, size: float, ink: QColor) -> None:
        """Write a text with its middle at a point, its letters of a size in map units."""
        scale = size / LETTER
        self.painter.fillPath(QTransform().translate(at.x(), at.y()).scale(scale, scale).map(letters(text)), ink)

    def plate(self, text: str, at: QPointF, size: float = SMALL_NOTE, colour: QColor | None = None) -> None:
        """Write a text on a plate with its middle at a point; the plate is a card unless it has a colour."""
        box = plate_box(text, size).translated(at)
        path = QPainterPath()
        path.addRoundedRect(box, box.height() * 0.4, box.height() * 0.4)
        colour = colour or self.card
        self.fill(path, colour)
        self.write(text, at, size, self.on(colour))

    def stamp(self, shape: QPainterPath, at: QPointF, radius: float, ink: QColor) -> None:
        """Fill a shape that reaches from -1 to 1, such as a game's sign, as large as the radius says."""
        self.painter.fillPath(QTransform().translate(at.x(), at.y()).scale(radius, radius).map(shape), ink)

    def symbol(self, seat: int | None, at: QPointF, radius: float, ink: QColor) -> None:
        """Fill a player's symbol."""
        self.stamp(symbol_path(self.theme.seat(seat).symbol), at, radius, ink)

    def disc(self, seat: int | None) -> None:
        """Paint a round token in a player's colour, with the dashes that distinguish him without it on its rim."""
        look = self.theme.seat(seat)
        path = QPainterPath()
        path.addEllipse(QPointF(0, 0), TOKEN, TOKEN)
        self.fill(path, QColor(look.colour))
        dashes = RING_DASHES[look.symbol]
        if dashes:
            line = pen(self.card, RING_LINE)
            line.setCapStyle(RING_CAPS.get(look.symbol, Qt.PenCapStyle.FlatCap))
            line.setDashPattern(list(dashes))
            self.painter.setPen(line)
            self.painter.setBrush(QBrush())
            self.painter.drawEllipse(QPointF(0, 0), TOKEN * 0.86, TOKEN * 0.86)

    def badge(self, seat: int | None, text: str, at: QPointF) -> None:
        """Paint a player's symbol with a letter or two in it."""
        look = self.theme.seat(seat)
        symbol = QTransform().translate(at.x(), at.y()).scale(9.2, 9.2).map(symbol_path(look.symbol))
        self.painter.strokePath(symbol, pen(self.ink, 4.2))
        self.painter.strokePath(symbol, pen(self.card, 2.2))
        self.painter.fillPath(symbol, QColor(look.colour))
        drop = 2.2 if look.symbol == "triangle" else 0
        self.write(text, at + QPointF(0, drop), 12.5 if len(text) == 1 else 9.5, self.on(QColor(look.colour)))

    def on(self, colour: QColor) -> QColor:
        """Return the ink or the card's colour, whichever reads better on a colour."""
        return QColor(readable_on(colour, self.theme.pieces.ink, self.theme.pieces.card))


@lru_cache(maxsize=512)
def letters(text: str) -> QPainterPath:
    """Return a text around the origin, of the size `LETTER`, centred on its capitals."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), text_font(LETTER, QFont.Weight.Bold), text)
    return path.translated(-path.boundingRect().center().x(), 0.364 * LETTER)


def plate_box(text: str, size: float) -> QRectF:
    """Return the room around the origin of a plate with a text of a size, in map units."""
    height = 1.4 * size
    width = max(height, letters(text).boundingRect().width() * size / LETTER + 0.75 * size)
    return QRectF(-width / 2, -height / 2, width, height)
