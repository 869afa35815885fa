"""Finds the faces that outlines divide the plane into: no two overlap, and they have their corners in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry, Polygon, STRtree

from indonesia_qt.board.model import Point

GRID = 0.1
"""Map units: the distance between coordinates in a file."""
SLIVER = 1.0
"""Map units: ground that is nowhere wider than twice this isn't a face of its own."""

Geometries = NDArray[Any]
Ring = Sequence[Point] | NDArray[np.float64]


def faces(outlines: Sequence[Geometry]) -> Geometries:
    """Return all faces between the borders of the outlines, corners on the grid; also those that no outline covers."""
    lines = shapely.unary_union([outline.boundary for outline in outlines], grid_size=GRID)
    found: Geometries = shapely.get_parts(shapely.polygonize(shapely.get_parts(lines)))
    return found


def claims(found: Geometries, outlines: Sequence[Geometry]) -> list[tuple[int, int]]:
    """Return which of the faces lie in which of the outlines, as pairs of their numbers, in order."""
    inside = shapely.point_on_surface(found)
    return sorted(zip(*STRtree(outlines).query(inside, "intersects").tolist(), strict=True))


def last_claims(found: Geometries, outlines: Sequence[Geometry]) -> NDArray[np.int64]:
    """Return for each of the faces the number of the last outline in which it lies, or -1."""
    last = np.full(len(found), -1)
    for face, outline in claims(found, outlines):
        last[face] = outline
    return last


def has_three_corners(ring: Ring) -> bool:
    """Return whether at least three corners of a ring differ, without which it encloses nothing."""
    corners = np.asarray(ring, dtype=float)
    others = corners[(corners != corners[:1]).any(axis=1)] if len(corners) else corners
    return bool((others != others[:1]).any())


def filled(rings: Sequence[Ring], even_odd: bool = False) -> Geometry:
    """Return what several rings enclose, also when they cross themselves or each other.

    Like the `fill-rule` of SVG: a place counts when the rings wind around it, or, if `even_odd`, when it lies in an odd
    number of them. A ring that crosses itself encloses what it winds around an odd number of times.
    """
    loops = [Polygon(ring) for ring in rings if has_three_corners(ring)]
    if not loops or (len(loops) == 1 and loops[0].is_valid):
        return loops[0] if loops else Polygon()
    turns = [1 if even_odd or loop.exterior.is_ccw else -1 for loop in loops]
    lines = shapely.unary_union([loop.exterior for loop in loops])
    found: Geometries = shapely.get_parts(shapely.polygonize(shapely.get_parts(lines)))
    wound = np.zeros(len(found), dtype=int)
    # Whether a ring contains a place is found by counting sides, so it need not be a proper outline.
    around, within = STRtree(shapely.point_on_surface(found)).query(loops, "contains")
    np.add.at(wound, within, np.array(turns)[around])
    inside = found[(wound % 2 if even_odd else wound) != 0]
    try:
        return shapely.coverage_union_all(inside)
    except shapely.GEOSException:  # where corners nearly lie on one line, rounding lets faces overlap
        return shapely.union_all(inside)


def is_sliver(face: Polygon) -> bool:
    """Return whether `face` is nothing but a narrow strip."""
    return bool(face.area < SLIVER * face.length and face.buffer(-SLIVER).is_empty)
