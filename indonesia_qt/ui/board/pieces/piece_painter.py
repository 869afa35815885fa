"""Paints what lies on the board at a point: the pieces of a game, and the board's own notes and names.

All is painted around the origin in map units, so one code serves the pictures of pieces on the screen and vector files.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from indonesia_qt.ui.board.background.painter_paths import edges, pen
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import NameLook, NoteLook
from indonesia_qt.ui.board.pieces.piece_kit import CAPITAL, LARGEST_NOTE, LETTER, NOTE, PieceKit, plate_box
from indonesia_qt.ui.board.pieces.piece_set import PieceSet, SmallStyle
from indonesia_qt.ui.board.pieces.small_board import Box
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS
from indonesia_qt.ui.style.theme import Theme, lining, map_font

GHOST = 0.55
"""Opacity of a piece that is only proposed."""
NAME, NAME_CAPITAL, NAME_HALO = 17.5, 0.65, 3.6
"""Size of an area's name, the height of its capitals and digits in parts of that, and the width of the halo; in pixels
at 100 % on a small board, in map units on any other."""
NAME_EDGE, PLATE_EDGE = 2.2, 3.0
"""What a plate shows around a name, and the radius of its corners, in the same units."""


def note_box(text: str, pixel: float) -> Box:
    """Return the room of a note around the origin where a pixel has so many map units; 0 where none are small."""
    return edges(plate_box(text, min(max(NOTE, LEAST_CAPITALS / CAPITAL * pixel), LARGEST_NOTE)))


def name_room(text: str, pixel: float) -> QRectF:
    """Return the room of an area's name around the origin; `pixel` is that of `note_box`."""
    high = NAME_CAPITAL * NAME + 2 * NAME_EDGE
    wide = name_path(text).boundingRect().width() + 2 * NAME_EDGE
    unit = pixel or 1.0
    return QRectF(-wide / 2 * unit, -high / 2 * unit, wide * unit, high * unit)


@lru_cache(maxsize=256)
def name_path(text: str) -> QPainterPath:
    """Return an area's name around the origin, in the letters of the map, centred on its capitals."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), lining(map_font(LETTER)), text)
    scale = NAME / LETTER
    middle = QPointF(path.boundingRect().center().x(), -NAME_CAPITAL * LETTER / 2)
    return QTransform.fromScale(scale, scale).map(path.translated(-middle))


class PiecePainter:
    """Paints looks in the colours of a theme, pieces as a game's set has them."""

    def __init__(self, theme: Theme, pieces: PieceSet) -> None:
        self._theme, self._pieces = theme, pieces

    def paint(self, painter: QPainter, look: Piece | NoteLook, least: float = 0.0) -> None:
        """Paint around the origin, in map units, capitals that matter at least `least` map units high."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        kit = PieceKit(painter, self._theme, least)
        match look:
            case NoteLook(text, None, is_row=False):
                kit.plate(text, QPointF(0, 0), kit.legible(NOTE, LARGEST_NOTE), struck=look.struck)
            case NoteLook(text, seat):
                kit.tag(text, kit.legible(NOTE, LARGEST_NOTE), QColor(self._theme.seat(seat).colour))
            case Piece():
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

    def paint_name(self, name: NameLook, pixel: float, painter: QPainter, least: float) -> None:  # noqa: ARG002
        """Paint an area's name around the origin where a pixel has so many map units; 0 where none are small.

        A number is a name, too, and so without a disc: discs and tags with numbers are steps of a plan.
        """
        colours, path = self._theme.map, name_path(name.text)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixel or 1.0, pixel or 1.0)
        ground, ink = (colours.ink, colours.halo) if name.stands_out else (colours.halo, colours.ink)
        if name.stands_out:
            plate = QPainterPath()
            plate.addRoundedRect(name_room(name.text, 0.0).adjusted(0.5, 0.5, -0.5, -0.5), PLATE_EDGE, PLATE_EDGE)
            painter.strokePath(plate, pen(ink, 1.0))
            painter.fillPath(plate, QColor(ground))
        else:
            painter.strokePath(path, pen(ground, NAME_HALO))
        painter.fillPath(path, QColor(ink))
        painter.restore()

    def box(self, look: Piece | NoteLook) -> QRectF:
        """Return a rectangle around the origin that holds all of a look's paint."""
        match look:
            case NoteLook(text=text):
                return plate_box(text, LARGEST_NOTE).adjusted(-4, -4, 4, 5)
            case Piece():
                return self._pieces.style(look).box(look)
