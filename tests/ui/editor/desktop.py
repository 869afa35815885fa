"""A desktop with the editor's windows on it, and what they ask."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from indonesia_qt.mapmaking.edit.naming import retitle
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.menus.file_commands import FileCommands
from indonesia_qt.ui.editor.window_manager import WindowManager

W = TypeVar("W", bound=QWidget)
LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


class Desktop:
    """Works with the window that was opened last."""

    def __init__(self, editors: WindowManager) -> None:
        self.editors = editors

    @property
    def window(self) -> EditorWindow:
        return self.editors.windows[-1]

    @property
    def files(self) -> FileCommands:
        (found,) = self.window.findChildren(FileCommands)
        return found

    def open(self, folder: Path) -> EditorWindow:
        self.editors.open(folder)
        return self.window

    def settle(self) -> None:
        """Let the panels find their places; one layout may ask for another."""
        for _ in range(3):
            QApplication.processEvents()

    def rename(self, title: str) -> None:
        """A change to be saved or lost."""
        self.window.document.do("Rename the map", lambda draft: retitle(draft, title))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = CTRL) -> None:
        self.window.activateWindow()
        QApplication.processEvents()
        self.window.context.view.setFocus()
        QTest.keyClick(self.window.context.view, key, modifiers)

    def asked(self, kind: type[W]) -> W:
        """The one dialog of its kind that is open."""
        (found,) = self.all_asked(kind)
        return found

    def all_asked(self, kind: type[W]) -> list[W]:
        return [top for top in QApplication.topLevelWidgets() if isinstance(top, kind) and top.isVisible()]

    def press(self, text: str, within: QWidget | None = None) -> None:
        """Click the button with this text, in the dialog that is open or in a part of a window."""
        place = within or self.all_asked(QDialog)[-1]
        shown = [button for button in place.findChildren(QAbstractButton) if button.isVisible()]
        (button,) = [one for one in shown if one.text().replace("&", "") == text]
        assert button.isEnabled(), f"{text} is disabled"
        QTest.mouseClick(button, LEFT)
