"""Places tokens, ships, the compass and the title on a board."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import shapely
from shapely import Geometry, STRtree

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.checks.placement_checks import room
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.draft import Draft, EditError, each, found, name_of, place, updated
from indonesia_qt.board.identity_cache import cached
from indonesia_qt.board.model import Arrow, BoardMap, Label, LandArea, Ornament, OrnamentKind, Point, SeaArea, Shape
from indonesia_qt.i18n.text import rounded_figure, tr
from indonesia_qt.mapmaking.layout import berth_search, footprints, overlaps

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
SMALLEST_RADIUS = 1.0
"""Map units: a smaller circle holds no token."""
SMALLEST_BOX = 20.0
"""Map units: a smaller ornament can't be seen."""

TIGHT = 0.6
"""The radius of a ship's place, as a part of that of the sea's largest circle, where others are too large."""
FLEET = 2.3
"""The radius of a round piece of water where ships lie in a tidy cluster, in diameters of a ship."""

SIZES: dict[OrnamentKind, tuple[float, float]] = {"title": (330.0, 128.0), "compass": (124.0, 142.0)}
"""Map units: width and height of a new ornament, where the canvas has room for it."""
LARGEST = 0.25
"""The part of the canvas's width or height that a new ornament takes at most."""
MARGIN, APART = 28.0, 12.0
"""Map units between a new ornament and the edge of the canvas, and all else, where there is room."""
TRIES = 24
"""Places along each side of the canvas where a new ornament is tried."""


def move_token(draft: Draft, area: str, at: Point) -> Draft:
    """Move the token of a land area, or the middle of a sea; its circle becomes as large as fits.

    Raises `EditError` when the place lies outside the area.
    """
    board, of = draft.board, place(draft.board, area)
    if not isinstance(of, LandArea | SeaArea):
        raise EditError(tr("{name} has no token.", name=of.name))
    at = tenths(at)
    radius = radius_at(of.shape, at)
    if radius <= 0:
        raise EditError(tr("The token has to stay inside {area}.", area=name_of(board, area)))
    return draft.with_place(updated(of, token=at, radius=radius))


def resize_token(draft: Draft, area: str, radius: float) -> Draft:
    """Set the radius of the circle for the token of a land area, or in the middle of a sea.

    Raises `EditError` when the circle would be tiny, or reach beyond the area.
    """
    board, of = draft.board, place(draft.board, area)
    if not isinstance(of, LandArea | SeaArea):
        raise EditError(tr("{name} has no token.", name=of.name))
    radius, most = round(radius, 1), radius_at(of.shape, of.token)
    if not SMALLEST_RADIUS <= radius <= most:
        raise EditError(
            tr(
                "The circle has to stay inside {area}. Choose a radius from {least} to {most}.",
                area=name_of(board, area),
                least=rounded_figure(SMALLEST_RADIUS),
                most=rounded_figure(most),
            )
        )
    return draft.with_place(updated(of, radius=radius))


def add_berth(draft: Draft, id: str, at: Point) -> Draft:
    """Add a place for a ship to a sea, the last. Raises `EditError` when it doesn't fit there."""
    of = found(draft.board.seas, id)
    return _with_berths(draft, of, (*of.berths, _fitting(of, at)))


def move_berth(draft: Draft, id: str, number: int, at: Point) -> Draft:
    """Move one of the places for ships in a sea; 0 is the first.

    Raises `EditError` when it doesn't fit there.
    """
    of = found(draft.board.seas, id)
    fitting = _fitting(of, at)
    return _with_berths(draft, of, tuple(fitting if n == number else berth for n, berth in enumerate(of.berths)))


def move_berths(draft: Draft, id: str, dx: float, dy: float) -> Draft:
    """Move all places for ships in a sea by `dx` and `dy` map units.

    Raises `EditError` when one of them doesn't fit there.
    """
    of = found(draft.board.seas, id)
    return _with_berths(draft, of, tuple(_fitting(of, (x + dx, y + dy)) for x, y in of.berths))


def remove_berth(draft: Draft, id: str, number: int) -> Draft:
    """Remove one of the places for ships in a sea. Raises `EditError` when it is the only one."""
    of = found(draft.board.seas, id)
    if len(of.berths) == 1:
        raise EditError(tr("{sea} needs at least one place for a ship.", sea=of.name))
    return _with_berths(draft, of, tuple(berth for n, berth in enumerate(of.berths) if n != number))


def place_ornament(draft: Draft, what: OrnamentKind, box: Box) -> Draft:
    """Put the compass or the title into this box; one that the board lacks is added.

    Raises `EditError` when the box is tiny or reaches beyond the canvas.
    """
    board = draft.board
    left, top, width, height = (round(length, 1) for length in box)
    if min(width, height) < SMALLEST_BOX:
        raise EditError(
            tr(
                "The compass and the title must be at least {least}\u00a0units wide and high.",
                least=rounded_figure(SMALLEST_BOX),
            )
        )
    if left < 0 or top < 0 or left + width > board.width or top + height > board.height:
        raise EditError(tr("The compass and the title have to stay on the canvas."))
    placed = Ornament(what, (left, top, width, height))
    if all(ornament.what != what for ornament in board.ornaments):
        return draft.with_board(ornaments=(*board.ornaments, placed))
    moved = each(board.ornaments, lambda old: updated(old, box=placed.box) if old.what == what else old)
    return draft.with_board(ornaments=moved)


def remove_ornament(draft: Draft, what: OrnamentKind) -> Draft:
    """Remove the compass or the title."""
    return draft.with_board(ornaments=tuple(old for old in draft.board.ornaments if old.what != what))


def tenths(point: Point) -> Point:
    """Round a place to tenths of a map unit, as a map file has it."""
    return round(point[0], 1), round(point[1], 1)


def on_canvas(board: BoardMap, point: Point) -> bool:
    """Return whether a place lies on the canvas."""
    return 0 <= point[0] <= board.width and 0 <= point[1] <= board.height


def radius_at(shape: Shape, at: Point) -> float:
    """Return the radius, in whole tenths, of the largest circle around a place that stays inside; below 0 outside."""
    return math.floor(room(shape, at) * 10) / 10


def _with_berths(draft: Draft, of: SeaArea, berths: tuple[Point, ...]) -> Draft:
    return draft.with_place(updated(of, berths=berths))


def _fitting(of: SeaArea, at: Point) -> Point:
    at = tenths(at)
    if room(of.shape, at) < of.berth_radius - SLACK:
        raise EditError(tr("A ship doesn’t fit here. It would cross the border of {sea}.", sea=of.name))
    return at


def harbour(board: BoardMap, sea: SeaArea) -> SeaArea:
    """Return `sea` with places for ships that fit into its shape, clear of names, arrows and ornaments.

    Those that still fit stay. When too few are left, others are put beside them; when none is left, or the sea has none
    yet, they get new places, and are made smaller where there is no room for them.
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
    """Return the middle of the free water, if it has room for all ships together; else all of `ground`."""
    parts = [part for part in shapely.get_parts(ground.difference(taken)) if part.area > 0]
    circles = [shapely.maximum_inscribed_circle(part, 1.0) for part in parts]
    widest = max(circles, key=lambda circle: float(circle.length), default=None)
    enough = FLEET * 2 * radius
    if widest is None or widest.length < enough:
        return ground
    return shapely.Point(widest.coords[0]).buffer(enough)


def _taken(board: BoardMap, sea: SeaArea) -> Geometry:
    """Return the ground around `sea` where no ship may lie."""
    tree = _covering(board.labels, board.ornaments, board.arrows)
    return shapely.union_all(tree.geometries[np.sort(tree.query(geometry(sea.shape)))])


@cached(1)
def _covering(labels: tuple[Label, ...], ornaments: tuple[Ornament, ...], arrows: tuple[Arrow, ...]) -> STRtree:
    names = (ground for label in labels for ground in (footprints.of_text(label), footprints.of_strip(label)))
    return STRtree([*names, *map(footprints.of_ornament, ornaments), *map(footprints.of_arrow, arrows)])


def add_ornament(draft: Draft, what: OrnamentKind) -> Draft:
    """Add the title or the compass where it covers least, as far up as possible and there as far to the right.

    Raises `EditError` when the board has it already.
    """
    if any(ornament.what == what for ornament in draft.board.ornaments):
        raise EditError(
            tr("The map already has its title.") if what == "title" else tr("The map already has a compass.")
        )
    boxes = list(_tried(draft.board, what))
    left, top, width, height = np.array(boxes).T
    grounds = shapely.box(left - APART, top - APART, left + width + APART, top + height + APART)
    lands = (geometry(land.shape) for land in draft.board.lands)
    standing = shapely.union_all([*lands, *(thing.ground for thing in overlaps.things(draft.board))])
    covered = shapely.area(shapely.intersection(grounds, standing))
    return place_ornament(draft, what, boxes[int(np.lexsort((-left, top, covered))[0])])


def _tried(board: BoardMap, what: OrnamentKind) -> Iterator[Box]:
    wide, high = SIZES[what]
    shrink = min(1.0, LARGEST * board.width / wide, LARGEST * board.height / high)
    width, height = wide * shrink, high * shrink
    margin = min(MARGIN, (board.width - width) / 2, (board.height - height) / 2)
    for x in np.linspace(margin, board.width - margin - width, TRIES).tolist():
        for y in np.linspace(margin, board.height - margin - height, TRIES).tolist():
            yield x, y, width, height
