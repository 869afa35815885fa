"""A turn after the building (S-TRN, S-ROA-02): steps and actions of the workers, and further roads."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Event, Pass, Question, Reason, because
from indonesia_qt.games.singapore.rules.actions import (
    BuildRoad,
    CallHelper,
    Enter,
    Exchange,
    Jump,
    ReturnChips,
    Step,
    Use,
    Walk,
)
from indonesia_qt.games.singapore.rules.constants import ACTIONS, ROAD_PRICE, STEPS
from indonesia_qt.games.singapore.rules.events import TurnEnded, WorkerEntered, WorkerMoved
from indonesia_qt.games.singapore.rules.roads import lay_road, why_no_road
from indonesia_qt.games.singapore.rules.scenario import road_between
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.games.singapore.rules.use import put_worker, use, uses, why_no_use

TurnAction = Pass | Enter | Step | Use | BuildRoad
PASS = Pass()


class PlayTurn(Question[State], frozen=True):
    """What a player does next in his turn; `steps` and `actions_left` are left, and `used` are buildings.

    The worker `walker` has `extra` further steps (S-HLP-04). Who `owes_worker` gained one in an earlier turn and must
    put him on the board in this one (S-HLP-03). A road may be named from either end; `actions` lists it once.
    """

    answers = (Pass, Enter, Step, Exchange, ReturnChips, CallHelper, Walk, Jump, BuildRoad)

    steps: int = STEPS
    actions_left: int = ACTIONS
    used: tuple[str, ...] = ()
    walker: int = 0
    extra: int = 0
    owes_worker: bool = False

    @property
    def free_steps(self) -> int:
        """The steps for any use: the last one is kept for a worker who must be put on the board (S-HLP-03)."""
        return self.steps - self.owes_worker

    def actions(self, s: State) -> Sequence[Action]:
        """Return steps, uses and roads, and the end of the turn."""
        player = s.players[self.seat]
        workers = player.workers
        found: list[Action] = []
        if self.steps and IN_HAND in workers:
            found += [s.scenario.enter[area] for area in s.built]
        for worker, at in enumerate(workers):
            if at and (self.free_steps or (self.extra and worker == self.walker)):
                to = s.scenario.steps[worker]
                found += [to[area] for area in s.ways[at]]
        if self.actions_left:
            for at in dict.fromkeys(workers):
                if at and s.built[at] not in self.used:
                    found += uses(s, self.seat, s.building(at))
        if s.roads_left and player.money >= ROAD_PRICE:
            found += s.gaps.values()
        if not self.owes_worker:
            found.append(PASS)
        return found

    def check(self, s: State, action: TurnAction) -> Reason | None:
        """Refuse what the steps, the actions, the roads or the means of the player don't suffice for."""
        match action:
            case Step():
                return self._why_no_step(s, action)
            case Enter():
                return self._why_no_entry(s, action)
            case BuildRoad(a=a, b=b):
                return why_no_road(s, self.seat, a, b)
            case Pass():
                if self.owes_worker:
                    return because("S-HLP-03", "Put your second worker on the board before you end your turn.")
                return None
        return self._why_no_use(s, action)

    def _why_no_step(self, s: State, action: Step) -> Reason | None:
        workers = s.players[self.seat].workers
        if not 0 <= action.worker < len(workers):
            return because("S-HLP-01", "You don’t have that worker.")
        at = workers[action.worker]
        if at == IN_HAND:
            return because("S-TRN-03", "This worker isn’t on the board yet.")
        if not self.free_steps and not (self.extra and action.worker == self.walker):
            if self.steps:
                return because("S-HLP-03", "Use your last step to put your second worker on the board.")
            return because("S-TRN-01", "You have no steps left in this turn.")
        if action.area not in s.built:
            area = s.scenario.name.get(action.area, action.area)
            return because("S-TRN-02", "There’s no building on {area} to go to.", area=area)
        if action.area not in s.ways[at]:
            name = s.scenario.name
            places = {"a": name[at], "b": name.get(action.area, action.area)}
            return because("S-TRN-02", "No road leads from {a} to {b}.", **places)
        return None

    def _why_no_entry(self, s: State, action: Enter) -> Reason | None:
        if IN_HAND not in s.players[self.seat].workers:
            return because("S-TRN-03", "You have no worker in hand.")
        if not self.steps:
            return because("S-TRN-01", "You have no steps left in this turn.")
        if action.area not in s.built:
            return because("S-TRN-03", "A worker can only be put on a building.")
        return None

    def _why_no_use(self, s: State, action: Use) -> Reason | None:
        area = self._place_of(s, action)
        if area is None:
            building = s.scenario.buildings.get(action.building)
            name = building.title if building else action.building
            return because("S-TRN-04", "None of your workers is in {building}.", building=name)
        building = s.building(area)
        if building.id in self.used:
            names = {"building": building.title, "area": s.scenario.name[area]}
            return because("S-TRN-05", "You’ve already used {building} ({area}) in this turn.", **names)
        if not self.actions_left:
            return because("S-TRN-01", "You have no actions left in this turn.")
        return why_no_use(s, self.seat, building, action)

    def _place_of(self, s: State, action: Use) -> str | None:
        """Return where a worker of the player's stands in a building; None when there is none."""
        for at in s.players[self.seat].workers:
            if at and s.built[at] == action.building:
                return at
        return None

    def apply(self, s: State, action: TurnAction, events: list[Event]) -> None:
        """Carry it out and ask again, unless the turn ends."""
        match action:
            case Step(worker=worker, area=area):
                self._step(s, worker, area, events)
            case BuildRoad(a=a, b=b):
                s.players[self.seat].money -= ROAD_PRICE
                lay_road(s, self.seat, road_between(a, b), ROAD_PRICE, events)
            case Enter(area=area):
                put_worker(s, self.seat, s.players[self.seat].workers.index(IN_HAND), area)
                s.stack[-1] = replace(self, steps=self.steps - 1, owes_worker=False)
                events.append(WorkerEntered(self.seat, area))
            case Pass():
                s.stack.pop()
                events.append(TurnEnded(self.seat))
            case _:
                self._use(s, action, events)

    def _step(self, s: State, worker: int, area: str, events: list[Event]) -> None:
        start = s.players[self.seat].workers[worker]
        put_worker(s, self.seat, worker, area)
        if self.extra and worker == self.walker:
            s.stack[-1] = replace(self, extra=self.extra - 1)
        else:
            s.stack[-1] = replace(self, steps=self.steps - 1)
        events.append(WorkerMoved(self.seat, worker, start, area))

    def _use(self, s: State, action: Use, events: list[Event]) -> None:
        area = self._place_of(s, action)
        assert area is not None
        s.stack[-1] = replace(self, actions_left=self.actions_left - 1, used=(*self.used, action.building))
        use(s, self.seat, area, action, events)
