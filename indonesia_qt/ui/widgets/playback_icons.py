"""The signs on the buttons for playing: back and forth, and for bots pause, on, one decision, on without a stop."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPalette,
    QPixmap,
    QPolygonF,
    QTransform,
)

ICON_SIZES = (12, 16, 20, 24, 32, 48)
"""Pixels at which a sign is drawn."""


def _bar(left: float) -> QPainterPath:
    """An upright bar at this place, in a square of side 1."""
    path = QPainterPath()
    path.addRect(QRectF(left, 0.14, 0.18, 0.72))
    return path


def _arrow(left: float, width: float) -> QPainterPath:
    """A triangle that points to the right."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(left, 0.12), QPointF(left + width, 0.5), QPointF(left, 0.88)]))
    path.closeSubpath()
    return path


def _turned_back() -> QPainterPath:
    """An arrow that comes from below and turns to the left."""
    line = QPainterPath(QPointF(0.3, 0.36))
    line.lineTo(0.62, 0.36)
    line.arcTo(QRectF(0.38, 0.36, 0.48, 0.46), 90, -180)
    line.lineTo(0.34, 0.82)
    stroker = QPainterPathStroker()
    stroker.setWidth(0.13)
    head = QPainterPath()
    head.addPolygon(QPolygonF([QPointF(0.06, 0.36), QPointF(0.38, 0.1), QPointF(0.38, 0.62)]))
    head.closeSubpath()
    return stroker.createStroke(line) + head


BACK = _turned_back()
FORTH = QTransform(-1, 0, 0, 1, 1, 0).map(BACK)
PAUSE = _bar(0.22) + _bar(0.60)
GO_ON = _arrow(0.2, 0.66)
ONE_DECISION = _arrow(0.16, 0.5) + _bar(0.68)
MORE = _arrow(0.12, 0.34) + _arrow(0.52, 0.34)
WITHOUT_A_STOP = _arrow(0.06, 0.44) + _arrow(0.5, 0.44)


def playback_icon(path: QPainterPath, palette: QPalette, when_checked: QPainterPath | None = None) -> QIcon:
    """An icon in the colour of buttons' text, with another sign while its button is checked if that is given."""
    icon = QIcon()
    groups = (QIcon.Mode.Normal, QPalette.ColorGroup.Active), (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled)
    for mode, group in groups:
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        for size in ICON_SIZES:
            icon.addPixmap(_drawn(path, colour, size), mode, QIcon.State.Off)
            icon.addPixmap(_drawn(when_checked or path, colour, size), mode, QIcon.State.On)
    return icon


def _drawn(path: QPainterPath, colour: QColor, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size, size)
    painter.fillPath(path, colour)
    painter.end()
    return pixmap
