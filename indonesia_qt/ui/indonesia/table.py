"""The table of one game: keeps the board, the strip, the players' cards, the panel and the log in step with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QStackedWidget

from indonesia_qt.core.flow import Event, Question
from indonesia_qt.games.indonesia.ledger import Ledger
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.games.indonesia.statement import Figure, statement
from indonesia_qt.games.indonesia.view import needs_secrets, view_of
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.bridge import SessionBridge
from indonesia_qt.ui.command_palette import Choice
from indonesia_qt.ui.history import History
from indonesia_qt.ui.indonesia import glyphs
from indonesia_qt.ui.indonesia.area_menu import Entry, area_menu
from indonesia_qt.ui.indonesia.area_words import facts, spoken
from indonesia_qt.ui.indonesia.board_sheets import sheets
from indonesia_qt.ui.indonesia.board_table import BoardTable
from indonesia_qt.ui.indonesia.bot_names import player_name
from indonesia_qt.ui.indonesia.charts import Told, told_of
from indonesia_qt.ui.indonesia.decision_desk import DecisionDesk
from indonesia_qt.ui.indonesia.deed_list import DeedList
from indonesia_qt.ui.indonesia.icons import Icons
from indonesia_qt.ui.indonesia.layers import position_marks
from indonesia_qt.ui.indonesia.ledger_list import LedgerList
from indonesia_qt.ui.indonesia.log_desk import LogDesk
from indonesia_qt.ui.indonesia.map_guide import MapGuide
from indonesia_qt.ui.indonesia.moment_words import date, moment_in_words
from indonesia_qt.ui.indonesia.motions import rings, voyages
from indonesia_qt.ui.indonesia.names import shown_name
from indonesia_qt.ui.indonesia.panels.base import Context
from indonesia_qt.ui.indonesia.panels.result import ResultPanel
from indonesia_qt.ui.indonesia.phase_strip import PhaseStrip
from indonesia_qt.ui.indonesia.player_card import PlayerCard
from indonesia_qt.ui.indonesia.privacy import Privacy
from indonesia_qt.ui.indonesia.tidings import tidings
from indonesia_qt.ui.indonesia.words import Words
from indonesia_qt.ui.indonesia.year_desk import YearDesk
from indonesia_qt.ui.map.marks import AreaMark
from indonesia_qt.ui.map.motion import TEMPOS, Motion
from indonesia_qt.ui.map.scene import MapScene
from indonesia_qt.ui.map.view import MapView
from indonesia_qt.ui.preferences import Preferences
from indonesia_qt.ui.reduced_motion import reduced_motion
from indonesia_qt.ui.refusal import Refusal, rule_of
from indonesia_qt.ui.row_scroll import RowScroll
from indonesia_qt.ui.theme import Theme
from indonesia_qt.wording import counted, tr


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
        self.bridge, self.bots = bridge, bots
        self.privacy = Privacy(bridge, preferences, self)
        self.privacy.changed.connect(self._show_secrets)
        seats = bridge.seats
        words = Words(played_on.game.scenario, [shown_name(seat.name) for seat in seats])
        self.context = Context(words, Icons(theme), tuple(seat.colour for seat in seats), preferences)
        self.scene = MapScene(played_on.board, theme, glyphs.glyph, self)
        self.motion = Motion(self.scene)
        self.scene.describe = self.describe
        self.scene.spoken = self.spoken
        self.scene.area_clicked.connect(self._area_clicked)
        self.scene.area_taken.connect(self._area_taken)
        self.scene.area_dropped.connect(self._area_dropped)
        for pointed in (self.scene.area_hovered, self.scene.area_focused):
            pointed.connect(lambda area: self.told.emit(self.describe(area).replace("\n", " \N{MIDDLE DOT} ")))
            pointed.connect(self._area_hovered)
        self.scene.area_context.connect(self._show_menu)
        self.strip = PhaseStrip(self.context.icons)
        self.strip.phase_clicked.connect(self.rules_wanted)
        self.cards = [PlayerCard(self.context, seat) for seat in range(len(seats))]
        self.history = History(bridge, date, theme, self.context.colours, preferences, self)
        self.history.scrubber.describe = self._describe_moment
        self.desk = DecisionDesk(self.context, bridge, self.privacy, self.history, self)
        self.prompt, self.host, self.bidder = self.desk.prompt, self.desk.host, self.desk.bidder
        self.prompt.rules_wanted.connect(lambda: self.rules_wanted.emit(""))
        self.log_desk = LogDesk(self.context, bridge, self.privacy, self.history, self)
        self.year_desk = YearDesk(self.context, self.privacy, self.history, self)
        self.log, self.year = self.log_desk.log, self.year_desk.page
        self.headline = QStackedWidget()
        self.headline.addWidget(self.prompt)
        self._past_headline = RowScroll(self.history.banner)
        self.headline.addWidget(self._past_headline)
        self.deeds = DeedList(self.context)
        self.board_table = BoardTable()
        self.board_table.wanted.connect(self._show_sheets)
        self.board_table.place_shown.connect(self._show_place)
        self.board_table.answered.connect(self.desk.give)
        self.board_table.refused.connect(self.refused)
        self.guide = MapGuide(self.context, bridge, self.scene, self)
        self.guide.marks_changed.connect(self._show_marks)
        self.deeds.deed_pointed.connect(self.guide.point_at_deed)
        for card in self.cards:
            card.slot_clicked.connect(self._slot_clicked)
            card.look_wanted.connect(self.privacy.look)
            card.held.connect(self._hold_card)
            card.player_wanted.connect(self._give_seat)
            card.why_wanted.connect(self.desk.explain_last)
            card.figure_wanted.connect(self.show_ledger)
        self.deeds.deed_clicked.connect(self._deed_clicked)
        self.deeds.refused.connect(self.refused)
        self.desk.asked.connect(self.asked)
        self.desk.told.connect(self.told)
        self.desk.refused.connect(self.refused)
        self.desk.copy_wanted.connect(self.copy_wanted)
        self.desk.entry_changed.connect(self.entry_changed)
        self.desk.marks_changed.connect(self._show_marks)
        self.desk.answered.connect(self.year.leave)
        self.log_desk.why_wanted.connect(self.desk.explain)
        self.log_desk.lit_changed.connect(self._show_marks)
        self.year_desk.lit_changed.connect(self._show_marks)
        self.year.went.connect(self.motion.finish)
        self.bidder.changed.connect(self.show_all)
        self.bidder.noted.connect(self.note)
        self.desk.noted.connect(self.note)
        self._pointed_out: str | None = None
        self._spoken_of: tuple[str, ...] = ()
        self.view: State = bridge.session.state
        bridge.changed.connect(self._changed)
        bridge.refused.connect(self.refused)
        bridge.paused_changed.connect(self._show_pause)
        bridge.trouble.connect(self.note)
        self.history.moved.connect(self.motion.finish)
        self.history.moved.connect(self.show_all)
        self.history.moved.connect(lambda: self.news.emit(()))

    @property
    def lit(self) -> tuple[str, ...]:
        """The places of the line that the pointer is on, in the log or on the page of the year, and those spoken of."""
        return (*self.log_desk.lit, *self.year_desk.lit, *self._spoken_of)

    def speak_of(self, places: Sequence[str]) -> None:
        """Point out places on the board that the player is told of, until others are spoken of."""
        self._spoken_of = tuple(places)
        self._show_marks()

    def describe(self, area: str) -> str:
        """What lies in an area, in words."""
        if not area:
            return ""
        return "\n".join(facts(self.context.words, self.view, area))

    def spoken(self, area: str) -> str:
        """What a screen reader says of an area."""
        standing = tr("Legal target.") if area in self.scene.targets else ""
        return spoken(self.context.words, self.view, area, standing)

    def show_all(self) -> None:
        """Show the game as it stands, or as it stood at the moment that is looked at."""
        history = self.history
        self.view = self.privacy.view(history.position)
        self.strip.show_state(self.view)
        for card in self.cards:
            self._show_card(card, self.view)
        self.log_desk.show_all()
        self.deeds.show_state(self.view)
        self.year_desk.show_all()
        self._pointed_out = None
        self.headline.setCurrentWidget(self._past_headline if history.looks_back else self.prompt)
        self._show_question(history.asked)
        self.bidder.show(self.view)
        self._show_marks()

    def told_so_far(self) -> Told:
        """The game up to now, for charts."""
        context = self.context
        return told_of(self.bridge.session, context.words, context.colours, context.icons.theme)

    def note(self, text: str) -> None:
        """Write a sentence about the program itself into the log, where the game stands now, and tell it."""
        self.log_desk.note(text)
        self.told.emit(text)

    def point_out(self, company: str) -> None:
        """Show on the board where a company lies, until it is clicked again or the game goes on."""
        self._pointed_out = None if self._pointed_out == company else company
        self._show_marks()

    def _changed(self, events: Sequence[Event]) -> None:
        looked_back = self.history.looks_back
        self.bidder.follow(events)
        self.history.follow()
        if looked_back and self.history.looks_back:
            self.log_desk.show_log()
        elif not looked_back:
            self.show_all()
            self._move(events)
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

    def _move(self, events: Sequence[Event]) -> None:
        """Let goods travel and point out what is new; nothing moves when a decision was taken back."""
        tempo = 0.0 if reduced_motion() else TEMPOS[str(self.context.preferences.value("motion"))]
        moving = voyages(events, self.view, self.context.colours)
        self.motion.play(moving, rings(events, self.view), tempo)

    def _show_secrets(self) -> None:
        """Show and cover secrets; a decision that takes none stays as far as it has come."""
        history = self.history
        if history.looks_back or history.asked is None or needs_secrets(history.position, history.asked):
            self.show_all()
            return
        self.view = self.privacy.view(history.position)
        for card in self.cards:
            self._show_card(card, self.view)

    def _show_card(self, card: PlayerCard, view: State) -> None:
        asked = self.history.asked
        card.show_state(view, asked.seat if asked else None)
        card.offer_hands(self.bridge.seats[card.seat].player, self.bots)
        card.offer_look(self.privacy.can_peek(card.seat), card.seat in self.privacy.shown())

    def _give_seat(self, seat: int, player: str) -> None:
        """Let somebody else play for a seat, and say so."""
        self.bridge.give_seat(seat, player)
        if not self.bridge.only_shown:
            name = self.context.words.seats[seat]
            if self.bridge.is_human(seat):
                self.note(tr("A person plays for {player} from now on.", player=name))
            else:
                bot = player_name(player)
                self.note(tr("A bot plays for {player} from now on: {bot}.", bot=bot, player=name))

    def _hold_card(self, seat: int, held: bool) -> None:
        """Show a person's secrets on his card as long as he holds it."""
        if self.privacy.can_peek(seat):
            state = self.history.position
            self._show_card(self.cards[seat], view_of(state, (seat,)) if held else self.privacy.view(state))

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

    def _show_marks(self) -> None:
        marks = position_marks(self.view, self.context.colours, always_received=self.guide.is_on("show_growth"))
        marks += self.desk.marks()
        marks += [AreaMark(place, "hint") for place in self.lit]
        if self._pointed_out is not None:
            company = self.view.companies[self._pointed_out]
            marks += [AreaMark(place, "hint") for place in (*company.areas, *company.ships)]
        self.scene.sync(marks + self.guide.marks(self.view, self._pointed_out))
        if self.board_table.isVisible():
            self._show_sheets()

    def _show_sheets(self) -> None:
        answers = self.desk.possible(self.board_table.search.text())
        self.board_table.show_sheets(sheets(self.context.words, self.view, answers))

    def _show_place(self, area: str) -> None:
        """Bring an area into view and mark it."""
        for view in self.scene.views():
            if isinstance(view, MapView):
                view.go_to(area)

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

    def _show_menu(self, area: str, at: QPoint) -> None:
        """Offer what can be done with an area."""
        views = self.scene.views()
        menu = area_menu(facts(self.context.words, self.view, area), self._entries(area), views[0] if views else None)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _entries(self, area: str) -> list[Entry]:
        """What can be done with an area, now or always."""
        name = self.context.words.place(area)
        why_not = self.desk.panel.why_not(area) if self.desk.panel else ""
        if area in self.scene.targets:
            entries = [Entry(tr("Choose {area}", area=name), lambda: self._area_clicked(area))]
        else:
            entries = [Entry(why_not or tr("Nothing to choose here now"))]
            if rule := rule_of(why_not):
                entries.append(Entry(tr("Rule {rule}", rule=rule), partial(self.rules_wanted.emit, rule)))
        for company in self.view.companies.values():
            if area in company.areas or area in company.ships:
                told = self.context.words.company(company.id)
                entries.append(Entry(tr("Show {company}", company=told), partial(self.point_out, company.id)))
                if company.ships:
                    key, asks = "show_lanes", tr("Show the network of {company}", company=told)
                else:
                    key, asks = "show_reach", tr("Show the cities that {company} reaches", company=told)
                entries.append(Entry(asks, partial(self._show_overlay, company.id, key)))
        entries.append(Entry(tr("Log of {area}", area=name), partial(self.log.show_about, area, name)))
        return entries

    def _show_overlay(self, company: str, key: str) -> None:
        """Show an overlay of one company."""
        self._pointed_out = company
        self.context.preferences.set(key, True)
        self._show_marks()

    def _area_clicked(self, area: str) -> None:
        if self.desk.panel:
            self.desk.panel.area_clicked(area)

    def _area_taken(self, area: str) -> None:
        if self.desk.panel:
            self.desk.panel.area_taken(area)

    def _area_dropped(self, area: str) -> None:
        if self.desk.panel:
            self.desk.panel.area_dropped(area)

    def _area_hovered(self, area: str) -> None:
        if self.desk.panel:
            self.desk.panel.area_hovered(area)

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

    def show_ledger(self, seat: int, figure: Figure) -> None:
        """List what a sum of money is made of at the moment that is shown, if the table shows the sum itself."""
        if figure != "earnings" and self.view.players[seat].secret:
            return
        ledger = Ledger(len(self.cards))
        for at, events in enumerate(self.history.happened):
            ledger.hear(events, at)
        over = self.host if self.history.asked is None else self.cards[seat]
        listed = LedgerList(self.context.words, seat, figure, statement(ledger, seat, figure), over)
        listed.moment_wanted.connect(self.history.look_at)
        for changed in (self.bridge.changed, self.privacy.changed):
            changed.connect(listed.close)
        listed.show()

    def _company_clicked(self, company: str) -> None:
        if not (self.desk.panel and self.desk.panel.company_clicked(company)):
            self.point_out(company)

    def choose_slot(self, number: int) -> None:
        """Do what a click on the company in the player's slot with this number does, or say why there is none.

        The player is the one who is asked, or else the first person at the table.
        """
        asked, people = self.history.asked, list(filter(self.bridge.is_human, range(len(self.cards))))
        seat = asked.seat if asked and asked.seat in people else next(iter(people), None)
        if seat is None:
            self.refused.emit(tr("Only bots play here: no slots are yours."))
            return
        self._slot_clicked(seat, number)

    def _slot_clicked(self, seat: int, number: int) -> None:
        """Do what a click on the company in a slot does, or say why there is none."""
        player, name = self.view.players[seat], self.context.words.seats[seat]
        if number <= len(player.companies):
            self._company_clicked(player.companies[number - 1])
        elif number <= player.slots:
            told = tr("Slot {number} of {player} is free.", number=number, player=name)
            self.refused.emit(Refusal(told, "R-ACQ-02"))
        else:
            told = counted(
                player.slots,
                "{player} has {n} slot; more take research of slots.",
                "{player} has {n} slots; more take research of slots.",
                player=name,
            )
            self.refused.emit(Refusal(told, "R-ACQ-02"))

    def _deed_clicked(self, deed: str) -> None:
        if not (self.desk.panel and self.desk.panel.deed_clicked(deed)):
            self.refused.emit(Refusal(tr("Deeds are taken in phase 4, Acquisitions."), "R-ACQ-01"))

    def _describe_moment(self, at: int) -> str:
        return moment_in_words(self.context.words, self.history.timeline.moments[at], at)
