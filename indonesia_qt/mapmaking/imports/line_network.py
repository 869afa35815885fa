"""Finds the areas that border lines enclose together, where none of them is closed by itself."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from shapely import MultiLineString, Polygon

from indonesia_qt.mapmaking.edit.shapes.complexity import MOST_CROSSINGS, are_tangled
from indonesia_qt.mapmaking.imports.named_shapes import Corners

REACH = 1 / 400
"""The part of the size of all lines by which one that ends before another one is made longer."""
FINEST = 1 / 20_000
"""The part of their size up to which corners are the same."""


def enclosed(lines: Sequence[Corners]) -> list[Polygon]:
    """Return the areas between lines that have at least two corners; none when they cross in too many places.

    Lines may end a little before or after the one that they should meet; what is narrower than that is no area.
    """
    corners = np.vstack(lines)
    size = float((corners.max(axis=0) - corners.min(axis=0)).max())
    longer = [_longer(line, size * REACH) for line in lines]
    if not size or are_tangled(longer, most=5 * MOST_CROSSINGS):
        return []
    met = shapely.union_all(MultiLineString(longer), grid_size=size * FINEST)
    found = shapely.get_parts(shapely.polygonize(shapely.get_parts(met)))
    is_wide = ~shapely.is_empty(shapely.buffer(found, -size * REACH / 2, quad_segs=1))
    return list(found[is_wide])


def _longer(line: Corners, reach: float) -> Corners:
    """A line that goes straight on at both ends, unless it is closed."""
    if (line[0] == line[-1]).all():
        return line
    ends = []
    for end, before in ((line[0], line[1]), (line[-1], line[-2])):
        step = end - before
        length = np.hypot(*step)
        ends.append(end + step * (reach / length) if length else end)
    return np.vstack([ends[0], line, ends[1]])
