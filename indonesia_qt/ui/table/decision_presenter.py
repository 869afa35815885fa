"""Shows the present question in its panel, and plays what is chosen there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain, takewhile
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolTip, QWidget

from indonesia_qt.core.bots import without_style
from indonesia_qt.core.flow import CHANCE, Action, Event, Question
from indonesia_qt.core.record import HUMAN
from indonesia_qt.core.session import Decision
from indonesia_qt.i18n.text import as_sentence, clauses, enumerated, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, NoteMark
from indonesia_qt.ui.play.history import History, Reached
from indonesia_qt.ui.play.session_bridge import Course, SessionBridge
from indonesia_qt.ui.settings.command_palette import Choice
from indonesia_qt.ui.settings.pins import Pins
from indonesia_qt.ui.style.scaling import is_crowded
from indonesia_qt.ui.table.auto_answers import AutoAnswers
from indonesia_qt.ui.table.decision_view import (
    OnlyShownPanel,
    PanelHost,
    Prompt,
    WaitingPanel,
    possible_answers,
)
from indonesia_qt.ui.table.hints import HintPresenter, ask_advice
from indonesia_qt.ui.table.panels.input_fields import plain
from indonesia_qt.ui.table.panels.meanwhile import Meanwhile
from indonesia_qt.ui.table.panels.panel import Context, QuestionPanel
from indonesia_qt.ui.table.panels.past import PastPanel
from indonesia_qt.ui.table.privacy import Cover, HandOverPanel, PeekPanel, Privacy
from indonesia_qt.ui.table.records import Answer
from indonesia_qt.ui.table.review.review_texts import ReviewTexts
from indonesia_qt.ui.widgets.rich_text import Rich


class DecisionPresenter(QObject):
    """Shows what is asked: to the one who is to answer, a panel to do it in.

    - `asked`: the title for the panel's dock
    - `message`: a sentence for the status bar
    - `refused`: why something can't be done
    - `answered`: a decision is about to be played
    - `copy_requested`: asks to go on in a copy of a game that is only shown
    - `noted`: a sentence for the log
    - `entry_changed`: `entered()` has changed
    - `position_changed`: `position` has changed
    - `marks_changed`: the board is to be shown again
    - `player_requested`: somebody else is to play for a seat from now on
    """

    asked = Signal(str)
    message = Signal(str)
    refused = Signal(object)
    answered = Signal()
    noted = Signal(str)
    copy_requested = Signal()
    entry_changed = Signal()
    position_changed = Signal()
    marks_changed = Signal()
    player_requested = Signal(int, str)

    def __init__(
        self, context: Context, bridge: SessionBridge, privacy: Privacy, history: History, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.privacy, self.history = context, bridge, privacy, history
        history.replay.changed.connect(self._show_replay)
        self.prompt = Prompt(context, history.banner)
        self.host = PanelHost(context)
        bridge.advisers.answered.connect(self._show_advice)
        bridge.advisers.failed.connect(self._show_no_advice)
        self.hints = HintPresenter(context, bridge, self.host.hint, lambda: self.panel, self)
        self.hints.refused.connect(self.refused)
        self.hints.taken.connect(self.answer)
        self.hints.marks_changed.connect(self.marks_changed)
        self.host.replaced.connect(self.hints.put_away)
        self.automatic = AutoAnswers(bridge, context.words, self.host.order, self)
        self.automatic.changed.connect(self.entry_changed)
        self.waited: Callable[[], Sequence[QWidget]] = tuple
        """Returns lines with what others did before the turn of the person who decides."""
        self.review: ReviewTexts | None = None
        """What is said of past decisions; None while the game isn't reviewed."""
        self._rounds: dict[int, int] = {}
        """The round in which each seat was asked last."""
        self._found: tuple[QuestionPanel | None, str, list[Answer]] = None, "", []

    @property
    def panel(self) -> QuestionPanel | None:
        """The panel in which the present question is answered; None when there is none."""
        return self.host.panel if isinstance(self.host.panel, QuestionPanel) else None

    def marks(self) -> list[Mark]:
        """Return the marks of the panel and of the hint on the board."""
        shown = self.host.panel.marks() if isinstance(self.host.panel, QuestionPanel | PastPanel) else []
        lit = self.panel.lit if self.panel else ()
        return [*shown, *(AreaMark(place, "lit") for place in lit), *self.hints.marks()]

    @property
    def frames(self) -> Rich:
        """The legend of the frames on the board while the past is shown; else empty."""
        return self.host.panel.legend() if isinstance(self.host.panel, PastPanel) else Rich("")

    @property
    def framed_things(self) -> Mapping[str, str]:
        """The things beside the board that a past decision took, or could have taken, with how they are framed."""
        return self.host.panel.framed_things() if isinstance(self.host.panel, PastPanel) else {}

    def named_places(self) -> Collection[str]:
        """Return the places that the panel and the hint name; those that have a number need no name beside it."""
        named = self.host.panel.named_places if isinstance(self.host.panel, QuestionPanel | PastPanel) else ()
        hinted = self.hints.named_places()
        if hinted and self.panel:
            numbered = {mark.area for mark in self.panel.marks() if isinstance(mark, NoteMark)}
            hinted = [area for area in hinted if area not in numbered]
        return [*named, *hinted]

    def show_panel(self, panel: QWidget, title: str, prompt: str, seat: int | None) -> None:
        """Show a panel under a title, and above the board what `seat`, if any, must do."""
        self.asked.emit(title)
        self.prompt.show_text(seat, prompt)
        self.host.show_panel(panel)

    def show_question(self, view: Any, asked: Question[Any]) -> None:
        """Show what is asked, or was asked at the moment that is looked at."""
        if self.history.chosen is not None:
            self._show_past(view, asked, self.history.chosen)
            return
        # what was entered at other moments was played, and whoever takes that back starts over
        for moment in [moment for moment in self.context.drafts if moment[0] != self.bridge.made]:
            del self.context.drafts[moment]
        seat = asked.seat
        self.asked.emit(self._title(self.bridge.session.game.phase(view), seat))
        if self.bridge.only_shown:
            prompt = self.context.prompt(view, asked) if self.bridge.is_human(seat) else tr("Thinking…")
            self.prompt.show_text(seat, prompt, is_news=False)
            self.host.show_panel(OnlyShownPanel(self.bridge.only_shown, self.copy_requested.emit))
        elif not self.bridge.is_human(seat):
            self._show_bot(seat)
        elif self.bridge.waits_for:
            self._show_wait(seat)
        elif order := self.automatic.answers(asked):
            self.prompt.show_text(seat, order.prompt())
            waiting = self._waiting(seat)
            waiting.show_meanwhile()
            self.host.show_panel(waiting)
        elif self.privacy.covers(asked):
            self._show_cover(view, asked)
        else:
            self._show_panel(view, asked)

    def _show_replay(self) -> None:
        """Show that a replay runs, or the decision at which it stopped; another speed changes nothing."""
        history, shows_decision = self.history, isinstance(self.host.panel, PastPanel)
        if history.looks_back and history.asked and shows_decision == history.replay.runs:
            self.show_question(self.privacy.view(history.position), history.asked)
            self.marks_changed.emit()

    def show_beat(self, phase: str, seat: int | None, begun: Reached, skip_all: Callable[[], object]) -> None:
        """Say how to skip what is shown of others' moves; `skip_all` goes on to the next decision of a person.

        The title names the phase with the id `phase` and the player who moved, if any. The panel has the position that
        is shown, and what was done before the beat had `begun`: the rest is on its card.
        """
        people = self.bridge.people
        is_bot = seat is not None and not self.bridge.is_human(seat)
        self.asked.emit(self._title(phase, seat))
        self.prompt.show_text(seat, self._how_to_skip(is_bot=is_bot), is_news=False)
        waiting = self._waiting(seat, begun)
        if seat is None:
            text = as_sentence(tr("Shown on the board"))
        elif people == [seat]:
            text = tr("Your move is shown on the board.")
        else:
            text = tr("{player}’s move is shown on the board.", player=self.context.words.seats[seat])
        waiting.show_turn(text, skip_all if self._has_turn else None, self._take_over(seat) if is_bot else None)
        self.host.show_panel(waiting)

    @property
    def _has_turn(self) -> bool:
        """Whether a turn of a person may follow what is shown."""
        return bool(self.bridge.people) and self.bridge.question is not None

    def _how_to_skip(self, *, is_bot: bool) -> str:
        """Which keys skip what is shown, after the name of who plays."""
        if self._has_turn and is_bot:
            return tr("Shown on the board. Enter skips this move, Esc skips to your turn.")
        if self._has_turn:
            return tr("Enter skips what is shown, Esc skips to your turn.")
        return tr("Shown on the board. Enter skips this move.") if is_bot else tr("Enter skips what is shown.")

    def _take_over(self, seat: int | None) -> Callable[[], object]:
        return partial(self.player_requested.emit, seat, HUMAN)

    def _waiting(self, acting: int | None, until: Reached | None = None) -> WaitingPanel:
        """A panel for the turn of `acting`; once the end is shown, nothing in it gives the winner away.

        Where bots play without a stop it shows nothing that nobody could read.
        """
        bridge = self.bridge
        rushes = bridge.course is Course.TO_PERSON or (bridge.course is Course.ON and not bridge.pause_ms)
        shows = self.history.asked is not None and not rushes
        return WaitingPanel(self.context, self._meanwhile(acting, until) if shows else None)

    def _meanwhile(self, acting: int | None, until: Reached | None = None) -> Meanwhile:
        """The position as it may be shown in the turn of `acting`, and what was done last, or before `until`."""
        history = self.history
        made, events = until or history.reached
        last = self._said(made, events) if events else []
        earlier = (text for at in reversed(range(made)) for text in reversed(self._said(at)))
        view = self.privacy.view(history.position)
        name = tr("Looking back") if history.looks_back else tr("While you wait")
        return Meanwhile(self.context, view, acting, chain(reversed(last), earlier), self.bridge.people, name)

    def _said(self, at: int, most: int | None = None) -> list[tuple[Sequence[Event], str]]:
        """What the log says of the events, or the first of them, of the decision after `at` others."""
        session = self.bridge.session
        around = self.context.ui.board.subjects(session.position(at), session.position(at + 1))
        return list(self.context.words.sentences(session.entries[at].events[:most], around))

    def _title(self, phase: str | None, seat: int | None) -> str:
        words = self.context.words
        name: str = words.phase(phase)
        return name if seat in (None, CHANCE) else enumerated([name, words.seats[seat]])

    def _show_bot(self, seat: int) -> None:
        """Show that it is the turn of a bot."""
        if self.bridge.waits_for and self.bridge.course is not Course.PAUSED:
            self._show_wait(seat)
            return
        waiting, take_over = self._waiting(seat), self._take_over(seat)
        if self.bridge.course is Course.PAUSED:
            self.prompt.show_text(seat, tr("Paused"))
            waiting.show_pause(seat, self.bridge, take_over)
        else:
            self.prompt.show_text(seat, tr("Thinking…"), is_news=False)
            text = tr("{bot} is thinking…", bot=self.context.words.seats[seat])
            skip = self.bridge.play_to_person if self.bridge.people else None
            waiting.show_turn(text, skip, take_over, thinks=True)
        self.host.show_panel(waiting)

    def _show_wait(self, seat: int) -> None:
        """Show what the question that a seat is asked waits for."""
        waiting = self._waiting(seat)
        prompt = self.bridge.waits_for if self.bridge.is_human(seat) else tr("Waiting for you")
        self.prompt.show_text(seat, prompt)
        waiting.show_wait(self.bridge.waits_for)
        self.host.show_panel(waiting)

    def _show_cover(self, view: Any, asked: Question[Any]) -> None:
        """Cover the decision; what was said to the player before goes, too."""
        made, prompt = self.bridge.made, self.context.prompt(view, asked)
        cover: Cover
        if self.privacy.way == "curtain":
            self.prompt.show_text(asked.seat, tr("Your turn: take the mouse."))
            cover = self._curtain(view, asked)
        else:
            self.prompt.show_text(asked.seat, prompt)
            cover = PeekPanel(self.context, view, asked, prompt)
        cover.looks.connect(lambda: self.privacy.look(asked.seat))
        cover.chosen.connect(partial(self.answer, made=made))
        if not is_crowded(self.host):
            cover.show_meanwhile(self._meanwhile(asked.seat))
        self.host.show_panel(cover)
        self.message.emit("")
        QToolTip.hideText()

    def _curtain(self, view: Any, asked: Question[Any]) -> HandOverPanel:
        """The curtain before a decision; who has forgotten his PIN gets one without, and the log says so."""
        pins = Pins(self.context.preferences.settings)
        curtain = HandOverPanel(self.context, view, asked.seat, pins)

        def forget() -> None:
            pins.forget(curtain.name)
            self.noted.emit(tr("{player}’s PIN was reset without being entered.", player=curtain.name))
            self._show_cover(view, asked)
            assert isinstance(self.host.panel, HandOverPanel)
            self.host.panel.pin.setFocus()

        curtain.refused.connect(self.refused)
        curtain.forgot.connect(forget)
        return curtain

    def explain(self, at: int) -> None:
        """Show the decision that was made when `at` had been made before, and what a bot thinks of it."""
        self.history.look_at(at)
        if isinstance(self.host.panel, PastPanel):
            self.host.panel.ask_advice()

    def explain_last(self, seat: int) -> None:
        """Show the last decision of a seat before the moment that is shown, and what a bot thinks of it."""
        entries = self.bridge.session.entries
        last = next((n for n in range(self.history.at - 1, -1, -1) if entries[n].seat == seat), None)
        if last is None:
            self.refused.emit(tr("{player} hasn’t made a decision yet.", player=self.context.words.seats[seat]))
        else:
            self.explain(last)

    def _show_advice(self, number: int, found: Any) -> None:
        if isinstance(self.host.panel, PastPanel) and number == self.history.at:
            self.host.panel.show_advice(self.host.panel.advice.explanation(found))

    def _show_no_advice(self, number: int, reason: str) -> None:
        if isinstance(self.host.panel, PastPanel) and number == self.history.at:
            self.host.panel.show_no_advice(reason)

    def _show_past(self, view: Any, asked: Question[Any], chosen: Decision) -> None:
        """Show a decision, and what chance decided after it, which no step leads to."""
        words = self.context.words
        looking_back, at = tr("Looking back"), self.history.at
        self.prompt.show_past()
        if self.history.replay.runs:  # which shows the decision in its own time
            self.asked.emit(enumerated([looking_back, tr("Replay", "noun")]))
            waiting = WaitingPanel(
                self.context, Meanwhile(self.context, view, None, (), self.bridge.people, looking_back)
            )
            waiting.show_replay(self.history.come_back)
            self.host.show_panel(waiting)
            return
        title = self._title(self.bridge.session.game.phase(view), asked.seat)
        self.asked.emit(enumerated([looking_back, title]))

        def in_round(said: tuple[Sequence[Event], str]) -> bool:
            return words.events[type(said[0][0])].heading != "round"

        happened = [
            [text for events, text in takewhile(in_round, self._said(made)) if text and not words.is_heading(events[0])]
            for made in (at, *takewhile(self._is_luck_of_round, range(at + 1, len(self.bridge.session.entries))))
        ]
        by_bot = asked.seat != CHANCE and not self.bridge.is_human(asked.seat)
        bot = without_style(self.bridge.seats[asked.seat].player) if by_bot else ""
        acting = None if asked.seat == CHANCE else asked.seat
        is_secret = self.privacy.covers(asked, self.history.position)
        fills = (is_secret or acting is None) and not is_crowded(self.host)
        past = PastPanel(
            self.context,
            view,
            asked,
            chosen,
            happened,
            bot,
            is_secret=is_secret,
            hides_holdings=self.privacy.hides_holdings_of(asked.seat),
            known=self._meanwhile(acting, Reached(at)) if fills else None,
        )
        advice = past.advice
        thinker = advice.thinker_for(bot or advice.strongest)
        past.advice_requested.connect(partial(ask_advice, self.bridge, advice, at, view, asked, thinker))
        past.marks_changed.connect(self.marks_changed)
        past.come_back.connect(self.history.come_back)
        judged = self.review.review.judged_at(at) if self.review else None
        if self.review and judged:
            past.show_verdict(self.review.verdict(judged), self.review.better(judged), judged.best)
        self.host.show_panel(past)

    def _is_luck_of_round(self, made: int) -> bool:
        """Whether chance decided next after so many decisions, in the round that is shown."""
        session = self.bridge.session
        now, then = (session.game.round(position) for position in (self.history.position, session.position(made)))
        return session.entries[made].seat == CHANCE and now == then

    def _show_panel(self, view: Any, asked: Question[Any]) -> None:
        made = self.bridge.made

        def show_another() -> None:
            self.context.drafts.pop((made, asked), None)
            self._show_panel(view, asked)
            self.position_changed.emit()
            self.marks_changed.emit()
            self.entry_changed.emit()

        panel = self.context.ui.questions[type(asked)].panel(self.context, view, asked)
        panel.chosen.connect(partial(self.answer, made=made))
        panel.chosen_together.connect(lambda actions: self.answer(*actions, made=made))
        panel.refused.connect(self.refused)
        panel.marks_changed.connect(self.marks_changed)
        panel.enter(self.context.drafts.get((made, asked), {}))
        panel.entry_changed.connect(lambda: self._keep_entries(panel, made))
        panel.ordered.connect(self.automatic.begin)
        panel.replaced.connect(show_another)
        panel.spare.add_lines(tr("While you waited"), self.waited)
        panel.mark(self.bridge.pointed_out)
        number = self.bridge.session.game.round(view)
        before, self._rounds[asked.seat] = self._rounds.get(asked.seat, number), number
        new_round = "" if number == before else str(self.context.words.round(number))
        self.prompt.show_text(asked.seat, panel.prompt, new_round=new_round)
        self.host.show_panel(panel)

    def _keep_entries(self, panel: QuestionPanel, made: int) -> None:
        """Remember what was entered: the panel may have to be left before it is played."""
        self.context.drafts[made, panel.asked] = panel.entered()
        self.entry_changed.emit()

    def entered(self) -> dict[str, Any]:
        """Return what was entered and isn't played yet, as plain data; empty when there is nothing."""
        asked = self.bridge.question
        panel = self.context.drafts.get((self.bridge.made, asked)) if asked else None
        kept = {"panel": panel, "orders": plain(self.automatic.orders)}
        return {name: entry for name, entry in kept.items() if entry}

    def enter(self, entered: Mapping[str, Any]) -> None:
        """Remember what was entered before in the game as it stands; it is shown with the question."""
        if (asked := self.bridge.question) is not None and isinstance(entries := entered.get("panel"), dict):
            self.context.drafts[self.bridge.made, asked] = entries
        if (orders := self.context.ui.orders) is not None:
            with suppress(msgspec.ValidationError):
                self.automatic.resume(msgspec.convert(entered.get("orders", []), list[orders]))  # type: ignore[valid-type]

    @property
    def position(self) -> Any:
        """The position that the open panel has shown around it; None for the present one."""
        return self.panel.position if self.panel else None

    def take_back(self) -> bool:
        """Take back the last step in the open panel; return False if there is none."""
        return self.panel is not None and self.panel.take_back()

    def bring_back(self) -> bool:
        """Bring back in the open panel what was taken back last; return False if there is nothing."""
        return self.panel is not None and self.panel.bring_back()

    def answers(self, typed: str) -> list[Choice]:
        """Return the answers to the present question that what was typed may mean."""
        made = self.bridge.made
        return [
            Choice(words.text, partial(self.answer, action, made=made), note=clauses(words.about, words.leads_to))
            for action, words in self.possible(typed)
        ]

    def possible(self, typed: str) -> list[Answer]:
        """Return the same as actions with their texts, computed once for each question and each typed text."""
        panel = self.panel
        if self._found[:2] != (panel, typed):
            found = possible_answers(self.context, panel.view, panel.asked, typed) if panel else []
            self._found = panel, typed, found
        return self._found[2]

    def answer(self, *actions: Action, made: int | None = None) -> None:
        """Play actions that were chosen together when `made` decisions had been made: now, unless it is given."""
        if self.bridge.question is not None:
            self.privacy.answered(self.bridge.question.seat)
        self.answered.emit()
        self.bridge.submit_all(actions, self.bridge.made if made is None else made)
