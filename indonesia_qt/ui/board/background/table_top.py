"""Paints the table on which a board of lots lies: planks of wood with some grain, hardly darker than its ground."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.style.theme import MapColours, faded

PLANK, LENGTH = 78.0, 700.0
"""The width and the length of a plank, in map units, as all sizes here."""
SHADES = 0.0, 0.1, 0.03, 0.13, 0.06
"""How much of the colour of the grain is on planks below one another."""
ENDS = 0.0, 0.45, 0.2, 0.7, 0.35
"""Where planks below one another end, in parts of their length."""
GRAIN = 0.2, 0.42, 0.63, 0.84
"""Where lines of the grain run, in parts of the width of a plank."""
STEP, SWAY, WAVE = 20.0, 5.0, 83.0
"""From one corner of a line of the grain to the next, how far it sways, and the length of its waves by 2 π."""


def paint_table(painter: QPainter, box: QRectF, colours: MapColours) -> None:
    """Paint a part of the table; parts side by side fit together."""
    painter.fillRect(box, QColor(colours.surround))
    for row in range(math.floor(box.top() / PLANK), math.ceil(box.bottom() / PLANK)):
        plank = QRectF(box.left(), row * PLANK, box.width(), PLANK).intersected(box)
        painter.fillRect(plank, faded(colours.grain, SHADES[row % len(SHADES)]))
        painter.setPen(pen(faded(colours.grain, 0.13), 1.1))
        for number, share in enumerate(GRAIN):
            painter.drawPolyline(_grain(plank, (row + share) * PLANK, 7 * row + 2 * number))
        painter.setPen(pen(faded(colours.grain, 0.4), 1.6))
        painter.drawLine(plank.topLeft(), plank.topRight())
        first = ENDS[row % len(ENDS)]
        for n in range(math.ceil(box.left() / LENGTH - first), math.floor(box.right() / LENGTH - first) + 1):
            x = (n + first) * LENGTH
            painter.drawLine(QPointF(x, plank.top()), QPointF(x, plank.bottom()))


def _grain(plank: QRectF, y: float, phase: float) -> QPolygonF:
    """A line that sways a little, and by turns less."""
    corners = range(math.floor(plank.left() / STEP), math.ceil(plank.right() / STEP) + 1)
    xs = (n * STEP for n in corners)
    return QPolygonF(
        [QPointF(x, y + SWAY * math.sin(x / WAVE + phase) * math.sin(x / (2.7 * WAVE) + phase)) for x in xs]
    )
