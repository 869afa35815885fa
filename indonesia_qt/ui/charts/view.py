"""Shows a chart and tells its values under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QFontInfo, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from indonesia_qt.ui.charts.drawing import Drawing, Spot
from indonesia_qt.ui.charts.model import Chart
from indonesia_qt.ui.theme import Theme
from indonesia_qt.wording import tr


class ChartView(QWidget):
    """A chart as large as its room, with text in the size of the interface."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.chart: Chart | None = None
        self.spots: list[Spot] = []

    def sizeHint(self) -> QSize:
        """Twice as wide as high."""
        return QSize(720, 480)

    def show_chart(self, chart: Chart, theme: Theme) -> None:
        """Show another chart."""
        self.chart, self.theme = chart, theme
        self.setAccessibleName(tr("Chart: {title}", title=chart.title))
        self.setAccessibleDescription(tr("{about}. The table says the same.", about=chart.about))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the chart."""
        if self.chart is None:
            return
        painter = QPainter(self)
        drawing = Drawing(painter, QRectF(self.rect()), self.theme, QFontInfo(self.font()).pixelSize())
        drawing.draw(self.chart)
        self.spots = drawing.spots

    def told_at(self, place: QPointF) -> str:
        """What the chart tells at a place; nothing where nothing is drawn."""
        return "\n".join(spot.text for spot in self.spots if spot.place.contains(place))

    def event(self, event: QEvent) -> bool:
        """Tell the values under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.told_at(QPointF(event.pos())), self)
            return True
        return super().event(event)
