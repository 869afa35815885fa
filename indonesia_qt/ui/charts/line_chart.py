"""Draws lines over the years: values or ranks."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from indonesia_qt.ui.charts.axis import Axis, axis_for
from indonesia_qt.ui.charts.chart_canvas import Canvas
from indonesia_qt.ui.charts.chart_model import Lines, Series, number


def draw_lines(d: Canvas, chart: Lines) -> None:
    """Draw the lines under their key."""

    def sample(box: QRectF, one: Series) -> None:
        d.painter.setPen(d.pen(one))
        d.painter.drawLine(QLineF(box.left(), box.center().y(), box.right(), box.center().y()))
        d.symbol(box.center(), one.look, one.colour, 0.36 * d.size)

    d.key(chart.series, sample)
    values = [float(v) for one in chart.series for v in one.values if v is not None]
    most = max(2, int(d.room.height() // (3 * d.line)))
    axis = Axis(1, max([2.0, *values]), 1) if chart.ranks else axis_for(values, most)
    ticks = [number(int(tick)) for tick in axis.ticks()]
    room = d.room
    plot = QRectF(room.left() + d.width(ticks) + 0.9 * d.size, room.top(), 0, room.height() - 1.5 * d.line)
    plot.setRight(room.right() - d.size)
    if chart.ranks:
        pad = 0.9 * d.size
        plot = plot.adjusted(0, pad, 0, -pad)
    shown = Axis(axis.high, axis.low, -axis.step) if chart.ranks else axis
    d.scale(plot, shown, False, lambda tick: number(int(tick)))
    gap = plot.width() / max(1, len(chart.labels) - 1)
    foot = plot.adjusted(0, 0, 0, 0.9 * d.size) if chart.ranks else plot
    d.below(foot, chart.labels, lambda n: plot.left() + n * gap)
    for one in chart.series:
        points = [
            (n, QPointF(plot.left() + n * gap, plot.bottom() - shown.share(v) * plot.height()))
            for n, v in enumerate(one.values)
            if v is not None
        ]
        path = QPainterPath()
        for n, (_, point) in enumerate(points):
            path.lineTo(point) if n else path.moveTo(point)
        d.painter.setPen(d.pen(one))
        d.painter.setBrush(Qt.BrushStyle.NoBrush)
        d.painter.drawPath(path)
        for n, point in points:
            d.symbol(point, one.look, one.colour, 0.34 * d.size)
            reach = 0.8 * d.size
            place = QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)
            d.tell(place, f"{one.name}, {chart.labels[n]}: {number(one.values[n])}", chart.moments, n)
