"""What every chart is drawn with: text, keys, marks, pens and patterns of series, axes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTransform

from indonesia_qt.ui.charts.axis import Axis
from indonesia_qt.ui.charts.chart_model import Chart, Moments, Series
from indonesia_qt.ui.charts.hatching import hatch
from indonesia_qt.ui.style.theme import MAP_FAMILY, TEXT_FAMILY, Symbol, Theme, lining, mixed, readable_on, symbol_path

DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2.5), (1.2, 2), (7, 2.5, 1.2, 2.5), (3, 2))
"""In widths of the pen; the first line is drawn through."""
SYMBOLS: tuple[Symbol, ...] = ("circle", "triangle", "square", "diamond", "cross")
SLANTS = (None, "/", "-", "\\", "|", "x")
"""Patterns of parts; the first is plain."""
ALIGN = Qt.AlignmentFlag


class ChartSpot(NamedTuple):
    """A place in a chart that has something to tell; `moment` is when that was, if it has a time."""

    place: QRectF
    text: str
    moment: int | None = None


class Canvas:
    """What a chart is drawn with, into `room`; `size` is that of its text in units of the painter.

    `spots` tell the values where they are drawn.
    """

    def __init__(self, painter: QPainter, room: QRectF, theme: Theme, size: float) -> None:
        self.painter, self.room, self.theme, self.size = painter, QRectF(room), theme, size
        self.ink = theme.interface
        self.font = QFont(TEXT_FAMILY)
        self.font.setPixelSize(round(size))
        self.font.setFeature(QFont.Tag("tnum"), 1)
        self.metrics = QFontMetricsF(self.font)
        self.line = self.metrics.height()
        self.spots: list[ChartSpot] = []

    # text

    def text(self, box: QRectF, text: str, align: Qt.AlignmentFlag, colour: str = "") -> None:
        """Write in one line; what doesn't fit is cut with dots."""
        self.painter.setFont(self.font)
        self.painter.setPen(QColor(colour or self.ink.text))
        fitting = self.metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
        self.painter.drawText(box, int(align) | Qt.TextFlag.TextSingleLine, fitting)

    def width(self, texts: Iterable[str]) -> float:
        """The width of the longest text."""
        return max((self.metrics.horizontalAdvance(text) for text in texts), default=0)

    def title(self, chart: Chart) -> None:
        """Write the title and what is counted, and leave the room below."""
        heading = lining(QFont(MAP_FAMILY))
        heading.setPixelSize(round(1.75 * self.size))
        high = QFontMetricsF(heading).height()
        self.painter.setFont(heading)
        self.painter.setPen(QColor(self.ink.heading))
        self.painter.drawText(QRectF(self.room.left(), self.room.top(), self.room.width(), high), 0, chart.title)
        self.room.setTop(self.room.top() + high)
        about = QRectF(self.room.left(), self.room.top(), self.room.width(), self.line)
        self.text(about, chart.about, ALIGN.AlignLeft, self.ink.quiet_text)
        self.room.setTop(self.room.top() + 1.7 * self.line)

    # keys

    def key(self, series: Sequence[Series], paint: Callable[[QRectF, Series], None]) -> None:
        """Explain the series in rows above the chart."""
        box, gap = 1.9 * self.size, 1.4 * self.size
        x, y = self.room.left(), self.room.top()
        for one in series:
            wide = box + 0.4 * self.size + self.width([one.name])
            if x + wide > self.room.right() and x > self.room.left():
                x, y = self.room.left(), y + 1.25 * self.line
            paint(QRectF(x, y, box, self.line), one)
            self.text(QRectF(x + box + 0.4 * self.size, y, wide, self.line), one.name, ALIGN.AlignVCenter)
            x += wide + gap
        self.room.setTop(y + 2 * self.line)

    def symbol(self, at: QPointF, look: int, colour: str, radius: float) -> None:
        """Draw a series' mark."""
        place = QTransform.fromTranslate(at.x(), at.y()).scale(radius, radius)
        self.painter.setPen(QPen(QColor(self.ink.field), 0.09 * self.size))
        self.painter.setBrush(QColor(colour))
        self.painter.drawPath(place.map(symbol_path(SYMBOLS[look % len(SYMBOLS)])))

    def pen(self, one: Series) -> QPen:
        """The pen of a series' line."""
        pen = QPen(QColor(one.colour), 0.17 * self.size)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dashes = DASHES[one.look % len(DASHES)]
        if dashes:
            pen.setDashPattern(dashes)
        return pen

    def part(self, box: QRectF, one: Series) -> None:
        """Fill a part of a bar with its colour and pattern."""
        self.painter.setPen(QPen(mixed(one.colour, self.ink.text, 0.45), 0.07 * self.size))
        self.painter.setBrush(QColor(one.colour))
        self.painter.drawRect(box)
        slant = SLANTS[one.look % len(SLANTS)]
        if slant:
            ink = readable_on(one.colour, "#ffffff", "#201810")
            pen = QPen(mixed(one.colour, ink, 0.55), 0.09 * self.size)
            self.painter.setPen(pen)
            self.painter.drawLines(hatch(box, slant, 0.5 * self.size))

    # frames

    def scale(self, plot: QRectF, axis: Axis, across: bool, write: Callable[[float], str]) -> None:
        """Draw the lines and numbers of an axis of values."""
        painter = self.painter
        for tick in axis.ticks():
            strong = tick == 0
            painter.setPen(QPen(QColor(self.ink.strong_line if strong else self.ink.line), 0.08 * self.size))
            if across:
                x = plot.left() + axis.share(tick) * plot.width()
                painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()))
                box = QRectF(x - 60, plot.bottom() + 0.3 * self.size, 120, self.line)
                self.text(box, write(tick), ALIGN.AlignHCenter, self.ink.quiet_text)
            else:
                y = plot.bottom() - axis.share(tick) * plot.height()
                painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
                box = QRectF(
                    self.room.left(), y - self.line / 2, plot.left() - self.room.left() - 0.5 * self.size, self.line
                )
                self.text(box, write(tick), ALIGN.AlignRight | ALIGN.AlignVCenter, self.ink.quiet_text)

    def below(self, plot: QRectF, labels: Sequence[str], centre: Callable[[int], float]) -> None:
        """Write the labels under a chart, as many as fit."""
        each = plot.width() / max(1, len(labels))
        skip = max(1, -(-int(self.width(labels) + self.size) // max(1, int(each))))
        for n, label in enumerate(labels):
            if n % skip == 0:
                box = QRectF(centre(n) - 60, plot.bottom() + 0.3 * self.size, 120, self.line)
                self.text(box, label, ALIGN.AlignHCenter, self.ink.quiet_text)

    def tell(self, place: QRectF, text: str, moments: Moments, label: int) -> None:
        """Have a place tell something of a label, which was at one of the moments if there are any."""
        self.spots.append(ChartSpot(place, text, moments[label] if moments else None))
