"""Pictures of what lies on the board, painted once at the scale of the screen and shared by all that look alike."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from indonesia_qt.ui.board.pieces.strokes import Stroke, paint_strokes

FAST, SMOOTH = Qt.TransformationMode.FastTransformation, Qt.TransformationMode.SmoothTransformation
LARGEST = 4_000_000
"""Pixels of the largest picture; what would need more is painted smaller and stretched."""
MOST_KEPT, LARGEST_KEPT = 1000, 10_000
"""How many pictures are kept for the next games, and the pixels of the largest of them."""

COMFORT = 0.68
"""Device pixels per map unit from which signs and letters of pieces are read with ease."""


@dataclass(frozen=True, eq=False, slots=True)
class Sprite:
    """Something that can be painted around the origin in map units: those with the same `look` are alike.

    `paint` is also given the least height of capitals that matter, in map units. `swell` is how many times larger it
    may be shown where the board is so small that it is hard to read. The names of the board are seen through what
    `spares_names`, whose origin is that of the board, and if it consists of `lines`, these leave off there.
    """

    look: Hashable
    box: QRectF
    paint: Callable[[QPainter, float], None]
    swell: float = 1.0
    spares_names: bool = False
    lines: Sequence[Stroke] = ()


class Spot(NamedTuple):
    """Where a sprite lies; `angle` is in degrees clockwise, a higher `depth` lies above."""

    at: tuple[float, float]
    angle: float
    depth: float


class _Picture(NamedTuple):
    """A sprite as it is painted: where its corner lies from the origin, in pixels, and its pixels per map unit."""

    pixels: QPixmap
    corner: QPointF
    scale: float


class BoardNames(NamedTuple):
    """The names of a board, for the least height of their capitals in map units.

    `cut_out` takes them out of what is painted; all but their boxes is `beside` them.
    """

    cut_out: Callable[[QPainter, float], None]
    beside: Callable[[float], QPainterPath]


class Sprites:
    """Makes items of sprites; items have no picture before a scale is set."""

    def __init__(self, names: BoardNames) -> None:
        self._names = names
        self._pictures: dict[Hashable, _Picture] = {}
        self._scale = self._capitals = 0.0
        self.stretched = False
        """Whether the view has another scale for now."""

    @property
    def scale(self) -> float:
        """Device pixels per map unit."""
        return self._scale

    def set_scale(self, scale: float, capitals: float) -> bool:
        """Have `scale` device pixels per map unit, and capitals that matter at least `capitals` device pixels high.

        The view has that scale, too. Returns whether the items have to be dressed again.
        """
        is_new = (scale, capitals) != (self._scale, self._capitals)
        if is_new:
            self._scale, self._capitals = scale, capitals
            self._pictures.clear()
        was_stretched, self.stretched = self.stretched, False
        return is_new or was_stretched

    def item(self, sprite: Sprite, spot: Spot) -> QGraphicsPixmapItem:
        """Return a new item that shows the sprite at its spot."""
        item = QGraphicsPixmapItem()
        item.setPos(*spot.at)
        item.setRotation(spot.angle)
        item.setZValue(spot.depth)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.dress(item, sprite)
        return item

    def dress(self, item: QGraphicsPixmapItem, sprite: Sprite) -> None:
        """Give the item its picture at the present scale, smooth unless its pixels are those of the screen."""
        if not self._scale:
            return
        if sprite.look not in self._pictures:
            # Small ones may have been painted for an earlier game.
            is_small = sprite.box.width() * sprite.box.height() * self._scale * self._scale <= LARGEST_KEPT
            paint = _kept if is_small else _painted
            self._pictures[sprite.look] = paint(sprite, self._scale, self._capitals, self._names)
        picture = self._pictures[sprite.look]
        item.setPixmap(picture.pixels)
        item.setOffset(picture.corner)
        item.setScale(1 / picture.scale)
        # What is smooth is painted several times slower, even where it makes no difference.
        as_it_is = not self.stretched and not item.rotation() and math.isclose(picture.scale, self._scale)
        item.setTransformationMode(FAST if as_it_is else SMOOTH)


def _painted(sprite: Sprite, board_scale: float, capitals: float, names: BoardNames) -> _Picture:
    area = max(1.0, sprite.box.width() * sprite.box.height())
    swell = min(sprite.swell, max(1.0, COMFORT / board_scale))
    scale = swell * min(board_scale, math.sqrt(LARGEST / area))
    left, top = math.floor(sprite.box.left() * scale), math.floor(sprite.box.top() * scale)
    right, bottom = math.ceil(sprite.box.right() * scale), math.ceil(sprite.box.bottom() * scale)
    pixels = QPixmap(right - left + 1, bottom - top + 1)
    pixels.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixels)
    painter.translate(-left, -top)
    painter.scale(scale, scale)
    if sprite.lines:
        paint_strokes(painter, sprite.lines, names.beside(capitals / board_scale))
    else:
        sprite.paint(painter, capitals / scale)
    if sprite.spares_names:
        painter.setClipRect(sprite.box)  # so that only the names there are painted
        names.cut_out(painter, capitals / board_scale)
    painter.end()
    return _Picture(pixels, QPointF(left, top), scale / swell)


_kept = lru_cache(MOST_KEPT)(_painted)
