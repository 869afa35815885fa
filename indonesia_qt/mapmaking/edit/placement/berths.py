"""Where ships lie in a sea that got another shape."""

from __future__ import annotations

import shapely
from shapely import Geometry

from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.board.checks.placement_checks import room
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.model import STRIP, BoardMap, Label, SeaArea
from indonesia_qt.mapmaking.edit.immutable_update import updated
from indonesia_qt.mapmaking.layout import berth_search, footprints

TIGHT = 0.6
"""The radius of a ship's place, as a part of that of the sea's largest circle, where others are too large."""
FLEET = 2.3
"""The radius of a round piece of water where ships lie in a tidy cluster, in diameters of a ship."""


def harbour(board: BoardMap, sea: SeaArea) -> SeaArea:
    """`sea` with places for ships that fit into its shape, clear of names, arrows and ornaments.

    Those that still fit stay. When too few are left, others are put beside them; when none is left, or the sea has
    none yet, they are placed anew, and made smaller where there is no room for them.
    """
    fitting = tuple(berth for berth in sea.berths if room(sea.shape, berth) >= sea.berth_radius - SLACK)
    if fitting and len(fitting) >= min(len(sea.berths), *berth_search.COUNTS):
        return updated(sea, berths=fitting)
    ground, taken = geometry(sea.shape), _taken(board, sea)
    if fitting:
        return updated(sea, berths=berth_search.completed(fitting, ground, taken, sea.berth_radius))
    radius = min(sea.berth_radius, max(0.1, round(TIGHT * sea.radius, 1)))
    for size in (sea.berth_radius, radius):
        if size < sea.radius and (places := berth_search.found(roomiest(ground, taken, size), taken, size)):
            return updated(sea, berths=places, berth_radius=size)
    return updated(sea, berths=(sea.token,), berth_radius=radius)


def roomiest(ground: Geometry, taken: Geometry, radius: float) -> Geometry:
    """The middle of the free water, if it has room for all ships together; else all of `ground`."""
    parts = [part for part in shapely.get_parts(ground.difference(taken)) if part.area > 0]
    circles = [shapely.maximum_inscribed_circle(part, 1.0) for part in parts]
    widest = max(circles, key=lambda circle: float(circle.length), default=None)
    enough = FLEET * 2 * radius
    if widest is None or widest.length < enough:
        return ground
    return shapely.Point(widest.coords[0]).buffer(enough)


def _taken(board: BoardMap, sea: SeaArea) -> Geometry:
    """The ground around `sea` where no ship may lie."""
    box = geometry(sea.shape).bounds
    names = footprints.of_names(label for label in board.labels if _is_near(label, *box))
    return shapely.union_all(
        [names, *map(footprints.of_ornament, board.ornaments), *map(footprints.of_arrow, board.arrows)]
    )


def _is_near(label: Label, left: float, top: float, right: float, bottom: float) -> bool:
    """Whether a name, or the strip beside it, may reach into a box."""
    x, y = label.at
    reach = label.size * len(label.text) + sum(STRIP)
    return left - reach < x < right + reach and top - reach < y < bottom + reach
