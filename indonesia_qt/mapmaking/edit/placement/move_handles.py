"""Moves what has been taken hold of, and takes it away."""

from __future__ import annotations

import math
from itertools import accumulate, pairwise

from msgspec.structs import replace

from indonesia_qt.board.checks.placement_checks import ARROW_END, room
from indonesia_qt.board.model import Line, Point
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.immutable_update import land, name_of
from indonesia_qt.mapmaking.edit.placement import labels, placement
from indonesia_qt.mapmaking.edit.placement.arrows import with_arrow_line
from indonesia_qt.mapmaking.edit.placement.handles import (
    ArrowGrip,
    BerthGrip,
    FleetGrip,
    Grip,
    NameGrip,
    OrnamentGrip,
    StripGrip,
    TokenGrip,
    TurnGrip,
    arrow_of,
    bent_line,
    box_of,
    called,
    place,
)


def moved(draft: Draft, grip: Grip, dx: float, dy: float) -> Draft:
    """The draft with something so many map units away from where it is. Raises `EditError` when it can't be there."""
    goal = _away(place(draft.board, grip), dx, dy)
    match grip:
        case TokenGrip(area):
            return placement.move_token(draft, area, goal)
        case BerthGrip(of, number):
            return placement.move_berth(draft, of, number, goal)
        case FleetGrip(of):
            return placement.move_berths(draft, of, dx, dy)
        case StripGrip(of):
            return labels.move_strip(draft, of, goal)
        case NameGrip(of):
            return labels.move_label(draft, of, goal)
        case TurnGrip(of):
            x, y = place(draft.board, NameGrip(of))
            return labels.turn_label(draft, of, math.degrees(math.atan2(goal[0] - x, y - goal[1])))
        case ArrowGrip():
            return _arrow_bent(draft, grip, dx, dy)
        case OrnamentGrip():
            return _ornament_placed(draft, grip, dx, dy)


def removed(draft: Draft, grip: Grip) -> Draft:
    """The draft without a ship's place, a bend of an arrow, the compass or the title.

    Raises `EditError` for what has to stay.
    """
    match grip:
        case BerthGrip(of, number):
            return placement.remove_berth(draft, of, number)
        case ArrowGrip(a, b, number):
            line = arrow_of(draft.board, a, b).line
            if 0 < number < len(line) - 1:
                return replace(draft, board=with_arrow_line(draft.board, a, b, line[:number] + line[number + 1 :]))
        case OrnamentGrip(what):
            return placement.remove_ornament(draft, what)
    raise EditError(tr("This can't be removed: {thing}.", thing=called(draft.board, grip)))


def _arrow_bent(draft: Draft, grip: ArrowGrip, dx: float, dy: float) -> Draft:
    line, number = bent_line(draft.board, grip.a, grip.b), grip.number
    bent = tuple(_away(point, share * dx, share * dy) for point, share in zip(line, _shares(line, number), strict=True))
    if number in (0, len(bent) - 1) and len(arrow_of(draft.board, grip.a, grip.b).line) == 2:
        bent = (bent[0], bent[-1])  # it stays straight
    for area, end in ((grip.a, bent[0]), (grip.b, bent[-1])):
        if room(land(draft.board, area).shape, end) < -ARROW_END:
            raise EditError(tr("The arrow has to end at {area}.", area=name_of(draft.board, area)))
    return replace(draft, board=with_arrow_line(draft.board, grip.a, grip.b, bent))


def _shares(line: Line, number: int) -> list[float]:
    """How far each point of an arrow goes along when one is dragged: the farther from that, the less.

    From a bend on, the line bulges as a bow does; behind an end it is stretched.
    """
    along = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(line))]
    here, last = along[number], along[-1]
    near = [at / here if at < here else (last - at) / (last - here) if at > here else 1.0 for at in along]
    is_end = number in (0, len(line) - 1)
    return near if is_end else [share * (2 - share) for share in near]


def _ornament_placed(draft: Draft, grip: OrnamentGrip, dx: float, dy: float) -> Draft:
    left, top, width, height = box_of(draft.board, grip.what)
    if grip.corner is None:
        return placement.place_ornament(draft, grip.what, (left + dx, top + dy, width, height))
    if grip.corner in (0, 3):
        left, dx = left + dx, -dx
    if grip.corner in (0, 1):
        top, dy = top + dy, -dy
    return placement.place_ornament(draft, grip.what, (left, top, width + dx, height + dy))


def _away(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy
