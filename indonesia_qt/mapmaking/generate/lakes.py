"""Small lakes at the points where four areas meet: everyone sees that the areas opposite do not touch."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random

import numpy as np
import shapely
from shapely import Geometry, Point, Polygon

from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.recipe import LakePlace
from indonesia_qt.mapmaking.generate.warp import GRID
from indonesia_qt.mapmaking.layout.curves import rounded

SMALLEST_RADIUS = 9.0
SHORE = 5.0
"""Map units that a lake reaches into the farthest of its four areas."""


def dug(places: Iterable[LakePlace], lands: Outlines) -> tuple[Outlines, Outlines]:
    """The lakes, and `lands` without the ground they take."""
    lakes = {place.id: _lake(place, [lands[area] for area in place.between]) for place in places}
    water = shapely.union_all(list(lakes.values()))
    dry = {
        area: shapely.set_precision(land.difference(water), GRID) if land.intersects(water) else land
        for area, land in lands.items()
    }
    return lakes, dry


def _lake(place: LakePlace, around: list[Geometry]) -> Polygon:
    middle = _meeting_point(around)
    radius = max(SMALLEST_RADIUS, max(middle.distance(land) for land in around) + SHORE)
    phase = Random(place.id).uniform(0, math.tau)
    turn = np.linspace(0, math.tau, 18, endpoint=False)
    reach = radius * (1 + 0.18 * np.sin(2 * turn + phase) + 0.08 * np.sin(3 * turn + 2 * phase))
    shore = np.c_[middle.x + 1.15 * reach * np.cos(turn), middle.y + 0.92 * reach * np.sin(turn)]
    return shapely.set_precision(Polygon(rounded(np.vstack([shore, shore[:1]]), times=2)), GRID)


def _meeting_point(around: list[Geometry]) -> Point:
    """The middle of where all of `around` come nearest."""

    def remoteness(corner: Point) -> float:
        distances = [float(corner.distance(land)) for land in around]
        return sum(distances) + max(distances)

    corners = [Point(corner) for land in around for corner in shapely.get_coordinates(land)]
    nearest = min(corners, key=remoteness)
    shores = [land.boundary.interpolate(land.boundary.project(nearest)) for land in around]
    return shapely.MultiPoint([nearest, *shores]).centroid
