"""The climb goes where the games point, and no farther than they tell."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from indonesia_qt.games.indonesia.bots.evaluate import Weights
from tests.tuning.climb import LEAST, LONGEST_STEP, Found, slopes, started, steps
from tests.tuning.weighing import WIDTH, moved

FLAT = Weights((1.0,) * WIDTH, (2.0,) * WIDTH, 0.5, 1.0)
SIZE = 2 * WIDTH + 2


def games(gain: dict[int, float], noise: float, chance: Random) -> list[Found]:
    """Games of four in which a seat's share rises with some of its weights."""
    found = []
    for _ in range(300):
        off = [[chance.gauss(0, 0.35) for _ in range(SIZE)] for _ in range(4)]
        shares = [1 + sum(by * each[n] for n, by in gain.items()) + chance.gauss(0, noise) for each in off]
        found.append(Found(off, shares, 8))
    return found


def test_slopes_are_found_and_what_is_chance_moves_nothing_far() -> None:
    slope, uncertain = slopes(games({3: 0.2, 7: -0.1}, 0.15, Random(1)))
    assert slope[3] == pytest.approx(0.2, abs=4 * uncertain[3])
    assert slope[7] == pytest.approx(-0.1, abs=4 * uncertain[7])
    by = steps(slope, uncertain)
    assert by[3] == LONGEST_STEP
    assert by[7] < -0.2
    assert np.abs(np.delete(np.array(by), [3, 7])).mean() < 0.05


def test_a_slope_no_larger_than_its_doubt_is_not_followed() -> None:
    assert steps(np.array([0.02, -0.02]), np.array([0.02, 0.03])) == [0, 0]


def test_weights_move_by_powers_of_e() -> None:
    by = [0.0] * SIZE
    by[1], by[WIDTH], by[-1] = np.log(2), np.log(3), np.log(0.5)
    w = moved(FLAT, by)
    assert w.late[:3] == pytest.approx((1, 2, 1))
    assert w.early[:2] == pytest.approx((6, 2))
    assert (w.pace, w.rival) == pytest.approx((0.5, 0.5))


def test_a_weight_of_nothing_begins_with_a_little() -> None:
    w = started(Weights((0.0,) * WIDTH, (50.0,) * WIDTH))
    assert min(w.late) > 0
    assert max(w.late) == max(LEAST.values())
    assert set(w.early) == {50}
