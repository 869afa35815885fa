"""The table of one game: keeps the board, the strip, the players' cards, the panel and the log in step with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QStackedWidget, QToolTip, QVBoxLayout, QWidget

from indonesia_qt.core.flow import Action, Event, Question
from indonesia_qt.core.session import Entry as Decision
from indonesia_qt.games.indonesia.ledger import Ledger
from indonesia_qt.games.indonesia.notation import notation
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.games.indonesia.statement import Figure, statement
from indonesia_qt.games.indonesia.view import needs_secrets, view_of
from indonesia_qt.games.indonesia.year import present_phase
from indonesia_qt.games.indonesia.year_report import last_year_end, report
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.announce import announce
from indonesia_qt.ui.bridge import SessionBridge
from indonesia_qt.ui.command_palette import Choice
from indonesia_qt.ui.history import History
from indonesia_qt.ui.indonesia import glyphs
from indonesia_qt.ui.indonesia.action_words import ActionWords
from indonesia_qt.ui.indonesia.area_menu import Entry, area_menu
from indonesia_qt.ui.indonesia.area_words import facts, spoken
from indonesia_qt.ui.indonesia.auto_bid import AutoBid, AutoBidder, AutoBidStrip
from indonesia_qt.ui.indonesia.board_sheets import sheets
from indonesia_qt.ui.indonesia.board_table import BoardTable
from indonesia_qt.ui.indonesia.charts import Told, told_of
from indonesia_qt.ui.indonesia.deed_list import DeedList
from indonesia_qt.ui.indonesia.icons import Icons
from indonesia_qt.ui.indonesia.layers import position_marks
from indonesia_qt.ui.indonesia.ledger_list import LedgerList
from indonesia_qt.ui.indonesia.log_export import Written
from indonesia_qt.ui.indonesia.log_lines import HEADINGS, LogWriter, topics
from indonesia_qt.ui.indonesia.map_guide import MapGuide
from indonesia_qt.ui.indonesia.motions import rings, voyages
from indonesia_qt.ui.indonesia.panels import PANELS
from indonesia_qt.ui.indonesia.panels.auction import AuctionPanel
from indonesia_qt.ui.indonesia.panels.base import Context, Panel
from indonesia_qt.ui.indonesia.panels.entries import plain
from indonesia_qt.ui.indonesia.panels.past import PastPanel
from indonesia_qt.ui.indonesia.panels.result import ResultPanel
from indonesia_qt.ui.indonesia.panels.waiting import OnlyShownPanel, WaitingPanel
from indonesia_qt.ui.indonesia.phase_strip import PhaseStrip
from indonesia_qt.ui.indonesia.player_card import PlayerCard
from indonesia_qt.ui.indonesia.possible_answers import possible_answers
from indonesia_qt.ui.indonesia.privacy import Cover, HandOverPanel, PeekPanel, Privacy
from indonesia_qt.ui.indonesia.recap import Recap, last_decision
from indonesia_qt.ui.indonesia.texts import Words, count, letter, phase_name, shown_name
from indonesia_qt.ui.indonesia.tidings import tidings
from indonesia_qt.ui.indonesia.what_can_i_do import WhatCanIDo
from indonesia_qt.ui.indonesia.year_page import YearPage
from indonesia_qt.ui.log import LogLine
from indonesia_qt.ui.log_menu import log_menu
from indonesia_qt.ui.log_pane import LogPane, Reader
from indonesia_qt.ui.map.marks import AreaMark
from indonesia_qt.ui.map.motion import TEMPOS, Motion
from indonesia_qt.ui.map.scene import MapScene
from indonesia_qt.ui.map.view import MapView
from indonesia_qt.ui.measure import scaled
from indonesia_qt.ui.preferences import Preferences
from indonesia_qt.ui.reduced_motion import reduced_motion
from indonesia_qt.ui.row_scroll import RowScroll
from indonesia_qt.ui.shortened_label import ShortenedLabel
from indonesia_qt.ui.theme import Theme

NARROWEST, NARROWEST_SCALED = 300, 220
"""Pixels that a panel needs, and those that it needs of what grows with the text."""

PROMPT_SHARE = 0.12
"""The part of the window's height that the prompt takes at most, if that is two lines."""


def date(position: State) -> tuple[int, str]:
    """The year and the name of the phase of a position; no name when the game is over."""
    phase = present_phase(position)
    return position.year, phase_name(phase) if phase else ""


class PanelHost(QFrame):
    """Holds the panel of the present question."""

    def __init__(self) -> None:
        super().__init__()
        # No panel may widen the dock, for then the board would move.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(max(NARROWEST, scaled(NARROWEST_SCALED)))
        self.panel: QWidget = QWidget()
        self.auto_bid = AutoBidStrip()
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(0, 0, 0, 0)
        self.layout_.setSpacing(0)
        self.layout_.addWidget(self.auto_bid)
        self.layout_.addWidget(self.panel, 1)

    def show_panel(self, panel: QWidget) -> None:
        """Put another panel in the place of the present one, which leaves the window with all that it told."""
        self.layout_.replaceWidget(self.panel, panel)
        self._left = self.panel  # it may be in the middle of a click
        self._left.hide()
        self._left.setParent(None)
        self._left.deleteLater()
        self.panel = panel
        panel.show()


class Prompt(QFrame):
    """Says who must do what."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.symbol, self.text = QLabel(), ShortenedLabel(PROMPT_SHARE)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 2, 10, 2)
        layout.addWidget(self.symbol)
        layout.addWidget(self.text, 1)

    def show_text(self, seat: int | None, text: str) -> None:
        """Show what `seat`, if any, must do."""
        self.symbol.setVisible(seat is not None)
        if seat is not None:
            self.symbol.setPixmap(self.context.icons.seat(self.context.colours[seat]).pixmap(scaled(20), scaled(20)))
            name = self.context.words.seats[seat]
            announce(self, f"{name}: {text}")
            text = f"<b>{name}</b> \N{EM DASH} {text}"
        self.text.show_text(text)


class Table(QObject):
    """Shows a game that is played through a bridge. The window arranges its parts.

    `asked` carries the title for the panel's dock; `told` a sentence for the status bar; `refused` why something can't
    be done; `new_game` that the players want another game, `rematch` that they want the same again. `charts_wanted`,
    `report_wanted` and `save_wanted` ask for charts, the report on the game, or a copy of it in a file; `copy_wanted`
    to go on in a copy of a game that is only shown. `entry_changed` says that `entered()` is something else now. `news`
    carries sentences to be told in messages; none of what was told before is so any more when there are none.
    """

    asked = Signal(str)
    told = Signal(str)
    refused = Signal(str)
    new_game = Signal()
    rematch = Signal()
    charts_wanted = Signal()
    report_wanted = Signal()
    save_wanted = Signal()
    copy_wanted = Signal()
    entry_changed = Signal()
    news = Signal(tuple)

    def __init__(
        self, played_on: PlayableMap, bridge: SessionBridge, theme: Theme, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.bridge = bridge
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
        for pointed in (self.scene.area_hovered, self.scene.area_focused):
            pointed.connect(lambda area: self.told.emit(self.describe(area).replace("\n", " \N{MIDDLE DOT} ")))
            pointed.connect(self._area_hovered)
        self.scene.area_context.connect(self._show_menu)
        self.strip = PhaseStrip(self.context.icons)
        self.prompt = Prompt(self.context)
        self.cards = [PlayerCard(self.context, seat) for seat in range(len(seats))]
        self.host = PanelHost()
        self.history = History(bridge, date, theme, self.context.colours, preferences, self)
        self.history.scrubber.describe = self._describe_moment
        self.headline = QStackedWidget()
        self.headline.addWidget(self.prompt)
        self._past_headline = RowScroll(self.history.banner)
        self.headline.addWidget(self._past_headline)
        icons = (self.context.icons.seat(colour) for colour in self.context.colours)
        self.log = LogPane(theme, list(map(Reader, words.seats, icons)), topics())
        self._writer = LogWriter(words, self.context.colours, bridge.session)
        self.deeds = DeedList(self.context)
        self.year = YearPage(self.context)
        self.year.pointed.connect(self._light_places)
        self.year.went.connect(self.motion.finish)
        self.board_table = BoardTable()
        self.board_table.wanted.connect(self._show_sheets)
        self.board_table.place_shown.connect(self._show_place)
        self.board_table.place_chosen.connect(self.scene.click)
        self.guide = MapGuide(self.context, bridge, self.scene, self)
        self.guide.marks_changed.connect(self._show_marks)
        self.deeds.deed_pointed.connect(self.guide.point_at_deed)
        for card in self.cards:
            card.slot_clicked.connect(self._slot_clicked)
            card.look_wanted.connect(self.privacy.look)
            card.held.connect(self._hold_card)
            card.player_wanted.connect(self._give_seat)
            card.figure_wanted.connect(self.show_ledger)
        self.deeds.deed_clicked.connect(self._deed_clicked)
        self.deeds.refused.connect(self.refused)
        self.bidder = AutoBidder(bridge, words, self.host.auto_bid, self)
        self.bidder.changed.connect(self.show_all)
        self.bidder.changed.connect(self.entry_changed)
        self.bidder.noted.connect(self.note)
        self._pointed_out: str | None = None
        self.view: State = bridge.session.state
        self.lit: tuple[str, ...] = ()
        """The places of the line of the log that the pointer is on."""
        bridge.changed.connect(self._changed)
        bridge.refused.connect(self.refused)
        bridge.paused_changed.connect(self._show_pause)
        bridge.trouble.connect(self.note)
        self.history.moved.connect(self.motion.finish)
        self.history.moved.connect(self.show_all)
        self.history.moved.connect(lambda: self.news.emit(()))
        self.log.view.pointed.connect(self._light_up)
        self.log.view.menu_wanted.connect(self._show_log_menu)
        self.log.recap.pointed.connect(self._light_up)
        self.log.recap.replay_wanted.connect(self._replay)
        self.log.view.wanted.connect(lambda line: self.history.look_at(line.at))

    def describe(self, area: str) -> str:
        """What lies in an area, in words."""
        if not area:
            return ""
        return "\n".join(facts(self.context.words, self.view, area))

    def spoken(self, area: str) -> str:
        """What a screen reader says of an area."""
        standing = "Legal target." if area in self.scene.targets else ""
        return spoken(self.context.words, self.view, area, standing)

    def show_all(self) -> None:
        """Show the game as it stands, or as it stood at the moment that is looked at."""
        history = self.history
        self.view = self.privacy.view(history.position)
        self.strip.show_state(self.view)
        for card in self.cards:
            self._show_card(card, self.view)
        self._show_log()
        if not history.looks_back:
            self._show_recap()
        self.log.recap.offer(not history.looks_back)
        self.deeds.show_state(self.view)
        self._show_year()
        self._pointed_out = None
        self.headline.setCurrentWidget(self._past_headline if history.looks_back else self.prompt)
        self._show_question(history.asked)
        self.bidder.show(self.view)
        self._show_marks()

    def _show_log(self) -> None:
        since = self._recap_from()
        self.log.show_lines(self._writer.lines(None if since is None else since + 1))
        self.log.view.show_moment(self.history.at if self.history.looks_back else None)

    def _show_year(self) -> None:
        """Show what the year brought that was over last at the moment that is looked at."""
        end = last_year_end(self._happened())
        if (self.year.shown and self.year.shown.year) != (end and end.year):
            session = self.bridge.session
            told = end and report(self._happened(), end, session.setup.deal.order, session.position)
            self.year.show_report(told)

    def _happened(self) -> Sequence[Sequence[Event]]:
        """What the opening and then each decision brought, up to the moment that is shown."""
        session = self.bridge.session
        return [session.opening, *(entry.events for entry in session.entries)][: self.history.at + 1]

    def told_so_far(self) -> Told:
        """The game up to now, for charts."""
        context = self.context
        return told_of(self.bridge.session, context.words, context.colours, context.icons.theme)

    def _recap_from(self) -> int | None:
        """The last decision of the person who decides now, and sees what he decides, if others have decided since."""
        asked = self.bridge.question
        if (
            asked is None
            or self.bridge.only_shown
            or not self.bridge.is_human(asked.seat)
            or self.privacy.covers(asked)
        ):
            return None
        return last_decision(self.bridge.session, asked.seat)

    def _show_recap(self) -> None:
        """Tell a person at his turn what happened since his last decision."""
        asked, since = self.bridge.question, self._recap_from()
        if asked is None or since is None:
            self.log.recap.show_lines(())
            return
        recap = Recap(self.context.words, self.bridge.session, asked.seat, since, self.privacy.view)
        self.log.recap.show_lines(recap.lines(), recap.number)

    def note(self, text: str) -> None:
        """Write a sentence about the program itself into the log, where the game stands now, and tell it."""
        self._writer.note(text)
        self._show_log()
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
            self._show_log()
        elif not looked_back:
            self.show_all()
            self._move(events)
            self._tell_news(events)
            self._tell_year(events)

    def _tell_year(self, events: Sequence[Event]) -> None:
        """Bring what a year brought to the front when it is over, unless only bots play."""
        end = last_year_end(self._happened())
        is_over = bool(events) and end is not None and end.at == self.bridge.made
        if is_over and self.privacy.people and self.context.preferences.is_on("tell_year"):
            self.year.come()

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
        card.offer_hands(self.bridge.seats[card.seat].player, list(self.bridge.bots))
        card.offer_look(self.privacy.can_peek(card.seat), card.seat in self.privacy.shown())

    def _give_seat(self, seat: int, player: str) -> None:
        """Let somebody else play for a seat, and say so."""
        self.bridge.give_seat(seat, player)
        if not self.bridge.only_shown:
            who = "A person" if self.bridge.is_human(seat) else f"The {player} bot"
            self.note(f"{who} plays for {self.context.words.seats[seat]} from now on.")

    def _hold_card(self, seat: int, held: bool) -> None:
        """Show a person's secrets on his card as long as he holds it."""
        if self.privacy.can_peek(seat):
            state = self.history.position
            self._show_card(self.cards[seat], view_of(state, (seat,)) if held else self.privacy.view(state))

    def _show_question(self, asked: Question[Any] | None) -> None:
        words = self.context.words
        if self.history.chosen is not None and asked is not None:
            self._show_past(asked, self.history.chosen)
            return
        if asked is None:
            self._show_result()
            return
        phase = present_phase(self.view)
        title = phase_name(phase) if phase else ""
        name = words.seats[asked.seat]
        self.asked.emit(f"{title} \N{MIDDLE DOT} {name}")
        if self.bridge.only_shown:
            self.prompt.show_text(asked.seat, "is to decide.")
            shown = OnlyShownPanel(self.bridge.only_shown)
            shown.copy_wanted.connect(self.copy_wanted)
            self.host.show_panel(shown)
        elif not self.bridge.is_human(asked.seat):
            self.prompt.show_text(asked.seat, "is to decide.")
            waiting = WaitingPanel(self.context, asked.seat, self.bridge.paused)
            waiting.go_on.connect(lambda: self.bridge.set_paused(False))
            self.host.show_panel(waiting)
        elif self.bidder.answers(asked):
            self.prompt.show_text(asked.seat, "bids up to a limit.")
            self.host.show_panel(WaitingPanel(self.context, asked.seat, paused=False))
        elif self.privacy.covers(asked):
            self._show_cover(asked)
        else:
            self.prompt.show_text(asked.seat, words.prompt(asked, self.view))
            self._show_panel(asked)

    def _show_cover(self, asked: Question[Any]) -> None:
        """Cover the decision; what was said to the player before goes, too."""
        made, prompt = self.bridge.made, self.context.words.prompt(asked, self.view)
        cover: Cover
        if self.privacy.way == "curtain":
            self.prompt.show_text(asked.seat, "takes the mouse.")
            cover = HandOverPanel(self.context, asked.seat)
        else:
            self.prompt.show_text(asked.seat, prompt)
            cover = PeekPanel(self.context, asked, prompt)
        cover.looks.connect(lambda: self.privacy.look(asked.seat))
        cover.chosen.connect(lambda action: self._answer(action, made))
        self.host.show_panel(cover)
        self.told.emit("")
        QToolTip.hideText()

    def _show_past(self, asked: Question[Any], chosen: Decision) -> None:
        name = self.context.words.seats[asked.seat]
        self.asked.emit(f"Looking back \N{MIDDLE DOT} {date(self.view)[1]} \N{MIDDLE DOT} {name}")
        happened = [self.context.words.sentence(event) for event in chosen.events if not isinstance(event, HEADINGS)]
        past = PastPanel(self.context, self.view, asked, chosen, happened)
        past.marks_changed.connect(self._show_marks)
        past.come_back.connect(self.history.come_back)
        self.host.show_panel(past)

    def _show_pause(self) -> None:
        asked = self.bridge.question
        if self.history.looks_back:
            return
        if asked is not None and not self.bridge.is_human(asked.seat):
            self._show_question(asked)

    def _show_panel(self, asked: Question[Any]) -> None:
        made = self.bridge.made
        panel = PANELS[type(asked)](self.context, self.view, asked)
        panel.chosen.connect(lambda action: self._answer(action, made))
        panel.chosen_together.connect(lambda actions: self._answer_all(actions, made))
        panel.refused.connect(self.refused)
        panel.marks_changed.connect(self._show_marks)
        panel.enter(self.context.drafts.get((made, asked), {}))
        panel.entry_changed.connect(lambda: self._keep_entries(panel, made))
        if isinstance(panel, AuctionPanel):
            panel.automatic.connect(self.bidder.begin)
        self.host.show_panel(panel)

    def _keep_entries(self, panel: Panel, made: int) -> None:
        """Remember what was entered: the panel may have to be left before it is played."""
        self.context.drafts[made, panel.asked] = panel.entered()
        self.entry_changed.emit()

    def entered(self) -> dict[str, Any]:
        """What was entered and is not played yet, as plain data; empty when there is nothing."""
        order, asked = self.bidder.order, self.bridge.question
        panel = self.context.drafts.get((self.bridge.made, asked)) if asked else None
        kept = {"panel": panel, "order": None if order is None else plain(order)}
        return {name: entry for name, entry in kept.items() if entry}

    def enter(self, entered: Mapping[str, Any]) -> None:
        """Enter what was entered before in the game as it stands."""
        if (asked := self.bridge.question) is not None and isinstance(entries := entered.get("panel"), dict):
            self.context.drafts[self.bridge.made, asked] = entries
        with suppress(msgspec.ValidationError):
            self.bidder.resume(msgspec.convert(entered.get("order"), AutoBid | None))
        self.show_all()

    def _show_result(self) -> None:
        self.asked.emit("Final result")
        self.prompt.show_text(None, "The game is over.")
        result = ResultPanel(self.context, self.view, self.told_so_far())
        result.again.connect(self.new_game)
        result.rematch.connect(self.rematch)
        result.charts_wanted.connect(self.charts_wanted)
        result.report_wanted.connect(self.report_wanted)
        result.copy_wanted.connect(self.save_wanted)
        result.moment_clicked.connect(self.history.look_at)
        result.figure_wanted.connect(self.show_ledger)
        self.host.show_panel(result)

    def _show_marks(self) -> None:
        marks = position_marks(self.view, self.context.colours, always_received=self.guide.is_on("show_growth"))
        if isinstance(self.host.panel, Panel | PastPanel):
            marks += self.host.panel.marks()
        marks += [AreaMark(place, "hint") for place in self.lit]
        if self._pointed_out is not None:
            company = self.view.companies[self._pointed_out]
            marks += [AreaMark(place, "hint") for place in (*company.areas, *company.ships)]
        self.scene.sync(marks + self.guide.marks(self.view, self._pointed_out))
        if self.board_table.isVisible():
            self._show_sheets()

    def _show_sheets(self) -> None:
        self.board_table.show_sheets(sheets(self.context.words, self.view, self.scene.targets))

    def _show_place(self, area: str) -> None:
        """Bring an area into view and mark it."""
        for view in self.scene.views():
            if isinstance(view, MapView):
                view.go_to(area)

    def take_back(self) -> bool:
        """Take back the last thing that was done in the open panel; False when there is nothing."""
        return isinstance(self.host.panel, Panel) and self.host.panel.take_back()

    def _answer(self, action: Action, made: int) -> None:
        self._answer_all((action,), made)

    def _answer_all(self, actions: Sequence[Action], made: int) -> None:
        if self.bridge.question is not None:
            self.privacy.answered(self.bridge.question.seat)
        self.year.leave()
        self.bridge.submit_all(actions, made)

    def _show_menu(self, area: str, at: QPoint) -> None:
        """Offer what can be done with an area."""
        views = self.scene.views()
        menu = area_menu(facts(self.context.words, self.view, area), self._entries(area), views[0] if views else None)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _entries(self, area: str) -> list[Entry]:
        """What can be done with an area, now or always."""
        name, why_not = self.context.words.place(area), ""
        if isinstance(self.host.panel, Panel):
            why_not = self.host.panel.why_not(area)
        if area in self.scene.targets:
            entries = [Entry(f"Choose {name}", lambda: self._area_clicked(area))]
        else:
            entries = [Entry(why_not or "Nothing to choose here now")]
        for company in self.view.companies.values():
            if area in company.areas or area in company.ships:
                told = self.context.words.company(company.id)
                entries.append(Entry(f"Show {told}", partial(self.point_out, company.id)))
                key = "show_lanes" if company.ships else "show_reach"
                asks = f"Show the network of {told}" if company.ships else f"Show the cities that {told} reaches"
                entries.append(Entry(asks, partial(self._show_overlay, company.id, key)))
        entries.append(Entry(f"Log of {name}", partial(self.log.show_about, area, name)))
        return entries

    def _show_overlay(self, company: str, key: str) -> None:
        """Show an overlay of one company."""
        self._pointed_out = company
        self.context.preferences.set(key, True)
        self._show_marks()

    def _area_clicked(self, area: str) -> None:
        if isinstance(self.host.panel, Panel):
            self.host.panel.area_clicked(area)

    def notation(self, at: int) -> str:
        """The decision with `at` before it in the notation; empty when it isn't made yet."""
        if at >= self.bridge.made:
            return ""
        entry = self.bridge.session.entries[at]
        return notation(entry.action, entry.seat, partial(letter, self.view.scenario))

    def written_log(self) -> Iterator[Written]:
        """The whole log for a file, with each decision in the notation before what it brought."""
        for number, line in self._writer.numbered():
            if number is None:
                yield Written(line.rank, line.text)
            else:
                yield Written(line.rank, line.text, number + 1, self.notation(number))

    def _replay(self) -> None:
        """Show step by step what happened since the last decision of the person who decides now."""
        since = self._recap_from()
        if since is not None:
            self.history.replay_from(since + 1)

    def _show_log_menu(self, line: LogLine, place: QPoint) -> None:
        log_menu(line, self.notation(line.at), self.history, self.log).popup(place)

    def _area_hovered(self, area: str) -> None:
        if isinstance(self.host.panel, Panel):
            self.host.panel.area_hovered(area)

    def _light_up(self, line: LogLine | None) -> None:
        """Show on the board where it happened what a line of the log tells."""
        self._light_places(line.places if line else ())

    def _light_places(self, lit: tuple[str, ...]) -> None:
        if lit != self.lit:
            self.lit = lit
            self._show_marks()

    @property
    def _asking(self) -> Panel | None:
        """The panel in which a question can be answered; None when there is none in sight."""
        panel = self.host.panel
        return panel if isinstance(panel, Panel) and type(panel) in PANELS.values() else None

    def show_answers(self) -> None:
        """List everything that the player who is asked can answer; what he chooses there is played."""
        panel = self._asking
        if panel is None:
            self.refused.emit("Nothing can be answered here now.")
            return
        made = self.bridge.made
        answers = WhatCanIDo(self.context, panel.view, panel.asked, self.host)
        answers.chosen.connect(lambda action: self._answer(action, made))
        self.bridge.changed.connect(answers.close)
        self.privacy.changed.connect(answers.close)
        answers.show()
        answers.search.setFocus()

    def answers(self, typed: str) -> list[Choice]:
        """What can be answered now, of that what holds the words that were typed."""
        panel, made = self._asking, self.bridge.made
        if panel is None:
            return []
        found = possible_answers(ActionWords(self.context.words), panel.view, panel.asked, typed)
        return [Choice(answer.told.text, partial(self._answer, answer.action, made)) for answer in found]

    def show_ledger(self, seat: int, figure: Figure) -> None:
        """List what a sum of money is made of at the moment that is shown, if the table shows the sum itself."""
        if figure != "earnings" and self.view.players[seat].secret:
            return
        ledger = Ledger(len(self.cards))
        for at, events in enumerate(self._happened()):
            ledger.hear(events, at)
        over = self.host if self.history.asked is None else self.cards[seat]
        listed = LedgerList(self.context.words, seat, figure, statement(ledger, seat, figure), over)
        listed.moment_wanted.connect(self.history.look_at)
        for changed in (self.bridge.changed, self.privacy.changed):
            changed.connect(listed.close)
        listed.show()

    def _company_clicked(self, company: str) -> None:
        if not (isinstance(self.host.panel, Panel) and self.host.panel.company_clicked(company)):
            self.point_out(company)

    def choose_slot(self, number: int) -> None:
        """Do what a click on the company in the player's slot with this number does, or say why there is none.

        The player is the one who is asked, or else the first person at the table.
        """
        asked, people = self.history.asked, list(filter(self.bridge.is_human, range(len(self.cards))))
        seat = asked.seat if asked and asked.seat in people else next(iter(people), None)
        if seat is None:
            self.refused.emit("Only bots play here: no slots are yours.")
            return
        self._slot_clicked(seat, number)

    def _slot_clicked(self, seat: int, number: int) -> None:
        """Do what a click on the company in a slot does, or say why there is none."""
        player, name = self.view.players[seat], self.context.words.seats[seat]
        if number <= len(player.companies):
            self._company_clicked(player.companies[number - 1])
        elif number <= player.slots:
            self.refused.emit(f"Slot {number} of {name} is free.")
        else:
            self.refused.emit(f"{name} has {count(player.slots, 'slot')}; more take research of slots.")

    def _deed_clicked(self, deed: str) -> None:
        if not (isinstance(self.host.panel, Panel) and self.host.panel.deed_clicked(deed)):
            self.refused.emit("Deeds are taken in phase 4, Acquisitions.")

    def _describe_moment(self, at: int) -> str:
        """A moment of the game, in words."""
        moment = self.history.timeline.moments[at]
        asked = "" if moment.seat is None else f" \N{MIDDLE DOT} {self.context.words.seats[moment.seat]}"
        phase = f" \N{MIDDLE DOT} {moment.phase}" if moment.phase else ""
        return f"Year {moment.year}{phase}{asked} \N{MIDDLE DOT} decision {at + 1:,}"
