"""Finds lines that cross in so many places that they can't be meant as a map, and that work on them would not end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import STRtree

from indonesia_qt.mapmaking.edit.shapes.faces import Ring

MOST_CROSSINGS = 1_000
"""The number of places where lines cross that are worked out in about a second."""
MOST_NEAR = 4_000_000
"""The number of pairs of straight pieces with overlapping boxes that are looked at in a few seconds."""
TOGETHER = 64
"""Straight pieces that are compared with all others at once, unless that could bring up more than `MOST_NEAR` pairs."""
Pieces = NDArray[np.float64]


def are_tangled(lines: Iterable[Ring], most: int = MOST_CROSSINGS) -> bool:
    """Return whether lines cross each other or themselves in more than `most` places.

    Lines that have corners or bits in common don't cross there. The work is bounded: when too many straight pieces
    lie too near to each other, the answer is yes.
    """
    corners = [np.asarray(line, dtype=float) for line in lines if len(line) > 1]
    if not corners:
        return False
    pieces: Pieces = np.vstack([np.hstack([line[:-1], line[1:]]) for line in corners])
    tree = STRtree(shapely.linestrings(pieces.reshape(-1, 2, 2)))
    crossings = near = 0
    together = max(1, min(TOGETHER, MOST_NEAR // len(pieces)))
    for first in range(0, len(pieces), together):
        one, other = tree.query(tree.geometries[first : first + together])
        one += first
        later = one < other
        near += len(one)
        if near > MOST_NEAR:
            return True
        crossings += int(_cross(pieces[one[later]], pieces[other[later]]).sum())
        if crossings > most:
            return True
    return False


def _cross(one: Pieces, other: Pieces) -> NDArray[np.bool_]:
    """Return for each two straight pieces whether each has its ends on both sides of the other."""
    a, b, c, d = one[:, :2], one[:, 2:], other[:, :2], other[:, 2:]
    across: NDArray[np.bool_] = (turns(a, b, c) * turns(a, b, d) < 0) & (turns(c, d, a) * turns(c, d, b) < 0)
    return across


def turns(a: NDArray[Any], b: NDArray[Any], c: NDArray[Any]) -> NDArray[Any]:
    """Return for each row 1 where the way from `a` over `b` to `c` turns one way, -1 the other way, 0 straight on."""
    first, second = b - a, c - a
    found: NDArray[Any] = np.sign(first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0])
    return found
