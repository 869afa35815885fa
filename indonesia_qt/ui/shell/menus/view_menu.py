"""The commands for the board: from how near it is seen, and what it shows beside the pieces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.settings.preferences import PREFERENCES, Preferences

SHOWN = {
    "show_owners": "O",
    "show_lanes": "R",
    "show_reach": "C",
    "show_starts": "D",
    "show_growth": "G",
    "show_changes": "V",
    "show_names": "N",
    "show_links": "L",
}
"""Preferences of what the board shows beside the pieces, with their usual keys."""


class ViewMenu(QObject):
    """Zooms the board that is shown and chooses what is shown on it, with commands in `menu`."""

    def __init__(self, menu: QMenu, commands: Commands, preferences: Preferences) -> None:
        super().__init__(menu)
        self.map: MapView | None = None
        self._commands, self._preferences = commands, preferences
        zoom_in, zoom_out, fit = (partial(self._do, act) for act in (MapView.zoom_in, MapView.zoom_out, MapView.fit))
        self.zoom_in = commands.add(menu, "zoom_in", tr("Zoom &in"), zoom_in, "Ctrl++", "Ctrl+=")
        self.zoom_out = commands.add(menu, "zoom_out", tr("Zoom &out"), zoom_out, "Ctrl+-")
        self.fit = commands.add(menu, "fit", tr("&Whole board"), fit, "Ctrl+0")
        menu.addSeparator()
        self.show_menu = menu.addMenu(tr("&Show on the map"))
        for key, letter in SHOWN.items():
            self._add_shown(key, letter)
        preferences.changed.connect(self._prefer)

    def follow(self, board: MapView | None) -> None:
        """Zoom another board from now on, or none."""
        self.map = board

    def _add_shown(self, key: str, letter: str) -> None:
        preference = PREFERENCES[key]
        action = self._commands.add(self.show_menu, key, tr(preference.text), partial(self._switch, key), letter)
        action.setStatusTip(tr(preference.help))
        action.setCheckable(True)
        action.setChecked(self._preferences.is_on(key))

    def _switch(self, key: str) -> None:
        self._preferences.set(key, not self._preferences.is_on(key))

    def _prefer(self, key: str) -> None:
        if key in SHOWN:
            self._commands.actions[key].setChecked(self._preferences.is_on(key))

    def _do(self, act: Callable[[MapView], None], *_: object) -> None:
        if self.map:
            act(self.map)
