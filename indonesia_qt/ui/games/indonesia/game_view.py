"""Indonesia at the table: beside what every game shows, the phases, the deeds, the last year and the ledger."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.ledger import Figure
from indonesia_qt.games.indonesia.rules.events import MergerAnnounced, MergerDone
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.games.indonesia.auction_card import AuctionPresenter
from indonesia_qt.ui.games.indonesia.board.overlays import deed_marks
from indonesia_qt.ui.games.indonesia.chart_data import all_charts, chart_source, public_charts, result, sources
from indonesia_qt.ui.games.indonesia.deed_list import DeedList
from indonesia_qt.ui.games.indonesia.final_screen import IndonesiaFinal, IndonesiaResult
from indonesia_qt.ui.games.indonesia.ledger_view import LedgerPresenter
from indonesia_qt.ui.games.indonesia.orders import OperateAll, PassMergers
from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.phase_strip import PhaseStrip
from indonesia_qt.ui.games.indonesia.player_cards import IndonesiaCards
from indonesia_qt.ui.games.indonesia.year_page import YearPresenter
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.api import GameView, SideTab
from indonesia_qt.ui.table.game_charts import ChartSet
from indonesia_qt.ui.table.game_texts import MONEY_MOVED


class IndonesiaView(GameView):
    """Adds the presenters `auction`, `year` and `ledger`, and the list `deeds`."""

    player_cards: IndonesiaCards
    strip: PhaseStrip
    chart_set = ChartSet(
        chart_source,
        public_charts,
        all_charts,
        result,
        phrase("Money is hidden in this game, so the money charts appear at the end."),
    )
    counts_at_end = True

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.auction = AuctionPresenter(self.context, self.bridge, self.history, self)
        self.year = YearPresenter(self.context, self.history, self)
        self.ledger = LedgerPresenter(self.context, self.bridge, self.privacy, self.history, self)
        self.deeds = DeedList(self.context)
        for lighting in (self.auction, self.year):
            self.board.follow_lit(lighting)
        for light in (self.year.page.light, self.deeds.light_place):
            self.board.scene.area_hovered.connect(light)
        self.beats.ended.connect(self.auction.end_beats)
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
        panel = IndonesiaResult(self.context, self.game, self.end, self.bridge.session.hints)
        panel.figure_requested.connect(self.show_ledger)
        return panel

    def make_final(self) -> IndonesiaFinal:
        """Return the screen of a game that is over."""
        source, board = self.chart_source(self.bridge.session.happened), self.board.scene.board
        return IndonesiaFinal(self.context, self.game, self.end, board, self.reader, source, sources(source).series)

    @property
    def tabs(self) -> Sequence[SideTab]:
        """The list of deeds, and the report on the last year."""
        return SideTab(tr("Deeds"), self.deeds), SideTab(tr("Year"), self.year.page)

    @property
    def overlays(self) -> Sequence[QWidget]:
        """The cards of any game, and that of an auction."""
        return (*super().overlays, self.auction.card)

    def show_more(self) -> None:
        """Show the auction, the deeds and the last year."""
        self.auction.show_all()
        self.deeds.show_state(self.view)
        self.year.show_all()

    def replaced_messages(self, events: Sequence[Event]) -> Collection[str]:
        """Return more while an auction goes on, whose card says who pays, and who may still bid."""
        is_sold = any(isinstance(event, MergerDone) for event in events)
        is_on = any(isinstance(event, MergerAnnounced) for event in events)
        more = (MONEY_MOVED,) if is_sold else ("tell_skip",) if is_on else ()
        return {*super().replaced_messages(events), *more}

    def show_news(self, events: Sequence[Event]) -> None:
        """Bring the report on a year to the front when it is over, and show how an auction ended.

        An auction ends the message that the player can't announce a merger: beside it that seems to be about it.
        """
        if any(isinstance(event, MergerAnnounced) for event in events):
            self.news.emit(())
        self.auction.follow_events(events)
        self.year.follow_events(events)

    def show_ledger(self, seat: int, figure: Figure) -> None:
        """List the lines of a sum of money, over the card of the seat or, after the game, over the result."""
        over = self.decision.host if self.history.asked is None else self.player_cards.cards[seat]
        self.ledger.show_ledger(self.view, seat, figure, over)

    def operate_all(self) -> None:
        """Operate the companies of the person who is asked as planned, or say when that can be done."""
        self._order(OperateAll, tr("Choose this when you operate a company."))

    def pass_mergers(self) -> None:
        """Pass all mergers of this year for the person who is asked, or say when that can be done."""
        self._order(PassMergers, tr("Choose this before your first turn in Mergers, or during it."))

    def _order(self, kind: type[OperateAll | PassMergers], when: str) -> None:
        """Begin an order for a year, if it fits to what is asked."""
        asked, position = self.bridge.question, self.bridge.session.state
        is_mine = asked is not None and self.bridge.is_human(asked.seat) and not self.history.looks_back
        order = kind(asked.seat, position.year) if is_mine and asked else None
        if order is None or self.bridge.only_shown or not order.is_on(position):
            self.refused.emit(when)
        else:
            self.decision.automatic.begin(order)

    def _point_at_deed(self, deed: str) -> None:
        """Show where the company of a deed can start; none for an empty id."""
        self.board.guide.show_also(partial(deed_marks, deed=deed) if deed else None)

    def _deed_clicked(self, deed: str) -> None:
        panel = self.decision.panel
        if isinstance(panel, DeedPanel):
            panel.deed_clicked(deed)
        else:
            self.refused.emit(Refusal(tr("You can acquire companies in phase 4, Acquisitions."), "R-ACQ-01"))
