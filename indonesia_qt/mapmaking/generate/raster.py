"""A landmass as a grid of points, on which a division into areas is judged quickly."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import shapely
from shapely import Geometry, STRtree

from indonesia_qt.mapmaking.generate.coastline import Outlines

MESH = 3.0
"""Map units between the points of the grid."""
STRAIGHTNESS = 0.8
"""A border of one map unit crosses about this many times as much of the grid's lines as if it ran along them."""

Floats = np.ndarray
Numbers = np.ndarray


class Raster(NamedTuple):
    """The points around a landmass. What lies at a point is a number: an area's, a sea's after them, or the last.

    `numbers` (rows x columns) holds the numbers at sea and elsewhere; `inland` tells which points the areas share out,
    `points` (n x 2) where those are and `to_shore` (n) how far from the coast.
    """

    areas: int
    kinds: int
    numbers: Numbers
    inland: np.ndarray
    points: Floats
    to_shore: Floats


class Division(NamedTuple):
    """How seeds share out a landmass: the number at every point of the raster, and each area's largest circle."""

    numbers: Numbers
    radii: Floats


def raster_of(land: Geometry, elsewhere: Geometry, seas: Outlines, areas: int) -> Raster:
    """The raster of `land` with room for `areas` areas; the numbers of `seas` follow theirs, in order."""
    left, top, right, bottom = land.bounds
    x, y = np.meshgrid(
        np.arange(left - 2 * MESH, right + 3 * MESH, MESH), np.arange(top - 2 * MESH, bottom + 3 * MESH, MESH)
    )
    last = areas + len(seas)
    inland = shapely.contains_xy(land, x, y)
    numbers = np.full(x.shape, last)
    afloat = ~inland & ~shapely.contains_xy(elsewhere, x, y)
    nearest = STRtree(list(seas.values())).nearest(shapely.points(x[afloat], y[afloat]))
    numbers[afloat] = areas + nearest
    points = np.c_[x[inland], y[inland]]
    return Raster(areas, last + 1, numbers, inland, points, shapely.distance(shapely.points(points), land.boundary))


def divided(raster: Raster, seeds: Floats, weights: Floats) -> Division:
    """The division that `seeds` (n x 2) with `weights` (n) make: each point goes to the seed of least power."""
    power = (seeds**2).sum(axis=1) - weights - 2 * raster.points @ seeds.T
    owner = power.argmin(axis=1)
    lead = power - power[np.arange(len(owner)), owner][:, None]
    apart = np.hypot(*(seeds[owner][:, None] - seeds[None]).transpose(2, 0, 1))
    with np.errstate(divide="ignore", invalid="ignore"):
        to_border = np.nan_to_num(lead / (2 * apart), nan=np.inf, posinf=np.inf).min(axis=1)
    radii = np.zeros(raster.areas)
    np.maximum.at(radii, owner, np.minimum(to_border, raster.to_shore))
    numbers = raster.numbers.copy()
    numbers[raster.inland] = owner
    return Division(numbers, radii)


def contact_lengths(raster: Raster, division: Division) -> Floats:
    """About how long the common border of each two numbers is, in map units: a symmetric table."""
    counts = np.zeros(raster.kinds * raster.kinds)
    for one, other in _neighbours(division.numbers):
        counts += np.bincount((one * raster.kinds + other).ravel(), minlength=len(counts))
    one_way = counts.reshape(raster.kinds, raster.kinds)
    table: Floats = (one_way + one_way.T) * MESH * STRAIGHTNESS
    np.fill_diagonal(table, 0)
    return table


def _neighbours(numbers: Numbers) -> tuple[tuple[Numbers, Numbers], tuple[Numbers, Numbers]]:
    return (numbers[:, :-1], numbers[:, 1:]), (numbers[:-1], numbers[1:])


def strays(raster: Raster, division: Division) -> list[Floats]:
    """For each area, the sizes (square map units) of its pieces beside the largest; an area without land has none."""
    runs, owners = _runs(division.numbers)
    group = _groups(runs, division.numbers)
    sizes = np.bincount(group[runs].ravel(), minlength=len(group)) * MESH * MESH
    return [np.sort(sizes[(owners == area) & (sizes > 0)])[:-1] for area in range(raster.areas)]


def _runs(numbers: Numbers) -> tuple[Numbers, Numbers]:
    """Each point's run (a stretch of one row with one number), and each run's number."""
    starts = np.ones(numbers.shape, bool)
    starts[:, 1:] = numbers[:, 1:] != numbers[:, :-1]
    return starts.ravel().cumsum().reshape(numbers.shape) - 1, numbers[starts]


def _groups(runs: Numbers, numbers: Numbers) -> Numbers:
    """For each run the first of the runs it hangs together with."""
    together = numbers[:-1] == numbers[1:]
    above, below = runs[:-1][together], runs[1:][together]
    group = np.arange(runs[-1, -1] + 1)
    while True:
        before = group.copy()
        least = np.minimum(group[above], group[below])
        np.minimum.at(group, above, least)
        np.minimum.at(group, below, least)
        group = group[group]
        if (group == before).all():
            return group
