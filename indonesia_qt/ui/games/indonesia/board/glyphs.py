"""Our own drawn signs: goods, ships, cities, research tracks and papers, for tokens on the map and icons in panels.

A sign is one shape, so it can take any colour and differs from the others by its form alone.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QTransform

from indonesia_qt.ui.board.pieces.drawn_signs import drawn_icon, joined
from indonesia_qt.ui.games.indonesia.board.colours import kind_colour
from indonesia_qt.ui.style.theme import Theme, faded, mixed, readable_on

_HOUSE = (
    "M 0.8 11.4 Q 4 9.6 4.6 3.6 Q 12 9.4 19.4 3.6 Q 20 9.6 23.2 11.4 Z",
    "R 3.6 11.4 16.8 10.6",
    "cut R 3.6 11.4 16.8 1.5",
    "cut R 9.8 16 4.4 6",
)
_DRAWINGS: dict[str, tuple[str, ...]] = {
    "rice": (
        "M 12 8 Q 8.4 4.8 12 0.8 Q 15.6 4.8 12 8 Z",
        "M 11.2 11.8 Q 4.6 11 4.4 4.8 Q 10.6 5.6 11.2 11.8 Z",
        "M 12.8 11.8 Q 19.4 11 19.6 4.8 Q 13.4 5.6 12.8 11.8 Z",
        "M 11.2 16.4 Q 4 15.6 3.6 9.2 Q 10.6 10 11.2 16.4 Z",
        "M 12.8 16.4 Q 20 15.6 20.4 9.2 Q 13.4 10 12.8 16.4 Z",
        "M 11.2 21 Q 4.4 20.2 4 14 Q 10.6 14.8 11.2 21 Z",
        "M 12.8 21 Q 19.6 20.2 20 14 Q 13.4 14.8 12.8 21 Z",
        "W 1.8 M 12 7 L 12 23",
    ),
    "spice": (
        "M 5.2 7.4 C 6.6 5.2 11 4.8 12.6 8 C 14.4 13 17 17.2 23 19.4 C 14 23.2 2.4 17.4 5.2 7.4 Z",
        "W 2.4 M 8.8 6.2 Q 8.8 3 5.2 1.6",
        "cut W 1.5 M 8.4 10 Q 9.4 14 12.6 16.6",
    ),
    "rubber": (
        "O 12 12 11",
        "cut W 1.3 O 12 12 8",
        "cut O 12 12 4.9",
        "O 12 12 2.2",
        *(f"cut T {angle} R 11.1 0 1.8 2.3" for angle in range(0, 360, 30)),
    ),
    "siap_faji": (
        "M 1.8 12.2 L 22.2 12.2 C 22.2 17.2 19 20 16.6 20.8 L 16 22.6 L 8 22.6 L 7.4 20.8 C 5 20 1.8 17.2 1.8 12.2 Z",
        "W 2 M 7.4 9.8 Q 5.6 7.9 7.2 6.1 Q 8.9 4.3 7.4 2.2",
        "W 2 M 12 9.8 Q 10.2 7.6 11.8 5.6 Q 13.5 3.4 12 1",
        "W 2 M 16.6 9.8 Q 14.8 7.9 16.4 6.1 Q 18.1 4.3 16.6 2.2",
        "cut W 1.3 M 5 15.6 L 19 15.6",
    ),
    "oil": (
        "M 12 1 C 15 6.2 20 10.2 20 15.2 C 20 19.8 16.4 23.2 12 23.2 C 7.6 23.2 4 19.8 4 15.2 C 4 10.2 9 6.2 12 1 Z",
        "cut W 1.9 M 7.4 15 Q 7.6 19 11.4 20",
    ),
    "shipping": (
        "M 1.4 15.8 L 22.6 15.8 C 21.6 19.8 19.6 22 18 22 L 6.4 22 C 4.2 22 2.2 19.6 1.4 15.8 Z",
        "M 13 1.4 C 18 5 20.6 9.6 21 13.8 L 13 13.8 Z",
        "M 11 4.2 C 7.2 6.8 4.6 10.4 3.8 13.8 L 11 13.8 Z",
    ),
    "city": _HOUSE,
    "city_1": _HOUSE,
    "city_2": (
        "M 10.6 8.4 Q 13 7 13.4 1.6 Q 18 5.6 22.4 1.6 Q 22.6 7 23.6 8.4 Z",
        "R 13.2 8.4 8.6 13.6",
        "cut R 13.2 8.4 8.6 1.3",
        "cut R 16 12 3 2.6",
        "cut R 16 17 3 5",
        "M 0.2 15 Q 2.4 13.8 2.8 9.6 Q 6.8 12.8 10.8 9.6 Q 11.2 13.8 12.2 15 Z",
        "R 2 15 9.4 7",
        "cut R 2 15 9.4 1.2",
        "cut R 5.2 18 3 4",
    ),
    "city_3": (
        "M 8.2 5.2 L 12 0.2 L 15.8 5.2 Z",
        "R 10.2 5.2 3.6 1.8",
        "M 6.8 10.2 L 9.6 6.6 L 14.4 6.6 L 17.2 10.2 Z",
        "R 9.4 10.2 5.2 1.8",
        "M 5.4 15.4 L 8.6 11.6 L 15.4 11.6 L 18.6 15.4 Z",
        "R 7.4 15.4 9.2 6.6",
        "M 0 16.6 L 3.4 12.4 L 6.6 16.6 Z",
        "R 0.8 16.6 5.8 5.4",
        "M 17.4 16.6 L 20.6 12.4 L 24 16.6 Z",
        "R 17.4 16.6 5.8 5.4",
        "cut R 8.2 5.2 7.6 0.9",
        "cut R 6.8 10.2 10.4 0.9",
        "cut R 5.4 15.4 13.2 0.9",
        "cut R 10.4 18 3.2 4",
        "cut R 2.4 18.4 2.4 2",
        "cut R 19.2 18.4 2.4 2",
    ),
    "slots": ("R 1.6 1.6 9.4 9.4", "W 2 R 14 2.6 7.4 7.4", "W 2 R 2.6 14 7.4 7.4", "W 2 R 14 14 7.4 7.4"),
    "mergers": (
        "W 3.2 M 4.4 22.2 L 4.4 19.4 Q 4.4 14.4 8.4 13 Q 12 11.8 12 9.6",
        "W 3.2 M 19.6 22.2 L 19.6 19.4 Q 19.6 14.4 15.6 13 Q 12 11.8 12 9.6",
        "W 3.2 M 12 11 L 12 6.4",
        "M 12 0.6 L 18.4 8.4 L 5.6 8.4 Z",
    ),
    "expansion": ("R 8.4 8.4 7.2 7.2", *(f"T {angle} M 12 0.6 L 17 6.4 L 7 6.4 Z" for angle in (0, 90, 180, 270))),
    "hull": (
        "M 0.8 13 L 23.2 13 L 20.2 20.8 Q 19.6 22.2 18 22.2 L 6 22.2 Q 4.4 22.2 3.8 20.8 Z",
        "R 4 6.6 5 5",
        "R 10 6.6 5 5",
        "R 7 0.6 5 5",
        "R 16 3.6 2.2 8",
    ),
    "bid": (
        "T -45 R 5 5 12 6.2",
        "T -45 R 3.6 4 2.3 8.2",
        "T -45 R 16.1 4 2.3 8.2",
        "T -45 R 9.6 10.6 2.8 13.4",
        "R 1.4 20 11 3.4",
    ),
    "bank": (
        "M 12 1.4 L 23 7.6 L 23 9 L 1 9 L 1 7.6 Z",
        "R 3.4 10.6 3.2 7",
        "R 10.4 10.6 3.2 7",
        "R 17.4 10.6 3.2 7",
        "R 1.4 19.2 21.2 3.4",
    ),
    "cash": ("O 12 12 11", "cut W 1.2 O 12 12 8.3", "cut R 9 9 6 6"),
    "first_player": (
        "M 2.2 7 L 7.4 11.4 L 12 3.4 L 16.6 11.4 L 21.8 7 L 20 17.4 L 4 17.4 Z",
        "R 4 19 16 3",
        "O 12 3 1.9",
        "O 2.2 6.6 1.7",
        "O 21.8 6.6 1.7",
    ),
    "deed": (
        "M 3.6 1 L 14.6 1 L 20.4 6.8 L 20.4 23 L 3.6 23 Z",
        "cut W 1.4 M 14.2 1 L 14.2 7.2 L 20.4 7.2",
        "cut W 1.7 M 6.8 7.2 L 11 7.2",
        "cut W 1.7 M 6.8 11.4 L 17.2 11.4",
        "cut W 1.7 M 6.8 15.6 L 11.4 15.6",
        "cut O 15.4 17.6 2.5",
    ),
}
"""Parts of each sign, put on (or, after "cut", taken off) in turn.

Letters are those of SVG paths (M L Q C Z, absolute); O is a circle (centre, radius), R a rectangle (corner, size);
W before a part draws its line with that width, T turns it clockwise round the middle by degrees.
"""

NAMES = tuple(_DRAWINGS)
"""Every sign there is: `glyph` and `icon` know these names."""


class UnknownGlyph(LookupError):
    """Raised when there is no sign of a name."""


@cache
def glyph(name: str) -> QPainterPath:
    """Return a sign as one shape around the origin that reaches from -1 to 1.

    Raises:
        UnknownGlyph: there is no sign of this name.

    """
    if name not in _DRAWINGS:
        raise UnknownGlyph(f'there is no sign "{name}"; there are {", ".join(NAMES)}')
    return joined(_DRAWINGS[name])


@cache
def silhouette(name: str) -> QPainterPath:
    """Return a sign that there is without what is cut out of it."""
    return joined(drawing for drawing in _DRAWINGS[name] if not drawing.startswith("cut "))


def paint(painter: QPainter, name: str, box: QRectF, ink: QColor | str) -> None:
    """Paint the sign as large as `box` allows, in one colour."""
    half = min(box.width(), box.height()) / 2
    place = QTransform().translate(box.center().x(), box.center().y()).scale(half, half)
    painter.fillPath(place.map(glyph(name)), QColor(ink))


@lru_cache(maxsize=32)
def icon(name: str, ink: str) -> QIcon:
    """Return a sign as an icon in the colour `ink`, paler when it is disabled; the last icons are kept."""
    return drawn_icon(
        lambda painter, box: paint(painter, name, box, ink),
        lambda painter, box: paint(painter, name, box, faded(ink, 0.4)),
    )


def good_icon(good: str, theme: Theme) -> QIcon:
    """Return the icon of a good or a kind of company as on its tokens: the sign on a disc of its colour."""
    return _disc_icon(_disc(good, theme))


def paint_disc(painter: QPainter, good: str, box: QRectF, theme: Theme) -> None:
    """Paint the sign of a good on a disc of its colour that fills `box`."""
    _disc(good, theme).paint(painter, box)


class _Disc(NamedTuple):
    """The sign of a good in the colour `ink` on a disc in its colour."""

    good: str
    colour: str
    edge: str
    ink: str

    def paint(self, painter: QPainter, box: QRectF) -> None:
        radius = min(box.width(), box.height()) / 2
        edge = max(1.0, radius / 12)
        painter.setPen(QColor(self.edge))
        painter.setBrush(QColor(self.colour))
        painter.drawEllipse(box.center(), radius - edge / 2, radius - edge / 2)
        sign = QRectF(0, 0, 1.3 * radius, 1.3 * radius)
        sign.moveCenter(box.center())
        paint(painter, self.good, sign, self.ink)


def _disc(good: str, theme: Theme) -> _Disc:
    colour, pieces = kind_colour(theme, good), theme.pieces
    edge = mixed(colour, pieces.ink, 0.7).name()
    return _Disc(good, colour, edge, readable_on(colour, pieces.ink, pieces.card))


@lru_cache(maxsize=16)
def _disc_icon(disc: _Disc) -> QIcon:
    """Return a disc as an icon; the last icons are kept."""
    return drawn_icon(disc.paint)
