"""The board as tables that can be sorted and searched: everything that the map shows, without the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.ui.indonesia.board_sheets import Row, Sheet
from indonesia_qt.wording import tr

RAW = Qt.ItemDataRole.UserRole
"""The value of a cell by which rows are sorted."""
WIDEST, ROOM = 24, 9
"""The widest column at first, in letters, and the pixels that a row is higher than its text."""
CHOICES = 0
"""The table of what can be chosen now."""
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class SheetModel(QAbstractTableModel):
    """The rows of a sheet."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = Sheet("", (), ())

    def show_sheet(self, sheet: Sheet) -> None:
        """Show another sheet."""
        if sheet != self.sheet:
            self.beginResetModel()
            self.sheet = sheet
            self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.sheet.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(self.sheet.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell, or its value."""
        cell = self.sheet.rows[index.row()].cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(cell)
        return cell if role == RAW else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The name of a column."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return self.sheet.columns[section]


class SheetView(QTableView):
    """A sheet that can be sorted by a click on a column and searched."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = SheetModel()
        self.found = QSortFilterProxyModel(self)
        self.found.setSourceModel(self.rows)
        self.found.setSortRole(RAW)
        self.found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.found.setFilterKeyColumn(-1)
        self.setModel(self.found)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROOM)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.horizontalHeader().setAccessibleName(tr("Columns"))
        self.verticalHeader().setAccessibleName(tr("Rows"))
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def show_sheet(self, sheet: Sheet) -> None:
        """Show a sheet; the row about the same place stays chosen, and the columns as wide as they are."""
        is_new, place = not self.rows.sheet.columns, self.place()
        self.rows.show_sheet(sheet)
        self.setAccessibleName(sheet.name)
        if is_new:
            self._fit_columns()
        if place:
            self.choose(place)

    def _fit_columns(self) -> None:
        """Give columns the width of their content, and long ones a little less, so that more of them are seen."""
        self.resizeColumnsToContents()
        most = WIDEST * self.fontMetrics().averageCharWidth()
        for column in range(self.found.columnCount()):
            self.setColumnWidth(column, min(most, self.columnWidth(column)))

    def row(self) -> Row | None:
        """The chosen row."""
        chosen = self.selectionModel().selectedRows()
        return self.rows.sheet.rows[self.found.mapToSource(chosen[0]).row()] if chosen else None

    def place(self) -> str:
        """The place that the chosen row is about; empty when there is none."""
        row = self.row()
        return row.place if row else ""

    def choose(self, place: str) -> None:
        """Choose the first row about a place."""
        for n, row in enumerate(self.rows.sheet.rows):
            if row.place == place:
                flags = QItemSelectionModel.SelectionFlag
                index = self.found.mapFromSource(self.rows.index(n, 0))
                self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
                return


class BoardTable(QWidget):
    """All sheets behind tabs, a field to search them, and a button for the chosen row.

    `place_shown` carries a place that is to be shown on the board, `place_chosen` one that answers the present
    question. `wanted` says that the tables can be seen and need their content.
    """

    place_shown = Signal(str)
    place_chosen = Signal(str)
    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search the table"))
        self.search.setAccessibleName(tr("Search the table"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(tr("Board as a table"))
        self.tabs.currentChanged.connect(self._show_button)
        self.button = QPushButton(tr("Show on the map"), autoDefault=False)
        self.button.clicked.connect(self._take)
        line = QHBoxLayout()
        line.addWidget(self.search, 1)
        line.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.tabs, 1)
        layout.addLayout(line)
        self.views: list[SheetView] = []
        self.setFocusProxy(self.tabs)

    def show_sheets(self, sheets: Sequence[Sheet]) -> None:
        """Show these tables."""
        for n, sheet in enumerate(sheets):
            if n == len(self.views):
                view = SheetView()
                view.activated.connect(self._take)
                view.selectionModel().selectionChanged.connect(self._show_button)
                self.views.append(view)
                self.tabs.addTab(view, sheet.name)
            self.views[n].show_sheet(sheet)
        self.tabs.setTabText(CHOICES, f"{sheets[CHOICES].name} ({len(sheets[CHOICES].rows)})")
        self._show_button()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for the content."""
        super().showEvent(event)
        self.wanted.emit()

    def _search(self, text: str) -> None:
        for view in self.views:
            view.found.setFilterFixedString(text)

    def _show_button(self) -> None:
        if self.views:
            chooses = self.tabs.currentIndex() == CHOICES
            self.button.setText(tr("Choose") if chooses else tr("Show on the map"))
            self.button.setEnabled(bool(self.views[self.tabs.currentIndex()].place()))

    def _take(self) -> None:
        """Choose the place of the chosen row, or show it."""
        place = self.views[self.tabs.currentIndex()].place()
        if place:
            (self.place_chosen if self.tabs.currentIndex() == CHOICES else self.place_shown).emit(place)
