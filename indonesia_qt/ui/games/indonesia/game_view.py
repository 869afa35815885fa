"""The table of one game: keeps the board, the strip, the players' cards, the panel and the log in step with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.games.indonesia.analysis.ledger import Figure
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.view import needs_secrets
from indonesia_qt.i18n.text import tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.chart_data import ChartSource, chart_source
from indonesia_qt.ui.games.indonesia.deed_list import DeedList
from indonesia_qt.ui.games.indonesia.ledger_view import LedgerPresenter
from indonesia_qt.ui.games.indonesia.panels.result import ResultPanel
from indonesia_qt.ui.games.indonesia.phase_strip import PhaseStrip
from indonesia_qt.ui.games.indonesia.player_cards import PlayerCards
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts, date, moment_in_words, notifications
from indonesia_qt.ui.games.indonesia.texts.names import shown_name
from indonesia_qt.ui.games.indonesia.year_page import YearPresenter
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.command_palette import Choice
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

    - `asked`: the title for the panel's dock
    - `message`: a sentence for the status bar
    - `refused`: why something can't be done
    - `new_game`, `rematch`: the players want another game, or the same again
    - `charts_requested`, `report_requested`, `save_requested`: asks for charts, the report on the game, a copy of it in
      a file
    - `copy_requested`: asks to go on in a copy of a game that is only shown
    - `rules_requested`: asks for the rules at a place, or with an empty one for those of what is asked
    - `entry_changed`: `entered()` has changed
    - `news`: sentences for messages; none of those shown before holds any more when there are none
    """

    asked = Signal(str)
    message = Signal(str)
    refused = Signal(object)
    new_game = Signal()
    rematch = Signal()
    charts_requested = Signal()
    report_requested = Signal()
    save_requested = Signal()
    copy_requested = Signal()
    entry_changed = Signal()
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
        self.privacy = Privacy(bridge, preferences, self)
        seats = bridge.seats
        words = GameTexts(played_on.game.scenario, [shown_name(seat.name) for seat in seats])
        self.context = Context(words, Icons(theme), tuple(seat.colour for seat in seats), preferences)
        self.view: State = bridge.session.state
        self._make_presenters(played_on, bots)
        self.strip, self.deeds = PhaseStrip(self.context.icons), DeedList(self.context)
        self.headline = QStackedWidget()
        self.headline.addWidget(self.prompt)
        self._past_headline = RowScroll(self.history.banner)
        self.headline.addWidget(self._past_headline)
        self._connect_requests()
        self._connect_changes()

    def _make_presenters(self, played_on: PlayableMap, bots: Sequence[str]) -> None:
        """Make those who keep the parts of the table."""
        shared = self.context, self.bridge, self.privacy
        self.history = History(
            self.bridge, date, self.context.icons.theme, self.context.colours, self.context.preferences, self
        )
        self.history.timeline_slider.describe = self._describe_moment
        self.decision = DecisionPresenter(*shared, self.history, self)
        self.prompt, self.host, self.bidder = self.decision.prompt, self.decision.host, self.decision.bidder
        self.log_presenter = LogPresenter(*shared, self.history, self)
        self.year_presenter = YearPresenter(self.context, self.privacy, self.history, self)
        self.log, self.year = self.log_presenter.log, self.year_presenter.page
        self.player_cards = PlayerCards(self.context, self.bridge, bots, self.privacy, self.history, self)
        self.cards = self.player_cards.cards
        self.ledger_presenter = LedgerPresenter(*shared, self.history, self)
        self.board = BoardPresenter(
            self.context, played_on, self.bridge, self.decision, self.log_presenter, self.year_presenter, self
        )
        self.scene, self.motion, self.board_table = self.board.scene, self.board.motion, self.board.table

    def _connect_requests(self) -> None:
        """Have what the player does at one part heard by the others."""
        self.prompt.rules_requested.connect(lambda: self.rules_requested.emit(""))
        for teacher in (self.strip.phase_clicked, self.board.rules_requested):
            teacher.connect(self.rules_requested)
        for speaking in (self.decision, self.board):
            speaking.message.connect(self.message)
        for refusing in (self.decision, self.board, self.player_cards, self.deeds, self.bridge):
            refusing.refused.connect(self.refused)
        for noted in (self.decision.noted, self.bidder.noted, self.player_cards.noted, self.bridge.trouble):
            noted.connect(self.note)
        self.deeds.deed_pointed.connect(self.board.guide.point_at_deed)
        self.deeds.deed_clicked.connect(self._deed_clicked)
        self.player_cards.company_clicked.connect(self._company_clicked)
        self.player_cards.why_requested.connect(self.decision.explain_last)
        self.player_cards.figure_requested.connect(self.show_ledger)
        self.log_presenter.why_requested.connect(self.decision.explain)
        self.decision.asked.connect(self.asked)
        self.decision.copy_requested.connect(self.copy_requested)
        self.decision.entry_changed.connect(self.entry_changed)
        self.decision.answered.connect(self.year.leave)

    def _connect_changes(self) -> None:
        """Follow the game, and the moment that is looked at."""
        self.privacy.changed.connect(self._show_secrets)
        self.bidder.changed.connect(self.show_all)
        self.bridge.changed.connect(self._changed)
        self.bridge.paused_changed.connect(self._show_pause)
        for went in (self.year.went, self.history.moved):
            went.connect(self.motion.finish)
        self.history.moved.connect(self.show_all)
        self.history.moved.connect(lambda: self.news.emit(()))

    @property
    def lit(self) -> tuple[str, ...]:
        """The places on the board that are pointed out, for what the pointer is on or what is spoken of."""
        return self.board.lit

    def speak_of(self, places: Sequence[str]) -> None:
        """Point out places on the board that the player is told of, until others are spoken of."""
        self.board.speak_of(places)

    def spoken(self, area: str) -> str:
        """What a screen reader says of an area."""
        return self.board.spoken(area)

    def show_all(self) -> None:
        """Show the game as it stands, or as it stood at the moment that is looked at."""
        history = self.history
        self.view = self.privacy.view(history.position)
        self.strip.show_state(self.view)
        self.board.begin(self.view)
        self.player_cards.show_all(self.view)
        self.log_presenter.show_all()
        self.deeds.show_state(self.view)
        self.year_presenter.show_all()
        self.headline.setCurrentWidget(self._past_headline if history.looks_back else self.prompt)
        self._show_question(history.asked)
        self.bidder.show(self.view)
        self.board.show_marks()

    def chart_source_so_far(self) -> ChartSource:
        """The game up to now, for charts."""
        context = self.context
        return chart_source(self.bridge.session, context.words, context.colours, context.icons.theme)

    def note(self, text: str) -> None:
        """Write a sentence about the program itself into the log, where the game stands now, and tell it."""
        self.log_presenter.note(text)
        self.message.emit(text)

    def _changed(self, events: Sequence[Event]) -> None:
        looked_back = self.history.looks_back
        self.bidder.follow(events)
        self.history.follow()
        if looked_back and self.history.looks_back:
            self.log_presenter.show_log()
        elif not looked_back:
            self.show_all()
            self.board.move(events)
            self._tell_news(events)
            self.year_presenter.tell(events)

    def _tell_news(self, events: Sequence[Event]) -> None:
        """Tell in messages what the people at the screen want to be told so; nothing of what was taken back."""
        session, wanted = self.bridge.session, self.context.preferences.value
        if not events:
            self.news.emit(())
            return
        found = notifications(self.context.words, events, session.state, session.entries[-1].seat, self.privacy.people)
        told = tuple(one.text for one in found if wanted(one.kind) == "toast")
        if told:
            self.news.emit(told)

    def _show_secrets(self) -> None:
        """Show and cover secrets; a decision that takes none stays as far as it has come."""
        history = self.history
        if history.looks_back or history.asked is None or needs_secrets(history.position, history.asked):
            self.show_all()
            return
        self.view = self.board.view = self.privacy.view(history.position)
        self.player_cards.show_all(self.view)

    def _show_question(self, asked: Question[Any] | None) -> None:
        if asked is None:
            self._show_result()
        else:
            self.decision.show_question(self.view, asked)

    def _show_pause(self) -> None:
        asked = self.bridge.question
        if self.history.looks_back:
            return
        if asked is not None and not self.bridge.is_human(asked.seat):
            self._show_question(asked)

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

    def take_back(self) -> bool:
        """Take back the last thing that was done in the open panel; False when there is nothing."""
        return self.decision.take_back()

    def entered(self) -> dict[str, Any]:
        """What was entered and is not played yet, as plain data; empty when there is nothing."""
        return self.decision.entered()

    def enter(self, entered: Mapping[str, Any]) -> None:
        """Enter what was entered before in the game as it stands."""
        self.decision.enter(entered)
        self.show_all()

    def show_answers(self) -> None:
        """List everything that the player who is asked can answer; what he chooses there is played."""
        self.decision.show_answers()

    def ask_hint(self) -> None:
        """Ask what a strong bot would answer for the player who is asked."""
        self.decision.ask_hint()

    @property
    def gives_hint(self) -> bool:
        """Whether a hint is shown or thought about."""
        return self.decision.hints.is_open

    def put_hint_away(self) -> None:
        """Put the hint away, or give up the thought about it."""
        self.decision.hints.put_away()

    def answers(self, typed: str) -> list[Choice]:
        """What can be answered now, of that what holds the words that were typed."""
        return self.decision.answers(typed)

    def choose_slot(self, number: int) -> None:
        """Do what a click on the company in a slot of the player who is asked does, or say why there is none."""
        self.player_cards.choose_slot(number)

    def show_ledger(self, seat: int, figure: Figure) -> None:
        """List what a sum of money is made of at the moment that is shown, if the table shows the sum itself."""
        over = self.host if self.history.asked is None else self.cards[seat]
        self.ledger_presenter.show_ledger(self.view, seat, figure, over)

    def _company_clicked(self, company: str) -> None:
        if not (self.decision.panel and self.decision.panel.company_clicked(company)):
            self.board.point_out(company)

    def _deed_clicked(self, deed: str) -> None:
        if not (self.decision.panel and self.decision.panel.deed_clicked(deed)):
            self.refused.emit(Refusal(tr("Deeds are taken in phase 4, Acquisitions."), "R-ACQ-01"))

    def _describe_moment(self, at: int) -> str:
        return moment_in_words(self.context.words, self.history.timeline.moments[at], at)
