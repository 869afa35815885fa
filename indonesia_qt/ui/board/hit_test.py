"""Which area lies at a point of the board."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF

from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.pieces.piece_styles import TOKEN


class HitTest:
    """Asked with points in map units.

    Land wins by its outline. In the water the circle of a land area's token counts as that area, so that the smallest
    islands can be hit, and the circle of a berth as its sea; where circles meet, the nearest. Then the sea's outline.
    """

    def __init__(self, outlines: BoardOutlines) -> None:
        board = outlines.board
        self._lands = [(path.boundingRect(), path, area) for area, path in outlines.lands.items()]
        self._seas = [(path.boundingRect(), path, area) for area, path in outlines.seas.items()]
        self._tokens = [(land.token, max(land.radius, TOKEN), land.id) for land in board.lands]
        self._berths = [(berth, sea.berth_radius, sea.id) for sea in board.seas for berth in sea.berths]

    def at(self, point: QPointF, reach: float = 0.0) -> str:
        """The id of the area at `point`; empty outside all areas. Circles of tokens reach at least so far."""
        for box, path, area in self._lands:
            if box.contains(point) and path.contains(point):
                return area
        where = point.x(), point.y()
        circles = [(math.dist(where, middle), max(radius, reach), area) for middle, radius, area in self._tokens]
        circles += [(math.dist(where, middle), radius, area) for middle, radius, area in self._berths]
        near = min(((away, area) for away, radius, area in circles if away <= radius), default=None)
        if near:
            return near[1]
        for box, path, area in self._seas:
            if box.contains(point) and path.contains(point):
                return area
        return ""
