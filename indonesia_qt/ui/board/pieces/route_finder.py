"""Finds the ways of routes over a board.

The board is laid out in square cells. A way goes from cell to cell through the named areas in their order and by the
points that are named in them, keeps off the coasts, and off the ways before it, so that several can be distinguished.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Hashable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from indonesia_qt.board.model import BoardMap, Line, Point, Shape
from indonesia_qt.ui.board.background.polylines import rounded, spans, thin
from indonesia_qt.ui.board.pieces.mark_layout import tokens
from indonesia_qt.ui.board.pieces.small_board import Box

CELL = 14.0
"""Side of a cell in map units."""
COAST_COST = (3.0, 1.5)
"""Cost of a step beside land, and one cell further out; elsewhere it is 1."""
OWN_LAND_COST, OTHER_LAND_COST, STRANGE_LAND_COST = 3.0, 6.0, 40.0
"""Cost of a step on land where a way begins or ends; on other land, and there if the way has its own."""
CROWD_COST = 1.6
"""Added where a way has gone before."""
NAME_COST = 6.0
"""Added where a name stands."""
STRAIGHTNESS = 34.0
"""Map units between the points of a way before it is rounded."""
NEAR = 4
"""How many cells away from a point the next cell of its area is looked for."""

_Cell = tuple[int, int]
_STEPS = tuple((column, row, math.hypot(column, row)) for column in (-1, 0, 1) for row in (-1, 0, 1) if column or row)


class Route(NamedTuple):
    """The areas of a way in their order; `by` are the points in each area between of which it passes one.

    With such points, those that differ only in their origin go together from the first point on. A way leaves the land
    by the areas `over`, if there are any, else by any land. It begins and ends at the points `ends`, or at the tokens.
    """

    origin: str
    through: tuple[str, ...]
    target: str
    by: tuple[tuple[Point, ...], ...] = ()
    over: tuple[str, ...] = ()
    ends: tuple[Point, Point] | None = None


class _Leg(NamedTuple):
    """A part of a route through areas, from a point in the first to one in the last."""

    areas: tuple[str, ...]
    start: Point
    end: Point
    over: tuple[str, ...] = ()


class RouteFinder:
    """The cells of a board."""

    def __init__(self, board: BoardMap) -> None:
        self._columns, self._rows = math.ceil(board.width / CELL) + 1, math.ceil(board.height / CELL) + 1
        self._tokens = tokens(board)
        self._owner: dict[_Cell, str] = {}
        shapes = {sea.id: sea.shape for sea in board.seas} | {land.id: land.shape for land in board.lands}
        for area, shape in shapes.items():
            self._owner |= dict.fromkeys(_cells(shape), area)
        self._lands = {land.id for land in board.lands}
        self._costs = self._coast_costs()

    def ways(self, routes: Sequence[Route], names: Sequence[Box] = ()) -> list[Line]:
        """Return a way for each route, from end to end, beside the boxes of names where there is the room.

        Each keeps off those before it that it doesn't go with.
        """
        crowded = dict[_Cell, float]()
        for box in names:
            (left, top), (right, bottom) = _cell(box[:2]), _cell(box[2:])
            written = product(range(left, right + 1), range(top, bottom + 1))
            crowded |= {cell: NAME_COST for cell in written if self._owner.get(cell) not in self._lands}
        alike: dict[Hashable, list[int]] = {}
        for number, route in enumerate(routes):
            alike.setdefault(route[1:] if route.by else number, []).append(number)
        ways: dict[int, Line] = {}
        for numbers in alike.values():
            first, *rest = self._legs(routes[numbers[0]])
            trunk = [self._line(leg, crowded) for leg in rest]
            for number in numbers:
                origin = routes[number].origin
                branch = _Leg((origin, *first.areas[1:]), self._ends(routes[number])[0], first.end, first.over)
                whole = [point for line in (self._line(branch, crowded), *trunk) for point in line]
                ways[number] = rounded(rounded(tuple(dict.fromkeys(whole))))
            for column, row in {_cell(point) for number in numbers for point in ways[number]}:
                for near in ((column, row), (column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
                    crowded[near] = crowded.get(near, 0.0) + CROWD_COST / 2
        return [ways[number] for number in range(len(routes))]

    def _legs(self, route: Route) -> Iterator[_Leg]:
        """The parts of a route from one of its points to the next, as near to its way as there is one."""
        areas, (start, goal) = [route.origin], self._ends(route)
        for area, points in zip(route.through, route.by or [()] * len(route.through), strict=True):
            areas.append(area)
            if points:
                _, stop = min((math.dist(start, at) + math.dist(at, goal), at) for at in points)
                yield _Leg(tuple(areas), start, stop, route.over)
                areas, start = [area], stop
        yield _Leg((*areas, route.target), start, goal, route.over)

    def _ends(self, route: Route) -> tuple[Point, Point]:
        return route.ends or (self._tokens[route.origin], self._tokens[route.target])

    def _line(self, leg: _Leg, crowded: dict[_Cell, float]) -> Line:
        """The way of a part of a route; straight where there is none."""
        start, goal = self._cell_in(leg.areas[0], leg.start), self._cell_in(leg.areas[-1], leg.end)
        cells = self._cheapest(leg, start, goal, crowded)
        middle = [((column + 0.5) * CELL, (row + 0.5) * CELL) for column, row in cells[1:-1]]
        if not cells:
            middle = [self._tokens[area] for area in leg.areas[1:-1]]
        return thin((leg.start, *middle, leg.end), STRAIGHTNESS)

    def _cell_in(self, area: str, point: Point) -> _Cell:
        """The cell of an area at a point, or next to it, as small islands fill none and pieces lie on coasts."""
        column, row = _cell(point)
        reach = range(-NEAR, NEAR + 1)
        near = ((column + aside, row + down) for aside in reach for down in reach)
        inside = (cell for cell in near if self._owner.get(cell) == area)
        return min(inside, key=lambda cell: math.dist(cell, (column, row)), default=(column, row))

    def _cheapest(self, way: _Leg, first: _Cell, goal: _Cell, crowded: dict[_Cell, float]) -> list[_Cell]:
        """The cells of the cheapest way through the areas of `way`; none if there is no way (A*)."""
        start, last = (first, 0), len(way.areas) - 1
        costs = {start: 0.0}
        before: dict[tuple[_Cell, int], tuple[_Cell, int]] = {}
        queue = [(0.0, *start)]
        done: set[tuple[_Cell, int]] = set()
        while queue:
            _, cell, leg = heapq.heappop(queue)
            here = cell, leg
            if here in done:
                continue
            done.add(here)
            if cell == goal and leg == last:
                return _traced(here, before)
            for neighbour, length in _around(cell):
                for there in self._entered(neighbour, leg, way):
                    total = costs[here] + length * (there[2] + crowded.get(neighbour, 0.0))
                    if total < costs.get(there[:2], math.inf):
                        costs[there[:2]] = total
                        before[there[:2]] = here
                        heapq.heappush(queue, (total + math.dist(neighbour, goal), *there[:2]))
        return []

    def _entered(self, cell: _Cell, leg: int, way: _Leg) -> Iterator[tuple[_Cell, int, float]]:
        """The legs on which a cell can be entered from `leg`, and what it costs.

        A piece may leave the land that it is on elsewhere, so the first leg may cross other land.
        """
        owner, legs = self._owner.get(cell), way.areas
        if owner is None:
            return
        for next_leg in (leg, leg + 1):
            if next_leg < len(legs) and owner == legs[next_leg]:
                yield cell, next_leg, OWN_LAND_COST if owner in self._lands else self._costs.get(cell, 1.0)
        if leg == 0 and owner != legs[0] and owner in self._lands and legs[0] in self._lands:
            strange = STRANGE_LAND_COST if way.over else OTHER_LAND_COST
            yield cell, 0, OWN_LAND_COST if owner in way.over else strange

    def _coast_costs(self) -> dict[_Cell, float]:
        costs: dict[_Cell, float] = {}
        front = {cell for cell, owner in self._owner.items() if owner in self._lands}
        known = set(front)
        for cost in COAST_COST:
            front = {near for cell in front for near, _ in _around(cell)} - known
            known |= front
            costs |= dict.fromkeys(front, cost)
        return costs


def _around(cell: _Cell) -> list[tuple[_Cell, float]]:
    """The eight cells around a cell, and how far they are."""
    column, row = cell
    return [((column + aside, row + down), length) for aside, down, length in _STEPS]


def _traced(end: tuple[_Cell, int], before: dict[tuple[_Cell, int], tuple[_Cell, int]]) -> list[_Cell]:
    cells = [end[0]]
    while end in before:
        end = before[end]
        cells.append(end[0])
    return cells[::-1]


def _cell(point: Point) -> _Cell:
    return int(point[0] // CELL), int(point[1] // CELL)


def _cells(shape: Shape) -> Iterator[_Cell]:
    """The cells whose middle lies in the shape."""
    for row, left, right in spans(shape, CELL):
        for column in range(math.ceil(left / CELL - 0.5), math.ceil(right / CELL - 0.5)):
            yield column, row
