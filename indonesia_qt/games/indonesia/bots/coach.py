"""The coach of a review: how likely each player is to win, and what a decision cost."""

from __future__ import annotations

import math
from random import Random
from statistics import fmean, stdev

from indonesia_qt.core.flow import Action, Question, question, step
from indonesia_qt.core.review import Option
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.chances import chances_to_win
from indonesia_qt.games.indonesia.bots.determinise import sampled, supposed
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.lookahead import reply, tasted
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State

WEIGHTS = "expert"
"""The bot that thinks of the candidates, and by whose weights all play on."""
BREADTH = 3
"""So many of the best candidates at first glance are compared with the answer that was played."""
ROUNDS = 5
"""So often what was begun is played to its end after each."""
CERTAINTY = 2.0
"""How many standard errors an answer must be better than the one that was played."""
UNFINISHED = PlaceBid, RaiseBid, ChooseRemoval, FloatShips, DeliverGoods, ChooseExpansion
"""Questions in the middle of something: a round of bids, an auction, the operation of a company."""


class IndonesiaCoach:
    """Keeps to the protocol `core.review.Coach`."""

    version = "2"

    def chances(self, s: State, chance: Random) -> tuple[float, ...]:  # noqa: ARG002
        """Return each seat's chance to win."""
        return chances_to_win(supposed(s))

    def options(
        self, view: State, asked: Question[State], played: Action, chance: Random
    ) -> tuple[Option, Option] | None:
        """Return the best candidate and the answer that was played; None where there is only one.

        In each round the hidden cards are dealt again and the players' tastes differ, for all answers alike.
        """
        if len(asked.actions(view)) < 2:
            return None
        ranked = sorted(weighed(view, asked, weights_for(WEIGHTS, len(view.players))), key=lambda found: -found.lead)
        rivals = [found.action for found in ranked[:BREADTH] if found.action != played]
        if ranked[0].action == played:
            rivals = []
        found: dict[Action, list[float]] = {action: [] for action in (played, *rivals)}
        for _ in range(ROUNDS if rivals else 1):
            position, tastes = sampled(view, chance), chance.random()
            for action, chances in found.items():
                chances.append(_after(position, action, Random(tastes))[asked.seat])
        means = {action: fmean(chances) for action, chances in found.items()}
        clear = [rival for rival in rivals if _is_better(found[rival], found[played])]
        best = max(clear, key=means.__getitem__, default=played)
        return Option(best, means[best]), Option(played, means[played])


def _after(position: State, action: Action, chance: Random) -> tuple[float, ...]:
    """The chances after an action, when what it is part of has been played to its end."""
    s = position.copy()
    step(s, action, [])
    w = weights_for(WEIGHTS, len(s.players))
    tastes = [tasted(w, chance) for _ in s.players]
    while isinstance(asked := question(s), UNFINISHED):
        step(s, reply(s, asked, tastes[asked.seat]), [])
    return chances_to_win(s)


def _is_better(rival: list[float], played: list[float]) -> bool:
    """Whether there is little doubt that an answer is better than the one that was played in the same rounds."""
    by = [theirs - own for theirs, own in zip(rival, played, strict=True)]
    return fmean(by) > 0 and fmean(by) >= CERTAINTY * stdev(by) / math.sqrt(len(by))
