"""Shows beats one after another, and lets the bots wait for their end."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from indonesia_qt.core.flow import Event, Question, question
from indonesia_qt.ui.board.animation import TEMPOS, Animation
from indonesia_qt.ui.board.marks import DimMark
from indonesia_qt.ui.play.history import STEP_MS, History
from indonesia_qt.ui.play.session_bridge import Course, SessionBridge
from indonesia_qt.ui.settings.appearance import reduced_motion
from indonesia_qt.ui.table.beats.beat import Beat, BeatWriter
from indonesia_qt.ui.table.beats.beat_card import BeatCard
from indonesia_qt.ui.table.beats.coins import Coins
from indonesia_qt.ui.table.board.board_presenter import BoardPresenter
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.player_cards import PlayerCards
from indonesia_qt.ui.table.privacy import Privacy

USUAL_PAUSE_MS = 250
"""The pause of a bot's move at which beats last as long as they say."""
CONCERNED = 1.6
"""How many times longer a beat lasts that concerns a person."""


def has_words(beat: Beat) -> bool:
    """Return whether anything has happened in a beat."""
    return bool(beat.lines) or not beat.thing


class BeatPresenter(QObject):
    """Shows what bots did while they play, and everything in a replay.

    A person knows what he did himself, and his decision never waits: to decide ends what is shown.

    - `changed`: another beat is shown, or none any more
    - `shown`: a beat begins in which something has happened
    - `ended`: no beat is shown any more
    """

    changed = Signal()
    shown = Signal(object)
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
        self.lasts_ms = 0
        """How long it lasts, in milliseconds."""
        self._queue: deque[tuple[Any, Beat]] = deque()
        """The beats to be shown, each with the position before it."""
        self._clock = QTimer(self, singleShot=True)
        self._made = bridge.made
        self._begun: int | None = None
        """How many decisions had been made before those that still go on; None when none do."""
        self._shown = 0
        """How many of their beats were shown or wait for it."""
        self._was_shown = False
        """Whether beats show the last decision."""
        self.by_person = False
        """Whether a person made the last decision."""
        self._is_open = False
        """Whether the beat that is shown still goes on."""
        self._played = 0
        """How many scenes of the beat that is shown have begun."""
        self._waits = False
        """Whether a bot waits for the end of a person's scenes."""
        self._tempo = 1.0
        self._clock.timeout.connect(self._next)
        self.card.skipped.connect(self.skip)
        bridge.pace = self._pace
        bridge.closed.connect(self.clear)
        bridge.closed.connect(board.motion.finish)
        board.motion.finished.connect(self._scenes_ended)
        history.moved.connect(self._turn_away)
        history.replay.step = self._replay_step
        context.preferences.changed.connect(self._follow_speed)

    @property
    def is_shown(self) -> bool:
        """Whether a beat is shown of what happens now; those of a replay don't count."""
        return self.beat is not None and not self.history.looks_back

    @property
    def is_on(self) -> bool:
        """Whether decisions of bots are shown."""
        return self.bridge.pause_ms > 0 and self.bridge.course is not Course.TO_PERSON

    @property
    def is_behind(self) -> bool:
        """Whether something that has happened isn't shown yet, or is shown now."""
        return self.is_shown or (self.is_on and self._made < self.bridge.made)

    def follow(self, events: Sequence[Event]) -> bool:
        """Follow what was played; return whether the beats show it. `events` are empty after undo and redo."""
        bridge, before = self.bridge, self._made
        self._made, self._was_shown = bridge.made, False
        self.by_person = bool(events) and bridge.is_human(bridge.session.entries[before].seat)
        if not events or not self.is_on:
            self.clear()
            return False
        if self.by_person:
            self.clear()
        self._tempo = math.sqrt(bridge.pause_ms / USUAL_PAUSE_MS)
        if self._begun is None:
            self._begun = before
        writer = self._writer(self._begun, bridge.made)
        beats = writer.beats(bridge.session.entries[self._begun :])
        open_ = bridge.bot_is_asked and self._goes_on(beats, bridge.question)
        complete = len(beats) - open_
        shown = [beat for beat in beats[self._shown : complete] if has_words(beat) and beat.seat not in bridge.people]
        self._queue.extend((writer.before, beat) for beat in shown)
        if open_:
            self._shown = complete
        else:
            self._begun, self._shown = None, 0
        self._was_shown = bool(shown or open_) and (not self.by_person or bridge.question is None)
        if self._clock.isActive():
            return self._was_shown
        if self._queue:
            self._next()
        elif open_:
            self._show(writer.before, beats[-1])
            self._is_open = True
            self._play_scenes()
        return self._was_shown

    def skip(self) -> None:
        """Go to the next beat at once."""
        if self._clock.isActive():
            self._next()

    def skip_all(self) -> None:
        """Show no more beats before the next decision of a person."""
        self.clear()
        bridge = self.bridge
        if bridge.people and bridge.bot_is_asked and not bridge.paused:
            bridge.play_to_person()
        else:
            bridge.go_on()

    def release(self) -> None:
        """End the beat that is shown if a person is asked: he turns to his decision."""
        if self.is_shown and not self.bridge.bot_is_asked:
            self.clear()

    def clear(self) -> None:
        """Forget what isn't shown yet, and show no beat any more."""
        self._made, self._begun, self._shown, self._was_shown = self.bridge.made, None, 0, False
        self._queue.clear()
        if self.beat is not None:
            self._end()

    def _turn_away(self) -> None:
        """Show no beat while another moment is shown; bots that waited for the end go on."""
        waited = self._clock.isActive()
        self.clear()
        if waited:
            self.bridge.go_on()

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
        """How long the next bot waits; nothing until beats are over, and not at all within one or after them."""
        self._waits = self.board.motion.plays_scenes
        if self._waits or (self._clock.isActive() and not self.history.looks_back):
            return None
        return 0 if self._was_shown else self.bridge.pause_ms

    def _scenes_ended(self) -> None:
        """Let the bot go on that waited for a person's scenes."""
        if self._waits:
            self._waits = False
            self.bridge.go_on()

    def _next(self) -> None:
        """Show the next beat with all that moves in it, or end."""
        if not self._queue:
            self._end()
            if self.history.looks_back:
                self.history.replay.go_on()
            else:
                self.bridge.go_on()
            return
        before, beat = self._queue.popleft()
        concerns = not beat.seats.isdisjoint(self.bridge.people)
        self._show(before, beat)
        self._is_open = False
        moves = self._play_scenes()
        self.lasts_ms = max(round(beat.ms * self._tempo * (CONCERNED if concerns else 1)), self.motion.left_ms)
        self._clock.start(self.lasts_ms)
        if moves and not beat.scenes:
            self.motion.stage(beat.scene, self.lasts_ms)
        own = self.bridge.people
        incomes = sorted(beat.incomes, key=lambda income: income.seat in own)
        self.coins.play(incomes, self.lasts_ms, flying=moves)
        self.shown.emit(beat)

    def _show(self, before: Any, beat: Beat) -> None:
        """Show a beat at rest, or more of the one that goes on, whose scenes play on.

        What steps back otherwise doesn't while a person looks for targets.
        """
        if not (self._is_open and self.beat and self.beat.thing == beat.thing):
            self._rest()
        self.before, self.beat = before, beat
        marks = [*beat.marks]
        person_is_asked = not (self.history.looks_back or self.bridge.question is None or self.bridge.bot_is_asked)
        if beat.light and not person_is_asked:
            marks.append(self.veil(beat))
        self.board.stage(marks)
        self.card.show_beat(beat, brief=person_is_asked)
        self.changed.emit()

    def _play_scenes(self) -> bool:
        """Play those scenes of the beat that haven't begun, and return whether anything may move; else pictures stand.

        The scenes follow the speed of the bots or of the replay, and that of animations.
        """
        assert self.beat
        tempo = TEMPOS[str(self.context.preferences.value("motion"))]
        moves = tempo > 0 and not reduced_motion()
        scenes, self._played = self.beat.scenes[self._played :], len(self.beat.scenes)
        self.motion.follow_up(scenes, self._tempo * (tempo or 1.0), still=not moves)
        return moves

    def veil(self, beat: Beat) -> DimMark:
        """Return the mark of what steps back in a beat."""
        areas = self.board.scene.board.areas()
        return DimMark(tuple(area.id for area in areas if area.id not in beat.light))

    def _end(self) -> None:
        self._clock.stop()
        self._rest()
        self.before = self.beat = None
        self.card.hide()
        self.board.stage(())
        self.changed.emit()
        self.ended.emit()

    def _rest(self) -> None:
        self.motion.finish()
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
        history, begun = self.history, self.history.at
        self._tempo = STEP_MS[history.replay.speed] / STEP_MS["normal"]
        history.look_at(self._end_of_beat(begun))
        writer = self._writer(begun, history.at)
        beats = writer.beats(self.bridge.session.entries[begun : history.at])
        if self._goes_on(beats, history.asked):
            beats.pop()
        self._queue.extend((writer.before, beat) for beat in beats if has_words(beat))
        if self._queue:
            self._next()

    def _end_of_beat(self, begun: int) -> int:
        """Return the first moment after another at which no beat goes on that the answer there begins or goes on."""
        session = self.bridge.session
        things = (self._thing_of(question(session.position(made))) for made in range(begun, len(session.entries)))
        thing = next(things, "")
        for made, going_on in enumerate(things, begun + 1):
            if not going_on or thing not in ("", going_on):
                return made
            thing = going_on
        return len(session.entries)
