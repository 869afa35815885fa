"""The transformations of SVG: how a place in a group becomes one on the page."""

from __future__ import annotations

import math
import re

from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.imports.svg_path import END, PathError, parse_numbers

Matrix = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): x becomes a·x + c·y + e, and y becomes b·x + d·y + f."""
SAME: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

_STEP = re.compile(r"[\s,]*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)")


def parse_transform(text: str) -> Matrix:
    """What the attribute `transform` says. Raises `PathError`."""
    found, at = SAME, 0
    while not END.match(text, at):
        step = _STEP.match(text, at)
        if not step:
            raise PathError
        found, at = times(found, _step(step.group(1), parse_numbers(step.group(2)))), step.end()
    return found


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """First the `inner` transformation, then the `outer` one."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f


def transformed(matrix: Matrix, point: Point) -> Point:
    """Where a place goes."""
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
