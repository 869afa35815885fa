"""A bot with weights that are being tried."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.actions import DeliverRest
from indonesia_qt.games.indonesia.bots.candidates import best
from indonesia_qt.games.indonesia.bots.evaluate import Weights
from indonesia_qt.games.indonesia.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.state import State


class Weighing:
    """Looks one decision ahead with given weights; sells by the default plan, which saves time."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """The answer that leads by most."""
        if isinstance(asked, DeliverGoods):
            return DeliverRest()
        return best(view, asked, self.weights, chance)
