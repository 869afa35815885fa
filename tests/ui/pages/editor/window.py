"""The window of the map editor: its commands, its tools, and the line below the map."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QStyle, QStyleOptionButton, QToolBar

from indonesia_qt.board.model import Point
from indonesia_qt.ui.editor.editor_window import EditorWindow
from tests.ui.pages.menus import MenuPage, menu_at
from tests.ui.pages.page import Page, owned

NO_PROBLEMS = "No problems"
PUT_ON_MAP = {"title": "Add title", "compass": "Add compass"}
"""The entries of the menu, by the ornament that they put on the map."""


def errors(number: int) -> str:
    """Return how so many errors are counted below the map."""
    return f"{number} errors"


class EditorPage(Page[EditorWindow]):
    """What a map maker does in the window beside the map, and reads there."""

    kind = EditorWindow

    def command(self, id: str) -> QAction:
        """Return a command."""
        return self.widget.commands.actions[id]

    def give(self, command: str) -> None:
        """Give a command by a menu."""
        self.command(command).trigger()
        QApplication.processEvents()

    def ornament(self, what: str) -> QAction:
        """Return the command that puts the title or a compass on the map."""
        return MenuPage(self.widget.tool_menu).entry(PUT_ON_MAP[what])

    def menu_at(self, place: QPoint) -> MenuPage:
        """Right-click on a place of the map's window; return the menu that comes up."""
        return menu_at(self.widget.context.view.viewport(), place)

    @property
    def tool_bar(self) -> QToolBar:
        (bar,) = [bar for bar in self.parts(QToolBar) if bar.objectName() == "tools"]
        return bar

    def has_names_of_tools(self) -> bool:
        """Return whether tools have names beside their signs."""
        style = self.tool_bar.toolButtonStyle()
        assert style in (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly)
        return style == Qt.ToolButtonStyle.ToolButtonTextBesideIcon

    def tool_tips(self) -> list[str]:
        """Return the tool tips of the tools."""
        return [action.toolTip() for action in self.tool_bar.actions()]

    def scroll_areas(self, panel: str) -> list[QScrollArea]:
        """Return what scrolls within a panel, by the id of that."""
        return self.widget.panels[panel].findChildren(QScrollArea)

    @property
    def message(self) -> str:
        """What was said last below the map."""
        return self.widget.statusBar().currentMessage()

    @property
    def marked_spot(self) -> Point | None:
        """The place on the map that is marked because of a refusal, in map units."""
        mark = self.widget.context.scene.spot
        return (mark.x(), mark.y()) if mark.isVisible() else None

    @property
    def says_at_pointer(self) -> bool:
        """Whether a refusal is written at the pointer."""
        return self.widget.callout.isVisible()

    def below(self) -> list[str]:
        """Return what is written below the map all the time."""
        return [label.text() for label in owned(self.widget.statusBar(), QLabel)]

    @property
    def problems_button(self) -> QPushButton:
        """The numbers of problems below the map."""
        return Page(self.widget.statusBar()).part(QPushButton)

    @property
    def problems_counted(self) -> str:
        return self.problems_button.text()

    def room_for_counts(self) -> int:
        """Return how high the words can be that count the problems, in pixels."""
        button, option = self.problems_button, QStyleOptionButton()
        option.initFrom(button)
        return button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button).height()
