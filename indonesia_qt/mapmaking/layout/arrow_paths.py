"""Draws the arrows that join land areas across water, short and unmistakable."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import numpy as np
import shapely
from shapely import Geometry, LineString

from indonesia_qt.board.model import Arrow, Line, Point
from indonesia_qt.mapmaking.layout.curves import bent
from indonesia_qt.mapmaking.layout.footprints import ARROW

STEP = 4.0
"""Map units between the points of a coast that are tried as ends."""
INLAND, SHORTEST = 8.0, 28.0
"""Map units that an arrow reaches into its areas, and more where it would be shorter than the second."""
AMBIGUOUS = 22.0
"""Map units: an end that is nearer to a third area could be taken for that area's; each unit counts three times."""
ISLET = 25.0
"""Map units that an arrow may be longer to end on the largest island of an area."""
BENDS = {0.22: 0.0, -0.22: 1.0, 0.12: 2.0, -0.12: 3.0}
"""How much an arrow may be bent, and what each costs in map units."""
OVER_TOKEN, OVER_OTHER, OVER_LAND, OFF_LAND = 60.0, 60.0, 200.0, 20.0
"""What it costs, in map units: to run over a token, a name or another arrow, a third area; to end off land."""
TRIES = 400
"""Pairs of ends that are looked at more closely."""


def arrow_between(a: str, b: str, lands: Mapping[str, Geometry], tokens: Geometry, taken: Geometry) -> Arrow:
    """The arrow between the land areas `a` and `b` that best keeps clear of `tokens`, of `taken` and of third areas."""
    others = shapely.union_all([land for area, land in lands.items() if area not in (a, b)])
    obstacles = ((tokens, OVER_TOKEN), (taken, OVER_OTHER), (others, OVER_LAND))
    widened = [(ground.buffer(ARROW), cost) for ground, cost in obstacles]
    shapely.prepare([lands[a], lands[b], *(ground for ground, _ in widened)])

    def cost(candidate: tuple[float, Line]) -> float:
        start, *_, end = candidate[1]
        adrift = (not shapely.contains_xy(lands[a], *start)) + (not shapely.contains_xy(lands[b], *end))
        line = LineString(candidate[1])
        return candidate[0] + OFF_LAND * adrift + sum(cost for ground, cost in widened if ground.intersects(line))

    _, line = min(_candidates(lands[a], lands[b], others), key=cost)
    return Arrow(a, b, tuple((round(float(x), 1), round(float(y), 1)) for x, y in line))


def _candidates(a: Geometry, b: Geometry, others: Geometry) -> Iterator[tuple[float, Line]]:
    """Arrows between cheap pairs of ends, each with what its length, its ends and its bend cost."""
    ends_a, costs_a = _ends(a.difference(b.buffer(1)), others)
    ends_b, costs_b = _ends(b.difference(a.buffer(1)), others)
    distance = np.hypot(*(ends_a[:, None] - ends_b[None]).transpose(2, 0, 1))
    cost = distance + costs_a[:, None] + costs_b[None]
    for pair in np.argsort(cost, axis=None, kind="stable")[:TRIES]:
        i, j = np.unravel_index(pair, cost.shape)
        start, end = _lengthened(ends_a[i], ends_b[j])
        for bend, extra in BENDS.items():
            yield float(cost[i, j]) + extra, bent(start, end, bend)


def _ends(land: Geometry, others: Geometry) -> tuple[np.ndarray, np.ndarray]:
    """Points along the coast, and what each costs."""
    islands = sorted(shapely.get_parts(land), key=lambda island: -island.area)
    points, costs = [], []
    for rank, island in enumerate(islands):
        coast = island.exterior
        places = shapely.line_interpolate_point(coast, np.arange(0, coast.length, STEP))
        points.append(shapely.get_coordinates(places))
        costs.append(3 * np.maximum(0, AMBIGUOUS - shapely.distance(places, others)) + (ISLET if rank else 0))
    return np.vstack(points), np.concatenate(costs)


def _lengthened(a: np.ndarray, b: np.ndarray) -> tuple[Point, Point]:
    length = math.dist(a, b)
    inland = max(INLAND, (SHORTEST - length) / 2)
    dx, dy = (b - a) / max(length, 1e-6) * inland
    return (a[0] - dx, a[1] - dy), (b[0] + dx, b[1] + dy)
