"""The board in the editor: a change draws only what it touched."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItemGroup, QGraphicsPathItem

from indonesia_qt.ui.board.background.outlines import FRAME
from indonesia_qt.ui.board.pieces.strokes import Stroke, StrokeItem
from indonesia_qt.ui.board.zoom_view import BoardScene
from indonesia_qt.ui.editor.canvas.board_items import BoardItems, EditLayer, outline_strokes
from indonesia_qt.ui.editor.canvas.marks import Flash, GridLines, SpotMark
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.style.theme import Theme

OUTLINE = 3.0
"""Width of the outline of what is selected or pointed at, in map units."""


class EditScene(BoardScene):
    """Shows the draft of a document in map units, what is selected and pointed at, and the `spot` of a refusal.

    Signals:
    - `area_hovered`: the land or sea area that the pointer came to, or empty
    - `drawn`: what is shown has changed
    - `locks_changed`: another layer is locked, or one no longer is
    """

    area_hovered = Signal(str)
    drawn = Signal()
    locks_changed = Signal()

    def __init__(self, document: MapDocument, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document, self.theme = document, theme
        self.hovered = ""
        self.locked = frozenset[EditLayer]()
        """The layers from which no tool picks anything."""
        self.snaps = True
        """Whether what is dragged snaps to others and to the grid."""
        self.groups = {layer: self._group(layer) for layer in EditLayer}
        self._items = BoardItems(self.groups, theme.map)
        self._hover, self._selection = self.add_strokes(EditLayer.HOVER), self.add_strokes(EditLayer.SELECTION)
        self.flash = Flash(self.add_strokes(EditLayer.TOOL), self)
        self.spot, self.grid = SpotMark(theme.highlights), GridLines(theme.map)
        self.addItem(self.spot)
        self.addItem(self.grid)
        self.setItemIndexMethod(self.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(QColor(theme.map.surround))
        document.changed.connect(self.draw)
        document.selection_changed.connect(self.draw_selection)
        self.draw()

    def add_strokes(self, layer: float) -> StrokeItem:
        """Add an item for strokes on a layer."""
        item = StrokeItem(layer)
        self.addItem(item)
        return item

    def lock(self, layer: EditLayer, is_locked: bool) -> None:
        """Lock a layer, or unlock it."""
        self.locked = self.locked | {layer} if is_locked else self.locked - {layer}
        self.locks_changed.emit()

    def draw(self) -> None:
        """Show the document's draft."""
        board = self.document.board
        self.setSceneRect(QRectF(0, 0, board.width, board.height).adjusted(-FRAME, -FRAME, FRAME, FRAME))
        self.grid.cover(QRectF(0, 0, board.width, board.height))
        self._items.show(board)
        if self.hovered and ("area", self.hovered) not in self._items:
            self.hover("")
        self._draw_hover()
        self.draw_selection()
        self.drawn.emit()

    def area_at(self, point: QPointF, reach: float = 0.0) -> str:
        """Return the id of the area at a point in map units; empty without one.

        Land whose token lies within `reach` map units counts before seas, so that small islands can be hit.
        """
        board = self.document.board
        for land in board.lands:
            if self._item(land.id).contains(point):
                return land.id
        where = point.x(), point.y()
        circles = [(math.dist(where, land.token), land.id) for land in board.lands]
        away, near = min(circles, default=(math.inf, ""))
        if away <= reach:
            return near
        return next((sea.id for sea in board.seas if self._item(sea.id).contains(point)), "")

    def lake_at(self, point: QPointF) -> str:
        """Return the id of the lake at a point in map units; empty without one."""
        lakes = (lake.id for lake in self.document.board.lakes)
        return next((lake for lake in lakes if self._item(lake).contains(point)), "")

    def box_of(self, area: str) -> QRectF:
        """Return the bounding box of an area or a lake, in map units."""
        return self._item(area).boundingRect()

    def point_of(self, area: str) -> QPointF:
        """Return the place of an area's token, or the middle of a lake, in map units."""
        places = {place.id: place.token for place in self.document.board.areas()}
        return QPointF(*places[area]) if area in places else self.box_of(area).center()

    def ids(self) -> list[str]:
        """Return the ids of all areas and then lakes, in the board's order."""
        board = self.document.board
        return [*(area.id for area in board.areas()), *(lake.id for lake in board.lakes)]

    def path_of(self, area: str) -> QPainterPath:
        """Return the outline of an area or a lake, in map units."""
        return self._item(area).path()

    def sharpen(self, scale: float, capitals: float = 0.0) -> None:
        """Do nothing: everything is drawn as paths."""

    def hover(self, area: str) -> None:
        """Show that the pointer is on an area, or on none."""
        if area != self.hovered:
            self.hovered = area
            self._draw_hover()
            self.area_hovered.emit(area)

    def outline(self, areas: Iterable[str], colour: str, width: float = OUTLINE) -> list[Stroke]:
        """Return bold outlines of areas; `width` is in map units."""
        paths = [self._item(area).path() for area in areas]
        return outline_strokes(paths, colour, self.theme.highlights.casing, width)

    def flash_areas(self, areas: Iterable[str]) -> None:
        """Let areas, or a lake, flash for a moment."""
        self.flash.start(self.outline(areas, self.theme.highlights.focus, 2 * OUTLINE))

    @property
    def chosen(self) -> list[str]:
        """The areas that are selected, or the lake, but for what is gone."""
        return [id for id in self.document.chosen if ("area", id) in self._items or ("lake", id) in self._items]

    def draw_selection(self) -> None:
        """Show which areas are selected, or which lake."""
        self._selection.show_strokes(self.outline(self.chosen, self.theme.highlights.chosen))

    def _group(self, layer: EditLayer) -> QGraphicsItemGroup:
        """Add a layer, whose items are shown, hidden and faded with it."""
        group = QGraphicsItemGroup()
        group.setZValue(layer)
        group.setFlag(QGraphicsItemGroup.GraphicsItemFlag.ItemHasNoContents)
        self.addItem(group)
        return group

    def _draw_hover(self) -> None:
        areas = [self.hovered] if self.hovered else []
        self._hover.show_strokes(self.outline(areas, self.theme.highlights.hover, OUTLINE / 2))

    def _item(self, area: str) -> QGraphicsPathItem:
        item = self._items.get(("area", area)) or self._items["lake", area]
        assert isinstance(item, QGraphicsPathItem)
        return item
