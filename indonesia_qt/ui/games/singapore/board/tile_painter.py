"""Paints building tiles at any size: the board, the tiles on offer, icons, pictures and the rules show the same ones.

A tile has three zones: its name, a scene with the action, and a foot with the owner's flag and the coordinate, whose
right end stays free for workers. Letters grow slower than the tile, so a small one gives more of itself to reading.
A tile on offer has no owner and no place: it is wider than high, for its whole name, and has no foot.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPaintEngine, QPainter, QPainterPath, QPixmap, QTransform

from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.games.singapore.board.amounts import ARROW, BOTH_WAYS, SPACE, fitting, paint_row, row_width
from indonesia_qt.ui.games.singapore.board.piece_values import Face, Row
from indonesia_qt.ui.games.singapore.board.signs import paint_sign, width_of, write
from indonesia_qt.ui.games.singapore.board.svg_drawings import building_drawing, drawn_buildings
from indonesia_qt.ui.games.singapore.board.tile_looks import TileGround, tile_look
from indonesia_qt.ui.style.theme import SeatLook, Theme, faded, mixed, outline, symbol_path

ON_SEAT = "#fffdf4"
"""What is written on the colour of a player, in every look."""
SHADOW = "#000000"
ROUND, DROP = 0.07, 0.02
"""Radius of a tile's corners, and how far its shadow falls, in parts of its side, as all sizes here but pixels."""
LEAST_EDGE = 1.5
"""Pixels; the sizes of letters are in pixels, too: the least, the part of the side, and the most as a part of it."""
NAME_LETTERS, DIGITS, FOOT_LETTERS = (10.5, 0.115, 0.17), (14.2, 0.162, 0.226), (11.0, 0.113, 0.175)
NAME_HIGH, FOOT_HIGH, ROW_HIGH = 1.16, 1.04, 1.36
"""The heights of the zones, in parts of the size of their letters."""
LEAST_IN_ONE_ROW, LEAST_BESIDE = 11.0, 11.2
"""Pixels: an action whose digits would be smaller is written in two rows; and the least digits beside a drawing."""
CLOSE = 0.14
"""The space between signs in a row that would be too long, in parts of the size of its digits."""
DRAWN_BESIDE = 0.42
"""The part of the width of a tile that a drawing on the left of a row takes if the digits aren't too small."""
NARROWEST, LONG_NAME_LETTERS = 0.86, 10.0
"""How narrow the letters of a long name may be, and how small in pixels, before it is shortened."""
WIDE_LETTERS = 0.8
"""The part of the width of a wide tile that counts as its side for the sizes of its letters."""
SKY, GROUND, SIGHT = 1.0, 60.5, 118.0
"""What is seen of a drawing, in its units: from top to bottom, and at least from side to side."""
IN_SVG = 3.0
"""Pixels of a drawing for one of the tile where a vector file has to hold it as a picture."""
SIGHT_BESIDE = 86.0
"""How much is seen at least of a drawing beside a row, from side to side."""
FLAG_HIGH, MINIATURE_SIGHT = 0.3, 96.0
"""Of a miniature: the height of its flag, and how much is seen of the drawing from side to side."""


class Zones(NamedTuple):
    """The zones of a tile in pixels, and the sizes of its letters."""

    edge: float
    name: QRectF
    scene: QRectF
    foot: QRectF
    name_size: float
    digit_size: float
    foot_size: float


def zones_of(box: QRectF, frame: float) -> Zones:
    """Return the zones of a tile that fills `box`; its frame is `frame` of its height wide."""
    is_wide = box.width() > box.height()
    side = WIDE_LETTERS * box.width() if is_wide else box.width()

    def letters(sizes: tuple[float, float, float]) -> float:
        least, share, most = sizes
        return min(max(least, share * side), most * side)

    edge = max(LEAST_EDGE, frame * box.height())
    name_size, digit_size, foot_size = letters(NAME_LETTERS), letters(DIGITS), letters(FOOT_LETTERS)
    inner = box.adjusted(edge, edge, -edge, -edge)
    name = QRectF(inner.left(), inner.top(), inner.width(), NAME_HIGH * name_size)
    high = 0.0 if is_wide else FOOT_HIGH * foot_size
    foot = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
    scene = QRectF(inner.left(), name.bottom(), inner.width(), foot.top() - name.bottom())
    return Zones(edge, name, scene, foot, name_size, digit_size, foot_size)


class ActionRows(NamedTuple):
    """The action of a tile as it is written: its rows with the size of their digits, and the box of each row.

    The drawing of the building stands in `sight`, free of rows, at the left end of its `view`, which its sky and its
    ground fill. It is above one row; with two the shorter one is written into the view, beside the drawing.
    """

    rows: list[list[Row]]
    sizes: list[float]
    boxes: list[QRectF]
    view: QRectF
    sight: QRectF
    space: float = SPACE


def action_in(face: Face, zones: Zones) -> ActionRows:
    """Return what is paid, an arrow and what is gained, in one row, or in two where the digits would be too small."""
    scene, room = zones.scene, zones.scene.width() - 3
    arrow = [Row(BOTH_WAYS if face.both_ways else ARROW, 0)] if face.pay else []
    rows = [[*face.pay, *arrow, *face.gain]]
    space = SPACE if fitting(rows[0], zones.digit_size, room) >= zones.digit_size else CLOSE
    sizes = [fitting(rows[0], zones.digit_size, room, space)]
    if sizes[0] >= min(LEAST_IN_ONE_ROW, zones.digit_size) or not face.pay:
        view = scene.adjusted(0, 0, 0, -ROW_HIGH * sizes[0])
        return ActionRows(rows, sizes, [QRectF(view.bottomLeft(), scene.bottomRight())], view, view, space)
    short = 0 if row_width(face.pay, 1) < row_width(face.gain, 1) else 1
    rows = [[*face.pay, *arrow * short], [*arrow * (1 - short), *face.gain]]  # the drawing has more room for it
    sizes = [fitting(row, min(zones.digit_size, scene.height() / 2.6), room) for row in rows]
    least = min(sizes[short], LEAST_BESIDE)
    sizes[short] = max(least, fitting(rows[short], sizes[short], (1 - DRAWN_BESIDE) * room))
    high = ROW_HIGH * sizes[1 - short]
    upper, lower = (scene.height() - high, high) if short == 0 else (high, scene.height() - high)
    boxes = [
        QRectF(scene.left(), scene.top(), scene.width(), upper),
        QRectF(scene.left(), scene.bottom() - lower, scene.width(), lower),
    ]
    view = QRectF(boxes[short])
    boxes[short].setLeft(view.right() - row_width(rows[short], sizes[short]) - 3)
    return ActionRows(rows, sizes, boxes, view, QRectF(view.topLeft(), boxes[short].bottomLeft()))


class Owner(NamedTuple):
    """How the owner of a tile looks; the neutral colour has no symbol."""

    look: SeatLook
    has_symbol: bool


def ground_of(face: Face, theme: Theme) -> TileGround:
    """Return the colours of a tile."""
    look = tile_look(theme)
    return look.start if face.start else look.illegal if face.illegal else look.legal


def paint_tile(
    painter: QPainter, box: QRectF, face: Face, theme: Theme, owner: Owner | None = None, place: str = ""
) -> None:
    """Paint a tile into a box in pixels, with the frame and the flag of its owner, and its coordinate."""
    look, ground = tile_look(theme), ground_of(face, theme)
    zones, radius = zones_of(box, look.frame), ROUND * box.height()
    painter.fillPath(_rounded(box.translated(0, DROP * box.height()), radius), faded(SHADOW, 0.45))
    plain = mixed(ground.paper, ground.ink, 0.45)
    painter.fillPath(
        _rounded(box, radius), plain if owner is None else mixed(owner.look.colour, ON_SEAT, look.frame_light)
    )
    inner = _rounded(box.adjusted(zones.edge, zones.edge, -zones.edge, -zones.edge), radius - zones.edge)
    painter.fillPath(inner, QColor(ground.paper))
    action = action_in(face, zones)
    painter.fillRect(action.view, QColor(ground.sky))
    if face.id in drawn_buildings():
        least = SIGHT if len(action.rows) == 1 else SIGHT_BESIDE
        _paint_drawing(painter, face.id, action.sight, action.view, ground, least)
    for row, row_size, place_of_row in zip(action.rows, action.sizes, action.boxes, strict=True):
        paint_row(painter, row, place_of_row.center(), row_size, ground.ink, ground.paper, action.space)
    text, size = name_in(face, zones)
    write(painter, text, zones.name.center(), size, ground.ink, room=_name_room(zones))
    if zones.foot.height():
        _paint_foot(painter, face, zones, ground, owner, place, inner)
    elif face.illegal:
        _paint_mask(painter, action.view.topRight() + QPointF(-0.75, 0.75) * zones.foot_size, zones.foot_size, ground)


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def _name_room(zones: Zones) -> float:
    return zones.name.width() - zones.edge - 2


def name_in(face: Face, zones: Zones) -> tuple[str, float]:
    """Return the name and the size of its letters: a long one is smaller, then narrower, and at last the short one."""
    room, least = _name_room(zones), min(LONG_NAME_LETTERS, zones.name_size)
    text = face.name if NARROWEST * width_of(face.name, least) <= room else face.short
    if text != face.name:
        least = min(NAME_LETTERS[0], zones.name_size)
    return text, min(zones.name_size, max(least, zones.name_size * room / width_of(text, zones.name_size)))


def _paint_drawing(painter: QPainter, id: str, sight: QRectF, view: QRectF, ground: TileGround, least: float) -> None:
    """Paint a drawing with its ground line at the lower edge of its sight; ground and sea fill the view sideways."""
    high = GROUND - SKY
    wide = high * sight.width() / sight.height()
    if wide < least:  # a narrow sight: the whole width matters more
        wide, high = least, least * sight.height() / sight.width()
    drawing = building_drawing(id, ground.light)
    drawing.setViewBox(QRectF(60 - wide / 2, GROUND - high, wide * view.width() / sight.width(), high))
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:  # whose files keep neither clips nor missing outlines
        picture = QImage((view.size() * IN_SVG).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        inner = QPainter(picture)
        drawing.render(inner, QRectF(picture.rect()))
        inner.end()
        painter.drawImage(view, picture)
        return
    painter.save()
    painter.setClipRect(view, Qt.ClipOperation.IntersectClip)
    drawing.render(painter, view)
    painter.restore()


def _paint_foot(
    painter: QPainter,
    face: Face,
    zones: Zones,
    ground: TileGround,
    owner: Owner | None,
    place: str,
    inner: QPainterPath,
) -> None:
    """Paint the owner's flag with the coordinate on it, and the mask of illegal buildings."""
    size, foot = zones.foot_size, zones.foot
    symbol = owner is not None and owner.has_symbol
    wide = width_of(place, size) + (0.92 * symbol + 0.92 * (owner is not None) + 0.7 * bool(place)) * size
    flag = QRectF(foot.left() - 0.5, foot.top(), wide, foot.height() + 0.5)
    left, ink = flag.left() + 0.36 * size, ground.ink
    if owner is not None:
        cloth = pennant(flag).intersected(inner)
        if face.illegal:
            painter.strokePath(cloth, pen(mixed(owner.look.colour, ON_SEAT, 0.5), 1.0))
        painter.fillPath(cloth, QColor(owner.look.colour))
        ink = ON_SEAT
    if owner is not None and symbol:
        paint_symbol(painter, owner.look, QPointF(left + 0.32 * size, flag.center().y()), 0.3 * size)
        left += 0.92 * size
    write(painter, place, QPointF(left + width_of(place, size) / 2, flag.center().y()), size, ink)
    if face.illegal:
        _paint_mask(painter, QPointF(flag.right() + 0.48 * size, foot.center().y()), size, ground)


def _paint_mask(painter: QPainter, middle: QPointF, size: float, ground: TileGround) -> None:
    """Paint the sign of illegal buildings beside letters of a size."""
    half = 0.52 * size
    paint_sign(painter, "mask", QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), ground.ink)


def paint_symbol(painter: QPainter, look: SeatLook, at: QPointF, radius: float) -> None:
    """Paint a player's symbol as it stands on the player's colour."""
    place = QTransform().translate(at.x(), at.y()).scale(radius, radius)
    painter.fillPath(place.map(symbol_path(look.symbol)), QColor(ON_SEAT))


def pennant(box: QRectF) -> QPainterPath:
    """Return a flag with a swallow's tail that fills a box."""
    notch = 0.42 * box.height()
    left, right, top, bottom = box.left(), box.right(), box.top(), box.bottom()
    return outline((left, top), (right, top), (right - notch, box.center().y()), (right, bottom), (left, bottom))


def paint_miniature(painter: QPainter, box: QRectF, face: Face, theme: Theme, owner: Owner | None = None) -> None:
    """Paint a tile so small that only its drawing, its kind and the colour and the symbol of its owner are seen."""
    look, ground = tile_look(theme), ground_of(face, theme)
    edge, radius = max(LEAST_EDGE, 0.06 * box.width()), ROUND * box.width()
    colour = mixed(ground.paper, ground.ink, 0.45) if owner is None else QColor(owner.look.colour)
    painter.fillPath(_rounded(box, radius), mixed(colour, ON_SEAT, look.frame_light if owner is not None else 0.0))
    inner = box.adjusted(edge, edge, -edge, -edge)
    painter.fillRect(inner, QColor(ground.sky))
    if face.id in drawn_buildings():
        _paint_drawing(painter, face.id, inner, inner, ground, MINIATURE_SIGHT)
    if owner is not None:
        high = FLAG_HIGH * box.width()
        flag = QRectF(inner.left(), inner.top(), 1.5 * high, high)
        painter.fillPath(pennant(flag), QColor(owner.look.colour))
        if owner.has_symbol:
            paint_symbol(painter, owner.look, QPointF(flag.left() + 0.55 * high, flag.center().y()), 0.28 * high)


@lru_cache(maxsize=256)
def tile_picture(face: Face, size: QSize, theme: Theme, ratio: float) -> QPixmap:
    """Return the picture of a tile without an owner, so large in pixels, as sharp as a screen of `ratio`."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_tile(painter, QRectF(0, 0, size.width() / (1 + DROP), size.height() / (1 + DROP)), face, theme)
    painter.end()
    return picture
