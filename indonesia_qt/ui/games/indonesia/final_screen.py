"""The end of a game of Indonesia: where each player's money came from, rupiah by rupiah, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.analysis.ledger import Figure
from indonesia_qt.games.indonesia.analysis.statistics import MoneyMove
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.i18n.text import clauses, enumerated, figure, listed, phrase, signed, tr
from indonesia_qt.ui.charts.chart_model import Lines
from indonesia_qt.ui.games.indonesia.chart_data import ChartSource
from indonesia_qt.ui.games.indonesia.chart_data import money as course_of_money
from indonesia_qt.ui.games.indonesia.ledger_view import figure_link, open_figures
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.api import ResultPanel
from indonesia_qt.ui.table.review.review_texts import LinkText
from indonesia_qt.ui.table.score_sources import SourcesScreen
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.layouts import grid_of
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.rich_text import Rich, rich


class IndonesiaResult(ResultPanel):
    """Shows what each player's money is made of.

    Signals:
        figure_requested(seat, figure): the lines in the ledger of a player's sum of money are to be listed.
    """

    figure_requested = Signal(int, str)

    def build(self) -> None:
        """Add the winner, the rule and the ranking to `body`."""
        money, places = final_money(self.final), ranking(self.final)
        winner, most = self.context.words.seats[places[0]], rupiah(money[places[0]])
        self.text(tr("{winner} wins with {money}", winner=winner, money=most), "heading")
        self.text(how_won(self.context.words, money, places), "quiet")
        self._add_ranking(money, places)

    def _add_ranking(self, money: list[int], places: list[int]) -> None:
        ink = self.context.icons.theme.interface
        grid = grid_of({2: 1}, horizontalSpacing=scaled(6), verticalSpacing=scaled(1))
        for place, seat in enumerate(places, start=1):
            row = 2 * place
            player = self.final.players[seat]
            grid.addWidget(Label(f"{place}."), row, 0)
            grid.addWidget(icon_label(self.context.icons.seat(self.context.colours[seat]), 16), row, 1)
            grid.addWidget(Label(self.context.words.seats[seat], role="strong"), row, 2)
            total = self._figures(seat, figure_link("total", rupiah(money[seat]), ink.text), "strong")
            total.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(total, row, 3)
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
            grid.addWidget(about, row + 1, 1, 1, 3)
        self.body.addLayout(grid)

    def _figures(self, seat: int, linked: Rich, role: str) -> Label:
        """Return a label with sums of a player, each a link to its lines in the ledger."""
        label = Label(linked, role=role)
        open_figures(label)
        label.setToolTip(tr("Click an amount to see its breakdown"))
        label.linkActivated.connect(lambda figure: self.figure_requested.emit(seat, figure))
        return label


def how_won(words: IndonesiaTexts, money: list[int], places: list[int]) -> str:
    """Return the rule that decided between the first player and those with as much money (R-END-03)."""
    equal = [words.seats[seat] for seat in places[1:] if money[seat] == money[places[0]]]
    if not equal:
        return tr("The player with the most money wins. Earnings in the last year count double.")
    return tr("Tied with {players}. The player earlier in the order of play wins the tie.", players=listed(equal))


MOMENTS = 6
"""The number of turns of fortune that are listed."""


class IndonesiaFinal(SourcesScreen):
    """Explains every rupiah of every player by a bar and in a table, and lists the turns of fortune."""

    source: ChartSource
    amounts = phrase("Income and spending in rupiah: {amounts}")
    total = phrase("Final money in rupiah")

    def rule(self) -> str:
        """Return the rule that decided (R-END-03)."""
        return how_won(self.context.words, list(self.scores), list(self.places))

    def explained(self) -> Sequence[QWidget]:
        """Return the table of the sources, and what the bars show."""
        bars = Label(tr("Bars show income; hatched parts show spending."), role="quiet", wordWrap=True)
        return (bars, *super().explained())

    def chart(self) -> Lines:
        """Return the chart of money year by year."""
        return course_of_money(self.source)

    def turns(self) -> list[LinkText]:
        """Return the largest gains and losses of money."""
        moments = self.source.course.moments(MOMENTS)
        return [LinkText(in_words(self.context.words, one), one.seat, max(0, one.at - 1)) for one in moments]


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
