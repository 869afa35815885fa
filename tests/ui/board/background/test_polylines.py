from __future__ import annotations

import math
from itertools import pairwise

import pytest

from indonesia_qt.ui.board.background.polylines import dashed, rounded, thin


def test_a_thinned_line_keeps_its_ends_and_drops_points_that_are_near() -> None:
    line = tuple((float(x), 0.0) for x in range(11))

    assert thin(line, 4) == ((0.0, 0.0), (4.0, 0.0), (8.0, 0.0), (10.0, 0.0))


def test_a_rounded_line_keeps_its_ends_and_cuts_its_corners() -> None:
    line = ((0.0, 0.0), (8.0, 0.0), (8.0, 8.0))
    result = rounded(line)

    assert (result[0], result[-1]) == (line[0], line[-1])
    assert line[1] not in result


@pytest.mark.parametrize("length", [3.0, 40.0, 100.0])
def test_dashes_lie_on_the_line_and_take_their_share_of_it(length: float) -> None:
    line = ((0.0, 0.0), (length / 2, 0.0), (length / 2, length / 2))
    dashes = list(dashed(line, 6, 4))

    drawn = sum(math.dist(a, b) for dash in dashes for a, b in pairwise(dash))
    assert drawn == pytest.approx(0.6 * length)
    assert all(y == 0 or x == length / 2 for dash in dashes for x, y in dash)
    assert dashes[0][0] == line[0]


def test_a_dash_goes_round_a_corner() -> None:
    corner = (10.0, 0.0)

    assert any(corner in dash[1:-1] for dash in dashed(((0.0, 0.0), corner, (10.0, 10.0)), 12, 1))
