"""Soft edges: the light in shallow water and the deeper tint along province borders.

A glow is a small picture, stretched over the canvas. Hairlines are blurred by shrinking and stretching, and a table
turns the faint result into opacity; so a glow costs little, whatever the size at which the board is painted.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from indonesia_qt.ui.board.background.painter_paths import pen

SCALE = 0.25
"""Pixels of a glow per map unit."""


def line_glow(lines: QPainterPath, canvas: QRectF, softness: int, opacity: Callable[[float], float]) -> QImage:
    """Return a picture that fades away from `lines`, to be coloured.

    `softness` is how often the lines are blurred; `opacity` makes of nearness (0 far away, 1 on a line) the opacity.
    """
    size = QSize(round(canvas.width() * SCALE), round(canvas.height() * SCALE))
    field = QImage(size, QImage.Format.Format_Grayscale8)
    field.fill(Qt.GlobalColor.black)
    painter = _painter(field, canvas)
    painter.strokePath(lines, pen("white", 1 / SCALE))
    painter.end()
    field = _blurred(field, softness).convertToFormat(QImage.Format.Format_Grayscale8)
    glow = QImage(field.constBits(), field.width(), field.height(), field.bytesPerLine(), QImage.Format.Format_Indexed8)
    glow.setColorTable([QColor.fromRgbF(0, 0, 0, opacity(n / 255)).rgba() for n in range(256)])
    return glow.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def coloured(glow: QImage, colour: QColor) -> QImage:
    """Return the glow in one colour."""
    picture = QImage(glow.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(colour)
    return _masked(picture, glow)


def inside(glow: QImage, colour: QColor, shape: QPainterPath, canvas: QRectF) -> tuple[QRectF, QImage]:
    """Return the part of the glow in `shape`, in one colour, and the box of the canvas over which to stretch it.

    It reaches a little beyond the shape, so that it can be clipped sharply.
    """
    box = shape.boundingRect().translated(-canvas.topLeft())
    pixels = QRectF(box.topLeft() * SCALE, box.size() * SCALE).toAlignedRect().adjusted(-1, -1, 1, 1)
    stretched = QRectF(QPointF(pixels.topLeft()) / SCALE, QSizeF(pixels.size()) / SCALE).translated(canvas.topLeft())
    picture = QImage(pixels.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = _painter(picture, stretched)
    painter.setPen(pen(colour, 1 / SCALE))
    painter.setBrush(colour)
    painter.drawPath(shape)
    painter.end()
    return stretched, _masked(picture, glow.copy(pixels))


def _painter(picture: QImage, canvas: QRectF) -> QPainter:
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SCALE, SCALE)
    painter.translate(-canvas.topLeft())
    return painter


def _masked(picture: QImage, glow: QImage) -> QImage:
    painter = QPainter(picture)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, glow)
    painter.end()
    return picture


def _blurred(picture: QImage, times: int) -> QImage:
    size, result = picture.size(), picture
    for n in range(1, times + 1):
        result = _scaled(result, size / 2**n)
    for n in reversed(range(times)):
        result = _scaled(result, size / 2**n)
    return result


def _scaled(picture: QImage, size: QSize) -> QImage:
    return picture.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
