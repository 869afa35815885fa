"""Our own drawn signs: goods, money, points, chips, workers and what else the buildings deal in."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QTransform

from indonesia_qt.games.singapore.rules.constants import GOODS
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.pieces.drawn_signs import drawn_icon, joined
from indonesia_qt.ui.board.pieces.piece_kit import LETTER, letters
from indonesia_qt.ui.games.singapore.board.svg_drawings import good_drawing
from indonesia_qt.ui.games.singapore.board.tile_looks import COIN, COIN_EDGE, COIN_INK

_DRAWINGS: dict[str, tuple[str, ...]] = {
    "worker": ("O 12 5.6 5.4", "M 3.1 24 C 3.1 13.2 6 9.6 12 9.6 C 18 9.6 20.9 13.2 20.9 24 Z"),
    "outline": (
        "O 12 5.6 5.4",
        "M 3.1 24 C 3.1 13.2 6 9.6 12 9.6 C 18 9.6 20.9 13.2 20.9 24 Z",
        "cut O 12 5.6 3.7",
        "cut M 5 22.3 C 5.4 14.6 7.6 12 12 12 C 16.4 12 18.6 14.6 19 22.3 Z",
    ),
    "plus": ("R 9.7 3 4.6 18", "R 3 9.7 18 4.6"),
    "step": ("W 3.4 M 4 3.6 L 12 12 L 4 20.4", "W 3.4 M 12 3.6 L 20 12 L 12 20.4"),
    "jump": ("W 2.8 M 2.6 20 Q 8 0 18 10.4", "M 22.6 17.4 L 12.6 14.4 L 21.4 6 Z"),
    "bag": (
        "M 8 7.4 L 16 7.4 C 21 12 23 16 21.4 20.4 Q 20.4 23 17.4 23 L 6.6 23 Q 3.6 23 2.6 20.4 C 1 16 3 12 8 7.4 Z",
        "M 6.6 1 L 10 3 L 12 1 L 14 3 L 17.4 1 L 15.6 5.8 L 8.4 5.8 Z",
    ),
    "hut": (
        "M 12 1.2 L 23.4 12.4 L 20.4 12.4 L 20.4 22.6 L 3.6 22.6 L 3.6 12.4 L 0.6 12.4 Z",
        "cut R 9.8 14.6 4.4 8",
    ),
    "stone": (
        "M 6.4 3 L 17.6 3 L 23.2 9.6 L 12 22.6 L 0.8 9.6 Z",
        "cut W 1.2 M 2 9.6 L 22 9.6",
        "cut W 1.2 M 7.6 9.6 L 12 21",
        "cut W 1.2 M 16.4 9.6 L 12 21",
    ),
    "mask": (
        "M 1 7 Q 6.4 3.6 12 7 Q 17.6 3.6 23 7 Q 23 18.6 17 18.6 Q 13 18.6 12 15 Q 11 18.6 7 18.6 Q 1 18.6 1 7 Z",
        "cut M 3.6 11 Q 6.6 8 9.8 11.4 Q 6.6 14.6 3.6 11 Z",
        "cut M 20.4 11 Q 17.4 8 14.2 11.4 Q 17.4 14.6 20.4 11 Z",
    ),
    "road": ("M 8.6 1 L 15.4 1 L 22 23 L 2 23 Z", "cut R 11 3 2 4", "cut R 10.7 9.6 2.6 4.6", "cut R 10.4 17 3.2 6"),
    "flag": ("R 3.4 1 2.4 22.4", "M 5.8 2 L 22 2 L 18 8.6 L 22 15.2 L 5.8 15.2 Z"),
}

_CHIPS = {"black": "#221d2b", "white": "#fffdf4"}

DRAWN_GOODS = (*GOODS, "any", "same")
"""The signs that have colours of their own, the same in every look."""
NAMES = (*_DRAWINGS, *_CHIPS, *DRAWN_GOODS, "money", "vp")
"""Every sign there is."""


@cache
def sign(name: str) -> QPainterPath:
    """Return a sign of one colour as a shape around the origin that reaches from -1 to 1."""
    return joined(_DRAWINGS[name])


def paint_sign(painter: QPainter, name: str, box: QRectF, ink: QColor | str) -> None:
    """Paint a sign as large as `box` allows, in ink if it has no colours of its own; a chip has an edge in ink."""
    half = min(box.width(), box.height()) / 2
    if name in DRAWN_GOODS:
        square = QRectF(0, 0, 2 * half, 2 * half)
        square.moveCenter(box.center())
        good_drawing(name).render(painter, square)
    elif name in _CHIPS:
        edge = 0.14 * half
        painter.setPen(QPen(QColor(ink), edge))
        painter.setBrush(QColor(_CHIPS[name]))
        painter.drawEllipse(box.center(), half - edge / 2, half - edge / 2)
        painter.setPen(QPen(QColor(_CHIPS["white" if name == "black" else "black"]), 0.12 * half))
        painter.drawEllipse(box.center(), 0.56 * half, 0.56 * half)
    elif name == "money":
        paint_coin(painter, _around(box.center(), half, 1.0))
        write(painter, "£", box.center(), 1.4 * half, COIN_INK)
    elif name == "vp":
        whole, path = _around(box.center(), half, 0.94), QPainterPath()
        for inside in (0.0, 0.12, 0.2):  # with a line inside the edge, as no number stands there
            aside, down = inside * whole.width(), inside * whole.height()
            path.addPath(shield(whole.adjusted(aside, down, -aside, -down)))
        painter.fillPath(path, QColor(ink))
    else:
        place = QTransform().translate(box.center().x(), box.center().y()).scale(half, half)
        painter.fillPath(place.map(sign(name)), QColor(ink))


def _around(middle: QPointF, half: float, slim: float) -> QRectF:
    return QRectF(middle.x() - slim * half, middle.y() - half, 2 * slim * half, 2 * half)


def write(
    painter: QPainter,
    text: str,
    middle: QPointF,
    size: float,
    ink: QColor | str,
    *,
    room: float = math.inf,
    halo: str = "",
) -> None:
    """Write a text with the middle of its capitals at a point, its letters of a size, narrowed to its room."""
    if not text:
        return
    scale, narrow = size / LETTER, min(1.0, room / width_of(text, size))
    placed = QTransform().translate(middle.x(), middle.y()).scale(scale * narrow, scale).map(letters(text))
    if halo:
        painter.strokePath(placed, pen(halo, 0.24 * size))
    painter.fillPath(placed, QColor(ink))


def width_of(text: str, size: float) -> float:
    """Return how wide a text is in letters of a size."""
    return letters(text).boundingRect().width() * size / LETTER if text else 0.0


def paint_coin(painter: QPainter, box: QRectF) -> None:
    """Paint a coin, on which a sum has room: a disc where the box is a square."""
    edge = max(0.8, 0.06 * box.height())
    radius = box.height() / 2
    painter.setPen(QPen(QColor(COIN_EDGE), edge))
    painter.setBrush(QColor(COIN))
    inner = box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    painter.drawRoundedRect(inner, radius - edge / 2, radius - edge / 2)


def shield(box: QRectF) -> QPainterPath:
    """Return the shield of victory points that fills a box."""
    path = QPainterPath(box.topLeft())
    path.quadTo(QPointF(box.center().x(), box.top() + 0.1 * box.height()), box.topRight())
    shoulder, chin = box.top() + 0.62 * box.height(), box.top() + 0.86 * box.height()
    path.lineTo(box.right(), shoulder)
    path.quadTo(QPointF(box.right() - 0.04 * box.width(), chin), QPointF(box.center().x(), box.bottom()))
    path.quadTo(QPointF(box.left() + 0.04 * box.width(), chin), QPointF(box.left(), shoulder))
    path.closeSubpath()
    return path


@lru_cache(maxsize=64)
def sign_icon(name: str, ink: str) -> QIcon:
    """Return a sign as an icon, in the colour `ink` if it has none of its own."""
    return drawn_icon(lambda painter, box: paint_sign(painter, name, box, ink))
