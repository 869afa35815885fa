"""One game at the table: keeps the board, the players' cards, the panel and the log in step with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import CHANCE, Action, Event, Question
from indonesia_qt.core.session import Decision
from indonesia_qt.i18n.text import enumerated, paragraph, tr
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.charts.chart_model import Chart
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.appearance import tempo
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.table.beats.beat_presenter import BeatPresenter
from indonesia_qt.ui.table.board.board_presenter import BoardPresenter
from indonesia_qt.ui.table.decision_presenter import DecisionPresenter
from indonesia_qt.ui.table.decision_view import WaitingPanel
from indonesia_qt.ui.table.final_screen import FinalScreen
from indonesia_qt.ui.table.game_charts import ChartSet
from indonesia_qt.ui.table.game_texts import notifications
from indonesia_qt.ui.table.game_ui import GameUi
from indonesia_qt.ui.table.heads import head_of
from indonesia_qt.ui.table.log.log_presenter import LogPresenter
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.panels.result import ResultPanel
from indonesia_qt.ui.table.player_cards import PlayerCards
from indonesia_qt.ui.table.privacy import Privacy
from indonesia_qt.ui.table.remark_presenter import RemarkPresenter
from indonesia_qt.ui.table.review.review_texts import ReviewTexts
from indonesia_qt.ui.table.round_strip import RoundStrip
from indonesia_qt.ui.table.turn_banner import TurnBanner
from indonesia_qt.ui.widgets.full_page import FullPage

VEIL = 0.72
"""How much of the board the veil behind the final screen hides."""


class SideTab(NamedTuple):
    """A page behind the log, under a title."""

    title: str
    page: QWidget


class GameView(QObject):
    """Shows a game that is played through a bridge; `bots` can take seats. The window arranges its parts.

    Each presenter takes care of one part: `decision`, `board`, `log`, `player_cards`, `beats`. Whoever needs something
    of a part asks its presenter. A game that shows more has a subclass, which adds parts after `__init__` and
    overrides the methods that make them.

    - `message`: a sentence for the status bar
    - `refused`: the reason why something can't be done
    - `new_game`, `rematch`: the players want another game, or the same again
    - `charts_requested`, `report_requested`, `save_requested`: asks for charts, the report on the game, a copy of it in
      a file
    - `share_requested`, `review_requested`: asks for a picture of the result, for the review of the game
    - `rules_requested`: asks for the rules at a place; an empty place means those of the open question
    - `undone`: a sentence about the decision to which an undo has gone back
    - `undo_offered`: a sentence about what was done, and what takes it back until the next decision
    - `news`: sentences for messages; without any, those shown before no longer hold
    - `named`: the round, whose turn it is there or who has won, and the game, for the title of a window; and what a
      screen reader says of that, which changes with each round only
    """

    message = Signal(str)
    refused = Signal(object)
    new_game = Signal()
    rematch = Signal()
    charts_requested = Signal()
    report_requested = Signal()
    save_requested = Signal()
    share_requested = Signal()
    review_requested = Signal()
    rules_requested = Signal(str)
    undone = Signal(str)
    undo_offered = Signal(str, object)
    news = Signal(tuple)
    named = Signal(str, str)

    chart_set: ChartSet | None = None
    """The charts of the game; None where there are none."""
    counts_at_end = False
    """Whether nobody knows who has won before it is counted on the final screen."""

    def __init__(
        self,
        ui: GameUi,
        played_on: PlayableMap,
        bridge: SessionBridge,
        bots: Sequence[str],
        theme: Theme,
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.bridge, self.game, self.bots = bridge, played_on.game, bots
        words = ui.texts(played_on.game, [seat.shown_name for seat in bridge.seats])
        colours = tuple(seat.colour for seat in bridge.seats)
        self.context = Context(
            ui,
            words,
            ui.icons(theme),
            colours,
            preferences,
            self._head_of,
            happened=lambda: bridge.session.happened,
            hints_allowed=bridge.hints_allowed,
            suggests=bridge.suggests,
        )
        self.view: Any = bridge.session.state
        self.privacy = Privacy(bridge, preferences, self)
        self._shown = self.privacy.shown()
        self.history = History(bridge, words.round, theme, colours, preferences, self, words.part)
        self.history.timeline_slider.describe = self._describe_moment
        shared = self.context, bridge, self.privacy
        self.decision = DecisionPresenter(*shared, self.history, self)
        self.log = LogPresenter(*shared, self.history, self)
        self.decision.waited = self.log.waited
        self.player_cards = self.make_player_cards()
        self.board = BoardPresenter(self.context, played_on, bridge, self.decision, self.log, self)
        self.beats = BeatPresenter(
            self.context, bridge, self.privacy, self.board, self.player_cards, self.history, self
        )
        self.remarks = RemarkPresenter(self.context, bridge, self.beats, self.player_cards, self)
        self.strip = self.make_strip()
        veil = faded(theme.interface.window, VEIL)
        self.full_page = FullPage(veil)
        self.turn_banner = TurnBanner(self.decision, self.beats)
        self.final: FinalScreen | None = None
        self._is_final_closed = False
        self._has_just_ended = False
        """Whether the last thing that happened was the end of the game."""
        self._said: set[tuple[int, str]] = set()
        """The messages that aren't shown twice in a round, with the round in which they were shown."""
        self._told = self.history.present
        """How far the game had come in what was reported last."""
        self._unsaid: list[tuple[int, str]] = []
        """What is still to be said of sole answers, with the numbers of decisions before them."""
        bridge.gives_sole_answer = self._gives_sole_answer
        self._connect_requests()
        self._connect_changes()
        self.full_page.closed.connect(self._close_final)

    def make_player_cards(self) -> PlayerCards:
        """Return the presenter of the players' cards."""
        return PlayerCards(self.context, self.bridge, self.bots, self.privacy, self.history, self)

    def make_strip(self) -> Any:
        """Return the widget along the upper edge; its method `show_state` takes the position that is shown.

        While a beat is shown, it also takes the id of its phase, empty for that of the position before it, and this
        position, whose round it names.
        """
        return RoundStrip(self.game, self.context.words)

    def named_parts(self) -> Mapping[str, QWidget]:
        """Return the game's own parts that a lesson can point at, by their names."""
        return {}

    def make_result(self) -> ResultPanel:
        """Return the panel of a game that is over."""
        return ResultPanel(self.context, self.game, self.end, self.bridge.session.hints)

    def make_final(self) -> FinalScreen:
        """Return the screen of a game that is over."""
        return FinalScreen(self.context, self.game, self.end, self.board.scene.board, self.reader)

    @property
    def end(self) -> Any:
        """The last position, whatever is shown."""
        return self.privacy.view(self.bridge.session.state)

    @property
    def reader(self) -> int | None:
        """The seat of the only person at the screen; None where there are several, or only bots."""
        people = self.bridge.people
        return people[0] if len(people) == 1 else None

    @property
    def tabs(self) -> Sequence[SideTab]:
        """The pages behind the log."""
        return ()

    @property
    def overlays(self) -> Sequence[QWidget]:
        """The cards that lie over the upper edge of the board, from top to bottom; they show themselves."""
        return (self.beats.card,)

    def charts(self) -> list[Chart]:
        """Return the charts that may be shown now."""
        if self.chart_set is None:
            return []
        source = self.chart_source(self.history.happened_so_far)
        if self.privacy.hides_holdings:
            return self.chart_set.public(source)
        is_over = self.bridge.question is None and not self.history.is_behind
        final = [self.chart_set.result(source, self.bridge.session.state)] if is_over else []
        return [*final, *self.chart_set.all(source)]

    @property
    def charts_note(self) -> str:
        """Why some charts can't be shown now; empty when all are."""
        return tr(self.chart_set.hidden) if self.chart_set and self.privacy.hides_holdings else ""

    def chart_source(self, happened: Sequence[Sequence[Event]]) -> Any:
        """Return what charts show of the game as far as this has happened; only for a game that has them."""
        assert self.chart_set is not None
        context = self.context
        return self.chart_set.source(self.bridge.session, happened, context.words, context.colours, context.icons.theme)

    def _head_of(self, seat: int) -> str:
        """Return the head of a seat; empty for a person, and where heads aren't preferred."""
        shows = self.context.preferences.is_on("heads") and not self.bridge.is_human(seat)
        return head_of(self.bridge.seed, seat) if shows else ""

    def _follow_preference(self, key: str) -> None:
        if key == "heads":
            self.remarks.clear()
            self.player_cards.show_all(self.view)

    def _connect_requests(self) -> None:
        """Pass what the player does at one part on to the others and to the window."""
        decision = self.decision
        decision.prompt.rules_requested.connect(lambda: self.rules_requested.emit(""))
        self.board.rules_requested.connect(self.rules_requested)
        decision.message.connect(self.message)
        for refusing in (decision, self.board, self.player_cards, self.bridge):
            refusing.refused.connect(self.refused)
        for noted in (
            decision.noted,
            decision.automatic.noted,
            self.player_cards.noted,
            self.privacy.noted,
            self.bridge.trouble,
        ):
            noted.connect(self.note)
        self.player_cards.taken_over.connect(self._offer_to_give_back)
        self.player_cards.why_requested.connect(decision.explain_last)
        decision.player_requested.connect(self.player_cards.give_seat)
        self.log.why_requested.connect(decision.explain)

    def _connect_changes(self) -> None:
        """Follow the game, and the moment that is looked at."""
        self.privacy.changed.connect(self._show_secrets)
        self.decision.automatic.changed.connect(self.show_all)
        self.decision.answered.connect(self.log.note_answer)
        self.decision.position_changed.connect(self._show_position)
        self.bridge.changed.connect(self._changed)
        self.bridge.taken_back.connect(self._say_undone)
        self.bridge.paused_changed.connect(self._show_pause)
        self.bridge.sole_answer_given.connect(self._note_sole_answer)
        self.beats.changed.connect(self._follow_beats)
        self.beats.shown.connect(self._beat_begins)
        self.beats.ended.connect(self._beats_ended)
        self.beats.ended.connect(self.decision.automatic.go_on)
        self.context.preferences.changed.connect(self._follow_preference)
        self.history.reached_changed.connect(self._show_reached)
        self.history.moved.connect(self.board.motion.finish)
        self.history.moved.connect(self.remarks.clear)
        self.history.moved.connect(self.show_all)
        self.history.moved.connect(lambda: self.news.emit(()))
        for changed in (self.bridge.changed, self.beats.ended, self.history.moved):
            changed.connect(self.turn_banner.follow)

    def show_all(self) -> None:
        """Show the game as far as it may be shown now, or as it stood at the moment that is looked at."""
        history = self.history
        self.view, self._shown = self.privacy.view(history.position), self.privacy.shown()
        self._show_turn()
        in_parts = self.beats.brings_pieces and history.begun > history.shown
        after = self.privacy.view(self.bridge.session.position(history.begun)) if in_parts else self.view
        self.board.begin(self.view, after)
        self._show_cards(self.view)
        if history.is_behind or not self._end_is_coming:
            self.log.show_all()
        self.show_more()
        asked = history.asked
        if history.holds_end and not self.beats.is_behind:
            self._count()
        elif history.is_behind or self._end_is_coming:
            self.full_page.hide()
            self._show_skip()
        elif asked is None:
            self._show_result()
        else:
            self._show_decision(asked)
            if self.decision.position is not None:
                self._show_position()
            self.full_page.hide()
            if not self.history.looks_back:  # after an undo there is no end any more
                self.full_page.set_page(None)
                self.final, self._is_final_closed = None, False
        self.decision.automatic.show(self.view)
        self.board.show_marks()
        self.show_frames()

    def _show_decision(self, asked: Question[Any]) -> None:
        """Show what is asked, or first the beat that whoever answers waits for."""
        if not self.beats.comes_first:
            self.decision.show_question(self.view, asked)
        if self.beats.comes_first:  # also where the person has ordered the answer, as is known now
            self._show_skip()

    def _show_position(self) -> None:
        """Show around the board what is shown on it: the present position, or the one of a draft."""
        self.strip.show_state(self.board.shown)
        self.player_cards.show_all(self.board.shown)

    def _show_turn(self) -> None:
        """Show the phase and the player of the moment, or of the beat that is shown before anybody else is asked."""
        beats, asked = self.beats, self.history.asked
        if self.history.holds_end and not beats.is_behind:
            self.strip.show_state(self.end)
            self.player_cards.mark(None)
        elif beats.beat is None or beats.is_aside:
            self.strip.show_state(self.view)
            self.player_cards.mark(asked.seat if asked else None)
        else:
            self.strip.show_state(self.view, beats.beat.phase, beats.before)
            self.player_cards.mark(beats.beat.seat)
        self._name_turn()

    def _follow_beats(self) -> None:
        """Show what the beat that is shown now brought, or the present position when there is none any more."""
        self._show_turn()
        self._show_cards(self.board.shown)

    def _show_cards(self, position: Any) -> None:
        """Show a position on the cards; before the end is shown they stay, for it uncovers all secrets."""
        if not self._end_is_coming:
            self.player_cards.show_all(position)

    def _name_turn(self) -> None:
        """Name the turn of the beat that others wait for, or the present one; nothing is given away before its beat."""
        title = self.context.ui.game.title
        beats, state, asked = self.beats, self.bridge.session.state, self.bridge.question
        if beats.is_shown and beats.beat is not None and not beats.is_aside:
            number, seat = self.game.round(beats.before), beats.beat.seat
        elif self._end_is_coming or (beats.is_behind and not (self.history.looks_back or beats.is_aside)):
            return
        elif asked is None:
            end = self.context.words.end(self.game.round(state), self.game.ranking(state)[0])
            self.named.emit(f"{end} \N{MIDDLE DOT} {title}", enumerated([end, title]))
            return
        else:
            number, seat = self.game.round(state), asked.seat
        words = self.context.words
        round_name = words.round(number)
        player = [words.seats[seat]] if seat in range(len(words.seats)) else []  # it may be nobody's turn, or chance's
        turn = enumerated([round_name, *player])
        # Screen readers read a new title at once, or forget it; what is asked names rounds and players.
        self.named.emit(f"{turn} \N{MIDDLE DOT} {title}", title)

    def show_more(self) -> None:
        """Show the position in the parts that a subclass adds."""

    def show_frames(self) -> None:
        """Frame what the panel points out in the parts that a subclass adds."""

    def show_review(self, review: ReviewTexts | None) -> None:
        """Show with each past decision and at the end what a review says; None when there is none."""
        if review is not self.decision.review:
            self.decision.review = review
            if self.history.looks_back:
                self.show_all()
        if review is not None and self.final is not None and (turns := review.turns()):
            self.final.turn_list.show_turns(tr("Turning points"), turns)

    def note(self, text: str) -> None:
        """Write a sentence about the program itself into the log, where the game stands now, and show it."""
        self.log.note(text)
        self.message.emit(text)

    def _offer_to_give_back(self, text: str, seat: int, bot: str) -> None:
        self.log.note(text)
        self.undo_offered.emit(text, partial(self.player_cards.give_seat, seat, bot))

    def thing_clicked(self, thing: str) -> None:
        """Give a click on a thing, such as a company of a player, to the open panel; or point it out on the board."""
        if not (self.decision.panel and self.decision.panel.thing_clicked(thing)):
            self.board.point_out(thing)

    def _changed(self, events: Sequence[Event]) -> None:
        looked_back = self.history.looks_back
        self.decision.automatic.follow(events)
        self.history.follow()
        if looked_back and self.history.looks_back:
            self._name_turn()
            self.log.show_log()
            if self._shown != self.privacy.shown():
                self.show_all()
        elif not looked_back:
            ends = self._has_just_ended = bool(events) and self.bridge.question is None
            self.history.holds_end = ends and self.counts_at_end and tempo(self.context.preferences) > 0
            if not events:
                self._told = self.history.present
                self._unsaid.clear()
            self.beats.follow(events)
            if not events:
                self.show_news(())
                self.news.emit(())
            self.remarks.follow(events)
        asked = self.bridge.question
        if not events and self.bridge.made and self.bridge.paused and asked and self.bridge.is_human(asked.seat):
            self.message.emit(tr("The bots are still paused."))

    def _show_reached(self) -> None:
        """Show the present as far as it may be shown now, and report what is new in it."""
        self.show_all()
        self._say_sole_answers()
        events, self._told = self.history.since(self._told), max(self._told, self.history.reached)
        if events:
            self.show_news(events)
            self._notify(events)

    def _say_undone(self, decision: Decision) -> None:
        words = self.context.words.seen_from(self.bridge.session.state)
        did = [words.sentence(event) for event in decision.events if not words.is_heading(event)]
        if did:
            self.undone.emit(tr("Undone: {move}", move=did[0]))

    def show_news(self, events: Sequence[Event]) -> None:
        """Show what just happened in the parts that a subclass adds; `events` are empty after undo and redo."""

    def replaced_messages(self, events: Sequence[Event]) -> Collection[str]:  # noqa: ARG002
        """Return the kinds of messages that aren't shown, as something else says what just happened."""
        return self.context.ui.beats.replaced_messages if self.beats.is_on else ()

    def _notify(self, events: Sequence[Event]) -> None:
        """Show the messages that people at the screen prefer to see."""
        session, preferred = self.bridge.session, self.context.preferences.value
        actor = next((entry.seat for entry in reversed(session.entries) if entry.seat != CHANCE), CHANCE)
        found = notifications(self.context.words, events, session.state, actor, self.bridge.people)
        replaced = self.replaced_messages(events)
        shown = [one for one in found if preferred(one.kind) == "toast" and one.kind not in replaced]
        number = self.game.round(session.state)
        texts = tuple(dict.fromkeys(one.text for one in shown if (number, one.text) not in self._said))
        self._said.update((number, one.text) for one in shown if one.once_a_round)
        if texts:
            self.news.emit(texts)

    def _show_secrets(self) -> None:
        """Show or cover secrets; an entered decision that involves none is kept."""
        history = self.history
        position, asked = history.position, history.asked
        if history.looks_back or history.is_behind or asked is None or self.game.needs_secrets(position, asked):
            self.show_all()
            return
        self.view = self.privacy.view(position)
        self.board.begin(self.view, self.view)
        self.player_cards.show_all(self.view)

    def _gives_sole_answer(self, position: Any, asked: Question[Any]) -> bool:
        """Return whether a person isn't asked who has only one answer: not where that tells others a secret."""
        secret = self.privacy.way != "off" and self.game.needs_secrets(position, asked)
        return self.context.preferences.is_on("sole_moves") and not secret

    def _note_sole_answer(self, made: int, asked: Question[Any], position: Any, answer: Action) -> None:
        """Write before a sole answer why it was played, and say so when it is shown."""
        move = self.context.action_text(self.privacy.view(position), asked, answer).text
        player = self.context.words.seats[asked.seat]
        text = tr("{player} had only one move, so it was played: {move}.", player=player, move=move)
        self.log.note(text, made)
        self._unsaid.append((made, text))
        self._say_sole_answers()

    def _say_sole_answers(self) -> None:
        """Say in the status bar which answers that are shown now were given as there was no other."""
        while self._unsaid and self._unsaid[0][0] < self.history.reached.made:
            self.message.emit(self._unsaid.pop(0)[1])

    def _show_pause(self) -> None:
        asked = self.bridge.question
        if not self.history.looks_back and asked is not None and not self.bridge.is_human(asked.seat):
            self._show_decision(asked)

    def _beat_begins(self) -> None:
        """Say how to skip a beat for which others wait; a person who is asked can decide."""
        if not (self.history.looks_back or self.beats.is_aside):
            self._show_skip()

    def _show_skip(self) -> None:
        """Say how to skip the beat that is shown, under its phase and player."""
        beat = self.beats.beat
        phase = self.game.phase(self.view if beat is None else self.beats.before)
        seat = None if beat is None else beat.seat
        self.decision.show_beat((beat and beat.phase) or phase, seat, self.beats.begun, self.beats.skip_all)

    def _beats_ended(self) -> None:
        """Show whose turn it is, or the end, when all that led there was shown."""
        asked = self.bridge.question
        if self.history.looks_back:
            return
        if asked is None:
            if self.final is None:
                self.show_all()
        elif not self.bridge.is_human(asked.seat) or self.decision.automatic.is_pending:
            self.decision.show_question(self.view, asked)

    @property
    def _end_is_coming(self) -> bool:
        """Whether the game is over, and what led to it is still shown: nothing gives the winner away before."""
        return self.bridge.question is None and (self.beats.is_behind or self.history.holds_end)

    def _count(self) -> None:
        """Show on the final screen who has how much; when that is done, everything else shows the end."""
        waiting = WaitingPanel(self.context)
        waiting.show_wait(tr("The final result is being counted. Press Enter to skip this."))
        self.decision.show_panel(waiting, tr("Final result"), tr("The game is over."), None)
        if self.final is None:
            self.final = self._make_final()
            self.final.revealed.connect(self._show_end)
            self.final.hold_back()
        self.player_cards.hide_ranks()
        self._show_final()
        self.board.scene.hover("")

    def _show_end(self) -> None:
        if self.history.holds_end:
            self.history.holds_end = False
            self.history.reach(None)

    def _show_result(self) -> None:
        result = self.make_result()
        result.again.connect(self.new_game)
        result.final_requested.connect(self._open_final)
        result.report_requested.connect(self.report_requested)
        result.copy_requested.connect(self.save_requested)
        self.decision.show_panel(result, tr("Final result"), tr("The game is over."), None)
        if self.final is None:
            self.final = self._make_final()
            if self._has_just_ended:
                self.final.grow()
        result.show_charts(self.final.chart(), self.final.chart_beside())
        result.moment_requested.connect(self.history.look_at)
        self._show_final()
        self.board.scene.hover("")  # or the card of the place under the pointer would lie over the page

    def _make_final(self) -> FinalScreen:
        final = self.make_final()
        if styles := self.log.styles():
            final.tell(paragraph(*styles.values()))
        if remark := self.remarks.of_winner():
            final.tell(remark)
        final.rematch.connect(self.rematch)
        final.charts_requested.connect(self.charts_requested)
        final.share_requested.connect(self.share_requested)
        final.review_requested.connect(self.review_requested)
        final.moment_clicked.connect(self.history.look_at)
        final.left.connect(self._close_final)
        final.arranged.connect(self._share_result)
        self.full_page.set_page(final)
        return final

    def _open_final(self) -> None:
        self._is_final_closed = False
        self._show_final()

    def _close_final(self) -> None:
        """Show the board again; the panel of the result opens the final screen once more."""
        self._is_final_closed = True
        self._show_final()
        self.decision.host.panel.setFocus()

    def _show_final(self) -> None:
        """Show the final screen unless it was closed, and not beside it what it says."""
        self.full_page.setVisible(not self._is_final_closed)
        self._share_result()

    def _share_result(self) -> None:
        """Keep off the panel of the result what the final screen shows."""
        final, result = self.final, self.decision.host.panel
        if final is not None and isinstance(result, ResultPanel):
            result.share_with_final(
                is_seen=not self._is_final_closed, explains=final.has_table, has_chart=final.has_chart
            )

    def _describe_moment(self, at: int) -> str:
        text: str = self.context.words.moment(self.history.timeline.moments[at], at)
        group = self.history.timeline.group_at(at)
        is_folded = group is not None and group.start == at and at not in self.history.timeline.unfolded
        return "\n".join([text, self.log.writer.summary(at)]) if is_folded else text
