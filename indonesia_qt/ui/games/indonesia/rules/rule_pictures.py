"""The pictures of the rules, painted in the look in use."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from indonesia_qt.board.model import BoardMap, Label
from indonesia_qt.library.maps import load_map
from indonesia_qt.ui.board.background.outlines import FRAME
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.rules.rule_drawings import DRAWINGS, WIDE
from indonesia_qt.ui.games.indonesia.rules.rule_scenes import MAP, SCENES, Scene
from indonesia_qt.ui.style.theme import Theme

BETWEEN = 12
"""Pixels between positions side by side."""
LETTER = 0.75
"""The width of a letter of a name, as a part of its height."""
NAMES = (*DRAWINGS, *SCENES)
"""All pictures."""


class RulePictures:
    """Paints pictures in one look, and keeps them."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._painted: dict[tuple[str, int, float], QImage] = {}

    def image(self, name: str, width: int, ratio: float = 1.0) -> QImage:
        """A picture of so many pixels of the screen, which may consist of `ratio` real ones in each direction."""
        key = name, width, ratio
        if key not in self._painted:
            self._painted[key] = self._paint(name, width, ratio)
        return self._painted[key]

    def _paint(self, name: str, width: int, ratio: float) -> QImage:
        scene = SCENES.get(name)
        if scene is None:
            high = round(width * DRAWINGS[name].high / WIDE)
        else:
            number = len(scene.positions)
            each = (width - (number - 1) * BETWEEN) / number
            high = round(each * scene.window[3] / scene.window[2])
        image = QImage(QSize(width, high) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if scene is None:
            painter.scale(width / WIDE, width / WIDE)
            DRAWINGS[name].paint(painter, self.theme)
        else:
            for n in range(number):
                self._paint_position(painter, scene, n, QRectF(n * (each + BETWEEN), 0, each, high))
        painter.end()
        return image

    def _paint_position(self, painter: QPainter, scene: Scene, number: int, room: QRectF) -> None:
        """Paint the window of the map into a room."""
        left, top, wide, high = scene.window
        window = QRectF(left, top, wide, high)
        labels = (label for label in self._board.labels if window.contains(_box(label)))
        board = replace(self._board, labels=tuple(labels))
        scale = room.width() / wide
        whole = QRectF(-FRAME, -FRAME, board.width + 2 * FRAME, board.height + 2 * FRAME)
        painter.save()
        painter.setClipRect(room)
        picture = Picture(board, self.theme, glyphs.glyph, scene.positions[number])
        x, y = room.left() + (whole.left() - left) * scale, room.top() + (whole.top() - top) * scale
        picture.paint(painter, QRectF(x, y, whole.width() * scale, whole.height() * scale))
        painter.restore()
        painter.setPen(QColor(self.theme.interface.strong_line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))

    @cached_property
    def _board(self) -> BoardMap:
        """Without title and compass, of which a window would show a part."""
        return replace(load_map(MAP).board, ornaments=())


def _box(label: Label) -> QRectF:
    """About the room that a name takes on the map."""
    wide, high = len(label.text) * label.size * LETTER, label.size
    return QRectF(label.at[0] - wide / 2, label.at[1] - high / 2, wide, high)
