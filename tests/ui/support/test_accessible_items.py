"""What assistive technology finds of widgets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QItemSelectionModel
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QListWidget, QTabWidget, QWidget
from pytestqt.qtbot import QtBot


def labels(box: QComboBox) -> list[str]:
    found = QAccessible.queryAccessibleInterface(box)
    return [one.text(QAccessible.Text.Name) for one, _ in found.relations(QAccessible.RelationFlag.Label)]


def test_a_box_with_a_name_has_a_label(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = QComboBox(window)
    box.setAccessibleName("Style of play")
    assert labels(box) == ["Style of play"]
    assert labels(box) == ["Style of play"], "one is enough"


def test_a_box_gets_its_label_when_it_has_its_name(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    box = QComboBox()
    assert labels(box) == []
    box.setParent(window)
    box.setAccessibleName("Style of play")
    QCoreApplication.processEvents()
    assert labels(box) == ["Style of play"]


@pytest.fixture
def rows(qtbot: QtBot) -> QListWidget:
    """A list that a screen reader has found, with its first row chosen."""
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.addItems(["one", "two", "three"])
    rows.setCurrentRow(0)
    assert QAccessible.queryAccessibleInterface(rows)
    QCoreApplication.processEvents()
    return rows


def test_a_row_that_a_screen_reader_selects_becomes_the_current_one(rows: QListWidget, qtbot: QtBot) -> None:
    current = list[int]()
    rows.currentRowChanged.connect(current.append)
    rows.selectionModel().select(rows.indexFromItem(rows.item(2)), QItemSelectionModel.SelectionFlag.ClearAndSelect)
    qtbot.waitUntil(lambda: current == [2])
    rows.clearSelection()
    rows.setCurrentRow(1)
    QCoreApplication.processEvents()
    assert current == [2, 1], "once"


def test_of_several_selected_rows_any_may_be_the_current_one(qtbot: QtBot) -> None:
    rows = QListWidget(selectionMode=QListWidget.SelectionMode.ExtendedSelection)
    qtbot.addWidget(rows)
    rows.addItems(["one", "two", "three"])
    assert QAccessible.queryAccessibleInterface(rows)
    QCoreApplication.processEvents()
    rows.item(2).setSelected(True)
    QCoreApplication.processEvents()
    assert rows.currentRow() == -1


def test_pages_leave_the_keyboard_to_their_tabs(qtbot: QtBot) -> None:
    pages = QTabWidget()
    qtbot.addWidget(pages)
    pages.addTab(QWidget(), "Plan")
    pages.show()
    read = QAccessible.queryAccessibleInterface(pages)
    assert not read.state().focusable
    assert QAccessible.queryAccessibleInterface(pages.tabBar()).state().focusable
