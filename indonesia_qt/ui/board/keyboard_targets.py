"""From one target to the next in a direction, for the arrow keys."""

from __future__ import annotations

import math
from collections.abc import Mapping

from indonesia_qt.board.model import Point


def towards(here: Point, direction: Point, places: Mapping[str, Point]) -> str:
    """The key of the place that lies next in `direction`, a step along an axis; empty if none lies there.

    What lies aside counts as further, and what lies more aside than 60 degrees does not count.
    """
    best, least = "", math.inf
    for key, (x, y) in places.items():
        way = x - here[0], y - here[1]
        ahead = way[0] * direction[0] + way[1] * direction[1]
        aside = abs(way[0] * direction[1] - way[1] * direction[0])
        if ahead > 0 and aside <= math.sqrt(3) * ahead and ahead + 2 * aside < least:
            best, least = key, ahead + 2 * aside
    return best
