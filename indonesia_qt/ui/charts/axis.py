"""The scale of values along a chart's axis; knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor, log10
from typing import NamedTuple

NICE = (1, 2, 5, 10)
"""Steps between ticks that people can count in, times a power of ten."""


class Axis(NamedTuple):
    """Values from `low` to `high`, with a tick at every `step`."""

    low: float
    high: float
    step: float

    def share(self, value: float) -> float:
        """Where a value lies: 0 at the low end, 1 at the high one."""
        return (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """The values of the ticks."""
        many = round((self.high - self.low) / self.step)
        return [self.low + n * self.step for n in range(many + 1)]


def axis_for(values: Iterable[float], most_ticks: int) -> Axis:
    """The smallest scale of whole steps that holds 0 and all values."""
    found = [0.0, *values]
    low, high = min(found), max(found)
    if low == high:
        high = 1.0
    least = (high - low) / max(1, most_ticks)
    power: float = 10.0 ** floor(log10(least))
    step = max(1.0, next(nice * power for nice in NICE if nice * power >= least * 0.999))
    return Axis(floor(low / step) * step, ceil(high / step) * step, step)
