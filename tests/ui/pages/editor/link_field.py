"""The plate over the map in which the name of another area is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.links.link_commands import LinkField
from tests.ui.pages.page import Page


class LinkFieldPage(Page[LinkField]):
    """Links the selected area with another one."""

    @classmethod
    def of(cls, window: EditorWindow) -> LinkFieldPage:
        """Return the one that waits for a name."""
        page = cls(Page(window.context.view).part(LinkField))
        assert page.widget.field.hasFocus()
        return page

    @property
    def field(self) -> QLineEdit:
        return self.widget.field

    def link_with(self, name: str) -> None:
        """Type a name, or a part of one, and Enter."""
        QTest.keyClicks(self.widget.field, name)
        QTest.keyClick(self.widget.field, Qt.Key.Key_Return)

    def leave(self) -> None:
        QTest.keyClick(self.widget.field, Qt.Key.Key_Escape)


def link_fields(window: EditorWindow) -> list[LinkFieldPage]:
    """Return the plates that can be seen in a window."""
    return [LinkFieldPage(plate) for plate in Page(window.context.view).parts(LinkField)]
