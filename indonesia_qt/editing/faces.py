"""The faces that outlines divide the plane into: no two of them overlap, and they have their corners in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, Polygon, STRtree

GRID = 0.1
"""Map units: the distance between coordinates that a file can tell apart."""
SLIVER = 1.0
"""Map units: ground that is nowhere wider than twice this is no ground of its own."""

Geometries = NDArray[Any]


def faces(outlines: Sequence[Geometry]) -> Geometries:
    """All faces between the borders of the outlines, with corners on the grid; also those that no outline covers."""
    lines = shapely.unary_union([outline.boundary for outline in outlines], grid_size=GRID)
    found: Geometries = shapely.get_parts(shapely.polygonize(shapely.get_parts(lines)))
    return found


def claims(found: Geometries, outlines: Sequence[Geometry]) -> list[tuple[int, int]]:
    """Which of the faces lie in which of the outlines: pairs of their numbers, in order."""
    inside = shapely.point_on_surface(found)
    return sorted(zip(*STRtree(outlines).query(inside, "intersects").tolist(), strict=True))


def last_claims(found: Geometries, outlines: Sequence[Geometry]) -> NDArray[np.int64]:
    """For each of the faces the number of the last outline in which it lies, or -1."""
    last = np.full(len(found), -1)
    for face, outline in claims(found, outlines):
        last[face] = outline
    return last


def is_sliver(face: Polygon) -> bool:
    """Whether this is nothing but a narrow strip."""
    return bool(face.area < SLIVER * face.length and face.buffer(-SLIVER).is_empty)
