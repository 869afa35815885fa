"""Small squares of colours, for lists and buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme

SIDE = 16
"""Pixels at 100 %."""
ROUND = 3.0
SHARP = 3
"""Pixels of the picture for each pixel, for screens of high density."""


def swatch(colour: QColor, theme: Theme) -> QIcon:
    """A colour with an edge that is seen on every ground."""
    side = scaled(SIDE)
    picture = QPixmap(side * SHARP, side * SHARP)
    picture.setDevicePixelRatio(SHARP)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.interface.strong_line), 1))
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(1.5, 1.5, side - 3, side - 3), ROUND, ROUND)
    painter.end()
    return QIcon(picture)
