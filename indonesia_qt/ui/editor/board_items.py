"""Everything of a board that the editor draws, each with what it is drawn from, so that only what is other is redrawn.

The drawing itself is in `items`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem

from indonesia_qt.board.model import BoardMap, LandArea, Province, SeaArea, Shape
from indonesia_qt.ui.editor import items
from indonesia_qt.ui.editor.layers import EditLayer
from indonesia_qt.ui.map.paths import shape_path
from indonesia_qt.ui.theme import MapColours, faded

Key = tuple[str, str]
"""What sort of thing is drawn, and its id."""


class Drawn(NamedTuple):
    """Something that `make` draws, which looks as before while `of` is the same object and `look` is equal."""

    key: Key
    of: object
    make: Callable[[], QGraphicsItem]
    look: object = None

    def is_as(self, other: Drawn) -> bool:
        """Whether it looks as another one does."""
        return self.of is other.of and self.look == other.look


class BoardItems:
    """Draws in the groups of the layers."""

    def __init__(self, groups: Mapping[EditLayer, QGraphicsItem], colours: MapColours) -> None:
        self._groups, self._colours = groups, colours
        self._border = faded(colours.area_border, 0.8)

    def of(self, board: BoardMap) -> Iterator[Drawn]:
        """All that is to be seen of a board."""
        colours, groups = self._colours, self._groups
        yield from self._seas(board)
        yield from self._lands(board)
        for lake in board.lakes:
            make = partial(_area, lake.shape, QColor(colours.lake), self._border, groups[EditLayer.LAKES])
            yield Drawn(("lake", lake.id), lake.shape, make)
        for province in board.provinces:
            make_outline = partial(items.province_item, province, colours, groups[EditLayer.PROVINCES])
            yield Drawn(("province", province.id), province.shape, make_outline)
        for arrow in board.arrows:
            make_arrow = partial(items.arrow_item, arrow, colours, groups[EditLayer.ARROWS])
            yield Drawn(("arrow", f"{arrow.a}:{arrow.b}"), arrow, make_arrow)
        yield from self._names(board)

    def _seas(self, board: BoardMap) -> Iterator[Drawn]:
        border = faded(self._colours.sea_border, 0.9)
        for number, sea in enumerate(board.seas):
            fill = items.sea_colour(number, self._colours)
            make = partial(_area, sea.shape, fill, border, self._groups[EditLayer.SEAS])
            yield Drawn(("area", sea.id), sea.shape, make, number)
            yield self._places(sea)

    def _lands(self, board: BoardMap) -> Iterator[Drawn]:
        provinces: dict[str, Province] = {province.id: province for province in board.provinces}
        for land in board.lands:
            province = provinces.get(land.province)
            fill = items.land_colour(province, self._colours)
            make = partial(_area, land.shape, fill, self._border, self._groups[EditLayer.LANDS])
            yield Drawn(("area", land.id), land.shape, make, province.tint if province else None)
            yield self._places(land)

    def _places(self, area: LandArea | SeaArea) -> Drawn:
        make = partial(items.places_item, area, self._colours, self._groups[EditLayer.TOKENS])
        return Drawn(("places", area.id), area, make)

    def _names(self, board: BoardMap) -> Iterator[Drawn]:
        layer, provinces = self._groups[EditLayer.NAMES], {province.id for province in board.provinces}
        for label in board.labels:
            make = partial(items.name_item, label, label.of in provinces, self._colours, layer)
            yield Drawn(("name", label.of), label, make)
        for ornament in board.ornaments:
            make_ornament = partial(items.OrnamentItem, ornament, board.title, self._colours, layer)
            yield Drawn(("ornament", ornament.what), ornament, make_ornament, board.title)


def _area(shape: Shape, fill: QColor, border: QColor, layer: QGraphicsItem) -> QGraphicsItem:
    return items.area_item(shape_path(shape), fill, border, layer)
