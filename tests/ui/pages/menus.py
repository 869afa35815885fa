"""Menus: what is offered, and what is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tests.ui.pages.page import Page, open_windows, settle

LEADING_OUT = ("Open", "Save a", "Quit")
"""So entries begin that lead out of a window: into the file system, or to its end."""


class MenuPage(Page[QMenu]):
    """A menu that can be seen; words are compared without the marks of their keys."""

    def offered(self) -> list[str]:
        """Return what can be chosen, and the menus within it."""
        return [caption(action) for action in self.widget.actions() if not action.isSeparator()]

    def choose(self, *texts: str) -> None:
        """Go through the menu and the menus within it with the keyboard."""
        menu = self.widget
        for text in texts:
            assert menu.isVisible()
            action = entry(menu, text)
            inner = action.menu()
            menu.setActiveAction(action)
            QTest.keyClick(menu, Qt.Key.Key_Return)
            settle()
            if isinstance(inner, QMenu):
                menu = inner

    def leads_on(self, text: str) -> bool:
        """Return whether an entry leads to a menu within this one."""
        return entry(self.widget, text).menu() is not None

    def close(self) -> None:
        self.widget.close()


def entry(menu: QMenu, text: str) -> QAction:
    """Return the one entry of a menu with a text."""
    found = [action for action in menu.actions() if caption(action) == text]
    assert len(found) == 1, f"{len(found)} entries {text!r} among {[caption(action) for action in menu.actions()]}"
    return found[0]


def caption(action: QAction) -> str:
    """Return the text of an entry without the mark of its key."""
    return action.text().replace("&", "")


def leads_out(action: QAction) -> bool:
    """Return whether an entry leads out of its window."""
    return caption(action).startswith(LEADING_OUT)


def open_menus() -> list[QMenu]:
    """Return the menus that can be seen."""
    return open_windows(QMenu)


def all_offered(menu: QMenu) -> list[QAction]:
    """Return what can be chosen in a menu and in those that it leads to."""
    found = []
    for action in menu.actions():
        inner = action.menu()
        if action.isEnabled() and not action.isSeparator():
            found += all_offered(inner) if isinstance(inner, QMenu) else [action]
    return found
