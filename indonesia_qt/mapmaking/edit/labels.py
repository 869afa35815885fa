"""Writes names on a board: where they stand, how large and how slanting, and how they are broken into lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import shapely
from shapely import Geometry, LineString, STRtree

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, each, name_of, place, updated
from indonesia_qt.board.identity_cache import SHAPES, cached
from indonesia_qt.board.model import STRIP, BoardMap, Label, LandArea, Point, Province, SeaArea, Shape
from indonesia_qt.board.names import in_lines
from indonesia_qt.i18n.text import rounded_figure, tr
from indonesia_qt.mapmaking.edit.placement import on_canvas, tenths
from indonesia_qt.mapmaking.layout import footprints, overlaps

SIZES = 22.0, 16.0, 12.0
"""Map units: how large a new name is written, and how large where it would cover something or lie on foreign land."""
SMALLEST, LARGEST = 8.0, 120.0
"""Map units: names can be written in these sizes."""
LONG_NAME = 12
"""Letters from which on a new name of several words stands on two lines."""
TRIES = 24
"""Places along each side of a province or sea where a new name is tried."""
ASIDE, FAR_ASIDE = 60.0, 240.0
"""Map units that a new name may stand outside the box around its province, and that it may where nothing is free."""
EDGE = 14.0
"""Map units along the edge of the canvas that are the frame's."""
COVERED, FOREIGN, ACROSS, OUTSIDE, AWAY, UNCLEAR = 1000.0, 20_000.0, 5000.0, 1.5, 10.0, 150_000.0
"""What a place costs, in squared units of distance from the middle: for each square unit of other things covered, and
of land that isn't the province's, for each unit of border, for each square unit of foreign ground, for each squared
unit of distance from the province, and where another province may be meant."""
CLEAR, APART = 12.0, 4.0
"""Map units by which a name has to be nearer to its own province than to others, and that the name of a sea keeps from
all else where there is room; those that the name of a province keeps."""
MUCH = 1e6
"""Square units of foreign land for which a place counts that has any, as long as another place has none."""
PIECE = 4
"""Corners of the pieces that borders are looked at in."""
TOGETHER = 64
"""So many places are looked at closely at once."""


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
    sizes = [Label(of, text, (0.0, 0.0), size) for size in SIZES]
    if isinstance(named, Province):
        sizes = [updated(fresh, strip=(0.0, _down(fresh))) for fresh in sizes]
    return draft.with_board(labels=(*board.labels, _best(board, sizes, shapes.geometry(named.shape))))


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


class _Place(NamedTuple):
    """A label at a place, and what that costs; a free one covers nothing, and lies on no land that isn't meant."""

    cost: float
    is_free: bool
    label: Label


def _best(board: BoardMap, sizes: Sequence[Label], home: Geometry) -> Label:
    """The label, as large as it can be, at the place that covers least; the name of a sea stays in it."""
    shapely.prepare(home)
    around, tried = _Around(board, sizes[0].of), list[_Place]()
    near = _tried(home, ASIDE)
    for label in sizes:
        tried.append(_best_place(board, label, home, around, near))
        if tried[-1].is_free:
            return tried[-1].label
    tried.append(_best_place(board, sizes[-1], home, around, _tried(home, FAR_ASIDE)))
    return min(tried, key=lambda place: place.cost).label


def _best_place(board: BoardMap, label: Label, home: Geometry, around: _Around, places: np.ndarray) -> _Place:
    """The label at the place that costs least, the first of equal ones.

    What is quickly known of all places is a part of what they cost: only those that may be the best are looked at
    closely.
    """
    ground, middle, margin = footprints.of_names([label]), home.centroid, APART
    if not label.strip:
        middle = shapely.Point(shapes.token_place(home)[0])
        inside = places[shapely.contains_xy(home, places)]
        places = inside if len(inside) else np.array([(middle.x, middle.y)])
        margin = CLEAR
    canvas = shapely.box(EDGE, EDGE, board.width - EDGE, board.height - EDGE)
    wide, bare = _moved_to(places, ground.buffer(margin, join_style="mitre")), _moved_to(places, ground)
    off = ~shapely.contains_properly(canvas, wide)
    on_foreign = around.foreign.met_by(bare)
    far = shapely.distance(shapely.points(places), middle) ** 2
    known = far if on_foreign.all() else far + FOREIGN * MUCH * on_foreign
    best: tuple[float, int, bool] | None = None
    order = np.argsort(known, kind="stable")
    for some in np.split(order, range(TOGETHER, len(order), TOGETHER)):
        if best and known[some[0]] > best[0]:
            break
        grounds, is_off = wide[some], off[some]
        covered = around.things.shared(grounds) + around.names.shared(grounds)
        covered[is_off] += shapely.area(shapely.difference(grounds[is_off], canvas))
        foreign = around.foreign.shared(bare[some]) if on_foreign.all() else MUCH * on_foreign[some]
        abroad = shapely.area(shapely.difference(grounds, home))
        across = around.borders.across(grounds)
        costs = COVERED * covered + FOREIGN * foreign + ACROSS * across + OUTSIDE * abroad + far[some]
        if label.strip:
            away = shapely.distance(grounds, home)
            costs += AWAY * away**2 + UNCLEAR * around.others.met_by(grounds, away + CLEAR)
        is_free = (covered <= overlaps.TOUCH) & (foreign <= overlaps.TOUCH)
        found = min(zip(costs.tolist(), some.tolist(), is_free.tolist(), strict=True))
        best = min(best, found) if best else found
    assert best
    cost, number, is_free = best
    return _Place(cost, is_free, _moved(label, (float(places[number, 0]), float(places[number, 1]))))


class _Grounds(NamedTuple):
    """What lies on a board, and which of it counts."""

    tree: STRtree
    counts: np.ndarray

    def met_by(self, grounds: np.ndarray, near: np.ndarray | None = None) -> np.ndarray:
        """Return whether each of `grounds` meets one of these, or is as `near` to one as its number says."""
        which, _ = self._meetings(grounds, near)
        return np.bincount(which, minlength=len(grounds)) > 0

    def shared(self, grounds: np.ndarray) -> np.ndarray:
        """Return how many square units of these lie on each of `grounds`."""
        which, met = self._meetings(grounds)
        both = shapely.intersection(grounds[which], self.tree.geometries[met])
        return np.bincount(which, shapely.area(both), len(grounds)) + 0.0  # which are whole numbers when none meet

    def across(self, grounds: np.ndarray) -> np.ndarray:
        """Return how many units of these, in whole pieces, lie on each of `grounds`."""
        which, met = self._meetings(grounds)
        return np.bincount(which, shapely.length(self.tree.geometries[met]), len(grounds))

    def _meetings(self, grounds: np.ndarray, near: np.ndarray | None = None) -> np.ndarray:
        found: np.ndarray = self.tree.query(grounds, "intersects" if near is None else "dwithin", near)
        return found[:, self.counts[found[1]]]


class _Around:
    """What a new name of a province or a sea has to keep off."""

    def __init__(self, board: BoardMap, of: str) -> None:
        self.things = _all(_things(board.lands, board.seas, board.arrows, board.ornaments))
        self.names = _all(STRtree([thing.ground for thing in overlaps.things_of(board.labels)]))
        self.borders = _all(_borders(board.lands, board.seas))
        self.foreign = _Grounds(
            _lands(board.lands), np.array([land.province != of for land in board.lands], dtype=bool)
        )
        others = np.array([province.id != of for province in board.provinces], dtype=bool)
        self.others = _Grounds(_provinces(board.provinces), others)


def _all(tree: STRtree) -> _Grounds:
    return _Grounds(tree, np.ones(len(tree), dtype=bool))


@cached(1)
def _things(*parts: tuple[overlaps.Part, ...]) -> STRtree:
    return STRtree([thing.ground for each in parts for thing in overlaps.things_of(each)])


@cached(1)
def _borders(*areas: tuple[LandArea, ...] | tuple[SeaArea, ...]) -> STRtree:
    return STRtree(np.concatenate([_border(area.shape) for each in areas for area in each]))


@cached(1)
def _lands(lands: tuple[LandArea, ...]) -> STRtree:
    return STRtree([geometry(land.shape) for land in lands])


@cached(1)
def _provinces(provinces: tuple[Province, ...]) -> STRtree:
    return STRtree([geometry(province.shape) for province in provinces])


def _moved_to(places: np.ndarray, ground: Geometry) -> np.ndarray:
    """The ground around the origin, moved to each place."""
    moved = places[:, None] + shapely.get_coordinates(ground)[None]
    grounds: np.ndarray = shapely.set_coordinates(np.full(len(places), ground), moved.reshape(-1, 2))
    return grounds


def _tried(home: Geometry, aside: float) -> np.ndarray:
    """The places where a name is tried, a row each: row by row, from left to right."""
    left, top, right, bottom = home.buffer(aside, join_style="mitre").bounds
    parts = np.arange(TRIES + 1)
    across, down = left + (right - left) * parts / TRIES, top + (bottom - top) * parts / TRIES
    return shapes.tenths(np.column_stack([np.tile(across, TRIES + 1), np.repeat(down, TRIES + 1)]))


@cached(SHAPES)
def _border(shape: Shape) -> np.ndarray:
    """The border of an area, in short pieces."""
    rings = [shapely.get_coordinates(ring) for ring in shapely.get_parts(geometry(shape).boundary)]
    return np.array([LineString(ring[n : n + PIECE]) for ring in rings for n in range(0, len(ring) - 1, PIECE - 1)])
