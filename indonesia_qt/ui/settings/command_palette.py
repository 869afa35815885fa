"""A dialog that lists what can be done, in groups, and finds it by words that are shown there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import clauses, tr
from indonesia_qt.ui.settings.commands import Commands, in_words
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.support.accessible_items import ListRows, announce_focus, describe
from indonesia_qt.ui.support.listeners import misses_announcements
from indonesia_qt.ui.widgets.item_models import Index
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.messages import speak
from indonesia_qt.ui.widgets.plain_text import Label

LEAPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
WIDTH, HEIGHT = 640, 460
"""Pixels of the dialog at 100 %."""

PALETTE = "palette"
"""The id of the command that opens it."""


class Choice(NamedTuple):
    """Something that can be done; `keys` are shown beside it, and `note` below it."""

    text: str
    act: Callable[[], object]
    keys: str = ""
    note: str = ""


class Group(NamedTuple):
    """Choices under a heading."""

    title: str
    choices: Sequence[Choice]


def command_choices(commands: Commands) -> list[Choice]:
    """Return the commands that can be used now, but for the one that opens the palette."""
    return [
        Choice(commands.name(id), action.trigger, in_words(commands.keys(id)))
        for id, action in commands.actions.items()
        if action.isEnabled() and id != PALETTE
    ]


class Match(NamedTuple):
    """How well a text matches: whole words are better than parts of words, and these than scattered letters."""

    kind: int
    spread: int


WORDS, PARTS, LETTERS = range(3)
"""The kinds of matches."""


def match(query: str, text: str) -> Match | None:
    """Return how well the words of a query match a text; None when they don't.

    >>> match("bali", "Build in Bali 2") < match("bal", "Build in Bali 2") < match("bdb", "Build in Bali 2")
    True
    >>> match("2 bali", "Build in Bâli 2").kind == WORDS, match("x", "Bali")
    (True, None)
    """
    query, text = _searched(query), _searched(text)
    words, padded = query.split(), f" {text} "
    if all(f" {word} " in padded for word in words):
        return Match(WORDS, 0 if query == text else 1 if f" {query} " in padded else 2)
    if all(word in text for word in words):
        return Match(PARTS, sum(map(text.index, words)))
    spread = at = 0
    for letter in query.replace(" ", ""):
        found = text.find(letter, at)
        if found < 0:
            return None
        spread += found - at
        at = found + 1
    return Match(LETTERS, spread)


def _searched(text: str) -> str:
    """Return a text for searching, with single spaces and without the commas in figures."""
    return " ".join(re.sub(r"(?<=\d),(?=\d{3})", "", folded(text)).split())


def found_in(groups: Iterable[Group], typed: str) -> list[Group]:
    """Return the choices whose texts match, the best first, in their groups.

    Groups keep their order among those with equally good matches. Scattered letters count only where nothing else does.
    """
    if not typed.strip():
        return [group for group in groups if group.choices]
    matches = [
        (group.title, [(found, choice) for choice in group.choices if (found := match(typed, choice.text))])
        for group in groups
    ]
    best = min((found.kind for _, choices in matches for found, _ in choices), default=LETTERS)
    kept = [
        (title, sorted((one for one in choices if best == LETTERS or one[0].kind < LETTERS), key=lambda one: one[0]))
        for title, choices in matches
    ]
    listed = sorted((one for one in kept if one[1]), key=lambda one: one[1][0][0].kind)
    return [Group(title, [choice for _, choice in choices]) for title, choices in listed]


KEYS, NOTE, IS_HEADING = (Qt.ItemDataRole.UserRole + n for n in range(3))
MARGIN, GAP = 6, 12
"""Pixels at 100 % around an entry, and between its text and its keys."""


class _Choices(QListWidget):
    """The list of headings and choices."""


describe(_Choices, ListRows)


class _EntryDelegate(QStyledItemDelegate):
    """Draws a heading, or an entry with its keys at the right and its note below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the lines."""
        lines = 2 if index.data(NOTE) else 1
        return QSize(0, lines * QFontMetrics(option.font).lineSpacing() + 2 * scaled(MARGIN))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the entry."""
        text, keys, note = str(index.data()), str(index.data(KEYS) or ""), str(index.data(NOTE) or "")
        self.initStyleOption(option, index)
        option.text = ""
        view, state, palette = option.widget, option.state, option.palette
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, view)
        edge = scaled(MARGIN)
        box: QRect = option.rect.adjusted(edge, edge, -edge, -edge)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        plain = palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        # The palette of a list with a style sheet has its own, faint colour for this.
        quiet = plain if chosen else QApplication.palette().color(QPalette.ColorRole.PlaceholderText)
        font = QFont(option.font)
        painter.save()
        if index.data(IS_HEADING):
            font.setWeight(QFont.Weight.DemiBold)
            plain = quiet
        painter.setFont(font)
        metrics = QFontMetrics(font)
        line = metrics.lineSpacing()
        painter.setPen(quiet)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, keys)
        below = metrics.elidedText(note, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box.adjusted(0, line, 0, line), Qt.AlignmentFlag.AlignLeft, below)
        taken = metrics.horizontalAdvance(keys) + scaled(GAP) if keys else 0
        painter.setPen(plain)
        painter.drawText(
            box,
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
            metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width() - taken),
        )
        painter.restore()


class CommandPalette(QDialog):
    """Lists choices in groups; typed words leave those that contain them, Enter or a click does one.

    `groups` returns what there is for the words typed, which may name amounts that aren't listed otherwise; `prompt` is
    shown in the field while it is empty. The arrow keys move through the list while the field has the keyboard. The
    dialog deletes itself when it is closed.
    """

    def __init__(self, title: str, prompt: str, groups: Callable[[str], Iterable[Group]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._groups = groups
        self._rows: list[Choice | None] = []
        self.field = QLineEdit(placeholderText=prompt, clearButtonEnabled=True)
        self.field.setAccessibleName(title)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._take)
        self.field.installEventFilter(self)
        self.list = _Choices()
        self.list.setAccessibleName(tr("Choices"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setItemDelegate(_EntryDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._take)
        self.list.currentItemChanged.connect(self._speak)
        self.nothing = Label(tr("Nothing found."), role="quiet", alignment=Qt.AlignmentFlag.AlignCenter)
        self.setLayout(column_of(self.field, (self.list, 1), (self.nothing, 1)))
        self.resize(within_screen(self, WIDTH, HEIGHT).boundedTo(parent.size() - QSize(40, 40)))
        self._search("")
        self.field.setFocus()

    @property
    def listed(self) -> list[Group]:
        """What is listed now."""
        return self._listed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move through the list by the arrow keys while the field has the keyboard."""
        is_press = watched is self.field and event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in LEAPS:
            self.list.keyPressEvent(event)
            return True
        return bool(super().eventFilter(watched, event))

    def _search(self, typed: str) -> None:
        self._listed = found_in(self._groups(typed), typed)
        self._rows = []
        self.list.clear()
        for title, choices in self._listed:
            self._add(title)
            for choice in choices:
                self._add(choice.text, choice)
        self.list.setVisible(bool(self._rows))
        self.nothing.setVisible(not self._rows)
        if self._rows:
            self.list.setCurrentRow(1)
            self.list.scrollToTop()

    def _add(self, text: str, choice: Choice | None = None) -> None:
        item = QListWidgetItem(text)
        if choice is None:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setData(IS_HEADING, True)
        else:
            item.setData(KEYS, choice.keys)
            item.setData(NOTE, choice.note)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, clauses(text, choice.note, choice.keys))
        self._rows.append(choice)
        self.list.addItem(item)

    def _speak(self, item: QListWidgetItem | None) -> None:
        """Have a screen reader read the selected choice: the keyboard stays in the field."""
        if item is None:
            return
        if misses_announcements():
            announce_focus(self.list, self.list.row(item))
        else:
            speak(self.list, str(item.data(Qt.ItemDataRole.AccessibleTextRole)))

    def _take(self) -> None:
        choice = self._rows[self.list.currentRow()] if self._rows else None
        if choice is not None:
            self.accept()
            choice.act()
