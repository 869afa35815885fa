"""What is asked before a game goes that can't be saved."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.pages.messages import MessagePage, messages


class UnsavedPage(MessagePage):
    """Asks whether to go on without the game."""

    @classmethod
    def of(cls, window: QWidget) -> UnsavedPage:
        """Return the one message of a window."""
        (found,) = messages(window)
        return cls(found.widget)

    def cancel(self) -> None:
        super().cancel()
        QApplication.processEvents()

    def go_on_without(self) -> None:
        self.press("Go on without")
        QApplication.processEvents()
