"""What the editor draws over the board: a ring around a place, areas that flash, the grid."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from indonesia_qt.board.model import Point
from indonesia_qt.ui.board.pieces.strokes import Stroke, StrokeItem
from indonesia_qt.ui.editor.canvas.board_items import EditLayer, hairline
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import HighlightColours, MapColours, faded

RING, BOLD, CASED = 15, 3, 6
"""Pixels at 100 %: the ring's radius, how wide it is drawn, and the light edge below it."""
GAP, ARM = 5, 17
"""Pixels at 100 % from the pointer of the keyboard to the beginning and the end of each of its arms."""
HALF_MS, TIMES = 160, 3
"""Milliseconds that areas are lit, and then dark again; and how often they are."""
CLOSEST = 7.0
"""Pixels between two lines at least; where they would be closer only every fifth, or tenth, is drawn."""


class SpotMark(QGraphicsItem):
    """A ring around the place that a refusal is about; it is equally large at every zoom."""

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
        reach = scaled(RING + CASED)
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the ring."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((self._colours.casing, CASED), (self._colours.forbidden, BOLD)):
            painter.setPen(QPen(QColor(colour), scaled(width)))
            painter.drawEllipse(QPointF(), scaled(RING), scaled(RING))


class KeyPointer(QGraphicsItem):
    """The pointer of the keyboard: a cross around a place that stays free, equally large at every zoom."""

    def __init__(self, colours: HighlightColours) -> None:
        super().__init__()
        self._colours = colours
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(EditLayer.TOOL + 2)
        self.hide()

    def boundingRect(self) -> QRectF:
        """Return the box of the cross, in pixels."""
        reach = scaled(ARM + CASED)
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the cross."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((self._colours.casing, CASED), (self._colours.focus, BOLD)):
            painter.setPen(QPen(QColor(colour), scaled(width)))
            for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
                start, end = scaled(GAP), scaled(ARM)
                painter.drawLine(QLineF(x * start, y * start, x * end, y * end))


class Flash(QObject):
    """Shows strokes in an item and takes them away again, a few times, so that the eye finds them."""

    def __init__(self, item: StrokeItem, parent: QObject) -> None:
        super().__init__(parent)
        self._item = item
        self._strokes: Sequence[Stroke] = ()
        self._left = 0
        """How often the strokes are still shown or taken away."""
        self._timer = QTimer(self, interval=HALF_MS)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        """Whether anything flashes."""
        return self._left > 0

    def start(self, strokes: Sequence[Stroke]) -> None:
        """Let these strokes flash, instead of others that do."""
        self._strokes, self._left = strokes, 2 * TIMES
        self._timer.start()
        self._step()

    def _step(self) -> None:
        self._left -= 1
        self._item.show_strokes(self._strokes if self._left % 2 else ())
        if not self._left:
            self._timer.stop()


class GridLines(QGraphicsItem):
    """The grid to which what is dragged snaps; none while `units`, the map units between two lines, are 0."""

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
