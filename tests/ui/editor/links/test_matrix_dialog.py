"""Links as a table of areas by areas."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from indonesia_qt.board.adjacency import PairStatus, pair, status_of
from indonesia_qt.board.draft import Draft
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor import matrix
from tests.ui.pages.editor.matrix import MatrixPage


@pytest.fixture
def dialog(hand: Hand) -> MatrixPage:
    return MatrixPage.open(hand.window)


def status(hand: Hand, a: str, b: str) -> PairStatus:
    return status_of(hand.document.draft.board, pair(a, b))


def test_a_click_and_space_link_and_unlink(hand: Hand, dialog: MatrixPage, indonesia: Draft) -> None:
    dialog.click_cell("West Bali", "Bali Sea")
    assert status(hand, "bali-1", "bali-sea").kind == "forced-off"
    assert dialog.message == matrix.unlinked("West Bali", "Bali Sea", border=109.2)
    assert dialog.spoken("Bali Sea", "West Bali") == dialog.message
    dialog.toggle_with_key()
    assert hand.document.draft.board == indonesia.board
    assert hand.document.undo_stack.count() == 2


def test_an_area_is_not_linked_with_itself(hand: Hand, dialog: MatrixPage) -> None:
    dialog.click_cell("Aceh 1", "Aceh 1")
    dialog.click_cell("Aceh 1", matrix.NEIGHBOURS)
    assert not hand.document.undo_stack.canUndo()
    assert hand.refusals == []


def test_rows_and_columns_are_found_by_area_or_province(dialog: MatrixPage) -> None:
    dialog.find_rows("bali")
    dialog.find_columns("sea")
    assert dialog.rows() == ["Bali Sea", "East Bali", "West Bali"]
    assert all("Sea" in name for name in dialog.columns()[1:])


def test_a_click_on_a_column_sorts_what_is_linked_first(dialog: MatrixPage) -> None:
    dialog.sort_by("Aceh 1", "Bali Sea")
    linked = [matrix.LINKED in sentence for sentence in dialog.column_spoken("Bali Sea")]
    assert linked == sorted(linked, reverse=True)
    assert linked[0]


def test_the_areas_of_a_cell_are_shown_on_the_map(hand: Hand, dialog: MatrixPage) -> None:
    dialog.come_to("Bali Sea", "Flores Sea")
    dialog.show_on_map()
    assert hand.document.selection == ("bali-sea", "flores-sea")


def test_the_table_keeps_up_with_other_steps(hand: Hand, dialog: MatrixPage) -> None:
    tester = QAbstractItemModelTester(dialog.model)
    before = dialog.text("Bali Sea", matrix.NEIGHBOURS)
    dialog.click_cell("Bali Sea", "Molucca Sea")
    assert int(dialog.text("Bali Sea", matrix.NEIGHBOURS)) == int(before) + 1
    hand.document.undo_stack.undo()
    assert dialog.text("Bali Sea", matrix.NEIGHBOURS) == before
    tester.deleteLater()
