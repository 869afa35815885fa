"""The coach of a review: how likely each player is to win, and what a decision cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from indonesia_qt.core.flow import Action, Chance, Pass, Question, draw, question, step
from indonesia_qt.core.game import Bot
from indonesia_qt.core.judging import End, PlayOn, mean_chances, opinion_of
from indonesia_qt.core.review import Opinion
from indonesia_qt.games.singapore.bots.chances import (
    chances_by,
    chances_to_win,
    forecasts,
    rounds_after,
    spread,
    supposed,
    turns_left,
)
from indonesia_qt.games.singapore.bots.lookahead import LOOK, Effort, Expert, Hard, Medium, Thought, after
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn

BREADTH = 3
"""So many of the best answers at first look are compared with the one that was played."""
QUICK_ROUNDS = 4
"""So often all answers are played on, more often than in other games: much is drawn in a round."""
PREVIEWS = 6
"""So often a position is played on to find the chances in it."""
END_SPREAD = 5.0
"""By so many points the end of a game is off to which all have played on from the beginning of its last round."""
IN_TURN = PlayTurn, ChooseTile, JoinBuilding
"""Questions in the middle of a turn."""


class Judging(Hard):
    """Weighs answers as Expert does, but for the turn that follows the present one."""

    weights = Expert.weights
    effort = Effort(LOOK, lots=Expert.effort.lots)


class SingaporeCoach:
    """Keeps to the protocol `core.review.Coach`."""

    version = "9"

    def __init__(self) -> None:
        self.bot = Judging()

    def chances(self, s: State, chance: Random, round_: int) -> tuple[float, ...]:
        """Return each seat's chance to win as seen from the end of a round."""
        asked = question(s)
        if asked is None:
            return chances_to_win(s, self.bot.weights)
        ends = (self._end(asked, supposed(s).copy(), Random(chance.random()), round_)[0] for _ in range(PREVIEWS))
        return mean_chances(list(ends))

    def opinion(self, s: State, asked: Question[State], played: Action, chance: Random) -> Opinion | None:
        """Return what `played` and the best answer come to; None where there is only one.

        In each round other chips and tiles are drawn, alike for all answers. Others' money and goods count where they
        are known: everybody saw what they took and paid (S-SEC-01).
        """
        if len(asked.actions(s)) < 2:
            return None
        thoughts = self.bot.thoughts(s, asked)
        rivals = [thought.action for thought in thoughts[:BREADTH]]
        if Pass in asked.answers and asked.check(s, Pass()) is None:
            rivals.append(Pass())
        position = supposed(s)

        @cache
        def forecast(action: Action) -> tuple[float, ...]:
            found = forecasts(s, self.bot.weights)
            found[asked.seat] = self._value(s, asked, action, thoughts)
            return chances_by(found, spread(s))

        def next_round() -> PlayOn:
            luck = chance.random()

            def play_on(action: Action) -> End:
                then = position.copy()
                step(then, action, [])
                return End(*self._end(asked, then, Random(luck), s.round), forecast(action))

            return play_on

        others = [rival for rival in dict.fromkeys(rivals) if rival != played]
        return opinion_of(asked.seat, played, others, next_round, QUICK_ROUNDS)

    def asks_again(self, earlier: Question[State], asked: Question[State]) -> bool:  # noqa: ARG002
        """Return False: every answer is final."""
        return False

    def continues(self, earlier: Question[State], asked: Question[State]) -> bool:
        """Return whether a turn or a placing of the starting round goes on, or the flags of a round are put on lots."""
        match earlier, asked:
            case ChooseLot(), ChooseLot():
                return True
            case PlayTurn(actions_left=before), PlayTurn(actions_left=now):
                return now <= before
            case ChooseTile() | JoinBuilding(), PlayTurn():
                return True
        placing = FoundBuilding, ChooseTile, JoinBuilding
        return isinstance(earlier, placing) and isinstance(asked, (FoundBuilding, JoinBuilding))

    def _end(
        self, begun: Question[State], s: State, chance: Random, round_: int
    ) -> tuple[tuple[float, ...], list[float]]:
        """Play on to the end of a round; return each seat's chance to win then, and what it may expect.

        A turn that was `begun` ends with some care, and so do all of the last round, where no others can make up for
        them; those that follow otherwise are played quickly. Others might play theirs in another way, so a game that
        is over by then is only certain where no turn of theirs was left.
        """
        in_turn = begun.seat if isinstance(begun, IN_TURN) else None
        left = [turns for seat, turns in enumerate(turns_left(s)) if seat != in_turn]
        others: type[Bot] = Medium if rounds_after(s) else Hard
        bots: list[Bot] = [Hard() if seat == in_turn else others() for seat in range(len(s.players))]
        while (asked := question(s)) is not None and s.round == round_:
            if isinstance(asked, Chance):
                step(s, draw(asked, s, chance), [])
                continue
            if in_turn not in (None, asked.seat):
                bots[in_turn], in_turn = others(), None
            step(s, bots[asked.seat].choose(s, asked, chance), [])
        if s.stack:
            points = forecasts(s, self.bot.weights)
            return chances_by(points, spread(s)), points
        points = [float(player.vp) for player in s.players]
        doubt = END_SPREAD * sum(left) / len(points)
        return chances_by(points, doubt) if doubt else chances_to_win(s, self.bot.weights), points

    def _value(self, view: State, asked: Question[State], action: Action, thoughts: Sequence[Thought]) -> float:
        """What an answer is worth by the forecast, in points; those of a turn by what the rest of it may come to."""
        if isinstance(asked, IN_TURN):
            return self.bot.outlook(after(view, action), asked.seat)
        values = {thought.action: thought.value for thought in thoughts}
        return values.get(action, min(values.values()))
