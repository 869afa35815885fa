"""Where pieces lie on a board that is shown small: there they have a size in pixels, and so take more of the board.

What has no place of its own lies where it covers least of pieces and names.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeVar

from msgspec import Struct

from indonesia_qt.board.model import Point
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import Look, NameLook, NoteLook

Box = tuple[float, float, float, float]
"""The left, upper, right and lower edge, in map units."""

LEAST_UNITS, MOST_UNITS = 1.95, 2.9
"""The map units that a pixel has at least, so that pieces grow with a larger board, and at most, so that neighbours
have room."""
ASIDE = 6.5
"""Pixels by which a fleet may lie aside from a berth, once or twice."""
OUT = 0.0, 6.0, 14.0, 24.0, 36.0, 48.0
"""Pixels between what lies at a token and what stands near it, and how many more are tried where there is no room."""
SLIDES = 5
"""In so many steps each way from the middle such a thing is moved along a side."""
NEXT = 22.0
"""Pixels that a number of an area stands away from its token at most, if there is room; a name may be longer."""
AWAY, ASKEW, FORM = 1.5, 1.0, 6.0
"""How many square pixels of a piece a pixel between the two is worth, one of their middles, and another form."""
GAPS = 0.0, 4.0, 10.0, 18.0, 28.0, 40.0
"""Pixels between a name and the row beside it that are tried."""
ONTO, COVERS_OWN = 6.0, 1.0
"""Pixels by which the tag of a zone lies on one of its own pieces where there is no room beside them, and how bad it
is to cover a square pixel of those."""
TIED, TOUCHES = 30.0, 30.0
"""Pixels between their middles from which a tail ties them, and how bad it may be to touch something else."""
ROOT, NECK = 5.0, 3.0
"""Pixels from the edge of a piece at which its tail begins within it, and how much of the tail is seen at least."""
COVERS_PIECE, COVERS_NAME, COVERS_EDGE, COVERS_TAG = 4.0, 3.0, 8.0, 12.0
"""How bad it is to cover a square pixel of a piece, of a name, of what is beyond the board, or of what stands near a
piece, which is small."""
BESIDE_NAME, CLOSE_TO_NAME = 3.0, 6.0
"""Pixels on each side of a name that what stands near a piece leaves free, and how bad it is to cover a square one."""
BESIDE_TAG = 8.0
"""Pixels on each side of a tag that the names of areas leave free."""
COVERS_CHOICE = 0.8
"""How bad it is to cover a square pixel of an area that can be chosen: less than to cover a piece."""
LONG_TAIL, LONG, CROSSES_NAME = 14.0, 6.0, 4.0
"""Pixels from which a tail is long, how bad each of those is, and how many times worse it is for a tail to cross a name
than for a piece to cover it."""
TAIL_STEP = 4.0
"""Pixels between the places where that is looked up, and the side of the square there."""
FAR, OFF_BERTH = 0.6, 13.0
"""How many such square pixels it is worth to lie a pixel nearer to the middle of several areas, or at a berth."""
CELL = 64.0
"""Map units of a cell in which boxes are looked up."""

_Form = TypeVar("_Form", bound=Look)


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes have more than an edge in common.

    >>> overlap((0, 0, 2, 2), (1, 1, 3, 3)), overlap((0, 0, 2, 2), (2, 0, 4, 2))
    (True, False)
    """
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def shifted(box: Box, by: Point) -> Box:
    """Return a box moved by so much."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def common(one: Box, other: Box) -> float:
    """Return the size of what two boxes have in common.

    >>> common((0, 0, 2, 2), (1, 1, 3, 3)), common((0, 0, 2, 2), (2, 0, 4, 2))
    (1, 0)
    """
    across, down = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return max(0, across) * max(0, down)


def nearest(point: Point, box: Box) -> Point:
    """Return the point of a box that is nearest to another."""
    return min(max(point[0], box[0]), box[2]), min(max(point[1], box[1]), box[3])


class NameRoom(Struct, frozen=True):
    """The boxes that hold the name of a province or a sea; `as_drawn` if it stands as the board has it.

    Those of `leader` hold the line from a name that stands elsewhere to what it names.
    """

    of: str
    boxes: tuple[Box, ...]
    as_drawn: bool = False
    leader: tuple[Box, ...] = ()


class SmallBoard(Struct, frozen=True):
    """A board that is shown small: the map units of a pixel at 100 %, and where its names stand."""

    pixel: float
    names: tuple[NameRoom, ...] = ()


class Room:
    """What is taken on a small board of a size; `box_of` gives the room of a piece or a text around the origin."""

    def __init__(self, small: SmallBoard, size: Point, box_of: Callable[[Look], Box]) -> None:
        self._pixel, self._size, self._box_of = small.pixel, size, box_of
        self._taken, self._names, self._kept = _Boxes(), _Boxes(), _Boxes()
        self._at: dict[Point, Box] = {}
        aside = BESIDE_NAME * small.pixel
        for name in small.names:
            for box in name.boxes + name.leader:
                self._taken.add(box, COVERS_NAME)
            for left, top, right, bottom in name.boxes:
                self._names.add((left, top, right, bottom), COVERS_NAME)
                self._kept.add((left - aside, top - aside, right + aside, bottom + aside), CLOSE_TO_NAME)

    def take(self, piece: Look, at: Point) -> None:
        """Note that a piece or a text lies at a point."""
        self._at[at] = self._box_of(piece)
        self._taken.add(shifted(self._at[at], at), COVERS_PIECE, at)

    def keep_off(self, token: Point, boxes: Iterable[Box]) -> None:
        """Note that the area of a token can be chosen: what stands near the tokens of others keeps off its boxes."""
        for box in boxes:
            self._kept.add(box, COVERS_CHOICE, token)

    def leave_beside(self, tag: Piece, at: Point) -> None:
        """Note that names keep off both sides of a tag at a point: a letter before a name would be read with it."""
        left, top, right, bottom = shifted(self._box_of(tag), at)
        aside = BESIDE_TAG * self._pixel
        self._kept.add((left - aside, top, right + aside, bottom), CLOSE_TO_NAME)

    def moor(self, fleets: Sequence[Look], berths: Sequence[Point]) -> list[Point]:
        """Return where the fleets of a sea lie, at berths or next to them, and note that they lie there.

        All are placed together: rather than that one covers another, the first lies where it would cover more alone.
        """
        aside = ASIDE * self._pixel
        steps = sorted(product((0, -1, 1, -2, 2), repeat=2), key=lambda step: abs(step[0]) + abs(step[1]))
        near = [
            ((x + along * aside, y + down * aside), OFF_BERTH * (abs(along) + abs(down)))
            for along, down in steps
            for x, y in berths
        ]

        def covered(there: Box) -> float:
            return self._cost(there) + CROSSES_NAME * self._names.cost(there) / self._pixel**2

        choices: list[list[tuple[float, int, Box]]] = []
        for box in map(self._box_of, fleets):
            lying = (shifted(box, at) for at, _ in near)
            choices.append(sorted((near[n][1] + covered(there), n, there) for n, there in enumerate(lying)))
        least, best = math.inf, list[tuple[float, int, Box]]()
        # Each with the choices made before it; those that cost more than the best found so far lead nowhere.
        waiting: list[tuple[float, list[tuple[float, int, Box]]]] = [(0.0, [])]
        while waiting:
            cost, made = waiting.pop()
            if cost >= least:
                continue
            if len(made) == len(choices):
                least, best = cost, made
                continue
            further = []
            for choice in choices[len(made)]:
                if cost + choice[0] >= least:
                    break
                hidden = sum(common(choice[2], other) for *_, other in made) / self._pixel**2
                further.append((cost + choice[0] + COVERS_TAG * hidden, [*made, choice]))
            waiting += sorted(further, key=lambda one: (one[0], one[1][-1][1]), reverse=True)
        for _, _, there in best:
            self._taken.add(there, COVERS_TAG)
        return [near[n][0] for _, n, _ in best]

    def put_near(
        self,
        forms: Sequence[_Form],
        tokens: Sequence[Point],
        *,
        within: float,
        covering: bool,
        points: bool = False,
        strange: Sequence[Point] = (),
    ) -> tuple[_Form, Point, tuple[Point, Point] | None] | None:
        """Return how and where a piece stands near what lies at one of several tokens, and the ends of its tail.

        It has a tail from a point in it to the token if it is far from that, or in any case if it `points`, unless the
        tail would cross a name. Note that it stands there. The first of its forms is the best. It is None if there is
        no room `within` so many pixels between their middles, or none without `covering` anything; what doesn't point
        rather covers the edge of what lies at its own tokens then. It is never nearer to a `strange` token.
        """
        onto = covering and not points
        boxes = tuple(self._box_of(form) for form in forms)
        middle = sum(x for x, _ in tokens) / len(tokens), sum(y for _, y in tokens) / len(tokens)
        best, least, reach = None, math.inf, within * self._pixel
        for token in sorted(tokens, key=lambda token: math.dist(token, middle)):
            home = self._at.get(token, (0.0, 0.0, 0.0, 0.0))
            least_gap = NECK if points else -ONTO if onto else 0.0
            for distance, number, (along, down) in _near(home, boxes, self._pixel, least_gap):
                if distance >= least:
                    break
                at = token[0] + along, token[1] + down
                cost = distance + FAR * math.dist(at, middle) / self._pixel
                away = math.hypot(along, down)
                if cost < least and away <= reach:
                    most = least - cost if covering else min(least - cost, TOUCHES)
                    box, own = shifted(boxes[number], at), tokens if onto else ()
                    covered = self._cost_near(box, token, tokens, most, own, points=points)
                    if covered < most and all(math.dist(at, other) > away for other in strange):
                        best, least = (number, at, token), cost + covered
        if best is None:
            return None
        number, at, token = best
        box = shifted(boxes[number], at)
        self._taken.add(box, COVERS_TAG)
        if not points and math.dist(token, at) <= TIED * self._pixel:
            return forms[number], at, None
        root = self._root(box, token)
        crosses = any(self._names.cost(square) for square in self._tail(root, token))
        return forms[number], at, None if crosses else (root, token)

    def _cost_near(
        self, box: Box, token: Point, tokens: Collection[Point], most: float, own: Collection[Point], *, points: bool
    ) -> float:
        """How bad it is to stand near a token, with the tail; at least `most` if it is worse than that.

        What lies at `own` tokens is covered more easily.
        """
        cost = self._cost(box, most, own)
        for there in own:
            if home := self._at.get(there):
                cost += COVERS_OWN * common(box, shifted(home, there)) / self._pixel**2
        if cost < most:
            cost += self._kept.cost(box, but=tokens) / self._pixel**2
        middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        if cost < most and (points or math.dist(middle, token) > TIED * self._pixel):
            root = self._root(box, token)
            cost += LONG * max(0.0, self._seen(root, token) / self._pixel - LONG_TAIL)
            for square in self._tail(root, token):
                cost += self._cost(square) + CROSSES_NAME * self._names.cost(square) / self._pixel**2
        return cost

    def _root(self, box: Box, token: Point) -> Point:
        """Where the tail from a box to a token begins."""
        edge = ROOT * self._pixel
        return nearest(token, (box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge))

    def _seen(self, root: Point, token: Point) -> float:
        """How much is seen of a tail outside what lies at the token."""
        home = self._at.get(token)
        end = nearest(root, shifted(home, token)) if home else token
        return math.dist(root, end) - ROOT * self._pixel

    def _tail(self, root: Point, token: Point) -> Iterator[Box]:
        """Small squares along what is seen of a tail."""
        whole, half = math.dist(root, token), TAIL_STEP / 2 * self._pixel
        seen, step = self._seen(root, token), TAIL_STEP * self._pixel
        for n in range(int(seen // step)):
            share = (ROOT * self._pixel + half + n * step) / whole
            x, y = root[0] + (token[0] - root[0]) * share, root[1] + (token[1] - root[1]) * share
            yield x - half, y - half, x + half, y + half

    def is_taken(self, point: Point) -> bool:
        """Return whether something lies at a point."""
        return point in self._at

    def put_name(self, name: NameLook, token: Point, others: Sequence[Point]) -> Point | None:
        """Return where the name of an area stands, and note that: at its token, or near what lies there.

        It is None if there is no room nearer to it than to all `others`.
        """
        if not self.is_taken(token) and not self._cost(shifted(self._box_of(name), token)):
            self.take(name, token)
            return token
        left, top, right, bottom = self._box_of(name)
        longer = max(0.0, (right - left - bottom + top) / 2 / self._pixel)
        near = self.put_near([name], [token], within=NEXT + longer, covering=False, strange=others)
        return near[1] if near else None

    def put_note(self, note: NoteLook, at: Point, token: Point, others: Sequence[Point]) -> Point:
        """Return where a note stands: at a point, or where it covers less near a token, nearer to it than to others.

        Note that it stands there.
        """
        box = shifted(self._box_of(note), at)
        near = None
        if self._cost(box):
            near = self.put_near([note], [token], within=TIED, covering=True, strange=others)
        else:
            self._taken.add(box, COVERS_TAG)
        return near[1] if near else at

    def put_in_row(self, pieces: Sequence[Piece], homes: Sequence[Box]) -> list[Point]:
        """Return where pieces lie side by side next to one of some boxes, and note that they lie there."""
        boxes = [self._box_of(piece) for piece in pieces]
        width = sum(right - left for left, _, right, _ in boxes)
        high = max(bottom - top for _, top, _, bottom in boxes)
        whole = -width / 2, -high / 2, width / 2, high / 2
        places = ((gap, at) for gap in GAPS for box in homes for at in _next_to(box, width, high, gap * self._pixel))
        best = math.inf, (0.0, 0.0)
        for gap, at in places:
            box = shifted(whole, at)
            if gap < best[0] and (cost := gap + self._cost(box, best[0] - gap)) < best[0]:
                cost += CROSSES_NAME * self._names.cost(box) / self._pixel**2
                best = min(best, (cost, at), key=lambda one: one[0])
        x, y = best[1]
        found: list[Point] = []
        x -= width / 2
        for piece, (left, top, right, bottom) in zip(pieces, boxes, strict=True):
            found.append((x - left, y - (top + bottom) / 2))
            self.take(piece, found[-1])
            x += right - left
        return found

    def _cost(self, box: Box, most: float = math.inf, but: Collection[Point] = ()) -> float:
        """How bad it is to cover a box, in square pixels, without what lies at some tokens.

        It is at least `most` if it is worse than that.
        """
        left, top, right, bottom = box
        width, height = right - left, bottom - top
        outside = width * height - max(0.0, min(right, self._size[0]) - max(left, 0.0)) * max(
            0.0, min(bottom, self._size[1]) - max(top, 0.0)
        )
        beyond = COVERS_EDGE * outside
        return (beyond + self._taken.cost(box, most * self._pixel**2 - beyond, but)) / self._pixel**2


class _Boxes:
    """Boxes, found by the cells in which they lie, each with how bad it is to cover a square map unit of it."""

    def __init__(self) -> None:
        self._in: dict[tuple[int, int], list[tuple[Box, float, Point | None]]] = defaultdict(list)

    def add(self, box: Box, weight: float, token: Point | None = None) -> None:
        """Add a box, which may be that of an area with a token."""
        for cell in _cells(box):
            self._in[cell].append((box, weight, token))

    def cost(self, box: Box, most: float = math.inf, but: Collection[Point] = ()) -> float:
        """Return how bad it is to cover a box, without what some tokens have.

        It is at least `most` if it is worse than that.
        """
        left, top, right, bottom = box
        covered = 0.0
        for other, weight, token in {one for cell in _cells(box) for one in self._in.get(cell, ())}:
            across = min(right, other[2]) - max(left, other[0])
            down = min(bottom, other[3]) - max(top, other[1])
            if across > 0 and down > 0 and (token is None or token not in but):
                covered += weight * across * down
                if covered >= most:
                    break
        return covered


@lru_cache(maxsize=64)
def _near(home: Box, boxes: tuple[Box, ...], pixel: float, least: float) -> list[tuple[float, int, Point]]:
    """Where each of some boxes can stand around another, at `least` so many pixels from it.

    Each comes with what that costs and the number of the box.
    """
    found: list[tuple[float, int, Point]] = []
    for (number, (left, top, right, bottom)), out in product(enumerate(boxes), OUT):
        gap = (least + out) * pixel
        outer = home[0] - gap - right, home[1] - gap - bottom, home[2] + gap - left, home[3] + gap - top
        middle = (outer[0] + outer[2]) / 2, (outer[1] + outer[3]) / 2
        for step in range(-SLIDES, SLIDES + 1):
            x = middle[0] + step / SLIDES * (outer[2] - middle[0])
            y = middle[1] + step / SLIDES * (outer[3] - middle[1])
            for at in ((x, outer[1]), (x, outer[3]), (outer[0], y), (outer[2], y)):
                cost = AWAY * out + ASKEW * math.hypot(*at) / pixel + FORM * number
                found.append((cost, number, at))
    return sorted(found)


def _next_to(box: Box, width: float, high: float, gap: float) -> Iterator[Point]:
    """The middles of something of a size below, above and beside a box, with a gap between."""
    left, top, right, bottom = box
    for y in (bottom + gap + high / 2, top - gap - high / 2):
        for x in ((left + right) / 2, left + width / 2, right - width / 2, right, left):
            yield x, y
    for x in (right + gap + width / 2, left - gap - width / 2):
        for y in ((top + bottom) / 2, bottom, top):
            yield x, y


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    left, top, right, bottom = (int(edge // CELL) for edge in box)
    return product(range(left, right + 1), range(top, bottom + 1))
