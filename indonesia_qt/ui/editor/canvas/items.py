"""What the editor shows of a board: areas, provinces, lakes, arrows, places of tokens and ships, names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from indonesia_qt.board.model import Arrow, Label, LandArea, Line, Ornament, Province, SeaArea, Shape
from indonesia_qt.ui.board.background.lettering import LETTER_SIZE, letters
from indonesia_qt.ui.board.background.ornaments import arrow_paths, paint_ornament
from indonesia_qt.ui.board.background.painter_paths import line_path, pen, shape_path
from indonesia_qt.ui.board.pieces.strokes import NO_PEN, Stroke, StrokeItem
from indonesia_qt.ui.style.theme import MapColours, faded, map_font, mixed

TINT_SHARE = 0.5
"""How much of its tint a province shows."""
SHADOW = 8.0
"""Map units that an ornament may reach over its box."""


class Group(QGraphicsItem):
    """A layer: it draws nothing itself; what is in it is shown, hidden and faded with it."""

    def __init__(self, layer: int) -> None:
        super().__init__()
        self.setZValue(layer)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def boundingRect(self) -> QRectF:
        """Nothing."""
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing."""


def area_item(path: QPainterPath, fill: QColor, border: QColor, layer: QGraphicsItem) -> QGraphicsPathItem:
    """An area with a border that is equally thin at every zoom."""
    item = QGraphicsPathItem(path, layer)
    item.setBrush(QBrush(fill))
    line = QPen(border, 1)
    line.setCosmetic(True)
    item.setPen(line)
    return item


def land_colour(province: Province | None, colours: MapColours) -> QColor:
    """What a land area of a province is filled with."""
    return tinted(province.tint if province else None, colours)


def tinted(tint: int | None, colours: MapColours) -> QColor:
    """What land of a tint is filled with, or land of no province."""
    tint_colour = colours.paper if tint is None else colours.tints[tint % len(colours.tints)]
    return mixed(colours.paper, tint_colour, TINT_SHARE)


def sea_colour(number: int, colours: MapColours) -> QColor:
    """What the sea of this number is filled with, so that neighbours mostly differ."""
    return mixed(colours.sea, colours.sea_shades[number % len(colours.sea_shades)], 0.35)


def province_item(shape: Shape, colours: MapColours, layer: QGraphicsItem) -> QGraphicsPathItem:
    """The outline of a province."""
    item = QGraphicsPathItem(shape_path(shape), layer)
    item.setPen(pen(colours.ink, 2.2))
    return item


def arrow_item(arrow: Arrow, colours: MapColours, layer: QGraphicsItem) -> StrokeItem:
    """An arrow between two land areas."""
    shaft, heads = arrow_paths(arrow.line)
    casing = faded(colours.halo, 0.85)
    item = StrokeItem(0)
    item.setParentItem(layer)
    item.show_strokes(
        [
            Stroke(shaft, pen(casing, 5.4)),
            Stroke(heads, pen(casing, 3.4)),
            Stroke(shaft, pen(colours.arrow, 2.0)),
            Stroke(heads, NO_PEN, QColor(colours.arrow)),
        ]
    )
    return item


def places_item(area: LandArea | SeaArea, colours: MapColours, layer: QGraphicsItem) -> QGraphicsPathItem:
    """The circle for an area's token, and those for the ships of a sea."""
    path = QPainterPath()
    path.addEllipse(QPointF(*area.token), area.radius, area.radius)
    if isinstance(area, SeaArea):
        for berth in area.berths:
            path.addEllipse(QPointF(*berth), area.berth_radius, area.berth_radius)
    item = QGraphicsPathItem(path, layer)
    line = QPen(faded(colours.ink, 0.55), 1, Qt.PenStyle.DotLine)
    line.setCosmetic(True)
    item.setPen(line)
    return item


def name_item(label: Label, of_province: bool, colours: MapColours, layer: QGraphicsItem) -> QGraphicsPathItem:
    """A name as it stands on the board."""
    if of_province:
        font, colour = map_font(LETTER_SIZE, small_caps=True, spacing=4), colours.ink
    else:
        font, colour = map_font(LETTER_SIZE, italic=True, spacing=7), colours.sea_name
    item = QGraphicsPathItem(letters(label, font), layer)
    item.setPos(QPointF(*label.at))
    item.setRotation(label.angle)
    item.setPen(QPen(Qt.PenStyle.NoPen))
    item.setBrush(QColor(colour))
    return item


class OrnamentItem(QGraphicsItem):
    """The compass, or the title of a board."""

    def __init__(self, ornament: Ornament, title: str, colours: MapColours, layer: QGraphicsItem) -> None:
        super().__init__(layer)
        self._what, self._box = ornament.what, QRectF(*ornament.box)
        self._title, self._colours = title, colours

    def boundingRect(self) -> QRectF:
        """Its box and the shadow beside it."""
        return self._box.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint it as on the board in play."""
        del option, widget
        painter.save()
        paint_ornament(painter, self._what, self._box, self._title, self._colours)
        painter.restore()


def outline_strokes(paths: Sequence[QPainterPath], colour: QColor | str, casing: str, width: float) -> list[Stroke]:
    """Bold outlines that are seen on every ground; `width` is in map units."""
    around, line = pen(casing, 2 * width), pen(colour, width)
    return [*(Stroke(path, around) for path in paths), *(Stroke(path, line) for path in paths)]


def line_strokes(line: Line, colour: QColor | str, casing: str, width: float) -> list[Stroke]:
    """A bold line that is seen on every ground."""
    return outline_strokes([line_path(line)], colour, casing, width)
