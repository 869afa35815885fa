"""How sure a figure is: intervals, and how likely chance alone makes such a difference."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log, sqrt
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
"""The share of all intervals that hold the true figure."""
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
FEWEST = 8
"""Of fewer values no interval of a mean is given."""


def share_interval(successes: int, trials: int) -> tuple[float, float]:
    """Return between which shares the true one lies: the score interval of Wilson (1927).

    >>> low, high = share_interval(successes=50, trials=100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.404 to 0.596'
    """
    share = successes / trials
    centre = (share + _Z * _Z / (2 * trials)) / (1 + _Z * _Z / trials)
    half = _Z / (1 + _Z * _Z / trials) * sqrt(share * (1 - share) / trials + _Z * _Z / (4 * trials * trials))
    return max(0.0, centre - half), min(1.0, centre + half)


def share_chance(successes: int, trials: int, expected: float) -> float:
    """Return how likely chance alone leads at least so far from an expected share: twice the smaller binomial tail.

    >>> f"{share_chance(60, 100, 0.5):.4f}"
    '0.0569'
    """
    below = sum(_binomial(n, trials, expected) for n in range(successes + 1))
    above = sum(_binomial(n, trials, expected) for n in range(successes, trials + 1))
    return min(1.0, 2 * below, 2 * above)


def _binomial(successes: int, trials: int, share: float) -> float:
    ways = lgamma(trials + 1) - lgamma(successes + 1) - lgamma(trials - successes + 1)
    return exp(ways + successes * log(share) + (trials - successes) * log(1 - share))


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Return between which values the true mean lies, by Student's distribution; None for fewer than `FEWEST` values.

    >>> low, high = mean_interval([10, 12, 9, 11, 10, 12, 9, 11])
    >>> f"{low:.1f} to {high:.1f}"
    '9.5 to 11.5'
    """
    if len(values) < FEWEST:
        return None
    freedom = len(values) - 1
    # What `_normal` makes of a value, the other way round.
    t = _Z / sqrt((1 - 1 / (4 * freedom)) ** 2 - _Z * _Z / (2 * freedom))
    half = t * stdev(values) / sqrt(len(values))
    return fmean(values) - half, fmean(values) + half


def mean_chance(values: Sequence[float], expected: float) -> float | None:
    """Return how likely chance alone leads a mean so far from the expected one; None for fewer than `FEWEST` values."""
    if len(values) < FEWEST:
        return None
    spread, away = stdev(values), fmean(values) - expected
    if not spread:
        return 0.0 if away else 1.0
    return _two_sided(_normal(away / spread * sqrt(len(values)), len(values) - 1))


def difference_chance(a: tuple[float, float, int], b: tuple[float, float, int]) -> float:
    """Return how likely chance alone makes two means so different, each with its standard deviation and number."""
    (mean, spread, n), (other, other_spread, m) = a, b
    error = sqrt(spread * spread / n + other_spread * other_spread / m)
    if not error:
        return 0.0 if mean != other else 1.0
    return _two_sided((mean - other) / error)


def _normal(t: float, freedom: int) -> float:
    """The standard normal value that is as unlikely as a value of Student's distribution.

    Abramowitz and Stegun, 26.7.8.
    """
    return t * (1 - 1 / (4 * freedom)) / sqrt(1 + t * t / (2 * freedom))


def _two_sided(z: float) -> float:
    return 2 * NormalDist().cdf(-abs(z))
