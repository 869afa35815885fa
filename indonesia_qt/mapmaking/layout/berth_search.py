"""Finds the places where ships lie: in each sea a tidy cluster that is clear of coasts, borders, names and arrows."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
import shapely
from shapely import Geometry
from shapely.ops import nearest_points

from indonesia_qt.board.model import Point

GAP = 2.0
"""Map units between ships."""
CLEARANCE = 2.5
"""Map units between a ship and anything else."""
COUNTS = (10, 9, 8)
"""How many places a sea gets: the first number that makes a tidy cluster, or else the last."""
TIDY = 0.148
"""The untidiness for each place up to which they still look like a cluster; that of a disc is 0.138."""
TIDIEST = 0.1347
"""The same of the tidiest clusters on a hexagonal lattice, for any of the `COUNTS`."""
TURNED = 0.2
"""So much untidier do clusters of a turned lattice count."""
REACH = 6.0
"""How far from the middle of the free water places are looked for, in distances between neighbours."""
TURNS, SHIFTS = 12, 5
"""How many ways the lattice is turned, and shifted in each direction."""


class _Cluster(NamedTuple):
    """Places and how far they lie apart: their mean squared distance from the middle, the neighbours' distance = 1.

    Clusters that are turned or far from the middle of the free water count as a little untidier.
    """

    untidiness: float
    places: np.ndarray


class _Lattice(NamedTuple):
    """Points, how they are turned in parts of a sixth, and around each possible middle the nearest ones."""

    turn: float
    points: np.ndarray
    nearest: np.ndarray


def found(sea: Geometry, taken: Geometry, radius: float) -> tuple[Point, ...]:
    """Find places for ships of this `radius` in `sea` that are clear of `taken`, the middle ones first.

    They lie on a hexagonal lattice; where none fits, as close together as there is room: none if there is no room.
    """
    free = _free(sea, taken, radius)
    if free.is_empty:
        return ()
    shapely.prepare(free)
    pitch = 2 * radius + GAP
    # More points so far apart don't fit, for discs around them may not overlap.
    most = free.buffer(pitch / 2).area / (math.pi * (pitch / 2) ** 2)
    best = _tidiest(free, pitch) if most >= COUNTS[-1] else None
    places = best.places.tolist() if best else _packed(free, pitch, _middle(free))
    return tuple((round(x, 1), round(y, 1)) for x, y in places)


def completed(kept: tuple[Point, ...], sea: Geometry, taken: Geometry, radius: float) -> tuple[Point, ...]:
    """Add to the places `kept`, at least one, until a sea has its least number, as close to them as there is room."""
    pitch = 2 * radius + GAP
    free = _free(sea, taken, radius).difference(shapely.MultiPoint(kept).buffer(pitch))
    more = _packed(free, pitch, np.mean(kept, axis=0), COUNTS[-1] - len(kept))
    return (*kept, *((round(x, 1), round(y, 1)) for x, y in more))


def _free(sea: Geometry, taken: Geometry, radius: float) -> Geometry:
    """Where the middle of a ship may be."""
    return sea.buffer(-(radius + CLEARANCE)).difference(taken.buffer(radius + CLEARANCE))


def _tidiest(free: Geometry, pitch: float) -> _Cluster | None:
    middle = _middle(free)
    upright = _lattices(free, middle, pitch, range(1))
    every = cache(lambda: upright + _lattices(free, middle, pitch, range(1, TURNS)))
    best = None
    for count in COUNTS:
        best = _best(upright, middle, pitch, count)
        if best is None or best.untidiness > TIDIEST * count + TURNED:  # or else no turned one is tidier
            best = _best(every(), middle, pitch, count)
        if best and best.untidiness < TIDY * count:
            break
    return best


def _best(lattices: Iterable[_Lattice], middle: np.ndarray, pitch: float, count: int) -> _Cluster | None:
    clusters = [_cluster(lattice, middle, pitch, count) for lattice in lattices if len(lattice.points) >= count]
    return min(clusters, key=lambda cluster: cluster.untidiness, default=None)


def _middle(free: Geometry) -> np.ndarray:
    part = max(shapely.get_parts(free), key=lambda part: part.area)
    return np.array(shapely.maximum_inscribed_circle(part, tolerance=1).coords[0])


def _lattices(free: Geometry, middle: np.ndarray, pitch: float, turns: Iterable[int]) -> list[_Lattice]:
    """Those of the hexagonal lattices around `middle` that have enough points in free water."""
    return [
        _Lattice(turn, points, _by_distance(points, pitch))
        for turn, points in _all_lattices(free, middle, pitch, turns)
        if len(points) >= COUNTS[-1]
    ]


def _all_lattices(
    free: Geometry, middle: np.ndarray, pitch: float, turns: Iterable[int]
) -> Iterator[tuple[float, np.ndarray]]:
    """The points in free water of hexagonal lattices around `middle`, each with its turn in parts of a sixth."""
    steps = np.arange(-math.ceil(1.2 * REACH), math.ceil(1.2 * REACH) + 1)
    i, j = (axis.ravel() for axis in np.meshgrid(steps, steps))
    for turn in turns:
        angle = math.radians(60 * turn / TURNS)
        along = pitch * np.array([math.cos(angle), math.sin(angle)])
        across = pitch * np.array([math.cos(angle + math.pi / 3), math.sin(angle + math.pi / 3)])
        shifts = np.arange(SHIFTS * SHIFTS)[:, None]
        u, v = i + (shifts // SHIFTS) / SHIFTS, j + (shifts % SHIFTS) / SHIFTS
        points = middle + u[..., None] * along + v[..., None] * across
        inside = np.hypot(*np.moveaxis(points - middle, 2, 0)) < REACH * pitch
        inside[inside] = shapely.contains_xy(free, points[inside])
        yield from ((turn / TURNS, lattice[within]) for lattice, within in zip(points, inside, strict=True))


def _by_distance(points: np.ndarray, pitch: float) -> np.ndarray:
    """From each of the `points` of a lattice and each middle between two neighbours the numbers of the nearest ones."""
    x, y = points.T
    one, other = np.nonzero(np.triu(np.hypot(x[:, None] - x, y[:, None] - y) < 1.1 * pitch))
    pairs = ((points[one] + points[other]) / 2).round(6)
    centres = np.unique(pairs[:, 0] + 1j * pairs[:, 1])  # as complex numbers, for rows are sorted slowly
    distance = np.hypot(centres.real[:, None] - x, centres.imag[:, None] - y)
    nearest: np.ndarray = np.argsort(distance, axis=1, kind="stable")[:, : COUNTS[0]]
    return nearest


def _cluster(lattice: _Lattice, middle: np.ndarray, pitch: float, count: int) -> _Cluster:
    """The tidiest `count` points of `lattice`."""
    groups = lattice.points[lattice.nearest[:, :count]]
    means = groups.mean(axis=1)
    spread = (((groups - means[:, None]) / pitch) ** 2).sum(axis=2).mean(axis=1)
    spread += 0.1 * np.hypot(*(means - middle).T) / (REACH * pitch)
    best = int(np.argmin(spread))
    return _Cluster(float(spread[best]) + (TURNED if lattice.turn else 0.0), groups[best])


def _packed(free: Geometry, pitch: float, middle: np.ndarray, most: int = COUNTS[-1]) -> list[Point]:
    """Places one after another, each as near to the middle as the others leave room."""
    places: list[Point] = []
    while len(places) < most and not free.is_empty:
        place = nearest_points(free, shapely.Point(middle))[0]
        places.append((place.x, place.y))
        free = free.difference(place.buffer(pitch))
    return places
