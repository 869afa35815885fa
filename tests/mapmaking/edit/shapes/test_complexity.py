"""Lines that cross each other too often are known as tangled soon; borders in common are no crossings."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.board.model import Line
from indonesia_qt.mapmaking.edit.shapes.complexity import MOST_CROSSINGS, are_tangled
from tests.mapmaking.maps import shipped


def teeth(count: int, upright: bool) -> Line:
    """A line that goes to and fro so many times across a square, and never crosses itself."""
    ways = [(n, 0 if n % 2 else count) for n in range(count)]
    return tuple(ways) if upright else tuple((y, x) for x, y in ways)


def test_a_board_whose_areas_share_their_borders_is_not_tangled() -> None:
    board = shipped().board
    assert not are_tangled(ring for area in board.areas() for polygon in area.shape for ring in polygon)


@pytest.mark.parametrize("count", [0, 1])
def test_what_has_no_length_is_not_tangled(count: int) -> None:
    assert not are_tangled([((0.0, 0.0),)] * count)


def test_crossings_are_counted_between_lines_and_within_one() -> None:
    few, many = 28, 40
    assert few**2 < MOST_CROSSINGS < many**2
    assert not are_tangled([teeth(few, True), teeth(few, False)])
    assert are_tangled([teeth(many, True), teeth(many, False)])
    assert are_tangled([teeth(many, True) + teeth(many, False)])


@pytest.mark.timeout(60)
def test_very_many_corners_are_known_as_tangled_soon() -> None:
    chance = Random(1)
    assert are_tangled([[(chance.random(), chance.random()) for _ in range(20_000)]])


@pytest.mark.timeout(60)
def test_lines_that_lie_too_near_to_each_other_are_tangled_though_they_never_cross() -> None:
    assert are_tangled([[(n / 1000 + 1000 * (n % 2), 1000 * (n % 2)) for n in range(5_000)]])
