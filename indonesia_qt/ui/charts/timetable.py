"""Draws what lasted from when to when, and what it went over into."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.charts.chart_canvas import ALIGN, Canvas
from indonesia_qt.ui.charts.chart_model import Series, Timetable
from indonesia_qt.ui.style.theme import readable_on


def draw_timetable(d: Canvas, chart: Timetable) -> None:
    """Draw a row for each span."""

    def sample(box: QRectF, one: Series) -> None:
        d.symbol(box.center(), one.look, one.colour, 0.4 * d.size)

    d.key(chart.owners, sample)
    room = d.room
    left = min(d.width(span.name for span in chart.spans), 0.3 * room.width()) + 0.9 * d.size
    plot = QRectF(room.left() + left, room.top(), room.width() - left, room.height() - 1.5 * d.line)
    year = plot.width() / max(1, len(chart.labels))
    row = min(plot.height() / max(1, len(chart.spans)), 2 * d.line)
    plot.setHeight(row * max(1, len(chart.spans)))
    d.painter.setPen(QPen(QColor(d.ink.line), 0.08 * d.size))
    for n in range(len(chart.labels) + 1):
        x = plot.left() + n * year
        d.painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()))
    d.below(plot, chart.labels, lambda n: plot.left() + (n + 0.5) * year)
    boxes = [
        QRectF(plot.left() + span.begin * year, plot.top() + (n + 0.14) * row, 0, 0.72 * row)
        for n, span in enumerate(chart.spans)
    ]
    for span, box in zip(chart.spans, boxes, strict=True):
        late = 0.5 if span.joins is not None else 1.0
        early = 0.5 if any(other.joins is not None and chart.spans[other.joins] is span for other in chart.spans) else 0
        box.setLeft(box.left() + early * year)
        box.setRight(max(box.left() + 0.25 * year, plot.left() + (span.end + late) * year))
    targets = list(dict.fromkeys(span.joins for span in chart.spans if span.joins is not None))
    for span, box in zip(chart.spans, boxes, strict=True):
        if span.joins is not None:
            lane = sum(boxes[n].left() == boxes[span.joins].left() for n in targets[: targets.index(span.joins)])
            _join(d, box, boxes[span.joins], span.colour, lane)
    for n, (span, box) in enumerate(zip(chart.spans, boxes, strict=True)):
        d.painter.setPen(Qt.PenStyle.NoPen)
        d.painter.setBrush(QColor(span.colour))
        d.painter.drawRoundedRect(box, 0.2 * row, 0.2 * row)
        _owner_mark(d, box, span.look, span.colour)
        name = QRectF(room.left(), plot.top() + n * row, left - 0.6 * d.size, row)
        d.text(name, span.name, ALIGN.AlignRight | ALIGN.AlignVCenter)
        years = tr("{first} to {last}", first=chart.labels[span.begin], last=chart.labels[span.end])
        d.tell(box.united(name), f"{span.name}: {span.told}, {years}", chart.moments, span.begin)


def _owner_mark(d: Canvas, box: QRectF, look: int, colour: str) -> None:
    radius = min(0.3 * box.height(), 0.4 * d.size)
    at = QPointF(min(box.left() + 0.9 * d.size, box.center().x()), box.center().y())
    d.symbol(at, look, readable_on(colour, "#ffffff", "#201810"), radius)


def _join(d: Canvas, ended: QRectF, begun: QRectF, colour: str, lane: int) -> None:
    """A line from the end of a span to the beginning of the one that it goes over into, beside others' lanes."""
    x = begun.left() + (0.25 + 0.3 * lane) * d.size
    path = QPainterPath(QPointF(ended.right(), ended.center().y()))
    path.lineTo(x, ended.center().y())
    path.lineTo(x, begun.center().y())
    d.painter.setPen(QPen(QColor(colour), 0.16 * d.size))
    d.painter.setBrush(Qt.BrushStyle.NoBrush)
    d.painter.drawPath(path)
