"""The map of the editor for screen readers: a list whose items are the areas, land first, and then the lakes."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.board import adjacency
from indonesia_qt.board.draft import name_of
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.key_view import KeyView
from indonesia_qt.ui.editor.links.texts import full_names, neighbours_in_words
from indonesia_qt.ui.support import accessible_items
from indonesia_qt.ui.support.accessible_items import Items


class MapAreas(Items[KeyView]):
    """The areas and lakes of the map that is edited."""

    def __init__(self, view: KeyView) -> None:
        super().__init__(view)
        self._ids: list[str] = []
        self._follow()
        scene = view.map_scene
        scene.drawn.connect(self._follow)
        scene.document.selection_changed.connect(self._report_chosen)
        view.reached.connect(self._report_focus)
        self._chosen = set(scene.chosen)

    def _follow(self) -> None:
        self._ids = self.view.map_scene.ids()

    def count(self) -> int:
        """Return the number of areas and lakes."""
        return len(self._ids)

    def name(self, number: int) -> str:
        """Return the name of an area or a lake, and what it is."""
        board, id = self.view.map_scene.document.board, self._ids[number]
        if any(lake.id == id for lake in board.lakes):
            return tr("{lake}, lake", lake=name_of(board, id))
        name = full_names(board)[id]
        is_land = any(land.id == id for land in board.lands)
        return tr("{area}, land", area=name) if is_land else tr("{area}, sea", area=name)

    def more(self, number: int) -> str:
        """Return the neighbours of an area."""
        board, id = self.view.map_scene.document.board, self._ids[number]
        if any(lake.id == id for lake in board.lakes):
            return ""
        return neighbours_in_words(name_of(board, id), adjacency.statuses_of(board, id))

    def box(self, number: int) -> QRect:
        """Return the rectangle around an area, in pixels of the screen."""
        view = self.view
        seen = view.viewportTransform().mapRect(view.map_scene.box_of(self._ids[number])).toAlignedRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def at(self, place: QPoint) -> int:
        """Return the area at a place of the screen; -1 if there is none."""
        view = self.view
        point = view.to_scene(view.viewport().mapFromGlobal(place).toPointF())
        return self._number(view.area_near(point) or view.map_scene.lake_at(point))

    def state(self, number: int) -> QAccessible.State:
        """Return whether the keyboard is on an area, and whether it is selected."""
        state, id = QAccessible.State(), self._ids[number]
        state.focusable = state.selectable = True
        state.focused = self.view.hasFocus() and id == self.view.focused
        state.selected = id in self.view.map_scene.chosen
        return state

    def widgets(self) -> list[QWidget]:
        """Return what lies over the map: fields, boxes, legends."""
        return accessible_items.lying_over(self.view)

    def focused(self) -> int:
        """Return the area that the keyboard is on; -1 if it is on none."""
        return self._number(self.view.focused)

    def press(self, number: int) -> None:
        """Click an area with the tool in use."""
        self.focus(number)
        self.view.click()

    def focus(self, number: int) -> None:
        """Put the keyboard on an area."""
        self.view.setFocus()
        self.view.go_to_area(self._ids[number])

    def _number(self, id: str) -> int:
        return self._ids.index(id) if id in self._ids else -1

    def _report_focus(self, id: str) -> None:
        """Have a screen reader read out the area that the keyboard has come to."""
        if id in self._ids:
            accessible_items.announce_focus(self.view, self._ids.index(id))

    def _report_chosen(self) -> None:
        """Have a screen reader look again at areas that are selected, or no longer."""
        now = set(self.view.map_scene.chosen)
        changed = QAccessible.State()
        changed.selected = True
        for number, id in enumerate(self._ids):
            if id in now ^ self._chosen:
                event = QAccessibleStateChangeEvent(self.view, changed)
                event.setChild(number)
                QAccessible.updateAccessibility(event)
        self._chosen = now
