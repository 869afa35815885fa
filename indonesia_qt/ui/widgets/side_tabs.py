"""What is known beside the decision, a page each; a page can come forward by itself and go back again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QWidget


class SidePage(QWidget):
    """A page with something to tell now and then: `came` asks to be in front, `went` to give way again."""

    came = Signal()
    went = Signal()


class SideTabs(QTabWidget):
    """The pages, the first of them in front."""

    def __init__(self) -> None:
        super().__init__()
        self._before: QWidget | None = None
        """What was in front when a page came forward by itself."""

    def add(self, page: QWidget, name: str) -> None:
        """Put a page behind the others."""
        self.addTab(page, name)
        if isinstance(page, SidePage):
            page.came.connect(lambda: self._bring(page))
            page.went.connect(lambda: self._give_way(page))

    def _bring(self, page: SidePage) -> None:
        if self.currentWidget() is not page:
            self._before = self.currentWidget()
            self.setCurrentWidget(page)

    def _give_way(self, page: SidePage) -> None:
        """Bring back what was there before, unless the player has chosen something else since."""
        if self.currentWidget() is page and self._before is not None:
            self.setCurrentWidget(self._before)
        self._before = None
