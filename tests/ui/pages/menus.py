"""Menus: what is offered, and what is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tests.ui.pages.page import Page, settle, written_on

LEADING_OUT = ("Open", "Save a", "Quit")
"""So entries begin that lead out of a window: into the file system, or to its end."""


class MenuPage(Page[QMenu]):
    """A menu; texts are compared without the marks of their keys."""

    kind = QMenu

    def offered(self) -> list[str]:
        """Return what can be chosen, and the menus within it."""
        return [written_on(action) for action in self.widget.actions() if not action.isSeparator()]

    def entry(self, text: str) -> QAction:
        """Return the one entry with a text.

        Raises:
            AssertionError: none or several have it.
        """
        found = [action for action in self.widget.actions() if written_on(action) == text]
        assert len(found) == 1, f"{len(found)} entries {text!r} among {self.offered()}"
        return found[0]

    def trigger(self, text: str) -> None:
        """Choose an entry, also of a menu that isn't shown."""
        self.entry(text).trigger()

    def choose(self, *texts: str) -> None:
        """Go through the menu and the menus within it with the keyboard."""
        page = self
        for text in texts:
            assert page.widget.isVisible()
            action = page.entry(text)
            inner = action.menu()
            page.widget.setActiveAction(action)
            QTest.keyClick(page.widget, Qt.Key.Key_Return)
            settle()
            if isinstance(inner, QMenu):
                page = MenuPage(inner)

    def leads_on(self, text: str) -> bool:
        """Return whether an entry leads to a menu within this one."""
        return self.entry(text).menu() is not None

    def close(self) -> None:
        self.widget.close()


MOUSE, KEYBOARD = QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard


def menu_at(widget: QWidget, place: QPoint, reason: QContextMenuEvent.Reason = MOUSE) -> MenuPage:
    """Right-click on a place in a widget, or press the key for its menu; return the menu that comes up."""
    event = QContextMenuEvent(reason, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    settle()
    return MenuPage.shown()


def leads_out(action: QAction) -> bool:
    """Return whether an entry leads out of its window."""
    return written_on(action).startswith(LEADING_OUT)


def all_offered(menu: QMenu) -> list[QAction]:
    """Return what can be chosen in a menu and in those that it leads to."""
    found = []
    for action in menu.actions():
        inner = action.menu()
        if action.isEnabled() and not action.isSeparator():
            found += all_offered(inner) if isinstance(inner, QMenu) else [action]
    return found
