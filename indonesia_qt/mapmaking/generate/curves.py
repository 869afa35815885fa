"""Draws lines as they look on the board: rounded coasts, rough borders, smooth curves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import numpy as np

from indonesia_qt.board.model import Line, Point

SEGMENT = 6.0
"""Map units: roughness and curves are made of pieces about this long."""
ROUGHNESS = 0.05
"""How far, in parts of its length, a piece of a border is bent at most times; in tails 1.4 times as far."""
LARGEST_BEND = 3.2
"""Map units: no border leaves its straight line by much more, so that it can't cross another."""


def rounded(ring: np.ndarray, times: int = 1) -> np.ndarray:
    """Cut the corners of the closed `ring` (n x 2, last point = first) `times` times; not closed again (Chaikin)."""
    points = ring[:-1]
    for _ in range(times):
        following = np.roll(points, -1, axis=0)
        near, far = 0.75 * points + 0.25 * following, 0.25 * points + 0.75 * following
        points = np.stack([near, far], axis=1).reshape(-1, 2)
    return points


def roughened(line: Sequence[Point], random: Random) -> Line:
    """Return a natural-looking line through all points of `line`: midpoint displacement with bounds."""
    points = [line[0]]
    for start, end in pairwise(line):
        points += _rough_piece(start, end, random)[1:]
    return tuple(points)


def _rough_piece(start: Point, end: Point, random: Random) -> list[Point]:
    points, bend = [start, end], LARGEST_BEND
    while max(math.dist(a, b) for a, b in pairwise(points)) > SEGMENT:
        finer = [points[0]]
        for a, b in pairwise(points):
            if math.dist(a, b) > SEGMENT:
                finer.append(_displaced_middle(a, b, bend, random))
            finer.append(b)
        points, bend = finer, bend * 0.75
    return points


def _displaced_middle(a: Point, b: Point, bend: float, random: Random) -> Point:
    length = math.dist(a, b)
    aside = max(-1.4, min(1.4, random.gauss(0, 1))) * min(ROUGHNESS * length, bend) / length
    along = 0.5 + random.uniform(-0.06, 0.06)
    dx, dy = b[0] - a[0], b[1] - a[1]
    return a[0] + along * dx - aside * dy, a[1] + along * dy + aside * dx


def curved(line: Sequence[Point], pieces: int = 12) -> Line:
    """Return a smooth curve through all points of `line` (centripetal Catmull-Rom), `pieces` lines a point."""
    if len(line) == 2:
        return tuple(line)
    given = np.array(line, float)
    padded = np.vstack([2 * given[0] - given[1], given, 2 * given[-1] - given[-2]])
    curve = [point for n in range(len(given) - 1) for point in _span(padded[n : n + 4], pieces)]
    return (*((float(x), float(y)) for x, y in curve), line[-1])


def _span(four: np.ndarray, pieces: int) -> np.ndarray:
    """The curve from the second of four points up to but without the third, by the pyramid of Barry and Goldman."""
    p0, p1, p2, p3 = four
    t0 = 0.0
    t1, t2, t3 = np.cumsum([max(math.dist(a, b), 1e-6) ** 0.5 for a, b in ((p0, p1), (p1, p2), (p2, p3))])
    t = np.linspace(t1, t2, pieces, endpoint=False)[:, None]

    def between(a: np.ndarray, b: np.ndarray, start: float, end: float) -> np.ndarray:
        result: np.ndarray = ((end - t) * a + (t - start) * b) / (end - start)
        return result

    a1, a2, a3 = between(p0, p1, t0, t1), between(p1, p2, t1, t2), between(p2, p3, t2, t3)
    return between(between(a1, a2, t0, t2), between(a2, a3, t1, t3), t1, t2)


def bent(start: Point, end: Point, bend: float, pieces: int = 8) -> Line:
    """Return an arc whose handle lies `bend` times the distance of its ends aside (a quadratic Bézier curve)."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    handle = (start[0] + end[0]) / 2 + dy * bend, (start[1] + end[1]) / 2 - dx * bend
    steps = [step / pieces for step in range(pieces + 1)]
    return tuple(
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * handle[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * handle[1] + t * t * end[1],
        )
        for t in steps
    )
