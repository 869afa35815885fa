"""The differences from another map."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.ui.editor.dialogs.compare_dialog import CompareDialog
from tests.ui.pages.page import Page

NO_DIFFERENCE = "The maps are the same."
NOT_READ = "This map can’t be read"


class ComparePage(Page[CompareDialog]):
    """Lists differences from the version on the disk at first, or from another map."""

    kind = CompareDialog

    def differences(self) -> list[str]:
        return [self.widget.list.item(row).text() for row in range(self.widget.list.count())]

    @property
    def message(self) -> str:
        return self.widget.message.text()

    @property
    def maps(self) -> list[str]:
        """The titles of the maps that can be chosen."""
        return [self.widget.other.itemText(row) for row in range(self.widget.other.count())]

    def compare_with(self, title: str) -> None:
        """Compare with the map that has a title."""
        self.widget.other.setCurrentText(title)

    def jump_to(self, row: int) -> None:
        """Click a difference."""
        place = self.widget.list.visualItemRect(self.widget.list.item(row)).center()
        QTest.mouseClick(self.widget.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
