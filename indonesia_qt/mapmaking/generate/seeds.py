"""Searches for seeds with which the areas of a landmass touch just what they must, by simulated annealing.

A division is judged quickly, on a grid of points. Needed only when the layout or the lines between seas change: the
seeds found are kept in the recipe.
"""

from __future__ import annotations

import math
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

import numpy as np
import shapely
from shapely import Geometry, STRtree

from indonesia_qt.mapmaking.generate import coverage, warp
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.recipe import Recipe, RecipeError, Seed

MESH = 3.0
"""Map units between the points of the grid."""
STRAIGHTNESS = 0.8
"""A border of one map unit crosses about this many times as much of the grid's lines as if it ran along them."""
Floats = np.ndarray
Numbers = np.ndarray

LAND_BORDER, COAST = 30.0, 40.0
"""Map units that a needed border between two areas, and between an area and a sea, should be long at least."""
CORNER = 10.0
"""Map units that opposite areas at a corner point may touch on the raster: a lake will keep them apart."""
SMALLEST, AMPLE = 22.0, 28.0
"""Map units: an area with a smaller circle is bad, with a smaller one than the second not as good as it could be."""
LONGEST_STEP, LARGEST_WEIGHT = 14.0, 2500.0
HEAT = 0.6
"""The loss that is still accepted now and then at the start."""


class Contact(NamedTuple):
    """Two places that touch though they must not (`length` > 0), or do not touch though they must."""

    a: str
    b: str
    length: float


class SearchResult(NamedTuple):
    """The best seeds of a search: what they cost (0 is ideal), their least radius, and the contacts still wrong."""

    seeds: list[Seed]
    cost: float
    least_radius: float
    wrong: list[Contact]


def search(recipe: Recipe, outlines: Outlines, landmass: str, steps: int, random: Random) -> SearchResult:
    """Search `steps` steps from the recipe's seeds for the best ones of `landmass`. Raises `RecipeError`."""
    task = _task(recipe, outlines, landmass)
    places, weights = _annealed(task, steps, random)
    division = divided(task.ground, places, weights)
    seeds = [
        Seed(landmass, area, (round(float(x), 1), round(float(y), 1)), round(float(weight), 1))
        for area, (x, y), weight in zip(task.names, places, weights, strict=False)
    ]
    length = contact_lengths(task.ground, division)
    amiss = (task.needed & (length <= 6)) | (~task.needed & ~task.tolerated & (length > 0))
    pairs = [(a, b) for a in range(task.ground.areas) for b in range(a + 1, len(task.names)) if amiss[a, b]]
    contacts = [Contact(task.names[a], task.names[b], float(length[a, b])) for a, b in pairs]
    return SearchResult(seeds, _cost(task, places, weights), float(division.radii.min()), contacts)


class _Task(NamedTuple):
    """What is asked of the seeds of one landmass: tables of which numbers of the raster must and may touch."""

    names: list[str]
    ground: Raster
    needed: np.ndarray
    tolerated: np.ndarray
    start: np.ndarray
    weights: np.ndarray


def _task(recipe: Recipe, outlines: Outlines, landmass: str) -> _Task:
    given = [seed for seed in recipe.areas.seeds if seed.landmass == landmass]
    if not given:
        raise RecipeError(f"The landmass {landmass} isn’t divided by seeds.")
    placed = warp.on_canvas(recipe.land, outlines, recipe.sheet)
    seas = coverage.sea_faces(shapely.union_all(list(placed.values())), recipe.seas, recipe.sheet.canvas)
    elsewhere = shapely.union_all([shape for name, shape in placed.items() if name != landmass])
    names = [seed.area for seed in given] + list(seas)
    adjacency = recipe.facts.adjacency
    pairs = [(link.a, link.b) for link in adjacency.land_land if link.kind == "border"] + adjacency.land_sea
    opposite = [pair for corner in recipe.facts.corner_points for pair in combinations(corner, 2)]
    return _Task(
        names,
        raster_of(placed[landmass], elsewhere, seas, len(given)),
        _table(names, pairs),
        _table(names, opposite),
        np.array([seed.at for seed in given]),
        np.array([seed.weight for seed in given]),
    )


def _table(names: list[str], pairs: list[tuple[str, str]]) -> np.ndarray:
    number = {name: n for n, name in enumerate(names)}
    table = np.zeros((len(names) + 1, len(names) + 1), bool)
    for pair in pairs:
        for a, b in permutations(pair):
            if a in number and b in number:
                table[number[a], number[b]] = True
    return table


def _annealed(task: _Task, steps: int, random: Random) -> tuple[np.ndarray, np.ndarray]:
    places, weights = task.start.copy(), task.weights.copy()
    cost = _cost(task, places, weights)
    best = cost, places, weights
    for step in range(steps):
        left = 1 - step / steps
        tried_places, tried_weights = _moved(places, weights, LONGEST_STEP * (0.25 + 0.75 * left), random)
        tried = _cost(task, tried_places, tried_weights)
        if tried < cost or random.random() < math.exp((cost - tried) / (HEAT * left**2 + 1e-3)):
            places, weights, cost = tried_places, tried_weights, tried
            best = min(best, (cost, places, weights), key=lambda state: state[0])
    return best[1:]


def _moved(places: np.ndarray, weights: np.ndarray, step: float, random: Random) -> tuple[np.ndarray, np.ndarray]:
    """A copy with one seed elsewhere or, one time in four, of another weight."""
    places, weights, seed = places.copy(), weights.copy(), random.randrange(len(places))
    if random.random() < 0.75:
        places[seed] += random.gauss(0, step), random.gauss(0, step)
    else:
        weight = weights[seed] + random.gauss(0, 40 * step)
        weights[seed] = max(-LARGEST_WEIGHT, min(LARGEST_WEIGHT, weight))
    return places, weights


def _cost(task: _Task, places: np.ndarray, weights: np.ndarray) -> float:
    division = divided(task.ground, places, weights)
    drift = 0.5 * (((places - task.start) / 50) ** 2).sum(axis=1).mean()
    return float(_cost_of_contacts(task, division, places) + _cost_of_shapes(task, division) + drift)


def _cost_of_contacts(task: _Task, division: Division, places: np.ndarray) -> float:
    """Missing, short and wrong contacts; each pair of areas counts from both sides, by half."""
    areas, last = task.ground.areas, task.ground.kinds - 1
    length = contact_lengths(task.ground, division)[:areas, :last]
    needed, tolerated = task.needed[:areas, :last], task.tolerated[:areas, :last]
    is_land = np.arange(last) < areas
    share, long_enough = np.where(is_land, 0.5, 1.0), np.where(is_land, LAND_BORDER, COAST)
    apart = np.zeros_like(length)
    apart[:, :areas] = np.hypot(*(places[:, None] - places[None]).transpose(2, 0, 1))
    cost = np.where(needed & (length == 0), 6 + 0.03 * apart, 0)
    cost += np.where(needed & (length > 0), 4 * np.maximum(0, 1 - length / long_enough) ** 2, 0)
    touching = ~needed & (length > 0)
    cost += np.where(touching & tolerated, np.maximum(0, length - CORNER) / 8, 0)
    cost += np.where(touching & ~tolerated, 3 + length / 8, 0)
    return float((cost * share).sum())


def _cost_of_shapes(task: _Task, division: Division) -> float:
    """Areas without room for a token, and areas that lie in several pieces."""
    small = 10 * np.maximum(0, 1 - division.radii / AMPLE) ** 2 + 25 * np.maximum(0, 1 - division.radii / SMALLEST)
    pieces = strays(task.ground, division)
    return float(small.sum() + sum(2 * len(sizes) + sizes.sum() / 400 for sizes in pieces))


class Raster(NamedTuple):
    """The points around a landmass. What lies at a point is a number: an area's, a sea's after them, or the last.

    `numbers` (rows x columns) holds the numbers at sea and elsewhere; `inland` is true at the points that the areas
    share out, `points` (n x 2) are their places and `to_shore` (n) how far they are from the coast.
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
    """Return the raster of `land` with room for `areas` areas; the numbers of `seas` follow theirs, in order."""
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
    """Divide by `seeds` (n x 2) with `weights` (n): each point goes to the seed of least power."""
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
    """Estimate how long the common border of each two numbers is, in map units: a symmetric table."""
    counts = np.zeros(raster.kinds * raster.kinds)
    numbers = division.numbers
    for one, other in ((numbers[:, :-1], numbers[:, 1:]), (numbers[:-1], numbers[1:])):
        counts += np.bincount((one * raster.kinds + other).ravel(), minlength=len(counts))
    one_way = counts.reshape(raster.kinds, raster.kinds)
    table: Floats = (one_way + one_way.T) * MESH * STRAIGHTNESS
    np.fill_diagonal(table, 0)
    return table


def strays(raster: Raster, division: Division) -> list[Floats]:
    """Return for each area the sizes (square map units) of its pieces beside the largest; none without land."""
    # each point's run (a stretch of one row with one number), and each run's number
    starts = np.ones(division.numbers.shape, bool)
    starts[:, 1:] = division.numbers[:, 1:] != division.numbers[:, :-1]
    runs, owners = starts.ravel().cumsum().reshape(division.numbers.shape) - 1, division.numbers[starts]
    group = _groups(runs, division.numbers)
    sizes = np.bincount(group[runs].ravel(), minlength=len(group)) * MESH * MESH
    return [np.sort(sizes[(owners == area) & (sizes > 0)])[:-1] for area in range(raster.areas)]


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
