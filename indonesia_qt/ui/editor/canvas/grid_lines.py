"""The grid to which what is dragged snaps."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from indonesia_qt.ui.editor.canvas.board_items import EditLayer, hairline
from indonesia_qt.ui.style.theme import MapColours, faded

CLOSEST = 7.0
"""Pixels between two lines at least; where they would be closer only every fifth, or tenth, is drawn."""


class GridLines(QGraphicsItem):
    """Lines at equal distances over the whole board; none while `units`, the map units between two, are 0."""

    def __init__(self, colours: MapColours) -> None:
        super().__init__()
        self.setZValue(EditLayer.PROVINCES - 0.5)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # only what is in view is drawn
        self.units = 0
        self._pen = hairline(faded(colours.ink, 0.15))
        self._board = QRectF()

    def cover(self, board: QRectF) -> None:
        """Cover a board of another size, in map units."""
        if board != self._board:
            self.prepareGeometryChange()
            self._board = board

    def show_units(self, units: int) -> None:
        """Draw a line every so many map units, or none for 0."""
        self.units = units
        self.setVisible(units > 0)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the box of the board, in map units."""
        return self._board

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the lines that are in view."""
        del widget
        scale, seen = painter.transform().m11(), option.exposedRect & self._board
        step = next((n * self.units for n in (1, 5, 10, 50) if n * self.units * scale >= CLOSEST), 0)
        if not step:
            return
        painter.setPen(self._pen)
        columns = range(math.ceil(seen.left() / step), math.floor(seen.right() / step) + 1)
        rows = range(math.ceil(seen.top() / step), math.floor(seen.bottom() / step) + 1)
        painter.drawLines([QLineF(step * n, seen.top(), step * n, seen.bottom()) for n in columns])
        painter.drawLines([QLineF(seen.left(), step * n, seen.right(), step * n) for n in rows])
