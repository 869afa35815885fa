"""Each player's own pattern, for those who don't see colours: it goes with the symbol wherever there is room."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from indonesia_qt.ui.style.theme import Symbol

STEP = 13.0
"""Between the lines of a pattern on the board, in map units."""
TICK = 0.16
"""Half the length of a short stroke, in parts of the step."""
RING_DASHES: dict[Symbol, tuple[float, float] | None] = {
    "circle": None,
    "triangle": (0.9, 1.5),
    "square": (2.6, 2.6),
    "diamond": (0.01, 1.35),
    "cross": (5.2, 1.3),
}
"""Dash and gap of the line on a token's ring, in parts of its width; None is a ring without a line."""
RING_CAPS: dict[Symbol, Qt.PenCapStyle] = {"diamond": Qt.PenCapStyle.RoundCap}


def pattern(symbol: Symbol, box: QRectF, step: float = STEP) -> QPainterPath:
    """Return the lines of a pattern all over `box`; those of neighbouring boxes continue each other.

    Circles rise to the right, triangles fall, squares lie flat, diamonds stand upright, crosses are short strokes.
    """
    return _path(_LINES[symbol](box, step))


def hatching(box: QRectF, step: float) -> QPainterPath:
    """Return lines that rise to the right all over `box`, as those of circles do."""
    return _path(_slanting(box, step, 1))


_Lines = Iterator[tuple[QPointF, QPointF]]


def _path(lines: _Lines) -> QPainterPath:
    path = QPainterPath()
    for start, end in lines:
        path.moveTo(start)
        path.lineTo(end)
    return path


def _flat(box: QRectF, step: float) -> _Lines:
    for y in _steps(box.top(), box.bottom(), step):
        yield QPointF(box.left(), y), QPointF(box.right(), y)


def _upright(box: QRectF, step: float) -> _Lines:
    for x in _steps(box.left(), box.right(), step):
        yield QPointF(x, box.top()), QPointF(x, box.bottom())


def _ticks(box: QRectF, step: float) -> _Lines:
    for y in _steps(box.top(), box.bottom(), step):
        for x in _steps(box.left(), box.right(), step):
            yield QPointF(x - TICK * step, y), QPointF(x + TICK * step, y)


def _slanting(box: QRectF, step: float, rise: int) -> _Lines:
    """Yield lines at 45 degrees, rising to the right if `rise` is 1, falling if it is -1."""
    ends = (rise * box.top(), rise * box.bottom())
    for across in _steps(box.left() + min(ends), box.right() + max(ends), step * math.sqrt(2)):
        yield QPointF(across - rise * box.bottom(), box.bottom()), QPointF(across - rise * box.top(), box.top())


def _steps(low: float, high: float, step: float) -> Iterator[float]:
    for n in range(math.ceil(low / step), math.floor(high / step) + 1):
        yield n * step


_LINES: dict[Symbol, Callable[[QRectF, float], _Lines]] = {
    "circle": lambda box, step: _slanting(box, step, 1),
    "triangle": lambda box, step: _slanting(box, step, -1),
    "square": _flat,
    "diamond": _upright,
    "cross": _ticks,
}
