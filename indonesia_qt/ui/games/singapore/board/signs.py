"""Our own drawn signs: goods, money, points, chips, workers and what else the buildings deal in."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QTransform

from indonesia_qt.ui.board.pieces.drawn_signs import drawn_icon, joined
from indonesia_qt.ui.style.theme import Theme, mixed, readable_on

_DRAWINGS: dict[str, tuple[str, ...]] = {
    "brick": (
        "R 1 4.4 22 15.2",
        "cut R 1 8.6 22 1.3",
        "cut R 1 13.9 22 1.3",
        "cut R 8 4.4 1.3 4.2",
        "cut R 16 4.4 1.3 4.2",
        "cut R 4.6 9.9 1.3 4",
        "cut R 12 9.9 1.3 4",
        "cut R 19.2 9.9 1.3 4",
        "cut R 8 15.2 1.3 4.4",
        "cut R 16 15.2 1.3 4.4",
    ),
    "cloth": (
        "M 2.6 2.6 L 21.4 2.6 L 21.4 18 Q 19 23 16.7 18.6 Q 14.3 14.6 12 18.6 Q 9.7 23 7.3 18.6 Q 5 14.6 2.6 18 Z",
        "cut R 2.6 6.2 18.8 1.6",
        "cut R 2.6 10.4 18.8 1.6",
    ),
    "tea": (
        "M 3.4 20.8 C 0.6 9.6 8.6 1.6 22.2 2.2 C 23 15.4 15.2 23.4 3.4 20.8 Z",
        "W 2 M 1.2 22.8 L 5 19.2",
        "cut W 1.6 M 5 19.2 L 17.4 7",
        "cut W 1.2 M 9.4 15 L 9.2 9.6",
        "cut W 1.2 M 9.6 14.8 L 15.4 15.2",
    ),
    "opium": (
        "R 11 18 2 5.6",
        "O 12 13 7.4",
        "M 5.2 0.8 L 9 3.6 L 12 0.4 L 15 3.6 L 18.8 0.8 L 16.8 6.8 L 7.2 6.8 Z",
        "cut W 1.4 M 9.4 8.4 Q 7 13 9.4 17.8",
        "cut W 1.4 M 14.6 8.4 Q 17 13 14.6 17.8",
    ),
    "any": (
        "R 1.6 1.6 8.8 8.8",
        "O 17.8 6 4.9",
        "M 6 12.8 L 11.2 22.4 L 0.8 22.4 Z",
        "M 17.8 12.2 L 23.2 17.6 L 17.8 23 L 12.4 17.6 Z",
    ),
    "same": ("O 12 6 5", "O 5.8 17.2 5", "O 18.2 17.2 5"),
    "money": (
        "O 12 12 11",
        "cut W 2.1 M 16.4 8.6 Q 15.6 5.4 12.6 5.4 Q 9.2 5.6 9.6 9.2 L 10 14 Q 9.8 17 7.4 18.4 L 16.8 18.4",
        "cut W 2 M 7.2 12.6 L 14 12.6",
    ),
    "vp": ("M 12 0.8 L 15.1 8.3 L 23.2 8.9 L 17 14.1 L 19 22 L 12 17.7 L 5 22 L 7 14.1 L 0.8 8.9 L 8.9 8.3 Z",),
    "chip": ("O 12 12 11", "cut O 12 12 8.4", "O 12 12 6.6"),
    "worker": (
        "O 12 5.6 4.8",
        "M 3.6 23 Q 4 13.4 9.2 11.2 L 14.8 11.2 Q 20 13.4 20.4 23 Z",
    ),
    "outline": (
        "O 12 5.6 4.8",
        "M 3.6 23 Q 4 13.4 9.2 11.2 L 14.8 11.2 Q 20 13.4 20.4 23 Z",
        "cut O 12 5.6 3.2",
        "cut M 5.4 21.4 Q 6 14.6 9.8 12.8 L 14.2 12.8 Q 18 14.6 18.6 21.4 Z",
    ),
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
    "arrow": ("R 1 9.6 13 4.8", "M 12.6 3.4 L 23.4 12 L 12.6 20.6 Z"),
    "both": ("R 6 9.6 12 4.8", "M 15 3.4 L 23.8 12 L 15 20.6 Z", "M 9 3.4 L 0.2 12 L 9 20.6 Z"),
    "road": ("M 8.6 1 L 15.4 1 L 22 23 L 2 23 Z", "cut R 11 3 2 4", "cut R 10.7 9.6 2.6 4.6", "cut R 10.4 17 3.2 6"),
    "flag": ("R 3.4 1 2.4 22.4", "M 5.8 2 L 22 2 L 18 8.6 L 22 15.2 L 5.8 15.2 Z"),
}

_CHIPS = {"black": "#221d2b", "white": "#fffdf4"}

NAMES = tuple(_DRAWINGS)
"""Every sign there is."""

_COLOURS = {
    "brick": "#f0a484",
    "cloth": "#a9cdf2",
    "tea": "#b9dd96",
    "opium": "#d8b4ea",
    "any": "#e6e0d2",
    "same": "#e6e0d2",
    "money": "#f0d264",
    "vp": "#fbf3df",
}
"""Of goods, money and points: pale, so that nobody takes them for players; the same in every look."""

ON_DISCS = frozenset(_COLOURS)
"""The signs that are painted on discs."""


def sign_colour(theme: Theme, name: str) -> str:
    """Return the colour of the ground of a sign; that of nobody's pieces for what has none of its own."""
    return _COLOURS.get(name, theme.pieces.unowned)


@cache
def sign(name: str) -> QPainterPath:
    """Return a sign as one shape around the origin that reaches from -1 to 1."""
    return joined(_DRAWINGS[name])


def paint_sign(painter: QPainter, name: str, box: QRectF, ink: QColor | str) -> None:
    """Paint a sign as large as `box` allows, in one colour; a chip is black or white in every look, with an edge."""
    half = min(box.width(), box.height()) / 2
    if name in _CHIPS:
        edge = 0.24 * half
        painter.setPen(QPen(QColor(ink), edge))
        painter.setBrush(QColor(_CHIPS[name]))
        painter.drawEllipse(box.center(), half - edge, half - edge)
        return
    place = QTransform().translate(box.center().x(), box.center().y()).scale(half, half)
    painter.fillPath(place.map(sign(name)), QColor(ink))


def paint_disc(painter: QPainter, name: str, box: QRectF, theme: Theme) -> None:
    """Paint a sign in ink on a disc of its colour that fills `box`."""
    side = min(box.width(), box.height())
    ground, pieces = sign_colour(theme, name), theme.pieces
    edge = max(0.8, side / 22)
    painter.setPen(QColor(mixed(ground, pieces.ink, 0.7)))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(box.center(), (side - edge) / 2, (side - edge) / 2)
    room = QRectF(0, 0, 0.66 * side, 0.66 * side)
    room.moveCenter(box.center())
    paint_sign(painter, name, room, readable_on(ground, pieces.ink, pieces.card))


@lru_cache(maxsize=64)
def sign_icon(name: str, ink: str) -> QIcon:
    """Return a sign as an icon in the colour `ink`."""
    return drawn_icon(lambda painter, box: paint_sign(painter, name, box, ink))


@lru_cache(maxsize=64)
def disc_icon(name: str, theme: Theme) -> QIcon:
    """Return a sign on a disc of its colour as an icon."""
    return drawn_icon(lambda painter, box: paint_disc(painter, name, box, theme))
