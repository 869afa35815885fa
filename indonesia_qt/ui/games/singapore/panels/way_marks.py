"""The way of a worker on the board: roads are in its colour, and planned where they are yet to be built.

A jump has no line, which would lie over tiles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from indonesia_qt.core.flow import Action
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.scenario import road_between
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.ui.board.marks import LinkMark, Mark


def turn_marks(view: State, seat: int, actions: Sequence[Action], colour: int) -> Iterator[Mark]:
    """Yield the ways of a player's workers and the roads of actions that follow each other from a position on."""
    stops = [[at] for at in view.players[seat].workers]
    planned = [(action.a, action.b) for action in actions if isinstance(action, act.BuildRoad)]
    yield from (LinkMark(a, b, "road", colour, ghost=True) for a, b in planned)
    for action in actions:
        match action:
            case act.Step(worker=worker, area=area) | act.Jump(worker=worker, area=area):
                stops[worker].append(area)
            case act.Enter(area=area):
                entering = next(stop for stop in stops if stop[-1] == IN_HAND)
                entering.append(area)
            case act.CallHelper():
                stops.append([IN_HAND])
    for places in stops:
        for mark in way_marks(view, [place for place in places if place != IN_HAND], colour):
            if road_between(mark.a, mark.b) not in planned:
                yield mark


def way_marks(view: State, stops: Sequence[str], colour: int) -> Iterator[LinkMark]:
    """Yield the roads from stop to stop in a player's colour."""
    for start, end in pairwise(stops):
        yield from (LinkMark(a, b, "road", colour) for a, b in _roads_between(view, start, end))


def _roads_between(view: State, start: str, end: str) -> list[tuple[str, str]]:
    """Return the roads of a step, along the start buildings where it passes by them; none of a jump."""
    quay, near = view.scenario.start, view.scenario.neighbours
    for leave in quay if start in quay else (start,):
        for enter in quay if end in quay else (end,):
            if enter in near[leave]:
                return [*_along(quay, start, leave), (leave, enter), *_along(quay, enter, end)]
    return []


def _along(quay: Sequence[str], start: str, end: str) -> list[tuple[str, str]]:
    """The roads from one start building to another."""
    if start == end:
        return []
    first, last = sorted((quay.index(start), quay.index(end)))
    return list(pairwise(quay[first : last + 1]))
