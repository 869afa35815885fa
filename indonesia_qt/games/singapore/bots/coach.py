"""The coach of a review: how likely each player is to win, and what a decision cost."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.review import Option
from indonesia_qt.games.singapore.bots.chances import chances_by, chances_to_win, forecasts, spread
from indonesia_qt.games.singapore.bots.lookahead import LOOK, Effort, Expert, Hard, after
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn

CLEARLY = 1.0
"""By so many points an answer must be better to count as better."""


class Judging(Hard):
    """Weighs answers as Expert does, but for the turn that follows the present one."""

    weights = Expert.weights
    effort = Effort(LOOK, lots=Expert.effort.lots)


class SingaporeCoach:
    """Keeps to the protocol `core.review.Coach`; nothing that it says rests on chance."""

    version = "2"

    def __init__(self) -> None:
        self.bot = Judging()

    def chances(self, s: State, chance: Random) -> tuple[float, ...]:  # noqa: ARG002
        """Return each seat's chance to win."""
        return chances_to_win(s, self.bot.weights)

    def options(
        self,
        view: State,
        asked: Question[State],
        played: Action,
        chance: Random,  # noqa: ARG002
    ) -> tuple[Option, Option] | None:
        """Return the best answer and the one that was played; None where there is only one."""
        if len(asked.actions(view)) < 2:
            return None
        thoughts = self.bot.thoughts(view, asked)
        best = thoughts[0].action
        lost = 0.0 if best == played else self._lost(view, asked, best, played)
        others = forecasts(view, self.bot.weights)
        if lost < CLEARLY:
            own = chances_by(others, spread(view))[asked.seat]
            return Option(played, own), Option(played, own)
        worse = list(others)
        worse[asked.seat] -= lost
        first, second = (chances_by(points, spread(view))[asked.seat] for points in (others, worse))
        return Option(best, first), Option(played, second)

    def _lost(self, view: State, asked: Question[State], best: Action, played: Action) -> float:
        """By how many points the best answer is better, both looked at in the same way."""
        if isinstance(asked, PlayTurn | ChooseTile | JoinBuilding):
            first, second = (self.bot.outlook(after(view, action), asked.seat) for action in (best, played))
            return first - second
        values = {thought.action: thought.value for thought in self.bot.thoughts(view, asked)}
        return values[best] - values.get(played, min(values.values()))
