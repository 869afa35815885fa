"""Makes up islands: outlines for a map of places that don't exist.

An island lies along a curved spine; its coast wanders in and out of that shape like a real one, in bays within bays.
"""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import shapely
from msgspec import Struct
from shapely import Geometry, LineString, Polygon

from indonesia_qt.board.model import Line
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.curves import curved
from indonesia_qt.mapmaking.generate.recipe import RecipeError, decode

ISLANDS = "islands.json"
SOURCE = "Made up for this map"
STEP = 4.0
"""Map units between points of a coast."""
SHORTEST_BAY = 30.0
"""Map units of coast that the smallest bay takes up."""
PIECES = 6
"""Straight pieces of the smooth coast along each part of a spine."""
ROUND = 12.0
"""Map units: the radius to which the smooth coast is rounded in its corners."""
SMALLER_FLATTER = 1.05
"""Bays half as long are 2 to this power as deep."""
UNITS_PER_DEGREE = 100
"""The outlines are kept in degrees, so that a landmass with `centre` and `at` at the origin lies as it was drawn."""


class MadeUp(Struct, frozen=True):
    """A made-up landmass: the `spine` it lies along, how far the coast is from there, and how deep its `bays` are.

    `breadths` are spread evenly along the spine, from one end to the other. All in map units. Another `seed` gives
    another coast.
    """

    id: str
    spine: Line
    breadths: tuple[float, ...]
    bays: float
    seed: int


def read(folder: Path) -> list[MadeUp]:
    """Read the islands of the recipe in `folder`. Raises `RecipeError`."""
    return decode(folder / ISLANDS, list[MadeUp])


def outlines(islands: list[MadeUp]) -> Outlines:
    """Make the outlines, in degrees. Deterministic. Raises `RecipeError` for a coast that crosses itself."""
    return {island.id: _in_degrees(outline(island)) for island in islands}


def outline(island: MadeUp) -> Polygon:
    """Return an island in map units. Deterministic. Raises `RecipeError` for a coast that crosses itself."""
    smooth = body(island).exterior
    places = np.arange(0, smooth.length, STEP)
    coast = shapely.get_coordinates(shapely.line_interpolate_point(smooth, places))
    along = np.roll(coast, -1, axis=0) - np.roll(coast, 1, axis=0)
    # The coast of a buffer runs clockwise where y grows downwards: its left is outside.
    outwards = np.stack([-along[:, 1], along[:, 0]], axis=1) / np.hypot(*along.T)[:, None]
    wander = _wander(places / smooth.length, smooth.length, Random(island.seed))
    found = Polygon(coast + island.bays * wander[:, None] * outwards)
    if not found.is_valid:
        raise RecipeError(f"The coast of {island.id} crosses itself. Give it smaller bays or another seed.")
    return found


def body(island: MadeUp) -> Polygon:
    """Return an island with a smooth coast: discs along its spine, and what lies between each two."""
    spine = LineString(curved(island.spine))
    parts = np.linspace(0, 1, PIECES * len(island.spine))
    breadths = np.interp(parts, np.linspace(0, 1, len(island.breadths)), island.breadths)
    places = shapely.line_interpolate_point(spine, parts, normalized=True)
    discs = [place.buffer(breadth, quad_segs=16) for place, breadth in zip(places, breadths, strict=True)]
    body = shapely.union_all([shapely.union_all(pair).convex_hull for pair in pairwise(discs)])
    return body.buffer(-ROUND).buffer(2 * ROUND).buffer(-ROUND)


def _wander(places: np.ndarray, length: float, chance: Random) -> np.ndarray:
    """How far out the coast is at `places` (0 to 1 around it): waves of all lengths, the short ones flat; about 1."""
    total = np.zeros(len(places))
    for waves in range(2, int(length / SHORTEST_BAY) + 1):
        phase, height = chance.uniform(0, math.tau), chance.uniform(0.4, 1.0)
        total += height * waves**-SMALLER_FLATTER * np.sin(math.tau * waves * places + phase)
    deviation: np.ndarray = total / total.std()
    return deviation


def _in_degrees(outline: Polygon) -> Geometry:
    scaled = shapely.transform(outline, lambda xy: xy / (UNITS_PER_DEGREE, -UNITS_PER_DEGREE))
    return shapely.MultiPolygon([shapely.set_precision(scaled, 0.001)])
