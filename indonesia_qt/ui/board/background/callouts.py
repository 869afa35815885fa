"""Finds places in open water for names that have none where the board has them, and the lines to what they name.

A name that is still in its sea, or close to its province and to no other, needs no line.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, pairwise, product
from operator import add
from statistics import median

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from indonesia_qt.board.model import STRIP, Label, Point
from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import edges, joined
from indonesia_qt.ui.board.pieces.small_board import Box, nearest, overlap

CELL = 4.0
"""Map units of a cell in which is noted what lies there."""
COAST = 5.0
"""Map units that a name keeps from land."""
TOKEN, BERTH, MOORED = 24.0, 15.0, 34.0
"""Half the side of the room of a token, of a berth, and of a piece at it on a small board, in map units."""
BORDER_COST, STRIP_COST, MOORED_COST, BERTH_COST = 1.5, 2.0, 0.25, 2.0
"""How many map units of distance a name goes to keep a cell free of a border between seas, or of pieces."""
LINE_COST, STRANGE_COST, CROSSED_COST = 40.0, 15.0, 150.0
"""How many map units of distance a line is worth, a step of it over land that isn't meant, and each line it crosses."""
STEP, FURTHEST = 0.45, 11.0
"""Between the places that are tried, and how far away these may be, in parts of the size of a name."""
MOST_GROWN = 2.6
"""How many times as large as most are on the board a name may be: else lines would lead all over a small board.

How large a name itself is there is not asked: long ones are smaller, and these are what has no room in its place."""
MOSTLY = 0.75
"""The part of its width with which the name of a sea must be in its sea to need no line."""
AIR, CLOSE = 3.0, 16.0
"""Map units between names, and how near a name must be to its province to need no line."""
PACE, WITHIN, SHORTEST = 9.0, 9.0, 24.0
"""Map units of a step along a line, how far it goes into what it points to, and how long it is at least, if it can be.
"""
INWARD = 0.5
"""How many map units of its length a line is worth that ends one nearer to where the board has the name."""
BETWEEN, MOST_GOALS = 14, 60
"""Map units between the points of what is named that are tried as the end of a line, and how many there are at most."""


class PlacedName(Struct, frozen=True):
    """A name that is shown: `grown` is how many times larger than on the board, `by` how far it moved in its frame.

    `leader` goes from a name that stands elsewhere to what it names.
    """

    label: Label
    grown: float
    by: Point
    leader: tuple[Point, Point] | None = None

    @property
    def is_as_drawn(self) -> bool:
        """Whether the name stands as the board has it."""
        return self.grown == 1.0 and self.by == (0.0, 0.0) and self.leader is None

    @property
    def frame(self) -> QTransform:
        """From the letters around their middle at the label's own size to the board."""
        place = QTransform().translate(*self.label.at).rotate(self.label.angle).translate(*self.by)
        return place.scale(self.grown, self.grown)


class Callouts:
    """The places of one board; `box_of` gives the room of a label's letters at its own size."""

    def __init__(self, outlines: BoardOutlines, box_of: Callable[[Label], QRectF]) -> None:
        self._outlines, self._box_of = outlines, box_of
        self._usual = median(label.size for label in outlines.board.labels) if outlines.board.labels else 0.0

    def of(self, labels: Sequence[Label], least: float, standing: Sequence[PlacedName]) -> list[PlacedName]:
        """Return the names of these labels, all of a size in map units, free of those that stand already.

        A name without any room is left out, and so are all if they would be much larger than on the board.
        """
        if least > MOST_GROWN * self._usual:
            return []
        taken, ground = _Taken(), _ground(self._outlines)
        for name in standing:
            taken.add(name, self._box_of(name.label))
        found: list[PlacedName] = []
        for label in labels:
            if elsewhere := self._best(label, least, taken, ground):
                found.append(elsewhere)
                taken.add(elsewhere, self._box_of(elsewhere.label))
        return found

    def _best(self, label: Label, least: float, taken: _Taken, ground: _Ground) -> PlacedName | None:
        """The name in one row or two where it stands best: near, off borders and berths, without a line."""
        best: PlacedName | None = None
        cost, (x, y), grown = math.inf, label.at, least / label.size
        for text, angle in product(_rows(label.text), dict.fromkeys((0.0, label.angle))):
            form = replace(label, text=text, angle=angle)
            box = QTransform().rotate(angle).scale(grown, grown).mapRect(self._box_of(form))
            left, top, right, bottom = x + box.left(), y + box.top(), x + box.right(), y + box.bottom()
            for steps, (right_by, down_by) in _spiral():
                away, along, down = least * steps, least * right_by, least * down_by
                if away >= cost:
                    break
                room = left - AIR + along, top - AIR + down, right + AIR + along, bottom + AIR + down
                here = away + ground.cost(room)
                if here >= cost:
                    continue
                leader: tuple[Point, Point] | None = None
                if not ground.is_home(label.of, room):
                    here += LINE_COST
                    if here >= cost or taken.covers(room):
                        continue
                    leader = ground.leader(label, room)
                    here += ground.strange(label.of, leader) + CROSSED_COST * taken.crossed(leader)
                if here < cost and not taken.meets(room, leader):
                    best, cost = PlacedName(replace(form, at=(x + along, y + down)), grown, (0.0, 0.0), leader), here
        return best


def _rows(text: str) -> list[str]:
    """A name in one row, and in two whose lengths differ least."""
    words = text.split()
    broken = [" ".join(words[:n]) + "\n" + " ".join(words[n:]) for n in range(1, len(words))]
    return [" ".join(words), *sorted(broken, key=lambda rows: max(map(len, rows.split("\n"))))[:1]]


@cache
def _spiral() -> list[tuple[float, Point]]:
    """Steps away from a point with their lengths, the shortest first, in parts of the size of a name."""
    reach = int(FURTHEST / STEP)
    steps = [(x * STEP, y * STEP) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)]
    return sorted((away, step) for step in steps if (away := math.hypot(*step)) <= FURTHEST)


class _Taken:
    """The rooms of names and their lines."""

    def __init__(self) -> None:
        self._rooms: list[tuple[Box, QPolygonF | None]] = []
        self._lines: list[tuple[Point, Point]] = []

    def add(self, name: PlacedName, box: QRectF) -> None:
        """Add a name whose letters have this box at their own size."""
        corners = name.frame.map(QPolygonF(box))
        self._rooms.append((edges(corners.boundingRect()), corners if name.label.angle else None))
        if name.leader:
            self._lines.append(name.leader)

    def meets(self, room: Box, leader: tuple[Point, Point] | None) -> bool:
        """Return whether a room, or the line from it, meets a name or a line."""
        if any(_crosses(line, room) for line in self._lines) or self.covers(room):
            return True
        points = [QPointF(*point) for point in _walk(*leader)] if leader else []
        return any(
            shape is None or any(shape.containsPoint(point, Qt.FillRule.OddEvenFill) for point in points)
            for box, shape in self._rooms
            if leader and _crosses(leader, box)
        )

    def crossed(self, leader: tuple[Point, Point]) -> int:
        """Return how many lines a line crosses."""
        way, both = QLineF(*leader[0], *leader[1]), QLineF.IntersectionType.BoundedIntersection
        return sum(way.intersects(QLineF(*start, *end))[0] == both for start, end in self._lines)

    def covers(self, room: Box) -> bool:
        """Return whether a name is in a room."""
        met = [shape for box, shape in self._rooms if overlap(room, box)]
        if not met:
            return False
        around = QPolygonF(QRectF(QPointF(*room[:2]), QPointF(*room[2:])))
        return any(shape is None or shape.intersects(around) for shape in met)


def _crosses(line: tuple[Point, Point], box: Box) -> bool:
    """Whether a part of a line lies in a box."""
    (x, y), (to_x, to_y) = line
    left, top, right, bottom = box
    if max(x, to_x) <= left or min(x, to_x) >= right or max(y, to_y) <= top or min(y, to_y) >= bottom:
        return False
    first, last = 0.0, 1.0
    for start, step, least, most in ((x, to_x - x, left, right), (y, to_y - y, top, bottom)):
        if abs(step) < 1e-9:
            if not least < start < most:
                return False
            continue
        enters, leaves = sorted(((least - start) / step, (most - start) / step))
        first, last = max(first, enters), min(last, leaves)
    return first < last


def _walk(start: Point, end: Point) -> list[Point]:
    """Points along a line, both ends among them."""
    count = max(1, math.ceil(math.dist(start, end) / PACE))
    (x, y), (right, down) = start, ((end[0] - start[0]) / count, (end[1] - start[1]) / count)
    return [(x + n * right, y + n * down) for n in range(count + 1)]


class _Ground:
    """What lies where on a board: which province or sea, and what a name had better not cover."""

    def __init__(self, outlines: BoardOutlines) -> None:
        board = outlines.board
        size = (outlines.canvas.size() / CELL).toSize()
        self._columns, self._lines = size.width(), size.height()
        self._seas = set(outlines.seas)
        areas = {**outlines.seas, **outlines.provinces}
        self._ids = ["", *areas]
        picture = QImage(size, QImage.Format.Format_RGB32)
        picture.fill(0)
        painter = _painter(picture)
        for number, path in enumerate(areas.values(), start=1):
            painter.fillPath(path, QColor(0xFF000000 | number))
        painter.end()
        numbers = memoryview(picture.constBits()).cast("I")
        self._cells = [
            [number & 0xFFFFFF for number in numbers[row * self._columns : (row + 1) * self._columns]]
            for row in range(self._lines)
        ]
        near = {id: path.boundingRect().adjusted(-CLOSE, -CLOSE, CLOSE, CLOSE) for id, path in areas.items()}
        self._boxes = {id: edges(box) for id, box in near.items()}
        land = joined(outlines.provinces.values())
        closed = [QRectF(*ornament.box) for ornament in board.ornaments]
        closed += [_square(one.token, TOKEN) for one in board.lands]
        self._closed = _Sums(size, [(land, 1.0), (_edge(land, COAST), 1.0), (_boxes(closed), 1.0)])
        strips = [_square(label.strip, STRIP[0] / 2) for label in board.labels if label.strip]
        berths = [berth for sea in board.seas for berth in sea.berths]
        self._weighed = _Sums(
            size,
            [
                (_boxes(strips), STRIP_COST),
                (_boxes([_square(berth, MOORED) for berth in berths]), MOORED_COST),
                (_boxes([_square(berth, BERTH) for berth in berths]), BERTH_COST),
                (_edge(joined(outlines.seas.values()), CELL), BORDER_COST),
            ],
        )
        taken = [*(_square(one.token, TOKEN) for one in board.lands), *(_square(berth, BERTH) for berth in berths)]
        self._pieces = _Sums(size, [(_boxes(taken), 1.0)])
        self._goals = cache(self._free_points)

    def cost(self, room: Box) -> float:
        """Return how bad it is to cover a room; infinite where land, a token or the edge of the board is in it."""
        left, top, right, bottom = room
        cells = int(left // CELL), int(top // CELL), int(-(-right // CELL)), int(-(-bottom // CELL))
        if left < 0 or top < 0 or cells[2] > self._columns or cells[3] > self._lines or self._closed.within(cells):
            return math.inf
        return self._weighed.within(cells) / PARTS

    def is_home(self, id: str, room: Box) -> bool:
        """Return whether a room is so placed that one sees at once what is named there."""
        left, top, right, bottom = room
        if not overlap(room, self._boxes[id]):
            return False
        if id in self._seas:
            across, down = (left + right) / 2, (top + bottom) / 2
            if self._at((across, down)) != id:
                return False
            upright = bottom - top > right - left
            points = _walk((across, top), (across, bottom)) if upright else _walk((left, down), (right, down))
            return sum(self._at(point) == id for point in points) >= MOSTLY * len(points)
        left, top, right, bottom = left - CLOSE, top - CLOSE, right + CLOSE, bottom + CLOSE
        corners = (left, top), (right, top), (right, bottom), (left, bottom), (left, top)
        seen = {self._at(point) for start, end in pairwise(corners) for point in _walk(start, end)}
        return seen - self._seas - {""} == {id}

    def leader(self, label: Label, room: Box) -> tuple[Point, Point]:
        """Return the ends of a line from a room to a near place in what is named where no piece lies."""
        ways = ((nearest(goal, room), goal) for goal in self._goals(label.of) or [label.at])
        return min(ways, key=lambda way: abs(math.dist(*way) - SHORTEST) + INWARD * math.dist(way[1], label.at))

    def strange(self, id: str, leader: tuple[Point, Point]) -> float:
        """Return how bad it is that a line goes over land that isn't meant, or under pieces."""
        way = _walk(*leader)
        strange = sum(there not in self._seas and there != id for there in map(self._at, way))
        return STRANGE_COST * (strange + sum(map(self._has_piece, way)))

    def _free_points(self, id: str) -> list[Point]:
        """Some points a little way into a province or a sea that no piece covers."""
        left, top, right, bottom = map(int, self._boxes[id])
        steps = (0.0, 0.0), (WITHIN, 0.0), (-WITHIN, 0.0), (0.0, WITHIN), (0.0, -WITHIN)
        free = [
            (float(x), float(y))
            for y, x in product(range(top, bottom, BETWEEN), range(left, right, BETWEEN))
            if all(self._at((x + right, y + down)) == id for right, down in steps) and not self._has_piece((x, y))
        ]
        return free[:: len(free) // MOST_GOALS + 1]

    def _has_piece(self, point: Point) -> bool:
        """Whether a piece may cover a point."""
        x, y = int(point[0] / CELL), int(point[1] / CELL)
        inside = 0 <= x < self._columns and 0 <= y < self._lines
        return inside and self._pieces.within((x, y, x + 1, y + 1)) > 0

    def _at(self, point: Point) -> str:
        """The province or sea at a point."""
        x, y = int(point[0] / CELL), int(point[1] / CELL)
        if not (0 <= x < self._columns and 0 <= y < self._lines):
            return ""
        return self._ids[self._cells[y][x]]


@lru_cache(maxsize=4)
def _ground(outlines: BoardOutlines) -> _Ground:
    """Return what lies where on a board; that of the last boards is kept."""
    return _Ground(outlines)


PARTS = 4
"""Costs are whole numbers of such parts of a map unit."""


class _Sums:
    """Sums the costs of the cells within a box; each shape adds its own to the cells in it."""

    def __init__(self, size: QSize, shapes: Sequence[tuple[QPainterPath, float]]) -> None:
        picture = QImage(size, QImage.Format.Format_Grayscale8)
        picture.fill(0)
        painter = _painter(picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        for path, cost in shapes:
            whole = round(PARTS * cost)
            path.setFillRule(Qt.FillRule.WindingFill)
            painter.fillPath(path, QColor(whole, whole, whole))
        painter.end()
        bits, line, columns = bytes(picture.constBits()), picture.bytesPerLine(), size.width()
        self._rows = [[0] * (columns + 1)]
        for row in range(size.height()):
            sums = accumulate(bits[row * line : row * line + columns], initial=0)
            self._rows.append(list(map(add, self._rows[-1], sums)))

    def within(self, box: tuple[int, int, int, int]) -> int:
        """Return the sum of a box of cells in parts; the right and the lower edge are the first beyond it."""
        left, top, right, bottom = box
        upper, lower = self._rows[top], self._rows[bottom]
        return lower[right] - lower[left] - upper[right] + upper[left]


def _boxes(boxes: Iterable[QRectF]) -> QPainterPath:
    path = QPainterPath()
    for box in boxes:
        path.addRect(box)
    return path


def _edge(shape: QPainterPath, reach: float) -> QPainterPath:
    """What is at most so far from the edge of a shape."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * reach)
    return stroker.createStroke(shape)


def _painter(picture: QImage) -> QPainter:
    """A painter in map units on a picture whose pixels are cells."""
    painter = QPainter(picture)
    painter.scale(1 / CELL, 1 / CELL)
    return painter


def _square(middle: Point, half: float) -> QRectF:
    return QRectF(middle[0] - half, middle[1] - half, 2 * half, 2 * half)
