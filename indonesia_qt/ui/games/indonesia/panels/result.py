"""The panel when the game is over: the winner, the sources of the money, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from indonesia_qt.core.session import Hint
from indonesia_qt.games.indonesia.analysis.ledger import Figure
from indonesia_qt.games.indonesia.analysis.statistics import MoneyMove
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, enumerated, figure, listed, phrase, signed, tr
from indonesia_qt.ui.charts.chart_drawing import ChartDrawing, hatch
from indonesia_qt.ui.charts.chart_model import Series
from indonesia_qt.ui.games.indonesia.chart_data import ChartSource, sources
from indonesia_qt.ui.games.indonesia.ledger_view import figure_link, open_figures
from indonesia_qt.ui.games.indonesia.texts.game_texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.panels.result import ResultPanel
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.plain_text import Label, tip
from indonesia_qt.ui.widgets.rich_text import Rich, rich

LINKS_BY_KEYS = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
PLAIN = "text-decoration: none"
HATCH_GAP = 5.0
"""Pixels between the lines over the money that was spent."""
MOMENTS = 6
"""The number of turns of fortune that are listed."""


class SourceBar(QWidget):
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

    def sizeHint(self) -> QSize:
        """Return a size as high as a line."""
        return QSize(120, self.fontMetrics().height())

    def lengths(self) -> tuple[float, float]:
        """Return the pixels up to the end of the money that is left, and up to the end of all income."""
        income = sum(amount for _, amount in self.income)
        pixel = (self.width() - 1) / max(1, self.whole)
        return max(0, income - self.spent) * pixel, income * pixel

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the parts side by side, and hatch the money that was spent over their end."""
        painter = QPainter(self)
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


class IndonesiaResult(ResultPanel):
    """Shows where each player's money came from, and the key moments.

    Signals:
        moment_clicked(made): a key moment was clicked, before which so many decisions had been made.
        figure_requested(seat, figure): the lines in the ledger of a player's sum of money are to be listed.
    """

    moment_clicked = Signal(int)
    figure_requested = Signal(int, str)

    charts_hold = phrase("Money, companies, goods and cities over the years")

    def __init__(
        self, context: Context, game: Indonesia, final: State, source: ChartSource, hints: Sequence[Hint] = ()
    ) -> None:
        self.source = source
        super().__init__(context, game, final, hints)

    def build(self) -> None:
        """Add the winner, the ranking and the key moments to `body`."""
        money, places = final_money(self.final), ranking(self.final)
        winner, most = self.context.words.seats[places[0]], rupiah(money[places[0]])
        self.text(tr("{winner} wins with {money}", winner=winner, money=most), "heading")
        self.text(how_won(self.context.words, money, places), "quiet")
        self._add_ranking(money, places)
        self.text(tr("Turning points"), "strong")
        self._add_moments()

    def _add_ranking(self, money: list[int], places: list[int]) -> None:
        chart = sources(self.source)
        parts = {seat: [(one, int(one.values[seat] or 0)) for one in chart.series] for seat in places}
        whole = max(sum(amount for _, amount in found if amount > 0) for found in parts.values())
        ink = self.context.icons.theme.interface
        grid = QGridLayout()
        grid.setHorizontalSpacing(scaled(6))
        grid.setVerticalSpacing(scaled(1))
        grid.setColumnStretch(2, 1)
        for place, seat in enumerate(places, start=1):
            row = 3 * place
            player = self.final.players[seat]
            grid.addWidget(Label(f"{place}."), row, 0)
            grid.addWidget(icon_label(self.context.icons.seat(self.context.colours[seat]), 16), row, 1)
            grid.addWidget(Label(self.context.words.seats[seat], role="strong"), row, 2)
            total = self._figures(seat, figure_link("total", rupiah(money[seat]), ink.text), "strong")
            total.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(total, row, 3)
            grid.addWidget(SourceBar(self.context, parts[seat], whole), row + 1, 1, 1, 3)
            again = signed(player.earnings)
            sums: tuple[tuple[Figure, str], ...] = (
                ("cash", tr("cash {amount}", amount=figure(player.cash))),
                ("bank", tr("bank {amount}", amount=figure(player.bank))),
                ("doubled", tr("last year doubled {amount}", amount=again)),
            )
            linked = {f: figure_link(f, text.replace(" ", "\N{NO-BREAK SPACE}"), ink.quiet_text) for f, text in sums}
            asked = self.asked_for(seat)
            template = clauses(enumerated(f"{{{f}}}" for f in linked), asked.replace(" ", "\N{NO-BREAK SPACE}"))
            about = self._figures(seat, rich(template, **linked), "quiet")
            about.setWordWrap(True)
            about.setAlignment(Qt.AlignmentFlag.AlignTop)
            about.setContentsMargins(margins(0, 0, 0, 5))
            grid.addWidget(about, row + 2, 1, 1, 3)
        self.body.addLayout(grid)
        self.text(tr("Bars show income; hatched parts show spending."), "quiet")

    def _figures(self, seat: int, linked: Rich, role: str) -> Label:
        """Return a label with sums of a player, each a link to its lines in the ledger."""
        label = Label(linked, role=role)
        open_figures(label)
        label.setToolTip(tr("Click an amount to see its breakdown"))
        label.linkActivated.connect(lambda figure: self.figure_requested.emit(seat, figure))
        return label

    def _add_moments(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(scaled(6))
        grid.setVerticalSpacing(scaled(4))
        grid.setColumnStretch(1, 1)
        for row, moment in enumerate(self.source.course.moments(MOMENTS)):
            symbol = icon_label(self.context.icons.seat(self.context.colours[moment.seat]), 16)
            grid.addWidget(symbol, row, 0, Qt.AlignmentFlag.AlignTop)
            text = in_words(self.context.words, moment)
            template = '<a href="{at}" style="{plain}">{text}</a>'
            link = Label(rich(template, at=max(0, moment.at - 1), plain=PLAIN, text=text), wordWrap=True)
            link.setToolTip(tr("Show this moment on the board"))
            link.setAccessibleName(text)
            link.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | LINKS_BY_KEYS)
            link.linkActivated.connect(lambda made: self.moment_clicked.emit(int(made)))
            grid.addWidget(link, row, 1)
        self.body.addLayout(grid)


def how_won(words: IndonesiaTexts, money: list[int], places: list[int]) -> str:
    """Return the rule that decided between the first player and those with as much money (R-END-03)."""
    equal = [words.seats[seat] for seat in places[1:] if money[seat] == money[places[0]]]
    if not equal:
        return tr("The player with the most money wins. Earnings in the last year count double.")
    return tr("Tied with {players}. The player earlier in the order of play wins the tie.", players=listed(equal))


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
