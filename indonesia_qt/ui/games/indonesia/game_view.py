"""Indonesia at the table: beside what every game shows, the phases, the deeds, the last year and the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.ledger import Figure
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.charts.chart_model import Chart
from indonesia_qt.ui.games.indonesia.auction_card import AuctionPresenter
from indonesia_qt.ui.games.indonesia.board.overlays import deed_marks
from indonesia_qt.ui.games.indonesia.chart_data import ChartSource, all_charts, chart_source, public_charts, result
from indonesia_qt.ui.games.indonesia.deed_list import DeedList
from indonesia_qt.ui.games.indonesia.ledger_view import LedgerPresenter
from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.panels.result import IndonesiaResult
from indonesia_qt.ui.games.indonesia.phase_strip import PhaseStrip
from indonesia_qt.ui.games.indonesia.player_cards import IndonesiaCards
from indonesia_qt.ui.games.indonesia.year_page import YearPresenter
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.game_view import GameView, SideTab

HIDDEN = phrase("Money is hidden in this game, so the money charts appear at the end.")


class IndonesiaView(GameView):
    """Adds the presenters `auction`, `year` and `ledger`, and the list `deeds`."""

    player_cards: IndonesiaCards
    strip: PhaseStrip

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.auction = AuctionPresenter(self.context, self.bridge, self.history, self)
        self.year = YearPresenter(self.context, self.history, self)
        self.ledger = LedgerPresenter(self.context, self.bridge, self.privacy, self.history, self)
        self.deeds = DeedList(self.context)
        for lighting in (self.auction, self.year):
            self.board.follow_lit(lighting)
        self.strip.phase_clicked.connect(self.rules_requested)
        self.deeds.refused.connect(self.refused)
        self.deeds.deed_pointed.connect(self._point_at_deed)
        self.deeds.deed_clicked.connect(self._deed_clicked)
        self.player_cards.company_clicked.connect(self.thing_clicked)
        self.player_cards.figure_requested.connect(self.show_ledger)
        self.decision.answered.connect(self.year.page.leave)
        self.year.page.went.connect(self.board.motion.finish)

    def make_player_cards(self) -> IndonesiaCards:
        """Return the presenter of the players' cards."""
        return IndonesiaCards(self.context, self.bridge, self.bots, self.privacy, self.history, self)

    def make_strip(self) -> PhaseStrip:
        """Return the strip with the era and the phases."""
        return PhaseStrip(self.context.icons)

    def make_result(self) -> IndonesiaResult:
        """Return the panel of a game that is over."""
        source, hints = self.chart_source_so_far(), self.bridge.session.hints
        panel = IndonesiaResult(self.context, self.game, self.view, source, hints)
        panel.moment_clicked.connect(self.history.look_at)
        panel.figure_requested.connect(self.show_ledger)
        return panel

    @property
    def tabs(self) -> Sequence[SideTab]:
        """The list of deeds, and the report on the last year."""
        return SideTab(tr("Deeds"), self.deeds), SideTab(tr("Year"), self.year.page)

    @property
    def overlays(self) -> Sequence[QWidget]:
        """The card of an auction."""
        return (self.auction.card,)

    def charts(self) -> list[Chart]:
        """Return the charts that may be shown now (R-SET-03)."""
        source = self.chart_source_so_far()
        if self.privacy.hides_holdings:
            return public_charts(source)
        final = [result(source, self.bridge.session.state)] if self.bridge.question is None else []
        return [*final, *all_charts(source)]

    @property
    def charts_note(self) -> str:
        """Why charts of money can't be shown now; empty when they are."""
        return tr(HIDDEN) if self.privacy.hides_holdings else ""

    def chart_source_so_far(self) -> ChartSource:
        """Return the game up to now, for charts."""
        context = self.context
        return chart_source(self.bridge.session, context.words, context.colours, context.icons.theme)

    def show_more(self) -> None:
        """Show the auction, the deeds and the last year."""
        self.auction.show_all()
        self.deeds.show_state(self.view)
        self.year.show_all()

    def show_news(self, events: Sequence[Event]) -> None:
        """Bring the report on a year to the front when it is over, and show how an auction ended."""
        self.auction.tell(events)
        self.year.tell(events)

    def show_ledger(self, seat: int, figure: Figure) -> None:
        """List the lines of a sum of money, over the card of the seat or, after the game, over the result."""
        over = self.decision.host if self.history.asked is None else self.player_cards.cards[seat]
        self.ledger.show_ledger(self.view, seat, figure, over)

    def _point_at_deed(self, deed: str) -> None:
        """Show where the company of a deed can start; none for an empty id."""
        self.board.guide.show_also(partial(deed_marks, deed=deed) if deed else None)

    def _deed_clicked(self, deed: str) -> None:
        panel = self.decision.panel
        if isinstance(panel, DeedPanel):
            panel.deed_clicked(deed)
        else:
            self.refused.emit(Refusal(tr("You can acquire companies in phase 4, Acquisitions."), "R-ACQ-01"))
