"""Paints the table on which a board of lots lies: planks of wood with some grain, hardly darker than its ground."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.style.theme import MapColours, faded

PLANK, LENGTH = 78.0, 700.0
"""The width and the length of a plank, in map units, as all sizes here."""
SHADES = 0.0, 0.1, 0.03, 0.13, 0.06
"""How much of the colour of the grain is on planks below one another; then they are the same again."""
ENDS = 0.05, 0.45, 0.2, 0.7, 0.35
"""Where planks below one another end, in parts of their length."""
GRAIN = 0.2, 0.42, 0.63, 0.84
"""Where lines of the grain run, in parts of the width of a plank."""
CORNERS, SWAY = 20, 5.0
"""How many corners such a line has in the length of a plank, and how far it sways."""


def paint_table(painter: QPainter, box: QRectF, colours: MapColours) -> None:
    """Paint a part of the table; parts side by side fit together."""
    painter.fillRect(box, QColor(colours.surround))
    first, step = math.floor(box.left() / LENGTH * CORNERS), LENGTH / CORNERS
    turn = math.tau / CORNERS
    corners = range(first, math.ceil(box.right() / step) + 1)
    for row in range(math.floor(box.top() / PLANK), math.ceil(box.bottom() / PLANK)):
        kind, top = row % len(SHADES), row * PLANK
        plank = QRectF(box.left(), top, box.width(), PLANK).intersected(box)
        painter.fillRect(plank, faded(colours.grain, SHADES[kind]))
        painter.setPen(pen(faded(colours.grain, 0.14), 1.1, round_cap=False))
        for number, share in enumerate(GRAIN):
            phase = 7 * kind + 2 * number
            sways = (SWAY * math.sin(2 * turn * n + phase) * math.sin(turn * n + phase) for n in corners)  # unevenly
            points = [QPointF(n * step, top + share * PLANK + sway) for n, sway in zip(corners, sways, strict=True)]
            painter.drawLines([QLineF(a, b) for a, b in pairwise(points)])
        painter.setPen(pen(faded(colours.grain, 0.4), 1.6, round_cap=False))
        painter.drawLine(QLineF(box.left(), top, box.right(), top))
        ends = ENDS[kind]
        for n in range(math.ceil(box.left() / LENGTH - ends), math.floor(box.right() / LENGTH - ends) + 1):
            painter.drawLine(QLineF((n + ends) * LENGTH, plank.top(), (n + ends) * LENGTH, plank.bottom()))


class TableAround:
    """Shows the table around a board on a screen: the part that is repeated is painted once for each scale."""

    def __init__(self, colours: MapColours) -> None:
        self._colours = colours
        self._scale = 0.0
        self._picture = QImage()

    def paint(self, painter: QPainter, box: QRectF, scale: float) -> None:
        """Paint what is in a box, with the picture for `scale` device pixels per map unit."""
        wide, high = LENGTH, PLANK * len(SHADES)
        if scale != self._scale:
            self._scale = scale
            size = math.ceil(wide * scale) + 1, math.ceil(high * scale) + 1
            self._picture = QImage(*size, QImage.Format.Format_RGB32)
            inner = QPainter(self._picture)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner.scale(scale, scale)
            paint_table(inner, QRectF(0, 0, size[0] / scale, size[1] / scale), self._colours)
            inner.end()
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        for row in range(math.floor(box.top() / high), math.ceil(box.bottom() / high)):
            for column in range(math.floor(box.left() / wide), math.ceil(box.right() / wide)):
                painter.drawImage(QPointF(round(column * wide * scale), round(row * high * scale)), self._picture)
        painter.restore()
