"""Opens the rules at the open question, or at the reason why something can't be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from indonesia_qt.files import paths
from indonesia_qt.i18n.text import language
from indonesia_qt.ui.help.rules_book import Book, read_book
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.game_view import GameView

if TYPE_CHECKING:
    from indonesia_qt.ui.help.rules_window import RulesWindow

BEGINNING, END = "goal", "end"
"""The chapters that are shown without a game, and when it is over."""


def rules() -> Book:
    """Return the rules in the language in use, or in English."""
    return read_book(paths.resources() / "rules", language())


class RulesPresenter(QObject):
    """Keeps the window of the rules in the look in use; its modules are loaded only when it is first shown."""

    def __init__(self, parent: MainWindow) -> None:
        super().__init__(parent)
        self._parent, self._appearance = parent, parent.appearance
        self.table: GameView | None = None
        self.window: RulesWindow | None = None
        self._appearance.changed.connect(self._refresh)

    def follow(self, table: GameView) -> None:
        """Open the rules at the open question of this table from now on."""
        self.table = table

    def show(self, place: str) -> None:
        """Show a rule or a chapter in front; an empty place means the chapter of the open question."""
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
        """Show the rules on one sheet that can be printed."""
        from indonesia_qt.ui.games.indonesia.rules.quick_reference import ReferenceDialog

        sheet = ReferenceDialog(self._parent.commands, self._parent)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.show()

    def _present(self) -> str:
        """Return the place of the open question in the rules."""
        if self.table is None:
            return BEGINNING
        asked = self.table.history.asked
        return self.table.context.ui.questions[type(asked)].rule if asked else END

    def _refresh(self) -> None:
        """Replace the window by one in the present look, at the same chapter."""
        if self.window is None:
            return
        before, self.window = self.window, None
        if before.isVisible() and before.page.chapter:
            self.show(before.page.chapter.name)
        before.close()
        before.deleteLater()
