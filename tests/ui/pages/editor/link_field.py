"""The plate over the map in which the name of another area is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from indonesia_qt.ui.editor.links.link_commands import LinkField
from tests.ui.pages.page import Page


class LinkFieldPage(Page[LinkField]):
    """Links the selected area with another one."""

    kind = LinkField

    @property
    def field(self) -> QLineEdit:
        return self.widget.field

    def link_with(self, name: str) -> None:
        """Type a name, or a part of one, and Enter."""
        assert self.widget.field.hasFocus()
        QTest.keyClicks(self.widget.field, name)
        QTest.keyClick(self.widget.field, Qt.Key.Key_Return)

    def leave(self) -> None:
        QTest.keyClick(self.widget.field, Qt.Key.Key_Escape)
