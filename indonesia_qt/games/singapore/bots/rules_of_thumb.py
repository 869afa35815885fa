"""Bots that look no further than the question: one plays at random, one by rules of thumb."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.box import Building
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.constants import ROAD_PRICE
from indonesia_qt.games.singapore.rules.display import tiles_left
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.scenario import road_between
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.games.singapore.rules.use import uses

FRUGAL = 0.2
"""How often the random bot builds a road that it happens to think of; else roads would take all of its money."""


class RandomBot:
    """Plays any legal action, and not too many roads."""

    needs_view = False

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """Choose an action drawn with `chance`."""
        actions = asked.actions(view)
        action = actions[int(chance.random() * len(actions))]
        if isinstance(action, act.BuildRoad) and chance.random() > FRUGAL:
            return actions[int(chance.random() * len(actions))]
        return action


class Worth(NamedTuple):
    """What it thinks that things are worth in victory points; money and goods less, the nearer the end is."""

    money: float
    good: float
    opium: float
    chip: float = -0.5

    @classmethod
    def at(cls, view: State) -> Worth:
        """Return what things are worth in a position."""
        time_left = tiles_left(view) / len(view.scenario.box.buildings)
        return cls(0.1 + 0.6 * time_left, 0.8 * time_left, 0.6 * time_left)


class Easy:
    """Takes what brings most from where its workers are, and walks to where there is most; it has no plan."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:  # noqa: ARG002
        """Choose the answer that looks best; the first of equals."""
        answer: Callable[[State, Any], Action] = _ANSWERS[type(asked)]
        return answer(view, asked)


def found_building(view: State, asked: FoundBuilding) -> Action:
    """Build the tile that it likes best on the cheapest lot."""
    return max(
        asked.actions(view),
        key=lambda found: _liking(view, asked.seat, found.tile) - view.prices[found.area],  # type: ignore[attr-defined]
    )


def choose_lot(view: State, asked: ChooseLot) -> Action:
    """Put its own flag on the cheapest lot, and those of others on the dearest."""
    sign = -1 if asked.owner == asked.seat else 1
    return max(asked.actions(view), key=lambda flag: sign * view.prices[flag.area])  # type: ignore[attr-defined]


def choose_tile(view: State, asked: ChooseTile) -> Action:
    """Build the tile of the display that it likes best."""
    return act.Build(max(view.display, key=lambda tile: _liking(view, asked.seat, tile)))


def join_building(view: State, asked: JoinBuilding) -> Action:
    """Join the building to the one from which most others are a step away."""
    return max(asked.actions(view), key=lambda join: len(view.ways[join.area]))  # type: ignore[attr-defined]


def choose_hut(view: State, asked: ChooseHut) -> Action:
    """Keep the tile that it likes best."""
    return act.KeepTile(max(view.display, key=lambda tile: _liking(view, asked.seat, tile)))


def play_turn(view: State, asked: PlayTurn) -> Action:
    """Use the building that is worth most, go there, or end the turn when none is worth anything."""
    workers = view.players[asked.seat].workers
    if IN_HAND in workers and asked.steps:
        goal = max(view.built, key=lambda area: _prospect(view, asked, area))
        if asked.owes_worker or _prospect(view, asked, goal) > 0:
            return act.Enter(goal)
    if not asked.actions_left:
        return Pass()
    best: tuple[float, Action] = (0.0, Pass())
    for worker, at in enumerate(workers):
        if at != IN_HAND:
            best = max([best, *_ways_to_gain(view, asked, worker)], key=lambda found: found[0])
    return best[1]


STEP, ROAD = 0.2, 0.3
"""What it deducts for each step and each road on the way, in victory points, beside the price of the road."""


def _ways_to_gain(view: State, asked: PlayTurn, worker: int) -> Iterator[tuple[float, Action]]:
    """What each building in reach is worth to a worker, and the first action on the way to its use."""
    steps = asked.steps + (asked.extra if worker == asked.walker else 0)
    start = view.players[asked.seat].workers[worker]
    worth = Worth.at(view)
    seen = {start}
    ahead: deque[tuple[str, int, int, Action | None]] = deque([(start, 0, 0, None)])
    while ahead:
        area, walked, roads, first = ahead.popleft()
        gain, use = _best_use(view, asked, area)
        if use is not None:
            yield gain - STEP * walked - roads * (ROAD + ROAD_PRICE * worth.money), first or use
        if walked == steps:
            continue
        for near in view.ways[area]:
            if near not in seen:
                seen.add(near)
                ahead.append((near, walked + 1, roads, first or act.Step(worker, near)))
        if roads < min(1, view.roads_left, view.players[asked.seat].money // ROAD_PRICE):
            for near in view.scenario.neighbours[area]:
                road = road_between(area, near)
                if near not in seen and road in view.gaps:
                    seen.add(near)
                    ahead.append((near, walked + 1, roads + 1, first or view.gaps[road]))


def _prospect(view: State, asked: PlayTurn, area: str) -> float:
    """What a worker would find on an area and a step away from it."""
    here, _ = _best_use(view, asked, area)
    return max(here, 0.0) + max((_best_use(view, asked, near)[0] for near in view.ways[area]), default=0.0)


def _best_use(view: State, asked: PlayTurn, area: str) -> tuple[float, Action | None]:
    """What the best use of the building on an area is worth; None when it can't be used."""
    building = view.building(area)
    if building.id in asked.used:
        return 0.0, None
    worth = Worth.at(view)
    owner = view.owners.get(area, asked.seat)
    given = 1.0 / len(view.players) if owner not in (asked.seat, view.neutral) else 0.0
    cost = given - (worth.chip if building.illegal else 0.0)
    found = [(_gain(building, use, worth) - cost, use) for use in uses(view, asked.seat, building)]
    return max(found, key=lambda pair: pair[0]) if found else (0.0, None)


def _gain(building: Building, use: Action, worth: Worth) -> float:
    """What a use is worth."""
    match use:
        case act.Exchange(trade=trade, pay=pay, gain=gain):
            paid, gained = building.trades[trade].pay, building.trades[trade].gain
            goods = gain.minus(pay)
            return (
                gained.vp
                - paid.vp
                + worth.money * (gained.money - paid.money)
                + worth.good * (goods.brick + goods.cloth + goods.tea)
                + worth.opium * goods.opium
                + 0.01 * max(gain)
            )
        case act.ReturnChips(chips=chips):
            return -worth.chip * chips
        case act.CallHelper():
            return 2.0 * worth.good
    return 0.0


def _liking(view: State, seat: int, tile: str) -> float:
    """How much it likes to build a tile: what the use of it would be worth, in points that others pay for, too."""
    building, worth = view.scenario.buildings[tile], Worth.at(view)
    gains = (_gain(building, use, worth) for use in uses(view, seat, building))
    return max(gains, default=0.0) + (worth.chip if building.illegal else 0.0)


_ANSWERS: dict[type[Question[State]], Callable[[State, Any], Action]] = {
    FoundBuilding: found_building,
    ChooseLot: choose_lot,
    ChooseTile: choose_tile,
    JoinBuilding: join_building,
    ChooseHut: choose_hut,
    PlayTurn: play_turn,
}
