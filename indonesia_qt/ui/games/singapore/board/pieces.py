"""How Singapore's pieces look and where they lie: lots with prices, flags, building tiles and workers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import Layer
from indonesia_qt.ui.board.pieces.mark_layout import AtToken
from indonesia_qt.ui.board.pieces.piece_kit import CAPITAL, LETTER, PieceKit, letters
from indonesia_qt.ui.board.pieces.piece_set import PieceSet, PieceStyle
from indonesia_qt.ui.games.singapore.board.piece_values import FLAG, LOT, TILE, WORKER, Face, Row, Tile
from indonesia_qt.ui.games.singapore.board.signs import paint_disc, sign
from indonesia_qt.ui.style.theme import faded, mixed, outline

HALF = 44.0
"""Half the side of a tile, in map units, as all sizes here; a lot has 50."""
FRAME = 5.0
"""Width of the frame in the owner's colour."""
CODE, NAME, SMALLEST_NAME = 11.0, 12.0, 7.5
"""Sizes of a lot's code and of a building's name."""
SIGN, NUMBER = 24.0, 20.0
"""Side of a sign, and size of its number."""
BETWEEN = 4.0
"""Between what is paid or gained together."""
DARK = "#221d2b"
"""The ground of illegal buildings in every look."""


def paint_tile(kit: PieceKit, tile: Tile, seat: int | None, code: str = "") -> None:
    """Paint a building tile around the origin, with the frame and the flag of its owner."""
    face = tile.face
    painter = kit.painter
    box = QRectF(-HALF, -HALF, 2 * HALF, 2 * HALF)
    path = QPainterPath()
    path.addRoundedRect(box, 5, 5)
    ground = QColor(DARK) if face.illegal else mixed(kit.light, kit.theme.map.tints[5], 0.35 if face.start else 0.0)
    ink = kit.light if face.illegal else kit.dark
    kit.fill(path, ground)
    if tile.owned:
        painter.setPen(pen(QColor(kit.theme.seat(seat).colour), FRAME, round_cap=False))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = box.adjusted(FRAME / 2, FRAME / 2, -FRAME / 2, -FRAME / 2)
        painter.drawRoundedRect(inner, 3.5, 3.5)
        painter.setPen(pen(faded(ink, 0.75), 0.9))
        painter.drawRoundedRect(box.adjusted(FRAME, FRAME, -FRAME, -FRAME), 2.5, 2.5)
    elif face.start:
        painter.setPen(pen(faded(ink, 0.75), 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(3.2, 3.2, -3.2, -3.2), 3, 3)
    has_name = _paint_name(kit, face.name, ink)
    _paint_effect(kit, face, ink, QRectF(-HALF + 6, -18 if has_name else -32, 2 * HALF - 12, 56 if has_name else 62))
    if face.illegal:
        kit.stamp(sign("mask"), QPointF(-HALF + 16, HALF - 13), 9.0, kit.light)
    if code:
        size = kit.legible(CODE, 16.0)
        if CAPITAL * size >= kit.least - 0.5:
            _write_left(kit, code, QPointF(-HALF + (28 if face.illegal else 9), HALF - 8.5), size, faded(ink, 0.8))
    if tile.owned:
        _paint_flag_at(kit, seat, QPointF(HALF - 14, HALF - 17), 0.62)


def _write_left(kit: PieceKit, text: str, at: QPointF, size: float, ink: QColor) -> None:
    """Write a text from a point on; the point is at half the height of its capitals."""
    width = letters(text).boundingRect().width() * size / LETTER
    kit.write(text, at + QPointF(width / 2, -0.02 * size), size, ink)


def _paint_name(kit: PieceKit, name: str, ink: QColor) -> bool:
    """Write the name of a building in one or two lines if it can be read; return whether it is there."""
    room = 2 * HALF - 2 * FRAME - 4
    least = kit.least / CAPITAL
    for lines in _broken(name):
        longest = max(letters(line).boundingRect().width() for line in lines) / LETTER
        size = min(NAME, room / longest)
        if size >= max(SMALLEST_NAME, least):
            down = 13.5 if len(lines) == 1 else 10.5
            for n, line in enumerate(lines):
                kit.write(line, QPointF(0, -HALF + down + n * (size + 1)), size, ink)
            return True
    return False


def _broken(name: str) -> Sequence[Sequence[str]]:
    """The name in one line, and in two where it has several words."""
    words = name.split()
    pairs = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return [(name,), *([min(pairs, key=lambda pair: max(map(len, pair)))] if pairs else [])]


def _paint_effect(kit: PieceKit, face: Face, ink: QColor, room: QRectF) -> None:
    """Paint what is paid above what is gained with an arrow between them; a gain alone stands in the middle."""
    if not face.pay:
        _paint_rows(kit, face.gain, ink, QPointF(0, room.center().y()), room.width(), 1.3)
        return
    upper, lower = room.top() + room.height() * 0.22, room.bottom() - room.height() * 0.2
    _paint_rows(kit, face.pay, ink, QPointF(0, upper), room.width(), 1.0)
    _paint_rows(kit, face.gain, ink, QPointF(0, lower), room.width(), 1.0)
    middle = QPointF(0, (upper + lower) / 2)
    arrow = QTransform().translate(middle.x(), middle.y()).rotate(90).scale(7.6, 7.6)
    kit.painter.fillPath(arrow.map(sign("both" if face.both_ways else "arrow")), ink)


def _paint_rows(kit: PieceKit, rows: Sequence[Row], ink: QColor, middle: QPointF, room: float, scale: float) -> None:
    """Paint signs with their numbers side by side."""
    numbers = [str(row.number) if row.number else "" for row in rows]
    size = NUMBER * scale
    widths = [letters(text).boundingRect().width() * size / LETTER if text else 0.0 for text in numbers]
    whole = sum(widths) + len(rows) * (SIGN * scale + 1.5) + (len(rows) - 1) * BETWEEN
    shrink = min(1.0, room / whole)
    left = middle.x() - whole * shrink / 2
    side = SIGN * scale * shrink
    for row, text, width in zip(rows, numbers, widths, strict=True):
        if text:
            kit.write(text, QPointF(left + width * shrink / 2, middle.y()), size * shrink, ink)
        left += width * shrink + 1.5 * shrink
        box = QRectF(left, middle.y() - side / 2, side, side)
        if row.sign in SIGNS_ON_DISCS:
            paint_disc(kit.painter, row.sign, box, kit.theme)
        else:
            kit.stamp(sign(row.sign), box.center(), side / 2, ink)
        left += side + BETWEEN * shrink


SIGNS_ON_DISCS = frozenset(("brick", "cloth", "tea", "opium", "any", "same", "money", "vp"))


def _paint_tile(kit: PieceKit, piece: Piece) -> None:
    paint_tile(kit, piece.data, piece.seat, piece.label)


def _paint_lot(kit: PieceKit, piece: Piece) -> None:
    """The code of a lot in its corner, and its price on a coin."""
    ink = QColor(kit.theme.map.ink)
    size = kit.legible(CODE, 17.0)
    _write_left(kit, piece.label, QPointF(-44, -40 + 0.2 * size), size, faded(ink, 0.78))
    if piece.data is None:
        return
    coin = QPainterPath()
    coin.addEllipse(QPointF(0, 0), 17, 17)
    kit.painter.setPen(pen(faded(ink, 0.65), 1.3))
    kit.painter.setBrush(faded(QColor(kit.theme.map.halo), 0.62))
    kit.painter.drawPath(coin)
    kit.write(f"£{piece.data}", QPointF(0, 0), kit.legible(17.0, 20.0), ink)


def _paint_flag(kit: PieceKit, piece: Piece) -> None:
    _paint_flag_at(kit, piece.seat, QPointF(20, -14), 1.35)


def _paint_flag_at(kit: PieceKit, seat: int | None, at: QPointF, scale: float) -> None:
    """A pennant on its pole in the owner's colour with the owner's symbol."""
    kit.painter.save()
    kit.painter.translate(at)
    kit.painter.scale(scale, scale)
    pole = QPainterPath(QPointF(-14, -18))
    pole.lineTo(QPointF(-14, 20))
    kit.painter.strokePath(pole, pen(kit.light, 5.4))
    kit.painter.strokePath(pole, pen(kit.dark, 2.8))
    kit.fill(_CLOTH, QColor(kit.theme.seat(seat).colour))
    kit.symbol(seat, QPointF(-1.5, -6.5), 6.0, kit.light)
    kit.painter.restore()


def _paint_worker(kit: PieceKit, piece: Piece) -> None:
    """A figure in the player's colour with the player's symbol on it; of two the number stands at its head."""
    place = QTransform().scale(20, 20)
    figure = place.map(sign("worker"))
    kit.painter.strokePath(figure, pen(kit.light, 5.0))
    kit.fill(figure, QColor(kit.theme.seat(piece.seat).colour))
    kit.symbol(piece.seat, QPointF(0, 10), 5.2, kit.light)
    if piece.label:
        kit.plate(piece.label, QPointF(11, -12), kit.legible(12.0, 17.0))


_CLOTH = outline((-14, -18), (14, -18), (8.5, -6.5), (14, 5), (-14, 5))
_LOT_BOX = QRectF(-50, -50, 102, 104)

PIECES = PieceSet(
    {
        LOT: PieceStyle(_paint_lot, lambda _: _LOT_BOX, layer=Layer.TERRITORIES),
        TILE: PieceStyle(_paint_tile, lambda _: _LOT_BOX, layer=Layer.ROWS),
        FLAG: PieceStyle(_paint_flag, lambda _: QRectF(-6, -46, 56, 66), layer=Layer.PIECES),
        WORKER: PieceStyle(
            _paint_worker,
            lambda _: QRectF(-26, -26, 54, 56),
            AtToken((0.0, 24.0), (24.0, 0.0)),
            layer=Layer.PIECES + 0.5,
            swells=lambda _: True,
        ),
    }
)
"""All pieces of the game."""
