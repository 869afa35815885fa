"""The first game of Singapore: how it begins, and what counts as a turn in it."""

from __future__ import annotations

from indonesia_qt.core.flow import CHANCE, Action, Pass, refusal
from indonesia_qt.core.record import Seat, header
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.definition import DEFINITION
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.singapore.tutorial.script import LEARNER, SHOWN_MOVES, TURNS
from indonesia_qt.ui.games.singapore.tutorial.steps import STEPS
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.table.api import Lesson
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.table.tutorial.lesson import Turn

MAP, SEED = DEFINITION.map, 37746
"""With this seed the learner is first, and chance lays out the tiles and draws the chips of which the steps speak."""
SEATS = (Seat("Ana", LEARNER, HUMAN), Seat("Budi", 1, "easy"), Seat("Citra", 2, "easy"))
"""The learner, and the opponents with the bots that play for them when the script has ended."""
FREE = len(TURNS) - 1
"""The number of turns before the last one, which the learner plays freely until its end."""


class SingaporeFirstGame(Lesson):
    """The first game, with open holdings; the last turn of the script is the learner's own."""

    name, suffix = "singapore_first_game", DEFINITION.suffix
    learner = LEARNER
    turns, steps = TURNS, STEPS

    def begun(self, lock: SaveLock) -> OpenGame:
        """Return the game at its beginning. Raises `MapError` if its map can't be played."""
        played_on = load_map(MAP)
        setup = played_on.game.new_setup(Options(holdings="open", chance="practice"), len(SEATS), SEED)
        session: Session[State] = Session(played_on.game, setup, seed=SEED)
        return OpenGame(played_on, session, header(played_on.game, SEATS, SEED, setup), lock)

    def turns_taken(self, session: Session[State]) -> int:
        """Return the number of turns that are complete; the learner's free one is when it was ended."""
        free = self._free_moves(session)
        return min(super().turns_taken(session), FREE) + (Pass() in free)

    def next_turn(self, session: Session[State]) -> Turn | None:
        """Return the turn of the script that comes next: in the free turn a move that is possible."""
        turn = super().next_turn(session)
        if turn is not TURNS[FREE]:
            return turn
        left = SHOWN_MOVES[len(self._free_moves(session)) :]
        possible = (move for move in (*left, Pass()) if not refusal(session.state, move))
        return Turn(LEARNER, next(possible, turn.action))

    def _free_moves(self, session: Session[State]) -> list[Action]:
        return [entry.action for entry in session.entries if entry.seat != CHANCE][FREE:]
