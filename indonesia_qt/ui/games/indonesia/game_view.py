"""The table of one game: keeps the board, the strip, the players' cards, the panel and the log in step with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.games.indonesia.analysis.statement import Figure
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.view import needs_secrets
from indonesia_qt.i18n.text import tr
from indonesia_qt.library.maps import PlayableMap
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.chart_data import Told, told_of
from indonesia_qt.ui.games.indonesia.deed_list import DeedList
from indonesia_qt.ui.games.indonesia.ledger_presenter import LedgerDesk
from indonesia_qt.ui.games.indonesia.panels.result import ResultPanel
from indonesia_qt.ui.games.indonesia.phase_strip import PhaseStrip
from indonesia_qt.ui.games.indonesia.player_cards import CardDesk
from indonesia_qt.ui.games.indonesia.texts.game_texts import Words
from indonesia_qt.ui.games.indonesia.texts.moments import date, moment_in_words
from indonesia_qt.ui.games.indonesia.texts.names import shown_name
from indonesia_qt.ui.games.indonesia.texts.notifications import tidings
from indonesia_qt.ui.games.indonesia.year_presenter import YearDesk
from indonesia_qt.ui.play.history.history import History
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.command_palette import Choice
from indonesia_qt.ui.settings.preferences import Preferences
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.board_presenter import BoardDesk
from indonesia_qt.ui.table.decision_presenter import DecisionDesk
from indonesia_qt.ui.table.log_presenter import LogDesk
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.privacy import Privacy
from indonesia_qt.ui.widgets.row_scroll import RowScroll


class Table(QObject):
    """Shows a game that is played through a bridge; `bots` can take seats. The window arranges its parts.

    `asked` carries the title for the panel's dock; `told` a sentence for the status bar; `refused` why something can't
    be done; `new_game` that the players want another game, `rematch` that they want the same again. `charts_wanted`,
    `report_wanted` and `save_wanted` ask for charts, the report on the game, or a copy of it in a file; `copy_wanted`
    to go on in a copy of a game that is only shown; `rules_wanted` for the rules at a place, or with an empty one for
    those of what is asked. `entry_changed` says that `entered()` is something else now. `news` carries sentences to be
    told in messages; none of what was told before is so any more when there are none.
    """

    asked = Signal(str)
    told = Signal(str)
    refused = Signal(object)
    new_game = Signal()
    rematch = Signal()
    charts_wanted = Signal()
    report_wanted = Signal()
    save_wanted = Signal()
    copy_wanted = Signal()
    entry_changed = Signal()
    rules_wanted = Signal(str)
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
        words = Words(played_on.game.scenario, [shown_name(seat.name) for seat in seats])
        self.context = Context(words, Icons(theme), tuple(seat.colour for seat in seats), preferences)
        self.view: State = bridge.session.state
        self._make_desks(played_on, bots)
        self.strip, self.deeds = PhaseStrip(self.context.icons), DeedList(self.context)
        self.headline = QStackedWidget()
        self.headline.addWidget(self.prompt)
        self._past_headline = RowScroll(self.history.banner)
        self.headline.addWidget(self._past_headline)
        self._connect_wishes()
        self._connect_changes()

    def _make_desks(self, played_on: PlayableMap, bots: Sequence[str]) -> None:
        """Make those who keep the parts of the table."""
        shared = self.context, self.bridge, self.privacy
        self.history = History(
            self.bridge, date, self.context.icons.theme, self.context.colours, self.context.preferences, self
        )
        self.history.scrubber.describe = self._describe_moment
        self.desk = DecisionDesk(*shared, self.history, self)
        self.prompt, self.host, self.bidder = self.desk.prompt, self.desk.host, self.desk.bidder
        self.log_desk = LogDesk(*shared, self.history, self)
        self.year_desk = YearDesk(self.context, self.privacy, self.history, self)
        self.log, self.year = self.log_desk.log, self.year_desk.page
        self.card_desk = CardDesk(self.context, self.bridge, bots, self.privacy, self.history, self)
        self.cards = self.card_desk.cards
        self.ledger_desk = LedgerDesk(*shared, self.history, self)
        self.board = BoardDesk(self.context, played_on, self.bridge, self.desk, self.log_desk, self.year_desk, self)
        self.scene, self.motion, self.board_table = self.board.scene, self.board.motion, self.board.table

    def _connect_wishes(self) -> None:
        """Have what the player does at one part heard by the others."""
        self.prompt.rules_wanted.connect(lambda: self.rules_wanted.emit(""))
        for teacher in (self.strip.phase_clicked, self.board.rules_wanted):
            teacher.connect(self.rules_wanted)
        for teller in (self.desk.told, self.board.told):
            teller.connect(self.told)
        for refusing in (self.desk, self.board, self.card_desk, self.deeds, self.bridge):
            refusing.refused.connect(self.refused)
        for noted in (self.desk.noted, self.bidder.noted, self.card_desk.noted, self.bridge.trouble):
            noted.connect(self.note)
        self.deeds.deed_pointed.connect(self.board.guide.point_at_deed)
        self.deeds.deed_clicked.connect(self._deed_clicked)
        self.card_desk.company_clicked.connect(self._company_clicked)
        self.card_desk.why_wanted.connect(self.desk.explain_last)
        self.card_desk.figure_wanted.connect(self.show_ledger)
        self.log_desk.why_wanted.connect(self.desk.explain)
        self.desk.asked.connect(self.asked)
        self.desk.copy_wanted.connect(self.copy_wanted)
        self.desk.entry_changed.connect(self.entry_changed)
        self.desk.answered.connect(self.year.leave)

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
        self.card_desk.show_all(self.view)
        self.log_desk.show_all()
        self.deeds.show_state(self.view)
        self.year_desk.show_all()
        self.headline.setCurrentWidget(self._past_headline if history.looks_back else self.prompt)
        self._show_question(history.asked)
        self.bidder.show(self.view)
        self.board.show_marks()

    def told_so_far(self) -> Told:
        """The game up to now, for charts."""
        context = self.context
        return told_of(self.bridge.session, context.words, context.colours, context.icons.theme)

    def note(self, text: str) -> None:
        """Write a sentence about the program itself into the log, where the game stands now, and tell it."""
        self.log_desk.note(text)
        self.told.emit(text)

    def _changed(self, events: Sequence[Event]) -> None:
        looked_back = self.history.looks_back
        self.bidder.follow(events)
        self.history.follow()
        if looked_back and self.history.looks_back:
            self.log_desk.show_log()
        elif not looked_back:
            self.show_all()
            self.board.move(events)
            self._tell_news(events)
            self.year_desk.tell(events)

    def _tell_news(self, events: Sequence[Event]) -> None:
        """Tell in messages what the people at the screen want to be told so; nothing of what was taken back."""
        session, wanted = self.bridge.session, self.context.preferences.value
        if not events:
            self.news.emit(())
            return
        found = tidings(self.context.words, events, session.state, session.entries[-1].seat, self.privacy.people)
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
        self.card_desk.show_all(self.view)

    def _show_question(self, asked: Question[Any] | None) -> None:
        if asked is None:
            self._show_result()
        else:
            self.desk.show_question(self.view, asked)

    def _show_pause(self) -> None:
        asked = self.bridge.question
        if self.history.looks_back:
            return
        if asked is not None and not self.bridge.is_human(asked.seat):
            self._show_question(asked)

    def _show_result(self) -> None:
        result = ResultPanel(self.context, self.view, self.told_so_far(), self.bridge.session.hints)
        result.again.connect(self.new_game)
        result.rematch.connect(self.rematch)
        result.charts_wanted.connect(self.charts_wanted)
        result.report_wanted.connect(self.report_wanted)
        result.copy_wanted.connect(self.save_wanted)
        result.moment_clicked.connect(self.history.look_at)
        result.figure_wanted.connect(self.show_ledger)
        self.desk.show_panel(result, tr("Final result"), tr("The game is over."), None)

    def take_back(self) -> bool:
        """Take back the last thing that was done in the open panel; False when there is nothing."""
        return self.desk.take_back()

    def entered(self) -> dict[str, Any]:
        """What was entered and is not played yet, as plain data; empty when there is nothing."""
        return self.desk.entered()

    def enter(self, entered: Mapping[str, Any]) -> None:
        """Enter what was entered before in the game as it stands."""
        self.desk.enter(entered)
        self.show_all()

    def show_answers(self) -> None:
        """List everything that the player who is asked can answer; what he chooses there is played."""
        self.desk.show_answers()

    def ask_hint(self) -> None:
        """Ask what a strong bot would answer for the player who is asked."""
        self.desk.ask_hint()

    @property
    def gives_hint(self) -> bool:
        """Whether a hint is shown or thought about."""
        return self.desk.hints.is_open

    def put_hint_away(self) -> None:
        """Put the hint away, or give up the thought about it."""
        self.desk.hints.put_away()

    def answers(self, typed: str) -> list[Choice]:
        """What can be answered now, of that what holds the words that were typed."""
        return self.desk.answers(typed)

    def choose_slot(self, number: int) -> None:
        """Do what a click on the company in a slot of the player who is asked does, or say why there is none."""
        self.card_desk.choose_slot(number)

    def show_ledger(self, seat: int, figure: Figure) -> None:
        """List what a sum of money is made of at the moment that is shown, if the table shows the sum itself."""
        over = self.host if self.history.asked is None else self.cards[seat]
        self.ledger_desk.show_ledger(self.view, seat, figure, over)

    def _company_clicked(self, company: str) -> None:
        if not (self.desk.panel and self.desk.panel.company_clicked(company)):
            self.board.point_out(company)

    def _deed_clicked(self, deed: str) -> None:
        if not (self.desk.panel and self.desk.panel.deed_clicked(deed)):
            self.refused.emit(Refusal(tr("Deeds are taken in phase 4, Acquisitions."), "R-ACQ-01"))

    def _describe_moment(self, at: int) -> str:
        return moment_in_words(self.context.words, self.history.timeline.moments[at], at)
