"""How a coach judges a decision, for any game: the answers are played on, and a forecast right after them has a say.

Neither judge is the bot that made the decision, so no answer is good by definition. In each round all answers are
played on with the same luck.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from indonesia_qt.core.flow import Action
from indonesia_qt.core.review import INACCURACY, Opinion, Option

QUICK_ROUNDS = 2
"""So often all answers are played on, usually, to find those that deserve more thought."""
DESERVING = 0.04
"""By how much more merit an answer deserves it."""
DOUBTED = 2
"""So many answers are played on more often, the best at first."""
FEWEST_ROUNDS, MOST_ROUNDS = 4, 7
"""So often they are played on, the best of them until it is clear whether it is better."""
CERTAINTY = {4: 3.2, 5: 2.8, 6: 2.6, 7: 2.4}
"""How many standard errors make it clear after so many rounds: Student's t, of 95 %. Few rounds often look alike."""
SLIGHT = 0.05
"""Merit that hardly counts."""


class End(NamedTuple):
    """Where an answer leads: each seat's chance to win, and the money or points that it may expect at the end.

    `forecast` are the chances as they were forecast before, right after the answer.
    """

    chances: tuple[float, ...]
    scores: Sequence[float]
    forecast: tuple[float, ...]

    def lead(self, seat: int) -> float:
        """Return by how much more a seat has at the end than the others on average."""
        own = self.scores[seat]
        return own - (sum(self.scores) - own) / (len(self.scores) - 1)

    def merit(self, seat: int) -> float:
        """Return what a seat plays for: to win, and for its lead, too, where that is decided or out of reach."""
        return self.chances[seat] + self.lead(seat) * len(self.scores) / max(1.0, sum(self.scores))


PlayOn = Callable[[Action], End]
"""Plays an answer on with the luck of one round."""


def opinion_of(
    seat: int, played: Action, rivals: Sequence[Action], next_round: Callable[[], PlayOn], quick: int = QUICK_ROUNDS
) -> Opinion:
    """Return what an answer of a seat comes to beside its rivals; `next_round` deals the luck of one more round.

    Those that seem better after `quick` rounds are played on more often, in other rounds: of many answers, one seems
    better by mere luck.
    """
    rounds = _Rounds(seat, played)
    for _ in range(quick):
        rounds.play(rivals, next_round())
    gains = {rival: rounds.gain(rival) for rival in rivals}
    doubted = sorted((rival for rival in rivals if gains[rival] >= DESERVING), key=lambda rival: -gains[rival])[
        :DOUBTED
    ]
    if not doubted:
        return rounds.opinion(played)
    rounds = _Rounds(seat, played)
    while doubted and rounds.number < MOST_ROUNDS:
        rounds.play(doubted, next_round())
        if rounds.number >= FEWEST_ROUNDS:
            best = max(doubted, key=rounds.gain)
            doubted = [] if rounds.is_hardly_better(best) else [best]
            if rounds.is_better(best):
                break
    return rounds.opinion(max(filter(rounds.is_better, doubted), key=rounds.gain, default=played))


class _Rounds:
    """Where the answers lead, in rounds that are alike for all of them."""

    def __init__(self, seat: int, played: Action) -> None:
        self.seat, self.played = seat, played
        self.found: dict[Action, list[End]] = {played: []}

    @property
    def number(self) -> int:
        """How many rounds were played."""
        return len(self.found[self.played])

    def play(self, rivals: Sequence[Action], play_on: PlayOn) -> None:
        """Play on once after the answer that was played and after each of the rivals."""
        for action in (self.played, *rivals):
            self.found.setdefault(action, []).append(play_on(action))

    def opinion(self, best: Action) -> Opinion:
        """Return what all rounds say of the answer that was played, beside the best one.

        It is disputed where the forecast right after prefers the one that was played by what an inaccuracy costs.
        """
        own, other = (fmean(end.forecast[self.seat] for end in self.found[action]) for action in (self.played, best))
        return Opinion(
            self._option(best),
            self._option(self.played),
            mean_chances([end.chances for end in self.found[self.played]]),
            own - other >= INACCURACY,
        )

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

    def _gains(self, rival: Action) -> list[float]:
        ends = zip(self.found[rival], self.found[self.played], strict=True)
        return [theirs.merit(self.seat) - own.merit(self.seat) for theirs, own in ends]

    def _doubt(self, rival: Action) -> float:
        return CERTAINTY[self.number] * stdev(self._gains(rival)) / math.sqrt(self.number)


def mean_chances(found: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """Return the mean of several estimates of all seats' chances."""
    return tuple(fmean(chances) for chances in zip(*found, strict=True))
