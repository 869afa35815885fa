"""Lines made coarser, softer or broken into dashes, and the lines in the water that follow the coasts."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from indonesia_qt.board.model import Line, Point, Shape


def thin(line: Line, step: float) -> Line:
    """Return the line without the points that are nearer than `step` to the one before; both ends stay."""
    kept = [line[0]]
    for x, y in line[1:-1]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= step:
            kept.append((x, y))
    return (*kept, line[-1])


def rounded(line: Line) -> Line:
    """Return the line with its corners cut at a quarter of each edge (Chaikin); both ends stay."""
    if len(line) < 3:
        return line
    points: list[Point] = [line[0]]
    for (x1, y1), (x2, y2) in pairwise(line):
        points.append((0.75 * x1 + 0.25 * x2, 0.75 * y1 + 0.25 * y2))
        points.append((0.25 * x1 + 0.75 * x2, 0.25 * y1 + 0.75 * y2))
    return (*points, line[-1])


def spans(shape: Shape, height: float) -> Iterator[tuple[int, float, float]]:
    """Yield the rows of a height in whose middle the shape lies, each with where it begins and ends there.

    >>> list(spans([[[(0, 0), (4, 0), (4, 2), (0, 2), (0, 0)]]], 1.0))
    [(0, 0.0, 4.0), (1, 0.0, 4.0)]
    """
    crossings: dict[int, list[float]] = defaultdict(list)
    for ring in (ring for polygon in shape for ring in polygon):
        for (x1, y1), (x2, y2) in pairwise(ring):
            low, high = sorted((y1, y2))
            for row in range(math.ceil(low / height - 0.5), math.ceil(high / height - 0.5)):
                crossings[row].append(x1 + (x2 - x1) * ((row + 0.5) * height - y1) / (y2 - y1))
    for row, xs in sorted(crossings.items()):
        xs.sort()
        yield from ((row, left, right) for left, right in zip(xs[::2], xs[1::2], strict=False))


def length(line: Line) -> float:
    """Return the length of the line."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def point_along(line: Line, distance: float) -> Point:
    """Return the point of the line that is `distance` from its start, or the nearer end."""
    for a, b in pairwise(line):
        step = math.dist(a, b)
        if distance <= step and step:
            share = max(0.0, distance / step)
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        distance -= step
    return line[-1]


def dashed(line: Line, dash: float, gap: float) -> Iterator[Line]:
    """Yield the pieces of the line that a dashed pen leaves, with half a dash at both ends where there is room.

    Done once here instead of by the pen at every repaint, which takes many times as long.
    """
    whole = length(line)
    count = max(1, round(whole / (dash + gap)))
    scale = whole / (count * (dash + gap))
    dash, gap = dash * scale, gap * scale
    left, drawing, piece = dash / 2, True, [line[0]]
    for start, end in pairwise(line):
        here, rest = start, math.dist(start, end)
        while rest > left:
            share = left / rest
            here = here[0] + (end[0] - here[0]) * share, here[1] + (end[1] - here[1]) * share
            rest -= left
            if drawing:
                yield (*piece, here)
            piece, drawing = [here], not drawing
            left = dash if drawing else gap
        left -= rest
        if drawing:
            piece.append(end)
    if drawing and len(piece) > 1:
        yield tuple(piece)


ARC_STEP = math.radians(28)
"""How far apart the points of a line round a headland may lie."""
FULL_TURN = math.radians(179)
"""A line that turns back turns round a headland."""

FINE = 5.5
"""Map units between points below which corners don't show."""


def waterlines(coasts: Sequence[Line], distance: float) -> list[Line]:
    """Return lines at `distance` map units on the right-hand side of `coasts`."""
    step = max(5.0, distance / 2.6)
    thinned = [thin(line, step) for line in coasts]
    shore = _Shore((point for line in thinned for point in line), distance)
    reach = max(2.6 * step, 1.5 * distance)
    runs = (run for line in thinned for run in _runs(_moved(line, distance), shore, reach))
    return [rounded(run) if step > FINE else run for run in runs]


class _Shore:
    """All points of the coast, to be asked whether one is near."""

    def __init__(self, points: Iterable[Point], distance: float) -> None:
        self.cell = cell = 2 * distance
        self.limit = (0.96 * distance) ** 2
        self.cells: dict[tuple[int, int], list[Point]] = defaultdict(list)
        for point in points:
            left, right = int((point[0] - distance) // cell), int((point[0] + distance) // cell)
            top, bottom = int((point[1] - distance) // cell), int((point[1] + distance) // cell)
            for corner in {(left, top), (right, top), (left, bottom), (right, bottom)}:
                self.cells[corner].append(point)

    def is_near(self, x: float, y: float) -> bool:
        limit = self.limit
        for a, b in self.cells.get((int(x // self.cell), int(y // self.cell)), ()):
            if (a - x) * (a - x) + (b - y) * (b - y) < limit:
                return True
        return False


def _moved(line: Line, distance: float) -> Iterator[Point]:
    """Yield the points of the line moved to its right; round a headland, an arc of them."""
    closed = line[0] == line[-1]
    angles = [math.atan2(x1 - x2, y2 - y1) for (x2, y2), (x1, y1) in pairwise(line)]
    before = [angles[-1] if closed else angles[0], *angles]
    after = [*angles, angles[0] if closed else angles[-1]]
    for (x, y), start, end in zip(line, before, after, strict=True):
        turn = math.remainder(end - start, math.tau)
        turn -= math.tau if turn > FULL_TURN else 0
        steps = round(-turn / ARC_STEP) if turn < 0 else 0
        if not steps:
            angle = start + turn / 2
            yield x + distance * math.cos(angle), y + distance * math.sin(angle)
            continue
        for n in range(steps + 1):
            angle = start + turn * n / steps
            yield x + distance * math.cos(angle), y + distance * math.sin(angle)


def _runs(points: Iterable[Point], shore: _Shore, reach: float) -> Iterator[Line]:
    """Yield lines of the points that keep their distance; gaps shorter than `reach` are bridged, crumbs left out."""
    run: list[Point] = []
    for x, y in points:
        if shore.is_near(x, y):
            continue
        if run and math.hypot(x - run[-1][0], y - run[-1][1]) > reach:
            if len(run) > 3:
                yield tuple(run)
            run = []
        run.append((x, y))
    if len(run) > 3:
        yield tuple(run)
