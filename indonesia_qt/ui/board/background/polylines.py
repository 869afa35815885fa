"""Lines made coarser, softer or broken into dashes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from indonesia_qt.board.model import Line, Point


def thin(line: Line, step: float) -> Line:
    """The line without the points that are nearer than `step` to the one before; both ends stay."""
    kept = [line[0]]
    for x, y in line[1:-1]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= step:
            kept.append((x, y))
    return (*kept, line[-1])


def rounded(line: Line) -> Line:
    """The line with its corners cut at a quarter of each edge (Chaikin); both ends stay."""
    if len(line) < 3:
        return line
    points: list[Point] = [line[0]]
    for (x1, y1), (x2, y2) in pairwise(line):
        points.append((0.75 * x1 + 0.25 * x2, 0.75 * y1 + 0.25 * y2))
        points.append((0.25 * x1 + 0.75 * x2, 0.25 * y1 + 0.75 * y2))
    return (*points, line[-1])


def dashed(line: Line, dash: float, gap: float) -> Iterator[Line]:
    """The pieces of the line that a dashed pen leaves; it starts and ends with half a dash where there is room.

    Done once here instead of by the pen at every repaint, which takes many times as long.
    """
    length = sum(math.dist(a, b) for a, b in pairwise(line))
    count = max(1, round(length / (dash + gap)))
    scale = length / (count * (dash + gap))
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
