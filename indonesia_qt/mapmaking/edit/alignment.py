"""Lines up what stands on a board: one thing with others and a grid while it is dragged, several by a command."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from heapq import nsmallest
from typing import NamedTuple

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import BoardMap, Line, Point
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit import grips
from indonesia_qt.mapmaking.edit.grips import (
    BerthGrip,
    FleetGrip,
    Grip,
    NameGrip,
    StripGrip,
    TokenGrip,
    each_of,
)

NEAREST = 5
"""A thing is lined up with so many others, those that are nearest to it."""


class Snapping(NamedTuple):
    """How near a thing has to come to a line to snap to it, and the lines that there are besides those of others."""

    reach: float
    """In map units."""
    grid: float = 0.0
    """Map units between the lines of the grid; 0 without one."""


class Snap(NamedTuple):
    """The way that a thing goes when it snaps."""

    by: Point
    guides: tuple[Line, ...] = ()
    """Lines to the thing from those with which it is lined up then."""


def snapped(draft: Draft, held: Sequence[Grip], grasped: Grip, by: Point, snapping: Snapping) -> Snap:
    """Line `grasped`, which is one of those `held`, up when all are moved by about `by`.

    Across and down it comes to the nearest other thing of its kind with which it is almost lined up, or else to the
    grid. Where the things can't be there, and for parts of arrows and grips that turn or resize, the way stays the
    same.
    """
    if not grips.moves_with_others(grasped):
        return Snap(by)
    board, start = draft.board, grips.place(draft.board, grasped)
    goal = start[0] + by[0], start[1] + by[1]
    moved = {grips.place(board, grip) for grip in each_of(board, held)}
    others = (other for other in _fellows(board, grasped) if other not in moved)
    near = nsmallest(NEAREST, others, key=partial(math.dist, goal))
    across, down = (
        next((other for other in near if abs(other[axis] - goal[axis]) <= snapping.reach), None) for axis in (0, 1)
    )
    x = across[0] if across else _on_grid(goal[0], snapping)
    y = down[1] if down else _on_grid(goal[1], snapping)
    way = x - start[0], y - start[1]
    try:
        grips.moved_together(draft, held, *way)
    except EditError:
        return Snap(by)
    return Snap(way, tuple((other, (x, y)) for other in (across, down) if other))


def _fellows(board: BoardMap, grip: Grip) -> Iterator[Point]:
    """Yield the places of what is of the same kind as what `grip` stands for, which may be among them."""
    match grip:
        case TokenGrip():
            yield from (area.token for area in board.areas())
        case BerthGrip(of) | FleetGrip(of):
            yield from (berth for sea in board.seas if sea.id == of for berth in sea.berths)
        case NameGrip():
            yield from (label.at for label in board.labels)
        case StripGrip(of):
            yield from (label.strip for label in board.labels if label.strip)
            yield grips.place(board, NameGrip(of))


def _on_grid(coordinate: float, snapping: Snapping) -> float:
    if not snapping.grid:
        return coordinate
    line = round(coordinate / snapping.grid) * snapping.grid
    return line if abs(line - coordinate) <= snapping.reach else coordinate


def aligned(draft: Draft, held: Sequence[Grip], *, in_row: bool) -> Draft:
    """Put several things in a row, as high as the first of them, or else in a column below it.

    Raises `EditError` when there are fewer than two, or one of them can't be there.
    """
    things = _several(draft.board, held, 2)
    axis = 1 if in_row else 0
    return _put(draft, things, axis, [grips.place(draft.board, things[0])[axis]] * len(things))


def spaced(draft: Draft, held: Sequence[Grip], *, across: bool) -> Draft:
    """Space several things evenly, across or else down; those at both ends stay.

    Raises `EditError` when there are fewer than three, or one of them can't be there.
    """
    axis = 0 if across else 1
    things = sorted(_several(draft.board, held, 3), key=lambda grip: grips.place(draft.board, grip)[axis])
    first, last = (grips.place(draft.board, things[at])[axis] for at in (0, -1))
    step = (last - first) / (len(things) - 1)
    return _put(draft, things, axis, [first + step * number for number in range(len(things))])


def _several(board: BoardMap, held: Sequence[Grip], least: int) -> tuple[Grip, ...]:
    things = each_of(board, held)
    if len(things) < least:
        raise EditError(
            tr(
                "This needs at least {n} labels, tokens or ships. Select several with Ctrl+click in “Move labels and "
                "tokens”.",
                n=least,
            )
        )
    return things


def _put(draft: Draft, things: Sequence[Grip], axis: int, goals: Sequence[float]) -> Draft:
    for grip, goal in zip(things, goals, strict=True):
        way = goal - grips.place(draft.board, grip)[axis]
        if way:
            draft = grips.moved(draft, grip, *((way, 0.0) if axis == 0 else (0.0, way)))
    return draft
