"""A bot that plays its candidates on to the end of the year."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.search import Effort, searched, year_end
from indonesia_qt.games.indonesia.state import State

EFFORT = Effort(breadth=3, margin=60.0, samples=1, replies=300, horizon=year_end)
"""On an ordinary machine that takes a tenth of a second on average and seldom a second."""


class Expert:
    """Plays its best candidates on to the end of the year, with a guess of what is hidden; the others play as Hard."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """The candidate that comes to most."""
        w = weights_for("hard", len(view.players))
        return searched(view, asked, w, EFFORT, chance)[0].action
