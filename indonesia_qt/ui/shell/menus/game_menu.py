"""The commands for games as a whole: they begin, are opened, copied and written for other programs."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.settings.preferences import Preferences
from indonesia_qt.ui.settings.settings_dialog import SettingsDialog
from indonesia_qt.ui.shell.menus.recent_games import RecentMenu

EXPORTS = {
    "board": phrase("The &board as a picture\N{HORIZONTAL ELLIPSIS}"),
    "statistics": phrase("The &statistics as tables\N{HORIZONTAL ELLIPSIS}"),
    "graph": phrase("The &map as a graph\N{HORIZONTAL ELLIPSIS}"),
}
"""What can be written for other programs, with the words of the menu."""


class GameMenu(QObject):
    """Asks for what is wanted of games, with commands in `menu`.

    `new_requested`, `open_requested` and `copy_requested` ask for a game to be begun, opened or copied,
    `file_requested` for the one in this file, `export_requested` for one of `EXPORTS`, `start_requested` for the start
    screen, `editor_requested` for the map editor.
    """

    new_requested = Signal()
    open_requested = Signal()
    file_requested = Signal(object)
    copy_requested = Signal()
    export_requested = Signal(str)
    start_requested = Signal()
    editor_requested = Signal()

    def __init__(self, menu: QMenu, commands: Commands, preferences: Preferences, window: QWidget) -> None:
        super().__init__(menu)
        self._commands, self._preferences, self._window = commands, preferences, window
        add = commands.add
        add(menu, "new", tr("&New\N{HORIZONTAL ELLIPSIS}"), self.new_requested.emit, "Ctrl+N")
        add(menu, "open", tr("&Open\N{HORIZONTAL ELLIPSIS}"), self.open_requested.emit, "Ctrl+O")
        self.recent = RecentMenu(menu)
        self.recent.chosen.connect(self.file_requested)
        menu.addMenu(self.recent)
        add(menu, "copy", tr("Save a &copy\N{HORIZONTAL ELLIPSIS}"), self.copy_requested.emit, "Ctrl+S")
        export = menu.addMenu(tr("E&xport"))
        for what, text in EXPORTS.items():
            add(export, f"export_{what}", tr(text), partial(self.export_requested.emit, what))
        menu.addSeparator()
        add(menu, "start", tr("&Start screen"), self.start_requested.emit)
        add(menu, "editor", tr("&Map editor\N{HORIZONTAL ELLIPSIS}"), self.editor_requested.emit)
        menu.addSeparator()
        add(menu, "settings", tr("Se&ttings\N{HORIZONTAL ELLIPSIS}"), self.show_settings, "Ctrl+,")
        menu.addSeparator()
        add(menu, "quit", tr("&Quit"), window.close, "Ctrl+Q")

    def close_settings(self) -> None:
        """The settings go with the window."""
        for settings in self._window.findChildren(SettingsDialog):
            settings.close()

    @property
    def is_setting(self) -> bool:
        """Whether the settings are shown."""
        return self._window.findChild(SettingsDialog) is not None

    def show_settings(self) -> None:
        """Show the settings beside the game, which goes on."""
        settings = self._window.findChild(SettingsDialog)
        if settings is None:
            settings = SettingsDialog(self._preferences, self._commands, self._window)
            settings.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        settings.show()
        settings.activateWindow()
