"""How Indonesia's pieces look and where they lie: goods, ships, cities, deeds' flags and the strips of eras."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt

from indonesia_qt.board.model import STRIP
from indonesia_qt.games.indonesia.rules.constants import GOODS
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import Layer
from indonesia_qt.ui.board.pieces.mark_layout import AtBerths, AtToken, Beside, InRow, Place
from indonesia_qt.ui.board.pieces.piece_kit import PieceKit
from indonesia_qt.ui.board.pieces.piece_set import PieceSet, PieceStyle, SmallStyle
from indonesia_qt.ui.games.indonesia.board import small_pieces
from indonesia_qt.ui.games.indonesia.board.glyphs import glyph
from indonesia_qt.ui.games.indonesia.board.piece_values import CITY, DEED, DEMAND, OFFERS, SHIP, ZONE
from indonesia_qt.ui.style.theme import faded

STRIP_WIDTH, STRIP_HEIGHT = STRIP
SIGN, EMPTY, MARGIN = 21.0, 12.0, 2.0
"""Widths in a strip: of a sign where there is room, of a cell without a sign, and at both ends of a strip."""


def _paint_strip(kit: PieceKit, piece: Piece) -> None:
    """The strip of a province's eras, the past ones fainter."""
    painter, eras, now = kit.painter, piece.data.eras, piece.data.now
    width = strip_width(eras)
    box = QRectF(-width / 2, -STRIP_HEIGHT / 2, width, STRIP_HEIGHT).adjusted(0, 1, 0, -1)
    painter.setPen(pen(faded(kit.ink, 0.55), 0.9))
    painter.setBrush(faded(kit.card, 0.82))
    painter.drawRoundedRect(box, 4, 4)
    left = box.left() + MARGIN
    for n, (era, cell) in enumerate(zip(eras, strip_cells(eras), strict=True)):
        room = QRectF(left, box.top(), cell, box.height())
        left += cell
        past = now is not None and n < now
        if n == now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(kit.theme.map.tints[0], 0.55))
            painter.drawRoundedRect(room.adjusted(0.6, 1.6, -0.6, -1.6), 3, 3)
        _paint_era(kit, era, room, 0.4 if past else 1.0)
        if n:
            painter.setPen(pen(faded(kit.ink, 0.35), 0.8))
            painter.drawLine(QPointF(room.left(), room.top() + 4), QPointF(room.left(), room.bottom() - 4))


def _paint_era(kit: PieceKit, era: tuple[str, ...], room: QRectF, opacity: float) -> None:
    painter = kit.painter
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    if not era:
        dot = room.center()
        painter.setPen(pen(faded(kit.ink, 0.55), 1.5))
        painter.drawLine(dot - QPointF(2.5, 0), dot + QPointF(2.5, 0))
    width = room.width() / max(1, len(era))
    for n, kind in enumerate(era):
        middle = QPointF(room.left() + (n + 0.5) * width, room.center().y())
        kit.stamp(glyph(kind), middle, min(width, room.height()) * 0.44, kit.ink)
    painter.restore()


def strip_cells(eras: tuple[tuple[str, ...], ...]) -> list[float]:
    """Return the widths of a strip's cells; signs are narrower where the strip would need more than its room."""
    signs = sum(map(len, eras))
    empty = sum(not era for era in eras)
    sign = min(SIGN, (STRIP_WIDTH - 2 * MARGIN - empty * EMPTY) / max(1, signs))
    return [len(era) * sign or EMPTY for era in eras]


def strip_width(eras: tuple[tuple[str, ...], ...]) -> float:
    """Return the width of the whole strip."""
    return sum(strip_cells(eras)) + 2 * MARGIN


def _strip_box(piece: Piece) -> QRectF:
    width = strip_width(piece.data.eras) + 8
    return QRectF(-width / 2, -STRIP_HEIGHT / 2 - 4, width, STRIP_HEIGHT + 8)


def _in_pixels(style: SmallStyle, place: Place, layer: float = Layer.PIECES) -> PieceStyle:
    """The style of what has one look at every scale, which `style` has in pixels."""
    return PieceStyle(style.paint, style.box, place, layer, small=style)


PIECES = PieceSet(
    {
        **dict.fromkeys(GOODS, _in_pixels(small_pieces.GOOD, AtToken())),
        SHIP: _in_pixels(small_pieces.SHIP, AtBerths()),
        CITY: _in_pixels(small_pieces.CITY, AtToken()),
        ZONE: _in_pixels(small_pieces.ZONE, Beside(lambda zone: zone.data), Layer.PIECES + 0.5),
        DEMAND: _in_pixels(
            small_pieces.DEMAND,
            Beside(lambda demand: (demand.area,), small_pieces.demand_forms, points=True),
            Layer.PIECES + 0.5,
        ),
        OFFERS: PieceStyle(
            _paint_strip,
            _strip_box,
            InRow(),
            layer=Layer.ROWS,
            small=small_pieces.OFFERS,
        ),
        DEED: _in_pixels(small_pieces.DEED, InRow(rank=1), Layer.ROWS),
    }
)
"""All pieces of the game."""
