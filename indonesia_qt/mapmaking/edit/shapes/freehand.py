"""What a hand draws, with fewer corners."""

from __future__ import annotations

from collections.abc import Sequence

from shapely import LineString

from indonesia_qt.board.model import Line, Point


def simplified(line: Sequence[Point], tolerance: float) -> Line:
    """A drawn line with as few of its corners as keep it within `tolerance` map units; its ends stay."""
    if len(line) < 3:
        return tuple(line)
    return tuple((x, y) for x, y in LineString(line).simplify(tolerance).coords)
