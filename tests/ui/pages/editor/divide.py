"""The dialogs that ask into how many areas some are to be divided, or into how many provinces grouped."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.ui.editor.dialogs.divide_dialog import DivideDialog, GroupDialog, NumberDialog
from indonesia_qt.ui.editor.editor_window import EditorWindow
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page, settle

IN_MENU, GROUP = "Divide into areas…", "Group into provinces…"
D = TypeVar("D", bound=NumberDialog)


class NumberPage(Page[D]):
    """A number, other borders, and what can't be done."""

    def put(self, number: int) -> None:
        """Type a number instead of the one that stands there."""
        self.widget.number.setFocus()
        self.widget.number.selectAll()
        QTest.keyClicks(self.widget.number, str(number))
        settle()

    @property
    def number_is_typed_over(self) -> bool:
        """Whether another number can be typed at once."""
        field = self.widget.number.lineEdit()
        return field.hasFocus() and field.selectedText() == field.text()

    @property
    def number(self) -> int:
        return self.widget.number.value()

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


class DividePage(NumberPage[DivideDialog]):
    """The number of areas."""

    kind = DivideDialog

    @classmethod
    def open(cls, window: EditorWindow) -> DividePage:
        EditorPage(window).give("divide_area")
        return cls.shown()


class GroupPage(NumberPage[GroupDialog]):
    """The number of provinces."""

    kind = GroupDialog

    @classmethod
    def open(cls, window: EditorWindow) -> GroupPage:
        EditorPage(window).give("group_areas")
        return cls.shown()
