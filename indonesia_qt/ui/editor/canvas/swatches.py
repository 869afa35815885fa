"""Small squares of colours, for lists and buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme

SWATCH_SIDE = 16
"""Pixels at 100 %."""
SWATCH_RADIUS = 3.0
SWATCH_RESOLUTION = 3
"""Pixels of the picture for each pixel, for screens of high density."""


def swatch(colour: QColor, theme: Theme) -> QIcon:
    """A colour with an edge that is seen on every ground."""
    side = scaled(SWATCH_SIDE)
    picture = QPixmap(side * SWATCH_RESOLUTION, side * SWATCH_RESOLUTION)
    picture.setDevicePixelRatio(SWATCH_RESOLUTION)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.interface.strong_line), 1))
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(1.5, 1.5, side - 3, side - 3), SWATCH_RADIUS, SWATCH_RADIUS)
    painter.end()
    return QIcon(picture)
