"""Draws charts: one code for the screen, PNG, SVG and PDF."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QPainter

from indonesia_qt.ui.charts.bar_chart import draw_bars
from indonesia_qt.ui.charts.chart_canvas import Canvas
from indonesia_qt.ui.charts.chart_model import Bars, Chart, Lines, Matrix, Timetable
from indonesia_qt.ui.charts.line_chart import draw_lines
from indonesia_qt.ui.charts.matrix_chart import draw_matrix
from indonesia_qt.ui.charts.timetable import draw_timetable


class ChartDrawing(Canvas):
    """One chart being drawn; its `spots` are there once `draw` was called."""

    def draw(self, chart: Chart) -> None:
        """Draw the chart with its title."""
        painter = self.painter
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.room, QColor(self.ink.field))
        pad = 1.2 * self.size
        self.room = self.room.adjusted(pad, 0.8 * pad, -pad, -pad)
        self.title(chart)
        draw: Callable[[Canvas, Chart], None] = _DRAWN[type(chart)]
        draw(self, chart)
        painter.restore()


_DRAWN: dict[type[Chart], Callable[[Canvas, Chart], None]] = {
    Lines: draw_lines,  # type: ignore[dict-item]
    Bars: draw_bars,  # type: ignore[dict-item]
    Timetable: draw_timetable,  # type: ignore[dict-item]
    Matrix: draw_matrix,  # type: ignore[dict-item]
}
