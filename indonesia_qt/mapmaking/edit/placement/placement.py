"""Where things stand on a board: tokens, ships' places, the compass and the title."""

from __future__ import annotations

import math
from typing import Literal

from indonesia_qt.board.checks.placement_checks import room
from indonesia_qt.board.checks.shape_checks import SLACK
from indonesia_qt.board.model import BoardMap, LandArea, Ornament, Point, SeaArea, Shape
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.immutable_update import each, name_of, place, sea, updated, with_place

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
SMALLEST_RADIUS = 1.0
"""Map units: a smaller circle holds no token."""
SMALLEST_BOX = 20.0
"""Map units: a smaller ornament can't be seen."""


def move_token(draft: Draft, area: str, at: Point) -> Draft:
    """The draft with the token of a land area, or the middle of a sea, somewhere else; its circle is as large as fits.

    Raises `EditError` when the place lies outside the area.
    """
    board, of = draft.board, place(draft.board, area)
    if not isinstance(of, LandArea | SeaArea):
        raise EditError(tr("{name} has no token.", name=of.name))
    at = tenths(at)
    radius = radius_at(of.shape, at)
    if radius <= 0:
        raise EditError(tr("The token of {area} has to stay inside it.", area=name_of(board, area)))
    return updated(draft, board=with_place(board, updated(of, token=at, radius=radius)))


def resize_token(draft: Draft, area: str, radius: float) -> Draft:
    """The draft on which the circle for the token of a land area, or in the middle of a sea, has another radius.

    Raises `EditError` when the circle would be tiny, or reach beyond the area.
    """
    board, of = draft.board, place(draft.board, area)
    if not isinstance(of, LandArea | SeaArea):
        raise EditError(tr("{name} has no token.", name=of.name))
    radius, most = round(radius, 1), radius_at(of.shape, of.token)
    if not SMALLEST_RADIUS <= radius <= most:
        raise EditError(
            tr(
                "The radius in {area} is from {least} to {most}: the circle has to stay inside it.",
                area=name_of(board, area),
                least=f"{SMALLEST_RADIUS:g}",
                most=f"{most:g}",
            )
        )
    return updated(draft, board=with_place(board, updated(of, radius=radius)))


def add_berth(draft: Draft, id: str, at: Point) -> Draft:
    """The draft with one more place for a ship in a sea, the last. Raises `EditError` when it doesn't fit there."""
    of = sea(draft.board, id)
    return _with_berths(draft, of, (*of.berths, _fitting(of, at)))


def move_berth(draft: Draft, id: str, number: int, at: Point) -> Draft:
    """The draft with one of the places for ships in a sea (0 is the first) somewhere else.

    Raises `EditError` when it doesn't fit there.
    """
    of = sea(draft.board, id)
    fitting = _fitting(of, at)
    return _with_berths(draft, of, tuple(fitting if n == number else berth for n, berth in enumerate(of.berths)))


def move_berths(draft: Draft, id: str, dx: float, dy: float) -> Draft:
    """The draft with all places for ships in a sea so many map units away from where they are.

    Raises `EditError` when one of them doesn't fit there.
    """
    of = sea(draft.board, id)
    return _with_berths(draft, of, tuple(_fitting(of, (x + dx, y + dy)) for x, y in of.berths))


def remove_berth(draft: Draft, id: str, number: int) -> Draft:
    """The draft without one of the places for ships in a sea. Raises `EditError` when it is the only one."""
    of = sea(draft.board, id)
    if len(of.berths) == 1:
        raise EditError(tr("{sea} needs at least one place for a ship.", sea=of.name))
    return _with_berths(draft, of, tuple(berth for n, berth in enumerate(of.berths) if n != number))


def place_ornament(draft: Draft, what: Literal["compass", "title"], box: Box) -> Draft:
    """The draft with the compass or the title in this box; one that the board lacks is added.

    Raises `EditError` when the box is tiny or reaches beyond the canvas.
    """
    board = draft.board
    left, top, width, height = (round(length, 1) for length in box)
    if min(width, height) < SMALLEST_BOX:
        raise EditError(tr("The box is too small: its sides have to be {least} units long.", least=f"{SMALLEST_BOX:g}"))
    if left < 0 or top < 0 or left + width > board.width or top + height > board.height:
        raise EditError(tr("The box has to lie on the canvas."))
    placed = Ornament(what, (left, top, width, height))
    if all(ornament.what != what for ornament in board.ornaments):
        return updated(draft, board=updated(board, ornaments=(*board.ornaments, placed)))
    ornaments = each(board.ornaments, lambda old: updated(old, box=placed.box) if old.what == what else old)
    return updated(draft, board=updated(board, ornaments=ornaments))


def remove_ornament(draft: Draft, what: Literal["compass", "title"]) -> Draft:
    """The draft without the compass or the title."""
    kept = tuple(ornament for ornament in draft.board.ornaments if ornament.what != what)
    return updated(draft, board=updated(draft.board, ornaments=kept))


def tenths(point: Point) -> Point:
    """The place as a map file keeps it."""
    return round(point[0], 1), round(point[1], 1)


def on_canvas(board: BoardMap, point: Point) -> bool:
    """Whether a place lies on the canvas."""
    return 0 <= point[0] <= board.width and 0 <= point[1] <= board.height


def radius_at(shape: Shape, at: Point) -> float:
    """The radius, in whole tenths, of the largest circle around a place that stays inside; below 0 for one outside."""
    return math.floor(room(shape, at) * 10) / 10


def _with_berths(draft: Draft, of: SeaArea, berths: tuple[Point, ...]) -> Draft:
    return updated(draft, board=with_place(draft.board, updated(of, berths=berths)))


def _fitting(of: SeaArea, at: Point) -> Point:
    at = tenths(at)
    if room(of.shape, at) < of.berth_radius - SLACK:
        raise EditError(tr("There is no room for a ship: it would reach over the border of {sea}.", sea=of.name))
    return at
