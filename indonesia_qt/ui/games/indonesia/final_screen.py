"""The end of a game of Indonesia: where each player's money came from, rupiah by rupiah, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.analysis.statistics import MoneyMove
from indonesia_qt.i18n.text import listed, phrase, tr
from indonesia_qt.ui.games.indonesia.chart_data import ChartSource
from indonesia_qt.ui.games.indonesia.panels.result import how_won
from indonesia_qt.ui.games.indonesia.texts.game_texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.table.review.review_texts import LinkText
from indonesia_qt.ui.table.score_sources import SourcesScreen
from indonesia_qt.ui.widgets.plain_text import Label

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
