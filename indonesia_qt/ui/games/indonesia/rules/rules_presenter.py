"""Opens the rules at what is asked, or at why something can't be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from indonesia_qt.files import paths
from indonesia_qt.i18n.text import language
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.help.rules_book import Book, read_book
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.style.theme import LIGHT

if TYPE_CHECKING:
    from indonesia_qt.ui.help.rules_window import RulesWindow

BEGINNING, END = "goal", "end"
"""What is shown without a game, and when it is over."""


def rules() -> Book:
    """The rules in the language in use, or in English."""
    return read_book(paths.resources() / "rules", language())


class RulesPresenter(QObject):
    """Keeps the window of the rules, in the look in use; what it takes is loaded only when it is asked for."""

    def __init__(self, parent: MainWindow) -> None:
        super().__init__(parent)
        self._parent, self._appearance = parent, parent.appearance
        self.table: GameView | None = None
        self.window: RulesWindow | None = None
        self._appearance.changed.connect(self._refresh)

    def follow(self, table: GameView) -> None:
        """Open the rules at what is asked at this table from now on."""
        self.table = table

    def show(self, place: str) -> None:
        """Show a rule or a chapter, in front; without a place that which belongs to what is asked."""
        from indonesia_qt.ui.games.indonesia.rules.rule_pictures import RulePictures
        from indonesia_qt.ui.help.rules_window import RulesWindow

        if self.window is None:
            pictures = RulePictures(self._appearance.theme)
            self.window = RulesWindow(rules(), pictures, lambda: RulePictures(LIGHT), self._parent)
        self.window.open_place(place or self._present())
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def show_reference(self) -> None:
        """Show the rules on one sheet, to be printed."""
        from indonesia_qt.ui.games.indonesia.rules.quick_reference import ReferenceDialog

        sheet = ReferenceDialog(self._parent.commands, self._parent)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.show()

    def _present(self) -> str:
        """The place of what is asked."""
        if self.table is None:
            return BEGINNING
        asked = self.table.history.asked
        return self.table.context.questions[type(asked)].rule if asked else END

    def _refresh(self) -> None:
        """Another look takes another window, at the same chapter."""
        if self.window is None:
            return
        before, self.window = self.window, None
        if before.isVisible() and before.page.chapter:
            self.show(before.page.chapter.name)
        before.close()
        before.deleteLater()
