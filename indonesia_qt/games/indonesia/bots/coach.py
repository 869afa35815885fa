"""The coach of a review: how likely each player is to win, and what a decision cost."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, stdev

from indonesia_qt.core.flow import Action, Question, question, step
from indonesia_qt.core.review import INACCURACY, Option
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.chances import chances_to_win, of_money
from indonesia_qt.games.indonesia.bots.determinise import sampled
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.replies import replied, tasted
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import State

WEIGHTS = "expert"
"""The bot that thinks of the candidates, and by whose weights all play on."""
BREADTH = 3
"""So many of the best candidates at first glance are compared with the answer that was played."""
GLANCES = 3
"""So often what was begun is played to its end after each, to find those that deserve more thought."""
DESERVING = 0.02
"""By how much more chance to win a candidate deserves it."""
DOUBTED = 2
"""So many candidates are played on to the end of the year, the best at first."""
FEWEST_ROUNDS, MOST_ROUNDS = 3, 8
"""So often they are played on, until it is clear whether they are better."""
CERTAINTY = 2.0
"""How many standard errors make it clear."""
PREVIEWS = 8
"""So often a position is played on to find the chances in it."""
UNFINISHED = PlaceBid, RaiseBid, ChooseRemoval, FloatShips, DeliverGoods, ChooseExpansion
"""Questions in the middle of something: a round of bids, an auction, the operation of a company."""


class IndonesiaCoach:
    """Keeps to the protocol `core.review.Coach`.

    It judges by the end of the year. In the middle of a year forecasts swing, because they count what some players have
    done already and others will do in a moment.
    """

    version = "3"

    def chances(self, s: State, chance: Random) -> tuple[float, ...]:
        """Return each seat's chance to win."""
        if not s.stack:
            return chances_to_win(s)
        ends = [_at_year_end(sampled(s, chance), chance.random()) for _ in range(PREVIEWS)]
        return tuple(fmean(chances) for chances in zip(*ends, strict=True))

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
        rounds = _Rounds(view, asked.seat, played, chance)
        for _ in range(GLANCES if rivals else 1):
            rounds.play(rivals, _at_its_end)
        deserving = sorted(
            (rival for rival in rivals if rounds.gain(rival) >= DESERVING), key=lambda r: -rounds.gain(r)
        )
        if not deserving:
            return rounds.option(played), rounds.option(played)
        rounds = _Rounds(view, asked.seat, played, chance)
        doubted = deserving[:DOUBTED]
        while doubted and rounds.number < MOST_ROUNDS:
            rounds.play(doubted, _at_year_end)
            if rounds.number >= FEWEST_ROUNDS:
                doubted = [rival for rival in doubted if not rounds.is_hardly_better(rival)]
                if all(map(rounds.is_better, doubted)):
                    break
        best = max(filter(rounds.is_better, doubted), key=rounds.gain, default=played)
        return rounds.option(best), rounds.option(played)


class _Rounds:
    """The chances to win of a seat after each answer that is played on, in rounds that are alike for all answers."""

    def __init__(self, view: State, seat: int, played: Action, chance: Random) -> None:
        self.view, self.seat, self.played, self.chance = view, seat, played, chance
        self.found: dict[Action, list[float]] = {played: []}

    @property
    def number(self) -> int:
        """How many rounds were played."""
        return len(self.found[self.played])

    def play(self, rivals: Sequence[Action], end: Callable[[State, float], tuple[float, ...]]) -> None:
        """Play on once after the answer that was played and after each of the rivals."""
        position, tastes = sampled(self.view, self.chance), self.chance.random()
        for action in (self.played, *rivals):
            s = position.copy()
            step(s, action, [])
            self.found.setdefault(action, []).append(end(s, tastes)[self.seat])

    def option(self, action: Action) -> Option:
        """Return an answer with its chance, the mean of all rounds."""
        return Option(action, fmean(self.found[action]))

    def gain(self, rival: Action) -> float:
        """Return by how much a rival that ran in all rounds was better on average."""
        return fmean(self._gains(rival))

    def is_better(self, rival: Action) -> bool:
        """Return whether there is little doubt that a rival is better than the answer that was played."""
        return self.gain(rival) > 0 and self.gain(rival) >= self._doubt(rival)

    def is_hardly_better(self, rival: Action) -> bool:
        """Return whether there is little doubt that a rival isn't better by anything that counts."""
        return self.gain(rival) + self._doubt(rival) < INACCURACY

    def _gains(self, rival: Action) -> list[float]:
        return [theirs - own for theirs, own in zip(self.found[rival], self.found[self.played], strict=True)]

    def _doubt(self, rival: Action) -> float:
        return CERTAINTY * stdev(self._gains(rival)) / math.sqrt(self.number)


def _at_its_end(s: State, tastes: float) -> tuple[float, ...]:
    """The chances when what was begun has been played to its end."""
    return chances_to_win(_played_on(s, tastes, lambda _, asked: isinstance(asked, UNFINISHED)))


def _at_year_end(s: State, tastes: float) -> tuple[float, ...]:
    """The chances when the bids of the next year begin.

    A game that is over by then is weighed like a forecast: others might have played its last year otherwise.
    """
    year = s.year
    end = _played_on(s, tastes, lambda now, asked: now.year == year or not isinstance(asked, PlaceBid))
    return chances_to_win(end) if end.stack else of_money(final_money(end))


def _played_on(s: State, tastes: float, goes_on: Callable[[State, Question[State]], bool]) -> State:
    """Play on, everybody by a taste of his own, as long as something is asked and it `goes_on`; return the position.

    It ends, too, where somebody would have to place a city of a dealt card that has no place left.
    """
    chance, w = Random(tastes), weights_for(WEIGHTS, len(s.players))
    tasted_by_seat = [tasted(w, chance) for _ in s.players]
    while (asked := question(s)) is not None and goes_on(s, asked):
        if isinstance(asked, ChooseSite) and not asked.actions(s):
            break
        s = replied(s, asked, tasted_by_seat[asked.seat])
    return s
