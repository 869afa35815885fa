"""Finds, moves and removes what can be grasped on a board: tokens, ships' places, names, arrows and ornaments."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from functools import reduce
from itertools import accumulate, pairwise

import shapely
from msgspec import Struct
from msgspec.structs import replace
from shapely import Geometry, MultiPoint

from indonesia_qt.board.checks.placement_checks import ARROW_END, room
from indonesia_qt.board.draft import Draft, EditError, found, name_of
from indonesia_qt.board.model import STRIP, Arrow, BoardMap, Label, Line, Ornament, OrnamentKind, Point
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit import labels, placement
from indonesia_qt.mapmaking.edit.labels import label_of
from indonesia_qt.mapmaking.edit.linking import with_arrow_line
from indonesia_qt.mapmaking.layout.footprints import TOKEN, disc, of_arrow, of_ornament, of_strip, of_text

STALK = 14.0
"""Map units from a name's upper edge to the grip that turns it."""

CORNERS = range(4)


class TokenGrip(Struct, frozen=True):
    """The token of a land area, or the middle of a sea."""

    area: str


class BerthGrip(Struct, frozen=True):
    """A place for a ship; 0 is the first of its sea."""

    sea: str
    number: int


class FleetGrip(Struct, frozen=True):
    """All places for ships of a sea at once."""

    sea: str


class NameGrip(Struct, frozen=True):
    """The name of a province or sea."""

    of: str


class TurnGrip(Struct, frozen=True):
    """The grip that turns a name: it stands above it."""

    of: str


class StripGrip(Struct, frozen=True):
    """The strip of symbols that goes with the name of a province."""

    of: str


class ArrowGrip(Struct, frozen=True):
    """An end or a bend of an arrow; 0 is its first end. Number 1 of a straight arrow is the bend that it may get."""

    a: str
    b: str
    number: int


class OrnamentGrip(Struct, frozen=True):
    """The compass or the title, or one of its corners (from the upper left one clockwise), which resizes it."""

    what: OrnamentKind
    corner: int | None = None


Grip = TokenGrip | BerthGrip | FleetGrip | NameGrip | TurnGrip | StripGrip | ArrowGrip | OrnamentGrip


def is_there(board: BoardMap, grip: Grip) -> bool:
    """Return whether `board` has what `grip` stands for; the other functions take it for granted."""
    match grip:
        case TokenGrip(area):
            return any(one.id == area for one in board.areas())
        case BerthGrip(of, number):
            return any(one.id == of and number < len(one.berths) for one in board.seas)
        case FleetGrip(of):
            return any(one.id == of and one.berths for one in board.seas)
        case StripGrip(of):
            return any(label.of == of and label.strip for label in board.labels)
        case NameGrip(of) | TurnGrip(of):
            return any(label.of == of for label in board.labels)
        case ArrowGrip(a, b, number):
            return any((one.a, one.b) == (a, b) and number < max(3, len(one.line)) for one in board.arrows)
        case OrnamentGrip(what):
            return any(one.what == what for one in board.ornaments)


def move_step(board: BoardMap, grip: Grip) -> str:
    """Return the name of the step that moves what `grip` stands for; a name is rotated by its turning grip."""
    match grip:
        case TokenGrip(area):
            return tr("Move token of {area}", area=name_of(board, area))
        case BerthGrip(of):
            return tr("Move place for a ship in {sea}", sea=name_of(board, of))
        case FleetGrip(of):
            return tr("Move all places for ships in {sea}", sea=name_of(board, of))
        case StripGrip(of):
            return tr("Move symbols of {place}", place=name_of(board, of))
        case NameGrip(of):
            return tr("Move label of {place}", place=name_of(board, of))
        case TurnGrip(of):
            return tr("Rotate label of {place}", place=name_of(board, of))
        case ArrowGrip(a, b):
            return tr("Move arrow between {a} and {b}", a=name_of(board, a), b=name_of(board, b))
        case OrnamentGrip(what, None):
            return tr("Move compass") if what == "compass" else tr("Move title")
        case OrnamentGrip(what):
            return tr("Resize compass") if what == "compass" else tr("Resize title")


def removal_step(board: BoardMap, grip: Grip) -> str:
    """Return the name of the step that removes what `grip` stands for; "" for what `removed` refuses."""
    match grip:
        case BerthGrip(of):
            return tr("Remove place for a ship in {sea}", sea=name_of(board, of))
        case ArrowGrip(a, b):
            return tr("Straighten arrow between {a} and {b}", a=name_of(board, a), b=name_of(board, b))
        case OrnamentGrip(what):
            return tr("Remove compass") if what == "compass" else tr("Remove title")
    return ""


def place(board: BoardMap, grip: Grip) -> Point:
    """Return where `grip` is."""
    match grip:
        case TokenGrip(area):
            return found(board.areas(), area).token
        case BerthGrip(of, number):
            return found(board.seas, of).berths[number]
        case FleetGrip(of):
            return found(board.seas, of).berths[0]
        case StripGrip(of):
            label = label_of(board, of)
            return label.strip or label.at
        case NameGrip(of):
            return label_of(board, of).at
        case TurnGrip(of):
            return stalk(label_of(board, of))[1]
        case ArrowGrip(a, b, number):
            return _bent_line(board, a, b)[number]
        case OrnamentGrip(what, corner):
            x, y, width, height = _box_of(board, what)
            if corner is None:
                return x + width / 2, y + height / 2
            return x + width * (corner in (1, 2)), y + height * (corner in (2, 3))


def outline(board: BoardMap, grip: Grip) -> Line:
    """Return the ground that it covers, as a closed line."""
    match grip:
        case TokenGrip(area):
            return _ring(disc(place(board, grip), min(TOKEN, found(board.areas(), area).radius)))
        case BerthGrip(of):
            return _ring(disc(place(board, grip), found(board.seas, of).berth_radius))
        case FleetGrip(of):
            fleet = found(board.seas, of)
            return _ring(MultiPoint(fleet.berths).convex_hull.buffer(fleet.berth_radius))
        case StripGrip(of):
            return _ring(of_strip(label_of(board, of)))
        case NameGrip(of) | TurnGrip(of):
            return _ring(of_text(label_of(board, of)))
        case ArrowGrip(a, b):
            return _ring(of_arrow(arrow_of(board, a, b)))
        case OrnamentGrip(what):
            return _ring(of_ornament(Ornament(what, _box_of(board, what))))


def stalk(label: Label) -> Line:
    """Return the line from the upper edge of a name to the grip that turns it."""
    edge, turn = (label.text.count("\n") + 1) * label.size / 2, math.radians(label.angle)
    (x, y), up = label.at, (math.sin(turn), -math.cos(turn))
    return tuple((x + up[0] * far, y + up[1] * far) for far in (edge, edge + STALK))


def arrow_of(board: BoardMap, a: str, b: str) -> Arrow:
    """Return the arrow between two areas that has one."""
    return next(arrow for arrow in board.arrows if (arrow.a, arrow.b) == (a, b))


def _bent_line(board: BoardMap, a: str, b: str) -> Line:
    """Return the line of an arrow with all points that can be dragged: a straight one has a middle, too."""
    line = arrow_of(board, a, b).line
    if len(line) > 2:
        return line
    (x, y), (to_x, to_y) = line
    return line[0], ((x + to_x) / 2, (y + to_y) / 2), line[1]


def _box_of(board: BoardMap, what: str) -> tuple[float, float, float, float]:
    """Return the box of an ornament that is on the board."""
    return next(one.box for one in board.ornaments if one.what == what)


def _ring(ground: Geometry) -> Line:
    return tuple((x, y) for x, y in ground.exterior.coords)


def grip_at(board: BoardMap, point: Point, reach: float, held: Grip | None = None) -> Grip | None:
    """Return what lies uppermost at `point`, or within `reach` map units if it is small; None where there is nothing.

    Something that is `held` shows more grips: a name shows one that turns it, an ornament its corners.
    """
    return next(grips_at(board, point, reach, held), None)


def grips_of(board: BoardMap, areas: Collection[str]) -> Iterator[Grip]:
    """Yield all that can be moved and belongs to these areas or to their provinces; without areas, all on the board."""
    homes = {land.province for land in board.lands if land.id in areas}
    whose = {*areas, *homes} or {*(one.id for one in (*board.areas(), *board.provinces))}
    for area in board.areas():
        if area.id in whose:
            yield TokenGrip(area.id)
    for sea in board.seas:
        if sea.id in whose:
            yield from (BerthGrip(sea.id, number) for number in range(len(sea.berths)))
    for label in board.labels:
        if label.of in whose:
            yield NameGrip(label.of)
            yield from [StripGrip(label.of)] if label.strip else []
    for arrow in board.arrows:
        if not whose.isdisjoint((arrow.a, arrow.b)):
            yield from extras(board, ArrowGrip(arrow.a, arrow.b, 0))
    if not areas:
        yield from (OrnamentGrip(one.what) for one in board.ornaments)


def extras(board: BoardMap, held: Grip | None) -> tuple[Grip, ...]:
    """Return the grips that something shows while it is held, or pointed at."""
    match held:
        case NameGrip(of) | TurnGrip(of):
            return (TurnGrip(of),)
        case OrnamentGrip(what):
            return tuple(OrnamentGrip(what, corner) for corner in CORNERS)
        case ArrowGrip(a, b):
            return tuple(ArrowGrip(a, b, number) for number in range(len(_bent_line(board, a, b))))
    return ()


def grips_at(board: BoardMap, point: Point, reach: float, held: Grip | None = None) -> Iterator[Grip]:
    """Yield all that `grip_at` could return, from the uppermost down."""
    yield from (grip for grip in extras(board, held) if math.dist(point, place(board, grip)) <= reach)
    yield from _on_arrows(board, point, reach)
    for sea in board.seas:
        for number, berth in enumerate(sea.berths):
            if math.dist(point, berth) <= sea.berth_radius:
                yield BerthGrip(sea.id, number)
    yield from _on_names(board, point)
    middle = shapely.Point(point)
    yield from (OrnamentGrip(one.what) for one in board.ornaments if of_ornament(one).contains(middle))
    for area in board.areas():
        if math.dist(point, area.token) <= max(reach, min(area.radius, TOKEN)):
            yield TokenGrip(area.id)


def _on_arrows(board: BoardMap, point: Point, reach: float) -> Iterator[Grip]:
    """Yield the grip nearest to `point` of each arrow that is near at all."""
    for arrow in board.arrows:
        xs, ys = zip(*arrow.line, strict=True)
        if not (min(xs) - reach < point[0] < max(xs) + reach and min(ys) - reach < point[1] < max(ys) + reach):
            continue
        if shapely.LineString(arrow.line).distance(shapely.Point(point)) <= reach:
            line = _bent_line(board, arrow.a, arrow.b)
            yield ArrowGrip(arrow.a, arrow.b, min(range(len(line)), key=lambda n: math.dist(point, line[n])))


def _on_names(board: BoardMap, point: Point) -> Iterator[Grip]:
    middle = shapely.Point(point)
    for label in board.labels:
        if math.dist(point, label.at) < label.size * (len(label.text) + 1) and of_text(label).contains(middle):
            yield NameGrip(label.of)
        elif label.strip and math.dist(point, label.strip) < STRIP[0] and of_strip(label).contains(middle):
            yield StripGrip(label.of)


def moved(draft: Draft, grip: Grip, dx: float, dy: float) -> Draft:
    """Move something by `dx` and `dy` map units. Raises `EditError` when it can't be there."""
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


def moves_with_others(grip: Grip) -> bool:
    """Return whether something can be moved together with other things: not a part of an arrow, nor a corner."""
    match grip:
        case OrnamentGrip(_, corner):
            return corner is None
        case TurnGrip() | ArrowGrip():
            return False
    return True


def each_of(board: BoardMap, held: Sequence[Grip]) -> tuple[Grip, ...]:
    """Return what has to be moved one by one to move all that is held.

    These are the ships of a sea instead of all at once, and no symbols whose name is held, for they go with it.
    """
    things = list[Grip]()
    for grip in held:
        match grip:
            case FleetGrip(of):
                things += [BerthGrip(of, number) for number in range(len(found(board.seas, of).berths))]
            case StripGrip(of) if NameGrip(of) in held:
                pass
            case _:
                things.append(grip)
    return tuple(dict.fromkeys(things))


def moved_together(draft: Draft, held: Sequence[Grip], dx: float, dy: float) -> Draft:
    """Move several things by `dx` and `dy` map units. Raises `EditError` when one of them can't be there."""
    return reduce(lambda draft, grip: moved(draft, grip, dx, dy), each_of(draft.board, held), draft)


def removed_together(draft: Draft, held: Sequence[Grip]) -> Draft:
    """Remove several things. Raises `EditError` when one of them has to stay."""
    last_first = sorted(held, key=lambda grip: -grip.number if isinstance(grip, BerthGrip) else 0)
    return reduce(removed, last_first, draft)


def removed(draft: Draft, grip: Grip) -> Draft:
    """Remove a ship's place, a bend of an arrow, the compass or the title.

    Raises `EditError` for what has to stay.
    """
    board = draft.board
    match grip:
        case BerthGrip(of, number):
            return placement.remove_berth(draft, of, number)
        case ArrowGrip(a, b, number):
            line = arrow_of(draft.board, a, b).line
            if 0 < number < len(line) - 1:
                return replace(draft, board=with_arrow_line(draft.board, a, b, line[:number] + line[number + 1 :]))
            refusal = tr("To remove the arrow, unlink {a} and {b}.", a=name_of(board, a), b=name_of(board, b))
        case OrnamentGrip(what):
            return placement.remove_ornament(draft, what)
        case TokenGrip(area):
            refusal = tr("The token of {area} can’t be removed; every area needs one.", area=name_of(board, area))
        case FleetGrip(of):
            refusal = tr("{sea} needs at least one place for a ship.", sea=name_of(board, of))
        case StripGrip(of):
            refusal = tr("The symbols of {place} belong to its label and can’t be removed.", place=name_of(board, of))
        case NameGrip(of) | TurnGrip(of):
            refusal = tr("To hide the label, right-click {place} in the “Areas” panel.", place=name_of(board, of))
    raise EditError(refusal)


def _arrow_bent(draft: Draft, grip: ArrowGrip, dx: float, dy: float) -> Draft:
    line, number = _bent_line(draft.board, grip.a, grip.b), grip.number
    bent = tuple(_away(point, share * dx, share * dy) for point, share in zip(line, _shares(line, number), strict=True))
    if number in (0, len(bent) - 1) and len(arrow_of(draft.board, grip.a, grip.b).line) == 2:
        bent = (bent[0], bent[-1])  # it stays straight
    for area, end in ((grip.a, bent[0]), (grip.b, bent[-1])):
        if room(found(draft.board.lands, area).shape, end) < -ARROW_END:
            raise EditError(tr("The arrow has to end at {area}.", area=name_of(draft.board, area)))
    return replace(draft, board=with_arrow_line(draft.board, grip.a, grip.b, bent))


def _shares(line: Line, number: int) -> list[float]:
    """Return how far each point of an arrow moves along when one is dragged: the farther from that, the less.

    From a bend on, the line bulges as a bow does; behind an end it is stretched.
    """
    along = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(line))]
    here, last = along[number], along[-1]
    near = [at / here if at < here else (last - at) / (last - here) if at > here else 1.0 for at in along]
    is_end = number in (0, len(line) - 1)
    return near if is_end else [share * (2 - share) for share in near]


def _ornament_placed(draft: Draft, grip: OrnamentGrip, dx: float, dy: float) -> Draft:
    left, top, width, height = _box_of(draft.board, grip.what)
    if grip.corner is None:
        return placement.place_ornament(draft, grip.what, (left + dx, top + dy, width, height))
    if grip.corner in (0, 3):
        left, dx = left + dx, -dx
    if grip.corner in (0, 1):
        top, dy = top + dy, -dy
    return placement.place_ornament(draft, grip.what, (left, top, width + dx, height + dy))


def _away(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy
