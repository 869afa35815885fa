"""A ring on the map around the place that a refusal is about."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from indonesia_qt.board.model import Point
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import HighlightColours

RADIUS, BOLD, CASED = 15, 3, 6
"""Pixels at 100 %: the ring's radius, how wide it is drawn, and the light edge below it."""


class SpotMark(QGraphicsItem):
    """The ring; it is equally large at every zoom."""

    def __init__(self, colours: HighlightColours) -> None:
        super().__init__()
        self._colours = colours
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(EditLayer.TOOL + 1)
        self.hide()

    def show_at(self, spot: Point | None) -> None:
        """Show the ring around a place in map units, or nowhere."""
        self.setVisible(spot is not None)
        if spot is not None:
            self.setPos(*spot)

    def boundingRect(self) -> QRectF:
        """Return the box of the ring, in pixels."""
        reach = scaled(RADIUS + CASED)
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the ring."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((self._colours.casing, CASED), (self._colours.forbidden, BOLD)):
            painter.setPen(QPen(QColor(colour), scaled(width)))
            painter.drawEllipse(QPointF(), scaled(RADIUS), scaled(RADIUS))
