"""What was announced, to be read later: in a list that takes the keyboard, or spoken once more."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QMenu, QWidget

from indonesia_qt.i18n.text import aloud, tr
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.support.accessible_items import announce_current
from indonesia_qt.ui.widgets.item_views import show_sentences
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.messages import NEWS, Concern, speak

if TYPE_CHECKING:
    from indonesia_qt.ui.table.game_view import GameView

WIDTH, HEIGHT = 560, 420
"""Pixels of the dialog at 100 %."""
GAP = 2
"""Pixels at 100 % around each sentence, more than between its lines."""
SPOKEN = {"all": Concern.OTHERS, "concerned": Concern.PLAYER, "own": Concern.OWN}
"""How little news concern a player that are spoken, for each choice in the settings."""


class NewsList(QListWidget):
    """Lists sentences; when the keyboard comes, a screen reader reads the current one, not only the list's name."""

    def __init__(self, name: str, sentences: Sequence[str]) -> None:
        super().__init__()
        show_sentences(self, name)
        self.setSpacing(scaled(GAP))
        for sentence in sentences:
            item = QListWidgetItem(sentence)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, aloud(sentence))
            self.addItem(item)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that the keyboard is on the current sentence."""
        super().focusInEvent(event)
        self.scrollTo(self.currentIndex())
        announce_current(self)


class NewsDialog(QDialog):
    """Shows a list of sentences, with the keyboard on the one in a `row`; deletes itself when it is closed."""

    def __init__(self, title: str, sentences: Sequence[str], row: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.list = NewsList(title, sentences)
        self.list.setCurrentRow(row)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.setLayout(column_of((self.list, 1), buttons))
        self.resize(within_screen(self, WIDTH, HEIGHT))
        self.list.setFocus()


class NewsMenu(QObject):
    """Brings news back, with commands in `menu`; how much of them is spoken follows the preferences."""

    def __init__(self, menu: QMenu, commands: Commands, preferences: Preferences, window: QWidget) -> None:
        super().__init__(menu)
        self._preferences, self._window = preferences, window
        self._table: GameView | None = None
        commands.add(menu, "news", tr("&News…"), self._show_news, "F3")
        commands.add(menu, "news_since_turn", tr("News &since my turn…"), self._show_since_turn, "Shift+F3")
        commands.add(menu, "repeat_news", tr("Repeat the l&ast news"), self._repeat, "F4")
        preferences.changed.connect(self._prefer)
        self._prefer("spoken")

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

    def _show_news(self) -> None:
        self._open(tr("News"), [piece.text for piece in NEWS.pieces], len(NEWS.pieces) - 1)

    def _show_since_turn(self) -> None:
        """Show what the log says of it, which has also what was skipped."""
        lines = self._table.log.since_turn() if self._table else []
        self._open(tr("News since my turn"), lines, 0)

    def _open(self, title: str, sentences: Sequence[str], row: int) -> None:
        NewsDialog(title, sentences or [tr("There’s no news yet.")], max(0, row), self._window).open()

    def _repeat(self) -> None:
        speak(self._window, NEWS.last_spoken or tr("There’s no news yet."), at_once=True)
