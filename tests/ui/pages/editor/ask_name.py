"""The small dialog that asks for a name or a note."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QLineEdit, QPushButton

from tests.ui.pages.page import Page, settle, written_on


class AskNamePage(Page[QInputDialog]):
    """One line to be written."""

    kind = QInputDialog

    @property
    def does(self) -> str:
        """What the button says that takes the text."""
        return written_on(next(button for button in self.parts(QPushButton) if button.isDefault()))

    def answer(self, text: str) -> None:
        """Write a text, and Enter."""
        self.write(self.part(QLineEdit), text)
        settle()
