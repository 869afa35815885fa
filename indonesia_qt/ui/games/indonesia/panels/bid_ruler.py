"""What decides about a bid on one ruler of money: the bids, what the company is worth, and what each can pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme, faded, symbol_path
from indonesia_qt.ui.widgets.plain_text import tip

SMALL = 0.86
"""The size of the letters beside the text around the ruler."""
POINTER, BAND, STEM, SYMBOL, BELOW = 7, 7, 16, 5.2, 24
"""Pixels at 100 %: the height of a pointer, half that of the band; from the line down to a symbol's middle, about the
radius of a symbol, and down to the names."""
BETWEEN, APART = 13, 2
"""Pixels at 100 %: between two symbols at least, and between the rows of the worth and of the bids."""
LEAST_WIDTH, WIDEST_NAME = 200, 64
"""Pixels at 100 %: of the ruler at least, and of a name at most."""
ROWS = 2
"""The rows of names below the symbols where there are several."""
MOST_STEPS = 6
"""So many marks of the scale at most."""


class Purse(NamedTuple):
    """A player who can still bid: name, number of the colour, the cash in rupiah, and whether the player is asked."""

    name: str
    colour: int
    cash: int
    is_own: bool


class WorthBand(NamedTuple):
    """The rupiah that the company is worth at least and at most, and wordings of it, the longest first."""

    low: int
    high: int
    wordings: Sequence[str]


class PurseLabel(NamedTuple):
    """The middle of the symbol of a purse, and its words in a row below it, in pixels from the left."""

    purse: Purse
    x: float
    row: int
    text: str
    begin: float
    end: float


class BidRuler(QWidget):
    """Shows from 0 to a round sum where the bids start (`start`), the highest one, the worth and the purses.

    A pointer shows the amount that is entered. A click, or dragging, picks the nearest of the `bids`: `picked` carries
    it.
    """

    accessible_role = QAccessible.Role.Graphic

    picked = Signal(int)

    def __init__(
        self, theme: Theme, bids: range, start: int, highest: int, worth: WorthBand | None, purses: Sequence[Purse]
    ) -> None:
        super().__init__()
        self.theme, self.bids, self.start, self.highest, self.worth = theme, bids, start, highest, worth
        self.purses = sorted(purses, key=lambda purse: purse.cash)
        self.bid = bids[0]
        most = max(bids[0], worth.high if worth else 0, *(purse.cash for purse in purses))
        self.step = next(
            digit * 10**power for power, digit in product(range(12), (1, 2, 5)) if most < MOST_STEPS * digit * 10**power
        )
        self.end = self.step * (most // self.step + 1)
        """The round sum at the right end."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self.setAccessibleName(tr("Bids, worth and cash"))

    def say(self, text: str) -> None:
        """Have the figures said in words, to a screen reader and beside the pointer."""
        self.setAccessibleDescription(text)
        self.setToolTip(tip(text))

    def show_bid(self, bid: int) -> None:
        """Show the amount that is entered."""
        self.bid = bid
        self.update()

    def x_of(self, amount: float) -> float:
        """Return where an amount lies, in pixels from the left."""
        left, right = self._ends()
        return left + (right - left) * amount / self.end

    def sizeHint(self) -> QSize:
        """Return a size with a row for the worth and one for the bids, the line, and rows for the purses."""
        rows = 1 if len(self.purses) == 1 else ROWS
        below = scaled(BELOW) + QFontMetricsF(self._letters()).height() * rows
        return QSize(scaled(LEAST_WIDTH), round(self._line + below))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the bid under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pick(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pick the bid to which the pointer is dragged."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(event.position().x())

    def _pick(self, x: float) -> None:
        left, right = self._ends()
        number = round(((x - left) / (right - left) * self.end - self.bids[0]) / self.bids.step)
        self.picked.emit(self.bids[min(len(self.bids) - 1, max(0, number))])

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the worth, the scale, the bids over it, and the purses below it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._letters())
        if self.worth:
            self._paint_worth(painter, self.worth)
        self._paint_scale(painter)
        self._paint_bids(painter)
        for label in self.labels():
            self._paint_purse(painter, label)

    def _letters(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(SMALL * font.pointSizeF())
        return font

    def _ends(self) -> tuple[float, float]:
        """Where the line begins and ends, in pixels from the left: its ends are said beside it."""
        metrics, gap = QFontMetricsF(self._letters()), scaled(5)
        return metrics.horizontalAdvance("0") + gap, self.width() - metrics.horizontalAdvance(figure(self.end)) - gap

    @property
    def _line(self) -> float:
        """Where the line lies, in pixels from the top."""
        high = QFontMetricsF(self._letters()).height()
        return (high + scaled(APART) if self.worth else 0) + high + scaled(POINTER)

    def _paint_worth(self, painter: QPainter, worth: WorthBand) -> None:
        ink, y, half = self.theme.interface, self._line, scaled(BAND)
        left, right = self.x_of(worth.low), self.x_of(worth.high)
        band = QRectF(left, y - half, max(3.0, right - left), 2 * half)
        painter.setPen(QPen(QColor(ink.good), 1.2))
        painter.setBrush(faded(ink.good, 0.22))
        painter.drawRoundedRect(band, 2, 2)
        metrics = painter.fontMetrics()
        text = next((one for one in worth.wordings if metrics.horizontalAdvance(one) <= self.width()), "")
        begin = self._around(band.center().x(), metrics.horizontalAdvance(text))
        painter.drawText(QPointF(begin, metrics.ascent()), text)

    def _paint_scale(self, painter: QPainter) -> None:
        ink, y = self.theme.interface, self._line
        left, right = self._ends()
        start, high = self.x_of(self.start), painter.fontMetrics().height()
        painter.setPen(QPen(QColor(ink.strong_line), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(left, y), QPointF(start, y))
        painter.setPen(QPen(QColor(ink.strong_line), 2))
        painter.drawLine(QPointF(start, y), QPointF(right, y))
        painter.drawLine(QPointF(start, y - scaled(4)), QPointF(start, y + scaled(4)))
        painter.setPen(QPen(QColor(ink.strong_line), 1))
        for amount in range(0, self.end + 1, self.step):
            painter.drawLine(QPointF(self.x_of(amount), y), QPointF(self.x_of(amount), y + scaled(3)))
        painter.setPen(QColor(ink.quiet_text))
        row = QRectF(0, y - high / 2, self.width(), high)
        painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, figure(0))
        painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure(self.end))

    def _paint_bids(self, painter: QPainter) -> None:
        """Paint the highest bid, and right of it that which is entered, as a handle."""
        ink, metrics, y = self.theme.interface, painter.fontMetrics(), self._line
        high, gap, text = metrics.height(), scaled(4), figure(self.bid)
        wide = metrics.horizontalAdvance(text) + 2 * gap
        x, highest = self.x_of(self.bid), self.x_of(self.highest)
        handle = QRectF(self._around(x, wide), y - scaled(POINTER) - high, wide, high)
        own = metrics.horizontalAdvance(figure(self.highest))
        begin = min(highest - own / 2, handle.left() - gap - own)
        if begin >= 0:
            painter.setPen(QColor(ink.text))
            baseline = handle.top() + metrics.ascent()
            painter.drawText(QPointF(begin, baseline), figure(self.highest))
        for at, colour in ((x, ink.accent), (highest, ink.text)):
            half, top = scaled(POINTER) * 0.75, y - scaled(POINTER) - 1
            painter.setPen(QPen(QColor(ink.window), 1))
            painter.setBrush(QColor(colour))
            painter.drawPolygon(QPolygonF([QPointF(at, y), QPointF(at - half, top), QPointF(at + half, top)]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.accent))
        painter.drawRoundedRect(handle, 3, 3)
        painter.setPen(QColor(ink.on_accent))
        painter.drawText(handle, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_purse(self, painter: QPainter, label: PurseLabel) -> None:
        ink, purse, y = self.theme.interface, label.purse, self._line
        look, high = self.theme.seat(purse.colour), painter.fontMetrics().height()
        at = QPointF(label.x, y + scaled(STEM))
        painter.setPen(QPen(QColor(ink.text), 1))
        painter.drawLine(QPointF(self.x_of(purse.cash), y), at)
        radius = scaled(100) / 100 * SYMBOL
        painter.setBrush(QColor(look.colour))
        painter.drawPath(QTransform().translate(at.x(), at.y()).scale(radius, radius).map(symbol_path(look.symbol)))
        painter.setPen(QColor(ink.text if purse.is_own else ink.quiet_text))
        baseline = y + scaled(BELOW) + label.row * high + painter.fontMetrics().ascent()
        painter.drawText(QPointF(label.begin, baseline), label.text)

    def _around(self, x: float, wide: float) -> float:
        """Where something begins that lies around `x`, but inside the ruler."""
        return min(max(0.0, x - wide / 2), self.width() - wide)

    def labels(self) -> Iterator[PurseLabel]:
        """Yield where each purse has its symbol and its words, in which nothing covers another.

        A name that has no room is left out, and then the sum.
        """
        metrics, gap = QFontMetricsF(self._letters()), scaled(5)
        ends = [-float(gap)] * ROWS
        for purse, x in zip(self.purses, self._apart([self.x_of(purse.cash) for purse in self.purses]), strict=True):
            name = metrics.elidedText(purse.name, Qt.TextElideMode.ElideRight, scaled(WIDEST_NAME))
            sum_ = figure(purse.cash)
            for text, row in product((f"{name} {sum_}", sum_, ""), range(ROWS)):
                wide = metrics.horizontalAdvance(text)
                begin = self._around(x, wide)
                if not text or begin >= ends[row] + gap:
                    ends[row] = max(ends[row], begin + wide)
                    yield PurseLabel(purse, x, row, text, begin, begin + wide)
                    break

    def _apart(self, places: Sequence[float]) -> list[float]:
        """The places, moved so far that symbols don't cover each other."""
        apart, room = list[float](), scaled(BETWEEN)
        for x in places:
            apart.append(max(x, apart[-1] + room) if apart else x)
        most = float(self.width() - scaled(SYMBOL) - 1)
        for number in reversed(range(len(apart))):
            apart[number] = min(apart[number], most)
            most = apart[number] - room
        return apart
