"""Finds outlines that are the same, or nearly: borders are compared only once for all of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely
from shapely import Geometry, STRtree

SAME = 0.98
"""The part of their ground that two outlines have in common when they are meant to be the same."""
MOST_COMPARED = 5_000
"""Of more outlines, only those are found that are equal."""
MOST_TRIES = 10
"""With so many others an outline is compared closely."""


def are_same(one: float, other: float, common: float) -> bool:
    """Return whether two outlines of these areas are meant to be the same, by the area of what both cover."""
    return common >= SAME * max(one, other)


def equal(grounds: Sequence[Geometry]) -> list[int]:
    """Return for each ground the number of the first one that is equal."""
    first: dict[bytes, int] = {}
    return [first.setdefault(shapely.to_wkb(ground), number) for number, ground in enumerate(grounds)]


def alike(grounds: Sequence[Geometry]) -> list[int]:
    """Return for each ground the number of the first one that is nearly the same."""
    found = list(range(len(grounds)))
    if len(found) > MOST_COMPARED:
        return found
    areas, boxes = shapely.area(grounds), shapely.bounds(grounds)
    slack = (1 - SAME) * (boxes[:, 2:] - boxes[:, :2]).max(axis=1)
    is_first = np.zeros(len(grounds), dtype=bool)
    for number, ground in enumerate(grounds):
        near = np.abs(boxes[is_first] - boxes[number]).max(axis=1, initial=0.0) <= slack[number]
        for other in np.flatnonzero(is_first)[near][:MOST_TRIES].tolist():
            if are_same(areas[number], areas[other], shapely.intersection(ground, grounds[other]).area):
                found[number] = other
                break
        else:
            is_first[number] = True
    return found


def wholes(grounds: Sequence[Geometry]) -> list[int]:
    """Return the numbers of the grounds that several others cover nearly completely, as provinces do their country."""
    areas, inside = shapely.area(grounds), shapely.point_on_surface(grounds)
    around, inner = STRtree(inside).query(grounds, "contains")
    is_smaller = areas[inner] < SAME * areas[around]
    covered = np.bincount(around[is_smaller], areas[inner[is_smaller]], len(areas))
    found: list[int] = np.flatnonzero((covered > 0) & (covered >= SAME * areas)).tolist()
    return found
