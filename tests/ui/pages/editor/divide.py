"""The dialog that asks into how many areas one is to be divided."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.ui.editor.dialogs.divide_dialog import DivideDialog
from indonesia_qt.ui.editor.editor_window import EditorWindow
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page, settle

IN_MENU = "Divide into areas…"


class DividePage(Page[DivideDialog]):
    """A number, other borders, and what can't be done."""

    kind = DivideDialog

    @classmethod
    def open(cls, window: EditorWindow) -> DividePage:
        EditorPage(window).give("divide_area")
        return cls.shown()

    def put(self, number: int) -> None:
        """Put the number of areas."""
        self.widget.number.setValue(number)
        settle()

    def draw_others(self) -> None:
        self.click(self.widget.others)

    @property
    def refusal(self) -> str:
        return self.widget.message.text()

    @property
    def can_divide(self) -> bool:
        return self.widget.confirm.isEnabled()

    def confirm(self) -> None:
        self.click(self.widget.confirm)

    def leave(self) -> None:
        QTest.keyClick(self.widget, Qt.Key.Key_Escape)
