"""Tables are sorted with keys and the context menu, too, and a screen reader is told how."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.item_views import Sorting
from tests.ui.app.test_announcements import Ear, ear

assert ear
Key, ALT = Qt.Key, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def table(qtbot: QtBot) -> QTableView:
    """A table of three cities with their sizes, and the keyboard on the first."""
    model = QStandardItemModel()
    model.setHorizontalHeaderLabels(["City", "Size"])
    for city, size in (("Bali", "2"), ("Aceh", "3"), ("Jambi", "1")):
        model.appendRow([QStandardItem(city), QStandardItem(size)])
    table = QTableView()
    qtbot.addWidget(table)
    found = QSortFilterProxyModel(table)
    model.setParent(found)
    found.setSourceModel(model)
    table.setModel(found)
    Sorting(table)
    table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    with qtbot.waitExposed(table):
        table.show()
    table.setFocus()
    table.setCurrentIndex(found.index(0, 0))
    return table


def cities(table: QTableView) -> list[str]:
    """The cities from top to bottom."""
    return [table.model().index(row, 0).data() for row in range(table.model().rowCount())]


def test_a_key_sorts_by_the_column_of_the_cell_and_again_the_other_way_round(table: QTableView, ear: Ear) -> None:
    QTest.keyClick(table, Key.Key_Down, ALT)
    assert cities(table) == ["Aceh", "Bali", "Jambi"]
    assert table.currentIndex().data() == "Bali", "the keyboard stays on its row"
    QTest.keyClick(table, Key.Key_Down, ALT)
    assert cities(table) == ["Jambi", "Bali", "Aceh"]
    QTest.keyClick(table, Key.Key_Right)
    QTest.keyClick(table, Key.Key_Down, ALT)
    assert cities(table) == ["Jambi", "Bali", "Aceh"]
    assert ear.at_once == ["Sorted by City, ascending", "Sorted by City, descending", "Sorted by Size, ascending"]


def test_the_context_menu_offers_to_sort(table: QTableView) -> None:
    assert table.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
    assert [action.text() for action in table.actions()] == ["Sort by this column"]
