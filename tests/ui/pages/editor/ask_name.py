"""The small dialog that asks for a name or a note."""

from __future__ import annotations

from PySide6.QtWidgets import QInputDialog, QLineEdit

from tests.ui.pages.page import Page, settle


class AskNamePage(Page[QInputDialog]):
    """One line to be written."""

    kind = QInputDialog

    def answer(self, text: str) -> None:
        """Write a text, and Enter."""
        self.write(self.part(QLineEdit), text)
        settle()
