"""Draws a table of numbers, the darker the larger they are."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from indonesia_qt.ui.charts.chart_canvas import ALIGN, Canvas
from indonesia_qt.ui.charts.chart_model import Matrix, number
from indonesia_qt.ui.style.theme import mixed, readable_on


def draw_matrix(d: Canvas, chart: Matrix) -> None:
    """Draw the numbers with the names of rows and columns."""
    room = d.room
    left = min(d.width([*chart.rows, chart.row_title]), 0.35 * room.width()) + 0.9 * d.size
    head = (2.4 if chart.column_title else 1.3) * d.line
    grid = QRectF(room.left() + left, room.top() + head, room.width() - left, room.height() - head)
    wide = min(grid.width() / max(1, len(chart.columns)), 11 * d.size)
    high = min(grid.height() / max(1, len(chart.rows)), 3 * d.line)
    most = max((abs(float(v)) for line in chart.cells for v in line if v), default=1.0)
    quiet = d.ink.quiet_text
    above = QRectF(grid.left(), room.top(), wide * len(chart.columns), d.line)
    if chart.column_title:
        d.text(above, chart.column_title, ALIGN.AlignLeft, quiet)
    d.text(QRectF(room.left(), grid.top() - 1.2 * d.line, left, d.line), chart.row_title, ALIGN.AlignLeft, quiet)
    for n, column in enumerate(chart.columns):
        box = QRectF(grid.left() + n * wide, grid.top() - 1.2 * d.line, wide - 3, d.line)
        d.text(box, column, ALIGN.AlignHCenter, quiet)
    for r, (row, line) in enumerate(zip(chart.rows, chart.cells, strict=True)):
        name = QRectF(room.left(), grid.top() + r * high, left - 0.6 * d.size, high)
        d.text(name, row, ALIGN.AlignRight | ALIGN.AlignVCenter)
        for c, value in enumerate(line):
            box = QRectF(grid.left() + c * wide, grid.top() + r * high, wide, high).adjusted(1, 1, -1, -1)
            shade = mixed(d.ink.field, d.ink.accent, 0.85 * abs(float(value)) / most if value else 0.04)
            d.painter.fillRect(box, shade)
            ink = readable_on(shade, d.ink.text, d.ink.on_accent)
            if value is not None and high > 0.8 * d.line:
                d.text(box, number(value), ALIGN.AlignCenter, ink)
            if value is not None:
                d.tell(box, f"{row}, {chart.columns[c]}: {number(value)}", chart.moments, c)
