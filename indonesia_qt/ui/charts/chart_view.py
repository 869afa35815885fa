"""Shows a chart, tells its values under the pointer, and leads from one of them to its moment in the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontInfo,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.charts.chart_canvas import ChartSpot
from indonesia_qt.ui.charts.chart_drawing import ChartDrawing
from indonesia_qt.ui.charts.chart_model import Chart
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.announce import announce
from indonesia_qt.ui.widgets.plain_text import tip

RING = 3
"""Pixels between a value and the ring around it."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class ChartView(QWidget):
    """A chart as large as its room, with text in the size of the interface.

    `moment_requested` carries how many decisions had been made when the value was true that was clicked, or that the
    arrow keys came to when Enter was pressed; nothing for a value that belongs to no moment.
    """

    moment_requested = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.chart: Chart | None = None
        self.spots: list[ChartSpot] = []
        self.pointed = -1
        """The spot in `spots` that the pointer or the keyboard is on; -1 for none."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Twice as wide as high."""
        return QSize(720, 480)

    def show_chart(self, chart: Chart, theme: Theme) -> None:
        """Show another chart."""
        if chart != self.chart:
            self.pointed = -1
        self.chart, self.theme = chart, theme
        self.setAccessibleName(tr("Chart: {title}", title=chart.title))
        self.setAccessibleDescription(tr("{about}. The table says the same.", about=chart.about))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the chart."""
        if self.chart is None:
            return
        painter = QPainter(self)
        drawing = ChartDrawing(painter, QRectF(self.rect()), self.theme, QFontInfo(self.font()).pixelSize())
        drawing.draw(self.chart)
        self.spots = drawing.spots
        if 0 <= self.pointed < len(self.spots):
            painter.setPen(QPen(QColor(self.theme.interface.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.spots[self.pointed].place.adjusted(-RING, -RING, RING, RING), RING, RING)

    def text_at(self, place: QPointF) -> str:
        """What the chart tells at a place; nothing where nothing is drawn."""
        return "\n".join(spot.text for spot in self.spots if spot.place.contains(place))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which value a click would lead from."""
        self._point(self._spot_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead to the moment of the value under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._point(self._spot_at(event.position()))
            self._go()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is on no value any more."""
        super().leaveEvent(event)
        self._point(-1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is on no value any more."""
        super().focusOutEvent(event)
        self._point(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from value to value, and from one to its moment."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None and self.spots:
            # From no value the first step leads to the first or to the last one.
            begun = self.pointed if self.pointed >= 0 else min(-step, 0)
            self._point((begun + step) % len(self.spots))
            spot = self.spots[self.pointed]
            QToolTip.showText(self.mapToGlobal(_below(spot.place)), tip(spot.text), self)
            announce(self, spot.text)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.pointed >= 0:
            self._go()
        else:
            super().keyPressEvent(event)

    def _spot_at(self, place: QPointF) -> int:
        """The value that lies uppermost at a place, or -1."""
        found = (n for n in range(len(self.spots) - 1, -1, -1) if self.spots[n].place.contains(place))
        return next(found, -1)

    def _point(self, spot: int) -> None:
        if spot != self.pointed:
            self.pointed = spot
            leads = spot >= 0 and self.spots[spot].moment is not None
            self.setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
            self.update()

    def _go(self) -> None:
        if 0 <= self.pointed < len(self.spots):
            moment = self.spots[self.pointed].moment
            if moment is not None:
                self.moment_requested.emit(moment)

    def event(self, event: QEvent) -> bool:
        """Tell the values under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            spot = self._spot_at(QPointF(event.pos()))
            leads = spot >= 0 and self.spots[spot].moment is not None
            hint = "\n" + tr("A click shows the board at that time") if leads else ""
            QToolTip.showText(event.globalPos(), tip(self.text_at(QPointF(event.pos())) + hint), self)
            return True
        return super().event(event)


def _below(place: QRectF) -> QPoint:
    return place.bottomLeft().toPoint()
