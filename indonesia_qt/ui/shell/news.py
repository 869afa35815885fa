"""What was announced, to be read later: in a list that takes the keyboard, or spoken once more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QListWidgetItem, QMenu, QWidget

from indonesia_qt.i18n.text import aloud, tr
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.support.accessible_items import announce_current
from indonesia_qt.ui.widgets.item_views import show_sentences
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.messages import NEWS, speak

WIDTH, HEIGHT = 560, 420
"""Pixels of the dialog at 100 %."""
GAP = 2
"""Pixels at 100 % around each sentence, more than between its lines."""


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
    """Brings news back, with commands in `menu`; the ids of these begin with `of`."""

    def __init__(self, menu: QMenu, commands: Commands, window: QWidget, of: str = "") -> None:
        super().__init__(menu)
        self._window = window
        commands.add(menu, f"{of}news", tr("&News…"), self._show_news, "F3")
        self.add_more(menu, commands)
        commands.add(menu, f"{of}repeat_news", tr("Repeat the l&ast news"), self._repeat, "F4")

    def add_more(self, menu: QMenu, commands: Commands) -> None:
        """Add what else is offered of news, between the two commands."""

    def open_list(self, title: str, sentences: Sequence[str], row: int) -> None:
        """Show a list of sentences, with the keyboard on the one in a `row`."""
        NewsDialog(title, sentences or [tr("There’s no news yet.")], max(0, row), self._window).open()

    def _show_news(self) -> None:
        self.open_list(tr("News"), [piece.text for piece in NEWS.pieces], len(NEWS.pieces) - 1)

    def _repeat(self) -> None:
        speak(self._window, NEWS.last_spoken or tr("There’s no news yet."), at_once=True)
