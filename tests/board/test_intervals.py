"""How sure figures are: against values worked out elsewhere."""

from __future__ import annotations

import pytest

from indonesia_qt.board.intervals import (
    FEWEST,
    difference_chance,
    mean_chance,
    mean_interval,
    share_chance,
    share_interval,
)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # Wilson's interval from Brown, Cai and DasGupta's formula, worked out by hand with z = 1.96.
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (100, 400, 0.2101, 0.2947), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_of_a_share(successes: int, trials: int, low: float, high: float) -> None:
    assert share_interval(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_the_chance_of_a_share() -> None:
    # Of 4 throws of a coin 0 and 4 heads have a chance of 1/16 each.
    assert share_chance(4, 4, 0.5) == share_chance(0, 4, 0.5) == pytest.approx(2 / 16)
    assert share_chance(2, 4, 0.5) == 1
    assert share_chance(500, 2000, 0.25) > 0.9
    assert share_chance(2000, 2000, 0.25) < 1e-100


# Student's distribution with 9 degrees of freedom: 2.262 standard errors for 95 %.
TEN = [float(n) for n in range(10)]
ERROR = 3.02765 / 10**0.5


def test_the_interval_of_a_mean() -> None:
    low, high = mean_interval(TEN) or (0.0, 0.0)
    assert (low, high) == pytest.approx((4.5 - 2.262 * ERROR, 4.5 + 2.262 * ERROR), abs=0.05)
    assert mean_chance(TEN, 4.5 + 2.262 * ERROR) == pytest.approx(0.05, abs=0.003)
    assert mean_chance(TEN, low) == pytest.approx(0.05, abs=1e-6)


def test_few_values_have_no_interval() -> None:
    assert mean_interval(TEN[: FEWEST - 1]) is None
    assert mean_chance(TEN[: FEWEST - 1], 0) is None
    assert mean_interval(TEN[:FEWEST])


def test_values_that_are_all_the_same_are_certain() -> None:
    assert mean_chance([3.0] * 10, 3.0) == 1
    assert mean_chance([3.0] * 10, 2.0) == 0


def test_two_means() -> None:
    assert difference_chance((0.6, 0.49, 100), (0.4, 0.49, 100)) == pytest.approx(0.0039, abs=0.0002)
    assert difference_chance((1, 0, 10), (1, 0, 10)) == 1
    assert difference_chance((1, 0, 10), (2, 0, 10)) == 0
