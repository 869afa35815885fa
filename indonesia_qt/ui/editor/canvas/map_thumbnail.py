"""Small pictures by which maps are recognized."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.board.background.painter_paths import kept_path, pen
from indonesia_qt.ui.editor.canvas.board_items import sea_colour, tinted
from indonesia_qt.ui.style.theme import Theme

COAST = 0.6
"""Width of the line around land, in pixels."""


def map_picture(board: BoardMap, theme: Theme, size: QSize) -> QPixmap:
    """Return a picture of `size` pixels with the areas of a board in their colours, as large as they fit."""
    picture, colours = bare_picture(theme, size), theme.map
    scale = min(size.width() / board.width, size.height() / board.height)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate((size.width() - board.width * scale) / 2, (size.height() - board.height * scale) / 2)
    painter.scale(scale, scale)
    for number, sea in enumerate(board.seas):
        painter.fillPath(kept_path(sea.shape), sea_colour(number, colours))
    tints = {province.id: province.tint for province in board.provinces}
    coast = pen(colours.ink, COAST / scale)
    for land in board.lands:
        path = kept_path(land.shape)
        painter.fillPath(path, tinted(tints.get(land.province), colours))
        painter.strokePath(path, coast)
    for lake in board.lakes:
        painter.fillPath(kept_path(lake.shape), QColor(colours.lake))
    painter.end()
    return picture


def bare_picture(theme: Theme, size: QSize) -> QPixmap:
    """Return an empty picture of `size` pixels, for a map that isn't known yet."""
    picture = QPixmap(size)
    picture.fill(QColor(theme.map.surround))
    return picture


def damaged_picture(theme: Theme, size: QSize) -> QPixmap:
    """Return a picture of `size` pixels with an exclamation mark, for a map that can't be read."""
    picture = bare_picture(theme, size)
    painter = QPainter(picture)
    font = painter.font()
    font.setPixelSize(size.height() // 2)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(theme.map.ink))
    painter.drawText(picture.rect(), Qt.AlignmentFlag.AlignCenter, "!")
    painter.end()
    return picture
