"""Saving a map in a folder of the designer's choice, such as that of a repository."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMenu, QMessageBox

from indonesia_qt.board.files.reader import MapError
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.i18n.text import listed, tr
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.ui.widgets.file_dialogs import ask_for_folder
from indonesia_qt.ui.widgets.plain_text import MessageBox, caption

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.menus.file_commands import FileCommands


class FolderCommands(QObject):
    """Gives the menu of files its command to save elsewhere; nothing is overwritten without a question."""

    def __init__(self, menu: QMenu, files: FileCommands) -> None:
        super().__init__(files)
        self.files, self.window = files, files.window
        text = tr("Save in a &folder\N{HORIZONTAL ELLIPSIS}")
        self.window.commands.add(menu, "editor_save_in", text, self._ask_folder)

    def save_in(self, folder: Path) -> None:
        """Save the map in a folder, where it lies from now on; ask first when something is there already."""
        there = storage.content(folder)
        if self.files.editors.window_of(folder) not in (None, self.window):
            text = tr("The map in {folder} is open in another window; close that one first.", folder=folder)
            self._ask(text, {})
        elif self.files.file.folder is not None and self.files.file.folder.resolve() == folder.resolve():
            self.files.save(lambda: None)
        elif there == "nothing":
            self._write(folder)
        elif there == "map":
            self._ask(tr("There is a map in {folder} already.", folder=folder), {tr("Overwrite"): folder})
        elif there == "files":
            names = listed((BOARD_FILE, GAME_FILE))
            text = tr("{folder} holds {files}, which are no map of this program.", folder=folder, files=names)
            self._ask(text, {tr("Overwrite"): folder})
        else:
            inner = folder / self.files.file.document.board.id
            choices = {tr("In a folder {name} in it", name=inner.name): inner, tr("Beside them"): folder}
            self._ask(tr("{folder} holds other files.", folder=folder), choices)

    def _ask_folder(self) -> None:
        folder = self.files.file.folder
        ask_for_folder(tr("Save the map in"), folder.parent if folder else Path.home(), self.save_in, self.window)

    def _ask(self, text: str, choices: Mapping[str, Path]) -> None:
        """Say what is there, and save in one of the folders that are offered, or not at all."""
        box = MessageBox(QMessageBox.Icon.Warning, tr("Save in a folder"), text, parent=self.window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice, folder in choices.items():
            act = self._write if storage.content(folder) in ("nothing", "others") or len(choices) == 1 else self.save_in
            box.addButton(caption(choice), QMessageBox.ButtonRole.AcceptRole).clicked.connect(partial(act, folder))
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.open()

    def _write(self, folder: Path) -> None:
        try:
            self.files.file.save_in(folder)
        except MapError as error:
            self._ask(tr("{file}: {reason}. Nothing is lost.", file=error.file, reason=error.reason), {})
        else:
            self.files.tell_saved(lambda: None)
