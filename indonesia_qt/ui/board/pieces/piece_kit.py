"""The tools with which pieces are painted: what the pieces of all games have in common."""

from __future__ import annotations

import math
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
NOTE, LARGEST_NOTE = 14.0, 36.0
"""Sizes of the text on the plate of a note, and at most on a small board."""
CAPITAL = 0.727
"""Height of a capital in parts of the size of its text."""
STRUCK, STRUCK_LINE = QPointF(0.25, 0.14), 0.12
"""How far from the lower corners of a plate the line below its text ends, in parts of its height, and how wide it is,
in parts of the size of the text."""
TAG_POINT = 0.3
"""Length of the point of a tag, in parts of its height."""


class PieceKit:
    """Paints parts of a piece around the origin, in map units, in the colours of a theme.

    `least` is the height that capitals need to be read at the present scale, in map units; 0 asks for none, and where
    it is infinite nothing can be read.
    """

    def __init__(self, painter: QPainter, theme: Theme, least: float = 0.0) -> None:
        self.painter, self.theme, self.least = painter, theme, least
        self.ink, self.card = QColor(theme.pieces.ink), QColor(theme.pieces.card)
        self.light, self.dark = QColor(light_of(theme)), QColor(dark_of(theme))

    def legible(self, size: float, most: float = math.inf) -> float:
        """Return a size at which a text can be read, from `size` up to `most`."""
        return min(max(size, self.least / CAPITAL), max(size, most))

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

    def number(self, text: str, at: QPointF, size: float) -> None:
        """Write a text in ink with a light edge, which sets it off from any ground."""
        scale = size / LETTER
        path = QTransform().translate(at.x(), at.y()).scale(scale, scale).map(letters(text))
        self.painter.strokePath(path, pen(self.light, 0.3 * size))
        self.painter.fillPath(path, self.dark)

    def tag(self, text: str, size: float, colour: QColor) -> None:
        """Write the label of a route around the origin on a tag with a point, which no token has."""
        box = plate_box(text, size)
        self.fill(tag_path(box), colour)
        self.write(text, tag_body(box).center(), size, self.on(colour))

    def plate(
        self, text: str, at: QPointF, size: float = SMALL_NOTE, colour: QColor | None = None, *, struck: bool = False
    ) -> None:
        """Write a text on a plate with its middle at a point; it is a card unless it has a colour.

        One that is `struck` has a line below, where it hides nothing of a number.
        """
        box = plate_box(text, size).translated(at)
        path = QPainterPath()
        path.addRoundedRect(box, box.height() * 0.4, box.height() * 0.4)
        colour = colour or self.card
        self.fill(path, colour)
        self.write(text, at, size, self.on(colour))
        if struck:
            inner = box.adjusted(*(STRUCK * box.height()).toTuple(), *(-STRUCK * box.height()).toTuple())
            line = QPainterPath(inner.bottomLeft())
            line.lineTo(inner.bottomRight())
            self.painter.strokePath(line, pen(self.on(colour), STRUCK_LINE * size))

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


def tag_path(box: QRectF) -> QPainterPath:
    """Return the outline of a tag in a box, whose right end is a point."""
    path, body = QPainterPath(), tag_body(box)
    tip = QPointF(box.right(), box.center().y())
    path.addPolygon([body.topLeft(), body.topRight(), tip, body.bottomRight(), body.bottomLeft()])
    path.closeSubpath()
    return path


def tag_body(box: QRectF) -> QRectF:
    """Return the part of a tag's box that is left of its point."""
    return box.adjusted(0, 0, -TAG_POINT * box.height(), 0)


def light_of(theme: Theme) -> str:
    """Return the colour of pieces that is as white as paper: that of cards, or in a dark look that of ink."""
    return readable_on("#000000", theme.pieces.card, theme.pieces.ink)


def dark_of(theme: Theme) -> str:
    """Return the colour of pieces that is as black as ink: that of ink, or in a dark look that of cards."""
    return readable_on("#ffffff", theme.pieces.card, theme.pieces.ink)
