"""The board with its marks as a picture: an image in memory, or a PNG, SVG or PDF file."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.background.painter import board_painter
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.board.pieces.mark_renderer import MarkRenderer
from indonesia_qt.ui.board.pieces.piece_painter import Glyphs
from indonesia_qt.ui.style.theme import Theme


class PictureError(OSError):
    """A picture that can't be made: which file, and why."""


class Picture:
    """A board and its marks, ready to be painted at any size; the fonts must be loaded before."""

    def __init__(self, board: BoardMap, theme: Theme, glyphs: Glyphs, marks: Sequence[Mark] = ()) -> None:
        outlines = outlines_of(board)
        self._title = board.title
        self._framed = outlines.framed
        self._surround = theme.map.surround
        self._board = board_painter(outlines, theme.map)
        self._display = MarkRenderer(outlines, theme, glyphs)
        self._shown = self._display.of(marks)

    def with_marks(self, marks: Sequence[Mark]) -> Picture:
        """Return the same board with other marks, made sooner than from the board."""
        other = copy(self)
        other._shown = self._display.of(marks)
        return other

    def size(self, width: int) -> QSize:
        """Return the size of that width which the board just fills."""
        return QSize(width, round(width * self._framed.height() / self._framed.width()))

    def image(self, size: QSize) -> QImage:
        """Return the picture in pixels; what the board leaves of it has the colour that surrounds the board."""
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(self._surround))
        painter = QPainter(image)
        self.paint(painter, QRectF(image.rect()))
        painter.end()
        return image

    def save(self, file: Path, size: QSize) -> None:
        """Write a .png, .svg or .pdf file; `size` is in pixels, or in points for PDF.

        Raises `PictureError` when the file can't be written or its name ends otherwise.
        """
        match file.suffix.lower():
            case ".png":
                done = self.image(size).save(str(file))
            case ".svg":
                done = self._save_svg(file, size)
            case ".pdf":
                done = self._save_pdf(file, size)
            case ending:
                message = tr('{file}: pictures are .png, .svg or .pdf, not "{ending}"', file=file, ending=ending)
                raise PictureError(message)
        if not done:
            raise PictureError(tr("{file}: can't be written", file=file))

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint everything into a rectangle of the painter's plane, as large as it fits."""
        scale = min(room.width() / self._framed.width(), room.height() / self._framed.height())
        painter.save()
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-self._framed.center())
        self._board.paint(painter)
        for sprite, spot in self._shown:
            painter.save()
            painter.translate(*spot.at)
            painter.rotate(spot.angle)
            sprite.paint(painter)
            painter.restore()
        painter.restore()

    def _save_svg(self, file: Path, size: QSize) -> bool:
        # Version 1.1 because only there Qt writes clips.
        generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
        generator.setFileName(str(file))
        generator.setSize(size)
        generator.setViewBox(QRect(0, 0, size.width(), size.height()))
        generator.setTitle(self._title)
        return self._painted(generator, QRectF(0, 0, size.width(), size.height()))

    def _save_pdf(self, file: Path, size: QSize) -> bool:
        writer = QPdfWriter(str(file))
        writer.setTitle(self._title)
        writer.setPageSize(QPageSize(QSizeF(size), QPageSize.Unit.Point))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        return self._painted(writer, QRectF(0, 0, writer.width(), writer.height()))

    def _painted(self, device: QPaintDevice, room: QRectF) -> bool:
        painter = QPainter()
        if not painter.begin(device):
            return False
        self.paint(painter, room)
        return painter.end()
