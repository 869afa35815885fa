"""A little relief on the land of a chart: hills, volcanoes and paddies in quiet strokes.

What stands where follows from the ids of areas alone, so a board looks the same each time. Signs keep off borders and
the places of pieces.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from indonesia_qt.board.model import Point
from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.background.painter_paths import joined, pen

SPACING = 25.0
"""Between signs at least, in map units."""
STEP = 9.0
"""Between places that are tried; each is moved by a part of that."""
SIZE = 0.82
"""Of a sign, in parts of the size at which it is drawn below."""
HALF_WIDTH, HALF_HEIGHT = 8.5, 5.5
"""Half of the room of a sign."""
KEPT_BORDER, KEPT_TOKEN = 6.0, 21.0
"""Width of the strip along borders and radius around tokens that stay free."""
COARSE = 4.0
"""Map units of a pixel of the picture in which room is looked for."""
VOLCANOES = 0.5
"""Part of the areas that have a volcano, where there is the room."""


def _curve(start: tuple[float, float], *arcs: tuple[float, float, float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    for x, y, to_x, to_y in arcs:
        path.quadTo(x, y, to_x, to_y)
    return path


_HILL = joined([_curve((-9, 4), (-4, -5, 0, -5), (4, -5, 9, 4)), _curve((1.5, -3), (3.5, -0.5, 3.6, 3))])
_HILLS = joined([_curve((-10, 4), (-6, -4, -3, -4), (0, -4, 3, 4)), _curve((0, -0.5), (3, -5, 5.5, -2), (8, 0, 10, 4))])
_PADDY = joined(_curve((-9, y), (-3, y - 3.4, 0, y - 1.2), (4, y + 1.2, 9, y - 1.4)) for y in (-3.5, 0.5, 4.5))
_VOLCANO = joined(
    [
        _curve((-11, 7), (-4.5, 1, -3, -6)),
        _curve((-3, -6), (0, -3.6, 3, -6)),
        _curve((3, -6), (4.5, 1, 11, 7)),
        _curve((0, -8.5), (2.6, -10, 0.6, -12), (-1, -14, 2, -15)),
        _curve((3.2, -2), (5, 2.6, 6.4, 6)),
    ]
)
_TERRAINS = (_HILL, _HILLS), (_HILLS, _HILL, _PADDY), (_PADDY,)


def signs(outlines: BoardOutlines) -> Iterator[QPainterPath]:
    """Yield the signs on the land of a board, in map units."""
    smaller = QTransform.fromScale(SIZE, SIZE)
    for area, where in places(outlines).items():
        chance = Random(area)
        terrain = chance.choice(_TERRAINS)
        chosen = [chance.choice(terrain) for _ in where]
        if chosen and chance.random() < VOLCANOES:
            chosen[0] = _VOLCANO
        yield from (smaller.map(sign).translated(*place) for sign, place in zip(chosen, where, strict=True))


def places(outlines: BoardOutlines) -> dict[str, list[Point]]:
    """Return where signs stand in each land area."""
    room, found = _Room(outlines), dict[str, list[Point]]()
    for number, (area, shape) in enumerate(outlines.lands.items(), start=1):
        taken = found[area] = []
        for place in _tried(shape.boundingRect(), Random(area)):
            if room.holds(number, place) and all(math.dist(place, other) >= SPACING for other in taken):
                taken.append(place)
    return found


def _tried(box: QRectF, chance: Random) -> list[Point]:
    """Places all over a box, in any order."""
    found = [
        (box.left() + (column + chance.random()) * STEP, box.top() + (row + chance.random()) * STEP)
        for row in range(math.ceil(box.height() / STEP))
        for column in range(math.ceil(box.width() / STEP))
    ]
    chance.shuffle(found)
    return found


class _Room:
    """Says where the areas of a board have room for a sign."""

    def __init__(self, outlines: BoardOutlines) -> None:
        picture = QImage((outlines.canvas.size() / COARSE).toSize(), QImage.Format.Format_RGB32)
        picture.fill(0)
        painter = QPainter(picture)
        painter.scale(1 / COARSE, 1 / COARSE)
        for number, shape in enumerate(outlines.lands.values(), start=1):
            painter.fillPath(shape, QColor.fromRgb(number))
        for shape in outlines.lands.values():
            painter.strokePath(shape, pen(QColor("black"), KEPT_BORDER))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("black"))
        for land in outlines.board.lands:
            painter.drawEllipse(QPointF(*land.token), KEPT_TOKEN, KEPT_TOKEN)
        for lake in outlines.lakes:
            painter.strokePath(lake, pen(QColor("black"), KEPT_BORDER))
        painter.end()
        self._pixels = memoryview(bytes(picture.constBits())).cast("I")
        self._width, self._height = picture.width(), picture.height()

    def holds(self, number: int, place: Point) -> bool:
        """Return whether a sign at a place lies in the area of that number, from 1, and on nothing else."""
        x, y = place
        columns = [math.floor((x + across) / COARSE) for across in (0, -HALF_WIDTH, HALF_WIDTH)]
        rows = [math.floor((y + down) / COARSE) for down in (0, -HALF_HEIGHT, HALF_HEIGHT)]
        if min(columns) < 0 or max(columns) >= self._width or min(rows) < 0 or max(rows) >= self._height:
            return False
        return all(self._pixels[row * self._width + column] & 0xFFFFFF == number for column in columns for row in rows)
