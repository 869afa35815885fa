"""Pictures as the content of files, each painted by the code of the screen: PNG, SVG and PDF."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from indonesia_qt.i18n.text import tr

Paint = Callable[[QPainter, QRectF], object]
"""Paints a picture into a rectangle."""


def image_of(paint: Paint, size: QSize, ground: str) -> QImage:
    """Return a picture in pixels; `ground` is the colour of what isn't painted.

    Raises `OSError` for a picture that is too large for the memory.
    """
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))
    image.fill(QColor(ground))
    painter = QPainter(image)
    paint(painter, QRectF(image.rect()))
    painter.end()
    return image


def picture_content(
    ending: str, paint: Paint, size: QSize, ground: str, title: str, make_pdf: Callable[[], bytes]
) -> bytes:
    """Return the content of a .png or .svg file of a size in pixels, or of a .pdf file, which `make_pdf` gives.

    Raises `OSError` for another ending of its name.
    """
    match ending.lower():
        case ".png":
            return png_of(image_of(paint, size, ground))
        case ".svg":
            return _svg_of(paint, size, title)
        case ".pdf":
            return make_pdf()
    text = tr("The file name must end in .png, .svg or .pdf, not “{ending}”.", ending=ending)
    raise OSError(errno.EINVAL, text)


def png_of(image: QImage) -> bytes:
    """Return the content of a .png file. Raises `OSError`."""
    buffer = QBuffer()
    writer = QImageWriter(buffer, b"png")
    if not writer.write(image):
        raise OSError(errno.EIO, writer.errorString())
    return bytes(buffer.data().data())


def pdf_of(title: str, draw: Callable[[QPdfWriter], object]) -> bytes:
    """Return the content of a .pdf file on which `draw` paints."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    draw(writer)
    return bytes(buffer.data().data())


def _svg_of(paint: Paint, size: QSize, title: str) -> bytes:
    buffer = QBuffer()
    # Version 1.1 because only there Qt writes clips.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(QPoint(), size))
    generator.setTitle(title)
    painter = QPainter(generator)
    paint(painter, QRectF(QPointF(), size))
    painter.end()
    return bytes(buffer.data().data())
