"""The items that show a board: what is made anew is only what a change touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem

from indonesia_qt.board.model import Arrow, BoardMap, Label, LandArea, Ornament, SeaArea, Shape
from indonesia_qt.ui.board.background.painter_paths import shape_path
from indonesia_qt.ui.editor.canvas import items
from indonesia_qt.ui.editor.canvas.edit_layers import EditLayer
from indonesia_qt.ui.style.theme import MapColours, faded

Key = tuple[str, str]
"""What sort of item it is, and whose."""


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
            self._want("area", sea.id, sea.shape, number, self._sea)
            self._want("places", sea.id, sea, None, self._places)
        for land in board.lands:
            self._want("area", land.id, land.shape, tints.get(land.province), self._land)
            self._want("places", land.id, land, None, self._places)
        for lake in board.lakes:
            self._want("lake", lake.id, lake.shape, None, self._lake)

    def _show_marks(self, board: BoardMap) -> None:
        provinces = {province.id for province in board.provinces}
        for province in board.provinces:
            self._want("province", province.id, province.shape, None, self._province)
        for arrow in board.arrows:
            self._want("arrow", f"{arrow.a}:{arrow.b}", arrow, None, self._arrow)
        for label in board.labels:
            self._want("name", label.of, label, label.of in provinces, self._name)
        for ornament in board.ornaments:
            self._want("ornament", ornament.what, ornament, board.title, self._ornament)

    def _want(self, sort: str, id: str, thing: object, look: object, make: Callable[[Any, Any], QGraphicsItem]) -> None:
        """Have an item for this very thing, looking so; `make` makes it of both when there is none."""
        key = sort, id
        self._seen.add(key)
        before = self._shown.get(key)
        if before is not None:
            if before[0] is thing and before[1] == look:
                return
            _take_away(before[2])
        self._shown[key] = thing, look, make(thing, look)

    def _sea(self, shape: Shape, number: int) -> QGraphicsItem:
        return self._area(shape, items.sea_colour(number, self._colours), self._colours.sea_border, 0.9, EditLayer.SEAS)

    def _land(self, shape: Shape, tint: int | None) -> QGraphicsItem:
        return self._area(shape, items.tinted(tint, self._colours), self._colours.area_border, 0.8, EditLayer.LANDS)

    def _lake(self, shape: Shape, _: None) -> QGraphicsItem:
        return self._area(shape, QColor(self._colours.lake), self._colours.area_border, 0.8, EditLayer.LAKES)

    def _area(self, shape: Shape, fill: QColor, border: str, opacity: float, layer: EditLayer) -> QGraphicsItem:
        return items.area_item(shape_path(shape), fill, faded(border, opacity), self._groups[layer])

    def _places(self, area: LandArea | SeaArea, _: None) -> QGraphicsItem:
        return items.places_item(area, self._colours, self._groups[EditLayer.TOKENS])

    def _province(self, shape: Shape, _: None) -> QGraphicsItem:
        return items.province_item(shape, self._colours, self._groups[EditLayer.PROVINCES])

    def _arrow(self, arrow: Arrow, _: None) -> QGraphicsItem:
        return items.arrow_item(arrow, self._colours, self._groups[EditLayer.ARROWS])

    def _name(self, label: Label, of_province: bool) -> QGraphicsItem:
        return items.name_item(label, of_province, self._colours, self._groups[EditLayer.NAMES])

    def _ornament(self, ornament: Ornament, title: str) -> QGraphicsItem:
        return items.OrnamentItem(ornament, title, self._colours, self._groups[EditLayer.NAMES])


def _take_away(item: QGraphicsItem) -> None:
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)
