"""The notice in the status bar."""

from __future__ import annotations

from indonesia_qt.ui.widgets.messages import Notice
from tests.ui.pages.page import Page


class NoticePage(Page[Notice]):
    """A sentence with a button that does something about it."""

    kind = Notice

    @property
    def text(self) -> str:
        return self.widget.text.text()

    def dismiss(self) -> None:
        self.click(self.widget.close_button)
