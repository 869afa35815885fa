"""The page of the settings on which commands get other keys."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QKeySequenceEdit, QPushButton, QVBoxLayout, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.commands import Commands, KeysTaken
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label


class CommandRow(QWidget):
    """A command and its first key; a key that belongs to another command can be taken from it."""

    def __init__(self, id: str, commands: Commands) -> None:
        super().__init__()
        self.id, self.commands = id, commands
        self._wanted = QKeySequence()
        name = Label(commands.name(id))
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(tr("Key of {command}", command=commands.name(id)))
        self.edit.setFixedWidth(scaled(190))
        name.setBuddy(self.edit)
        self.conflict = Label(wordWrap=True)
        self.conflict.setProperty("role", "warning")
        self.none = QPushButton(tr("None", "no key"), autoDefault=False)
        self.none.setProperty("role", "small")
        self.none.setAccessibleName(tr("No key for {command}", command=commands.name(id)))
        self.none.clicked.connect(lambda: commands.set_keys(id, []))
        self.take = QPushButton(tr("Use it here"), autoDefault=False)
        self.take.setProperty("role", "small")
        self.take.clicked.connect(lambda: commands.take(id, self._wanted))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, scaled(4))
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
        self.edit.blockSignals(True)
        self.edit.setKeySequence(next(iter(self.commands.keys(self.id)), QKeySequence()))
        self.edit.blockSignals(False)
        self.none.setEnabled(bool(self.commands.keys(self.id)))
        self.conflict.hide()
        self.take.hide()

    def _edited(self) -> None:
        wanted, now = self.edit.keySequence(), self.commands.keys(self.id)
        if wanted.isEmpty() or wanted in now:
            self.follow()
            return
        try:
            self.commands.set_keys(self.id, [wanted, *now[1:]])
        except KeysTaken as taken:
            self.follow()
            self._wanted = wanted
            self.conflict.setText(str(taken))
            self.conflict.show()
            self.take.show()


class KeyboardPage(QWidget):
    """All commands under the names of their menus."""

    def __init__(self, commands: Commands) -> None:
        super().__init__()
        self.commands = commands
        self.rows: list[CommandRow] = []
        self._groups: dict[Label, list[CommandRow]] = {}
        layout = QVBoxLayout(self)
        for group, ids in commands.by_group():
            title = Label(group)
            title.setProperty("role", "heading")
            layout.addWidget(title)
            self._groups[title] = [CommandRow(id, commands) for id in ids]
            for row in self._groups[title]:
                layout.addWidget(row)
            self.rows += self._groups[title]
        self.copy = QPushButton(tr("Copy the list of keys"), autoDefault=False)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(commands.as_text()))
        line = QHBoxLayout()
        line.addWidget(self.copy)
        line.addStretch(1)
        layout.addLayout(line)
        layout.addStretch(1)
        commands.changed.connect(self._follow)

    def search(self, wanted: str) -> bool:
        """Show only the commands that have the wanted words; whether there are any."""
        page = tr("Keyboard")
        found = [row for row in self.rows if wanted in f"{page} {self.commands.name(row.id)}".casefold()]
        for title, rows in self._groups.items():
            title.setVisible(any(row in found for row in rows))
            for row in rows:
                row.setVisible(row in found)
        return bool(found)

    def restore(self) -> None:
        """Give every command its usual keys."""
        self.commands.restore()

    def _follow(self) -> None:
        for row in self.rows:
            row.follow()
