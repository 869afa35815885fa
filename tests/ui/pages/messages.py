"""The messages that stand before a window."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from tests.ui.pages.page import Page, open_windows


class MessagePage(Page[QMessageBox]):
    """One message, which is read and then answered or closed."""

    @property
    def text(self) -> str:
        return self.widget.text()

    def close(self) -> None:
        self.widget.close()

    def confirm(self) -> None:
        self.press("OK")

    def cancel(self) -> None:
        self.press("Cancel")


def messages(window: QWidget | None = None) -> list[MessagePage]:
    """Return the messages that can be seen, those of one window where one is given."""
    boxes = Page(window).parts(QMessageBox) if window else open_windows(QMessageBox)
    return [MessagePage(box) for box in boxes]


def message() -> MessagePage:
    """Return the one message that can be seen.

    Raises:
        AssertionError: none or several can.
    """
    shown = messages()
    assert len(shown) == 1, f"{len(shown)} messages: {[one.text for one in shown]}"
    return shown[0]
