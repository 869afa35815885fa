"""The pictures of the rules: drawings of tiles, lots and tracks, painted in the look in use."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from indonesia_qt.board.plots import Cell
from indonesia_qt.games.singapore.maps.layouts import PRESETS, START_BUILDINGS, START_LOTS, WATER
from indonesia_qt.games.singapore.rules.box import Building, usual_box
from indonesia_qt.games.singapore.rules.constants import GOOD_NAME, GOODS
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.singapore.board.amounts import paint_row
from indonesia_qt.ui.games.singapore.board.piece_values import Row, face_of, rows
from indonesia_qt.ui.games.singapore.board.signs import paint_sign
from indonesia_qt.ui.games.singapore.board.tile_painter import paint_tile
from indonesia_qt.ui.help.drawings import WIDE, RuleDrawing, write
from indonesia_qt.ui.style.theme import LIGHT as LIGHT_LOOK
from indonesia_qt.ui.style.theme import Symbol, Theme, mixed, symbol_path

DARK, LIGHT = "#16110c", "#ffffff"
LAND, RIVER = "#cfc08f", "#7fb0c4"
DIGITS = 12.0
"""The size of digits on a coin in a small picture."""
TILE = 132.0
"""The side of a building tile."""
EDGE = 12.0


def _at(box: QRectF, x: float, y: float) -> QPointF:
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height())


def _symbol(painter: QPainter, symbol: Symbol, centre: QPointF, size: float, colour: str) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPath(symbol_path(symbol))
    painter.restore()


def _price(painter: QPainter, middle: QPointF, pounds: int, size: float = DIGITS) -> None:
    """A sum on a coin."""
    paint_row(painter, [Row("money", pounds)], middle, size, DARK, LIGHT)


def _building(id: str) -> Building:
    box = usual_box()
    [found] = (building for building in (*box.start_buildings, *box.buildings) if building.id == id)
    return found


def _paint_goods(painter: QPainter, theme: Theme) -> None:
    step = WIDE / len(GOODS)
    for n, good in enumerate(GOODS):
        paint_sign(painter, good, QRectF(n * step + step / 2 - 22, EDGE, 44, 44), theme.interface.text)
        write(painter, QRectF(n * step, EDGE + 48, step, 24), tr(GOOD_NAME[good]), theme.interface.text)


CELL = 40.0


def _paint_board(painter: QPainter, theme: Theme) -> None:
    """The start tile and six land tiles in a compact layout, with the prices of the lots."""
    layout, box = PRESETS["compact"], usual_box()
    every = (*START_LOTS, *START_BUILDINGS, *WATER, *(cell for tile in layout.tiles for cell in tile))
    left, top = min(x for x, _ in every), min(y for _, y in every)
    right = max(x for x, _ in every)
    edge = (WIDE - (right - left + 1) * CELL) / 2

    def place(cell: Cell) -> QRectF:
        return QRectF(edge + (cell[0] - left) * CELL, EDGE + (cell[1] - top) * CELL, CELL, CELL)

    _lots(painter, [place(cell) for cell in START_LOTS], box.start_tile.prices)
    for tile, priced in zip(layout.tiles, box.land_tiles.values(), strict=True):
        _lots(painter, [place(cell) for cell in tile], priced.prices)
    for cell in WATER:
        painter.fillRect(place(cell), QColor(RIVER))
    for cell, building in zip(START_BUILDINGS, box.start_buildings, strict=True):
        painter.fillRect(place(cell), QColor(LAND))
        _small_tile(painter, building, place(cell))
    for cells in ((*START_LOTS, *START_BUILDINGS, *WATER), *layout.tiles):
        outline = place(cells[0]).united(place(cells[-1]))
        painter.setPen(QPen(QColor(theme.interface.text), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(outline)


def _lot(painter: QPainter, place: QRectF) -> None:
    painter.setPen(QPen(mixed(LAND, DARK, 0.35), 1))
    painter.setBrush(QColor(LAND))
    painter.drawRect(place)


def _lots(painter: QPainter, places: Sequence[QRectF], prices: Sequence[int]) -> None:
    for place, price in zip(places, prices, strict=True):
        _lot(painter, place)
        _price(painter, place.center(), price)


def _paint_lots(painter: QPainter, theme: Theme) -> None:  # noqa: ARG001
    """A building with lots around it: those at its edges can be built on, those at its corners can't."""
    side = 46.0
    left = (WIDE - 3 * side) / 2
    for row in range(3):
        for column in range(3):
            place = QRectF(left + column * side, EDGE + row * side, side, side)
            _lot(painter, place)
            far = abs(row - 1) + abs(column - 1)
            if not far:
                _small_tile(painter, _building("start-4"), place)
            else:
                _mark(painter, place, far == 1)


def _small_tile(painter: QPainter, building: Building, place: QRectF) -> None:
    """A building on its lot, with the sign of what it gives."""
    painter.setPen(QPen(QColor(DARK), 1.5))
    painter.setBrush(QColor("#f6ecd2"))
    painter.drawRoundedRect(place.adjusted(4, 4, -4, -4), 4, 4)
    paint_row(painter, rows(building.trades[0].gain), place.center(), DIGITS, DARK, LIGHT)


def _mark(painter: QPainter, box: QRectF, right: bool) -> None:
    colours = LIGHT_LOOK.highlights  # the ground is light in every look
    colour = colours.legal if right else colours.forbidden
    painter.setPen(QPen(QColor(colour), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if right:
        painter.drawPolyline([_at(box, 0.28, 0.54), _at(box, 0.44, 0.7), _at(box, 0.74, 0.3)])
    else:
        painter.drawLine(_at(box, 0.32, 0.32), _at(box, 0.68, 0.68))
        painter.drawLine(_at(box, 0.68, 0.32), _at(box, 0.32, 0.68))


def _paint_tiles(painter: QPainter, theme: Theme) -> None:
    _row_of_tiles(painter, ("I-04", "I-03", "II-01", "I-14"), theme)


def _row_of_tiles(painter: QPainter, ids: Sequence[str], theme: Theme) -> list[QRectF]:
    gap = (WIDE - len(ids) * TILE) / (len(ids) + 1)
    places = [QRectF(gap + n * (TILE + gap), EDGE, TILE, TILE) for n in range(len(ids))]
    for id, place in zip(ids, places, strict=True):
        paint_tile(painter, place, face_of(_building(id)), theme)
    return places


def _paint_turn(painter: QPainter, theme: Theme) -> None:
    """The example of a turn (S-TRN-09): roads, the worker's steps, and the buildings used, numbered."""
    roads = QPen(QColor(theme.interface.text), 5)
    gap = (WIDE - 4 * TILE) / 5
    middle = EDGE + TILE / 2
    for n in range(3):
        new = n == 2
        painter.setPen(QPen(roads.color(), 5, Qt.PenStyle.DotLine) if new else roads)
        at = gap + n * (TILE + gap) + TILE
        painter.drawLine(QPointF(at, middle), QPointF(at + gap, middle))
    places = _row_of_tiles(painter, ("I-04", "start-1", "I-01", "I-06"), theme)
    line = places[0].bottom() + 24
    stops = [QPointF(place.center().x(), line) for place in places]
    painter.setPen(QPen(QColor(theme.interface.text), 2))
    painter.setBrush(QColor(theme.interface.text))
    painter.drawLine(stops[0], stops[-1])
    for stop, back in zip(stops[1:], (5, 14, 14), strict=True):
        head = stop - QPointF(back, 0)
        painter.drawPolygon(QPolygonF([head, head + QPointF(-7, -5), head + QPointF(-7, 5)]))
    painter.drawEllipse(stops[1], 4, 4)
    for number, stop in enumerate((stops[0], *stops[2:]), start=1):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.interface.accent))
        painter.drawEllipse(stop, 13, 13)
        write(painter, QRectF(stop.x() - 13, line - 13, 26, 26), str(number), theme.interface.on_accent)
    write(painter, QRectF(places[2].right() - 20, line + 6, gap + 40, 22), "£1", theme.interface.text)


SPACES = range(7, 15)
SEAL = 10
PILES: dict[int, Sequence[int]] = {8: (2, 0), 9: (3,), 12: (1,)}
"""The markers on spaces of the track, by seats, from the lowest up."""


def _paint_track(painter: QPainter, theme: Theme) -> None:
    """A part of the victory track with a seal and piles of markers."""
    side = WIDE / (len(SPACES) + 1)
    for n, space in enumerate(SPACES):
        place = QRectF(side / 2 + n * side, EDGE, side, side)
        painter.setPen(QPen(QColor(theme.interface.strong_line), 1.5))
        painter.setBrush(QColor(theme.interface.raised))
        painter.drawRect(place)
        write(painter, QRectF(place.left(), place.bottom() - 24, side, 22), str(space), theme.interface.text, 14)
        if space == SEAL:
            _price(painter, QPointF(place.center().x(), place.top() + 22), 5, 16)
        for height, seat in enumerate(PILES.get(space, ())):
            _marker(painter, theme, seat, QPointF(place.center().x(), place.top() + 30 - height * 24))


def _marker(painter: QPainter, theme: Theme, seat: int, centre: QPointF) -> None:
    look = theme.seat(seat)
    painter.setPen(QPen(QColor(theme.interface.text), 1.5))
    painter.setBrush(QColor(look.colour))
    painter.drawRoundedRect(QRectF(centre.x() - 20, centre.y() - 11, 40, 22), 5, 5)
    _symbol(painter, look.symbol, centre, 6, LIGHT)


RAIDED: Sequence[tuple[int, int]] = ((3, 1), (1, 2), (0, 4))
"""The black chips and the opium of three players; two of them have the largest sum."""


def _paint_raid(painter: QPainter, theme: Theme) -> None:
    """Chips and opium of three players, and who is caught."""
    most = max(map(sum, RAIDED))
    for seat, (chips, opium) in enumerate(RAIDED):
        middle = EDGE + 18 + seat * 44
        _marker(painter, theme, seat, QPointF(140, middle))
        for n in range(chips):
            paint_sign(painter, "black", QRectF(187 + n * 34, middle - 13, 26, 26), theme.interface.text)
        for n in range(opium):
            paint_sign(painter, "opium", QRectF(185 + (chips + n) * 34, middle - 15, 30, 30), theme.interface.text)
        total = chips + opium
        write(painter, QRectF(350, middle - 14, 60, 28), f"= {total}", theme.interface.text, 18)
        if total == most:
            _price(painter, QPointF(446, middle), total, 18)


DRAWINGS = {
    "board": RuleDrawing(2 * EDGE + 7 * CELL, _paint_board),
    "goods": RuleDrawing(EDGE + 48 + 24 + EDGE / 2, _paint_goods),
    "lots": RuleDrawing(2 * EDGE + 3 * 46, _paint_lots),
    "raid": RuleDrawing(2 * EDGE + 3 * 42, _paint_raid),
    "tiles": RuleDrawing(2 * EDGE + TILE, _paint_tiles),
    "track": RuleDrawing(EDGE + WIDE / (len(SPACES) + 1) + EDGE, _paint_track),
    "turn": RuleDrawing(2 * EDGE + TILE + 48, _paint_turn),
}
"""By the name under which a page of the rules shows them."""
