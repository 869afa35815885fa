"""The board's picture in a scene: painted in tiles at the scale of the screen, visible ones first.

Until the tiles of a new scale are there, the picture of the whole board that was complete last is stretched. So a
change of zoom never waits, and what stands still is sharp. Where names come to stand elsewhere, all tiles that are seen
are shown together.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from indonesia_qt.ui.board.background.painter import BoardPainter

TILE = 512
"""Side of a tile in device pixels, at most."""
MOST_TILES = 96
"""Tiles that are kept, of one megabyte each at most."""
LARGEST_WHOLE = 12_000_000
"""Pixels of the largest picture of the whole board that is kept."""
MOST_WHOLES = 3
"""Pictures of whole boards that are kept for the next games, whose panels may differ in width."""
MOST_LEFT = 3
"""Boards whose tiles are kept although not all were painted when they were left."""
TILES_LEFT = 12
"""Tiles of the largest board of which they are kept then."""
FORMAT = QImage.Format.Format_RGB32
"""The format of a screen, so that pictures are copied to it as they are."""

_Key = tuple[int, int]


class _Whole:
    """A picture of the whole board at one scale, with names of one size."""

    def __init__(self, framed: QRectF, scale: float, ground: str, names: float) -> None:
        self.scale, self.names = scale, names
        corner = framed.topLeft() * scale
        self.corner = QPointF(math.floor(corner.x()), math.floor(corner.y()))
        size = framed.size() * scale
        width, height = math.ceil(size.width()) + 1, math.ceil(size.height()) + 1
        self.picture = QImage(width, height, FORMAT)
        self.picture.fill(QColor(ground))


_Look = tuple[BoardPainter, float, float, str]
"""A board, its scale, the height of capitals, and the ground."""
_wholes: dict[_Look, _Whole] = {}
"""The pictures of whole boards that were shown last, the latest at the end."""


def _whole_of(look: _Look) -> _Whole:
    """Return a picture of the whole board, and paint it if it isn't kept."""
    board, scale, capitals, ground = look
    whole = _wholes.get(look)
    if whole is None:
        whole = _Whole(board.framed, scale, ground, board.size_of_names(capitals / scale))
        painter = QPainter(whole.picture)
        painter.translate(-whole.corner)
        painter.scale(scale, scale)
        board.paint(painter, capitals / scale, with_ornaments=False)
        painter.end()
    _keep(look, whole)
    return whole


def _keep(look: _Look, whole: _Whole) -> None:
    _wholes.pop(look, None)
    _wholes[look] = whole
    while len(_wholes) > MOST_WHOLES:
        del _wholes[next(iter(_wholes))]


_left: dict[_Look, dict[_Key, QImage]] = {}
"""The tiles of the boards that were shown last and aren't whole yet, the latest at the end: the next game goes on."""


class TiledBackground(QGraphicsItem):
    """Shows the empty board with its frame, but without compass and title, on the colour `ground`.

    It stops painting when `scene` is gone.
    """

    def __init__(self, board: BoardPainter, ground: str, scene: QObject) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._board, self._ground = board, ground
        self._scale = self._capitals = self._names = 0.0
        self._tiles: dict[_Key, QImage] = {}
        self._whole: _Whole | None = None
        self._pending: list[_Key] = []
        self._waits = False
        """Whether no tile is shown before all are painted, as names stand elsewhere than in the picture before."""
        self._timer = QTimer(scene, interval=0)
        self._timer.timeout.connect(self._paint_next)

    @property
    def is_sharp(self) -> bool:
        """Whether everything that was asked for is painted at the present scale."""
        return not self._pending

    @property
    def scale_now(self) -> float:
        """The device pixels per map unit at which it paints; 0 before `set_scale`."""
        return self._scale

    def set_scale(self, scale: float, capitals: float = 0.0) -> None:
        """Paint at `scale` device pixels per map unit from now on, capitals at least `capitals` device pixels high."""
        if (scale, capitals) != (self._scale, self._capitals):
            self._scale, self._capitals = scale, capitals
            self._names = self._board.size_of_names(capitals / scale)
            self._tiles = self._painted_before()
            self._pending.clear()
            if (look := self._look(scale)) in _wholes:
                self._whole = _whole_of(look)
            self._waits = self._whole is not None and self._whole.names != self._names
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle of the board with its frame, in map units."""
        return self._board.framed

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint what is exposed."""
        del widget
        if not self._scale:
            return
        whole = self._whole or self._first_whole()
        if (whole.scale, whole.names) == (self._scale, self._names):
            _draw(painter, whole.picture, whole.corner, whole.scale)
            return
        exposed: QRectF = option.exposedRect.intersected(self._board.framed)
        keys = list(self._keys(exposed))
        missing = [key for key in keys if key not in self._tiles]
        if missing:
            self._want(missing, exposed.center())
        elif not self._pending:
            self._waits = False
        if missing or self._waits:
            _draw(painter, whole.picture, whole.corner, whole.scale)
        for key in keys:
            if key in self._tiles and not self._waits:
                _draw(painter, self._tiles[key], QPointF(self._box(key).topLeft()), self._scale)

    def _first_whole(self) -> _Whole:
        """Return the first picture, painted at once, as there is nothing to show instead."""
        area = self._board.framed.width() * self._board.framed.height()
        scale = min(self._scale, math.sqrt(LARGEST_WHOLE / area))
        self._whole = _whole_of(self._look(scale))
        self._waits = self._whole.names != self._names
        return self._whole

    def _look(self, scale: float) -> _Look:
        return self._board, scale, self._capitals, self._ground

    def _painted_before(self) -> dict[_Key, QImage]:
        """Return the tiles that are painted already at the present scale, and keep them unless they are many."""
        look = self._look(self._scale)
        tiles = _left.pop(look, {})
        if sum(1 for _ in self._keys(self._board.framed)) <= TILES_LEFT:
            _left[look] = tiles
        if len(_left) > MOST_LEFT:
            del _left[next(iter(_left))]
        return tiles

    def _keys(self, box: QRectF) -> Iterator[_Key]:
        side = TILE / self._scale
        for row in range(math.floor(box.top() / side), math.ceil(box.bottom() / side)):
            for column in range(math.floor(box.left() / side), math.ceil(box.right() / side)):
                yield column, row

    def _box(self, key: _Key) -> QRect:
        """The pixels of a tile: no more than the board has there, as most boards end within a tile."""
        board = QRectF(self._board.framed.topLeft() * self._scale, self._board.framed.size() * self._scale)
        return QRect(key[0] * TILE, key[1] * TILE, TILE, TILE).intersected(board.toAlignedRect())

    def _want(self, keys: list[_Key], middle: QPointF) -> None:
        """Have these tiles painted when there is time, the nearest to `middle` first."""
        side = TILE / self._scale

        def distance(key: _Key) -> float:
            return math.hypot((key[0] + 0.5) * side - middle.x(), (key[1] + 0.5) * side - middle.y())

        self._pending = sorted({*self._pending, *keys}, key=distance, reverse=True)
        self._timer.start()

    def _paint_next(self) -> None:
        if not self._pending:
            self._timer.stop()
            return
        key = self._pending.pop()
        self._tiles[key] = self._painted(key)
        while len(self._tiles) > MOST_TILES:
            del self._tiles[next(iter(self._tiles))]
        side = TILE / self._scale
        if not self._waits:
            self.update(QRectF(key[0] * side, key[1] * side, side, side))
        elif not self._pending:
            self._waits = False
            self.update()
        self._keep_whole()

    def _painted(self, key: _Key) -> QImage:
        box = self._box(key)
        picture = QImage(box.size(), FORMAT)
        picture.fill(QColor(self._ground))
        painter = QPainter(picture)
        painter.setClipRect(picture.rect())
        painter.translate(-box.topLeft())
        painter.scale(self._scale, self._scale)
        painter.setClipRect(self._board.framed, Qt.ClipOperation.IntersectClip)
        self._board.paint(painter, self._capitals / self._scale, with_ornaments=False)
        painter.end()
        return picture

    def _keep_whole(self) -> None:
        """Join the tiles to the picture that later scales start from, once those of the whole board are there."""
        size = self._board.framed.size() * self._scale
        if size.width() * size.height() > LARGEST_WHOLE:
            return
        if any(key not in self._tiles for key in self._keys(self._board.framed)):
            return
        whole = _Whole(self._board.framed, self._scale, self._ground, self._names)
        painter = QPainter(whole.picture)
        for key, tile in self._tiles.items():
            painter.drawImage(QPointF(self._box(key).topLeft()) - whole.corner, tile)
        painter.end()
        self._whole = whole
        _keep(self._look(self._scale), whole)
        for look in [look for look in _left if look[0] is self._board]:  # begun at other scales, too
            del _left[look]
        self._tiles = {}


def _draw(painter: QPainter, picture: QImage, corner: QPointF, scale: float) -> None:
    """Draw a picture that was painted at `scale`; unscaled, and so fast, when that is the painter's."""
    painter.save()
    painter.scale(1 / scale, 1 / scale)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, painter.deviceTransform().isScaling())
    painter.drawImage(corner, picture)
    painter.restore()
