"""The commands for the minimap, the grid and snapping. What was chosen belongs to the settings, not to the map."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.minimap import Minimap

MINIMAP, SNAP, GRID = "editor_minimap", "editor_snap", "editor_grid"
"""The settings that keep whether the minimap is shown, whether things snap, and the units between two grid lines."""
GRIDS = 5, 10, 20, 50
"""Map units that can be chosen."""


class ViewCommands(QObject):
    """Gives an editor's window its commands, and whatever look is in use what was chosen with them."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self.window = window
        menu = window.view_menu
        menu.addSeparator()
        self._minimap = self._switch("minimap", MINIMAP, tr("Show &minimap"), "M")
        self._snap = self._switch("snap", SNAP, tr("S&nap while dragging"))
        self._grids = QActionGroup(self)
        self._add_grids(menu.addMenu(tr("&Grid")))
        window.appearance.changed.connect(self._furnish)
        self._furnish()

    def _switch(self, id: str, setting: str, text: str, *keys: str) -> QAction:
        action = self.window.commands.add(self.window.view_menu, id, text, self._follow, *keys)
        action.setCheckable(True)
        action.setChecked(self.window.settings.get(setting, True))
        action.toggled.connect(partial(self.window.settings.set, setting))
        return action

    def _add_grids(self, menu: QMenu) -> None:
        chosen = self.window.settings.get(GRID, 0)
        for units in (0, *GRIDS):
            text = tr("Every {n}\u00a0map units", n=units) if units else tr("No grid")
            action = self.window.commands.add(menu, f"grid_{units}", text, self._follow)
            action.setCheckable(True)
            action.setData(units)
            action.setChecked(units == (chosen if chosen in GRIDS else 0))
            self._grids.addAction(action)

    def _furnish(self) -> None:
        """Give a view its minimap, and its scene the grid."""
        context = self.window.context
        self._shown = Minimap(context.view)
        self._shown.addAction(self._minimap)
        self._follow()

    def _follow(self) -> None:
        units = self._grids.checkedAction().data()
        self.window.settings.set(GRID, units)
        scene = self.window.context.scene
        scene.snaps = self._snap.isChecked()
        scene.grid.show_units(units)
        self._shown.need(self._minimap.isChecked())
