"""The board as tables that can be sorted and searched: everything that the map shows, without the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QItemSelectionModel, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLineEdit, QTableView, QTabWidget, QWidget

from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import margins
from indonesia_qt.ui.table.board.board_ui import BoardRow, BoardSheet
from indonesia_qt.ui.widgets.disabled_click import DisabledClickFilter
from indonesia_qt.ui.widgets.item_models import ROOT, Index
from indonesia_qt.ui.widgets.item_views import Sorting
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import push_button

RAW, SOUGHT = (Qt.ItemDataRole.UserRole + number for number in range(2))
"""The value of a cell by which rows are sorted, and the text by which a search finds them."""
WIDEST, ROOM = 24, 9
"""The widest column at first, in letters, and the pixels that a row is higher than its text."""
CHOICES = 0
"""The number of the table of answers that can be chosen now."""


class SheetModel(QAbstractTableModel):
    """The rows of a sheet."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = BoardSheet("", (), ())

    def show_sheet(self, sheet: BoardSheet) -> None:
        """Show another sheet."""
        if sheet != self.sheet:
            self.beginResetModel()
            self.sheet = sheet
            self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.sheet.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.sheet.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a cell, for the role `RAW` its value, and for `SOUGHT` what a search finds it by."""
        cell = self.sheet.rows[index.row()].cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(cell)
        if role == SOUGHT:
            return folded(str(cell))
        if role == RAW:  # a number comes before letters only after an ordinary space
            return cell.replace("\N{NO-BREAK SPACE}", " ") if isinstance(cell, str) else cell
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of a column."""
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
        self.found.setSortLocaleAware(True)
        self.found.setFilterRole(SOUGHT)
        self.found.setFilterKeyColumn(-1)
        self.setModel(self.found)
        Sorting(self)
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

    def show_sheet(self, sheet: BoardSheet) -> None:
        """Show a sheet; the row about the same answer and place stays chosen, and the columns as wide as they are."""
        is_new, before = not self.rows.sheet.columns, self.row()
        self.rows.show_sheet(sheet)
        self.setAccessibleName(sheet.name)
        if is_new:
            self.resizeColumnsToContents()
            # long columns get a little less than their content needs, so that more of them are seen
            most = WIDEST * self.fontMetrics().averageCharWidth()
            for column in range(self.found.columnCount()):
                self.setColumnWidth(column, min(most, self.columnWidth(column)))
        if before:
            self.choose(lambda row: (row.answer, row.place) == (before.answer, before.place))

    def row(self) -> BoardRow | None:
        """Return the chosen row; None when none is chosen."""
        chosen = self.selectionModel().selectedRows()
        return self.rows.sheet.rows[self.found.mapToSource(chosen[0]).row()] if chosen else None

    def choose(self, fits: Callable[[BoardRow], bool]) -> None:
        """Choose the first row that fits."""
        for n, row in enumerate(self.rows.sheet.rows):
            if fits(row):
                flags = QItemSelectionModel.SelectionFlag
                index = self.found.mapFromSource(self.rows.index(n, 0))
                self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
                return


class BoardTable(QWidget):
    """All sheets behind tabs, a field to search them, and a button for the chosen row.

    - `place_shown`: a place to show on the board
    - `answered`: the answer of a row to the open question
    - `content_requested`: the tables need their content: they can be seen, or the search has changed, which may be an
      amount that isn't listed
    - `refused`: why there is nothing to do
    """

    place_shown = Signal(str)
    answered = Signal(object)
    content_requested = Signal()
    refused = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.search = QLineEdit(placeholderText=tr("Search table"), clearButtonEnabled=True)
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.textChanged.connect(self._search)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(tr("Board as table"))
        self.tabs.currentChanged.connect(self._show_button)
        self.button = push_button(tr("Show on the board"), self._take)
        DisabledClickFilter(self.button, self._why_not).refused.connect(self.refused)
        search = row_of((self.search, 1), self.button)
        self.setLayout(column_of((self.tabs, 1), search, contentsMargins=margins(8, 8, 8, 8)))
        self.views: list[SheetView] = []
        self.setFocusProxy(self.tabs)

    def show_sheets(self, sheets: Sequence[BoardSheet]) -> None:
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
        self.content_requested.emit()

    def _search(self, text: str) -> None:
        for view in self.views[CHOICES + 1 :]:
            view.found.setFilterFixedString(folded(text))
        self.content_requested.emit()

    def _show_button(self) -> None:
        if not self.views:
            return
        row, chooses = self._row, self.tabs.currentIndex() == CHOICES
        answer = str(row.cells[0]) if row else tr("Choose a move")
        self.button.setText(answer if chooses else tr("Show on the board"))
        self.button.setEnabled(row is not None and bool(row.answer or row.place))

    @property
    def _row(self) -> BoardRow | None:
        """The row that is chosen in the table that is seen."""
        return self.views[self.tabs.currentIndex()].row() if self.views else None

    def _why_not(self) -> str:
        return tr("Select a row first.")

    def _take(self) -> None:
        """Give the answer of the chosen row, or show its place."""
        row = self._row
        if row is not None and row.answer is not None:
            self.answered.emit(row.answer)
        elif row is not None and row.place:
            self.place_shown.emit(row.place)
