"""The board for screen readers: a list whose items are the areas, in the board's own order, land first."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.support import accessible_items
from indonesia_qt.ui.support.accessible_items import Items


class Areas(Items[MapView]):
    """The areas of a board."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._areas = [area.id for area in view.map_scene.board.areas()]

    def count(self) -> int:
        """Return the number of areas."""
        return len(self._areas)

    def name(self, number: int) -> str:
        """Return an area's name, and what lies there."""
        return self.view.map_scene.spoken(self._areas[number])

    def box(self, number: int) -> QRect:
        """Return the rectangle around an area, in pixels of the screen."""
        view = self.view
        seen = view.viewportTransform().mapRect(view.map_scene.box_of(self._areas[number])).toAlignedRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def at(self, place: QPoint) -> int:
        """Return the area at a place of the screen; -1 if there is none."""
        view = self.view
        return self._number(view.area_under(view.viewport().mapFromGlobal(place).toPointF()))

    def state(self, number: int) -> QAccessible.State:
        """Return whether the keyboard is on an area, and whether it can be chosen or is chosen now."""
        state, scene, area = QAccessible.State(), self.view.map_scene, self._areas[number]
        state.focusable = True
        state.focused = area == scene.focused
        state.selectable = area in scene.targets or area in scene.chosen
        state.selected = area in scene.chosen
        return state

    def widgets(self) -> list[QWidget]:
        """Return what lies over the board: cards, the final screen."""
        return accessible_items.lying_over(self.view)

    def focused(self) -> int:
        """Return the area that the keyboard is on; -1 if it is on none."""
        return self._number(self.view.map_scene.focused)

    def press(self, number: int) -> None:
        """Click an area."""
        self.view.map_scene.click(self._areas[number])

    def focus(self, number: int) -> None:
        """Put the keyboard on an area."""
        self.view.setFocus()
        self.view.go_to(self._areas[number])

    def _number(self, area: str) -> int:
        return self._areas.index(area) if area in self._areas else -1


accessible_items.describe(MapView, Areas)


def announce_focus(view: MapView, area: str) -> None:
    """Have a screen reader read out the area that the keyboard has come to."""
    ids = [one.id for one in view.map_scene.board.areas()]
    if area in ids:
        accessible_items.announce_focus(view, ids.index(area))


def report_standing(view: MapView, areas: Collection[str]) -> None:
    """Have a screen reader look again at areas that can be chosen or are chosen, or no longer."""
    if not QAccessible.isActive():
        return
    for number, area in enumerate(view.map_scene.board.areas()):
        if area.id in areas:
            changed = QAccessible.State()
            changed.selectable = changed.selected = True
            event = QAccessibleStateChangeEvent(view, changed)
            event.setChild(number)
            QAccessible.updateAccessibility(event)
