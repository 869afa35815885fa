"""Paints what lies on the board at a point: the pieces of a game, and the board's own notes and names.

All is painted around the origin in map units, so one code serves the pictures of pieces on the screen and vector files.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QTransform

from indonesia_qt.ui.board.background.painter_paths import edges, pen
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import Look, NameLook, NoteLook
from indonesia_qt.ui.board.pieces.piece_kit import CAPITAL, LARGEST_NOTE, LETTER, NOTE, PieceKit, letters, plate_box
from indonesia_qt.ui.board.pieces.piece_set import PieceSet, SmallStyle
from indonesia_qt.ui.board.pieces.small_board import Box
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS
from indonesia_qt.ui.style.theme import Theme

GHOST = 0.55
"""Opacity of a piece that is only proposed."""
NAME = 15.0
"""Size of an area's name."""


def note_box(text: str, pixel: float) -> Box:
    """Return the room of a note around the origin where a pixel has so many map units; 0 where none are small."""
    return edges(plate_box(text, min(max(NOTE, LEAST_CAPITALS / CAPITAL * pixel), LARGEST_NOTE)))


class PiecePainter:
    """Paints looks in the colours of a theme, pieces as a game's set has them."""

    def __init__(self, theme: Theme, pieces: PieceSet) -> None:
        self._theme, self._pieces = theme, pieces

    def paint(self, painter: QPainter, look: Look, least: float = 0.0) -> None:
        """Paint around the origin, in map units, capitals that matter at least `least` map units high."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        kit = PieceKit(painter, self._theme, least)
        match look:
            case NoteLook(text, seat):
                kit.plate(
                    text,
                    QPointF(0, 0),
                    kit.legible(NOTE, LARGEST_NOTE),
                    None if seat is None else QColor(self._theme.seat(seat).colour),
                )
            case NameLook(text):
                name = QTransform.fromScale(NAME / LETTER, NAME / LETTER).map(letters(text))
                painter.strokePath(name, pen(self._theme.map.halo, 4.5))
                painter.fillPath(name, QColor(self._theme.map.ink))
            case _:
                painter.setOpacity(GHOST if look.ghost else 1)
                self._pieces.style(look).paint(kit, look)
        painter.restore()

    def paint_small(self, style: SmallStyle, piece: Piece, pixel: float, painter: QPainter, least: float) -> None:
        """Paint a piece of a small board around the origin, where a pixel has so many map units."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(GHOST if piece.ghost else 1)
        painter.scale(pixel, pixel)
        style.paint(PieceKit(painter, self._theme, least / pixel), piece)
        painter.restore()

    def box(self, look: Look) -> QRectF:
        """Return a rectangle around the origin that holds all of a look's paint."""
        match look:
            case NoteLook(text=text):
                return plate_box(text, LARGEST_NOTE).adjusted(-4, -4, 4, 5)
            case NameLook(text=text):
                return plate_box(text, NAME).adjusted(-4, -4, 4, 4)
            case _:
                return self._pieces.style(look).box(look)
