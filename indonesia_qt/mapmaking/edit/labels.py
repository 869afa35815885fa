"""Writes names on a board: where they stand, how large and how slanting, and how they are broken into lines."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import compress

import numpy as np
import shapely
from shapely import Geometry, LineString, STRtree

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, each, name_of, place, updated
from indonesia_qt.board.identity_cache import SHAPES, cached
from indonesia_qt.board.model import STRIP, BoardMap, Label, LandArea, Point, Province, Shape
from indonesia_qt.board.names import in_lines
from indonesia_qt.i18n.text import rounded_figure, tr
from indonesia_qt.mapmaking.edit.placement import on_canvas, tenths
from indonesia_qt.mapmaking.layout import footprints, overlaps

SIZE = 22.0
"""Map units: how large a new name is written."""
SMALLEST, LARGEST = 8.0, 120.0
"""Map units: names can be written in these sizes."""
LONG_NAME = 12
"""Letters from which on a new name of several words stands on two lines."""
TRIES = 24
"""Places along each side of a province or sea where a new name is tried."""
ASIDE = 60.0
"""Map units that a new name may stand outside the box around its province."""
EDGE = 14.0
"""Map units along the edge of the canvas that are the frame's."""
COVERED, ACROSS, OUTSIDE, AWAY, UNCLEAR = 1000.0, 5000.0, 1.5, 10.0, 150_000.0
"""What a place costs, in squared units of distance from the middle: for each square unit of other things covered, for
each unit of border, for each square unit of foreign ground, for each squared unit of distance from the province, and
where another province may be meant."""
CLEAR, APART = 12.0, 4.0
"""Map units by which a name has to be nearer to its own province than to others, and that the name of a sea keeps from
all else where there is room; those that the name of a province keeps."""
PIECE = 4
"""Corners of the pieces that borders are looked at in."""


def add_label(draft: Draft, of: str) -> Draft:
    """Write the name of a province or a sea on the board, where it covers least and is near the middle.

    The middle of the name of a sea lies in that sea. Raises `EditError` when its name is there already, or the province
    has no areas.
    """
    board, named = draft.board, place(draft.board, of)
    name = name_of(board, of)
    if isinstance(named, LandArea):
        raise EditError(tr("Only provinces and seas have labels, and {name} is neither.", name=name))
    if any(label.of == of for label in board.labels):
        raise EditError(tr("{name} already has a label on the map.", name=name))
    if not named.shape:
        raise EditError(tr("{name} has no areas yet. Add some first.", name=name))
    text = lettered(name)
    fresh = Label(of, text, (0.0, 0.0), SIZE)
    if isinstance(named, Province):
        fresh = updated(fresh, strip=(0.0, _down(fresh)))
    placed = _best(board, fresh, shapes.geometry(named.shape))
    return draft.with_board(labels=(*board.labels, placed))


def remove_label(draft: Draft, of: str) -> Draft:
    """Remove the name of a province or sea from the board. Raises `EditError` when it isn't there."""
    gone = label_of(draft.board, of)
    return draft.with_board(labels=tuple(label for label in draft.board.labels if label is not gone))


def move_label(draft: Draft, of: str, at: Point) -> Draft:
    """Move a name, its strip with it. Raises `EditError` off the canvas."""
    label = label_of(draft.board, of)
    at = _checked(draft.board, of, at)
    return _with_label(draft, _moved(label, at))


def move_strip(draft: Draft, of: str, at: Point) -> Draft:
    """Move the strip of symbols of a province. Raises `EditError` off the canvas."""
    label = label_of(draft.board, of)
    if not label.strip:
        raise EditError(
            tr("Only provinces have symbols beside their labels, so {name} has none.", name=name_of(draft.board, of))
        )
    return _with_label(draft, updated(label, strip=_checked(draft.board, of, at)))


def turn_label(draft: Draft, of: str, angle: float) -> Draft:
    """Set the angle of a name in degrees, clockwise; its strip stays beside it."""
    label = label_of(draft.board, of)
    turned = round((angle + 180) % 360 - 180, 1)
    return _with_label(draft, _beside(updated(label, angle=turned), *_aside(label)))


def lettered(name: str) -> str:
    """Break `name` into lines as it is written on the map at first: a long one stands on two."""
    return in_lines(name, 2 if len(name) > LONG_NAME else 1)


def size_label(draft: Draft, of: str, size: float) -> Draft:
    """Set the size of a name in map units; its strip stays as near. Raises `EditError` for absurd sizes."""
    if not SMALLEST <= size <= LARGEST:
        raise EditError(
            tr(
                "A label’s size must be {least} to {most}\u00a0units.",
                least=rounded_figure(SMALLEST),
                most=rounded_figure(LARGEST),
            )
        )
    return _refitted(draft, of, updated(label_of(draft.board, of), size=round(size, 1)))


def break_label(draft: Draft, of: str, lines: int) -> Draft:
    """Break a name into so many lines, or into as many as it has words."""
    name = label_of(draft.board, of)
    return _refitted(draft, of, updated(name, text=in_lines(name.text, max(1, lines))))


def label_of(board: BoardMap, of: str) -> Label:
    """Return the name of a province or sea on the board. Raises `EditError` when it isn't there."""
    for label in board.labels:
        if label.of == of:
            return label
    raise EditError(tr("{name} has no label on the map.", name=name_of(board, of)))


def _refitted(draft: Draft, of: str, label: Label) -> Draft:
    """The draft with a name that takes more or less room; its strip moves out or in by as much."""
    old = label_of(draft.board, of)
    along, down = _aside(old)
    grown = math.copysign(1, down) * (_down(label) - _down(old))
    return _with_label(draft, _beside(label, along, down + grown) if grown else label)


def _checked(board: BoardMap, of: str, at: Point) -> Point:
    if not on_canvas(board, at):
        raise EditError(tr("The label of {name} has to stay on the canvas.", name=name_of(board, of)))
    return tenths(at)


def _with_label(draft: Draft, label: Label) -> Draft:
    return draft.with_board(labels=each(draft.board.labels, lambda old: label if old.of == label.of else old))


def _moved(label: Label, at: Point) -> Label:
    if not label.strip:
        return updated(label, at=at)
    by = at[0] - label.at[0], at[1] - label.at[1]
    return updated(label, at=at, strip=tenths((label.strip[0] + by[0], label.strip[1] + by[1])))


def _aside(label: Label) -> Point:
    """How far the strip is from the middle of the name: along its lines, and down from them."""
    if not label.strip:
        return 0.0, 0.0
    x, y, turn = label.strip[0] - label.at[0], label.strip[1] - label.at[1], math.radians(label.angle)
    return x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)


def _beside(label: Label, along: float, down: float) -> Label:
    """The label with its strip so far from its middle."""
    if not label.strip:
        return label
    turn = math.radians(label.angle)
    x, y = along * math.cos(turn) - down * math.sin(turn), along * math.sin(turn) + down * math.cos(turn)
    return updated(label, strip=tenths((label.at[0] + x, label.at[1] + y)))


def _down(label: Label) -> float:
    """How far below its middle a name has its strip."""
    return (label.text.count("\n") + 1) * label.size / 2 + STRIP[1] / 2


def _best(board: BoardMap, label: Label, home: Geometry) -> Label:
    """The label at the place that covers least of what stands around; the name of a sea stays in it."""
    places = list(_tried(home))
    shapely.prepare(home)
    ground, middle, margin = footprints.of_names([label]), home.centroid, APART
    if not label.strip:
        middle = shapely.Point(shapes.token_place(home)[0])
        inside = shapely.contains_xy(home, places)
        places = list(compress(places, inside)) or [(middle.x, middle.y)]
        margin = CLEAR
    canvas = shapely.box(EDGE, EDGE, board.width - EDGE, board.height - EDGE)
    grounds = _moved_to(places, ground.buffer(margin, join_style="mitre"))
    covered = _covered(grounds, board) + shapely.area(shapely.difference(grounds, canvas))
    across = _across(grounds, board)
    abroad = shapely.area(shapely.difference(grounds, home))
    far = shapely.distance(shapely.points(places), middle) ** 2
    costs = COVERED * covered + ACROSS * across + OUTSIDE * abroad + far
    if label.strip:
        away = shapely.distance(grounds, home)
        others = shapely.geometrycollections([geometry(of.shape) for of in board.provinces if of.id != label.of])
        shapely.prepare(others)
        costs += AWAY * away**2 + UNCLEAR * shapely.dwithin(others, grounds, away + CLEAR)
    return _moved(label, places[int(np.argmin(costs))])


def _moved_to(places: list[Point], ground: Geometry) -> np.ndarray:
    """The ground around the origin, moved to each place."""
    corners = shapely.get_coordinates(ground)
    moved = np.array(places)[:, None] + corners[None]
    grounds: np.ndarray = shapely.set_coordinates(np.full(len(places), ground), moved.reshape(-1, 2))
    return grounds


def _covered(grounds: np.ndarray, board: BoardMap) -> np.ndarray:
    """How many square units of what stands on the board lie on each of `grounds`."""
    things = np.array([thing.ground for thing in overlaps.things(board)])
    which, met = STRtree(things).query(grounds, "intersects")
    return np.bincount(which, shapely.area(shapely.intersection(grounds[which], things[met])), len(grounds))


def _across(grounds: np.ndarray, board: BoardMap) -> np.ndarray:
    """How many units of border, in whole pieces, lie on each of `grounds`."""
    pieces = np.concatenate([_border(area.shape) for area in board.areas()])
    which, met = STRtree(pieces).query(grounds, "intersects")
    return np.bincount(which, shapely.length(pieces)[met], len(grounds))


def _tried(home: Geometry) -> Iterator[Point]:
    left, top, right, bottom = home.buffer(ASIDE, join_style="mitre").bounds
    for row in range(TRIES + 1):
        for column in range(TRIES + 1):
            yield tenths((left + (right - left) * column / TRIES, top + (bottom - top) * row / TRIES))


@cached(SHAPES)
def _border(shape: Shape) -> np.ndarray:
    """The border of an area, in short pieces."""
    rings = [shapely.get_coordinates(ring) for ring in shapely.get_parts(geometry(shape).boundary)]
    return np.array([LineString(ring[n : n + PIECE]) for ring in rings for n in range(0, len(ring) - 1, PIECE - 1)])
