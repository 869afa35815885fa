"""Paints the pieces on the board: goods, ships, cities, deeds' flags, era strips and notes.

Every piece is painted around the origin in map units, so one code serves the pictures of pieces on the screen and
vector files.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QRadialGradient, QTransform

from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.marks import Received
from indonesia_qt.ui.board.pieces.patterns import RING_CAPS, RING_DASHES, pattern
from indonesia_qt.ui.board.pieces.piece_styles import (
    MARGIN,
    STRIP_HEIGHT,
    TOKEN,
    CityLook,
    FlagLook,
    GoodLook,
    Look,
    NameLook,
    NoteLook,
    ShipLook,
    StripLook,
    strip_cells,
    strip_width,
)
from indonesia_qt.ui.style.theme import Symbol, Theme, faded, mixed, outline, readable_on, symbol_path, text_font

Glyphs = Callable[[str], QPainterPath]
"""Gives the sign of a good or of a kind of company as a shape around the origin that reaches from -1 to 1."""

GHOST = 0.55
"""Opacity of a piece that is only proposed."""
SHADOW = QPointF(1.6, 2.4)
EDGE = 1.3
"""Width of a piece's outline."""
RING_LINE = 2.2
"""Width of the dashes on a token's ring."""
SAIL_STEP = 4.4
"""Between the lines of the pattern on a sail."""
PIP, PIP_HEIGHT = 12.0, 6.6
"""Size of the mark of one received good."""
PIP_SIGN = 12.0
"""Height of the good's sign below its marks, so that they can be distinguished without their colour."""
NOTE, SMALL_NOTE, NAME = 14.0, 10.5, 15.0
"""Sizes of the text on a plate, alone and on a piece, and of an area's name."""
LETTER = 100
"""Texts are shaped at this size and then scaled."""


class PiecePainter:
    """Paints looks in the colours of a theme with the signs of a game."""

    def __init__(self, theme: Theme, glyphs: Glyphs) -> None:
        self._theme, self._glyphs = theme, glyphs
        self._ink, self._card = QColor(theme.pieces.ink), QColor(theme.pieces.card)

    def paint(self, painter: QPainter, look: Look) -> None:
        """Paint around the origin, in map units."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        match look:
            case GoodLook():
                self._paint_good(painter, look)
            case ShipLook():
                self._paint_ship(painter, look)
            case CityLook():
                self._paint_city(painter, look)
            case FlagLook():
                self._paint_flag(painter, look)
            case StripLook():
                self._paint_strip(painter, look)
            case NoteLook():
                self._paint_plate(painter, look.text, QPointF(0, 0), NOTE, look.seat)
            case NameLook():
                self._paint_name(painter, look.text)
        painter.restore()

    def box(self, look: Look) -> QRectF:
        """Return a rectangle around the origin that holds all of a look's paint."""
        match look:
            case GoodLook() | ShipLook():
                return QRectF(-25, -25, 54, 54)
            case CityLook(received=received):
                half = max(24.0, len(received) * PIP / 2 + 6)
                return QRectF(-half, -26, 2 * half, 52 + 3 * PIP_HEIGHT + PIP_SIGN)
            case FlagLook():
                return QRectF(-16, -17, 36, 38)
            case StripLook(eras=eras):
                width = strip_width(eras) + 8
                return QRectF(-width / 2, -STRIP_HEIGHT / 2 - 4, width, STRIP_HEIGHT + 8)
            case NoteLook(text=text):
                return _plate(text, NOTE).adjusted(-4, -4, 4, 5)
            case NameLook(text=text):
                return _plate(text, NAME).adjusted(-4, -4, 4, 4)

    def _paint_good(self, painter: QPainter, look: GoodLook) -> None:
        colour, seat = QColor(self._theme.good(look.good)), self._theme.seat(look.seat)
        painter.setOpacity(GHOST if look.ghost else 1)
        disc = QPainterPath()
        disc.addEllipse(QPointF(0, 0), TOKEN, TOKEN)
        self._fill(painter, disc, QColor(seat.colour))
        self._paint_ring(painter, look.seat)
        light = QRadialGradient(QPointF(-TOKEN * 0.3, -TOKEN * 0.4), TOKEN * 1.3)
        light.setColorAt(0, mixed(colour, self._card, 0.35))
        light.setColorAt(1, colour)
        painter.setBrush(light)
        painter.setPen(pen(self._card, 1.5))
        painter.drawEllipse(QPointF(0, 0), TOKEN * 0.73, TOKEN * 0.73)
        self._paint_sign(painter, look.good, QPointF(0, 0), TOKEN * 0.56, self._on(colour))
        self._paint_badge(painter, look.seat, look.tag, QPointF(TOKEN * 0.62, TOKEN * 0.62))

    def _paint_ring(self, painter: QPainter, seat: int | None) -> None:
        """The dashes that distinguish a player's ring from the others without its colour."""
        look = self._theme.seat(seat)
        dashes = RING_DASHES[look.symbol]
        if dashes:
            line = pen(self._card, RING_LINE)
            line.setCapStyle(RING_CAPS.get(look.symbol, Qt.PenCapStyle.FlatCap))
            line.setDashPattern(list(dashes))
            painter.setPen(line)
            painter.setBrush(QBrush())
            painter.drawEllipse(QPointF(0, 0), TOKEN * 0.86, TOKEN * 0.86)

    def _paint_badge(self, painter: QPainter, seat: int | None, tag: str, at: QPointF) -> None:
        """The owner's symbol with the company's letter in it."""
        if not tag:
            return
        look = self._theme.seat(seat)
        symbol = QTransform().translate(at.x(), at.y()).scale(9.2, 9.2).map(symbol_path(look.symbol))
        painter.strokePath(symbol, pen(self._ink, 4.2))
        painter.strokePath(symbol, pen(self._card, 2.2))
        painter.fillPath(symbol, QColor(look.colour))
        drop = 2.2 if look.symbol == "triangle" else 0
        self._write(painter, tag, at + QPointF(0, drop), 12.5 if len(tag) == 1 else 9.5, self._on(QColor(look.colour)))

    def _paint_ship(self, painter: QPainter, look: ShipLook) -> None:
        painter.setOpacity(GHOST if look.ghost else 1)
        colour = QColor(self._theme.seat(look.seat).colour)
        for part, fill in ((_HULL, colour), (_JIB, mixed(colour, self._card, 0.45)), (_MAIN_SAIL, self._card)):
            self._fill(painter, part, fill)
        self._paint_sail(painter, colour, self._theme.seat(look.seat).symbol)
        plate = look.note or (f"×{look.number}" if look.number > 1 else "")
        emblem = QTransform().translate(-7.5 if plate else 0.5, 10.8).scale(3.4, 3.4)
        painter.fillPath(emblem.map(symbol_path(self._theme.seat(look.seat).symbol)), self._on(colour))
        self._write(painter, look.tag, QPointF(7.6, -3.2), 14 if len(look.tag) == 1 else 9.5, self._ink)
        if plate:
            self._paint_plate(painter, plate, QPointF(11, 13), SMALL_NOTE, None)

    def _paint_sail(self, painter: QPainter, colour: QColor, symbol: Symbol) -> None:
        """The owner's pattern on the smaller sail."""
        painter.save()
        painter.setClipPath(_JIB, Qt.ClipOperation.IntersectClip)
        painter.strokePath(pattern(symbol, _JIB.boundingRect(), SAIL_STEP), pen(mixed(colour, self._ink, 0.45), 1.5))
        painter.restore()

    def _paint_city(self, painter: QPainter, look: CityLook) -> None:
        painter.setOpacity(GHOST if look.ghost else 1)
        size = min(max(look.size, 1), len(_HOUSES))
        colour = QColor(self._theme.pieces.cities[size - 1])
        painter.translate(0, -4 if look.received else 0)
        self._fill(painter, _HOUSES[size - 1], colour)
        self._write(painter, str(look.size), _NUMBERS[size - 1], 17, self._on(colour))
        if look.received:
            self._paint_received(painter, look.received)

    def _paint_received(self, painter: QPainter, received: tuple[Received, ...]) -> None:
        """A column of marks for each good, filled from below as the good arrives, over the good's sign."""
        most = max(good.capacity for good in received)
        width, height = len(received) * PIP + 4, most * PIP_HEIGHT + PIP_SIGN + 4
        plate = QRectF(-width / 2, 15.5, width, height)
        painter.setPen(pen(self._ink, 1.0))
        painter.setBrush(self._card)
        painter.drawRoundedRect(plate, 2.5, 2.5)
        for column, good in enumerate(received):
            colour = QColor(self._theme.good(good.good))
            left = plate.left() + 2 + column * PIP
            foot = QPointF(left + PIP / 2, plate.bottom() - 2 - PIP_SIGN / 2)
            self._paint_sign(painter, good.good, foot, PIP_SIGN * 0.47, self._ink)
            for n in range(good.capacity):
                top = plate.bottom() - 2 - PIP_SIGN - (n + 1) * PIP_HEIGHT
                painter.setPen(pen(mixed(colour, self._ink, 0.5), 1.3))
                painter.setBrush(QBrush(colour) if n < good.received else QBrush())
                painter.drawRect(QRectF(left + 0.8, top + 0.8, PIP - 1.6, PIP_HEIGHT - 1.6))

    def _paint_flag(self, painter: QPainter, look: FlagLook) -> None:
        colour = QColor(self._theme.good(look.kind))
        pole = QPainterPath(_POLE[0])
        pole.lineTo(_POLE[1])
        painter.strokePath(pole.translated(SHADOW * 0.6), pen(faded(self._theme.map.shadow, 0.3), 2.2))
        painter.strokePath(pole, pen(self._ink, 2.2))
        self._fill(painter, _CLOTH, colour)
        self._paint_sign(painter, look.kind, QPointF(-2, -3), 7.4, self._on(colour))
        if look.tag:
            self._paint_plate(painter, look.tag, QPointF(6, 9.5), SMALL_NOTE, None)

    def _paint_strip(self, painter: QPainter, look: StripLook) -> None:
        width = strip_width(look.eras)
        box = QRectF(-width / 2, -STRIP_HEIGHT / 2, width, STRIP_HEIGHT).adjusted(0, 1, 0, -1)
        painter.setPen(pen(faded(self._ink, 0.55), 0.9))
        painter.setBrush(faded(self._card, 0.82))
        painter.drawRoundedRect(box, 4, 4)
        left = box.left() + MARGIN
        for n, (era, cell) in enumerate(zip(look.eras, strip_cells(look.eras), strict=True)):
            room = QRectF(left, box.top(), cell, box.height())
            left += cell
            past = look.now is not None and n < look.now
            if n == look.now:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(self._theme.map.tints[0], 0.55))
                painter.drawRoundedRect(room.adjusted(0.6, 1.6, -0.6, -1.6), 3, 3)
            self._paint_era(painter, era, room, 0.4 if past else 1.0)
            if n:
                painter.setPen(pen(faded(self._ink, 0.35), 0.8))
                painter.drawLine(QPointF(room.left(), room.top() + 4), QPointF(room.left(), room.bottom() - 4))

    def _paint_era(self, painter: QPainter, era: tuple[str, ...], room: QRectF, opacity: float) -> None:
        painter.save()
        painter.setOpacity(painter.opacity() * opacity)
        if not era:
            dot = room.center()
            painter.setPen(pen(faded(self._ink, 0.55), 1.5))
            painter.drawLine(dot - QPointF(2.5, 0), dot + QPointF(2.5, 0))
        width = room.width() / max(1, len(era))
        for n, kind in enumerate(era):
            middle = QPointF(room.left() + (n + 0.5) * width, room.center().y())
            self._paint_sign(painter, kind, middle, min(width, room.height()) * 0.44, self._ink)
        painter.restore()

    def _paint_plate(self, painter: QPainter, text: str, at: QPointF, size: float, seat: int | None) -> None:
        box = _plate(text, size).translated(at)
        plate = QPainterPath()
        plate.addRoundedRect(box, box.height() * 0.4, box.height() * 0.4)
        colour = self._card if seat is None else QColor(self._theme.seat(seat).colour)
        self._fill(painter, plate, colour)
        self._write(painter, text, at, size, self._on(colour))

    def _paint_name(self, painter: QPainter, text: str) -> None:
        name = QTransform.fromScale(NAME / LETTER, NAME / LETTER).map(_letters(text))
        painter.strokePath(name, pen(self._theme.map.halo, 4.5))
        painter.fillPath(name, QColor(self._theme.map.ink))

    def _paint_sign(self, painter: QPainter, name: str, at: QPointF, radius: float, ink: QColor) -> None:
        painter.fillPath(QTransform().translate(at.x(), at.y()).scale(radius, radius).map(self._glyphs(name)), ink)

    def _fill(self, painter: QPainter, path: QPainterPath, colour: QColor) -> None:
        """Fill a shape with its shadow below and its edge around."""
        painter.fillPath(path.translated(SHADOW), faded(self._theme.map.shadow, 0.26))
        painter.setPen(pen(self._ink, EDGE))
        painter.setBrush(colour)
        painter.drawPath(path)

    def _write(self, painter: QPainter, text: str, at: QPointF, size: float, ink: QColor) -> None:
        scale = size / LETTER
        painter.fillPath(QTransform().translate(at.x(), at.y()).scale(scale, scale).map(_letters(text)), ink)

    def _on(self, colour: QColor) -> QColor:
        """The ink or the paper, whichever reads better on a colour."""
        return QColor(readable_on(colour, self._theme.pieces.ink, self._theme.pieces.card))


@lru_cache(maxsize=512)
def _letters(text: str) -> QPainterPath:
    """A text around the origin, of the size `LETTER`, centred on its capitals."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), text_font(LETTER, QFont.Weight.Bold), text)
    return path.translated(-path.boundingRect().center().x(), 0.364 * LETTER)


def _plate(text: str, size: float) -> QRectF:
    height = 1.4 * size
    width = max(height, _letters(text).boundingRect().width() * size / LETTER + 0.75 * size)
    return QRectF(-width / 2, -height / 2, width, height)


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
