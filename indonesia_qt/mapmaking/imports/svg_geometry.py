"""Reads the geometry of SVG: paths and basic shapes as lines, curves as short straight pieces, and transformations.

Work and memory grow with the length of the text only: curves have as many pieces as can be seen, and of very many each
has fewer. What is not as the standard has it is refused, not guessed.
"""

from __future__ import annotations

import math
import re
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import pairwise

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.imports.named_shapes import Corners
from indonesia_qt.mapmaking.imports.xml_tree import Attributes

Matrix = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): x becomes a·x + c·y + e, and y becomes b·x + d·y + f."""

SAME: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
PIECES, CORNERS = 16, 60
"""Straight pieces of a Bézier curve, at most, and of a circle."""
FINENESS = 40_000
"""A straight piece misses its curve by less than this part of the whole path, unless there are too many."""
MOST_PIECES = 100_000
"""Straight pieces of all curves of a path, unless it has more curves."""
QUARTER = math.pi / 2
"""The largest angle over which an arc is one Bézier curve."""
STRAIGHT = 1e-9
"""Half the length of an arc's chord, in radii: a shorter one isn't bent so that it can be seen."""
FLATTEST = 1e-9
"""How small a transformation makes one direction, compared with the other, before nothing is left of any ground."""

_END = re.compile(r"[\s,]*$")
_COMMAND = re.compile(r"[\s,]*([MmZzLlHhVvCcSsQqTtAa])")
_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_MEASURE = re.compile(_NUMBER.pattern + r"\s*([a-zA-Z]+|%|)\s*")
_STEP = re.compile(r"[\s,]*([a-zA-Z]+)\s*\(([^)]*)\)")
_SMOOTH = {(before, after) for curves in ("CS", "QT") for before in curves for after in curves}
"""Commands after which a curve may go on smoothly."""


UNITS = {"": 1.0, "px": 1.0, "pt": 4 / 3, "pc": 16.0, "in": 96.0, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54}
"""Of lengths, in units of the drawing."""
UNITS |= {"em": 16.0, "rem": 16.0, "ex": 8.0}  # of letters as large as usual
DEGREES = {"": 1.0, "deg": 1.0, "grad": 0.9, "rad": 180 / math.pi, "turn": 360.0}
"""Of angles, in degrees."""
SIDES = {"left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"}
ALIGNED = {"Min": 0.0, "Max": 1.0}
"""Where a drawing lies in the room that it doesn't fill; else in the middle."""

Size = tuple[float, float]
"""How wide and high the page is, or a part of it; not a number when it isn't known."""
UNKNOWN: Size = (math.nan, math.nan)


class PathError(ValueError):
    """Text that is no path."""


class Subpath(Struct, frozen=True):
    """A line without a gap, and whether its end is joined to its beginning."""

    points: Corners
    closed: bool = False


def transformation(style: Attributes, size: Size) -> Matrix:
    """Return what an element's style does with its place; `size` is that of its page. Raises `PathError`."""
    found = parse_transform(style.get("transform", ""), size)
    if found == SAME:
        return SAME
    if style.get("transform-box", "view-box") != "view-box":
        raise PathError
    words = style.get("transform-origin", "0 0").split()
    if words and words[0] in ("top", "bottom"):
        words = [*words[1:2], words[0]] if len(words) > 1 else ["center", *words]
    x, y = (length(SIDES.get(word, word), whole) for word, whole in zip([*words, "center"][:2], size, strict=True))
    return times(times(_moved(x, y), found), _moved(-x, -y))


def parse_transform(text: str, size: Size = UNKNOWN) -> Matrix:
    """Parse an attribute `transform`, or the same in a style. Raises `PathError`."""
    found, at = SAME, 0
    while text != "none" and not _END.match(text, at):
        step = _STEP.match(text, at)
        if not step:
            raise PathError
        found, at = times(found, _step(step.group(1), _measures(step.group(2)), size)), step.end()
    return found


def view(attributes: Attributes, around: Size) -> tuple[Matrix, Size, Corners]:
    """Return where a page in a page of size `around` has its content, the size by which that goes, and its corners.

    The corners are places of the page around it. Raises `PathError`.
    """
    x, y, width, height = (
        _share(attributes.get(name, usual), whole)
        for name, usual, whole in zip(
            ("x", "y", "width", "height"), ("0", "0", "100%", "100%"), around * 2, strict=True
        )
    )
    corners = np.array([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    box = _numbers(attributes.get("viewBox", ""))
    if not box:
        return _moved(x, y), (width, height), corners
    if len(box) != 4 or min(box[2:]) <= 0:
        raise PathError
    left, top, wide, high = box
    across, down = width / wide, height / high
    aligned = attributes.get("preserveAspectRatio", "")
    if "none" not in aligned:
        across = down = max(across, down) if "slice" in aligned else min(across, down)
    x += (width - wide * across) * ALIGNED.get(aligned[1:4], 0.5)
    y += (height - high * down) * ALIGNED.get(aligned[5:8], 0.5)
    return times((across, 0.0, 0.0, down, x, y), _moved(-left, -top)), (wide, high), corners


def outermost(attributes: Attributes) -> tuple[Matrix, Size]:
    """Return the same for a page that is in no other: in its own units, unless it is stretched."""
    for known in (attributes, {"viewBox": attributes.get("viewBox", "")}):
        with suppress(PathError):
            stretched, size, _ = view(known, UNKNOWN)
            is_stretched = "none" in known.get("preserveAspectRatio", "") and all(map(math.isfinite, stretched))
            return stretched if is_stretched else SAME, size
    return SAME, UNKNOWN


def _moved(x: float, y: float) -> Matrix:
    return 1.0, 0.0, 0.0, 1.0, x, y


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """Combine two transformations: first the `inner` one, then the `outer` one."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f


def transformed(matrix: Matrix, points: Corners) -> Corners:
    """Apply a transformation to points, a row each; what is too large becomes infinite, or no number."""
    a, b, c, d, e, f = matrix
    x, y = points.T
    with np.errstate(over="ignore", invalid="ignore"):
        return np.column_stack([a * x + c * y + e, b * x + d * y + f])


def is_flat(matrix: Matrix) -> bool:
    """Return whether a transformation makes a line, or a point, of any ground."""
    a, b, c, d, *_ = matrix
    largest = max(map(abs, (a, b, c, d)))
    return not abs(a * d - b * c) > FLATTEST * largest * largest


def _step(name: str, values: list[tuple[float, str]], size: Size) -> Matrix:
    match name, values:
        case "translate", [x, *y] if len(y) < 2:
            return _moved(_in_units(x, size[0]), _in_units(y[0], size[1]) if y else 0.0)
        case "translateX", [x]:
            return _moved(_in_units(x, size[0]), 0.0)
        case "translateY", [y]:
            return _moved(0.0, _in_units(y, size[1]))
        case "matrix", [a, b, c, d, x, y]:
            return a[0], b[0], c[0], d[0], _in_units(x, size[0]), _in_units(y, size[1])
        case "rotate", [angle, x, y]:
            around = times(_moved(_in_units(x, size[0]), _in_units(y, size[1])), _turn("rotate", [_angle(angle)]))
            return times(around, _moved(-_in_units(x, size[0]), -_in_units(y, size[1])))
        case (("scale" | "scaleX" | "scaleY"), _):
            return _scaled(name, [number / 100 if unit == "%" else number for number, unit in values])
    return _turn(name, [_angle(value) for value in values])


def _scaled(name: str, factors: list[float]) -> Matrix:
    match name, factors:
        case "scale", [x, *y] if len(y) < 2:
            return x, 0.0, 0.0, y[0] if y else x, 0.0, 0.0
        case "scaleX", [x]:
            return x, 0.0, 0.0, 1.0, 0.0, 0.0
        case "scaleY", [y]:
            return 1.0, 0.0, 0.0, y, 0.0, 0.0
    raise PathError


def _turn(name: str, angles: list[float]) -> Matrix:
    match name, angles:
        case "rotate", [angle]:
            cos, sin = math.cos(angle), math.sin(angle)
            return cos, sin, -sin, cos, 0.0, 0.0
        case (("skewX" | "skew"), [angle]):
            return 1.0, 0.0, math.tan(angle), 1.0, 0.0, 0.0
        case "skewY", [angle]:
            return 1.0, math.tan(angle), 0.0, 1.0, 0.0, 0.0
        case "skew", [across, down]:
            return 1.0, math.tan(down), math.tan(across), 1.0, 0.0, 0.0
    raise PathError


def _measures(text: str) -> list[tuple[float, str]]:
    """Numbers between spaces and commas, each with its unit."""
    found, at = [], 0
    while not _END.match(text, at):
        measure = _MEASURE.match(text, at)
        if not measure or not math.isfinite(float(measure.group(1))):
            raise PathError
        found.append((float(measure.group(1)), measure.group(2).lower()))
        at = measure.end()
    return found


def _in_units(measure: tuple[float, str], whole: float) -> float:
    """A length in units of the drawing; `whole` is what 100 % are."""
    number, unit = measure
    if unit == "%":
        return number * whole / 100
    if unit not in UNITS:
        raise PathError
    return number * UNITS[unit]


def _angle(measure: tuple[float, str]) -> float:
    """An angle in radians."""
    number, unit = measure
    if unit not in DEGREES:
        raise PathError
    return math.radians(number * DEGREES[unit])


def _share(text: str, whole: float) -> float:
    match _measures(text):
        case [measure]:
            return _in_units(measure, whole)
    raise PathError


def length(text: str, whole: float) -> float:
    """Return a length in units of the drawing; `whole` is what 100 % are. Raises `PathError`."""
    found = _share(text, whole)
    if not math.isfinite(found):
        raise PathError
    return found


def _rect(attributes: Attributes, size: Size) -> list[Subpath]:
    x, y, width, height = lengths(attributes, ("x", "y", "width", "height"), size)
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    return [Subpath(np.array(corners), closed=True)]


def _points(attributes: Attributes) -> Corners:
    numbers = _numbers(attributes.get("points", ""))
    if len(numbers) < 2 or len(numbers) % 2:
        raise PathError
    return np.array(numbers).reshape(-1, 2)


def _oval(attributes: Attributes, size: Size, across: str, down: str) -> list[Subpath]:
    """An ellipse whose radii have these names."""
    x, y, rx, ry = lengths(attributes, ("cx", "cy", across, down), size)
    angles = math.tau * np.arange(CORNERS) / CORNERS
    return [Subpath(np.column_stack([x + rx * np.cos(angles), y + ry * np.sin(angles)]), closed=True)]


def _line(attributes: Attributes, size: Size) -> list[Subpath]:
    x, y, to_x, to_y = lengths(attributes, ("x1", "y1", "x2", "y2"), size)
    return [Subpath(np.array([(x, y), (to_x, to_y)]))]


def lengths(attributes: Attributes, names: Sequence[str], size: Size) -> list[float]:
    """Return lengths; a part of the page goes by its width, its height, or both, as their names say.

    Raises `PathError`.
    """
    wide, high = size
    wholes = [
        wide
        if "x" in name or name == "width"
        else high
        if "y" in name or name == "height"
        else math.hypot(wide, high) / math.sqrt(2)
        for name in names
    ]
    return [length(attributes.get(name, "0"), whole) for name, whole in zip(names, wholes, strict=True)]


def _numbers(text: str) -> list[float]:
    """Numbers between spaces and commas."""
    pen = _Pen(text)
    found = []
    while not _END.match(text, pen.at):
        found.append(pen.number())
    return found


class _Line(Struct):
    """A subpath while it is drawn: where it begins, and the number of its first curve."""

    begin: Point
    first: int
    closed: bool = False


class _Pen:
    """Follows the commands of a path from place to place; straight lines are Bézier curves, too."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.place: Point = (0.0, 0.0)
        self.relative = False
        self.handle: Point = (0.0, 0.0)
        """The last control point of the curve before, which a smooth curve mirrors; else the place."""
        self.lines: list[_Line] = []
        self.curves = array("d")
        """For each curve its beginning, its two control points and its end, each across and down."""
        self.draw: dict[str, Callable[[], None]] = {
            "M": self.move,
            "Z": self.close,
            "L": lambda: self.straight(self.point()),
            "H": lambda: self.straight((self.number() + self.origin()[0], self.place[1])),
            "V": lambda: self.straight((self.place[0], self.number() + self.origin()[1])),
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
            if not self.lines and command.upper() != "M":
                raise PathError
            if (before.upper(), command.upper()) not in _SMOOTH:
                self.handle = self.place
            self.relative = command.islower()
            self.draw[command.upper()]()
        return self.subpaths()

    def subpaths(self) -> list[Subpath]:
        curves = np.array(self.curves).reshape(-1, 4, 2)
        if not np.isfinite(curves).all():
            raise PathError
        pieces = _pieces(curves)
        corners, ends = _along(curves, pieces), [0, *pieces.cumsum().tolist()]
        firsts = [ends[line.first] for line in self.lines]
        return [
            Subpath(np.vstack([[line.begin], corners[first:last]]), line.closed)
            for line, (first, last) in zip(self.lines, pairwise([*firsts, len(corners)]), strict=True)
        ]

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
        self.begin()

    def begin(self) -> None:
        self.lines.append(_Line(self.place, len(self.curves) // 8))

    def close(self) -> None:
        self.lines[-1].closed = True
        self.place = self.lines[-1].begin

    def go(self, a: Point, b: Point, end: Point) -> None:
        if self.lines[-1].closed:
            self.begin()
        self.curves.extend((*self.place, *a, *b, *end))
        self.place = end

    def straight(self, end: Point) -> None:
        self.go(_between(self.place, end, 1 / 3), _between(self.place, end, 2 / 3), end)

    def cubic(self, a: Point, b: Point, end: Point) -> None:
        self.go(a, b, end)
        self.handle = b

    def quadratic(self, a: Point, end: Point) -> None:
        self.go(_between(self.place, a, 2 / 3), _between(end, a, 2 / 3), end)
        self.handle = a

    def arc(self) -> None:
        radii, turn = (abs(self.number()), abs(self.number())), math.radians(self.number())
        large, clockwise = self.flag(), self.flag()
        for curve in _arc(self.place, radii, turn, large, clockwise, self.point()):
            self.go(*curve)


def _between(start: Point, end: Point, part: float) -> Point:
    """The place on a straight line."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _pieces(curves: NDArray[np.float64]) -> NDArray[np.int64]:
    """How many straight pieces each of the curves of a path becomes."""
    points = curves.reshape(-1, 2)
    with np.errstate(all="ignore"):  # all may be in one place, or too large
        size = (points.max(axis=0, initial=-np.inf) - points.min(axis=0, initial=np.inf)).max()
        bend = np.abs(np.diff(curves, 2, axis=1)).max(axis=(1, 2))
        found = np.nan_to_num(np.ceil(np.sqrt(0.75 * bend * (FINENESS / size))), nan=1.0)
    pieces: NDArray[np.int64] = np.clip(found, 1, PIECES).astype(np.int64)
    if pieces.sum() > MOST_PIECES:
        pieces = np.maximum(1, pieces * MOST_PIECES // pieces.sum())
    return pieces


def _along(curves: NDArray[np.float64], pieces: NDArray[np.int64]) -> Corners:
    """The ends of the straight pieces of curves, one after the other."""
    step = np.arange(1, pieces.sum() + 1) - np.repeat(pieces.cumsum() - pieces, pieces)
    t = (step / np.repeat(pieces, pieces))[:, None]
    a, b, c, d = (np.repeat(curves[:, n], pieces, axis=0) for n in range(4))
    with np.errstate(over="ignore", invalid="ignore"):
        return np.asarray((1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d)


def _arc(
    start: Point, radii: tuple[float, float], turn: float, large: bool, clockwise: bool, end: Point
) -> Iterator[tuple[Point, Point, Point]]:
    """The Bézier curves of an elliptical arc without their beginnings; as the appendix of SVG on arcs has it."""
    rx, ry = radii
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = ((cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry) if rx and ry else (0.0, 0.0)
    chord = math.hypot(x, y)
    if chord < STRAIGHT:
        yield _between(start, end, 1 / 3), _between(start, end, 2 / 3), end
        return
    if not math.isfinite(chord):
        raise PathError
    stretch = max(1.0, chord)
    rx, ry, x, y, chord = rx * stretch, ry * stretch, x / stretch, y / stretch, chord / stretch
    reach = math.sqrt(max(0.0, 1 / chord**2 - 1)) * (-1 if large == clockwise else 1)
    cx, cy = reach * y, -reach * x
    first, last = math.atan2(y - cy, x - cx), math.atan2(-y - cy, -x - cx)
    swept = (last - first) % math.tau if clockwise else -((first - last) % math.tau)
    pieces = max(1, math.ceil(abs(swept) / QUARTER))
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2

    def placed(across: float, down: float) -> Point:
        u, v = rx * (cx + across), ry * (cy + down)
        return middle[0] + cos * u - sin * v, middle[1] + sin * u + cos * v

    reach = math.tan(swept / pieces / 4) * 4 / 3
    for n in range(pieces):
        (c, s), (to_c, to_s) = (
            (math.cos(angle), math.sin(angle))
            for angle in (first + swept * n / pieces, first + swept * (n + 1) / pieces)
        )
        stop = placed(to_c, to_s) if n + 1 < pieces else end
        yield placed(c - reach * s, s + reach * c), placed(to_c + reach * to_s, to_s - reach * to_c), stop


SHAPES: dict[str, Callable[[Attributes, Size], list[Subpath]]] = {
    "path": lambda attributes, _: _Pen(attributes.get("d", "")).drawn(),
    "polygon": lambda attributes, _: [Subpath(_points(attributes), closed=True)],
    "polyline": lambda attributes, _: [Subpath(_points(attributes))],
    "rect": _rect,
    "line": _line,
    "circle": lambda attributes, size: _oval(attributes, size, "r", "r"),
    "ellipse": lambda attributes, size: _oval(attributes, size, "rx", "ry"),
}
"""The elements that are drawn as lines, and the functions that read their lines, which raise `PathError`.

They take the size of the page, too, of which a length may be a part.
"""
