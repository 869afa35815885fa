"""New ornaments: how large they are, and where they cover least."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import numpy as np
import shapely

from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.placement.placement import Box, place_ornament
from indonesia_qt.mapmaking.layout import footprints

What = Literal["compass", "title"]
SIZES: dict[What, tuple[float, float]] = {"title": (330.0, 128.0), "compass": (124.0, 142.0)}
"""Map units: width and height of a new ornament, where the canvas has room for it."""
LARGEST = 0.25
"""No side of a new ornament is a larger part of the canvas's."""
MARGIN = 28.0
"""Map units between a new ornament and the edge of the canvas."""
TRIES = 24
"""Places along each side of the canvas where a new ornament is tried."""


def add_ornament(draft: Draft, what: What) -> Draft:
    """The draft with the title or the compass, as far up and to the right as it covers least of what is there.

    Raises `EditError` when the board has it already.
    """
    if any(ornament.what == what for ornament in draft.board.ornaments):
        raise EditError(
            tr("The title is on the map already.") if what == "title" else tr("There is a compass already.")
        )
    return place_ornament(draft, what, _best(draft.board, what))


def _best(board: BoardMap, what: What) -> Box:
    boxes = list(_tried(board, what))
    grounds = np.array([shapely.box(x, y, x + width, y + height) for x, y, width, height in boxes])
    covered = shapely.area(shapely.intersection(grounds, _standing(board)))
    far = shapely.distance(shapely.centroid(grounds), shapely.Point(board.width, 0))
    return boxes[int(np.lexsort((far, covered))[0])]


def _tried(board: BoardMap, what: What) -> Iterator[Box]:
    wide, high = SIZES[what]
    shrink = min(1.0, LARGEST * board.width / wide, LARGEST * board.height / high)
    width, height = wide * shrink, high * shrink
    margin = min(MARGIN, (board.width - width) / 2, (board.height - height) / 2)
    for x in np.linspace(margin, board.width - margin - width, TRIES).tolist():
        for y in np.linspace(margin, board.height - margin - height, TRIES).tolist():
            yield x, y, width, height


def _standing(board: BoardMap) -> shapely.Geometry:
    """The ground that an ornament should leave free."""
    ships = (footprints.disc(berth, sea.berth_radius) for sea in board.seas for berth in sea.berths)
    lands = (geometry(land.shape) for land in board.lands)
    others = map(footprints.of_ornament, board.ornaments)
    return shapely.union_all(
        [*lands, *ships, *others, *map(footprints.of_arrow, board.arrows), footprints.of_names(board.labels)]
    )
