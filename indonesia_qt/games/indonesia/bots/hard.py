"""A bot that looks one decision ahead and has learned from games what counts."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.bots.candidates import best
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.rules.state import State


class Hard:
    """Takes the answer after which it would stand best, by weights that were fitted to the results of games."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:  # noqa: ARG002
        """The best of the answers that are worth a thought; the first of equals."""
        return best(view, asked, weights_for("hard", len(view.players)))
