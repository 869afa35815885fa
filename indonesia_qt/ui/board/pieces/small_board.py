"""Where pieces lie on a board that is shown small: there they have a size in pixels, and so take more of the board.

What has no place of its own lies where it covers least of pieces and names.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeVar

from msgspec import Struct

from indonesia_qt.board.model import Point
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import Look, NameLook

Box = tuple[float, float, float, float]
"""The left, upper, right and lower edge, in map units."""

MOST_UNITS = 2.9
"""The map units that a pixel has at most, so that neighbours have room."""
ASIDE = 12.0
"""Pixels that a fleet may lie aside from a berth."""
OUT = 0.0, 6.0, 14.0, 24.0, 36.0, 48.0
"""Pixels between what lies at a token and what stands near it, and how many more are tried where there is no room."""
SLIDES = 3
"""In so many steps each way from the middle such a thing is moved along a side."""
NEXT = 22.0
"""Pixels that a number of an area stands away from its token at most, if there is room; a name may be longer."""
AWAY, ASKEW, FORM = 1.5, 1.0, 6.0
"""How many square pixels of a piece a pixel between the two is worth, one of their middles, and another form."""
TIED, TOUCHES = 30.0, 30.0
"""Pixels between their middles from which a tail ties them, and how bad it may be to touch something else."""
ROOT, NECK = 5.0, 3.0
"""Pixels from the edge of a piece at which its tail begins within it, and how much of the tail is seen at least."""
COVERS_PIECE, COVERS_NAME, COVERS_EDGE, COVERS_TAG = 4.0, 3.0, 8.0, 12.0
"""How bad it is to cover a square pixel of a piece, of a name, of what is beyond the board, or of what stands near a
piece, which is small."""
FAR, OFF_BERTH = 0.6, 24.0
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
        self._taken: dict[tuple[int, int], list[tuple[Box, float]]] = defaultdict(list)
        self._at: dict[Point, Box] = {}
        for name in small.names:
            for box in name.boxes + name.leader:
                self._take(box, COVERS_NAME)

    def take(self, piece: Look, at: Point) -> None:
        """Note that a piece or a text lies at a point."""
        self._at[at] = self._box_of(piece)
        self._take(shifted(self._at[at], at), COVERS_PIECE)

    def moor(self, fleet: Piece, berths: Sequence[Point]) -> Point:
        """Return where a fleet lies, at a berth or next to one, and note that it lies there."""
        aside = ASIDE * self._pixel
        steps = sorted(product((0, -1, 1), repeat=2), key=lambda step: abs(step[0]) + abs(step[1]))
        places = (
            ((x + along * aside, y + down * aside), OFF_BERTH * (abs(along) + abs(down)))
            for along, down in steps
            for x, y in berths
        )
        box = self._box_of(fleet)
        _, _, best = min((cost + self._cost(shifted(box, at)), n, at) for n, (at, cost) in enumerate(places))
        self._take(shifted(box, best), COVERS_PIECE)
        return best

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

        It has a tail from a point in it to the token if it is far from that, or in any case if it `points`.
        Note that it stands there. The first of its forms is the best. It is None if there is no room `within` so many
        pixels between their middles, or none without `covering` anything. It is never nearer to a `strange` token.
        """
        boxes = tuple(self._box_of(form) for form in forms)
        middle = sum(x for x, _ in tokens) / len(tokens), sum(y for _, y in tokens) / len(tokens)
        best, least, reach = None, math.inf, within * self._pixel
        for token in sorted(tokens, key=lambda token: math.dist(token, middle)):
            home = self._at.get(token, (0.0, 0.0, 0.0, 0.0))
            for distance, number, (along, down) in _near(home, boxes, self._pixel, NECK if points else 0.0):
                if distance >= least:
                    break
                at = token[0] + along, token[1] + down
                cost = distance + FAR * math.dist(at, middle) / self._pixel
                away = math.hypot(along, down)
                if cost < least and away <= reach:
                    most = least - cost if covering else min(least - cost, TOUCHES)
                    covered = self._cost(shifted(boxes[number], at), most)
                    if covered < most and all(math.dist(at, other) > away for other in strange):
                        best, least = (number, at, token), cost + covered
        if best is None:
            return None
        number, at, token = best
        box = shifted(boxes[number], at)
        self._take(box, COVERS_TAG)
        if not points and math.dist(token, at) <= TIED * self._pixel:
            return forms[number], at, None
        edge = ROOT * self._pixel
        root = nearest(token, (box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge))
        return forms[number], at, (root, token)

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

    def put_in_row(self, pieces: Sequence[Piece], name: NameRoom) -> list[Point]:
        """Return where pieces lie side by side next to a name, and note that they lie there."""
        boxes = [self._box_of(piece) for piece in pieces]
        width = sum(right - left for left, _, right, _ in boxes)
        high = max(bottom - top for _, top, _, bottom in boxes)
        whole = -width / 2, -high / 2, width / 2, high / 2
        middles = (middle for box in name.boxes for middle in _next_to(box, width, high))
        _, _, (x, y) = min((self._cost(shifted(whole, at)), n, at) for n, at in enumerate(middles))
        found: list[Point] = []
        x -= width / 2
        for piece, (left, _, right, _) in zip(pieces, boxes, strict=True):
            found.append((x - left, y))
            self.take(piece, found[-1])
            x += right - left
        return found

    def _take(self, box: Box, weight: float) -> None:
        for cell in _cells(box):
            self._taken[cell].append((box, weight))

    def _cost(self, box: Box, most: float = math.inf) -> float:
        """How bad it is to cover a box, in square pixels; at least `most` if it is worse than that."""
        left, top, right, bottom = box
        width, height = right - left, bottom - top
        outside = width * height - max(0.0, min(right, self._size[0]) - max(left, 0.0)) * max(
            0.0, min(bottom, self._size[1]) - max(top, 0.0)
        )
        covered, limit = COVERS_EDGE * outside, most * self._pixel**2
        for other, weight in {one for cell in _cells(box) for one in self._taken.get(cell, ())}:
            across = min(right, other[2]) - max(left, other[0])
            down = min(bottom, other[3]) - max(top, other[1])
            if across > 0 and down > 0:
                covered += weight * across * down
                if covered >= limit:
                    return most
        return covered / self._pixel**2


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


def _next_to(box: Box, width: float, high: float) -> Iterator[Point]:
    """The middles of something of a size below, above and beside a box."""
    left, top, right, bottom = box
    for y in (bottom + high / 2, top - high / 2):
        for x in ((left + right) / 2, left + width / 2, right - width / 2):
            yield x, y
    for x in (right + width / 2, left - width / 2):
        yield x, (top + bottom) / 2


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    left, top, right, bottom = (int(edge // CELL) for edge in box)
    return product(range(left, right + 1), range(top, bottom + 1))
