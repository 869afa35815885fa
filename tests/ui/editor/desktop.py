"""A desktop with the editor's windows on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from indonesia_qt.mapmaking.edit.naming import retitle
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.window_manager import WindowManager
from tests.ui.pages.editor.files import FilesPage
from tests.ui.pages.editor.map_chooser import MapChooserPage, NewMapPage
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import open_windows

CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


class Desktop:
    """Works with the window that was opened last."""

    def __init__(self, editors: WindowManager) -> None:
        self.editors = editors

    @property
    def window(self) -> EditorWindow:
        return self.editors.windows[-1]

    @property
    def page(self) -> EditorPage:
        return EditorPage(self.window)

    @property
    def files(self) -> FilesPage:
        return FilesPage(self.window)

    def open(self, folder: Path) -> EditorWindow:
        self.editors.open(folder)
        return self.window

    def ask_new(self) -> NewMapPage:
        """Ask for a new map."""
        self.editors.ask_new()
        return NewMapPage.shown()

    def ask_open(self) -> MapChooserPage:
        """Ask for one of the known maps."""
        self.editors.ask_open()
        return MapChooserPage.shown()

    def ask_to_play(self) -> NewGamePage:
        """Ask for a game on the map as it is, with Shift+F5."""
        self.key(Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
        return NewGamePage.shown()

    def rename(self, title: str) -> None:
        """A change to be saved or lost."""
        self.window.document.do("Rename the map", lambda draft: retitle(draft, title))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = CTRL) -> None:
        self.window.activateWindow()
        QApplication.processEvents()
        self.window.context.view.setFocus()
        QTest.keyClick(self.window.context.view, key, modifiers)

    def asks(self) -> bool:
        """Return whether any dialog can be seen."""
        return bool(open_windows(QDialog))
