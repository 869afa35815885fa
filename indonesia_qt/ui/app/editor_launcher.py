"""Takes a map from the game to the editor, or one that was dropped on the window to either."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.table.games.new_game_controller import NewGameController
from indonesia_qt.ui.widgets.plain_text import MessageBox

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.window_manager import WindowManager


class EditorLauncher(QObject):
    """Opens maps in the editor, or has a game begun on them by `games`; nothing that is edited changes a game."""

    def __init__(self, games: NewGameController) -> None:
        super().__init__(games)
        self.games, self.window = games, games.window
        self.editors: WindowManager | None = None
        self.window.game.editor_requested.connect(self.edit_played)
        self.window.dropped.map.connect(self.offer)

    def offer(self, folder: Path) -> None:
        """Ask what is to be done with the map in a folder."""
        text = tr("{map} is a map. What is to be done with it?", map=folder.name)
        box = MessageBox(QMessageBox.Icon.Question, tr("A map"), text, parent=self.window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        play = box.addButton(tr("Begin a game on it"), QMessageBox.ButtonRole.AcceptRole)
        edit = box.addButton(tr("Edit it"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(play)
        play.clicked.connect(lambda: self.games.controller.leave(partial(self.games.ask_on, folder)))
        edit.clicked.connect(lambda: self._loaded_editors().open(folder, self.window))
        box.open()

    def edit_played(self) -> None:
        """Open the editor with the map that is played, or have it ask which."""
        played = self.games.controller.open_game
        self._loaded_editors().begin(played.played_on.folder if played else None, self.window)

    def take_over(self, before: EditorLauncher) -> None:
        """Have the open maps of another window's desk, which then has none."""
        self.editors, before.editors = before.editors, None
        if self.editors is not None:
            self.editors.setParent(self)
            self.editors.language_requested.connect(self.window.language_requested)
            self.editors.follow(self.window.appearance)

    def _loaded_editors(self) -> WindowManager:
        """The map editor, which is loaded only when somebody wants it."""
        from indonesia_qt.ui.editor.window_manager import WindowManager

        if self.editors is None:
            self.editors = WindowManager(self.window.settings, self.window.appearance, self)
            self.editors.language_requested.connect(self.window.language_requested)
        return self.editors
