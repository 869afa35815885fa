"""Links as a table of areas by areas."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.board.adjacency import PairStatus, pair, status_of
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.links.matrix_dialog import MatrixDialog
from tests.ui.editor.hand import LEFT, Hand

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def dialog(hand: Hand) -> MatrixDialog:
    hand.window.commands.actions["links_table"].trigger()
    QApplication.processEvents()
    (found,) = hand.window.findChildren(MatrixDialog)
    assert found.isVisible()
    return found


def tie(hand: Hand, a: str, b: str) -> PairStatus:
    return status_of(hand.document.draft.board, pair(a, b))


def cell(dialog: MatrixDialog, row: str, column: str) -> QModelIndex:
    """The cell of two areas, by their names."""
    matrix = dialog.matrix
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    columns = [matrix.headerData(place, across) for place in range(matrix.columnCount())]
    rows = [matrix.headerData(place, down) for place in range(matrix.rowCount())]
    return matrix.index(rows.index(row), columns.index(column))


def click(dialog: MatrixDialog, row: str, column: str) -> None:
    found = cell(dialog, row, column)
    dialog.view.scrollTo(found)
    QTest.mouseClick(dialog.view.viewport(), LEFT, pos=dialog.view.visualRect(found).center())


def test_a_click_and_space_link_and_unlink(hand: Hand, dialog: MatrixDialog, indonesia: Draft) -> None:
    click(dialog, "West Bali", "Bali Sea")
    assert tie(hand, "bali-1", "bali-sea").kind == "forced-off"
    assert dialog.message.text() == (
        "West Bali and Bali Sea are not linked. Not linked by decision; common border: 109.2."
    )
    assert cell(dialog, "Bali Sea", "West Bali").data(SPOKEN) == dialog.message.text()
    QTest.keyClick(dialog.view, Qt.Key.Key_Space)
    assert hand.document.draft.board == indonesia.board
    assert hand.document.undo_stack.count() == 2


def test_an_area_is_not_linked_with_itself(hand: Hand, dialog: MatrixDialog) -> None:
    click(dialog, "Aceh 1", "Aceh 1")
    click(dialog, "Aceh 1", "Neighbours")
    assert not hand.document.undo_stack.canUndo()
    assert hand.refusals == []


def test_rows_and_columns_are_found_by_area_or_province(dialog: MatrixDialog) -> None:
    QTest.keyClicks(dialog.rows, "bali")
    QTest.keyClicks(dialog.columns, "sea")
    names = [dialog.matrix.headerData(place, Qt.Orientation.Vertical) for place in range(dialog.matrix.rowCount())]
    assert names == ["Bali Sea", "East Bali", "West Bali"]
    columns = range(1, dialog.matrix.columnCount())
    assert all("Sea" in dialog.matrix.headerData(place, Qt.Orientation.Horizontal) for place in columns)


def test_a_click_on_a_column_sorts_what_is_linked_first(dialog: MatrixDialog) -> None:
    place = cell(dialog, "Aceh 1", "Bali Sea").column()
    header = dialog.view.horizontalHeader()
    dialog.view.scrollTo(cell(dialog, "Aceh 1", "Bali Sea"))
    x = header.sectionViewportPosition(place) + header.sectionSize(place) // 2
    QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(x, 20))
    message = [str(dialog.matrix.index(row, place).data(SPOKEN)) for row in range(dialog.matrix.rowCount())]
    linked = ["are linked" in sentence for sentence in message]
    assert linked == sorted(linked, reverse=True)
    assert linked[0]


def test_the_areas_of_a_cell_are_shown_on_the_map(hand: Hand, dialog: MatrixDialog) -> None:
    dialog.view.setCurrentIndex(cell(dialog, "Bali Sea", "Flores Sea"))
    QTest.mouseClick(dialog.jump, LEFT)
    assert hand.document.selection == ("bali-sea", "flores-sea")


def test_the_table_keeps_up_with_other_steps(hand: Hand, dialog: MatrixDialog) -> None:
    tester = QAbstractItemModelTester(dialog.matrix)
    before = cell(dialog, "Bali Sea", "Neighbours").data()
    click(dialog, "Bali Sea", "Molucca Sea")
    assert int(cell(dialog, "Bali Sea", "Neighbours").data()) == int(before) + 1
    hand.document.undo_stack.undo()
    assert cell(dialog, "Bali Sea", "Neighbours").data() == before
    tester.deleteLater()
