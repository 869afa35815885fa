"""A dialog that lists all commands and answers, and finds them by a part of their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.commands import Commands, in_words
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of

LEAPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


PALETTE = "palette"
"""The id of the command that opens it."""


class Choice(NamedTuple):
    """Something that can be done; `keys` stand beside it."""

    text: str
    act: Callable[[], object]
    keys: str = ""


def command_choices(commands: Commands) -> list[Choice]:
    """Return the commands that can be used now, but for the one that opens the palette."""
    return [
        Choice(commands.name(id), action.trigger, in_words(commands.keys(id)))
        for id, action in commands.actions.items()
        if action.isEnabled() and id != PALETTE
    ]


class CommandPalette(QDialog):
    """Lists the answers and choices whose visible texts have the letters typed, the closest first.

    `answers` returns those for the words typed, such as a bid of the amount in them. Enter does the selected one. The
    dialog deletes itself when it is closed.
    """

    def __init__(self, answers: Callable[[str], Sequence[Choice]], choices: Sequence[Choice], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Command palette"))
        self.answers, self.choices = answers, choices
        self.found: list[Choice] = []
        self.field = QLineEdit(placeholderText=tr("Type to search"))
        self.field.setAccessibleName(tr("Search commands"))
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._take)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Commands"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(self._take)
        self.setLayout(column_of(self.field, self.list))
        self.resize(min(scaled(520), parent.width() - 40), min(scaled(420), parent.height() - 40))
        self._search("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move through the list by the arrow keys while the field has the keyboard."""
        is_press = watched is self.field and event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in LEAPS:
            self.list.keyPressEvent(event)
            return True
        return bool(super().eventFilter(watched, event))

    def _search(self, text: str) -> None:
        query = _folded(text)
        listed = [*self.answers(text), *self.choices]
        scored = [(score, place) for place, one in enumerate(listed) if (score := distance(query, one.text)) >= 0]
        self.found = [listed[place] for _, place in sorted(scored)]
        self.list.clear()
        self.list.addItems([f"{choice.text}   {choice.keys}".rstrip() for choice in self.found])
        self.list.setCurrentRow(0)

    def _take(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.accept()
            self.found[row].act()


def distance(query: str, text: str) -> int:
    """Return how far the letters of a query are spread in a text, in their order; -1 when they aren't in it.

    Whole words are nearer than parts of words, and these nearer than scattered letters.

    >>> distance("bali", "Build in Bali 2"), distance("bal", "Build in Bali 2") > 0, distance("x", "Bali")
    (0, True, -1)
    """
    text, spread, at = _folded(text), 0, 0
    if not query or f" {query} " in f" {text} ":
        return 0
    if query in text:
        return 1 + text.index(query)
    for letter in query:
        found = text.find(letter, at)
        if found < 0:
            return -1
        spread += found - at
        at = found + 1
    return len(text) + spread


def _folded(text: str) -> str:
    """Return a text in small letters with single spaces, also where it has no-break spaces."""
    return " ".join(text.casefold().split())
