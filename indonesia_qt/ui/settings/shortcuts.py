"""The keys of the commands: the page of the settings that changes them, and the sheet that lists them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QKeySequenceEdit, QLineEdit, QWidget

from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.settings.commands import Commands, KeysTaken, in_words
from indonesia_qt.ui.style.scaling import margins, scaled, within_screen
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button


class CommandRow(QWidget):
    """Shows a command with its first key; a key of another command can be taken from that."""

    def __init__(self, id: str, commands: Commands) -> None:
        super().__init__()
        self.id, self.commands = id, commands
        self._refused = QKeySequence()
        name = Label(commands.name(id), wordWrap=True)
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(tr("Shortcut for {command}", command=commands.name(id)))
        (field,) = self.edit.findChildren(QLineEdit)
        field.setAccessibleName(self.edit.accessibleName())
        prompt = self.fontMetrics().horizontalAdvance(field.placeholderText())
        self.edit.setFixedWidth(max(scaled(190), prompt + scaled(20)))
        name.setBuddy(self.edit)
        self.conflict = Label(role="warning", wordWrap=True)
        self.none = push_button(tr("Clear"), lambda: commands.set_keys(id, []), "small")
        self.none.setAccessibleName(tr("Clear the shortcut for {command}", command=commands.name(id)))
        self.take = push_button(tr("Reassign"), lambda: commands.take(id, self._refused), "small")
        grid = QGridLayout(self)
        grid.setContentsMargins(margins(0, 0, 0, 4))
        grid.setColumnStretch(0, 1)
        grid.addWidget(name, 0, 0)
        grid.addWidget(self.edit, 0, 1)
        grid.addWidget(self.none, 0, 2)
        grid.addWidget(self.conflict, 1, 0)
        grid.addWidget(self.take, 1, 1)
        self.edit.editingFinished.connect(self._edited)
        self.follow()

    def follow(self) -> None:
        """Show the present key."""
        with QSignalBlocker(self.edit):
            self.edit.setKeySequence(next(iter(self.commands.keys(self.id)), QKeySequence()))
        self.none.setEnabled(bool(self.commands.keys(self.id)))
        self.conflict.hide()
        self.take.hide()

    def _edited(self) -> None:
        entered, now = self.edit.keySequence(), self.commands.keys(self.id)
        if entered.isEmpty() or entered in now:
            self.follow()
            return
        try:
            self.commands.set_keys(self.id, [entered, *now[1:]])
        except KeysTaken as taken:
            self.follow()
            self._refused = entered
            self.conflict.setText(str(taken))
            self.conflict.show()
            self.take.show()


class KeyboardPage(QWidget):
    """Shows all commands under the names of their menus."""

    def __init__(self, commands: Commands) -> None:
        super().__init__()
        self.commands = commands
        self._groups: dict[Label, list[CommandRow]] = {}
        for group, ids in commands.by_group():
            self._groups[Label(group, role="heading")] = [CommandRow(id, commands) for id in ids]
        self.rows = [row for rows in self._groups.values() for row in rows]
        copy = QGuiApplication.clipboard().setText
        self.copy = push_button(tr("Copy all shortcuts"), lambda: copy(commands.as_text()))
        groups = (part for title, rows in self._groups.items() for part in (title, *rows))
        self.setLayout(column_of(*groups, row_of(self.copy, 1), 1))
        commands.changed.connect(self._follow)

    def search(self, query: str) -> bool:
        """Show only the commands whose names contain `query`; return whether there are any."""
        page = tr("Keyboard")
        found = [row for row in self.rows if query in folded(f"{page} {self.commands.name(row.id)}")]
        for title, rows in self._groups.items():
            title.setVisible(any(row in found for row in rows))
            for row in rows:
                row.setVisible(row in found)
        return bool(found)

    def restore(self) -> None:
        """Give every command that is shown its usual keys."""
        self.commands.restore([row.id for row in self.rows if not row.isHidden()])

    def _follow(self) -> None:
        for row in self.rows:
            row.follow()


FixedKeys = Mapping[str, Sequence[tuple[str, str]]]
FIXED: FixedKeys = {
    phrase("On the board"): (
        (phrase("Next or previous place you can choose"), phrase("Tab, Shift+Tab")),
        (phrase("Next area in that direction"), phrase("Arrow keys")),
        (phrase("Next or previous area of your own"), phrase("A, Shift+A")),
        (phrase("Next or previous city or building"), phrase("T, Shift+T")),
        (phrase("Say what borders the area"), "I"),
        (phrase("Select the area"), phrase("Enter or Space")),
        (phrase("Open the area menu"), phrase("Menu or Shift+F10")),
        (phrase("Pin or unpin the area card"), "P"),
        (phrase("Zoom"), phrase("+ and \N{MINUS SIGN}")),
        (phrase("Fit the board to the window"), phrase("F or 0")),
        (phrase("Zoom to the places you can choose"), "Z"),
        (phrase("Show the board without pieces"), phrase("Hold H")),
        (phrase("Skip the animation"), phrase("Esc")),
        (phrase("Move the board"), phrase("Hold Space and drag")),
    ),
    phrase("In panels"): (
        (phrase("Next or previous field"), phrase("Tab, Shift+Tab")),
        (phrase("Press the main button"), phrase("Enter")),
        (phrase("Press the focused button"), phrase("Space")),
        (phrase("Sort a table by this column; again, the other way round"), phrase("Alt+Down")),
    ),
}
"""Keys that belong to no command and can't be changed."""


WIDTH, HEIGHT = 560, 640
"""Pixels at 100 % of the sheet."""
ABOVE_HEADING = 10
"""Pixels at 100 %."""


class ShortcutSheet(QDialog):
    """Lists the commands that are offered and have keys, and `fixed` keys, under headings.

    It deletes itself when it is closed.
    """

    def __init__(self, commands: Commands, parent: QWidget, fixed: FixedKeys = FIXED) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        page = QWidget()
        grid = QGridLayout(page)
        grid.setHorizontalSpacing(scaled(28))
        grid.setColumnStretch(0, 1)
        for group, ids in commands.by_group():
            offered = [id for id in ids if commands.actions[id].isVisible()]
            _add_keys(grid, group, [(commands.name(id), in_words(commands.keys(id))) for id in offered])
        for group, lines in fixed.items():
            _add_keys(grid, tr(group), [(tr(name), tr(keys)) for name, keys in lines])
        scroll = VerticalScroll(page, self.windowTitle())
        scroll.setMinimumWidth(page.sizeHint().width() + scroll.verticalScrollBar().sizeHint().width())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.setLayout(column_of(scroll, buttons))
        self.resize(within_screen(self, WIDTH, HEIGHT))


def _add_keys(grid: QGridLayout, group: str, lines: Sequence[tuple[str, str]]) -> None:
    """Add the lines that have keys, below a heading."""
    if any(keys for _, keys in lines):
        above = scaled(ABOVE_HEADING) if grid.count() else 0
        grid.addWidget(Label(group, role="heading", contentsMargins=margins(0, above, 0, 0)), grid.rowCount(), 0, 1, 2)
    for name, keys in lines:
        if keys:
            row = grid.rowCount()
            grid.addWidget(Label(name), row, 0)
            grid.addWidget(Label(keys, role="strong"), row, 1)
