"""Reads the geometry of SVG: paths and basic shapes as lines, curves as short straight pieces, and transformations.

Work and memory grow with the length of the text only. What is not as the standard has it is refused, not guessed.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from indonesia_qt.board.model import Point

Attributes = Mapping[str, str]
Matrix = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): x becomes a·x + c·y + e, and y becomes b·x + d·y + f."""

SAME: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
PIECES, CORNERS = 16, 60
"""Straight pieces of a Bézier curve, and of a circle."""
PIECE_OF_ARC = math.radians(6)
"""The largest angle over which an arc is straight."""

_END = re.compile(r"[\s,]*$")
_COMMAND = re.compile(r"[\s,]*([MmZzLlHhVvCcSsQqTtAa])")
_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_LENGTH = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*(?:px)?\s*")
_STEP = re.compile(r"[\s,]*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)")
_SMOOTH = {(before, after) for curves in ("CS", "QT") for before in curves for after in curves}
"""Commands after which a curve may go on smoothly."""


class PathError(ValueError):
    """Text that is no path."""


class Subpath:
    """A line without a gap, and whether its end is joined to its beginning."""

    def __init__(self, points: list[Point], closed: bool = False) -> None:
        self.points, self.closed = points, closed


def parse_transform(text: str) -> Matrix:
    """Parse the attribute `transform`. Raises `PathError`."""
    found, at = SAME, 0
    while not _END.match(text, at):
        step = _STEP.match(text, at)
        if not step:
            raise PathError
        found, at = times(found, _step(step.group(1), _numbers(step.group(2)))), step.end()
    return found


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """Combine two transformations: first the `inner` one, then the `outer` one."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f


def transformed(matrix: Matrix, point: Point) -> Point:
    """Apply a transformation to a point."""
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def _step(name: str, values: list[float]) -> Matrix:
    match name, values:
        case "matrix", [a, b, c, d, e, f]:
            return a, b, c, d, e, f
        case "translate", [x, *y] if len(y) < 2:
            return 1.0, 0.0, 0.0, 1.0, x, y[0] if y else 0.0
        case "scale", [x, *y] if len(y) < 2:
            return x, 0.0, 0.0, y[0] if y else x, 0.0, 0.0
        case "rotate", [angle]:
            cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            return cos, sin, -sin, cos, 0.0, 0.0
        case "rotate", [angle, x, y]:
            around = times((1.0, 0.0, 0.0, 1.0, x, y), _step("rotate", [angle]))
            return times(around, (1.0, 0.0, 0.0, 1.0, -x, -y))
        case "skewX", [angle]:
            return 1.0, 0.0, math.tan(math.radians(angle)), 1.0, 0.0, 0.0
        case "skewY", [angle]:
            return 1.0, math.tan(math.radians(angle)), 0.0, 1.0, 0.0, 0.0
    raise PathError


def _rect(attributes: Attributes) -> list[Subpath]:
    x, y, width, height = (_length(attributes, name) for name in ("x", "y", "width", "height"))
    return [Subpath([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], closed=True)]


def _points(attributes: Attributes) -> list[Point]:
    numbers = _numbers(attributes.get("points", ""))
    if len(numbers) < 2 or len(numbers) % 2:
        raise PathError
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _oval(attributes: Attributes, across: str, down: str) -> list[Subpath]:
    """An ellipse whose radii have these names."""
    x, y, rx, ry = (_length(attributes, name) for name in ("cx", "cy", across, down))
    angles = [math.tau * n / CORNERS for n in range(CORNERS)]
    return [Subpath([(x + rx * math.cos(angle), y + ry * math.sin(angle)) for angle in angles], closed=True)]


def _length(attributes: Attributes, name: str) -> float:
    found = _LENGTH.fullmatch(attributes.get(name, "0"))
    if not found:
        raise PathError
    return float(found.group(1))


def _numbers(text: str) -> list[float]:
    """Numbers between spaces and commas."""
    pen = _Pen(text)
    found = []
    while not _END.match(text, pen.at):
        found.append(pen.number())
    return found


class _Pen:
    """Follows the commands of a path from place to place."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.place: Point = (0.0, 0.0)
        self.relative = False
        self.handle: Point = (0.0, 0.0)
        """The last control point of the curve before, which a smooth curve mirrors; else the place."""
        self.found: list[Subpath] = []
        self.draw: dict[str, Callable[[], None]] = {
            "M": self.move,
            "Z": self.close,
            "L": lambda: self.go([self.point()]),
            "H": lambda: self.go([(self.number() + self.origin()[0], self.place[1])]),
            "V": lambda: self.go([(self.place[0], self.number() + self.origin()[1])]),
            "C": lambda: self.cubic(self.point(), self.point(), self.point()),
            "S": lambda: self.cubic(self.mirrored(), self.point(), self.point()),
            "Q": lambda: self.quadratic(self.point(), self.point()),
            "T": lambda: self.quadratic(self.mirrored(), self.point()),
            "A": self.arc,
        }

    def drawn(self) -> list[Subpath]:
        command = ""
        while not _END.match(self.text, self.at):
            before = command
            if begun := _COMMAND.match(self.text, self.at):
                self.at, command = begun.end(), begun.group(1)
            elif before.upper() in ("", "Z"):
                raise PathError
            elif before.upper() == "M":
                command = "L" if before == "M" else "l"
            if not self.found and command.upper() != "M":
                raise PathError
            if (before.upper(), command.upper()) not in _SMOOTH:
                self.handle = self.place
            self.relative = command.islower()
            self.draw[command.upper()]()
        return self.found

    def number(self) -> float:
        found = _NUMBER.match(self.text, self.at)
        value = float(found.group(1)) if found else math.nan
        if not found or not math.isfinite(value):
            raise PathError
        self.at = found.end()
        return value

    def flag(self) -> bool:
        found = _FLAG.match(self.text, self.at)
        if not found:
            raise PathError
        self.at = found.end()
        return found.group(1) == "1"

    def origin(self) -> Point:
        return self.place if self.relative else (0.0, 0.0)

    def point(self) -> Point:
        x, y = self.origin()
        return x + self.number(), y + self.number()

    def mirrored(self) -> Point:
        return 2 * self.place[0] - self.handle[0], 2 * self.place[1] - self.handle[1]

    def move(self) -> None:
        self.place = self.point()
        self.found.append(Subpath([self.place]))

    def close(self) -> None:
        self.found[-1].closed = True
        self.place = self.found[-1].points[0]

    def go(self, points: list[Point]) -> None:
        if self.found[-1].closed:
            self.found.append(Subpath([self.place]))
        self.found[-1].points += points
        self.place = points[-1]

    def cubic(self, a: Point, b: Point, end: Point) -> None:
        self.go([_between([self.place, a, b, end], n / PIECES) for n in range(1, PIECES + 1)])
        self.handle = b

    def quadratic(self, a: Point, end: Point) -> None:
        self.go([_between([self.place, a, end], n / PIECES) for n in range(1, PIECES + 1)])
        self.handle = a

    def arc(self) -> None:
        radii, turn = (abs(self.number()), abs(self.number())), math.radians(self.number())
        large, clockwise = self.flag(), self.flag()
        self.go(list(_arc(self.place, radii, turn, large, clockwise, self.point())))


def _between(points: list[Point], part: float) -> Point:
    """The place on a Bézier curve."""
    while len(points) > 1:
        points = [(x + (to_x - x) * part, y + (to_y - y) * part) for (x, y), (to_x, to_y) in pairwise(points)]
    return points[0]


def _arc(
    start: Point, radii: tuple[float, float], turn: float, large: bool, clockwise: bool, end: Point
) -> Iterator[Point]:
    """Places on an elliptical arc, the last one its end; as the appendix of SVG on arcs has it."""
    rx, ry = radii
    if not rx or not ry or start == end:
        yield end
        return
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = (cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry
    stretch = max(1.0, math.hypot(x, y))
    rx, ry, x, y = rx * stretch, ry * stretch, x / stretch, y / stretch
    reach = math.sqrt(max(0.0, 1 / (x * x + y * y) - 1)) * (-1 if large == clockwise else 1)
    cx, cy = reach * y, -reach * x
    first, last = math.atan2(y - cy, x - cx), math.atan2(-y - cy, -x - cx)
    swept = (last - first) % math.tau if clockwise else -((first - last) % math.tau)
    pieces = max(1, math.ceil(abs(swept) / PIECE_OF_ARC))
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    for n in range(1, pieces):
        u, v = rx * (cx + math.cos(first + swept * n / pieces)), ry * (cy + math.sin(first + swept * n / pieces))
        yield middle[0] + cos * u - sin * v, middle[1] + sin * u + cos * v
    yield end


SHAPES: dict[str, Callable[[Attributes], list[Subpath]]] = {
    "path": lambda attributes: _Pen(attributes.get("d", "")).drawn(),
    "polygon": lambda attributes: [Subpath(_points(attributes), closed=True)],
    "polyline": lambda attributes: [Subpath(_points(attributes))],
    "rect": _rect,
    "circle": lambda attributes: _oval(attributes, "r", "r"),
    "ellipse": lambda attributes: _oval(attributes, "rx", "ry"),
}
"""The elements that enclose something, and the functions that read their lines, which raise `PathError`."""
