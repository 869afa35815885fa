"""The panel when the game is over: the winner, the rule that decided, and what each player's money is made of."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout

from indonesia_qt.games.indonesia.analysis.ledger import Figure
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.i18n.text import clauses, enumerated, figure, listed, signed, tr
from indonesia_qt.ui.games.indonesia.ledger_view import figure_link, open_figures
from indonesia_qt.ui.games.indonesia.texts.game_texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.api import ResultPanel
from indonesia_qt.ui.table.seat_icons import icon_label
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
        grid = QGridLayout()
        grid.setHorizontalSpacing(scaled(6))
        grid.setVerticalSpacing(scaled(1))
        grid.setColumnStretch(2, 1)
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
