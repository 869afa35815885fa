"""Weights that are being tried, and a bot that plays by them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.bots.candidates import best
from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, Weights
from indonesia_qt.games.indonesia.rules.actions import DeliverRest
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import State

WIDTH = len(FEATURES)


def moved(w: Weights, by: Sequence[float]) -> Weights:
    """Weights each of which is times e to the power of `by`: all late ones, all early ones, pace, and rival."""
    late, early, (pace, rival) = by[:WIDTH], by[WIDTH : 2 * WIDTH], by[2 * WIDTH :]
    return replace(
        w,
        late=tuple(weight * math.exp(off) for weight, off in zip(w.late, late, strict=True)),
        early=tuple(weight * math.exp(off) for weight, off in zip(w.early, early, strict=True)),
        pace=w.pace * math.exp(pace),
        rival=w.rival * math.exp(rival),
    )


class Weighing:
    """Looks one decision ahead with given weights; sells by the default plan, which saves time."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:  # noqa: ARG002
        """The answer that leads by most."""
        if isinstance(asked, DeliverGoods):
            return DeliverRest()
        return best(view, asked, self.weights)
