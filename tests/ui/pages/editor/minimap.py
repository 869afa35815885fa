"""The whole map in a corner of the view."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from indonesia_qt.board.model import Point
from indonesia_qt.ui.editor.minimap import Minimap
from tests.ui.pages.menus import MenuPage, menu_at
from tests.ui.pages.page import Page, settle
from tests.ui.pointer import LEFT, move_to

HIDE = "Show minimap"


class MinimapPage(Page[Minimap]):
    """Places are in map units."""

    kind = Minimap
    hidden_too = True

    @property
    def is_seen(self) -> bool:
        return self.widget.isVisible()

    @property
    def box(self) -> QRect:
        """Where it lies on the view."""
        return self.widget.geometry()

    def _at(self, place: Point) -> QPoint:
        return self.widget.on_minimap(QPointF(*place)).toPoint()

    def click_at(self, place: Point) -> None:
        QTest.mouseClick(self.widget, LEFT, Qt.KeyboardModifier.NoModifier, self._at(place))
        settle()

    def drag(self, start: Point, end: Point) -> None:
        QTest.mousePress(self.widget, LEFT, Qt.KeyboardModifier.NoModifier, self._at(start))
        move_to(self.widget, self._at(end), LEFT)
        QTest.mouseRelease(self.widget, LEFT, Qt.KeyboardModifier.NoModifier, self._at(end))
        settle()

    def picture(self) -> QImage:
        """Return what is seen of it."""
        return self.widget.grab().toImage()

    def menu(self) -> MenuPage:
        return menu_at(self.widget, self.widget.rect().center())
