"""The table of outlines that are going to be imported."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCompleter,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.imports.outline_model import (
    ISLANDS,
    KIND,
    NAME,
    PROVINCE,
    REMARK,
    OutlineModel,
    island_choices,
    kind_choices,
)
from indonesia_qt.ui.games.indonesia.editor.entry_editors import ChoiceEditor
from indonesia_qt.ui.style.scaling import scaled

Index = QModelIndex | QPersistentModelIndex
WIDTHS = {NAME: 150, KIND: 80, PROVINCE: 150, ISLANDS: 120}
"""Of the columns, in pixels at 100 %."""


class ImportTable(QTableView):
    """Shows `rows`; `marked` follows when other rows are selected, or another is the current one."""

    marked = Signal()

    def __init__(self, rows: OutlineModel) -> None:
        super().__init__()
        self.rows = rows
        self.setModel(rows)
        self.setAccessibleName(tr("Outlines"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, scaled(width))
        header.setSectionResizeMode(REMARK, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setColumnHidden(ISLANDS, not rows.has_islands())
        self.setItemDelegateForColumn(KIND, ChoiceEditor(kind_choices, self))
        self.setItemDelegateForColumn(ISLANDS, ChoiceEditor(island_choices, self))
        self.setItemDelegateForColumn(PROVINCE, _ProvinceEditor(self))
        self.selectionModel().selectionChanged.connect(self.marked)
        self.selectionModel().currentChanged.connect(self.marked)

    def selected(self) -> list[int]:
        """The rows that are selected."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())


class _ProvinceEditor(QStyledItemDelegate):
    """A line in which names of provinces are completed."""

    def __init__(self, table: ImportTable) -> None:
        super().__init__(table)
        self.rows = table.rows

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002, N802
        """A line of text."""
        field = QLineEdit(parent)
        field.setPlaceholderText(tr("its own"))
        completer = QCompleter(self.rows.provinces(), field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        field.setCompleter(completer)
        return field
