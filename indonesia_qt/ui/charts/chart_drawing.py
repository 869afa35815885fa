"""Draws charts: lines, bars, timetables and matrices, with keys and axes; one code for the screen and for files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from indonesia_qt.i18n.text import enumerated, labelled, tr
from indonesia_qt.ui.charts.chart_model import (
    Axis,
    Bars,
    Chart,
    Lines,
    Matrix,
    Moments,
    Series,
    Timetable,
    axis_for,
    number,
)
from indonesia_qt.ui.style.theme import (
    MAP_FAMILY,
    TEXT_FAMILY,
    Symbol,
    Theme,
    contrast,
    lining,
    mixed,
    readable_on,
    symbol_path,
)


def hatch(box: QRectF, slant: str, gap: float) -> list[QLineF]:
    """Lines across a rectangle that stay inside it."""
    lines: list[QLineF] = []
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    if slant == "-":
        lines += [QLineF(left, y, right, y) for y in _steps(top, bottom, gap)]
    elif slant == "|":
        lines += [QLineF(x, top, x, bottom) for x in _steps(left, right, gap)]
    if slant in "/x":
        for k in _steps(left + top, right + bottom, 1.4 * gap):
            a, b = max(left, k - bottom), min(right, k - top)
            lines.append(QLineF(a, k - a, b, k - b))
    if slant in "\\x":
        for k in _steps(top - right, bottom - left, 1.4 * gap):
            a, b = max(left, top - k), min(right, bottom - k)
            lines.append(QLineF(a, a + k, b, b + k))
    return lines


def _steps(first: float, last: float, gap: float) -> Iterator[float]:
    at = first + gap / 2
    while at < last:
        yield at
        at += gap


DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2.5), (1.2, 2), (7, 2.5, 1.2, 2.5), (3, 2))
"""In widths of the pen; the first line is drawn through."""
SYMBOLS: tuple[Symbol, ...] = ("circle", "triangle", "square", "diamond", "cross")
SLANTS = (None, "/", "-", "\\", "|", "x")
"""Patterns of parts; the first is plain."""
INKS = ("#ffffff", "#201810")
"""Of what is drawn on a colour of a series."""
EXTREMES = ("#ffffff", "#000000")
CELL_SHADES, WELL_READ = [share / 20 for share in range(17, -1, -1)], 7.0
"""How strong the colour of the highest number in a table may be, and the least contrast of the numbers on it."""
"""One of them can be read on every colour."""
SHADES, SEEN = (0.0, 0.15, 0.3, 0.45, 0.6), 2.0
"""Parts of the text's colour that are tried in lines and marks, and the contrast with the ground that they need."""
ALIGN = Qt.AlignmentFlag


class ChartSpot(NamedTuple):
    """A place in a chart with the text of its value; `moment` is when that was, if it has a time."""

    place: QRectF
    text: str
    moment: int | None = None


LOW = 16
"""A room is low below so many lines of text."""


class ChartDrawing:
    """A chart being drawn into `room`; `size` is that of its text in units of the painter.

    `spots` are the places of the values that were drawn, and `course` is that of lines from their first label to their
    last, if there are any. In a low room nothing says what is counted, and lines have
    their names at their ends instead of a key.
    """

    def __init__(self, painter: QPainter, room: QRectF, theme: Theme, size: float) -> None:
        self.painter, self.room, self.theme, self.size = painter, QRectF(room), theme, size
        self.ink = theme.interface
        self.font = QFont(TEXT_FAMILY)
        self.font.setPixelSize(round(size))
        self.font.setFeature(QFont.Tag("tnum"), 1)
        self.metrics = QFontMetricsF(self.font)
        self.line = self.metrics.height()
        self.is_low = room.height() < LOW * self.line
        self.spots: list[ChartSpot] = []
        self.course = QRectF()

    def draw(self, chart: Chart, *, is_titled: bool = True) -> None:
        """Draw the chart, usually with its title."""
        painter = self.painter
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.room, QColor(self.ink.field))
        pad = 1.2 * self.size
        self.room = self.room.adjusted(pad, 0.8 * pad, -pad, -pad)
        if is_titled:
            self.title(chart)
        _DRAWN[type(chart)](self, chart)
        painter.restore()

    # text

    def text(self, box: QRectF, text: str, align: Qt.AlignmentFlag, colour: str = "") -> None:
        """Write in one line, smaller where the box is too low for it; what doesn't fit is cut with dots."""
        font = QFont(self.font)
        font.setPixelSize(max(1, int(min(1.0, box.height() / self.line) * font.pixelSize())))
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour or self.ink.text))
        fitting = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
        self.painter.drawText(box, int(align) | Qt.TextFlag.TextSingleLine, fitting)

    def width(self, texts: Iterable[str]) -> float:
        """Return the width of the longest text."""
        return max((self.metrics.horizontalAdvance(text) for text in texts), default=0)

    def wrapped(self, text: str, width: float) -> list[str]:
        """Return a text in one line if it fits or is one word, or else in two of about the same width."""
        words = text.split(" ")
        pairs = [[" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words))]
        return [text] if self.width([text]) <= width or not pairs else min(pairs, key=self.width)

    def title(self, chart: Chart) -> None:
        """Write the title and what is counted, and leave the room below."""
        heading = lining(QFont(MAP_FAMILY))
        heading.setPixelSize(round(1.75 * self.size))
        high = QFontMetricsF(heading).height()
        self.painter.setFont(heading)
        self.painter.setPen(QColor(self.ink.heading))
        self.painter.drawText(QRectF(self.room.left(), self.room.top(), self.room.width(), high), 0, chart.title)
        self.room.setTop(self.room.top() + high)
        if self.is_low:
            self.room.setTop(self.room.top() + 0.3 * self.line)
            return
        self.painter.setFont(self.font)
        self.painter.setPen(QColor(self.ink.quiet_text))
        about = self.painter.boundingRect(self.room, Qt.TextFlag.TextWordWrap, chart.about)
        self.painter.drawText(about, Qt.TextFlag.TextWordWrap, chart.about)
        self.room.setTop(about.bottom() + 0.7 * self.line)

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

    def visible(self, colour: str) -> QColor:
        """Return the colour of a line or a mark, nearer to that of text where it would hardly be seen."""
        shades = (mixed(colour, self.ink.text, share) for share in SHADES)
        return next((shade for shade in shades if contrast(shade, self.ink.field) >= SEEN), QColor(self.ink.text))

    def pen(self, one: Series) -> QPen:
        """Return the pen of a series' line."""
        pen = QPen(self.visible(one.colour), 0.17 * self.size)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dashes = DASHES[one.look % len(DASHES)]
        if dashes:
            pen.setDashPattern(dashes)
        return pen

    def part(self, box: QRectF, one: Series, *, is_loss: bool = False) -> None:
        """Fill a part of a bar with its colour and pattern; a loss is hatched in that colour on a pale ground."""
        self.painter.setPen(QPen(mixed(one.colour, self.ink.text, 0.45), 0.07 * self.size))
        self.painter.setBrush(QColor(self.ink.field if is_loss else one.colour))
        self.painter.drawRect(box)
        slant = SLANTS[one.look % len(SLANTS)]
        if is_loss:
            self.painter.setPen(QPen(QColor(one.colour), 0.16 * self.size))
            self.painter.drawLines(hatch(box, slant or "/", 0.4 * self.size))
        elif slant:
            ink = readable_on(one.colour, *INKS)
            self.painter.setPen(QPen(mixed(one.colour, ink, 0.55), 0.09 * self.size))
            self.painter.drawLines(hatch(box, slant, 0.5 * self.size))

    @property
    def band(self) -> QColor:
        """The ground of a stretch that is pointed out."""
        return mixed(self.ink.field, self.ink.accent, 0.14)

    # frames

    def scale(self, plot: QRectF, axis: Axis, *, across: bool) -> None:
        """Draw the lines and numbers of an axis of values."""
        painter = self.painter
        for tick in axis.ticks():
            strong = tick == 0
            painter.setPen(QPen(QColor(self.ink.strong_line if strong else self.ink.line), 0.08 * self.size))
            if across:
                x = plot.left() + axis.share(tick) * plot.width()
                painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()))
                self._label_below(plot, x, number(int(tick)))
            else:
                y = plot.bottom() - axis.share(tick) * plot.height()
                painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
                box = QRectF(
                    self.room.left(), y - self.line / 2, plot.left() - self.room.left() - 0.5 * self.size, self.line
                )
                self.text(box, number(int(tick)), ALIGN.AlignRight | ALIGN.AlignVCenter, self.ink.quiet_text)

    def width_of(self, axis: Axis) -> float:
        """Return the room for the numbers beside an upright axis."""
        return self.width(number(int(tick)) for tick in axis.ticks()) + 0.9 * self.size

    def below(self, plot: QRectF, labels: Sequence[str], centre: Callable[[int], float]) -> None:
        """Write the labels under a chart, as many as fit."""
        each = plot.width() / max(1, len(labels))
        skip = max(1, -(-int(self.width(labels) + self.size) // max(1, int(each))))
        for n, label in enumerate(labels):
            if n % skip == 0:
                self._label_below(plot, centre(n), label)

    def _label_below(self, plot: QRectF, x: float, text: str) -> None:
        box = QRectF(x - 5 * self.size, plot.bottom() + 0.5 * self.line, 10 * self.size, self.line)
        self.text(box, text, ALIGN.AlignHCenter, self.ink.quiet_text)

    def room_for(self, names: Iterable[str], share: float) -> float:
        """Return the width of the names of rows, at most a share of the room."""
        return min(self.width(names), share * self.room.width()) + 0.9 * self.size

    def name_row(self, text: str, top: float, width: float, height: float) -> QRectF:
        """Write the name of a row at the left, and return its place."""
        box = QRectF(self.room.left(), top, width - 0.6 * self.size, height)
        self.text(box, text, ALIGN.AlignRight | ALIGN.AlignVCenter)
        return box

    def plot(self, left: float, right: float = 0.0) -> QRectF:
        """Return the room above the labels and between the margins."""
        return self.room.adjusted(left, 0, -right, -1.5 * self.line)

    def add_spot(self, place: QRectF, text: str, moments: Moments, label: int) -> None:
        """Note the place of a value of a label, which was at one of the moments if there are any."""
        self.spots.append(ChartSpot(place, text, moments[label] if moments else None))


def draw_lines(d: ChartDrawing, chart: Lines) -> None:
    """Draw the lines under their key, or with their names at their ends."""

    def sample(box: QRectF, one: Series) -> None:
        d.painter.setPen(d.pen(one))
        d.painter.drawLine(QLineF(box.left(), box.center().y(), box.right(), box.center().y()))
        d.symbol(box.center(), one.look, d.visible(one.colour).name(), 0.36 * d.size)

    names = 0.0
    if d.is_low:
        names = d.size + d.room_for((one.name for one in chart.series), 0.35)
        d.room.setTop(d.room.top() + (d.line if chart.turns else 0))
    else:
        d.key(chart.series, sample)
    values = [float(v) for one in chart.series for v in one.values if v is not None]
    most = max(2, int(d.room.height() // (3 * d.line)))
    axis = Axis(1, max([2.0, *values]), 1) if chart.ranks else axis_for(values, most)
    plot = d.plot(d.width_of(axis), d.size + names)
    if chart.ranks:
        pad = 0.9 * d.size
        plot = plot.adjusted(0, pad, 0, -pad)
    d.course = plot
    shown = Axis(axis.high, axis.low, -axis.step) if chart.ranks else axis
    gap = plot.width() / max(1, len(chart.labels) - 1)
    for turn in chart.turns:
        band = QRectF(plot.left() + (turn.label + 0.25) * gap, plot.top(), 0.5 * gap, plot.height())
        d.painter.fillRect(band, d.band)
    d.scale(plot, shown, across=False)
    foot = plot.adjusted(0, 0, 0, 0.9 * d.size) if chart.ranks else plot
    d.below(foot, chart.labels, lambda n: plot.left() + n * gap)
    ends: list[tuple[float, Series]] = []
    for one in chart.series:
        points = [
            (n, QPointF(plot.left() + n * gap, plot.bottom() - shown.share(v) * plot.height()))
            for n, v in enumerate(one.values)
            if v is not None
        ]
        ends += [(points[-1][1].y(), one)] if points else []
        path = QPainterPath()
        for n, (_, point) in enumerate(points):
            path.lineTo(point) if n else path.moveTo(point)
        d.painter.setPen(d.pen(one))
        d.painter.setBrush(Qt.BrushStyle.NoBrush)
        d.painter.drawPath(path)
        for n, point in points:
            d.symbol(point, one.look, d.visible(one.colour).name(), 0.34 * d.size)
            reach = 0.8 * d.size
            place = QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)
            d.add_spot(
                place, labelled(enumerated((one.name, chart.labels[n])), number(one.values[n])), chart.moments, n
            )
    if d.is_low:
        _name_ends(d, QRectF(plot.right() + 0.7 * d.size, plot.top(), names + d.size, plot.height()), ends)
    for turn in chart.turns:
        one, radius = chart.series[turn.series], 0.45 * d.size
        above = QPointF(plot.left() + (turn.label + 0.5) * gap, plot.top() - 1.5 * radius)
        d.symbol(above, one.look, d.visible(one.colour).name(), radius)
        place = QRectF(above.x() - gap / 2, above.y() - 2 * radius, gap, 3.5 * radius)
        d.spots.append(ChartSpot(place, turn.text, turn.moment))


def _name_ends(d: ChartDrawing, box: QRectF, ends: list[tuple[float, Series]]) -> None:
    """Write the names of lines with their symbols in a box, each as near as it can be to where its line ends."""
    ends.sort(key=lambda end: end[0])
    lowest = box.bottom() + d.line / 2
    top = box.top() - d.line
    for n, (y, one) in enumerate(ends):
        top = max(top + d.line, min(y - d.line / 2, lowest - (len(ends) - n) * d.line))
        at = QPointF(box.left() + 0.4 * d.size, top + d.line / 2)
        d.symbol(at, one.look, d.visible(one.colour).name(), 0.34 * d.size)
        d.text(QRectF(box.left() + d.size, top, box.width() - d.size, d.line), one.name, ALIGN.AlignVCenter)


def draw_bars(d: ChartDrawing, chart: Bars) -> None:
    """Draw the bars under their key."""
    d.key(chart.series, lambda box, one: d.part(box.adjusted(0, 0.15 * d.line, 0, -0.15 * d.line), one))
    sums = [
        sum(float(v) for one in chart.series if (v := one.values[n]) and (v > 0) == (sign > 0))
        for n in range(len(chart.labels))
        for sign in (1, -1)
    ]
    if chart.upright:
        axis = axis_for(sums, max(2, int(d.room.height() // (3 * d.line))))
        left = d.width_of(axis)
        plot = d.plot(left)
    else:
        left = d.room_for(chart.labels, 0.3)
        plot = d.plot(left, 2 * d.size)
        axis = axis_for(sums, max(2, int(plot.width() // (7 * d.size))))
    d.scale(plot, axis, across=not chart.upright)
    each = (plot.width() if chart.upright else plot.height()) / max(1, len(chart.labels))
    thick = min(0.7 * each, 3.2 * d.line)
    if chart.upright:
        d.below(plot, chart.labels, lambda n: plot.left() + (n + 0.5) * each)
    for n, label in enumerate(chart.labels):
        middle = (plot.left() if chart.upright else plot.top()) + (n + 0.5) * each
        if not chart.upright:
            d.name_row(label, middle - each / 2, left, each)
        ends = {1: 0.0, -1: 0.0}
        for one in chart.series:
            value = float(one.values[n] or 0)
            if value:
                sign = 1 if value > 0 else -1
                begin, ends[sign] = ends[sign], ends[sign] + value
                box = _bar_box(plot, axis, chart.upright, middle, thick, begin, ends[sign])
                d.part(box, one)
                d.add_spot(box, labelled(enumerated((label, one.name)), number(one.values[n])), chart.moments, n)


def _bar_box(plot: QRectF, axis: Axis, upright: bool, middle: float, thick: float, begin: float, end: float) -> QRectF:
    low, high = sorted((axis.share(begin), axis.share(end)))
    if upright:
        top = plot.bottom() - high * plot.height()
        return QRectF(middle - thick / 2, top, thick, (high - low) * plot.height())
    return QRectF(plot.left() + low * plot.width(), middle - thick / 2, (high - low) * plot.width(), thick)


def draw_timetable(d: ChartDrawing, chart: Timetable) -> None:
    """Draw a row for each span."""

    def sample(box: QRectF, one: Series) -> None:
        d.symbol(box.center(), one.look, one.colour, 0.4 * d.size)

    d.key(chart.owners, sample)
    left = d.room_for((span.name for span in chart.spans), 0.3)
    plot = d.plot(left)
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
        at = QPointF(min(box.left() + 0.9 * d.size, box.center().x()), box.center().y())
        d.symbol(at, span.look, readable_on(span.colour, *INKS), min(0.3 * box.height(), 0.4 * d.size))
        name = d.name_row(span.name, plot.top() + n * row, left, row)
        years = tr("{first} to {last}", first=chart.labels[span.begin], last=chart.labels[span.end])
        d.add_spot(
            box.united(name), labelled(span.name, enumerated((span.description, years))), chart.moments, span.begin
        )


def _join(d: ChartDrawing, ended: QRectF, begun: QRectF, colour: str, lane: int) -> None:
    """A line from the end of a span to the beginning of the one that it goes over into, beside others' lanes."""
    x = begun.left() + (0.25 + 0.3 * lane) * d.size
    path = QPainterPath(QPointF(ended.right(), ended.center().y()))
    path.lineTo(x, ended.center().y())
    path.lineTo(x, begun.center().y())
    d.painter.setPen(QPen(QColor(colour), 0.16 * d.size))
    d.painter.setBrush(Qt.BrushStyle.NoBrush)
    d.painter.drawPath(path)


def draw_matrix(d: ChartDrawing, chart: Matrix) -> None:
    """Draw the numbers with the names of rows and columns."""
    room = d.room
    left = d.room_for([*chart.rows, chart.row_title], 0.35)
    wide = min((room.width() - left) / max(1, len(chart.columns)), 11 * d.size)
    titles = [d.wrapped(column, wide - 3) for column in chart.columns]
    head = ((1.4 if chart.column_title else 0.3) + max(map(len, titles), default=1)) * d.line
    grid = room.adjusted(left, head, 0, 0)
    high = min(grid.height() / max(1, len(chart.rows)), 3 * d.line)
    most = max((abs(float(v)) for line in chart.cells for v in line if v), default=1.0)
    quiet = d.ink.quiet_text
    above = QRectF(grid.left(), room.top(), wide * len(chart.columns), d.line)
    if chart.column_title:
        d.text(above, chart.column_title, ALIGN.AlignLeft, quiet)
    d.text(QRectF(room.left(), grid.top() - 1.2 * d.line, left, d.line), chart.row_title, ALIGN.AlignLeft, quiet)
    for n, title in enumerate(titles):
        for above_grid, words in enumerate(reversed(title)):
            box = QRectF(grid.left() + n * wide, grid.top() - (1.2 + above_grid) * d.line, wide - 3, d.line)
            d.text(box, words, ALIGN.AlignHCenter, quiet)
    ink = readable_on(d.ink.field, *EXTREMES)
    strongest = next(
        share for share in CELL_SHADES if contrast(ink, mixed(d.ink.field, d.ink.accent, share)) >= WELL_READ
    )
    for r, (row, line) in enumerate(zip(chart.rows, chart.cells, strict=True)):
        d.name_row(row, grid.top() + r * high, left, high)
        for c, value in enumerate(line):
            box = QRectF(grid.left() + c * wide, grid.top() + r * high, wide, high).adjusted(1, 1, -1, -1)
            shade = mixed(d.ink.field, d.ink.accent, strongest * abs(float(value)) / most if value else 0.04)
            d.painter.fillRect(box, shade)
            if value is not None:
                if high > 0.8 * d.line:
                    d.text(box, number(value), ALIGN.AlignCenter, ink)
                d.add_spot(box, labelled(enumerated((row, chart.columns[c])), number(value)), chart.moments, c)


_DRAWN: dict[type[Chart], Callable[[ChartDrawing, Any], None]] = {
    Lines: draw_lines,
    Bars: draw_bars,
    Timetable: draw_timetable,
    Matrix: draw_matrix,
}
