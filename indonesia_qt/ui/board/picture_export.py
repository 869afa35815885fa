"""The board with its marks as a picture: an image in memory, or a PNG, SVG or PDF file."""

from __future__ import annotations

import math
from collections.abc import Sequence
from copy import copy
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter

from indonesia_qt.board.model import BoardMap
from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.background.painter import board_painter
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.board.pieces.mark_renderer import mark_renderer
from indonesia_qt.ui.board.pieces.piece_set import PieceSet
from indonesia_qt.ui.board.pieces.small_board import LEAST_UNITS, MOST_UNITS, SmallBoard
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.picture_file import image_of, pdf_of, picture_content


class Picture:
    """A board and its marks, ready to be painted at any size; the fonts must be loaded before.

    A `small` one has pieces and names as large as they are on the smallest board at a table.
    """

    def __init__(
        self, board: BoardMap, theme: Theme, pieces: PieceSet, marks: Sequence[Mark] = (), *, small: bool = False
    ) -> None:
        outlines = outlines_of(board)
        self._title = board.title
        self._framed = outlines.framed
        self._surround = theme.map.surround
        self._board = board_painter(outlines, theme.map)
        self._display = mark_renderer(outlines, theme, pieces)
        small = small and pieces.has_small
        pixel = MOST_UNITS if small else LEAST_UNITS
        self._least = LEAST_CAPITALS * MOST_UNITS if small else 0.0
        self._small = SmallBoard(pixel, self._board.names(self._least)) if pieces.has_small else None
        self._shown = self._display.of(marks, self._small)

    def with_marks(self, marks: Sequence[Mark]) -> Picture:
        """Return the same board with other marks, made sooner than from the board."""
        other = copy(self)
        other._shown = self._display.of(marks, self._small)
        return other

    def size(self, width: int) -> QSize:
        """Return the size of that width which the picture just fills."""
        return QSize(width, round(width * self._framed.height() / self._framed.width()))

    def image(self, size: QSize, *, at_a_glance: bool = False, as_seen: bool = False) -> QImage:
        """Return the picture in pixels; what the board leaves of it has the colour that surrounds the board.

        What is seen `at_a_glance` is so small that nothing on pieces can be read. On one that is shown in its size,
        `as_seen` on a screen, letters can be read.
        """
        least = LEAST_CAPITALS * self._framed.width() / size.width() if as_seen else 0.0
        least = math.inf if at_a_glance and not self._least else least
        return image_of(partial(self.paint, least=least), size, self._surround)

    def save(self, file: Path, size: QSize) -> None:
        """Write a .png, .svg or .pdf file; `size` is in pixels, or in points for PDF. Raises `OSError`."""
        write_whole(file, self.content(file.suffix, size))

    def content(self, ending: str, size: QSize) -> bytes:
        """Return what is in such a file, whose name has this ending. Raises `OSError` for another one."""
        make_pdf = partial(pdf_of, self._title, partial(self._draw_page, size))
        return picture_content(ending, self.paint, size, self._surround, self._title, make_pdf)

    def paint(self, painter: QPainter, room: QRectF, *, least: float = 0.0) -> None:
        """Paint everything into a rectangle of the painter's plane, as large as it fits.

        Capitals of pieces that matter are at least `least` map units high; infinity leaves them out.
        """
        scale = min(room.width() / self._framed.width(), room.height() / self._framed.height())
        painter.save()
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-self._framed.center())
        self._board.paint(painter, self._least)
        for sprite, spot in self._shown:
            painter.save()
            painter.translate(*spot.at)
            painter.rotate(spot.angle)
            sprite.paint(painter, least)
            painter.restore()
        painter.restore()

    def _draw_page(self, size: QSize, writer: QPdfWriter) -> None:
        writer.setPageSize(QPageSize(QSizeF(size), QPageSize.Unit.Point))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        painter = QPainter(writer)
        self.paint(painter, QRectF(0, 0, writer.width(), writer.height()))
        painter.end()
