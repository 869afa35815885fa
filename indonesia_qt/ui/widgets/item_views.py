"""Tables and lists that look alike."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QTreeWidget


def flat_tree(name: str, *titles: str) -> QTreeWidget:
    """Return a list with columns of these titles, the first of which has the room that the others leave."""
    found = QTreeWidget()
    found.setAccessibleName(name)
    found.setRootIsDecorated(False)
    found.setUniformRowHeights(True)
    found.setHeaderLabels(titles)
    found.header().setStretchLastSection(False)
    found.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    found.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return found


def show_rows(table: QTableView, name: str) -> None:
    """Let a table be a list of rows: without a grid and numbers, each selected as a whole."""
    table.setAccessibleName(name)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
