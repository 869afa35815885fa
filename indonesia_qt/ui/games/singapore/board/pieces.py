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
from indonesia_qt.ui.games.singapore.board.signs import ON_DISCS, paint_disc, sign
from indonesia_qt.ui.style.theme import faded, mixed, outline

HALF = 44.0
"""Half the side of a tile, in map units, as all sizes here; a lot has 50."""
FRAME = 5.0
"""Width of the frame in the owner's colour."""
CODE, LARGEST_CODE = 11.0, 16.0
"""Sizes of a lot's code, usually and at most on a small board."""
NAME, SMALLEST_NAME = 11.0, 8.5
"""Sizes of a building's name, at most, and that at which any name has room."""
SMALL_PRINT = 0.72
"""How small a name may be, in parts of what is read with ease: the card of the lot has it, too."""
SIGN, NUMBER = 26.0, 22.0
"""Side of a sign, and size of its number."""
BESIDE, BETWEEN = 1.5, 4.0
"""Between a number and its sign, and between what is paid or gained together."""
TOP, BOTTOM = -39.0, 28.0
"""Where the effect begins without a name, and where it ends: above the code, the mask and the flag."""
FIGURE = 17.0
"""Half the height of a worker."""
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
    top = _paint_name(kit, face.name, ink)
    _paint_effect(kit, face, ink, QRectF(FRAME - HALF, top, 2 * (HALF - FRAME), BOTTOM - top))
    if face.illegal:
        kit.stamp(sign("mask"), QPointF(-HALF + 15, HALF - 12), 8.6, kit.light)
    if code:
        at = QPointF(-HALF + (27 if face.illegal else 8), HALF - 12)
        _write_left(kit, code, at, kit.legible(CODE, LARGEST_CODE), faded(ink, 0.85))
    if tile.owned:
        _paint_flag_at(kit, seat, QPointF(HALF - 12, HALF - 13), 0.56)


def _write_left(kit: PieceKit, text: str, at: QPointF, size: float, ink: QColor) -> None:
    """Write a text from a point on; the point is at half the height of its capitals."""
    width = letters(text).boundingRect().width() * size / LETTER
    kit.write(text, at + QPointF(width / 2, -0.02 * size), size, ink)


def _paint_name(kit: PieceKit, name: str, ink: QColor) -> float:
    """Write the name of a building in one or two lines where the board is large enough; return where there is room."""
    if SMALL_PRINT * kit.least / CAPITAL > SMALLEST_NAME:
        return TOP
    room = 2 * (HALF - FRAME) - 3
    fitting = (lines for lines in _broken(name) if _size_in(room, lines) >= SMALLEST_NAME)
    lines = next(fitting, _broken(name)[-1])
    size = _size_in(room, lines)
    first = FRAME - HALF + 0.9 * size
    for n, line in enumerate(lines):
        kit.write(line, QPointF(0, first + n * size), size, ink)
    return first + (len(lines) - 0.25) * size


def _size_in(room: float, lines: Sequence[str]) -> float:
    """The size of letters at which lines have room."""
    return min(NAME, room * LETTER / max(letters(line).boundingRect().width() for line in lines))


def _broken(name: str) -> Sequence[Sequence[str]]:
    """The name in one line, and in two where it has several words; what is in brackets tells alike ones apart."""
    words = name.partition(" (")[0].split()
    pairs = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return [(" ".join(words),), *([min(pairs, key=lambda pair: max(map(len, pair)))] if pairs else [])]


def _paint_effect(kit: PieceKit, face: Face, ink: QColor, room: QRectF) -> None:
    """Paint what is paid above what is gained with an arrow between them; a gain alone stands in the middle."""
    width, scale = room.width() - 2, room.height() / (BOTTOM - TOP)
    if not face.pay:
        _paint_rows(kit, face.gain, ink, room.center(), width, 1.36 * scale)
        return
    half = SIGN * scale / 2
    upper, lower = QPointF(0, room.top() + half), QPointF(0, room.bottom() - half)
    _paint_rows(kit, face.pay, ink, upper, width, scale)
    _paint_rows(kit, face.gain, ink, lower, width, scale)
    middle = (upper + lower) / 2
    reach = (room.height() - 4 * half) / 2 + 1.2
    arrow = QTransform().translate(middle.x(), middle.y()).rotate(90).scale(reach, 1.2 * reach)
    kit.painter.fillPath(arrow.map(sign("both" if face.both_ways else "arrow")), ink)


def _paint_rows(kit: PieceKit, rows: Sequence[Row], ink: QColor, middle: QPointF, room: float, scale: float) -> None:
    """Paint signs with their numbers side by side, smaller where there are many."""
    numbers = [str(row.number) if row.number else "" for row in rows]
    widths = [letters(text).boundingRect().width() * NUMBER / LETTER if text else 0.0 for text in numbers]
    whole = sum(widths) + len(rows) * (SIGN + BESIDE) + (len(rows) - 1) * BETWEEN
    scale = min(scale, room / whole)
    left, side = middle.x() - whole * scale / 2, SIGN * scale
    for row, text, width in zip(rows, numbers, widths, strict=True):
        if text:
            kit.write(text, QPointF(left + width * scale / 2, middle.y()), NUMBER * scale, ink)
        left += (width + BESIDE) * scale
        box = QRectF(left, middle.y() - side / 2, side, side)
        if row.sign in ON_DISCS:
            paint_disc(kit.painter, row.sign, box, kit.theme)
        else:
            kit.stamp(sign(row.sign), box.center(), side / 2, ink)
        left += side + BETWEEN * scale


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
    _paint_flag_at(kit, piece.seat, QPointF(30, -15), 1.1)


def _paint_flag_at(kit: PieceKit, seat: int | None, at: QPointF, scale: float) -> None:
    """A pennant on its pole in the owner's colour with the owner's symbol; that of the neutral colour has none."""
    kit.painter.save()
    kit.painter.translate(at)
    kit.painter.scale(scale, scale)
    pole = QPainterPath(QPointF(-14, -18))
    pole.lineTo(QPointF(-14, 20))
    kit.painter.strokePath(pole, pen(kit.light, 5.4))
    kit.painter.strokePath(pole, pen(kit.dark, 2.8))
    kit.fill(_CLOTH, QColor(kit.theme.seat(seat).colour))
    if seat is not None:
        kit.symbol(seat, QPointF(-1.5, -6.5), 6.0, kit.light)
    kit.painter.restore()


def _paint_worker(kit: PieceKit, piece: Piece) -> None:
    """A figure in the player's colour with the player's symbol on it; of two the number stands at its head."""
    figure = QTransform().scale(FIGURE, FIGURE).map(sign("worker"))
    kit.painter.strokePath(figure, pen(kit.light, 5.0))
    kit.fill(figure, QColor(kit.theme.seat(piece.seat).colour))
    kit.symbol(piece.seat, QPointF(0, 0.5 * FIGURE), 0.29 * FIGURE, kit.light)
    if piece.label:
        kit.plate(piece.label, QPointF(0.6 * FIGURE, -0.62 * FIGURE), kit.legible(10.0, 13.0))


_CLOTH = outline((-14, -18), (14, -18), (8.5, -6.5), (14, 5), (-14, 5))
_LOT_BOX = QRectF(-50, -50, 102, 104)

PIECES = PieceSet(
    {
        LOT: PieceStyle(_paint_lot, lambda _: _LOT_BOX, layer=Layer.TERRITORIES),
        TILE: PieceStyle(_paint_tile, lambda _: _LOT_BOX, layer=Layer.ROWS),
        FLAG: PieceStyle(_paint_flag, lambda _: QRectF(8, -40, 46, 52), layer=Layer.PIECES),
        WORKER: PieceStyle(
            _paint_worker,
            lambda _: QRectF(-26, -26, 54, 56),
            AtToken((20.0, -27.0), (22.0, 0.0)),
            layer=Layer.PIECES + 0.5,
            swells=lambda _: True,
        ),
    }
)
"""All pieces of the game."""
