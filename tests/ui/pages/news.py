"""The list of news."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.shell.news import NewsDialog
from tests.ui.pages.page import Page


class NewsPage(Page[NewsDialog]):
    """Lists sentences, one of which is current."""

    kind = NewsDialog

    @classmethod
    def open_in(cls, window: QWidget) -> NewsPage:
        """Open the list of all news with its key; the window must be active."""
        QTest.keyClick(window, Qt.Key.Key_F3)
        return cls.of(window)

    @classmethod
    def open_since_turn_in(cls, window: QWidget) -> NewsPage:
        """Open the list of what happened since the player's turn with its key."""
        QTest.keyClick(window, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
        return cls.of(window)

    @property
    def sentences(self) -> list[str]:
        """What is listed, from top to bottom."""
        return [self.widget.list.item(row).text() for row in range(self.widget.list.count())]

    @property
    def current(self) -> str:
        """The sentence that the keyboard is on; empty while it is elsewhere."""
        return self.widget.list.currentItem().text() if self.widget.list.hasFocus() else ""

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.widget.focusWidget(), key)
