"""The first game of a learner: its paragraphs, the answers of its script in their order, and its file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtGui import QIcon

from indonesia_qt.core.flow import CHANCE, Action, refusal
from indonesia_qt.core.record import JournalFile, SaveError, Seat, header, read
from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.files.whole_file import patiently
from indonesia_qt.library import load_map, map_of
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.table.games.open_game import OpenGame, Replayed

Accepts = Callable[[Action], bool]
"""A test whether the lesson accepts an answer."""

PANEL, BOARD, COURSE = "panel", "board", "course"
PLAYERS, OWN_CARD, LOG, MENUS = "players", "own_card", "log", "menus"
"""Parts of the window that a step can point at, beside those that the game's own view names; everything else that it
points at is a place on the board."""


def one_of(*answers: Action) -> Accepts:
    """Return a test for any of these answers."""
    return lambda action: action in answers


class LessonStep(NamedTuple):
    """A paragraph under its title, in HTML, with what it asks for in bold.

    `points` are the parts of the window and the places on the board that it speaks of.

    A step that waits for an answer has `accepts`; `instead` says what to do after another answer, and why. One that
    shows what opponents do has `until`: they play on when it is reached, and the learner can't leave it before so many
    turns of the script have been taken. Turns that are skipped are taken at once when it is reached. `picture` shows
    the idea of a step by signs in a row: names that the lesson has icons for, and short texts. One that
    `begins_chapter` gives the chapter its title.
    """

    title: str
    text: str
    points: tuple[str, ...] = ()
    accepts: Accepts | None = None
    instead: str = ""
    until: int = 0
    picture: tuple[str, ...] = ()
    begins_chapter: bool = False


class Turn(NamedTuple):
    """An answer of a seat; what `is_skipped` is played for everybody, the learner too."""

    seat: int
    action: Action
    is_skipped: bool = False


class Lesson:
    """A first game with a script, and steps that explain it; a game that has one makes a subclass.

    Each turn of the learner that isn't skipped has its step, which waits for it, in the same order.
    """

    name: str
    """Names the lesson's file and what the settings keep of it: `first_game`, or one that ends with `_first_game`."""
    suffix: str
    """How the name of the file ends: as those of the game's saved games."""
    learner: int
    """The learner's seat."""
    turns: Sequence[Turn]
    """The script; when it has ended the game is free."""
    steps: Sequence[LessonStep]
    minutes: int
    """About how long it takes: 180 words are read in a minute, and each answer takes ten seconds."""

    map: str
    """The map that it is played on."""
    seed: int
    seats: Sequence[Seat]
    """The learner, and the opponents with the bots that play for them when the script has ended."""
    options: Any
    """The agreements of the game."""

    def icon(self, icons: Any, name: str) -> QIcon | None:  # noqa: ARG002
        """Return the icon of a name in a step's picture; None for a text."""
        return None

    def begun(self, lock: SaveLock) -> OpenGame:
        """Return the game at its beginning. Raises `MapError` if its map can't be played."""
        played_on = load_map(self.map)
        setup = played_on.game.new_setup(self.options, len(self.seats), self.seed)
        session = Session(played_on.game, setup, seed=self.seed)
        return OpenGame(played_on, session, header(played_on.game, self.seats, self.seed, setup), lock)

    def turns_taken(self, session: Session[Any]) -> int:
        """Return the number of turns that are complete; what chance decides is none."""
        return sum(entry.seat != CHANCE for entry in session.entries)

    def next_turn(self, session: Session[Any]) -> Turn | None:
        """Return the turn of the script that comes next; None when the game is free."""
        taken = self.turns_taken(session)
        return self.turns[taken] if taken < len(self.turns) else None

    def answers_given(self, session: Session[Any]) -> int:
        """Return how many of the script's turns the learner has taken, those that were skipped not counted."""
        taken = self.turns[: self.turns_taken(session)]
        return sum(turn.seat == self.learner and not turn.is_skipped for turn in taken)

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """The steps that wait for an answer, by number, in the order of the learner's turns."""
        return tuple(number for number, step in enumerate(self.steps) if step.accepts)

    def is_held(self, session: Session[Any], reached: int) -> bool:
        """Return whether the turn that is next waits for a step after the one that the learner has `reached`.

        The learner's own turn waits for the step that asks for it, unless that follows at once on the last one asked;
        the free game waits for the last step.
        """
        turn, taken = self.next_turn(session), self.turns_taken(session)
        if turn is None:
            return reached < len(self.steps) - 1
        if turn.seat != self.learner or turn.is_skipped:
            return reached < next((number for number, step in enumerate(self.steps) if step.until > taken), 0)
        given = self.answers_given(session)
        shown_next = self.waiting[given - 1] + 1 if given else 0
        return max(reached, shown_next) < self.waiting[given]

    @property
    def file(self) -> Path:
        """The file in which the game is saved."""
        return paths.own_data() / f"{self.name.replace('_', '-')}{self.suffix}"

    @property
    def kept(self) -> str:
        """The name under which the settings keep how far the learner has come."""
        return f"{self.name}/step"

    def left_off(self, lock: SaveLock) -> OpenGame | None:
        """Return the game as it was left; None if there is none that can be continued, as after an older script."""
        try:
            record = read(lock.file)
            played_on = map_of(record)
            session, fault = record.replay(played_on.game)
            ahead, _ = record.replay(played_on.game)
        except SaveError:
            return None
        is_whole = fault is None and session.question is not None and self._leads_on(ahead)
        return Replayed(record, played_on, session, fault).at_table(lock) if is_whole else None

    def _leads_on(self, session: Session[Any]) -> bool:
        """Play the script to its end, if that can be done."""
        while (turn := self.next_turn(session)) is not None:
            if session.question is None or session.question.seat != turn.seat or refusal(session.state, turn.action):
                return False
            session.submit(turn.action)
        return True

    def begin_file(self, open_game: OpenGame, journal: JournalFile) -> None:
        """Start the game's file, and drop an earlier game in it. Raises `OSError` if it can't be written."""
        with suppress(FileNotFoundError):
            patiently(journal.file.unlink)
        decisions = [(entry.seat, entry.action) for entry in open_game.session.entries]
        journal.begin(open_game.header)
        if decisions:
            journal.played(decisions, None)
