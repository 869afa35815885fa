"""The ruler in the panel of an auction."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from indonesia_qt.ui.games.indonesia.panels.bid_ruler import BidRuler
from indonesia_qt.ui.widgets.folding import Fold
from tests.ui.pages.page import Page, settle
from tests.ui.pages.panel import PanelPage
from tests.ui.pointer import LEFT, move_to


class RulerPage(Page[BidRuler]):
    """The ruler."""

    kind = BidRuler

    @property
    def said(self) -> str:
        """What a screen reader says of it."""
        return self.widget.accessibleDescription()

    @property
    def can_pay(self) -> list[tuple[str, int]]:
        """The players whose cash is marked, and that cash."""
        return [(purse.name, purse.cash) for purse in self.widget.purses]

    @property
    def has_worth(self) -> bool:
        return self.widget.worth is not None

    @property
    def ink(self) -> set[int]:
        """The colours with which it is painted."""
        image = self.widget.grab().toImage()
        return {image.pixel(x, y) & 0xFFFFFF for x in range(image.width()) for y in range(image.height())}

    def click_at(self, amount: int) -> None:
        """Click where an amount lies."""
        QTest.mouseClick(self.widget, LEFT, Qt.KeyboardModifier.NoModifier, self._place(amount))

    def drag(self, start: int, end: int) -> None:
        """Drag from an amount to another one."""
        QTest.mousePress(self.widget, LEFT, Qt.KeyboardModifier.NoModifier, self._place(start))
        move_to(self.widget, self._place(end), LEFT)
        QTest.mouseRelease(self.widget, LEFT, Qt.KeyboardModifier.NoModifier, self._place(end))

    def _place(self, amount: int) -> QPoint:
        return QPoint(round(self.widget.x_of(amount)), self.widget.height() // 2)


def folded_ruler(panel: PanelPage) -> str | None:
    """Return the words of the line that stands for the ruler; None while the ruler itself is shown."""
    settle()
    if panel.parts(BidRuler):
        return None
    return next(line.said for line in panel.parts(Fold) if "leads with" in line.said)
