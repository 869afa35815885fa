"""The list of all answers to a question."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.table.decision_view import ActionListDialog
from tests.ui.pages.page import Page


class AnswersPage(Page[ActionListDialog]):
    """Lists what can be answered, and finds it by words or an amount."""

    kind = ActionListDialog

    @classmethod
    def open_in(cls, window: QWidget) -> AnswersPage:
        """Open it with its key."""
        QTest.keyClick(window, Qt.Key.Key_F2)
        return cls.of(window)

    def search(self, text: str) -> None:
        QTest.keyClicks(self.widget.search, text)

    @property
    def found(self) -> int:
        """How many answers are listed."""
        return self.widget.list.count()

    @property
    def answer(self) -> str:
        """The answer that Enter gives."""
        return self.widget.answer.text()

    def give_answer(self) -> None:
        QTest.keyClick(self.widget.search, Qt.Key.Key_Return)
