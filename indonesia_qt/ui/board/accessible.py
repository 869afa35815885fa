"""The board for screen readers: a list whose items are the areas, in the board's own order, land first.

Qt knows nothing of what a graphics view shows, so we hand it interfaces of our own.
"""

from __future__ import annotations

import weakref
from collections.abc import Collection
from functools import cache
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QAccessibleWidget

from indonesia_qt.ui.board.map_view import MapView

_kept: dict[int, QAccessibleInterface] = {}
"""The interfaces of the views that are there; Qt holds them, but not their Python side."""


class AreaActions(QAccessibleActionInterface):
    """What can be done with an area: a press is a click there."""

    def __init__(self, area: AreaInterface) -> None:
        super().__init__()
        self._area = weakref.ref(area)

    def actionNames(self) -> list[str]:
        """Return the names of the actions."""
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Click the area, or put the keyboard on it."""
        area = self._area()
        if area is None or not area.isValid():
            return
        if name == self.pressAction():
            area.view.map_scene.click(area.area)
        elif name == self.setFocusAction():
            area.view.setFocus()
            area.view.go_to(area.area)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return the keys that do it while the keyboard is on the area."""
        return [QKeySequence(Qt.Key.Key_Return).toString()] if name == self.pressAction() else []


class AreaInterface(QAccessibleInterface):
    """One area of a board."""

    def __init__(self, view: MapView, area: str) -> None:
        super().__init__()
        self._view, self.area = weakref.ref(view), area
        self._actions = AreaActions(self)

    @property
    def view(self) -> MapView:
        """The board that it is part of."""
        view = self._view()
        assert view
        return view

    def isValid(self) -> bool:
        """Return whether the board is still there."""
        return self._view() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return None: an area isn't a `QObject`."""
        return None

    def parent(self) -> QAccessibleInterface:
        """Return the interface of the board."""
        return QAccessible.queryAccessibleInterface(self.view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002
        """Return None: an area has no parts."""
        return None

    def childCount(self) -> int:
        """Return 0: an area has no parts."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: ARG002
        """Return -1: an area has no parts."""
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002
        """Return None: an area has no parts."""
        return None

    def text(self, kind: QAccessible.Text) -> str:
        """Return the area's name, or "" for every other kind of text."""
        return self.view.map_scene.spoken(self.area) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignore the text: it can't be changed from outside."""

    def rect(self) -> QRect:
        """Return the rectangle around the area, in pixels of the screen."""
        view = self.view
        seen = view.viewportTransform().mapRect(view.map_scene.box_of(self.area)).toAlignedRect()
        return QRect(view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def role(self) -> QAccessible.Role:
        """Return the role of an item of a list."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Return whether the keyboard is on the area, and whether it can be chosen or is chosen now."""
        state, scene = QAccessible.State(), self.view.map_scene
        state.focusable = True
        state.focused = self.area == scene.focused
        state.selectable = self.area in scene.targets or self.area in scene.chosen
        state.selected = self.area in scene.chosen
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return the actions; an area has no other interface."""
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else None


class BoardInterface(QAccessibleWidget):
    """A board with its areas."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view, QAccessible.Role.List, view.accessibleName())
        self._view = weakref.ref(view)
        self._areas = [AreaInterface(view, area.id) for area in view.map_scene.board.areas()]

    def childCount(self) -> int:
        """Return the number of areas."""
        return len(self._areas)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return an area by its place in the list; None if there is no such place."""
        return self._areas[index] if 0 <= index < len(self._areas) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of an area in the list; -1 if it isn't there."""
        return next((n for n, area in enumerate(self._areas) if area is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the area at a point of the screen; None if there is none."""
        view = self._view()
        assert view
        return self._named(view.area_under(view.viewport().mapFromGlobal(QPoint(x, y)).toPointF()))

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the area that the keyboard is on; None if it is on none."""
        view = self._view()
        assert view
        return self._named(view.map_scene.focused)

    def _named(self, id: str) -> AreaInterface | None:
        return next((area for area in self._areas if area.area == id), None)


def announce_focus(view: MapView, area: str) -> None:
    """Have a screen reader read out the area that the keyboard has come to."""
    ids = [one.id for one in view.map_scene.board.areas()]
    if area in ids:
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(ids.index(area))
        QAccessible.updateAccessibility(event)


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


def _make(class_name: str, about: QObject) -> QAccessibleInterface | None:  # noqa: ARG001
    if not isinstance(about, MapView):
        return None
    key = id(about)
    _kept[key] = BoardInterface(about)
    about.destroyed.connect(lambda: _kept.pop(key, None))
    return _kept[key]


@cache
def install() -> None:
    """Make Qt use these interfaces; later calls do nothing."""
    QAccessible.installFactory(_make)
