"""One game at the table: keeps the board, the phases, the players' cards, the panel and the log in step with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.ledger import Figure
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.view import needs_secrets
from indonesia_qt.i18n.text import tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.chart_data import ChartSource, chart_source
from indonesia_qt.ui.games.indonesia.deed_list import DeedList
from indonesia_qt.ui.games.indonesia.ledger_view import LedgerPresenter
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS
from indonesia_qt.ui.games.indonesia.panels.result import ResultPanel
from indonesia_qt.ui.games.indonesia.phase_strip import PhaseStrip
from indonesia_qt.ui.games.indonesia.player_cards import PlayerCards
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts, date, moment_in_words, notifications
from indonesia_qt.ui.games.indonesia.texts.names import shown_name
from indonesia_qt.ui.games.indonesia.year_page import YearPresenter
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.shell.docks import RowScroll
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.board_presenter import BoardPresenter
from indonesia_qt.ui.table.decision_presenter import DecisionPresenter
from indonesia_qt.ui.table.log_presenter import LogPresenter
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.privacy import Privacy


class GameView(QObject):
    """Shows a game that is played through a bridge; `bots` can take seats. The window arranges its parts.

    Each presenter takes care of one part: `decision`, `board`, `log`, `year`, `player_cards`, `ledger`. Whoever needs
    something of a part asks its presenter.

    - `message`: a sentence for the status bar
    - `refused`: the reason why something can't be done
    - `new_game`, `rematch`: the players want another game, or the same again
    - `charts_requested`, `report_requested`, `save_requested`: asks for charts, the report on the game, a copy of it in
      a file
    - `rules_requested`: asks for the rules at a place; an empty place means those of the open question
    - `news`: sentences for messages; without any, those shown before no longer hold
    """

    message = Signal(str)
    refused = Signal(object)
    new_game = Signal()
    rematch = Signal()
    charts_requested = Signal()
    report_requested = Signal()
    save_requested = Signal()
    rules_requested = Signal(str)
    news = Signal(tuple)

    def __init__(
        self,
        played_on: PlayableMap,
        bridge: SessionBridge,
        bots: Sequence[str],
        theme: Theme,
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
        seats = bridge.seats
        words = GameTexts(played_on.game.scenario, [shown_name(seat.name) for seat in seats])
        self.context = Context(words, Icons(theme), tuple(seat.colour for seat in seats), preferences, QUESTIONS)
        self.view: State = bridge.session.state
        self.privacy = Privacy(bridge, preferences, self)
        self.history = History(bridge, date, theme, self.context.colours, preferences, self)
        self.history.timeline_slider.describe = self._describe_moment
        shared = self.context, bridge, self.privacy
        self.decision = DecisionPresenter(*shared, self.history, self)
        self.log = LogPresenter(*shared, self.history, self)
        self.year = YearPresenter(self.context, self.history, self)
        self.player_cards = PlayerCards(self.context, bridge, bots, self.privacy, self.history, self)
        self.ledger = LedgerPresenter(*shared, self.history, self)
        self.board = BoardPresenter(self.context, played_on, bridge, self.decision, self.log, self.year, self)
        self.strip, self.deeds = PhaseStrip(self.context.icons), DeedList(self.context)
        self.headline = QStackedWidget()
        self.headline.addWidget(self.decision.prompt)
        self._past_headline = RowScroll(self.history.banner)
        self.headline.addWidget(self._past_headline)
        self._connect_requests()
        self._connect_changes()

    def _connect_requests(self) -> None:
        """Pass what the player does at one part on to the others and to the window."""
        decision, bidder = self.decision, self.decision.bidder
        decision.prompt.rules_requested.connect(lambda: self.rules_requested.emit(""))
        for part in (self.strip.phase_clicked, self.board.rules_requested):
            part.connect(self.rules_requested)
        for sender in (decision, self.board):
            sender.message.connect(self.message)
        for refusing in (decision, self.board, self.player_cards, self.deeds, self.bridge):
            refusing.refused.connect(self.refused)
        for noted in (decision.noted, bidder.noted, self.player_cards.noted, self.bridge.trouble):
            noted.connect(self.note)
        self.deeds.deed_pointed.connect(self.board.guide.point_at_deed)
        self.deeds.deed_clicked.connect(self._deed_clicked)
        self.player_cards.company_clicked.connect(self._company_clicked)
        self.player_cards.why_requested.connect(decision.explain_last)
        self.player_cards.figure_requested.connect(self.show_ledger)
        self.log.why_requested.connect(decision.explain)
        decision.answered.connect(self.year.page.leave)

    def _connect_changes(self) -> None:
        """Follow the game, and the moment that is looked at."""
        self.privacy.changed.connect(self._show_secrets)
        self.decision.bidder.changed.connect(self.show_all)
        self.bridge.changed.connect(self._changed)
        self.bridge.paused_changed.connect(self._show_pause)
        for went in (self.year.page.went, self.history.moved):
            went.connect(self.board.motion.finish)
        self.history.moved.connect(self.show_all)
        self.history.moved.connect(lambda: self.news.emit(()))

    def show_all(self) -> None:
        """Show the game as it stands, or as it stood at the moment that is looked at."""
        history = self.history
        self.view = self.privacy.view(history.position)
        self.strip.show_state(self.view)
        self.board.begin(self.view)
        self.player_cards.show_all(self.view)
        self.log.show_all()
        self.deeds.show_state(self.view)
        self.year.show_all()
        self.headline.setCurrentWidget(self._past_headline if history.looks_back else self.decision.prompt)
        asked = history.asked
        if asked is None:
            self._show_result()
        else:
            self.decision.show_question(self.view, asked)
        self.decision.bidder.show(self.view)
        self.board.show_marks()

    def chart_source_so_far(self) -> ChartSource:
        """Return the game up to now, for charts."""
        context = self.context
        return chart_source(self.bridge.session, context.words, context.colours, context.icons.theme)

    def note(self, text: str) -> None:
        """Write a sentence about the program itself into the log, where the game stands now, and show it."""
        self.log.note(text)
        self.message.emit(text)

    def _changed(self, events: Sequence[Event]) -> None:
        looked_back = self.history.looks_back
        self.decision.bidder.follow(events)
        self.history.follow()
        if looked_back and self.history.looks_back:
            self.log.show_log()
        elif not looked_back:
            self.show_all()
            self.board.move(events)
            self._notify(events)
            self.year.tell(events)

    def _notify(self, events: Sequence[Event]) -> None:
        """Show the messages that people at the screen prefer to see; after undo and redo there are none."""
        session, preferred = self.bridge.session, self.context.preferences.value
        if not events:
            self.news.emit(())
            return
        found = notifications(self.context.words, events, session.state, session.entries[-1].seat, self.bridge.people)
        texts = tuple(one.text for one in found if preferred(one.kind) == "toast")
        if texts:
            self.news.emit(texts)

    def _show_secrets(self) -> None:
        """Show or cover secrets; an entered decision that involves none is kept."""
        history = self.history
        if history.looks_back or history.asked is None or needs_secrets(history.position, history.asked):
            self.show_all()
            return
        self.view = self.board.view = self.privacy.view(history.position)
        self.player_cards.show_all(self.view)

    def _show_pause(self) -> None:
        asked = self.bridge.question
        if not self.history.looks_back and asked is not None and not self.bridge.is_human(asked.seat):
            self.decision.show_question(self.view, asked)

    def _show_result(self) -> None:
        result = ResultPanel(self.context, self.view, self.chart_source_so_far(), self.bridge.session.hints)
        result.again.connect(self.new_game)
        result.rematch.connect(self.rematch)
        result.charts_requested.connect(self.charts_requested)
        result.report_requested.connect(self.report_requested)
        result.copy_requested.connect(self.save_requested)
        result.moment_clicked.connect(self.history.look_at)
        result.figure_requested.connect(self.show_ledger)
        self.decision.show_panel(result, tr("Final result"), tr("The game is over."), None)

    def show_ledger(self, seat: int, figure: Figure) -> None:
        """List the lines of a sum of money, over the card of the seat or, after the game, over the result."""
        over = self.decision.host if self.history.asked is None else self.player_cards.cards[seat]
        self.ledger.show_ledger(self.view, seat, figure, over)

    def _company_clicked(self, company: str) -> None:
        if not (self.decision.panel and self.decision.panel.company_clicked(company)):
            self.board.point_out(company)

    def _deed_clicked(self, deed: str) -> None:
        if not (self.decision.panel and self.decision.panel.deed_clicked(deed)):
            self.refused.emit(Refusal(tr("Deeds are taken in phase 4, Acquisitions."), "R-ACQ-01"))

    def _describe_moment(self, at: int) -> str:
        return moment_in_words(self.context.words, self.history.timeline.moments[at], at)
