"""Paints the empty board: one code for the screen, for pictures and for vector files."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from indonesia_qt.ui.board.background.land_painter import LandPainter
from indonesia_qt.ui.board.background.lettering import Lettering
from indonesia_qt.ui.board.background.ornaments import Ornaments
from indonesia_qt.ui.board.background.outlines import BoardOutlines
from indonesia_qt.ui.board.background.sea_painter import SeaPainter
from indonesia_qt.ui.style.theme import MapColours


class BoardPainter:
    """A board prepared for painting in one look; it is painted in map units, with its frame outside the canvas."""

    def __init__(self, outlines: BoardOutlines, colours: MapColours) -> None:
        self.framed: QRectF = outlines.framed
        self._waters = SeaPainter(outlines, colours)
        self._grounds = LandPainter(outlines, colours)
        self._lettering = Lettering(outlines, colours)
        self._ornaments = Ornaments(outlines, colours)

    def paint(self, painter: QPainter, least: float = 0.0) -> None:
        """Paint everything that never changes: sea, land, names, ornaments and frame.

        Names have letters of `least` map units at least, where there is room.
        The frame covers what reaches a little beyond the canvas, as Qt's SVG files can't hold a clip within a clip.
        """
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._waters.paint(painter)
        self._grounds.paint(painter)
        self._ornaments.paint_arrows(painter)
        self._lettering.paint(painter, least)
        self._ornaments.paint(painter)
        self._ornaments.paint_frame(painter)
        painter.restore()


@lru_cache(maxsize=4)
def board_painter(outlines: BoardOutlines, colours: MapColours) -> BoardPainter:
    """The painter of a board in one look; the last ones are kept, as making one takes longer than a new table."""
    return BoardPainter(outlines, colours)
