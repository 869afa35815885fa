"""How Indonesia's pieces look and where they lie: goods, ships, cities, deeds' flags and the strips of eras."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QTransform

from indonesia_qt.board.model import STRIP
from indonesia_qt.games.indonesia.rules.constants import GOODS, LARGEST_CITY
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import TOKEN, Layer
from indonesia_qt.ui.board.pieces.mark_layout import AtBerths, Beside, InRow
from indonesia_qt.ui.board.pieces.piece_kit import SHADOW, PieceKit
from indonesia_qt.ui.board.pieces.piece_set import PieceSet, PieceStyle, SmallStyle
from indonesia_qt.ui.games.indonesia.board import small_pieces
from indonesia_qt.ui.games.indonesia.board.colours import kind_colour
from indonesia_qt.ui.games.indonesia.board.glyphs import glyph, silhouette
from indonesia_qt.ui.games.indonesia.board.piece_values import CITY, DEED, DEMAND, OFFERS, SHIP, ZONE, Received
from indonesia_qt.ui.style.theme import faded, mixed, outline

PIP, PIP_HEIGHT = 12.0, 6.6
"""Size of the mark of one received good, in map units, as all sizes here."""
PIP_SIGN = 12.0
"""Height of the good's sign below its marks, so that they can be distinguished without their colour."""
LARGEST_LETTER = 30.0
"""Size up to which letters and numbers grow on a small board."""
SETTLEMENT = 21.0
"""Half the side of a city's settlement."""
SIZE_NUMBER, COUNT, SAIL_LETTER = 17.0, 14.0, 14.0
"""Sizes of the number of a city, of how many ships there are, and of the letter on a sail, where the board isn't small.
"""
FLAG_WIDTH = 32.0
"""Room that a deed's flag takes beside the strip."""
STRIP_WIDTH, STRIP_HEIGHT = STRIP
SIGN, EMPTY, MARGIN = 21.0, 12.0, 2.0
"""Widths in a strip: of a sign where there is room, of a cell without a sign, and at both ends of a strip."""


def _paint_good(kit: PieceKit, piece: Piece) -> None:
    """A disc in the owner's colour with the white sign of the good, and the company's letter on the owner's symbol."""
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), TOKEN, TOKEN)
    kit.fill(disc, QColor(kit.theme.seat(piece.seat).colour))
    kit.stamp(glyph(piece.kind), QPointF(-1.5, -1.5), TOKEN * 0.68, kit.light)
    kit.badge(piece.seat, piece.label, QPointF(TOKEN * 0.68, TOKEN * 0.68))


def _paint_ship(kit: PieceKit, piece: Piece) -> None:
    """A boat in the owner's colour with the company's letter on its sail; a plate says how many it stands for."""
    colour = QColor(kit.theme.seat(piece.seat).colour)
    for part in (_HULL, _SAIL):
        kit.fill(part, colour)
    letter = kit.legible(SAIL_LETTER, LARGEST_LETTER)
    kit.write(piece.label, QPointF(0, -5.5), letter if len(piece.label) == 1 else 0.7 * letter, kit.light)
    kit.symbol(piece.seat, QPointF(0, 13), 3.4, kit.light)
    if piece.count > 1:
        kit.plate(f"×{piece.count}", QPointF(14, 13), kit.legible(COUNT, LARGEST_LETTER), colour)


def _paint_city(kit: PieceKit, piece: Piece) -> None:
    """A settlement in stone that grows with the city, its size on a plate, and the goods below it."""
    received: tuple[Received, ...] = piece.data
    size = min(max(piece.count, 1), LARGEST_CITY)
    stone = QColor(kind_colour(kit.theme, "city"))
    kit.painter.translate(0, -6)
    place = QTransform.fromScale(SETTLEMENT, SETTLEMENT)
    kit.fill(place.map(silhouette(f"city_{size}")), mixed(stone, kit.dark, 0.72))
    kit.stamp(glyph(f"city_{size}"), QPointF(0, 0), SETTLEMENT, stone)
    number = kit.legible(SIZE_NUMBER, LARGEST_LETTER)
    kit.number(str(piece.count), QPointF(SETTLEMENT - 0.2 * number, SETTLEMENT - 0.4 * number), number)
    if received:
        _paint_received(kit, received, SETTLEMENT)


def _paint_received(kit: PieceKit, received: tuple[Received, ...], top: float) -> None:
    """A column of marks for each good, filled from below as the good arrives, over the good's sign."""
    painter, most = kit.painter, max(good.capacity for good in received)
    width, height = len(received) * PIP + 4, most * PIP_HEIGHT + PIP_SIGN + 4
    plate = QRectF(-width / 2, top, width, height)
    painter.setPen(pen(kit.ink, 1.0))
    painter.setBrush(kit.card)
    painter.drawRoundedRect(plate, 2.5, 2.5)
    for column, good in enumerate(received):
        colour = QColor(kind_colour(kit.theme, good.good))
        left = plate.left() + 2 + column * PIP
        foot = QPointF(left + PIP / 2, plate.bottom() - 2 - PIP_SIGN / 2)
        kit.stamp(glyph(good.good), foot, PIP_SIGN * 0.47, kit.ink)
        for n in range(good.capacity):
            upper = plate.bottom() - 2 - PIP_SIGN - (n + 1) * PIP_HEIGHT
            painter.setPen(pen(mixed(colour, kit.ink, 0.5), 1.3))
            painter.setBrush(QBrush(colour) if n < good.received else QBrush())
            painter.drawRect(QRectF(left + 0.8, upper + 0.8, PIP - 1.6, PIP_HEIGHT - 1.6))


def _city_box(piece: Piece) -> QRectF:
    half = max(24.0, len(piece.data) * PIP / 2 + 6)
    return QRectF(-half, -30, 2 * half, 74 + 3 * PIP_HEIGHT + PIP_SIGN)


def _paint_flag(kit: PieceKit, piece: Piece) -> None:
    """The flag of a deed that can be taken."""
    painter, kind = kit.painter, piece.data
    colour = QColor(kind_colour(kit.theme, kind))
    pole = QPainterPath(_POLE[0])
    pole.lineTo(_POLE[1])
    painter.strokePath(pole.translated(SHADOW * 0.6), pen(faded(kit.theme.map.shadow, 0.3), 2.2))
    painter.strokePath(pole, pen(kit.ink, 2.2))
    kit.fill(_CLOTH, colour)
    kit.stamp(glyph(kind), QPointF(-2, -3), 7.4, kit.on(colour))
    if piece.label:
        kit.number(piece.label, QPointF(8, 9.5), kit.legible(SIZE_NUMBER, LARGEST_LETTER))


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


def _hull() -> QPainterPath:
    path = QPainterPath(QPointF(-20, 8.5))
    path.cubicTo(-14, 10, 14, 10, 20, 8.5)
    path.cubicTo(18, 15, 14.5, 19, 10, 19)
    path.lineTo(-10.5, 19)
    path.cubicTo(-15, 19, -18.5, 15, -20, 8.5)
    path.closeSubpath()
    return path


def _sail() -> QPainterPath:
    """A wide sail full of wind, with a pennant over it."""
    path = QPainterPath(QPointF(-14, -16))
    path.cubicTo(-6, -19, 6, -19, 14, -16)
    path.cubicTo(18, -10, 18, 0, 15, 6)
    path.cubicTo(6, 3.5, -6, 3.5, -15, 6)
    path.cubicTo(-18, 0, -18, -10, -14, -16)
    path.closeSubpath()
    return path.united(outline((-1.2, -17), (-1.2, -24), (7, -21.5), (1.2, -19.4), (1.2, -17)))


_ROUND_BOX = QRectF(-25, -25, 58, 58)
_HULL, _SAIL = _hull(), _sail()
_POLE = QPointF(-11.5, -12), QPointF(-11.5, 13)
_CLOTH = outline((-11.5, -12.5), (13, -12.5), (8.5, -3), (13, 6.5), (-11.5, 6.5))


def _beside(small: SmallStyle, place: Beside) -> PieceStyle:
    """The style of what a larger board shows on the tokens themselves."""
    return PieceStyle(small.paint, small.box, place, Layer.PIECES + 0.5, small=small)


PIECES = PieceSet(
    {
        **dict.fromkeys(GOODS, PieceStyle(_paint_good, lambda _: _ROUND_BOX, small=small_pieces.GOOD)),
        SHIP: PieceStyle(_paint_ship, lambda _: _ROUND_BOX, AtBerths(), small=small_pieces.SHIP),
        CITY: PieceStyle(_paint_city, _city_box, small=small_pieces.CITY),
        ZONE: _beside(small_pieces.ZONE, Beside(lambda zone: zone.data)),
        DEMAND: _beside(
            small_pieces.DEMAND, Beside(lambda demand: (demand.area,), small_pieces.demand_forms, points=True)
        ),
        OFFERS: PieceStyle(
            _paint_strip,
            _strip_box,
            InRow(lambda offers: strip_width(offers.data.eras)),
            layer=Layer.ROWS,
            small=small_pieces.OFFERS,
        ),
        DEED: PieceStyle(
            _paint_flag,
            lambda _: QRectF(-18, -17, 48, 48),
            InRow(lambda _: FLAG_WIDTH, rank=1),
            layer=Layer.ROWS,
            small=small_pieces.DEED,
        ),
    }
)
"""All pieces of the game."""
