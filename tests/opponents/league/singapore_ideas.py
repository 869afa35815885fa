"""Bots for Singapore with one idea each. All that the idea says nothing about is left to the weights of Expert."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.singapore.analysis.turn_planner import Outcome, plans
from indonesia_qt.games.singapore.bots.evaluate import FITTED, Judge
from indonesia_qt.games.singapore.bots.lookahead import GLANCE, Effort, Hard, Thought
from indonesia_qt.games.singapore.rules.actions import BuildRoad, BuildTop
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.turn import PlayTurn


class Idea(Hard):
    """Values things as Expert did in November 2026, and looks at its next turn, but searches less widely."""

    weights = FITTED
    effort = Effort(GLANCE, plans=4, lots=3)


class OpiumHoarder(Idea):
    """Takes opium for three times its worth while rounds follow, and shrugs at raids."""

    weights = replace(
        FITTED,
        opium=(0.0, *(3 * points for points in FITTED.opium[1:])),
        chip=tuple(points / 5 for points in FITTED.chip),
        goods_glut=4 * FITTED.goods_glut,
    )


class RoadOwner(Idea):
    """Lives on visits: builds what others will use, grudges them theirs, and lays roads to what it owns."""

    weights = replace(FITTED, visit=0.3, most_visits=1.0, joined=0.5, given=0.9)
    kept = 5
    """It lays no roads with its last pounds."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        action = super().choose(view, asked, chance)
        if isinstance(asked, PlayTurn) and action == Pass() and view.players[asked.seat].money > self.kept:
            return max(_roads_to_own(view, asked), key=lambda road: _ways(view, road), default=action)
        return action


def _roads_to_own(view: State, asked: PlayTurn) -> list[BuildRoad]:
    """The roads that may be laid between a building of the player and one that isn't his."""
    roads = [action for action in asked.actions(view) if isinstance(action, BuildRoad)]
    return [road for road in roads if [view.owners.get(area) for area in (road.a, road.b)].count(asked.seat) == 1]


def _ways(view: State, road: BuildRoad) -> int:
    return len(view.ways[road.a]) + len(view.ways[road.b])


class EndRush(Idea):
    """Wants points now, as if the next round were the last, and shortens the game while it is ahead."""

    weights = replace(
        FITTED,
        money=(0.0, 0.5),
        good=(0.0, 0.6),
        opium=(0.0, 0.5),
        chip=(0.0, -0.4),
        helper=(0.0, 4.0),
        place=(0.0, 0.3),
    )

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        if isinstance(asked, ChooseTile) and view.players[asked.seat].vp == max(player.vp for player in view.players):
            top = BuildTop()
            if asked.check(view, top) is None:
                return top
        return super().choose(view, asked, chance)


class SealRunner(Idea):
    """Times its points so that it passes seals, and ends a turn short of the next rather than far from it."""

    passed, near, reach = 2.5, 0.8, 3
    """What a seal counts beyond its money, and each space nearer to the next, from so many spaces on."""

    def thoughts(self, view: State, asked: Question[State], turns: int = 1) -> tuple[Thought, ...]:
        if not isinstance(asked, PlayTurn):
            return super().thoughts(view, asked, turns)
        own, seals = view.players[asked.seat], view.scenario.box.seals.spaces[view.players[asked.seat].seals :]
        judge = Judge(view, asked.seat, self.weights)

        def value(after: Outcome) -> float:
            ahead = [space - after.points for space in seals if space > max(own.vp, after.points)]
            nearer = max(0.0, self.reach - min(ahead, default=self.reach))
            return judge.value(after) + self.passed * (len(seals) - len(ahead)) + self.near * nearer

        found = plans(view, asked, value, turns, self.effort.breadth)
        return tuple(Thought(plan.actions[0], plan.value, plan) for plan in found)


class NeverIllegal(Idea):
    """Never uses an illegal building, and builds one only when nothing else is there."""

    weights = replace(FITTED, chip=(-50.0,))
