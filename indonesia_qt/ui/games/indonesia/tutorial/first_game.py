"""The first game of Indonesia: how it begins, and what counts as a turn in it."""

from __future__ import annotations

from indonesia_qt.core.record import Seat, header
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.definition import DEFINITION
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.indonesia.tutorial.script import LEARNER, TURNS
from indonesia_qt.ui.games.indonesia.tutorial.steps import STEPS
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.table.api import Lesson
from indonesia_qt.ui.table.games.open_game import OpenGame

MAP, SEED = "lagoon", 2
SEATS = (Seat("Ana", 0, HUMAN), Seat("Budi", 1, "easy"))
"""The learner, and the opponent with the bot that plays for him when the script has ended."""


class FirstGame(Lesson):
    """The first game, on a small map with open money."""

    name, suffix = "first_game", DEFINITION.suffix
    learner = LEARNER
    turns, steps = TURNS, STEPS

    def begun(self, lock: SaveLock) -> OpenGame:
        """Return the game at its beginning. Raises `MapError` if its map can't be played."""
        played_on = load_map(MAP)
        setup = played_on.game.new_setup(Options(money="open"), len(SEATS), SEED)
        session: Session[State] = Session(played_on.game, setup)
        return OpenGame(played_on, session, header(played_on.game, SEATS, SEED, setup), lock)

    def turns_taken(self, session: Session[State]) -> int:
        """Return the number of turns that are complete; to sell all goods of a company is one."""
        taken, selling = 0, False
        for entry in session.entries:
            sells = isinstance(entry.action, act.Deliver | act.DeliverRest)
            taken += not (sells and selling)
            selling = sells
        return taken - (selling and isinstance(session.question, DeliverGoods))
