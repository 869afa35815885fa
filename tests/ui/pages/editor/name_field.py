"""The name of an area that is changed on the map."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.ui.editor.menus.name_field import NameField
from tests.ui.pages.page import Page, settle


class NameFieldPage(Page[NameField]):
    """One line over the area."""

    kind = NameField

    @property
    def name(self) -> str:
        return self.widget.text()

    def type_over(self, name: str) -> None:
        """Write another name, which isn't accepted yet."""
        assert self.widget.hasFocus()
        QTest.keyClicks(self.widget, name)

    def accept(self) -> None:
        QTest.keyClick(self.widget, Qt.Key.Key_Return)
        settle()

    def give_up(self) -> None:
        QTest.keyClick(self.widget, Qt.Key.Key_Escape)
        settle()
