"""Opens the rules at the open question, or at the reason why something can't be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from indonesia_qt.games import DEFAULT_GAME
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.commands import Commands, plain
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.game_rules import GameRules
from indonesia_qt.ui.table.game_ui import GameUi, game_ui

if TYPE_CHECKING:
    from indonesia_qt.ui.help.rules_window import RulesWindow
    from indonesia_qt.ui.table.game_view import GameView


class RulesPresenter(QObject):
    """Keeps the window of the rules in the look in use; its modules are loaded only when it is first shown."""

    def __init__(
        self, parent: QWidget, appearance: Appearance, commands: Commands, show_refusal: Callable[[str], object]
    ) -> None:
        """`parent` is the window for which the rules are shown, and `commands` are those that it has."""
        super().__init__(parent)
        self._parent, self._appearance, self._commands = parent, appearance, commands
        self._show_refusal = show_refusal
        self.table: GameView | None = None
        self.window: RulesWindow | None = None
        self._shown: GameRules | None = None
        self._appearance.changed.connect(self._refresh)

    def follow(self, table: GameView | None) -> None:
        """Open the rules of this table's game at its open question from now on; None is for no table."""
        self.table = table

    @property
    def _ui(self) -> GameUi:
        """What the window shows of the game at the table, or of the usual one."""
        return self.table.context.ui if self.table else game_ui(DEFAULT_GAME)

    def show(self, place: str) -> None:
        """Show a rule or a chapter in front; an empty place means the chapter of the open question."""
        self._show_rules(self._ui, place)

    def show_chapter(self, game: str, chapter: str) -> None:
        """Show a chapter of the rules of the game with this id in front."""
        self._show_rules(game_ui(game), chapter)

    def show_reference(self) -> None:
        """Show the rules on one sheet that can be printed."""
        rules = self._ui.rules
        sheet = rules.reference(self._commands, self._parent) if rules else None
        if sheet is None:
            self._show_refusal(tr("There’s no quick reference for {game}.", game=self._ui.game.title))
        else:
            sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            sheet.show()

    def _show_rules(self, ui: GameUi, place: str) -> None:
        if ui.rules is None:
            self._show_refusal(tr("There’s no rule book for {game}.", game=ui.game.title))
        else:
            self._show(ui.game.title, ui.rules, place or self._present(ui.rules))

    def _present(self, rules: GameRules) -> str:
        """Return the place of the open question in the rules."""
        if self.table is None or self.table.context.ui.rules is not rules:
            return rules.beginning
        asked = self.table.history.asked
        return self.table.context.ui.questions[type(asked)].rule if asked else rules.end

    def _show(self, game: str, rules: GameRules, place: str) -> None:
        from indonesia_qt.ui.help.rules_window import RulesWindow

        if rules is not self._shown:
            self._close()
        if self.window is None:
            pictures = rules.pictures(self._appearance.theme)
            self.window = RulesWindow(game, rules.book(), pictures, lambda: rules.pictures(LIGHT), self._parent)
            self.window.guide_requested.connect(self._show_page)
            self._shown = rules
        # A refusal that is still shown may name a rule of the game before.
        self.window.open_place(place if place in self.window.book.passages else self._present(rules))
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def _show_page(self, page: str) -> None:
        """Show a page of the documentation, to which the rules link."""
        from indonesia_qt.ui.help.guide import show_guide

        title = plain(tr("&Documentation"))
        show_guide(page, title, self._parent, self.show_chapter).open_page(page)

    def _refresh(self) -> None:
        """Replace the window by one in the present look, at the same chapter."""
        before, rules = self.window, self._shown
        if before is None or rules is None:
            return
        chapter = before.page.chapter if before.isVisible() else None
        self._close()
        if chapter:
            self._show(before.game, rules, chapter.name)

    def _close(self) -> None:
        """Close the window."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None
