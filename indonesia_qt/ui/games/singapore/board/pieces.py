"""How Singapore's pieces look and where they lie: lots with prices, flags, building tiles and workers."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from indonesia_qt.ui.board.background.outlines import GUTTER
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import Layer
from indonesia_qt.ui.board.pieces.mark_layout import InLine
from indonesia_qt.ui.board.pieces.piece_kit import PieceKit
from indonesia_qt.ui.board.pieces.piece_painter import GHOST
from indonesia_qt.ui.board.pieces.piece_set import PieceSet, PieceStyle
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS
from indonesia_qt.ui.games.singapore.board.amounts import paint_row
from indonesia_qt.ui.games.singapore.board.piece_values import FLAG, LOT, PLANNED, SUGGESTED, TILE, WORKER, Price, Row
from indonesia_qt.ui.games.singapore.board.signs import sign, width_of, write
from indonesia_qt.ui.games.singapore.board.tile_looks import tile_look
from indonesia_qt.ui.games.singapore.board.tile_painter import (
    ON_SEAT,
    Owner,
    paint_miniature,
    paint_symbol,
    paint_tile,
    pennant,
    zones_of,
)
from indonesia_qt.ui.style.theme import Theme

LOT_SIDE = 100.0
"""The side of a lot, in map units, as all sizes here; half of the gutters beside it belong to it."""
SIDE = LOT_SIDE - GUTTER
"""The side of a tile."""
BOX = QRectF(-SIDE / 2, -SIDE / 2, SIDE, SIDE)
GLANCED = 30.0
"""Pixels: the side of a tile where nothing can be read, so that only its drawing and its owner's flag are painted."""
PRINTED = 128.0
"""Pixels: the side of a tile in a picture for print, which has no screen."""
FIGURE = 12.4
"""Half the height of a worker, which is less where a tile has a lower foot."""
HALO = 2.7
"""What is around a worker."""
FEET = SIDE / 2 + GUTTER - FIGURE - 2.0
"""Where the middle of a worker is below that of the tile: its feet are in the gutter."""
CROWD = InLine((SIDE / 2 - 0.1 * SIDE, FEET), -0.235 * SIDE, 0.42 * SIDE)
"""Where workers stand: from the right end of the foot to the left."""
NUMBERS = (
    ((0, -0.22),),
    ((0, -0.55), (0, -0.22)),
    ((0, -0.55), (0, -0.22), (0, 0.47)),
    ((0, -0.57), (0.23, -0.57), (0, -0.22), (0, 0.47)),
)
"""Where one to four numbers of uses and moves are, in sides: how far to the right of the first one and below the middle
of a tile. Beside its name, what it does and the road there is none; two of four are side by side above its name."""
POINTS_FROM = 2.0
"""How far beside their own tile the middles of numbers are, in map units."""


def owner_of(theme: Theme, seat: int | None, *, owned: bool) -> Owner | None:
    """Return how the owner of a tile looks; a tile that is owned by no seat belongs to the neutral colour."""
    return Owner(theme.seat(seat), seat is not None) if owned else None


def numbers_at(count: int) -> list[tuple[float, float]]:
    """Return where so many numbers lie in the gutters on the left and above, and those after the fourth on it.

    They keep off the tile beyond the gutter, and only their points are on their own.
    """
    usual = NUMBERS[min(count, len(NUMBERS)) - 1]
    places = [*usual, *usual[-1:] * (count - len(usual))]
    return [((right - 0.5) * SIDE - POINTS_FROM, down * SIDE) for right, down in places]


def _pixel(kit: PieceKit) -> float:
    """A pixel in map units; pixels grow as the interface's text does."""
    if math.isinf(kit.least):
        return SIDE / GLANCED
    return kit.least / LEAST_CAPITALS if kit.least else SIDE / PRINTED


def _box(pixel: float) -> QRectF:
    """The box of a tile in pixels."""
    return QRectF(BOX.left() / pixel, BOX.top() / pixel, SIDE / pixel, SIDE / pixel)


def _in_pixels(kit: PieceKit) -> QRectF:
    """Have the painter paint in pixels; return the box of a tile in them."""
    pixel = _pixel(kit)
    kit.painter.scale(pixel, pixel)
    return _box(pixel)


def _paint_tile(kit: PieceKit, piece: Piece) -> None:
    owner, box = owner_of(kit.theme, piece.seat, owned=piece.data.owned), _in_pixels(kit)
    if math.isinf(kit.least):
        paint_miniature(kit.painter, box, piece.data.face, kit.theme, owner)
    else:
        paint_tile(kit.painter, box, piece.data.face, kit.theme, owner, piece.label)


def _paint_planned(kit: PieceKit, piece: Piece) -> None:
    """A tile that may be built, in full strength: it is to be read over the flag, which it brings."""
    kit.painter.setOpacity(1)
    _paint_tile(kit, piece)


def _paint_suggested(kit: PieceKit, piece: Piece) -> None:
    """A tile that could have been built: faint, on a ground that hides the flag and the price."""
    kit.painter.setOpacity(1)
    kit.painter.fillRect(BOX, QColor(kit.theme.map.paper))
    kit.painter.setOpacity(GHOST)
    _paint_tile(kit, piece)


def _paint_lot(kit: PieceKit, piece: Piece) -> None:
    """A free lot: its code in the foot, as on a tile, and its price on a coin, which makes room for a flag."""
    box, theme = _in_pixels(kit), kit.theme
    if math.isinf(kit.least):
        return
    zones = zones_of(box, tile_look(theme).frame)
    size = zones.foot_size
    left = zones.foot.left() + 0.36 * size + width_of(piece.label, size) / 2
    write(kit.painter, piece.label, QPointF(left, zones.foot.center().y()), size, theme.map.area_border)
    price: Price = piece.data
    if price.pounds is not None:
        middle = box.center() + (QPointF(0.1, 0.15) * box.width() if price.flagged else QPointF())
        row = [Row("money", price.pounds)]
        paint_row(kit.painter, row, middle, zones.digit_size, theme.map.ink, theme.map.paper)


def _paint_flag(kit: PieceKit, piece: Piece) -> None:
    """A flag on its pole in the upper half of a lot in the owner's colour; that of the neutral colour has no symbol.

    The cloth of a ghost is not so high: the price hasn’t made room for it.
    """
    look, painter = kit.theme.seat(piece.seat), kit.painter
    foot, top = BOX.topLeft() + QPointF(0.17, 0.66) * SIDE, BOX.top() + 0.09 * SIDE
    pole = QPainterPath()
    pole.addRoundedRect(QRectF(foot.x() - 0.025 * SIDE, top - 1, 0.05 * SIDE, foot.y() - top + 1), 1, 1)
    cloth = QRectF(foot.x(), top, 0.56 * SIDE, (0.25 if piece.ghost else 0.33) * SIDE)
    painter.strokePath(pole, pen(kit.theme.highlights.casing, 2.6))
    painter.fillPath(pole, QColor(kit.theme.map.area_border))
    painter.strokePath(pennant(cloth), pen(ON_SEAT, 3.0))
    painter.fillPath(pennant(cloth), QColor(look.colour))
    if piece.seat is not None:
        paint_symbol(painter, look, QPointF(cloth.left() + 0.19 * SIDE, cloth.center().y()), 0.085 * SIDE)


def _paint_worker(kit: PieceKit, piece: Piece) -> None:
    """A figure in the player's colour with the player's symbol on it; of two the number stands at its feet.

    The feet are in the gutter, and the head keeps to the foot of the tile.
    """
    look, pixel = kit.theme.seat(piece.seat), _pixel(kit)
    foot = BOX.bottom() - pixel * zones_of(_box(pixel), tile_look(kit.theme).frame).foot.top()
    size = min(FIGURE, (foot + GUTTER - 2.0 - HALO) / 2)
    figure = QTransform().translate(0, FIGURE - size).scale(size, size).map(sign("worker"))
    if piece.data:
        kit.painter.strokePath(figure, pen(kit.theme.highlights.glow, 9.0))
    kit.painter.strokePath(figure, pen(kit.dark, 5.4))
    kit.painter.strokePath(figure, pen(ON_SEAT, 3.4))
    kit.painter.fillPath(figure, QColor(look.colour))
    paint_symbol(kit.painter, look, QPointF(0, FIGURE - 0.5 * size), 0.27 * size)
    if piece.label:
        kit.plate(piece.label, QPointF(0.72 * FIGURE, 0.74 * FIGURE), kit.legible(9.0, 12.0))


_LOT_BOX = QRectF(-50, -50, 100, 100)

PIECES = PieceSet(
    {
        LOT: PieceStyle(_paint_lot, lambda _: _LOT_BOX, layer=Layer.TERRITORIES),
        TILE: PieceStyle(_paint_tile, lambda _: _LOT_BOX, layer=Layer.TERRITORIES + 0.5),
        FLAG: PieceStyle(_paint_flag, lambda _: BOX, layer=Layer.PIECES),
        PLANNED: PieceStyle(_paint_planned, lambda _: _LOT_BOX, layer=Layer.PIECES + 0.2),
        SUGGESTED: PieceStyle(_paint_suggested, lambda _: _LOT_BOX, layer=Layer.PIECES + 0.2),
        WORKER: PieceStyle(_paint_worker, lambda _: QRectF(-20, -20, 42, 42), CROWD, layer=Layer.PIECES + 0.5),
    },
    notes=numbers_at,
    tile=BOX,
)
"""All pieces of the game."""
