"""Cuts outlines that go on beyond the date line, where longitudes jump from one side of the globe to the other."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from indonesia_qt.mapmaking.imports.named_shapes import LEAST_CORNERS, Corners, is_flat

TURN = 360.0
"""Degrees around the globe."""


def cut(rings: Sequence[Corners], *, closed: bool = False) -> list[Corners]:
    """Return the rings of a polygon in degrees, cut where they cross the date line; others stay as they are.

    A ring that goes around the globe is closed over the pole that it is nearer to. In a file whose rings are `closed`
    along the edges of its map, what leads from the date line to the date line is such an edge.
    """
    found = []
    for ring in rings:
        if _crosses(ring, closed):
            whole = _unrolled(ring)
            sides = (_between_date_lines(whole + np.array([shift, 0.0])) for shift in (-TURN, 0.0, TURN))
            found += [side for side in sides if len(side) > LEAST_CORNERS and not is_flat(side)]
        else:
            found.append(ring)
    return found


def _crosses(ring: Corners, closed: bool) -> bool:
    if not len(ring):
        return False
    across, up = np.abs(ring).T
    jumps = np.abs(np.diff(ring[:, 0])) > TURN / 2
    if closed:
        jumps &= np.minimum(across[:-1], across[1:]) < TURN / 2
    return bool(jumps.any() and across.max() <= TURN / 2 and up.max() <= TURN / 4)


def _unrolled(ring: Corners) -> Corners:
    """The ring with longitudes that go on beyond 180 degrees."""
    jumps = np.round(np.diff(ring[:, 0]) / TURN) * TURN
    whole: Corners = ring - np.column_stack([np.concatenate([[0.0], jumps.cumsum()]), np.zeros(len(ring))])
    (first, _), (last, _) = whole[0], whole[-1]
    if first == last:
        return whole
    pole = np.copysign(TURN / 4, whole[:, 1].mean())
    return np.vstack([whole, [[last, pole], [first, pole], whole[0]]])


def _between_date_lines(ring: Corners) -> Corners:
    """What of a ring lies between 180 degrees west and east; where it leaves, it goes along the date line."""
    for side in (1.0, -1.0):
        if not len(ring):
            break
        room = TURN / 2 - side * ring[:, 0]
        inside = room >= 0
        leaves = np.flatnonzero(inside[:-1] != inside[1:])
        share = (room[leaves] / (room[leaves] - room[leaves + 1]))[:, None]
        borders = ring[leaves] + share * (ring[leaves + 1] - ring[leaves])
        order = np.argsort(np.concatenate([np.flatnonzero(inside), leaves + 0.5]), kind="stable")
        ring = np.vstack([ring[inside], borders])[order]
        if len(ring) and (ring[0] != ring[-1]).any():
            ring = np.vstack([ring, ring[:1]])
    return ring
