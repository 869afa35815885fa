"""The basic shapes of SVG as lines."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping

from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.imports import svg_path
from indonesia_qt.mapmaking.imports.svg_path import PathError, Subpath

Attributes = Mapping[str, str]

CORNERS = 60
"""Of a circle."""
_LENGTH = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*(?:px)?\s*")


def _path(attributes: Attributes) -> list[Subpath]:
    return svg_path.parse_path(attributes.get("d", ""))


def _polygon(attributes: Attributes) -> list[Subpath]:
    (line,) = _polyline(attributes)
    line.closed = True
    return [line]


def _polyline(attributes: Attributes) -> list[Subpath]:
    numbers = svg_path.parse_numbers(attributes.get("points", ""))
    if len(numbers) < 2 or len(numbers) % 2:
        raise PathError
    return [_line(list(zip(numbers[::2], numbers[1::2], strict=True)), closed=False)]


def _rect(attributes: Attributes) -> list[Subpath]:
    x, y, width, height = (_length(attributes, name) for name in ("x", "y", "width", "height"))
    return [_line([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])]


def _circle(attributes: Attributes) -> list[Subpath]:
    radius = _length(attributes, "r")
    return _oval(attributes, radius, radius)


def _ellipse(attributes: Attributes) -> list[Subpath]:
    return _oval(attributes, _length(attributes, "rx"), _length(attributes, "ry"))


def _oval(attributes: Attributes, rx: float, ry: float) -> list[Subpath]:
    x, y = _length(attributes, "cx"), _length(attributes, "cy")
    angles = [math.tau * n / CORNERS for n in range(CORNERS)]
    return [_line([(x + rx * math.cos(angle), y + ry * math.sin(angle)) for angle in angles])]


def _line(points: list[Point], closed: bool = True) -> Subpath:
    line = Subpath(points[0])
    line.points, line.closed = points, closed
    return line


def _length(attributes: Attributes, name: str) -> float:
    found = _LENGTH.fullmatch(attributes.get(name, "0"))
    if not found:
        raise PathError
    return float(found.group(1))


SHAPES: dict[str, Callable[[Attributes], list[Subpath]]] = {
    "path": _path,
    "polygon": _polygon,
    "polyline": _polyline,
    "rect": _rect,
    "circle": _circle,
    "ellipse": _ellipse,
}
"""The elements that enclose something, and how their attributes tell their lines; these raise `PathError`."""
