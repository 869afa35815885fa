"""The panel with the text of the map."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from indonesia_qt.ui.editor.panels.map_text import MapTextPanel
from tests.ui.pages.editor.panel import PanelPage
from tests.ui.pages.page import Page

CTRL = Qt.KeyboardModifier.ControlModifier


class MapTextPage(PanelPage[MapTextPanel]):
    """A map maker types in the text, and reads in it what the map is like."""

    kind = MapTextPanel

    @property
    def text(self) -> str:
        return self.widget.edit.text

    @property
    def line(self) -> str:
        """The line with the cursor."""
        return self.widget.edit.textCursor().block().text()

    @property
    def marked(self) -> list[str]:
        """The first line of each part that is marked."""
        return [
            mark.cursor.selectedText().split("\N{PARAGRAPH SEPARATOR}")[0]
            for mark in self.widget.edit.extraSelections()
        ]

    @property
    def refusal(self) -> str:
        """Why the text can't be applied; "" if it can."""
        return self.widget.reason.text() if self.widget.reason.isVisible() else ""

    def is_seen_line(self) -> bool:
        """Return whether the line with the cursor can be seen."""
        edit = self.widget.edit
        return edit.viewport().rect().contains(edit.cursorRect())

    def is_read_only(self) -> bool:
        """Return whether nothing can be typed."""
        return not self.widget.edit.isEnabled()

    def has_keyboard(self) -> bool:
        """Return whether keys go to the text."""
        return self.widget.edit.hasFocus()

    def put_cursor(self, before: str) -> None:
        """Put the cursor before these words, as a click there does."""
        edit = self.widget.edit
        edit.setFocus()
        at = edit.text.index(before)
        edit.move_to(edit.text.count("\n", 0, at), at - edit.text.rfind("\n", 0, at) - 1)

    def type_over(self, old: str, new: str) -> None:
        """Type something instead of something else."""
        self.put_cursor(old)
        for _ in old:
            self.key(Qt.Key.Key_Delete)
        QTest.keyClicks(self.widget.edit, new)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.widget.edit, key, modifiers)

    def apply(self) -> None:
        """Have what was typed applied at once."""
        self.key(Qt.Key.Key_Return, CTRL)

    def paste(self, text: str) -> None:
        data = QMimeData()
        data.setText(text)
        clipboard = QApplication.clipboard()
        clipboard.setMimeData(data)
        self.key(Qt.Key.Key_V, CTRL)
        clipboard.clear()

    def show_place(self) -> None:
        Page(self.widget).press("Show place")

    def discard(self) -> None:
        Page(self.widget).press("Discard changes")

    def buttons(self) -> list[str]:
        return [button.text() for button in self.parts(QPushButton)]
