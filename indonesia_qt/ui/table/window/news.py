"""The news of a game: those since the player's turn, how much of them is spoken, and what others mustn't read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.shell.news import NewsMenu
from indonesia_qt.ui.widgets.messages import NEWS, Concern

if TYPE_CHECKING:
    from indonesia_qt.ui.table.game_view import GameView

SPOKEN = {"all": Concern.OTHERS, "concerned": Concern.PLAYER, "own": Concern.OWN}
"""How little news concern a player that are spoken, for each choice in the settings."""


class TableNews(NewsMenu):
    """Brings news of a game back, with commands in `menu`; how much of them is spoken follows the preferences."""

    def __init__(self, menu: QMenu, commands: Commands, preferences: Preferences, window: QWidget) -> None:
        super().__init__(menu, commands, window)
        self._preferences = preferences
        self._table: GameView | None = None
        preferences.changed.connect(self._prefer)
        self._prefer("spoken")

    def add_more(self, menu: QMenu, commands: Commands) -> None:
        """Add the news since the player's turn."""
        commands.add(menu, "news_since_turn", tr("News &since my turn…"), self._show_since_turn, "Shift+F3")

    def follow(self, table: GameView | None) -> None:
        """Keep the news of another game from now on, or of none; those of the game before are forgotten."""
        self._table = table
        NEWS.pieces.clear()
        if table is not None:
            table.decision.answered.connect(partial(self._forget_secrets, table))

    def _prefer(self, key: str) -> None:
        if key == "spoken":
            NEWS.spoken = SPOKEN[str(self._preferences.value(key))]

    def _forget_secrets(self, table: GameView) -> None:
        """Forget what a player was asked and given as hints: the next one at the screen mustn't read it."""
        if table.privacy.way != "off":
            NEWS.forget(Concern.OWN)

    def _show_since_turn(self) -> None:
        """Show what the log says of it, which has also what was skipped."""
        lines = self._table.log.since_turn() if self._table else []
        self.open_list(tr("News since my turn"), lines, 0)
