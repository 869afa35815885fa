"""Pictures as files, each painted by the code of the screen: PNG, SVG and PDF."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter
from PySide6.QtSvg import QSvgGenerator

from indonesia_qt.i18n.text import tr

Paint = Callable[[QPainter, QRectF], object]
"""Paints a picture into a rectangle."""


class PictureError(OSError):
    """A picture that can't be saved: which file, and why."""


def image_of(paint: Paint, size: QSize, ground: str) -> QImage:
    """Return a picture in pixels; `ground` is the colour of what isn't painted."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    paint(painter, QRectF(image.rect()))
    painter.end()
    return image


def save_picture(
    file: Path, paint: Paint, size: QSize, ground: str, title: str, save_pdf: Callable[[Path], object]
) -> None:
    """Write a .png or .svg file of a size in pixels, or a .pdf file by `save_pdf`.

    Raises `PictureError` when the file can't be written or its name ends otherwise.
    """
    match file.suffix.lower():
        case ".png":
            if not image_of(paint, size, ground).save(str(file)):
                raise _unwritten(file)
        case ".svg":
            # Version 1.1 because only there Qt writes clips.
            generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
            generator.setFileName(str(file))
            generator.setSize(size)
            generator.setViewBox(QRect(QPoint(), size))
            generator.setTitle(title)
            paint_on(generator, file, lambda painter: paint(painter, QRectF(QPointF(), size)))
        case ".pdf":
            save_pdf(file)
        case ending:
            message = tr(
                "Couldn’t save {file}. The file name must end in .png, .svg or .pdf, not “{ending}”.",
                file=file,
                ending=ending,
            )
            raise PictureError(message)


def paint_on(device: QPaintDevice, file: Path, paint: Callable[[QPainter], object]) -> None:
    """Paint on a device that writes a file. Raises `PictureError`."""
    painter = QPainter()
    if not painter.begin(device):
        raise _unwritten(file)
    paint(painter)
    if not painter.end():
        raise _unwritten(file)


def _unwritten(file: Path) -> PictureError:
    return PictureError(tr("Couldn’t save {file}.", file=file))
