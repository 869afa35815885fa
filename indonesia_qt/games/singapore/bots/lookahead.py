"""Bots that plan whole turns: what to build, where, and what to do then; the strongest sees its next turn, too."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from indonesia_qt.core.flow import Action, Question, question
from indonesia_qt.games.singapore.analysis.turn_planner import Breadth, TurnPlan, plans, raid_losses
from indonesia_qt.games.singapore.bots.evaluate import FITTED, Judge, Weights
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.bots.styles import styled
from indonesia_qt.games.singapore.rules.actions import Build, KeepTile
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.chips import BLACK, WHITE, Bag
from indonesia_qt.games.singapore.rules.constants import OPIUM, WHITE_CHIPS
from indonesia_qt.games.singapore.rules.display import TurnTile
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.state import IN_HAND, Player, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.games.singapore.rules.use import Effect

GLANCE = Breadth(lines=8, variants=3, roads=1, walks=3)
GREED = Breadth(lines=3, variants=2, roads=0, walks=0)
LOOK = Breadth(lines=25, variants=5, roads=1, walks=10)
STUDY = Breadth(lines=50, variants=6, roads=2, walks=10)
REMEMBERED = 10_000
"""How many turns are remembered with their best plans: those who play on come to the same ones again and again."""


class Thought(Struct, frozen=True):
    """An answer, what it is worth in victory points at the end, and for a step of a turn the plan that it begins."""

    action: Action
    value: float
    plan: TurnPlan | None = None


class Effort(Struct, frozen=True):
    """How far a bot looks.

    It compares so many `plans` of its turn by what its next `turns` make of them, and so many after each tile that it
    could build; with one it doesn't look at them. It tries each of `lots` for its flag with the best `tiles`.
    """

    breadth: Breadth
    turns: int = 1
    plans: int = 1
    plans_of_tile: int = 1
    lots: int = 0
    tiles: int = 3


class Hard:
    """Builds what leads to the best turn, by all that it may expect to the end of the game; flags go where that helps.

    It remembers the plan of its turn and plays on by it while all is as expected; a new bot finds another that is as
    good, or the same. With a `style` it likes some things more than others of its level do.
    """

    weights = Weights()
    effort = Effort(GLANCE)

    def __init__(self, *, style: str = "") -> None:
        self.weights = styled(type(self).weights, style)
        self._rest: tuple[Action, ...] = ()
        self._expected: tuple[Question[State], Player, int] | None = None

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:  # noqa: ARG002
        """Choose the answer that is worth most; the first of equals."""
        if not isinstance(asked, PlayTurn):
            return self.thoughts(view, asked)[0].action
        if self._expected != (asked, view.players[asked.seat], view.chips[asked.seat]):
            plan = self.thoughts(view, asked)[0].plan
            assert plan is not None
            self._rest = (*plan.actions, *plan.later)
        action, *rest = self._rest
        self._rest, self._expected = tuple(rest), None
        if rest:
            s = played(view, (action,))
            self._expected = s.stack[-1], s.players[asked.seat], s.chips[asked.seat]
        return action

    def thoughts(self, view: State, asked: Question[State], turns: int = 1) -> tuple[Thought, ...]:
        """Return the answers that it thinks of, at least one, the best first.

        In a turn they begin its best plans, of which it thinks of so many `turns` at least.
        """
        match asked:
            case PlayTurn():
                found = self._turns(view, asked, self.effort.breadth, max(turns, self.effort.plans))
            case ChooseLot():
                found = self._lots(view, asked)
            case FoundBuilding():
                found = self._first_buildings(view, asked)
            case ChooseHut():
                judge = Judge(view, asked.seat, self.weights)
                found = [Thought(KeepTile(tile), judge.worth(tile)) for tile in view.display]
            case _:
                actions = asked.actions(view)
                found = [Thought(action, self.outlook(after(view, action), asked.seat)) for action in actions]
        return tuple(sorted(found, key=lambda thought: -thought.value))

    def outlook(self, s: State, seat: int) -> float:
        """Return what a position is worth to a seat that goes on with its turn; the state isn't to be used any more."""
        match question(s):
            case PlayTurn(seat=whose) as asked if whose == seat:
                best = max(self._turns(s, asked, GLANCE, self.effort.plans_of_tile), key=lambda thought: thought.value)
                return best.value + self._owning(s, seat)
            case Bag():
                # what a white chip would cost, as often as one comes
                own = Judge(s, seat, self.weights)
                points, money, opium, chips = raid_losses(s, seat, s.players[seat], s.chips[seat])
                cost = points + own.money * money + own.goods[OPIUM] * opium + own.chip * chips
                probability = WHITE_CHIPS / (WHITE_CHIPS + s.black)
                return self.outlook(after(s, BLACK if s.black else WHITE), seat) + probability * cost
            case TurnTile():
                s.stack.pop()
                return self.outlook(s, seat)
            case JoinBuilding() as asked:
                return max(self.outlook(after(s, action), seat) for action in asked.actions(s))
        judge = Judge(s, seat, self.weights)
        return judge.standing() + self._owning(s, seat)

    def _owning(self, s: State, seat: int) -> float:
        """What the building that was built last is worth to the seat, if it is his."""
        area = next(reversed(s.owners), None)
        if area is None or s.owners[area] != seat:
            return 0.0
        return Judge(s, seat, self.weights).owning(s.built[area], area)

    def _turns(self, s: State, asked: PlayTurn, breadth: Breadth, number: int) -> list[Thought]:
        """The actions that begin the best plans of a turn, by the end of the turn or what the next one makes of it."""
        judge = Judge(s, asked.seat, self.weights)
        found = best_plans(s, asked, judge, number, breadth)
        looks_on = self.effort.plans > 1 and number > 1 and judge.rounds > 0
        best: dict[Action, Thought] = {}
        for plan in found:
            value = self._with_next_turn(s, asked, judge, plan, self.effort.turns) if looks_on else plan.value
            action = plan.actions[0]
            if action not in best or value > best[action].value:
                best[action] = Thought(action, value, plan)
        return list(best.values())

    def _with_next_turn(self, view: State, asked: PlayTurn, judge: Judge, plan: TurnPlan, turns: int) -> float:
        """What a plan leads to with so many best turns after it, as if nobody played in between."""
        seat = asked.seat
        s = played(view, (*plan.actions, *plan.later)[:-1])
        own, before = s.players[seat], view.players[seat]
        lost = plan.points - (own.vp - before.vp)
        lost += judge.money * (plan.money - (own.money - before.money))
        lost += judge.chip * (plan.chips - (s.chips[seat] - view.chips[seat]))
        lost -= judge.goods[OPIUM] * plan.seized
        asked = next_turn(s, seat)
        s.stack[:] = [asked]
        later = Judge(s, seat, self.weights, max(0.0, judge.rounds - 1))
        if turns > 1 and later.rounds > 0:
            found = best_plans(s, asked, later, 2, GLANCE)
            value = max(self._with_next_turn(s, asked, later, one, turns - 1) for one in found)
        else:
            value = best_plans(s, asked, later, 1, GLANCE)[0].value
        return value + lost - judge.given * sum(plan.given)

    def _lots(self, view: State, asked: ChooseLot) -> list[Thought]:
        """Lots for a flag: its own where it is worth most to it, others' where it is worth least to them."""
        owner = asked.owner if asked.owner < len(view.players) else asked.seat
        judge = Judge(view, owner, self.weights)
        actions: Sequence[Any] = asked.actions(view)
        worth = {flag: judge.lot(flag.area) for flag in actions}
        if asked.owner != asked.seat:
            return [Thought(flag, -value) for flag, value in worth.items()]
        best = sorted(actions, key=lambda flag: -worth[flag])
        tried = {flag: self._building_on(view, asked.seat, flag.area, judge) for flag in best[: self.effort.lots]}
        worst = min(tried.values(), default=0.0)
        return [Thought(flag, tried.get(flag, worst - 1 + worth[flag] - worth[best[0]])) for flag in actions]

    def _building_on(self, view: State, seat: int, area: str, judge: Judge) -> float:
        """What the best turn comes to that begins with a building on a lot."""
        tiles = sorted(view.display, key=lambda tile: -judge.worth(tile))[: self.effort.tiles]
        s = view.copy()
        s.flagged = {area: seat}
        s.stack[:] = [next_turn(s, seat), ChooseTile(seat, last=False)]
        return max(self.outlook(after(s, Build(tile)), seat) for tile in tiles)

    def _first_buildings(self, view: State, asked: FoundBuilding) -> list[Thought]:
        """Tiles on lots in the starting round."""
        judge = Judge(view, asked.seat, self.weights)
        owns = asked.owner == asked.seat
        found: Sequence[Any] = asked.actions(view)
        return [
            Thought(one, judge.worth(one.tile) + judge.lot(one.area) + owns * judge.owning(one.tile, one.area))
            for one in found
        ]


class Medium(Hard):
    """Plans its turn by what it has at the end of it; what it builds and where it decides by rules of thumb."""

    effort = Effort(GREED)

    def thoughts(self, view: State, asked: Question[State], turns: int = 1) -> tuple[Thought, ...]:
        """Return the answers that it thinks of: plans of its turn, or the one that the rules of thumb give."""
        if isinstance(asked, PlayTurn):
            return super().thoughts(view, asked, turns)
        return (Thought(Easy().choose(view, asked, Random(0)), 0.0),)


class Expert(Hard):
    """Compares its best plans by what its next turn makes of them, and tries lots before it takes one."""

    weights = FITTED
    effort = Effort(STUDY, turns=2, plans=6, plans_of_tile=2, lots=5)


def best_plans(s: State, asked: PlayTurn, judge: Judge, count: int, breadth: Breadth) -> list[TurnPlan]:
    """Return the best plans of a turn by the worth of its end; nobody may change the list."""
    known = _known_plans(_value_of_turn(s), asked, judge.w, judge.rounds)
    if (count, breadth) not in known:
        known[count, breadth] = plans(s, asked, judge.value, count, breadth)
    return known[count, breadth]


@lru_cache(maxsize=REMEMBERED)
def _known_plans(
    position: Hashable,  # noqa: ARG001 - all are the key
    asked: PlayTurn,  # noqa: ARG001
    w: Weights,  # noqa: ARG001
    rounds: float,  # noqa: ARG001
) -> dict[tuple[int, Breadth], list[TurnPlan]]:
    return {}


def _value_of_turn(s: State) -> Hashable:
    """All of a position that bears on a turn, as a value."""
    return (
        s.scenario,
        s.options,
        tuple([astuple(player) for player in s.players]),
        tuple(s.chips),
        s.black,
        s.supply,
        tuple(s.built.items()),
        tuple(s.owners.items()),
        tuple(s.ways.items()),
        tuple(s.gaps),
        s.roads_left,
    )


def next_turn(s: State, seat: int) -> PlayTurn:
    """Return the question that a seat is asked when a turn begins."""
    workers = s.players[seat].workers
    return PlayTurn(seat, owes_worker=len(workers) > 1 and IN_HAND in workers)


def after(view: State, action: Action) -> State:
    """Return the position after an answer and the effect that it may have, before anything else happens."""
    s = view.copy()
    s.stack[-1].apply(s, action, [])
    while s.stack and isinstance(effect := s.stack[-1], Effect):
        effect.resume(s, [])
    return s


def played(view: State, actions: Sequence[Action]) -> State:
    """Return the position after actions of a turn, as plans see it.

    Each chip that is drawn is black. While only white ones are in the bag none is drawn: a raid could take what the
    actions that follow are to pay, and plans only deduct what it costs.
    """
    s = view.copy()
    for action in actions:
        s.stack[-1].apply(s, action, [])
        while not isinstance(frame := s.stack[-1], PlayTurn):
            if isinstance(frame, Bag) and s.black:
                frame.apply(s, BLACK, [])
            elif isinstance(frame, Bag):
                s.stack.pop()
            else:
                frame.resume(s, [])
    return s
