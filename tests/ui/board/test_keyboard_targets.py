from __future__ import annotations

import pytest

from indonesia_qt.ui.board.map_view import towards

PLACES = {"right": (10.0, 1.0), "far right": (30.0, 0.0), "down": (-2.0, 12.0), "diagonal": (20.0, 15.0)}


@pytest.mark.parametrize(
    ("direction", "expected"),
    [((1.0, 0.0), "right"), ((0.0, 1.0), "down"), ((-1.0, 0.0), ""), ((0.0, -1.0), "")],
)
def test_the_nearest_place_in_a_direction_is_next(direction: tuple[float, float], expected: str) -> None:
    assert towards((0.0, 0.0), direction, PLACES) == expected


def test_what_lies_straight_ahead_goes_before_what_is_a_little_nearer_but_aside() -> None:
    assert towards((0.0, 0.0), (1.0, 0.0), {"aside": (8.0, 10.0), "ahead": (14.0, 0.0)}) == "ahead"
