"""Joins a session to the window: answers go in, changes come out, bots answer for their seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from indonesia_qt.core.bots import BotName, BotRequest, veiled_seed
from indonesia_qt.core.flow import CHANCE, Action, Event, IllegalAction, Question, Reason, question, step
from indonesia_qt.core.game import Bot
from indonesia_qt.core.record import HUMAN, RetryingJournal, Seat
from indonesia_qt.core.session import Session
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import as_sentence, paragraph, tr
from indonesia_qt.ui.play.bot_pool import BotPool
from indonesia_qt.ui.support.refusal import refused_by

RETRY_MS = 5000
"""So often saving is tried again while it fails."""
HELD_MS = 100
"""So often a bot that is held tries to go on."""


class Course(Enum):
    """The ways in which bots go on: at their speed, not at all, with one decision, or on until a person is asked."""

    ON = auto()
    PAUSED = auto()
    ONE_DECISION = auto()
    TO_PERSON = auto()


class SessionBridge(QObject):
    """A game that is played in the window.

    `make_bot` is a function of a module that makes a bot from the name that a seat has for its player. If `only_shown`
    isn't empty, nothing can be played here, and this sentence says why.

    Signals:
    - `changed`: what happened, after every change; an empty tuple after undo and redo. The question that is open then
      is the one to show.
    - `refused`: why the rules don't allow an answer.
    - `trouble`: a sentence about something that failed while the game goes on.
    - `unsaved`: why the game isn't saved any more; saving is tried again with each decision and every few seconds.
    - `saved_again`: the file is whole again.
    - `closed`: nothing is played by itself any more.
    - `hinted`: the seat that has got advice.
    - `paused_changed`: whether bots wait now.
    - `sole_answer_given`: how many decisions came before a question that was answered without asking, the question, the
      position it was asked in, and the answer.
    - `taken_back`: the decision to which an undo has gone back, after `changed`.
    """

    changed = Signal(tuple)
    refused = Signal(object)
    trouble = Signal(str)
    unsaved = Signal(str)
    saved_again = Signal()
    closed = Signal()
    hinted = Signal(int)
    paused_changed = Signal(bool)
    sole_answer_given = Signal(int, object, object, object)
    taken_back = Signal(object)

    def __init__(
        self,
        session: Session[Any],
        seats: Sequence[Seat],
        seed: int,
        make_bot: Callable[[str], Bot],
        parent: QObject,
        only_shown: str = "",
        hints_allowed: bool = True,
    ) -> None:
        super().__init__(parent)
        self.session, self.seats, self.seed, self.make_bot = session, tuple(seats), seed, make_bot
        self.only_shown, self.hints_allowed = only_shown, hints_allowed
        self._pause_ms = 300
        self.pace: Callable[[], int | None] = lambda: self._pause_ms
        """How long the next bot waits at its usual speed, in milliseconds; None until somebody calls `go_on`."""
        self.is_held: Callable[[], bool] = lambda: False
        """Whether no bot may decide for now, as while a person is in a menu or a dialog."""
        self._held: tuple[int, Action] | None = None
        """The answer of a bot that couldn't be played while bots were held, and how many decisions it follows."""
        self.course = Course.ON
        self.gives_sole_answer: Callable[[Any, Question[Any]], bool] = lambda *_: False
        """Whether a person who has only one answer to a question in a position isn't asked."""
        self._inside: set[int] = set()
        """The numbers of decisions between two that were chosen together."""
        self._failed: set[Seat] = set()
        """The seats whose bots were reported to have failed."""
        self._retry = QTimer(self, interval=RETRY_MS)
        """Runs while the file lacks something."""
        self._retry.timeout.connect(self.save_again)
        if self.unsaved_reason:
            self._retry.start()
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._ask_bot)
        self.bot_pool = BotPool(self)
        self.bot_pool.answered.connect(self._bot_answered)
        self.bot_pool.failed.connect(self._bot_failed)
        self.advisers = BotPool(self)
        """For questions about bots, which have nothing to do with the game going on."""

    @property
    def question(self) -> Question[Any] | None:
        """The question that is open; None when the game is over."""
        return self.session.question

    @property
    def made(self) -> int:
        """How many decisions have been made; an answer is given for this number."""
        return len(self.session.entries)

    @property
    def unsaved_reason(self) -> str:
        """Why the file of the game lacks something; empty when it holds all, and where no file belongs to the game."""
        journal = self.session.journal
        return reason_of(journal.fault) if isinstance(journal, RetryingJournal) and journal.fault else ""

    @property
    def pause_ms(self) -> int:
        """How long a bot's move stays on the table before the next one, in milliseconds; a change counts at once."""
        return self._pause_ms

    @pause_ms.setter
    def pause_ms(self, pause_ms: int) -> None:
        if self._wait.isActive() and self.course is Course.ON:
            waited = self._wait.interval() - self._wait.remainingTime()
            self._wait.start(max(0, pause_ms - waited))
        self._pause_ms = pause_ms

    @property
    def paused(self) -> bool:
        """Whether bots wait, now or after one decision."""
        return self.course in (Course.PAUSED, Course.ONE_DECISION)

    @property
    def bot_is_asked(self) -> bool:
        """Whether it is the turn of a bot that can decide here."""
        return not self.only_shown and not self._person_is_asked()

    @property
    def asked_person(self) -> int | None:
        """The seat of the person who is asked; None when a bot is asked, or nobody."""
        asked = self.question
        return asked.seat if asked is not None and self.is_human(asked.seat) else None

    @property
    def waits_for(self) -> str:
        """A sentence about what the open question waits for; empty while it can be answered."""
        return ""

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back, and undo can go as far as it would."""
        return not self.why_no_undo

    @property
    def why_no_undo(self) -> str:
        """Why undo takes nothing back; empty when it does."""
        return self.why_no_undo_to(self._last_stop())

    def why_no_undo_to(self, made: int) -> str:
        """Return why one can't go back to the first `made` decisions; empty when one can."""
        return self.only_shown or refused_by(self.session.why_no_undo_to(made))

    @property
    def can_redo(self) -> bool:
        """Whether there is a decision to play again."""
        return self.session.can_redo and not self.only_shown

    @property
    def people(self) -> list[int]:
        """The seats that persons play."""
        return list(filter(self.is_human, range(len(self.seats))))

    def is_human(self, seat: int) -> bool:
        """Return whether a person answers for the seat; nobody does for chance."""
        return seat != CHANCE and self.seats[seat].player == HUMAN

    def begin(self) -> None:
        """Show the table and let bots play; call it once when everything is connected."""
        self.changed.emit(())
        self.go_on()

    def close(self) -> None:
        """End the bots, and whatever else plays by itself."""
        self.closed.emit()
        self._retry.stop()
        self._wait.stop()
        self.bot_pool.stop()
        self.advisers.stop()

    @property
    def is_led(self) -> bool:
        """Whether a lesson says what is played next."""
        return False

    def go_on(self) -> None:
        """Let the bot that is asked decide when it has waited; called again, it waits from the beginning."""
        self._wait.stop()
        self.bot_pool.cancel()
        self._held = None
        if self.course is Course.TO_PERSON and self._person_is_asked():
            self.course = Course.ON
        if self.course is not Course.PAUSED and self.bot_is_asked:
            wait_ms = self.pace() if self.course is Course.ON else 0
            if wait_ms is not None:
                self._wait.start(wait_ms)

    def set_paused(self, paused: bool) -> None:
        """Let bots wait, or go on; one that thinks is stopped at once and asked again later."""
        self._set_course(Course.PAUSED if paused else Course.ON)

    def let_decide_once(self) -> None:
        """Let the bot whose turn it is decide at once, and pause the bots then; a person is still asked."""
        self._set_course(Course.ONE_DECISION if self.bot_is_asked else Course.PAUSED)

    def play_to_person(self) -> None:
        """Let bots play without a stop, also if they were paused, until a person is asked or the game is over."""
        self._set_course(Course.TO_PERSON)

    def _set_course(self, course: Course) -> None:
        self.course = course
        self.go_on()
        self.paused_changed.emit(self.paused)

    def give_seat(self, seat: int, player: str) -> None:
        """Have a seat played by a person, or by a bot of this name, from now on; it is saved with the game."""
        if self.only_shown:
            self.refused.emit(self.only_shown)
            return
        given = replace(self.seats[seat], player=player)
        self.seats = (*self.seats[:seat], given, *self.seats[seat + 1 :])

        if self.session.journal:
            self.session.journal.seated(seat, player)
        self._check_saving()
        self.changed.emit(())
        self.go_on()

    def hint(self, seat: int) -> None:
        """Note that a person has got advice on the open question; it is saved with the game."""
        self.session.hint(seat)
        self._check_saving()
        self.hinted.emit(seat)

    def sole_answer(self, made: int) -> Action | None:
        """Return the only answer of the person who is asked after so many decisions, if it is given without asking.

        It is given as soon as play comes to the question, never after undo and redo, which go past it, and not when a
        game is opened, which shows it as it was left.
        """
        position = self.session.position(made)
        asked = question(position)
        if asked is None or not self.is_human(asked.seat) or not self.gives_sole_answer(position, asked):
            return None
        answers = asked.actions(position)
        return answers[0] if len(answers) == 1 else None

    def suggests(self, action: Action) -> bool:  # noqa: ARG002
        """Return whether an answer may stand out by itself where nothing is chosen; here any may."""
        return True

    @property
    def pointed_out(self) -> Action | None:
        """The answer to the open question that its panel points out by itself; None where it points out none."""
        return None

    def submit(self, action: Action, at: int) -> None:
        """Play an action that was chosen when `at` decisions had been made."""
        self.submit_all((action,), at)

    def submit_all(self, actions: Sequence[Action], at: int) -> None:
        """Play actions of one seat that were chosen together when `at` decisions had been made: all, or none.

        To undo and redo they are one decision.
        """
        if self.only_shown:
            self.refused.emit(self.only_shown)
            return
        try:
            self._play(actions, at)
        except IllegalAction as error:
            self.refused.emit(refused_by(error.reason))

    def join(self, at: int) -> None:
        """Have the decision that followed `at` others be one with the decision before it, to undo and redo."""
        self._inside.add(at)

    def undo(self) -> None:
        """Go back to the last question that a person was asked, or to the beginning.

        Where chance is final before that, nothing is undone, and the reason is said. In a game of bots alone it goes
        back one decision, and the bots are paused.
        """
        made = self.made
        if made and not self.people and not self.only_shown:
            self.set_paused(True)
        taken_back, stop = None, self._last_stop()
        reason = self.session.why_no_undo_to(stop)
        while reason is None and self.made > stop and not self.only_shown:
            taken_back = self.session.undo()
        if taken_back is not None:
            self._arrive()
            self.taken_back.emit(taken_back)
            if not self._stops_at(self.made):
                self._pause_at(self.session.why_no_undo)
        elif made:
            self._pause_at(reason)

    def undo_to(self, made: int) -> None:
        """Take back all but the first `made` decisions; bots are paused when one of them is asked then.

        Where chance is final before that, nothing is taken back, and the reason is said.
        """
        if self.made <= made or self.only_shown:
            return
        stop, reason = self.session.undo_stop(made), self.session.why_no_undo_to(made)
        if stop is None or reason is not None:
            self._pause_at(reason)
            return
        while self.made > stop:
            self.session.undo()
        self._check_saving()
        if not self._person_is_asked():
            self.set_paused(True)
        self.changed.emit(())
        self.go_on()

    def _last_stop(self) -> int:
        """After how many decisions undo stops: the last at which a person was asked, or the beginning."""
        stops = (made for made in range(self.made - 1, -1, -1) if self._stops_at(made))
        return self.session.undo_stop(next(stops, 0)) or 0

    def _pause_at(self, reason: Reason | None) -> None:
        """Say the reason why nothing more can be taken back, if there is one; bots pause when one of them is asked."""
        if reason is not None and not self.only_shown:
            self.refused.emit(refused_by(reason))
            if not self._person_is_asked():
                self.set_paused(True)

    def redo(self) -> None:
        """Go forward to the next question that a person was asked, or to the end; in a game of bots, one decision."""
        made = self.made
        while self.can_redo and not (self.made > made and self._stops_at(self.made)):
            self.session.redo()
        if self.made > made:
            self._arrive()

    def _play(self, actions: Sequence[Action], at: int) -> None:
        """Play actions of one seat, all or none. Raises `IllegalAction`."""
        if at == self.made:
            self._try(actions)
        events, given = list[Event](), []
        for n, action in enumerate(actions):
            events += self.session.submit(action, at + n)
        while (answer := self.sole_answer(self.made)) is not None:
            given.append((self.made, self.question, self.session.state, answer))
            events += self.session.submit(answer)
        self._check_saving()
        self._inside = {made for made in self._inside if made < at} | set(range(at + 1, at + len(actions)))
        if self.course is Course.ONE_DECISION:
            self.course = Course.PAUSED
        self.changed.emit(tuple(events))
        for one in given:
            self.sole_answer_given.emit(*one)
        self.go_on()

    def _try(self, actions: Sequence[Action]) -> None:
        """Play several actions on a copy. Raises `IllegalAction`."""
        if len(actions) > 1:
            following = self.session.state.copy()
            for action in actions:
                step(following, action, [])

    def _arrive(self) -> None:
        """Go on from another moment."""
        self._check_saving()
        self.changed.emit(())
        self.go_on()

    def _stops_at(self, made: int) -> bool:
        """Whether a person decides after so many decisions, apart from the one before: undo and redo stop there.

        Where no person plays, they stop at each decision.
        """
        if not self.people:
            return True
        asked = question(self.session.position(made))
        if asked is not None and asked.seat not in self.people:
            return False
        return made not in self._inside and self.sole_answer(made) is None

    def _person_is_asked(self) -> bool:
        return self.question is None or self.is_human(self.question.seat)

    def save_again(self) -> None:
        """Try to save what the file of the game lacks."""
        if isinstance(self.session.journal, RetryingJournal):
            self.session.journal.catch_up()
        self._check_saving()

    def _check_saving(self) -> None:
        """Report when saving has begun to fail, or works again."""
        reason = self.unsaved_reason
        if bool(reason) == self._retry.isActive():
            return
        if reason:
            self._retry.start()
            self.unsaved.emit(reason)
        else:
            self._retry.stop()
            self.saved_again.emit()

    def _ask_bot(self) -> None:
        asked = self.question
        if asked is None:
            return
        if self.is_held():
            self._wait.start(HELD_MS)
            return
        if self._held is not None:
            held, self._held = self._held, None
            self._bot_answered(*held)
            return
        view = self.session.game.view(self.session.state, asked.seat)
        bot_request = self.bot_request(self.seats[asked.seat].player, view, asked, self.made)
        self.bot_pool.ask(bot_request, self.session.game.actions)

    def bot_request(self, bot: str, view: Any, asked: Question[Any], decision: int) -> BotRequest:
        """Return the request to `bot` about the question that is asked after so many decisions."""
        seed = veiled_seed(self.seed) if BotName.read(bot).is_plug_in else self.seed
        return BotRequest(self.make_bot, bot, view, asked, seed, decision)

    def _bot_answered(self, number: int, action: Action) -> None:
        if self.is_held():
            self._held = number, action
            self._wait.start(HELD_MS)
            return
        try:
            self._play((action,), number)
        except IllegalAction as error:
            self._bot_failed(number, paragraph(tr("It chose an illegal move."), str(error.reason)))

    def _bot_failed(self, number: int, reason: str) -> None:
        asked = self.question
        assert asked is not None
        seat = self.seats[asked.seat]
        if seat not in self._failed:
            self._failed.add(seat)
            self.trouble.emit(
                paragraph(
                    tr("{bot} stopped working.", bot=seat.name),
                    as_sentence(reason),
                    tr("The first legal move was played instead."),
                )
            )
        self.submit(asked.actions(self.session.state)[0], number)
