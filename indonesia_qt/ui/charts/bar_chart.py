"""Draws bars of parts, upright or lying."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from indonesia_qt.ui.charts.axis import Axis, axis_for
from indonesia_qt.ui.charts.chart_canvas import ALIGN, Canvas
from indonesia_qt.ui.charts.chart_model import Bars, number


def draw_bars(d: Canvas, chart: Bars) -> None:
    """Draw the bars under their key."""
    d.key(chart.series, lambda box, one: d.part(box.adjusted(0, 0.15 * d.line, 0, -0.15 * d.line), one))
    sums = [
        sum(float(v) for one in chart.series if (v := one.values[n]) and (v > 0) == (sign > 0))
        for n in range(len(chart.labels))
        for sign in (1, -1)
    ]
    room = d.room
    if chart.upright:
        axis = axis_for(sums, max(2, int(room.height() // (3 * d.line))))
        left = d.width(number(int(tick)) for tick in axis.ticks()) + 0.9 * d.size
        plot = QRectF(room.left() + left, room.top(), room.width() - left, room.height() - 1.5 * d.line)
    else:
        left = min(d.width(chart.labels), 0.3 * room.width()) + 0.9 * d.size
        plot = QRectF(room.left() + left, room.top(), room.width() - left - 2 * d.size, room.height() - 1.5 * d.line)
        axis = axis_for(sums, max(2, int(plot.width() // (7 * d.size))))
    d.scale(plot, axis, not chart.upright, lambda tick: number(int(tick)))
    each = (plot.width() if chart.upright else plot.height()) / max(1, len(chart.labels))
    thick = min(0.7 * each, 3.2 * d.line)
    if chart.upright:
        d.below(plot, chart.labels, lambda n: plot.left() + (n + 0.5) * each)
    for n, label in enumerate(chart.labels):
        middle = (plot.left() if chart.upright else plot.top()) + (n + 0.5) * each
        if not chart.upright:
            box = QRectF(room.left(), middle - d.line / 2, left - 0.6 * d.size, d.line)
            d.text(box, label, ALIGN.AlignRight | ALIGN.AlignVCenter)
        ends = {1: 0.0, -1: 0.0}
        for one in chart.series:
            value = float(one.values[n] or 0)
            if value:
                sign = 1 if value > 0 else -1
                begin, ends[sign] = ends[sign], ends[sign] + value
                box = _bar_box(plot, axis, chart.upright, middle, thick, begin, ends[sign])
                d.part(box, one)
                d.tell(box, f"{label}, {one.name}: {number(one.values[n])}", chart.moments, n)


def _bar_box(plot: QRectF, axis: Axis, upright: bool, middle: float, thick: float, begin: float, end: float) -> QRectF:
    low, high = sorted((axis.share(begin), axis.share(end)))
    if upright:
        top = plot.bottom() - high * plot.height()
        return QRectF(middle - thick / 2, top, thick, (high - low) * plot.height())
    return QRectF(plot.left() + low * plot.width(), middle - thick / 2, (high - low) * plot.width(), thick)
