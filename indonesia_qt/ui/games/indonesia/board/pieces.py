"""How Indonesia's pieces look and where they lie: goods, ships, cities, deeds' flags and the strips of eras."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QRadialGradient

from indonesia_qt.board.model import STRIP
from indonesia_qt.games.indonesia.rules.constants import GOODS
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import TOKEN, Layer
from indonesia_qt.ui.board.pieces.mark_layout import AtBerths, InRow
from indonesia_qt.ui.board.pieces.patterns import pattern
from indonesia_qt.ui.board.pieces.piece_kit import SHADOW, PieceKit
from indonesia_qt.ui.board.pieces.piece_set import PieceSet, PieceStyle
from indonesia_qt.ui.games.indonesia.board.colours import city_colour, kind_colour
from indonesia_qt.ui.games.indonesia.board.glyphs import glyph
from indonesia_qt.ui.games.indonesia.board.piece_values import CITY, DEED, OFFERS, SHIP, Received
from indonesia_qt.ui.style.theme import faded, mixed, outline

SAIL_STEP = 4.4
"""Between the lines of the pattern on a sail, in map units, as all sizes here."""
PIP, PIP_HEIGHT = 12.0, 6.6
"""Size of the mark of one received good."""
PIP_SIGN = 12.0
"""Height of the good's sign below its marks, so that they can be distinguished without their colour."""
FLAG_WIDTH = 27.0
"""Room that a deed's flag takes beside the strip."""
STRIP_WIDTH, STRIP_HEIGHT = STRIP
SIGN, EMPTY, MARGIN = 21.0, 12.0, 2.0
"""Widths in a strip: of a sign where there is room, of a cell without a sign, and at both ends of a strip."""


def _paint_good(kit: PieceKit, piece: Piece) -> None:
    """A round token: the good on it, the owner's ring, and the company's letter on the owner's symbol."""
    painter, colour = kit.painter, QColor(kind_colour(kit.theme, piece.kind))
    kit.disc(piece.seat)
    light = QRadialGradient(QPointF(-TOKEN * 0.3, -TOKEN * 0.4), TOKEN * 1.3)
    light.setColorAt(0, mixed(colour, kit.card, 0.35))
    light.setColorAt(1, colour)
    painter.setBrush(light)
    painter.setPen(pen(kit.card, 1.5))
    painter.drawEllipse(QPointF(0, 0), TOKEN * 0.73, TOKEN * 0.73)
    kit.stamp(glyph(piece.kind), QPointF(0, 0), TOKEN * 0.56, kit.on(colour))
    if piece.label:
        kit.badge(piece.seat, piece.label, QPointF(TOKEN * 0.62, TOKEN * 0.62))


def _paint_ship(kit: PieceKit, piece: Piece) -> None:
    """A sailing boat; a number above 1 says how many it stands for."""
    look = kit.theme.seat(piece.seat)
    colour = QColor(look.colour)
    for part, fill in ((_HULL, colour), (_JIB, mixed(colour, kit.card, 0.45)), (_MAIN_SAIL, kit.card)):
        kit.fill(part, fill)
    painter = kit.painter
    painter.save()
    painter.setClipPath(_JIB, Qt.ClipOperation.IntersectClip)
    lines = pattern(look.symbol, _JIB.boundingRect(), SAIL_STEP)
    painter.strokePath(lines, pen(mixed(colour, kit.ink, 0.45), 1.5))
    painter.restore()
    is_fleet = piece.count > 1
    kit.symbol(piece.seat, QPointF(-7.5 if is_fleet else 0.5, 10.8), 3.4, kit.on(colour))
    kit.write(piece.label, QPointF(7.6, -3.2), 14 if len(piece.label) == 1 else 9.5, kit.ink)
    if is_fleet:
        kit.plate(f"×{piece.count}", QPointF(11, 13))


def _paint_city(kit: PieceKit, piece: Piece) -> None:
    """A city's stone and the goods below it."""
    received: tuple[Received, ...] = piece.data
    size = min(max(piece.count, 1), len(_HOUSES))
    colour = QColor(city_colour(kit.theme, size))
    kit.painter.translate(0, -4 if received else 0)
    kit.fill(_HOUSES[size - 1], colour)
    kit.write(str(piece.count), _NUMBERS[size - 1], 17, kit.on(colour))
    if received:
        _paint_received(kit, received)


def _paint_received(kit: PieceKit, received: tuple[Received, ...]) -> None:
    """A column of marks for each good, filled from below as the good arrives, over the good's sign."""
    painter, most = kit.painter, max(good.capacity for good in received)
    width, height = len(received) * PIP + 4, most * PIP_HEIGHT + PIP_SIGN + 4
    plate = QRectF(-width / 2, 15.5, width, height)
    painter.setPen(pen(kit.ink, 1.0))
    painter.setBrush(kit.card)
    painter.drawRoundedRect(plate, 2.5, 2.5)
    for column, good in enumerate(received):
        colour = QColor(kind_colour(kit.theme, good.good))
        left = plate.left() + 2 + column * PIP
        foot = QPointF(left + PIP / 2, plate.bottom() - 2 - PIP_SIGN / 2)
        kit.stamp(glyph(good.good), foot, PIP_SIGN * 0.47, kit.ink)
        for n in range(good.capacity):
            top = plate.bottom() - 2 - PIP_SIGN - (n + 1) * PIP_HEIGHT
            painter.setPen(pen(mixed(colour, kit.ink, 0.5), 1.3))
            painter.setBrush(QBrush(colour) if n < good.received else QBrush())
            painter.drawRect(QRectF(left + 0.8, top + 0.8, PIP - 1.6, PIP_HEIGHT - 1.6))


def _city_box(piece: Piece) -> QRectF:
    half = max(24.0, len(piece.data) * PIP / 2 + 6)
    return QRectF(-half, -26, 2 * half, 52 + 3 * PIP_HEIGHT + PIP_SIGN)


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
        kit.plate(piece.label, QPointF(6, 9.5))


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
    path = QPainterPath(QPointF(-20, 6))
    path.lineTo(20, 6)
    path.cubicTo(18, 12, 14.5, 16.5, 10, 16.5)
    path.lineTo(-10.5, 16.5)
    path.cubicTo(-15, 16.5, -18.5, 12, -20, 6)
    path.closeSubpath()
    return path


def _sail(side: float, top: float, out: float) -> QPainterPath:
    """A sail beside the mast, on the right for a positive `side`."""
    path = QPainterPath(QPointF(side * 1.2, top))
    path.cubicTo(side * (0.45 * out), top * 0.75, side * out, top * 0.2, side * out, 4)
    path.lineTo(side * 1.2, 4)
    path.closeSubpath()
    return path


_ROUND_BOX = QRectF(-25, -25, 54, 54)
_HULL, _MAIN_SAIL, _JIB = _hull(), _sail(1, -20, 18.5), _sail(-1, -14, 14.5)
_POLE = QPointF(-11.5, -12), QPointF(-11.5, 13)
_CLOTH = outline((-11.5, -12.5), (13, -12.5), (8.5, -3), (13, 6.5), (-11.5, 6.5))
_HOUSES = (
    outline((-12.5, 15), (-12.5, -1), (-17, -1), (0, -16), (17, -1), (12.5, -1), (12.5, 15)),
    outline((-18, 15), (-18, 0), (-11, -7), (-5.5, -2), (-5.5, -8), (6.5, -19), (18.5, -8), (18.5, 15)),
    outline(
        (-20, 15), (-20, -3), (-14, -8), (-8.5, -4), (-8.5, -13), (0, -21), (8.5, -13), (8.5, -4), (14, -8), (20, -3),
        (20, 15),
    ),
)  # fmt: skip
_NUMBERS = (QPointF(0, 4), QPointF(6.5, 3), QPointF(0, 3))
"""Where the number stands on each house."""

PIECES = PieceSet(
    {
        **dict.fromkeys(GOODS, PieceStyle(_paint_good, lambda _: _ROUND_BOX, swells=lambda _: True)),
        SHIP: PieceStyle(_paint_ship, lambda _: _ROUND_BOX, AtBerths()),
        CITY: PieceStyle(_paint_city, _city_box, swells=lambda city: bool(city.data)),
        OFFERS: PieceStyle(
            _paint_strip, _strip_box, InRow(lambda offers: strip_width(offers.data.eras)), layer=Layer.ROWS
        ),
        DEED: PieceStyle(
            _paint_flag, lambda _: QRectF(-16, -17, 36, 38), InRow(lambda _: FLAG_WIDTH, rank=1), layer=Layer.ROWS
        ),
    }
)
"""All pieces of the game."""
