"""The game of the lesson: the opponent gives the answers of its script, and the learner is kept on its course."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from indonesia_qt.core.flow import Action, refusal
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.table.tutorial.lesson import Lesson, LessonStep


class GuidedBridge(SessionBridge):
    """A game of a lesson, whose script is followed to its end; then it is a game like any other.

    An answer that the rules allow and the lesson doesn't is refused with what to do instead.
    """

    def __init__(self, lesson: Lesson, *arguments: Any) -> None:
        """`arguments` are those of any bridge."""
        super().__init__(*arguments)
        self.lesson = lesson
        self.reached = 0
        """The last step that was shown."""

    @property
    def is_led(self) -> bool:
        """Whether the script still goes on."""
        return self.lesson.next_turn(self.session) is not None

    @property
    def awaited(self) -> LessonStep | None:
        """The step whose answer the learner is to give next; None when he has given all."""
        lesson = self.lesson
        given = lesson.answers_given(self.session)
        return lesson.steps[lesson.waiting[given]] if given < len(lesson.waiting) else None

    def go_on(self) -> None:
        """Let the bot that is asked decide when it has waited, unless it waits for a step of the lesson."""
        super().go_on()
        if self.waits_for:
            self._wait.stop()

    @property
    def waits_for(self) -> str:
        """What to do to reach the step that the open question waits for; empty while it can be answered."""
        is_held = not self.only_shown and self.lesson.is_held(self.session, self.reached)
        return tr("Press Next in the tutorial.") if is_held else ""

    def reach(self, step: int) -> None:
        """Let opponents play as far as a step of the lesson, which is shown now, and the steps before it allow."""
        waited = self.waits_for
        self.reached = max(self.reached, step)
        if self._skip() or (waited and not self.waits_for):
            self.changed.emit(())
            self.go_on()

    def _skip(self) -> bool:
        """Play what is skipped, if that comes next; to undo and redo it is one decision. Return whether it does."""
        begun, lesson = self.made, self.lesson
        while (
            (turn := lesson.next_turn(self.session)) is not None
            and turn.is_skipped
            and not lesson.is_held(self.session, self.reached)
        ):
            self.session.submit(turn.action)
        self._inside |= set(range(begun + 1, self.made))
        self._check_saving()
        return self.made > begun

    def submit_all(self, actions: Sequence[Action], at: int) -> None:
        """Play actions of one seat, unless the learner leaves the course with them; only those that a step waits for.

        What a panel does in the same press has a step of its own.
        """
        if self.is_led and (step := self.awaited) is not None and step.accepts is not None:
            actions = tuple(takewhile(step.accepts, actions)) or actions
        instead = self._instead(actions[0]) if at == self.made and not self.only_shown else ""
        if instead:
            self.refused.emit(instead)
        else:
            super().submit_all(actions, at)

    def sole_answer(self, made: int) -> Action | None:
        """Return None while the lesson goes on: the learner gives every answer."""
        return None if self.is_led else super().sole_answer(made)

    def suggests(self, action: Action) -> bool:
        """Return whether an answer, now or in the same press, is what the lesson asks for now."""
        return not self.is_led or (self._is_asked_for(action) and not self.waits_for)

    @property
    def pointed_out(self) -> Action | None:
        """The answer that the script has, where no other is accepted instead."""
        turn, step = self.lesson.next_turn(self.session), self.awaited
        if turn is None or turn.seat != self.lesson.learner or step is None or not step.instead:
            return None
        return turn.action

    def give_seat(self, seat: int, player: str) -> None:
        """Have a seat played by somebody else, once the lesson is over."""
        if self.is_led:
            self.refused.emit(tr("You can change seats after the tutorial."))
        else:
            super().give_seat(seat, player)

    def _instead(self, action: Action) -> str:
        """What the learner is to do instead of `action`; empty when it is his turn no more, or as it should be."""
        if self.waits_for:
            return self.waits_for
        step = self.awaited
        if step is None or self._is_asked_for(action) or refusal(self.session.state, action):
            return ""
        return tr(step.instead)

    def _is_asked_for(self, action: Action) -> bool:
        """Whether the learner may give this answer, or isn't asked for any."""
        turn, step = self.lesson.next_turn(self.session), self.awaited
        if turn is None or turn.seat != self.lesson.learner or step is None:
            return True
        return step.accepts is None or step.accepts(action)

    def _ask_bot(self) -> None:
        turn = self.lesson.next_turn(self.session)
        if turn is None or refusal(self.session.state, turn.action):
            super()._ask_bot()
        else:
            self.submit(turn.action, self.made)
