"""Links as a table of areas by areas."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from indonesia_qt.board.adjacency import PairStatus, pair, status_of
from indonesia_qt.board.draft import Draft
from indonesia_qt.mapmaking.edit.naming import rename
from indonesia_qt.mapmaking.edit.provinces import merge_provinces
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
    assert dialog.rows() == ["East Bali", "West Bali", "Bali Sea"]
    assert all("Sea" in name for name in dialog.columns()[1:])


def test_rows_and_columns_of_a_province_are_shown_alone(dialog: MatrixPage) -> None:
    dialog.choose_rows("Bali")
    dialog.choose_columns(matrix.SEAS)
    assert dialog.rows() == ["East Bali", "West Bali"]
    assert len(dialog.columns()) == 1 + 21
    dialog.find_columns("java")
    assert dialog.columns()[1:] == ["East Java Sea", "West Java Sea"]
    dialog.choose_rows(matrix.ALL)
    assert len(dialog.rows()) == 116 + 21


def test_columns_can_be_those_that_are_linked_with_the_rows(dialog: MatrixPage) -> None:
    dialog.choose_rows("Bali")
    dialog.choose_columns(matrix.LINKED_ALONE)
    linked = dialog.columns()[1:]
    assert "East Bali" in linked
    assert "Bali Sea" in linked
    assert "Aceh 1" not in linked
    dialog.click_cell("West Bali", "Bali Sea")
    assert dialog.columns()[1:] == linked  # it stays in sight, to be linked again
    dialog.find_rows("west")
    assert "Bali Sea" not in dialog.columns()


def test_areas_are_those_with_links_of_a_kind(hand: Hand, dialog: MatrixPage) -> None:
    dialog.click_cell("West Bali", "Bali Sea")
    dialog.choose_kind(matrix.UNLINKED)
    assert {"West Bali", "Bali Sea"} <= set(dialog.rows())
    assert len(dialog.rows()) == len(dialog.columns()) - 1 < 40
    dialog.click_cell("West Bali", "Bali Sea")
    assert "Bali Sea" in dialog.rows()  # it stays in sight
    dialog.choose_kind(matrix.ARROW)
    arrows = {area for arrow in hand.board.arrows for area in (arrow.a, arrow.b)}
    assert len(dialog.rows()) == len(arrows)


def test_areas_are_grouped_by_province_or_in_one_order(hand: Hand, dialog: MatrixPage) -> None:
    rows = dialog.rows()
    provinces = [dialog.province_of(row) for row in rows]
    assert provinces == sorted(provinces, key=provinces.index)
    assert rows[-1] == "West Java Sea"
    dialog.switch_grouping()
    assert dialog.rows() == sorted(rows, key=str.casefold)
    dialog.close()
    assert MatrixPage.open(hand.window).rows() == sorted(rows, key=str.casefold)


def test_the_choice_of_provinces_keeps_up_with_the_map(hand: Hand, dialog: MatrixPage) -> None:
    dialog.choose_rows("Bali")
    hand.document.do("Rename", lambda draft: rename(draft, "bali", "Bali Agung"))
    assert "Bali Agung" in dialog.offered_rows()
    assert dialog.rows() == ["East Bali (Bali Agung)", "West Bali (Bali Agung)"]
    hand.document.do("Merge", lambda draft: merge_provinces(draft, kept="aceh", gone="bali"))
    assert "Bali Agung" not in dialog.offered_rows()
    assert len(dialog.rows()) == 116 + 21


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
