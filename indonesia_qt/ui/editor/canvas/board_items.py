"""The board as the editor shows it: its layers, and an item for each thing, replaced only when a change touches it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from indonesia_qt.board.model import Arrow, BoardMap, Label, LandArea, Line, Ornament, SeaArea, Shape
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.board.background.lettering import LETTER_SIZE, letters
from indonesia_qt.ui.board.background.ornaments import arrow_paths, paint_ornament
from indonesia_qt.ui.board.background.painter_paths import kept_path, line_path, pen
from indonesia_qt.ui.board.pieces.strokes import NO_PEN, Stroke, StrokeItem
from indonesia_qt.ui.style.theme import MapColours, faded, map_font, mixed


class EditLayer(IntEnum):
    """The layers of the board, from the lowest to the highest."""

    SEAS = 1
    LANDS = 2
    LAKES = 3
    PICTURE = 4
    PROVINCES = 5
    ARROWS = 6
    TOKENS = 7
    NAMES = 8
    LINKS = 9
    SELECTION = 10
    HOVER = 11
    TOOL = 12


LAYER_NAMES = {
    EditLayer.NAMES: phrase("Labels"),
    EditLayer.TOKENS: phrase("Token circles"),
    EditLayer.LINKS: phrase("Links"),
    EditLayer.ARROWS: phrase("Arrows"),
    EditLayer.PROVINCES: phrase("Provinces"),
    EditLayer.PICTURE: phrase("Picture"),
    EditLayer.LANDS: phrase("Areas"),
}
"""The layers that are listed; that of the land stands for all areas."""

TINT_SHARE = 0.5
"""How much of its tint a province shows."""
SHADOW = 8.0
"""Map units that an ornament may reach beyond its box."""


def tinted(tint: int | None, colours: MapColours) -> QColor:
    """Return the colour that fills land of a province with this tint, or for None land of no province."""
    tint_colour = colours.paper if tint is None else colours.tints[tint % len(colours.tints)]
    return mixed(colours.paper, tint_colour, TINT_SHARE)


def sea_colour(number: int, colours: MapColours) -> QColor:
    """Return the colour that fills the sea of this number; that of neighbours mostly differs."""
    return mixed(colours.sea, colours.sea_shades[number % len(colours.sea_shades)], 0.35)


class OrnamentItem(QGraphicsRectItem):
    """The compass, or the title of a board, within a rectangle that holds its shadow, too."""

    def __init__(self, ornament: Ornament, title: str, colours: MapColours, layer: QGraphicsItem) -> None:
        self._what, self._box = ornament.what, QRectF(*ornament.box)
        super().__init__(self._box.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW), layer)
        self.setPen(NO_PEN)
        self._title, self._colours = title, colours

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the ornament as on the board in play."""
        del option, widget
        painter.save()
        paint_ornament(painter, self._what, self._box, self._title, self._colours)
        painter.restore()


def outline_strokes(paths: Sequence[QPainterPath], colour: QColor | str, casing: str, width: float) -> list[Stroke]:
    """Return bold outlines that are visible on every background; `width` is in map units."""
    around, line = pen(casing, 2 * width), pen(colour, width)
    return [*(Stroke(path, around) for path in paths), *(Stroke(path, line) for path in paths)]


def line_strokes(line: Line, colour: QColor | str, casing: str, width: float) -> list[Stroke]:
    """Return a bold line that is visible on every background; `width` is in map units."""
    return outline_strokes([line_path(line)], colour, casing, width)


Key = tuple[str, str]
"""The sort of an item, and the id of the thing that it shows."""


class BoardItems(Mapping[Key, QGraphicsItem]):
    """The items of a board by what they show, each in the group of its layer."""

    def __init__(self, groups: Mapping[EditLayer, QGraphicsItem], colours: MapColours) -> None:
        self._groups, self._colours = groups, colours
        self._shown: dict[Key, tuple[object, object, QGraphicsItem]] = {}
        self._seen: set[Key] = set()

    def __getitem__(self, key: Key) -> QGraphicsItem:
        return self._shown[key][2]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._shown)

    def __len__(self) -> int:
        return len(self._shown)

    def show(self, board: BoardMap) -> None:
        """Show `board`: make the items that are new or other than before, and take away those that are gone."""
        self._seen = set()
        self._show_areas(board)
        self._show_marks(board)
        for key in self._shown.keys() - self._seen:
            _take_away(self._shown.pop(key)[2])

    def _show_areas(self, board: BoardMap) -> None:
        tints = {province.id: province.tint for province in board.provinces}
        for number, sea in enumerate(board.seas):
            self._have("area", sea.id, sea.shape, number, self._sea)
            self._have("places", sea.id, sea, None, self._places)
        for land in board.lands:
            self._have("area", land.id, land.shape, tints.get(land.province), self._land)
            self._have("places", land.id, land, None, self._places)
        for lake in board.lakes:
            self._have("lake", lake.id, lake.shape, None, self._lake)

    def _show_marks(self, board: BoardMap) -> None:
        provinces = {province.id for province in board.provinces}
        for province in board.provinces:
            self._have("province", province.id, province.shape, None, self._province)
        for arrow in board.arrows:
            self._have("arrow", f"{arrow.a}:{arrow.b}", arrow, None, self._arrow)
        for label in board.labels:
            self._have("name", label.of, label, label.of in provinces, self._name)
        for ornament in board.ornaments:
            self._have("ornament", ornament.what, ornament, board.title, self._ornament)

    def _have(self, sort: str, id: str, thing: object, look: object, make: Callable[[Any, Any], QGraphicsItem]) -> None:
        """Keep the item of this very thing if it has this look; else replace it by one that `make` makes of both."""
        key = sort, id
        self._seen.add(key)
        before = self._shown.get(key)
        if before is not None:
            if before[0] is thing and before[1] == look:
                return
            _take_away(before[2])
        self._shown[key] = thing, look, make(thing, look)

    def _sea(self, shape: Shape, number: int) -> QGraphicsItem:
        return self._area(shape, sea_colour(number, self._colours), self._colours.sea_border, 0.9, EditLayer.SEAS)

    def _land(self, shape: Shape, tint: int | None) -> QGraphicsItem:
        return self._area(shape, tinted(tint, self._colours), self._colours.area_border, 0.8, EditLayer.LANDS)

    def _lake(self, shape: Shape, _: None) -> QGraphicsItem:
        return self._area(shape, QColor(self._colours.lake), self._colours.area_border, 0.8, EditLayer.LAKES)

    def _area(self, shape: Shape, fill: QColor, border: str, opacity: float, layer: EditLayer) -> QGraphicsItem:
        item = QGraphicsPathItem(kept_path(shape), self._groups[layer])
        item.setBrush(QBrush(fill))
        item.setPen(hairline(faded(border, opacity)))
        return item

    def _places(self, area: LandArea | SeaArea, _: None) -> QGraphicsItem:
        """Return the circle for an area's token, with those for the ships of a sea."""
        path = QPainterPath()
        path.addEllipse(QPointF(*area.token), area.radius, area.radius)
        if isinstance(area, SeaArea):
            for berth in area.berths:
                path.addEllipse(QPointF(*berth), area.berth_radius, area.berth_radius)
        item = QGraphicsPathItem(path, self._groups[EditLayer.TOKENS])
        item.setPen(hairline(faded(self._colours.ink, 0.55), Qt.PenStyle.DotLine))
        return item

    def _province(self, shape: Shape, _: None) -> QGraphicsItem:
        item = QGraphicsPathItem(kept_path(shape), self._groups[EditLayer.PROVINCES])
        item.setPen(pen(self._colours.ink, 2.2))
        return item

    def _arrow(self, arrow: Arrow, _: None) -> QGraphicsItem:
        (shaft, heads), casing, colour = arrow_paths(arrow.line), faded(self._colours.halo, 0.85), self._colours.arrow
        item = StrokeItem(0)
        item.setParentItem(self._groups[EditLayer.ARROWS])
        item.show_strokes(
            [
                Stroke(shaft, pen(casing, 5.4)),
                Stroke(heads, pen(casing, 3.4)),
                Stroke(shaft, pen(colour, 2.0)),
                Stroke(heads, NO_PEN, QColor(colour)),
            ]
        )
        return item

    def _name(self, label: Label, of_province: bool) -> QGraphicsItem:
        if of_province:
            font, colour = map_font(LETTER_SIZE, small_caps=True, spacing=4), self._colours.ink
        else:
            font, colour = map_font(LETTER_SIZE, italic=True, spacing=7), self._colours.sea_name
        item = QGraphicsPathItem(letters(label, font), self._groups[EditLayer.NAMES])
        item.setPos(QPointF(*label.at))
        item.setRotation(label.angle)
        item.setPen(QPen(Qt.PenStyle.NoPen))
        item.setBrush(QColor(colour))
        return item

    def _ornament(self, ornament: Ornament, title: str) -> QGraphicsItem:
        return OrnamentItem(ornament, title, self._colours, self._groups[EditLayer.NAMES])


def hairline(colour: QColor, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Return a pen for lines that are a pixel wide at every zoom."""
    line = QPen(colour, 1, style)
    line.setCosmetic(True)
    return line


def _take_away(item: QGraphicsItem) -> None:
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)
