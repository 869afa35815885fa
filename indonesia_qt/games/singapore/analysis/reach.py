"""How far a building is from the workers of a player in the open turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from indonesia_qt.core.flow import Reason, step
from indonesia_qt.games.singapore.rules.actions import Enter, Step
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn


class Reach(Struct, frozen=True, eq=False):
    """A way with the fewest steps to a building, by the roads that are there.

    `stops` are the buildings in their order, the first of which is where the worker stands, unless it is in hand;
    `moves` are the steps. The first `possible` ones can be made in this turn; `view` and `asked` are the position after
    these and the question there.
    """

    worker: int
    stops: tuple[str, ...]
    moves: tuple[Step | Enter, ...]
    possible: int
    view: State
    asked: PlayTurn

    @property
    def is_in_reach(self) -> bool:
        """Whether the worker can be at the building in this turn."""
        return self.possible == len(self.moves)

    @property
    def refusal(self) -> Reason | None:
        """Why the next step can't be made in this turn; None where all can."""
        return None if self.is_in_reach else self.asked.check(self.view, self.moves[self.possible])


def reach(view: State, asked: PlayTurn, area: str) -> Reach | None:
    """Return how a worker of the player who is asked gets to a building; None where no roads lead there.

    Of several workers it is one that can get there in this turn, then the nearest. The view isn't changed.
    """
    if area not in view.built:
        return None
    ways = (_played(view, asked, worker, stops) for worker, stops in _ways(view, asked, area))
    return min(ways, key=lambda way: (not way.is_in_reach, len(way.moves)), default=None)


def _ways(view: State, asked: PlayTurn, area: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    for worker, at in enumerate(view.players[asked.seat].workers):
        if at == IN_HAND:
            yield worker, (area,)
        elif stops := _shortest(view, at, area):
            yield worker, stops


def _shortest(view: State, start: str, end: str) -> tuple[str, ...]:
    """The areas of a shortest way; none where there isn't one."""
    before = {start: ""}
    ahead = [start]
    for at in ahead:
        for near in view.ways[at]:
            if near not in before:
                before[near] = at
                ahead.append(near)
    if end not in before:
        return ()
    stops = [end]
    while stops[-1] != start:
        stops.append(before[stops[-1]])
    return tuple(reversed(stops))


def _played(view: State, asked: PlayTurn, worker: int, stops: tuple[str, ...]) -> Reach:
    """Make the moves as far as the rules allow it."""
    scenario = view.scenario
    moves: tuple[Step | Enter, ...]
    if view.players[asked.seat].workers[worker] == IN_HAND:
        moves = (scenario.enter[stops[0]],)
    else:
        moves = tuple(scenario.steps[worker][area] for _, area in pairwise(stops))
    after, now, possible = view.copy(), asked, 0
    for move in moves:
        if now.check(after, move) is not None:
            break
        step(after, move, [])
        now = after.stack[-1]
        possible += 1
    return Reach(worker, stops, moves, possible, after, now)
