"""The line of buttons above the board."""

from __future__ import annotations

from typing import Self

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QToolBar, QToolButton, QWidget

from indonesia_qt.ui.table.window.board_toolbar import BoardToolbar
from tests.ui.pages.page import Page


class BoardToolbarPage(Page[BoardToolbar]):
    """Holds buttons for commands of the window."""

    kind = BoardToolbar

    @classmethod
    def of(cls, owner: QWidget) -> Self:
        """Return the line of a window, also where its game has just begun."""
        QApplication.processEvents()
        return super().of(owner)

    def tool(self, command: QAction) -> QWidget:
        """Return the button of a command."""
        return self.part(QToolBar).widgetForAction(command)

    @property
    def commands(self) -> list[QAction]:
        """The commands that have a button now."""
        return self.part(QToolBar).actions()

    def menu_button(self, menu: QMenu) -> QToolButton:
        """Return the button that opens a menu."""
        (found,) = [button for button in self.parts(QToolButton) if button.menu() is menu]
        return found

    @property
    def is_in_one_row(self) -> bool:
        """Whether the buttons are beside the prompt."""
        return self.part(QToolBar).geometry().left() > 0

    @property
    def without_room(self) -> list[str]:
        """The texts of the buttons that aren't seen."""
        bar = self.part(QToolBar)
        return [one.text() for one in bar.actions() if not bar.widgetForAction(one).isVisible()]
