"""Drawings in a rule book: each is painted in units of its own, in the look of a theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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


class RulePictures:
    """Paints pictures in one look, and keeps them; `drawings` has those that are drawn, by name."""

    def __init__(self, drawings: Mapping[str, RuleDrawing], theme: Theme) -> None:
        self.drawings, self.theme = drawings, theme
        self._painted: dict[tuple[str, int, float], QImage] = {}

    def image(self, name: str, width: int, ratio: float = 1.0) -> QImage:
        """Return a picture `width` pixels of the screen wide, with `ratio` real pixels for each in both directions."""
        key = name, width, ratio
        if key not in self._painted:
            self._painted[key] = self.paint(name, width, ratio)
        return self._painted[key]

    def paint(self, name: str, width: int, ratio: float) -> QImage:
        """Paint a picture that is drawn."""
        return self.drawings[name].painted(self.theme, width, ratio)


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
