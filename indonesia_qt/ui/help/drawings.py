"""Drawings in a rule book: each is painted in units of its own, in the look of a theme."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from indonesia_qt.ui.style.theme import TEXT_FAMILY, Theme

WIDE = 640.0
"""The width of every drawing in its own units."""
LETTERS = 15
CENTRE = Qt.AlignmentFlag.AlignCenter


class RuleDrawing(Struct, frozen=True):
    """A drawing: the function that paints it, and its height in its own units."""

    high: float
    paint: Callable[[QPainter, Theme], None]

    def painted(self, theme: Theme, width: int, ratio: float) -> QImage:
        """Return it `width` pixels of the screen wide, with `ratio` real pixels for each in both directions."""
        image = blank(width, round(width * self.high / WIDE), ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(width / WIDE, width / WIDE)
        self.paint(painter, theme)
        painter.end()
        return image


def blank(width: int, high: int, ratio: float) -> QImage:
    """Return a transparent image."""
    image = QImage(QSize(width, high) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def write(painter: QPainter, box: QRectF, text: str, colour: str, size: float = LETTERS) -> None:
    """Write a text in the middle of a box."""
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(round(size))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, CENTRE, text)
