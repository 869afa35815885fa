"""Paints what is paid and gained as signs with numbers: money on a coin, points on a shield, goods beside theirs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QTransform

from indonesia_qt.ui.games.singapore.board.piece_values import Row
from indonesia_qt.ui.games.singapore.board.signs import paint_coin, paint_sign, shield, width_of, write
from indonesia_qt.ui.games.singapore.board.tile_looks import COIN_INK
from indonesia_qt.ui.style.theme import outline

SPACE = 0.24
"""Between signs, in parts of the size of digits, as all sizes here."""
ARROW, BOTH_WAYS = "arrow", "both"
_ARROWS = {ARROW: 0.52, BOTH_WAYS: 0.74}
"""The widths of the arrows there, and there and back."""
ON_SIGNS = "vp", "money"
"""The signs that have their number on them."""
SIGN = 1.04
"""The width of a sign; signs are a little larger than that and the digits."""


def digits_of(row: Row) -> str:
    """Return the number beside or on a sign; a good without a number counts one."""
    if row.sign == "money":
        return f"£{row.number}"
    return str(row.number) if row.number > 1 or row.sign == "vp" else ""


def item_width(row: Row, size: float) -> float:
    """Return how wide a sign with its number is, in digits of a size."""
    if row.sign in _ARROWS:
        return _ARROWS[row.sign] * size
    text = digits_of(row)
    if row.sign in ON_SIGNS:
        return width_with(text, size)
    return SIGN * size + (width_of(text, size) + 0.06 * size if text else 0.0)


def width_with(text: str, size: float) -> float:
    """Return how wide the coin or the shield with a text on it is."""
    return max(1.24 * size, 0.94 * width_of(text, size) + 0.52 * size)


def row_width(rows: Sequence[Row], size: float, space: float = SPACE) -> float:
    """Return how wide signs side by side are."""
    return sum(item_width(row, size) for row in rows) + space * size * (len(rows) - 1)


def fitting(rows: Sequence[Row], size: float, room: float, space: float = SPACE) -> float:
    """Return the size of digits at which signs have room side by side, at most the one given."""
    return min(size, size * room / row_width(rows, size, space))


def paint_row(
    painter: QPainter,
    rows: Sequence[Row],
    middle: QPointF,
    size: float,
    ink: str,
    paper: str,
    space: float = SPACE,
) -> None:
    """Paint signs side by side around a point, in ink on paper."""
    left = middle.x() - row_width(rows, size, space) / 2
    for row in rows:
        paint_item(painter, row, QPointF(left, middle.y()), size, ink, paper)
        left += item_width(row, size) + space * size


def paint_item(painter: QPainter, row: Row, at: QPointF, size: float, ink: str, paper: str) -> None:
    """Paint a sign with its number; `at` is its left end at half its height."""
    width, text = item_width(row, size), digits_of(row)
    if row.sign in _ARROWS:
        _paint_arrow(painter, at, width, 0.38 * size, ink, both=row.sign == BOTH_WAYS)
    elif row.sign in ON_SIGNS:
        paint_with(painter, row.sign, text, at, size, ink, paper)
    else:
        write(painter, text, QPointF(at.x() + width_of(text, size) / 2, at.y()), size, ink, halo=paper)
        half = 0.57 * size
        centre = QPointF(at.x() + width - SIGN / 2 * size, at.y())
        paint_sign(painter, row.sign, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), ink)


def paint_with(painter: QPainter, sign: str, text: str, at: QPointF, size: float, ink: str, paper: str) -> None:
    """Paint the coin or the shield with a text on it; `at` is its left end at half its height."""
    width = width_with(text, size)
    middle = QPointF(at.x() + width / 2, at.y())
    if sign == "money":
        paint_coin(painter, QRectF(at.x(), at.y() - 0.62 * size, width, 1.24 * size))
        write(painter, text, middle, 0.94 * size, COIN_INK)
    else:
        painter.fillPath(shield(QRectF(at.x(), at.y() - 0.6 * size, width, 1.28 * size)), QColor(ink))
        write(painter, text, middle - QPointF(0, 0.03 * size), 0.94 * size, paper)


def _paint_arrow(painter: QPainter, at: QPointF, wide: float, high: float, ink: str, *, both: bool) -> None:
    place, half = QTransform().translate(at.x(), at.y()), 0.46 * wide
    back = wide - half if both else 0.0
    painter.fillPath(place.map(outline((wide, 0), (back, -high), (back, high))), QColor(ink))
    if both:
        painter.fillPath(place.map(outline((0, 0), (half, -high), (half, high))), QColor(ink))
