from __future__ import annotations

import math

import pytest

from indonesia_qt.board.model import BoardMap, Line
from indonesia_qt.ui.board.background.outlines import borders
from indonesia_qt.ui.board.background.polylines import waterlines


def island(x: float, y: float, radius: float) -> Line:
    """A round island, walked round with the land on the left."""
    points = [(x + radius * math.cos(-n / 8), y + radius * math.sin(-n / 8)) for n in range(50)]
    return (*points, points[0])


def test_a_line_round_an_island_keeps_its_distance_and_closes() -> None:
    (line,) = waterlines([island(0, 0, 50)], 12)

    assert all(math.hypot(*point) == pytest.approx(62, abs=1.5) for point in line)
    assert math.dist(line[0], line[-1]) < 12


def test_lines_of_islands_that_are_near_do_not_cross() -> None:
    islands = [island(0, 0, 50), island(115, 0, 50)]
    points = [point for line in waterlines(islands, 12) for point in line]

    assert points
    assert all(min(math.hypot(x, y), math.hypot(x - 115, y)) > 59 for x, y in points)


def test_lines_of_the_shipped_board_lie_in_the_water_at_their_distance(indonesia: BoardMap) -> None:
    coasts = borders(indonesia).coasts
    shore = [point for coast in coasts for point in coast]
    for line in waterlines(coasts, 24):
        for x, y in line[:: len(line) // 3 or 1]:
            nearest = min(math.hypot(a - x, b - y) for a, b in shore)
            assert 15 < nearest < 34
