"""The end of a game of Indonesia: where each player's money came from, rupiah by rupiah, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from indonesia_qt.board.model import BoardMap
from indonesia_qt.games.indonesia.analysis.statistics import MoneyMove
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import enumerated, figure, listed, signed, tr
from indonesia_qt.ui.charts.chart_drawing import ChartDrawing, hatch
from indonesia_qt.ui.charts.chart_model import Series
from indonesia_qt.ui.games.indonesia.chart_data import ChartSource, sources
from indonesia_qt.ui.games.indonesia.panels.result import how_won
from indonesia_qt.ui.games.indonesia.texts.game_texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.final_screen import Bar, FinalScreen
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.review.review_texts import LinkText
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.plain_text import Label, tip

HATCH_GAP = 5.0
"""Pixels between the lines over the money that was spent."""
MOMENTS = 6
"""The number of turns of fortune that are listed."""
SWATCH, AMOUNT = 22, 54
"""Pixels at 100 %: the width of a source's pattern in the table, and of a player's column."""


class SourceBar(Bar):
    """A bar of a player's income, a part for each source; its end is hatched as far as money was spent.

    `whole` is the income of the longest bar, in rupiah.
    """

    def __init__(self, context: Context, parts: list[tuple[Series, int]], whole: int) -> None:
        super().__init__()
        self.theme, self.whole = context.icons.theme, whole
        self.income = [(one, amount) for one, amount in parts if amount > 0]
        self.spent = -sum(amount for _, amount in parts if amount < 0)
        amounts = [(one.name, amount) for one, amount in parts if amount]
        self.setToolTip(tip("\n".join(f"{name}: {rupiah(amount)}" for name, amount in amounts)))
        spoken = enumerated(f"{name} {figure(amount)}" for name, amount in amounts)
        self.setAccessibleName(tr("Income and spending in rupiah: {amounts}", amounts=spoken))

    def lengths(self) -> tuple[float, float]:
        """Return the pixels up to the end of the money that is left, and up to the end of all income."""
        income = sum(amount for _, amount in self.income)
        pixel = (self.width() - 1) / max(1, self.whole)
        return max(0, income - self.spent) * pixel, income * pixel

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the parts side by side, and hatch the money that was spent over their end."""
        painter = QPainter(self)
        painter.setClipRect(QRectF(0, 0, self.grown * self.width(), self.height()))
        drawing = ChartDrawing(painter, QRectF(self.rect()), self.theme, 0.7 * self.fontMetrics().height())
        left, high = 0.5, self.height() - 5
        for one, amount in self.income:
            wide = amount / max(1, self.whole) * (self.width() - 1)
            drawing.part(QRectF(left, 2, wide, high), one)
            left += wide
        kept, all_ = self.lengths()
        if all_ > kept:
            self._hatch_out(painter, QRectF(0.5 + kept, 2, all_ - kept, high))

    def _hatch_out(self, painter: QPainter, box: QRectF) -> None:
        ink = self.theme.interface
        painter.fillRect(box.adjusted(0, -1, 1, 1), QColor(ink.raised))
        painter.setPen(QPen(QColor(ink.strong_line), 1))
        painter.drawLines(hatch(box, "/", HATCH_GAP))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)


class Swatch(QWidget):
    """The colour and pattern of a source of money, as the bars have it."""

    def __init__(self, context: Context, source: Series) -> None:
        super().__init__()
        self.theme, self.source = context.icons.theme, source
        self.setFixedSize(QSize(scaled(SWATCH), self.fontMetrics().height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a part of a bar."""
        painter = QPainter(self)
        drawing = ChartDrawing(painter, QRectF(self.rect()), self.theme, 0.7 * self.height())
        drawing.part(QRectF(self.rect()).adjusted(0.5, 2.5, -1.5, -2.5), self.source)


class IndonesiaFinal(FinalScreen):
    """Explains every rupiah of every player by a bar and in a table, and lists the turns of fortune."""

    def __init__(self, context: Context, game: Indonesia, final: State, board: BoardMap, source: ChartSource) -> None:
        self.source = source
        self.sources = sources(source).series
        super().__init__(context, game, final, board)

    def rule(self) -> str:
        """Return the rule that decided (R-END-03)."""
        return how_won(self.context.words, list(self.scores), list(self.places))

    def bar(self, seat: int) -> Bar:
        """Return the bar of a player's income, with what was spent."""
        whole = max(sum(amount for _, amount in self._parts(one) if amount > 0) for one in self.places)
        return SourceBar(self.context, self._parts(seat), whole)

    def explained(self) -> Sequence[QWidget]:
        """Return the table of the sources, whose columns add up to each player's final money."""
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(QMargins())
        grid.setHorizontalSpacing(scaled(12))
        grid.setVerticalSpacing(scaled(1))
        grid.setColumnStretch(len(self.places) + 2, 1)
        right = Qt.AlignmentFlag.AlignRight
        for column, seat in enumerate(self.places, start=2):
            name = icon_label(self.context.icons.seat(self.context.colours[seat]), 16)
            name.setAlignment(right)
            name.setAccessibleName(self.context.words.seats[seat])
            name.setToolTip(tip(name.accessibleName()))
            grid.addWidget(name, 0, column)
            grid.setColumnMinimumWidth(column, scaled(AMOUNT))
            for row, one in enumerate(self.sources, start=1):
                grid.addWidget(Label(_amount(one.values[seat]), alignment=right), row, column)
            total = Label(figure(self.scores[seat]), role="strong", alignment=right)
            grid.addWidget(total, len(self.sources) + 1, column)
        for row, one in enumerate(self.sources, start=1):
            grid.addWidget(Swatch(self.context, one), row, 0)
            grid.addWidget(Label(one.name), row, 1)
        grid.addWidget(Label(tr("Final money in rupiah"), role="strong"), len(self.sources) + 1, 1)
        return Label(tr("Bars show income; hatched parts show spending."), role="quiet", wordWrap=True), table

    def turns(self) -> list[LinkText]:
        """Return the largest gains and losses of money."""
        moments = self.source.course.moments(MOMENTS)
        return [LinkText(in_words(self.context.words, one), one.seat, max(0, one.at - 1)) for one in moments]

    def _parts(self, seat: int) -> list[tuple[Series, int]]:
        return [(one, int(one.values[seat] or 0)) for one in self.sources]


def _amount(value: float | None) -> str:
    """Return an amount in a cell of the table; income has no sign."""
    if not value:
        return "\N{EN DASH}"
    return figure(int(value)) if value > 0 else signed(int(value))


def in_words(words: IndonesiaTexts, moment: MoneyMove) -> str:
    """Return a sentence about a turn of a player's fortune."""
    values: dict[str, object] = {
        "year": moment.year,
        "player": words.seats[moment.seat],
        "amount": rupiah(abs(moment.amount)),
        "companies": listed([words.company(id) for id in moment.companies]),
    }
    match moment.cause, moment.amount > 0:
        case "merger", _:
            return tr("Year {year}: {player} pays {amount} in the merger of {companies}", **values)
        case "share", _:
            return tr("Year {year}: {player} receives {amount} in the merger of {companies}", **values)
        case "last_year", True:
            return tr("Year {year}: doubling the last year’s earnings brings {player} {amount}", **values)
        case "last_year", False:
            return tr("Year {year}: doubling the last year’s earnings costs {player} {amount}", **values)
        case _, True:
            return tr("Year {year}: {player} earns {amount} with {companies}", **values)
        case _:
            return tr("Year {year}: {player} loses {amount} with {companies}", **values)
