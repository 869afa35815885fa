"""The sheet of all keys: those of the commands as they are now, and those that the board always has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.settings.commands import Commands, in_words
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label

Fixed = Mapping[str, Sequence[tuple[str, str]]]
FIXED: Fixed = {
    phrase("On the board"): (
        (phrase("Next or previous place to choose"), phrase("Tab, Shift+Tab")),
        (phrase("Next area in a direction"), phrase("Arrow keys")),
        (phrase("Choose the area"), phrase("Enter or Space")),
        (phrase("Menu of the area"), phrase("Menu or Shift+F10")),
        (phrase("Pin the area's card, or let it go"), "P"),
        (phrase("Zoom"), phrase("+ and \N{MINUS SIGN}")),
        (phrase("Whole board"), phrase("F or 0")),
        (phrase("The places to choose, as large as they fit"), "Z"),
        (phrase("The bare map"), phrase("Hold H")),
        (phrase("End what moves"), phrase("Esc")),
        (phrase("Move the board"), phrase("Hold Space and drag")),
    ),
    phrase("In panels"): (
        (phrase("Next or previous field"), phrase("Tab, Shift+Tab")),
        (phrase("Press the main button"), phrase("Enter")),
        (phrase("Press another button"), phrase("Space")),
    ),
}
"""Keys that are no commands and can't be changed."""


class ShortcutSheet(QDialog):
    """Lists the commands that have keys, and other keys: under headings, what each does and how it is called."""

    def __init__(self, commands: Commands, parent: QWidget, fixed: Fixed = FIXED) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setHorizontalSpacing(scaled(28))
        grid.setColumnStretch(0, 1)
        for group, lines in (*_commands(commands), *_fixed(fixed)):
            title = Label(group)
            title.setProperty("role", "heading")
            grid.addWidget(title, grid.rowCount(), 0, 1, 2)
            for name, keys in lines:
                row = grid.rowCount()
                grid.addWidget(Label(name), row, 0)
                key = Label(keys)
                key.setProperty("role", "strong")
                grid.addWidget(key, row, 1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setWidget(page)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumWidth(page.sizeHint().width() + scroll.verticalScrollBar().sizeHint().width())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(scroll)
        layout.addWidget(buttons)
        self.resize(scroll.minimumWidth() + 40, min(640, parent.height() - 40))


def _fixed(fixed: Fixed) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    for group, lines in fixed.items():
        yield tr(group), [(tr(name), tr(keys)) for name, keys in lines]


def _commands(commands: Commands) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    for group, ids in commands.by_group():
        lines = [(commands.name(id), in_words(commands.keys(id))) for id in ids if commands.keys(id)]
        if lines:
            yield group, lines
