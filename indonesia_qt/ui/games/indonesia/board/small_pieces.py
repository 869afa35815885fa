"""How Indonesia's pieces look on a small board: each with one sign that can be read, counted by zone and by sea.

All lengths are pixels at 100 %: a sign is as high on a laptop's screen as on a large one, whatever the board's scale.
A token has its owner's shape as well as their colour. A ship has the same shape for a sail.
"""

from __future__ import annotations

import math
from functools import cache

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QTransform

from indonesia_qt.games.indonesia.rules.constants import LARGEST_CITY
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.piece_kit import LETTER, PieceKit, letters
from indonesia_qt.ui.board.pieces.piece_set import SmallStyle
from indonesia_qt.ui.games.indonesia.board.colours import kind_colour
from indonesia_qt.ui.games.indonesia.board.glyphs import glyph, silhouette
from indonesia_qt.ui.games.indonesia.board.piece_values import Received
from indonesia_qt.ui.style.theme import Symbol, faded, mixed, outline

SIGN = 13.0
"""Length of the longer side of the sign on a token."""
COMPANY, COUNT, NUMBER = 15.2, 12.6, 13.0
"""Sizes of a company's letter (11 pixels high), of how many goods or ships there are, and of a city's number."""
TAG_HEIGHT, TAG_EDGE = 16.0, 3.5
CELL, DOTS, DOT = 13.2, 5.4, 1.9
"""Side of a demanded good's sign, height of the row of dots below it, and radius of a dot."""
DEMANDED = 11.6
"""The same of the sign of a demanded good."""
OFFERED = 14.4
"""The same of the sign of a city that can be built."""
TOWN = 11.5
"""Half the side of a city."""
CITY_PLATE = QRectF(-5.5, 2.2, 11, 12.6)
"""Where its size stands."""
GROWS, ARROW = QRectF(-12.5, -8.5, 25, 17), outline((0, -2), (3, -2), (3, -4.5), (8, 0), (3, 4.5), (3, 2), (0, 2))
"""The plate of a city that can grow, and the arrow to its next size, which begins at the origin."""
EDGE, SHADE = 1.1, QPointF(0.7, 1.2)
ONE_ERA = 2.0
"""Map units of a pixel from which a province's strip has room for one era only."""


def _rounded(corners: tuple[tuple[float, float], ...], by: float) -> QPainterPath:
    """A polygon whose corners are rounded outwards."""
    path = QPainterPath(QPointF(*corners[0]))
    for corner in corners[1:]:
        path.lineTo(*corner)
    path.closeSubpath()
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * by)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).united(path).simplified()


@cache
def token(symbol: Symbol) -> QPainterPath:
    """Return the outline of a token: the owner's symbol, as wide as a sign needs it."""
    match symbol:
        case "triangle":
            return _rounded(((0, -9.6), (9.2, 6.2), (-9.2, 6.2)), 2.6)
        case "square":
            return _rounded(((-6.9, -6.9), (6.9, -6.9), (6.9, 6.9), (-6.9, 6.9)), 2.4)
        case "diamond":
            return _rounded(((0, -10.4), (10.4, 0), (0, 10.4), (-10.4, 0)), 1.6)
        case "cross":
            arm, end = 5.6, 8.8
            corners = (-arm, -end), (arm, -end), (arm, -arm), (end, -arm), (end, arm), (arm, arm)
            return _rounded((*corners, *((-x, -y) for x, y in corners)), 1.3)
        case _:
            path = QPainterPath()
            path.addEllipse(QPointF(0, 0), 9.5, 9.5)
            return path


def _stamp(kit: PieceKit, name: str, at: QPointF, size: float, ink: QColor) -> None:
    """Fill a sign with its middle at a point, whose longer side has a length."""
    sign = glyph(name)
    box = sign.boundingRect()
    radius = size / max(box.width(), box.height())
    kit.stamp(sign, at - box.center() * radius, radius, ink)


def _sign_at(symbol: Symbol) -> QPointF:
    """Where the sign of a token stands: a triangle has its room below the middle."""
    return QPointF(0, 1.7 if symbol == "triangle" else 0)


def _fill(kit: PieceKit, path: QPainterPath, colour: QColor) -> None:
    """Fill a shape, which a shadow lifts off the board and an edge sets off from its neighbours."""
    kit.painter.fillPath(path.translated(SHADE), faded(kit.theme.map.shadow, 0.3))
    kit.painter.setPen(pen(kit.ink, EDGE))
    kit.painter.setBrush(colour)
    kit.painter.drawPath(path)


def _paint_good(kit: PieceKit, piece: Piece) -> None:
    """The owner's shape in their colour with the sign of the good."""
    look = kit.theme.seat(piece.seat)
    _fill(kit, token(look.symbol), QColor(look.colour))
    _stamp(kit, piece.kind, _sign_at(look.symbol), SIGN, kit.light)


def _paint_ship(kit: PieceKit, piece: Piece) -> None:
    """A hull under a sail in the owner's shape, with the company's letter; a tag says how many there are."""
    look, up = kit.theme.seat(piece.seat), QPointF(0, -3.5)
    hull = QPainterPath(QPointF(-11, 5.5))
    hull.quadTo(0, 8.5, 11, 5.5)
    hull.cubicTo(9.5, 11, 6, 11.5, 0, 11.5)
    hull.cubicTo(-6, 11.5, -9.5, 11, -11, 5.5)
    _fill(kit, hull, kit.dark)
    _fill(kit, token(look.symbol).translated(up), QColor(look.colour))
    size = COMPANY if len(piece.label) == 1 else 0.7 * COMPANY
    kit.write(piece.label, up + _sign_at(look.symbol), size, kit.light)
    if piece.count > 1:
        _tag(kit, piece.seat, _count_box(piece))
        kit.write(_times(piece.count), _count_box(piece).center(), COUNT, kit.light)


def _ship_box(piece: Piece) -> QRectF:
    ship = QRectF(-13, -17, 26, 31)
    return ship if piece.count == 1 else ship.united(_count_box(piece).adjusted(-1.2, -1.2, 1.2, 1.2))


def _count_box(piece: Piece) -> QRectF:
    """The tag at the stern."""
    return QRectF(2.5, 2, _wide(_times(piece.count), COUNT) + 5, TAG_HEIGHT - 1.5)


def _tag(kit: PieceKit, seat: int | None, box: QRectF) -> None:
    """A tag in the owner's colour with a light edge."""
    tag = QPainterPath()
    tag.addRoundedRect(box, TAG_EDGE, TAG_EDGE)
    kit.painter.strokePath(tag, pen(kit.light, 2.2))
    kit.painter.fillPath(tag, QColor(kit.theme.seat(seat).colour))


def _times(count: int) -> str:
    return f"\N{MULTIPLICATION SIGN}{count}"


def _paint_zone(kit: PieceKit, piece: Piece) -> None:
    """A tag in the owner's colour with the company's letter and the number of goods of the zone."""
    box = _zone_box(piece).adjusted(1, 1, -1, -1)
    _tag(kit, piece.seat, box)
    letter = _wide(piece.label, COMPANY)
    left = box.left() + TAG_EDGE
    kit.write(piece.label, QPointF(left + letter / 2, 0), COMPANY, kit.light)
    if piece.count > 1:
        count = _times(piece.count)
        kit.write(count, QPointF(left + letter + 1 + _wide(count, COUNT) / 2, 0.4), COUNT, kit.light)


def _zone_box(piece: Piece) -> QRectF:
    width = _wide(piece.label, COMPANY) + 2 * TAG_EDGE
    if piece.count > 1:
        width += 1 + _wide(_times(piece.count), COUNT)
    return QRectF(-width / 2 - 1, -TAG_HEIGHT / 2 - 1, width + 2, TAG_HEIGHT + 2)


def _wide(text: str, size: float) -> float:
    return float(letters(text).boundingRect().width()) * size / LETTER


def _paint_city(kit: PieceKit, piece: Piece) -> None:
    """A settlement that grows with the city, and its size on a plate."""
    size = min(max(piece.count, 1), LARGEST_CITY)
    stone = QColor(kind_colour(kit.theme, "city"))
    place = QTransform.fromScale(TOWN, TOWN)
    _fill(kit, place.map(silhouette(f"city_{size}")), mixed(stone, kit.dark, 0.72))
    kit.stamp(glyph(f"city_{size}"), QPointF(0, 0), TOWN, stone)
    kit.painter.setPen(pen(kit.dark, 0.9))
    kit.painter.setBrush(kit.light)
    kit.painter.drawRoundedRect(CITY_PLATE, 2.5, 2.5)
    kit.write(f"{piece.count}", CITY_PLATE.center(), NUMBER, kit.dark)


def _still_bought(piece: Piece) -> list[Received]:
    received: tuple[Received, ...] = piece.data
    return [good for good in received if good.received < good.capacity]


def _paint_demand(kit: PieceKit, piece: Piece) -> None:
    """The sign of each good that the city still buys, in one row or more.

    When it has all there is an arrow to the size to which it can grow, or else a tick. In a city that takes several of
    a good, there are as many dots below it as the city still takes.
    """
    painter, goods, box = kit.painter, _still_bought(piece), _demand_box(piece).adjusted(1, 1, -1, -1)
    columns, high = _demand_cells(piece)
    painter.setPen(pen(faded(kit.ink, 0.75), 0.9))
    painter.setBrush(kit.card)
    painter.drawRoundedRect(box, 2.5, 2.5)
    if piece.label:
        painter.fillPath(ARROW.translated(box.left() + 3, 0), kit.ink)
        kit.write(piece.label, QPointF(box.right() - 6.5, 0), NUMBER, kit.ink)
    elif not goods:
        kit.write("\N{CHECK MARK}", QPointF(0, 0), 11.0, kit.ink)
    for number, good in enumerate(goods):
        row, column = divmod(number, columns)
        cell = QRectF(box.left() + column * CELL, box.top() + row * high, CELL, CELL)
        colour = QColor(kind_colour(kit.theme, good.good))
        painter.fillRect(cell.adjusted(0.7, 0.7, -0.7, -0.7), colour)
        _stamp(kit, good.good, cell.center(), DEMANDED, kit.on(colour))
        count = good.capacity - good.received if good.capacity > 1 else 0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(kit.ink)
        for n in range(count):
            at = QPointF(cell.center().x() + (n - (count - 1) / 2) * 2.4 * DOT, cell.bottom() + DOTS / 2 - 0.4)
            painter.drawEllipse(at, DOT, DOT)


def _demand_cells(piece: Piece) -> tuple[int, float]:
    """The number of columns of what a city still buys, and the height of a row."""
    goods = _still_bought(piece)
    return math.ceil(len(goods) / piece.count) or 1, CELL + DOTS if any(good.capacity > 1 for good in goods) else CELL


def _demand_box(piece: Piece) -> QRectF:
    if piece.label:
        return GROWS
    columns, high = _demand_cells(piece)
    height = piece.count * high
    return QRectF(-columns * CELL / 2, -height / 2, columns * CELL, height).adjusted(-1, -1, 1, 1)


def demand_forms(piece: Piece) -> list[Piece]:
    """Return what a city still buys in one row, in two, and in a column, as far as these differ."""
    goods = len(_still_bought(piece))
    return [replace(piece, count=rows) for rows in sorted({1, 2 if goods > 2 else 1, max(1, goods)})]


def _paint_deed(kit: PieceKit, piece: Piece) -> None:
    """The flag of a deed that can be taken, with its letter."""
    colour = QColor(kind_colour(kit.theme, piece.data))
    kit.painter.fillRect(QRectF(-14.5, -8, 1.8, 18), kit.ink)
    cloth = QPainterPath()
    cloth.addRect(QRectF(-12.7, -8, 15, 14))
    _fill(kit, cloth, colour)
    _stamp(kit, piece.data, QPointF(-5.2, -1), DEMANDED, kit.on(colour))
    if piece.label:
        kit.number(piece.label, QPointF(9, 0), COMPANY)


def _paint_offers(kit: PieceKit, piece: Piece) -> None:
    """Only the sign of a city that can be built now, or when the next era begins."""
    if _offers_city(piece):
        _stamp(kit, "city", QPointF(0, 0), OFFERED, faded(kit.ink, 0.7))


def _offers_city(piece: Piece) -> bool:
    building = piece.data.building
    return building is not None and "city" in piece.data.eras[building]


def _square(half: float) -> QRectF:
    return QRectF(-half, -half, 2 * half, 2 * half)


GOOD = SmallStyle(_paint_good, lambda _: _square(13))
SHIP = SmallStyle(_paint_ship, _ship_box)
ZONE = SmallStyle(_paint_zone, _zone_box)
CITY = SmallStyle(_paint_city, lambda _: QRectF(-13, -13, 26, 29))
DEMAND = SmallStyle(_paint_demand, _demand_box)
DEED = SmallStyle(_paint_deed, lambda _: QRectF(-16, -11, 36, 24))
OFFERS = SmallStyle(_paint_offers, lambda piece: _square(8 if _offers_city(piece) else 0.5), ONE_ERA)
