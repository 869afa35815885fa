"""Shows beats one after another, and lets the bots wait for their end."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from functools import reduce
from itertools import chain, islice
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPolygonF
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.core.flow import CHANCE, Event, Question, question
from indonesia_qt.i18n.text import paragraph
from indonesia_qt.ui.board.animation import Animation, Scene, ends_motion
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark, RouteMark
from indonesia_qt.ui.board.zoom_view import GLIDE_MS, ZoomView
from indonesia_qt.ui.play.history import STEP_MS, History, Reached
from indonesia_qt.ui.play.session_bridge import Course, SessionBridge
from indonesia_qt.ui.settings.appearance import USUAL_TEMPO, tempo
from indonesia_qt.ui.table.beats.beat import Beat, BeatWriter
from indonesia_qt.ui.table.beats.beat_card import BeatCard
from indonesia_qt.ui.table.beats.coins import Coins
from indonesia_qt.ui.table.board.board_presenter import BoardPresenter
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.player_cards import PlayerCards
from indonesia_qt.ui.table.privacy import Privacy
from indonesia_qt.ui.widgets.messages import Concern, announce

USUAL_PAUSE_MS = 250
"""The pause of a bot's move at which beats last as long as they say."""
CONCERNED = 1.6
"""How many times longer a beat lasts that concerns a person."""
READ_LATER = 0.5
"""The part of the time of a beat for which it stays when its surprises or what went before have been shown."""
OWN, GREAT = 0.7, 1.0
"""The part of its time that what a person did takes: he knows it already; and that of what is great."""
CROWD = 2
"""The number of routes that are seen from nearer where they lie close together."""
SHARPENS_MS = 250
"""How long after the view has come nearer all is sharp, at a tempo of 1."""
ENTER = Qt.Key.Key_Return, Qt.Key.Key_Enter


def has_words(beat: Beat) -> bool:
    """Return whether anything has happened in a beat."""
    return bool(beat.lines) or not beat.thing


class BeatPresenter(QObject):
    """Shows what was done while bots play, and everything in a replay.

    A person knows what he did himself: only what moves then is shown, for a shorter time; of what is great he sees the
    card, too, and all in its time. Who is asked next at the same screen sees what wasn't shown before. Nothing else at
    the table shows what a beat is to show later: the history is shown as far as beats have come, if anything moves at
    all. Where a person is asked then in the same phase as before, his decision doesn't wait: any key or click that
    means something to it ends what is shown, and counts. It waits where it was another person's turn.

    - `changed`: another beat is shown, or more of it, or none any more
    - `shown`: a beat begins in which something has happened
    - `said`: the card or the prompt says all of such a beat: its surprises and pictures have been shown, if it has any
    - `ended`: no beat is shown any more
    """

    changed = Signal()
    shown = Signal(object)
    said = Signal(object)
    ended = Signal()

    def __init__(
        self,
        context: Context,
        bridge: SessionBridge,
        privacy: Privacy,
        board: BoardPresenter,
        cards: PlayerCards,
        history: History,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.privacy, self.board, self.history = context, bridge, privacy, board, history
        theme = context.icons.theme
        self.card = BeatCard(context)
        self.motion = Animation(board.scene)
        """Moves what a beat shows; what travels beside beats has the board’s own."""
        self.coins = Coins(
            board.scene,
            lambda seat: cards.cards[seat],
            lambda seat: theme.seat(context.colours[seat]).colour,
            self,
        )
        self.beat: Beat | None = None
        """The beat that is shown."""
        self.before: Any = None
        """The position before the beat that is shown, as the viewer may see it."""
        self.is_said = True
        """Whether all was said of it that is to be."""
        self.lasts_ms = 0
        """How long it lasts, in milliseconds."""
        self._shown_so_far = self.history.present
        """How far the game was shown last."""
        self._kept: Reached | None = None
        """How far it is to be shown when the surprises of the beat have been; None while there are none."""
        self._queue: deque[tuple[Beat, Reached]] = deque()
        """The beats to be shown, each with how far the game may be shown with it."""
        self._clock = QTimer(self, singleShot=True)
        self._made = bridge.made
        self._begun: int | None = None
        """How many decisions had been made before those that still go on; None when none do."""
        self._shown = 0
        """How many of their beats were shown or wait for it."""
        self._unseen: int | None = None
        """How many decisions had been made before those of a person that no beat has shown."""
        self._hands_over = False
        """Whether another person is asked than before, and waits for what is shown."""
        self._was_shown = False
        """Whether beats show the last decision."""
        self._has_news = False
        """Whether something was played that the table doesn't know of yet."""
        self._brought: int | None = None
        """How many decisions had been made before the last one that was shown in parts and brought pieces."""
        self._events: Sequence[Event] = ()
        """What the beats of the last decisions show, or will."""
        self._replayed: int | None = None
        """The moment to which a replay went last; None while what is shown belongs to none."""
        self._is_open = False
        """Whether the beat that is shown still goes on."""
        self._played = 0
        """How many scenes of the beat that is shown have begun."""
        self._tempo = 1.0
        self._travels = False
        """Whether the view goes to what the beat shows."""
        self._is_near = False
        """Whether it goes nearer to that."""
        self._clock.timeout.connect(self._next)
        self.motion.finished.connect(self._end_scenes)
        self.motion.finished.connect(self._go_on_within)
        self.card.skipped.connect(self.skip)
        bridge.pace = self._pace
        bridge.closed.connect(self._forget)
        bridge.closed.connect(board.motion.finish)
        history.moved.connect(self._turn_away)
        history.replay.step = self._replay_step
        history.replay.changed.connect(self._stop_replay)
        context.preferences.changed.connect(self._follow_speed)

    @property
    def is_shown(self) -> bool:
        """Whether a beat is shown of what happens now; those of a replay don't count."""
        return self.beat is not None and not self.history.looks_back

    @property
    def is_due(self) -> bool:
        """Whether a beat is shown of what happens now, or will be without another decision."""
        return self.is_shown or bool(self._queue)

    @property
    def brings_pieces(self) -> bool:
        """Whether pieces come onto the board by what is shown of a decision in parts, or have come."""
        return self._brought == self.history.reached.made

    @property
    def begun(self) -> Reached:
        """How far the game was before the beat that is shown; without one, how far it is shown."""
        return self.history.reached if self.beat is None else self._first_of(self.beat)

    @property
    def comes_first(self) -> bool:
        """Whether a beat in which something has happened is shown before the next decision.

        No person makes that, or one who waits for it.
        """
        if self.delays_question:
            return True
        answers = self.bridge.bot_is_asked or self.board.decision.automatic.is_pending
        is_paused = self.bridge.course is Course.PAUSED
        return self.is_shown and self.beat is not None and has_words(self.beat) and answers and not is_paused

    @property
    def delays_question(self) -> bool:
        """Whether a person is asked as soon as he has been named, and shown what led there."""
        return self._hands_over and self.is_due

    @property
    def is_on(self) -> bool:
        """Whether decisions of bots are shown."""
        return self.bridge.pause_ms > 0 and self.bridge.course is not Course.TO_PERSON

    @property
    def is_behind(self) -> bool:
        """Whether something that has happened isn't shown yet, or is shown now."""
        return self.is_shown or (self.is_on and self._made < self.bridge.made)

    def left_out(self, events: Sequence[Event]) -> list[Event]:
        """Return those of the last events that no beat shows, now or later."""
        return [event for event in events if not any(event is one for one in self._events)]

    def follow(self, events: Sequence[Event]) -> None:
        """Show what was played in beats, or at least move it on the board; `events` are empty after undo and redo.

        The history is shown as far as the first beat, or else wholly. What the next person at the same screen is to see
        waits for `begin`.
        """
        bridge, before, self._replayed = self.bridge, self._made, None
        entries = bridge.session.entries
        # What chance decided belongs to the decision of a player before it.
        decided = next((n for n in range(before, -1, -1) if n < len(entries) and entries[n].seat != CHANCE), before)
        by_person = bool(events) and bridge.is_human(entries[decided].seat)
        was_shown, self._has_news = self.beat is not None, True
        self._shown_so_far = min(self._shown_so_far, Reached(before))
        if not events or not self.is_on or by_person:
            self._forget()
        self._made, self._was_shown, self._events = bridge.made, False, ()
        if not events or not self.is_on:
            self._unseen = None
            self._show_rest(was_shown)
            self.board.move(events, with_rings=True)
            return
        self._tempo = math.sqrt(bridge.pause_ms / USUAL_PAUSE_MS)
        if self._begun is None:
            self._begun = self._since(decided) if by_person else before
        leaves = by_person and self._is_shared and bridge.asked_person != entries[decided].seat
        writer = self._writer(self._begun, bridge.made)
        beats = writer.beats(entries[self._begun :])
        open_ = bridge.bot_is_asked and self._goes_on(beats, bridge.question)
        complete = len(beats) - open_
        if by_person and decided < before:  # what chance decided goes on with what was shown before
            played = len(writer.beats(entries[decided:before])[-1].scenes)
            beats[0] = replace(beats[0], scenes=beats[0].scenes[played:])
        shown = [
            beat
            for beat in beats[self._shown : complete]
            if (beat.is_staged if self._is_own(beat) else has_words(beat))
        ]
        known = entries[decided].seat if leaves else None
        seen = self._line_up(shown, Reached(before), known, goes_on=open_)
        self._hands_over = self._keeps_back and self._is_another_persons_turn
        self._hold_back()
        self._begun, self._shown = (self._begun, complete) if open_ else (None, 0)
        own = any(map(self._is_own, shown))
        self._was_shown = bool(shown or open_) and (not by_person or own or bridge.question is None)
        self._events = [event for beat in [*shown, *beats[complete:]] for event in beat.events]
        if self._clock.isActive():
            self._reach(self.history.reached)
        elif self._queue and self.beat is None and self._is_another_persons_turn:
            self._show_rest(was_shown, seen)
        elif self._queue:
            self._next()
        elif open_:
            self._show(beats[-1], self.history.present, is_open=True)
            self._play(beats[-1].scenes)
        else:
            self._show_rest(was_shown)
        if by_person or not self._was_shown:
            self.board.move(events, with_rings=not shown)

    def _line_up(self, shown: Sequence[Beat], before: Reached, known: int | None, *, goes_on: bool) -> Reached:
        """Have beats shown one after another, and return how much of the game may be shown at once.

        That is what was shown `before`, and what the seat that is `known` did: all at the screen have seen it decide.
        The last beat shows all that was played, unless one `goes_on`, or the end or another round is to come after it,
        or another phase after what somebody else did.
        """
        ends = [self._end_of(beat) for beat in shown]
        if ends and not (goes_on or self._begins_another_part(ends[-1], is_own=self._is_own(shown[-1]))):
            ends[-1] = self.history.present
        own = [end for beat, end in zip(shown, ends, strict=True) if known is not None and beat.seat == known]
        seen = max([before, *own])
        self._queue.extend((beat, max(end, seen)) for beat, end in zip(shown, ends, strict=True))
        return seen

    def _show_rest(self, was_shown: bool, reached: Reached | None = None) -> None:
        """Have the game shown without a beat, by itself all of it; the beat that `was_shown` is over."""
        self._reach(reached)
        if was_shown:
            self.changed.emit()
            self.ended.emit()

    def _end_of(self, beat: Beat) -> Reached:
        """How far the game is shown with a beat that others follow."""
        begun = self._begin_of(beat.events[-1] if beat.events else beat.last)
        if begun == self.history.present:
            return begun
        made, number = begun
        is_whole = number + 1 == len(self.bridge.session.entries[made].events)
        return Reached(made + 1) if is_whole else Reached(made, number + 1)

    def _first_of(self, beat: Beat) -> Reached:
        """How far the game was before a beat."""
        return self._begin_of(beat.events[0] if beat.events else beat.first)

    def _begin_of(self, event: Event | None) -> Reached:
        """How far the game was before an event; as it is now if it has no such event."""
        entries = self.bridge.session.entries
        for made in range(len(entries) - 1, -1, -1):
            for number, one in enumerate(entries[made].events):
                if one is event:
                    return Reached(made, number)
        return self.history.present

    def _begins_another_part(self, since: Reached, *, is_own: bool) -> bool:
        """Whether the end, a round, or a phase unless it `is_own`, follows something; no beat shows these."""
        if self.bridge.question is None:
            return True
        records = self.context.words.events
        later = chain.from_iterable(entry.events for entry in self.bridge.session.entries[since.made :])
        headings = {records[type(event)].heading for event in islice(later, since.events, None)}
        return "round" in headings or ("phase" in headings and not is_own)

    def _reach(self, reached: Reached | None) -> None:
        """Have the history shown as far as this, wholly where nothing moves; a replay goes there."""
        if self._replays and reached:
            self._shown_so_far, self._replayed = reached, reached.made
            self.history.look_at(reached.made)
            return
        if not self._keeps_back:
            reached = None
        self._shown_so_far = reached or self.history.present
        if self._has_news or (reached or self.history.present) != self.history.reached:
            self._has_news = False
            self.history.reach(reached)

    @property
    def _keeps_back(self) -> bool:
        """Whether the table shows no more than beats have: not where nothing moves."""
        return tempo(self.context.preferences) > 0

    @property
    def _replays(self) -> bool:
        """Whether what is shown belongs to a replay."""
        return self._replayed is not None

    def _since(self, decided: int) -> int:
        """Return how many decisions had been made before those of a person that are shown now.

        Who is asked again sees only the last one; others see all that wasn't shown.
        """
        bridge = self.bridge
        if not self._is_shared:
            return decided
        if self._unseen is None:
            self._unseen = decided
        return decided if bridge.asked_person == bridge.session.entries[decided].seat else self._unseen

    def _is_own(self, beat: Beat) -> bool:
        """Whether the person who is asked did it just now; where nobody else follows, any person, whoever is asked."""
        if self._replays or beat.seat not in self.bridge.people:
            return False
        return not self._is_shared or beat.seat == self.bridge.asked_person

    @staticmethod
    def _own_part(beat: Beat) -> float:
        """The part of its time that a beat takes of what a person did."""
        return GREAT if beat.is_great else OWN

    @property
    def _is_shared(self) -> bool:
        """Whether several people play on at the same screen."""
        return len(self.bridge.people) > 1 and self.bridge.question is not None

    @property
    def _is_another_persons_turn(self) -> bool:
        """Whether a person can decide, and it was another one at the same screen who did last."""
        asked, entries = self.bridge.question, self.bridge.session.entries
        if not self._is_shared or asked is None or not self._is_for_person or self.privacy.covers(asked):
            return False
        last = next((entry.seat for entry in reversed(entries) if self.bridge.is_human(entry.seat)), asked.seat)
        return last != asked.seat

    def begin(self) -> None:
        """Show what has waited until the next person was named."""
        if self._queue and not self._clock.isActive():
            self._next()

    def skip(self) -> None:
        """Go to the next beat at once; one that goes on ends where bots are paused, who would go on with it."""
        if self._clock.isActive():
            self._next()
        elif self._is_open and self.bridge.paused:
            self.clear()

    def skip_all(self) -> None:
        """Show no more beats before the next decision of a person."""
        self.clear()
        bridge = self.bridge
        if bridge.people and bridge.bot_is_asked and not bridge.paused:
            bridge.play_to_person()
        else:
            bridge.go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End a beat with any key or click that means something to the person who is asked, or who did what is shown.

        It still counts. A click on a place that can't be chosen means only the beat, and so does Enter as long as
        nothing has been entered.
        """
        # Events of widgets that are being deleted come here, too, when the card is gone already.
        if not (ends_motion(event) and isinstance(watched, QWidget) and watched.window() is self.card.window()):
            return False
        asked = self._person_is_asked
        if isinstance(event, QKeyEvent) and event.key() in ENTER:
            panel = self.board.decision.panel
            if not (asked and panel and panel.entered()):
                if self.card.isHidden():  # and so gets no key
                    self.skip()
                return self.card.isHidden()
        elif watched is self.card or self.card.isAncestorOf(watched):
            return False
        elif not asked:
            of_panel = self.board.decision.host.isAncestorOf(watched)
            ends = event.type() != QEvent.Type.ShortcutOverride  # which the key itself follows
            if ends and self.beat and (self._is_own(self.beat) or (self._is_for_person and not of_panel)):
                self.skip()
            return False
        self.clear()
        return isinstance(event, QMouseEvent) and self._is_click_beside_targets(watched, event)

    def _is_click_beside_targets(self, watched: QObject, event: QMouseEvent) -> bool:
        """Whether a place on the board is clicked that can't be chosen."""
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        views = [view for view in self.board.scene.views() if isinstance(view, MapView) and view.viewport() is watched]
        return any(view.area_under(event.position()) not in self.board.scene.targets for view in views)

    @property
    def _is_for_person(self) -> bool:
        """Whether a person decides next."""
        return not (self.history.looks_back or self.bridge.question is None or self.bridge.bot_is_asked)

    @property
    def _person_is_asked(self) -> bool:
        """Whether a person can decide while the beat is shown."""
        waits = self.history.is_behind or self.delays_question
        return self._is_for_person and not (waits or self.board.decision.automatic.is_pending)

    @property
    def is_aside(self) -> bool:
        """Whether the panel and the table are a person's, who is asked, while a beat is shown; not in a replay."""
        return self._person_is_asked and not self._replays

    @property
    def _lets_choose(self) -> bool:
        """Whether a person can choose places on the board while the beat is shown."""
        return self.is_aside and bool(self.board.scene.targets)

    def clear(self) -> None:
        """Forget what isn't shown yet, and show no beat any more."""
        was_shown = self.beat is not None
        self._forget()
        self._show_rest(was_shown)

    def _forget(self) -> None:
        """Do the same without a word to the rest of the table."""
        self._kept, self.is_said = None, True
        self._made, self._begun, self._shown, self._was_shown = self.bridge.made, None, 0, False
        self._queue.clear()
        self._hold_back()
        self._let_ask()
        if self.beat is not None:
            self._put_away()
        self._replayed = None

    def _let_ask(self) -> None:
        """Have the person asked who has waited."""
        self._has_news, self._hands_over = self._has_news or self._hands_over, False

    def _turn_away(self) -> None:
        """Show no beat while another moment is shown than the replay went to; bots that waited for the end go on."""
        if self.history.at == self._replayed:
            return
        waited = self._clock.isActive()
        self.clear()
        if waited:
            self.bridge.go_on()

    def _stop_replay(self) -> None:
        """Show no more of a replay that was stopped before its end."""
        if self._replays and self.history.looks_back and not self.history.replay.runs:
            self.clear()

    def _writer(self, begun: int, made: int) -> BeatWriter:
        """The writer about what was decided between two moments."""
        position, view = self.bridge.session.position, self.privacy.view
        context = self.context
        return context.ui.beats(context.words, context.colours, view(position(begun)), view(position(made)))

    def _goes_on(self, beats: Sequence[Beat], asked: Question[Any] | None) -> bool:
        """Whether the answer to a question belongs to the last beat."""
        return bool(asked and beats and beats[-1].thing) and self._thing_of(asked) == beats[-1].thing

    def _thing_of(self, asked: Question[Any] | None) -> str:
        return self.context.ui.beats.thing_of(asked) if asked else ""

    def _pace(self) -> int | None:
        """How long the next bot waits: not at all within beats or after them, once all that is shown is over."""
        is_busy = self._clock.isActive() or (self._is_open and self.motion.is_running)
        if is_busy and not self.history.looks_back:
            return None
        return 0 if self._was_shown else self.bridge.pause_ms

    def _next(self) -> None:
        """Show the next beat with all that moves in it, or end."""
        if not self._queue:
            self._put_away()
            self._let_ask()
            self._show_rest(was_shown=True)
            if self.history.looks_back:
                self.history.replay.go_on()
            else:
                self.bridge.go_on()
            return
        beat, reached = self._queue.popleft()
        self._hold_back()
        concerns = not beat.seats.isdisjoint(self.bridge.people)
        self._show(beat, reached, is_open=False)
        seen_ms = sum(scene.ms for scene in beat.scenes[: self._played]) * self._pace_of(beat)
        moves = self._play(beat.scenes or (beat.scene,))
        own = self._is_own(beat) and moves
        weight = self._own_part(beat) if own else CONCERNED if concerns else 1.0
        moves_only = own and not beat.is_great and self.motion.is_running
        stays = 0 if moves_only else round(beat.ms * self._tempo * weight)
        read_later = round(READ_LATER * stays)
        if moves:
            stays = max(round(stays - seen_ms), read_later)
        self.lasts_ms = max(stays, self.motion.left_ms + (read_later if self._kept else 0))
        self._clock.start(self.lasts_ms)
        has_picture = any(scene.picture for scene in beat.scenes)  # over which no coin may fly
        if self._kept is None:
            self._pay(beat, flying=moves and not has_picture)
        self.shown.emit(beat)
        if not (self._kept or has_picture):
            self._end_scenes()

    def _end_scenes(self) -> None:
        """Show and say what has waited for the scenes of the beat."""
        beat = self.beat
        if beat is None:
            return
        if self._kept is not None:
            reached, self._kept = self._kept, None
            self._announce(beat)
            self._reach(reached)
            if self._lets_choose:
                self._go_back(beat)
            self._present(beat)
            self.changed.emit()
            if not self._is_open:
                self._pay(beat, flying=False)
        if not (self._is_open or self.is_said):
            self.is_said = True
            self.said.emit(beat)

    def _pay(self, beat: Beat, *, flying: bool) -> None:
        """Show the incomes of a beat on the cards, persons' own last."""
        incomes = sorted(beat.incomes, key=lambda income: income.seat in self.bridge.people)
        self.coins.play(incomes, self.lasts_ms, flying=flying)

    def _go_on_within(self) -> None:
        """Let the bot go on with its beat that has waited for what moves."""
        if self._is_open:
            self.bridge.go_on()

    def _announce(self, beat: Beat) -> None:
        """Have a beat spoken, unless it goes on or keeps something back."""
        if self._is_open or self._kept is not None:
            return
        # What nobody did is news for all, and everything for who replays or only watches; none before it is whole.
        concerns = beat.seat is None or not beat.seats.isdisjoint(self.bridge.people)
        is_news = concerns or self._replays or not self.bridge.people
        announce(self.board.decision.prompt, beat.spoken, Concern.PLAYER if is_news else Concern.OTHERS)

    def _hold_back(self) -> None:
        """Have what the beats bring that are to come not seen on the board before."""
        self.motion.hold_back([scene for beat, _ in self._queue for scene in (*beat.scenes, beat.scene)])

    def _show(self, beat: Beat, reached: Reached, *, is_open: bool) -> None:
        """Show a beat at rest, or more of the one that goes on, whose scenes play on, and the game as far as `reached`.

        It goes on after that if it `is_open`; else it is spoken, before anything that follows from it. Views go to what
        it shows, unless a person can choose places meanwhile: these stay where they are. A surprise that wasn't shown
        yet is kept back until the scenes are over.

        While a person is asked, the panel and the table are his, and so are the places that are marked: nothing of the
        beat is lit. Where cards lie beside the board, only the line of the prompt says what the beat is about.
        """
        goes_on = self._is_open and self.beat is not None and self.beat.thing == beat.thing
        if not goes_on:
            self._rest()
        self.before = self.privacy.view(self.history.position_at(self._first_of(beat)))
        self.beat, self.is_said, self._is_open = beat, False, is_open
        if reached.events and any(scene.brings for scene in (*beat.scenes, beat.scene)):
            self._brought = reached.made
        surprises = map(self._begin_of, beat.surprises) if self._keeps_back else ()
        first = min((begin for begin in surprises if begin >= self._shown_so_far), default=None)
        self._kept = None if first is None else reached
        self._announce(beat)
        self._reach(reached if first is None else first)
        self._unseen = None
        if not (goes_on or self._is_own(beat)):
            self.board.end_pointing()  # or the card of a place would cover what is shown
        pace = self._pace_of(beat) if tempo(self.context.preferences) > 0 else 0.0
        places, near = beat.places, self._close_up(beat) if pace else None
        if self._lets_choose:
            places, near = (), None
        travels = [view.visit(places, pace, near) for view in self._views]
        self._travels, self._is_near = any(travels), near is not None and any(travels)
        self._present(beat if first is None else replace(beat, lines=(), sum=""))
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self.changed.emit()

    @property
    def _views(self) -> list[ZoomView]:
        return [view for view in self.board.scene.views() if isinstance(view, ZoomView)]

    def _close_up(self, beat: Beat) -> QRectF | None:
        """The part of the board in which several routes of a beat begin, pass and end; None for fewer."""
        scene, routes = self.board.scene, [mark for mark in beat.marks if isinstance(mark, RouteMark)]
        if len(routes) < CROWD:
            return None
        way = QPolygonF([QPointF(*point) for way in scene.ways(routes) for point in way]).boundingRect()
        ends = {area for route in routes for area in (route.origin, route.target)}
        return reduce(QRectF.united, map(scene.box_of, sorted(ends)), way)

    def _present(self, beat: Beat) -> None:
        """Light what a beat is about, and say it on the card or beside the prompt."""
        own, prompt = self._is_own(beat), self.board.decision.prompt
        in_line = self.is_aside and not self.card.is_over_board
        lit = [] if own or self.is_aside else [AreaMark(area, "lit") for area in beat.light]
        self.board.stage([*beat.marks, *lit], beat.named_places)
        if in_line and beat.title and beat.seat is not None and not (own and beat.is_great):
            self.card.hide()
            prompt.show_caption(paragraph(beat.title, beat.sum), beat.lines)
        else:
            prompt.hide_caption()
            if beat.title:
                self.card.show_beat(beat, brief=own and not beat.is_great)
            else:
                self.card.hide()

    def _pace_of(self, beat: Beat) -> float:
        """The tempo at which a beat moves."""
        part = self._own_part(beat) if self._is_own(beat) and not beat.scenes else 1.0
        return USUAL_TEMPO * self._tempo * part

    def _play(self, scenes: Sequence[Scene]) -> bool:
        """Play those scenes that haven't begun, and return whether anything may move; else pictures stand.

        They follow the speed of the bots or of the replay.
        """
        assert self.beat
        moves = tempo(self.context.preferences) > 0
        new, self._played = scenes[self._played :], len(scenes)
        if self._travels:
            # Nothing begins before it can be seen, nor while all is painted again for a nearer view.
            new = (Scene(ms=GLIDE_MS + (SHARPENS_MS if self._is_near else 0)), *new)
        self.motion.follow_up(new, self._pace_of(self.beat), still=not moves)
        if not self.motion.is_running:
            self._end_scenes()
        return moves

    def _put_away(self) -> None:
        """Show no beat any more."""
        self._clock.stop()
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self._rest()
        if self.beat:
            self._go_back(self.beat)
        self.before = self.beat = None
        self.card.hide()
        self.board.decision.prompt.hide_caption()
        self.board.stage(())

    def _go_back(self, beat: Beat) -> None:
        """Have views that have gone nearer to a beat go back."""
        if self._is_near:
            self._is_near = False
            for view in self._views:
                view.visit((), self._pace_of(beat))

    def _rest(self) -> None:
        self.motion.finish()
        self._end_scenes()
        self.coins.clear()
        self._is_open, self._played = False, 0

    def _follow_speed(self, key: str) -> None:
        """End what is shown when bots are to play instantly from now on."""
        if key == "speed" and self.is_shown and not self.bridge.pause_ms:
            self.clear()
            self.bridge.go_on()

    def _replay_step(self) -> None:
        """Go on by the decisions of one beat, and show them; while a beat is shown, the replay waits."""
        if self.beat is not None:
            return
        history = self.history
        begun = self._replayed = history.at
        self._shown_so_far = Reached(begun)
        self._tempo = STEP_MS[history.replay.speed] / STEP_MS["normal"]
        end = self._end_of_beat(begun)
        writer = self._writer(begun, end)
        beats = writer.beats(self.bridge.session.entries[begun:end])
        if self._goes_on(beats, question(self.bridge.session.position(end))):
            beats.pop()
        self._queue.extend((beat, Reached(end)) for beat in beats if has_words(beat))
        self._hold_back()
        if self._queue:
            self._next()
        else:
            self._reach(Reached(end))

    def _end_of_beat(self, begun: int) -> int:
        """Return the first moment after another at which no beat goes on that the answer there begins or goes on."""
        session = self.bridge.session
        asked = (question(session.position(made)) for made in range(begun, len(session.entries)))
        thing = self._thing_of(next(asked, None))
        for made, following in enumerate(asked, begun + 1):
            if thing and following and following.seat == CHANCE:
                continue  # what chance decides belongs to what was done before
            going_on = self._thing_of(following)
            if not going_on or thing not in ("", going_on):
                return made
            thing = going_on
        return len(session.entries)
