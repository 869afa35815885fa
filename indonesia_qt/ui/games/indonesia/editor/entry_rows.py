"""Deeds or city cards as the rows of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QIcon

from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry
from indonesia_qt.ui.editor.panels.row_diff import ROOT, change_rows
from indonesia_qt.ui.widgets.plain_text import tip

SORTED_BY = Qt.ItemDataRole.UserRole
"""The role under which a cell has what it is sorted by."""
Entry = DeedEntry | CardEntry
Index = QModelIndex | QPersistentModelIndex
Sign = tuple[QIcon, str]
"""A sign before an entry, and what it says."""


class Column(NamedTuple):
    """What a column is called, and what it tells of an entry.

    `value` is what is edited there, None where nothing can be; `order` is what the rows are sorted by.
    """

    title: str
    text: Callable[[Any], str]
    value: Callable[[Any], Any]
    order: Callable[[Any], Any]
    icon: Callable[[Any], QIcon] | None = None


class EntryRow(NamedTuple):
    """An entry, what each column tells of it, and its sign."""

    entry: Entry
    texts: tuple[str, ...]
    sign: Sign | None


class EntryRows(QAbstractTableModel):
    """Entries in rows. `written` carries an entry, the number of a column, and the value that it is to have there."""

    written = Signal(object, int, object)

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self.columns = columns
        self._rows: list[EntryRow] = []

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is shown."""
        return tuple(row.entry for row in self._rows)

    def show(self, entries: Iterable[Entry], signs: Mapping[str, Sign]) -> None:
        """Show these entries; before some of them stands a sign."""
        fresh = [
            EntryRow(entry, tuple(column.text(entry) for column in self.columns), signs.get(entry.id))
            for entry in entries
        ]
        change_rows(self, self._rows, fresh, lambda row: row.entry.id, len(self.columns))

    def rowCount(self, parent: Index = ROOT) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell tells, in words, as a sign, or as what it is sorted by or edited."""
        column, (entry, texts, sign) = self.columns[index.column()], self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return texts[index.column()]
        if role == Qt.ItemDataRole.EditRole:
            return column.value(entry)
        if role == SORTED_BY:
            return column.order(entry)
        icon, message = sign or (None, texts[index.column()])
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(message)
        if role == Qt.ItemDataRole.DecorationRole:
            return icon if index.column() == 0 else column.icon and column.icon(entry)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Tell that a cell is to have another value; it has it when the map has."""
        entry = self._rows[index.row()].entry
        if role != Qt.ItemDataRole.EditRole or value == self.columns[index.column()].value(entry):
            return False
        self.written.emit(entry, index.column(), value)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Which cells can be edited."""
        found = super().flags(index)
        if self.columns[index.column()].value(self._rows[index.row()].entry) is None:
            return found
        return found | Qt.ItemFlag.ItemIsEditable

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name of a column."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return self.columns[section].title
