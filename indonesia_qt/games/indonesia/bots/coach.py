"""The coach of a review: how likely each player is to win, and what a decision cost.

Two judges are asked about a decision, and neither is the bot that made it. Playing on compares the answers; the
forecast right after them has to agree, or else the decision is disputed. No answer is good by definition.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from indonesia_qt.core.flow import Action, Pass, Question, question, step
from indonesia_qt.core.review import INACCURACY, Opinion, Option
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.chances import LEAST_MONEY, chances_to_win, of_money
from indonesia_qt.games.indonesia.bots.determinise import sampled
from indonesia_qt.games.indonesia.bots.evaluate import Weights, weights_for, worth
from indonesia_qt.games.indonesia.bots.replies import replied, tasted
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import State

WEIGHTS = "expert"
"""By whose weights candidates are found, and all play on."""
BREADTH = 3
"""So many of the best candidates at first look are compared with the answer that was played."""
QUICK_ROUNDS = 2
"""So often all candidates are played on, to find those that deserve more thought."""
DESERVING = 0.04
"""By how much more merit a candidate deserves it."""
DOUBTED = 2
"""So many candidates are played on more often, the best at first."""
FEWEST_ROUNDS, MOST_ROUNDS = 4, 8
"""So often they are played on, until it is clear whether they are better."""
CERTAINTY = 2.0
"""How many standard errors make it clear."""
SLIGHT = 0.05
"""Merit that hardly counts."""
PREVIEWS = 8
"""So often a position is played on to find the chances in it."""
UNFINISHED = PlaceBid, RaiseBid, ChooseRemoval, FloatShips, DeliverGoods, ChooseExpansion
"""Questions in the middle of something: a round of bids, an auction, the operation of a company."""


class IndonesiaCoach:
    """Keeps to the protocol `core.review.Coach`.

    It judges by the end of the year. In the middle of a year forecasts swing, because they count what some players have
    done already and others will do in a moment.
    """

    version = "4"

    def chances(self, s: State, chance: Random) -> tuple[float, ...]:
        """Return each seat's chance to win."""
        if not s.stack:
            return chances_to_win(s)
        ends = [_played_to_year_end(sampled(s, chance), chance.random(), s.year) for _ in range(PREVIEWS)]
        return _mean([end.chances for end in ends])

    def opinion(self, view: State, asked: Question[State], played: Action, chance: Random) -> Opinion | None:
        """Return what `played` and the best candidate come to; None where there is only one answer.

        In each round the hidden cards are dealt again and the players' tastes differ, for all answers alike.
        """
        if len(asked.actions(view)) < 2:
            return None
        rivals = _rivals(view, asked, played)
        rounds = _Rounds(view, asked.seat, played, chance)
        for _ in range(QUICK_ROUNDS):
            rounds.play(rivals)
        gains = {rival: rounds.gain(rival) for rival in rivals}
        doubted = sorted((rival for rival in rivals if gains[rival] >= DESERVING), key=lambda rival: -gains[rival])
        if not doubted:
            return rounds.opinion(played)
        del doubted[DOUBTED:]
        rounds = _Rounds(view, asked.seat, played, chance)
        while doubted and rounds.number < MOST_ROUNDS:
            rounds.play(doubted)
            if rounds.number >= FEWEST_ROUNDS:
                doubted = [rival for rival in doubted if not rounds.is_hardly_better(rival)]
                if all(map(rounds.is_better, doubted)):
                    break
        return rounds.opinion(max(filter(rounds.is_better, doubted), key=rounds.gain, default=played))


def _rivals(view: State, asked: Question[State], played: Action) -> list[Action]:
    """The answers that what was played is compared with: the best at first look, to pass, and the lowest bid."""
    ranked = sorted(weighed(view, asked, weights_for(WEIGHTS, len(view.players))), key=lambda found: -found.lead)
    rivals = [found.action for found in ranked[:BREADTH]]
    if isinstance(asked, PlaceBid):
        rivals.append(asked.actions(view)[0])
    if Pass in asked.answers and asked.check(view, Pass()) is None:
        rivals.append(Pass())
    return [rival for rival in dict.fromkeys(rivals) if rival != played]


class _End(NamedTuple):
    """What the end of a year promises each seat: its chance to win, and its final money in rupiah.

    `forecast` are the chances as they were forecast before, right after the answer.
    """

    chances: tuple[float, ...]
    money: tuple[float, ...]
    forecast: tuple[float, ...]

    def lead(self, seat: int) -> float:
        """Return by how much more money a seat has in the end than the others on average."""
        own = self.money[seat]
        return own - (sum(self.money) - own) / (len(self.money) - 1)

    def merit(self, seat: int) -> float:
        """Return what a seat plays for: to win, but for money, too, when that is decided or out of reach."""
        return self.chances[seat] + self.lead(seat) * len(self.money) / max(LEAST_MONEY, sum(self.money))


class _Rounds:
    """Where each answer leads that is played on, in rounds that are alike for all answers."""

    def __init__(self, view: State, seat: int, played: Action, chance: Random) -> None:
        self.view, self.seat, self.played, self.chance = view, seat, played, chance
        self.found: dict[Action, list[_End]] = {played: []}

    @property
    def number(self) -> int:
        """How many rounds were played."""
        return len(self.found[self.played])

    def play(self, rivals: Sequence[Action]) -> None:
        """Play on once after the answer that was played and after each of the rivals."""
        position, tastes = sampled(self.view, self.chance), self.chance.random()
        for action in (self.played, *rivals):
            s = position.copy()
            step(s, action, [])
            self.found.setdefault(action, []).append(_played_to_year_end(s, tastes, self.view.year))

    def opinion(self, best: Action) -> Opinion:
        """Return what is thought of the answer that was played, beside the best one, by all rounds."""
        chances = _mean([end.chances for end in self.found[self.played]])
        return Opinion(self._option(best), self._option(self.played), chances, self._is_opposed(best))

    def gain(self, rival: Action) -> float:
        """Return by how much more merit a rival that ran in all rounds had on average."""
        return fmean(self._gains(rival))

    def is_better(self, rival: Action) -> bool:
        """Return whether there is little doubt that a rival is better than the answer that was played."""
        return self.gain(rival) > 0 and self.gain(rival) >= self._doubt(rival)

    def is_hardly_better(self, rival: Action) -> bool:
        """Return whether there is little doubt that a rival isn't better by anything that counts."""
        return self.gain(rival) + self._doubt(rival) < SLIGHT

    def _option(self, action: Action) -> Option:
        ends = self.found[action]
        return Option(action, fmean(end.chances[self.seat] for end in ends), fmean(end.lead(self.seat) for end in ends))

    def _is_opposed(self, best: Action) -> bool:
        """Whether the forecast right after the answers prefers the one that was played by as much as an inaccuracy costs."""
        own, other = (fmean(end.forecast[self.seat] for end in self.found[action]) for action in (self.played, best))
        return own - other >= INACCURACY

    def _gains(self, rival: Action) -> list[float]:
        ends = zip(self.found[rival], self.found[self.played], strict=True)
        return [theirs.merit(self.seat) - own.merit(self.seat) for theirs, own in ends]

    def _doubt(self, rival: Action) -> float:
        return CERTAINTY * stdev(self._gains(rival)) / math.sqrt(self.number)


def _mean(found: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(fmean(chances) for chances in zip(*found, strict=True))


def _played_to_year_end(s: State, tastes: float, year: int) -> _End:
    """What is forecast when what was begun is over, and what the year ends with, when the bids of the next one begin.

    Everybody plays by a taste of his own. A game that is over by then is weighed like a forecast: others might have
    played its last year otherwise.
    """
    chance, w = Random(tastes), weights_for(WEIGHTS, len(s.players))
    tasted_by_seat = [tasted(w, chance) for _ in s.players]
    s = _played_on(s, tasted_by_seat, lambda now, asked: now.year == year and isinstance(asked, UNFINISHED))
    forecast = _judged(s)
    s = _played_on(s, tasted_by_seat, lambda now, asked: now.year == year or not isinstance(asked, PlaceBid))
    money = worth(s, w)
    return _End(_judged(s), tuple(money), forecast)


def _judged(s: State) -> tuple[float, ...]:
    """Each seat's chance to win as the position stands; the only forecast that the coach asks."""
    return chances_to_win(s) if s.stack else of_money(final_money(s))


def _played_on(s: State, tastes: Sequence[Weights], goes_on: Callable[[State, Question[State]], bool]) -> State:
    """Play on, each by his weights, as long as something is asked and it `goes_on`; return the position.

    It ends, too, where somebody would have to place a city of a dealt card that has no place left.
    """
    while (asked := question(s)) is not None and goes_on(s, asked):
        if isinstance(asked, ChooseSite) and not asked.actions(s):
            break
        s = replied(s, asked, tastes[asked.seat])
    return s
