"""The tables of deeds and city cards: edited in place, sorted, filled in from the map."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QSpinBox

from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import merged
from indonesia_qt.ui.editor.panels.panel import ScrollPanel
from indonesia_qt.ui.games.indonesia.editor.deeds_and_cards import ID, CardsPanel, DeedsPanel
from indonesia_qt.ui.games.indonesia.editor.entries import EntriesPanel
from tests.ui.editor.hand import CTRL, LEFT, NONE, Hand


@pytest.fixture
def deeds(hand: Hand) -> DeedsPanel:
    return cast(DeedsPanel, shown(hand, "deeds"))


@pytest.fixture
def cards(hand: Hand) -> CardsPanel:
    return cast(CardsPanel, shown(hand, "cards"))


def shown(hand: Hand, panel: str) -> EntriesPanel:
    settle()
    hand.window.docks[panel].raise_()
    settle()
    return cast(EntriesPanel, hand.window.panels[panel])


def settle() -> None:
    """Let the rows follow what was written."""
    for _ in range(4):
        QApplication.processEvents()


def cell(panel: EntriesPanel, id: str, column: int) -> QPoint:
    """Where a cell of the row of an entry is."""
    row = [entry.id for entry in panel.rows.entries].index(id)
    index = panel.sorted.mapFromSource(panel.rows.index(row, column))
    panel.table.scrollTo(index)
    return panel.table.visualRect(index).center()


def click(panel: EntriesPanel, id: str, column: int = 0) -> None:
    QTest.mouseClick(panel.table.viewport(), LEFT, NONE, cell(panel, id, column))


@pytest.mark.usefixtures("undressed")
def test_the_table_of_deeds_has_room_in_a_small_window(hand: Hand) -> None:
    """Where not all columns have, the id is left out, which the others say."""
    hand.window.appearance.put_on()
    hand.window.appearance.changed.emit()
    table = shown(hand, "deeds").table
    assert table.isColumnHidden(ID)
    assert table.horizontalScrollBar().maximum() == 0
    hand.window.resize(1900, 768)
    settle()
    assert not table.isColumnHidden(ID)
    assert table.horizontalScrollBar().maximum() == 0


def choose(panel: EntriesPanel, text: str) -> None:
    """Choose in the box that is open, with the keyboard."""
    box = panel.table.findChild(QComboBox)
    assert box is not None
    settle()
    box.hidePopup()
    box.setCurrentIndex(box.findText(text))
    QTest.keyClick(box, Qt.Key.Key_Return)
    settle()


def deed(hand: Hand, id: str) -> DeedEntry:
    return next(deed for deed in hand.document.draft.data.deeds if deed.id == id)


def card(hand: Hand, id: str) -> CardEntry:
    return next(card for card in hand.document.draft.data.city_cards if card.id == id)


class TestDeeds:
    def test_another_province_is_chosen_with_the_keyboard(
        self, hand: Hand, deeds: DeedsPanel, indonesia: Draft
    ) -> None:
        click(deeds, "a-bali-rice", 1)
        QTest.keyClick(deeds.table, Qt.Key.Key_F2)
        choose(deeds, "Papua")
        assert deed(hand, "a-papua-rice").province == "papua"
        assert deeds.current == deed(hand, "a-papua-rice")
        assert hand.document.undo_stack.undoText() == "Change Bali rice"
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia

    def test_ship_limits_are_numbers(self, hand: Hand, deeds: DeedsPanel) -> None:
        click(deeds, "a-halmahera-shipping", 3)
        QTest.keyClick(deeds.table, Qt.Key.Key_F2)
        box = deeds.table.findChild(QSpinBox)
        assert box is not None
        box.setValue(7)
        QTest.keyClick(box, Qt.Key.Key_Return)
        settle()
        assert deed(hand, "a-halmahera-shipping").ships == (7, 4, 5)

    def test_what_has_no_ships_has_no_limits(self, deeds: DeedsPanel) -> None:
        click(deeds, "a-bali-rice", 3)
        QTest.keyClick(deeds.table, Qt.Key.Key_F2)
        assert deeds.table.findChild(QSpinBox) is None

    def test_what_is_not_possible_is_refused_and_goes_back(self, hand: Hand, deeds: DeedsPanel) -> None:
        click(deeds, "a-halmahera-shipping", 3)
        limits = (0, 0, 0)
        for column, limit in enumerate(limits, start=3):
            deeds.rows.setData(
                deeds.rows.index([one.id for one in deeds.rows.entries].index("a-halmahera-shipping"), column), limit
            )
            settle()
        assert hand.refusals == ["The company needs a ship at least once from era A on."]
        assert deed(hand, "a-halmahera-shipping").ships == (0, 0, 5)

    def test_they_come_and_go(self, hand: Hand, deeds: DeedsPanel, indonesia: Draft) -> None:
        click(deeds, "a-bali-rice")
        hand.click("papua-1")
        QTest.mouseClick(deeds.add, LEFT)
        assert deed(hand, "a-papua-rice").kind == "rice"
        assert deeds.current == deed(hand, "a-papua-rice")
        QTest.mouseClick(deeds.remove, LEFT)
        assert hand.document.draft.data.deeds == indonesia.data.deeds

    def test_the_map_marks_and_fills_in_the_province(self, hand: Hand, deeds: DeedsPanel) -> None:
        click(deeds, "a-bali-rice")
        assert deeds.marked == ["bali-1", "bali-2"]
        QTest.mouseClick(deeds.pick, LEFT)
        hand.click("papua-1")
        assert deed(hand, "a-papua-rice")
        assert "papua-1" in deeds.marked
        hand.window.docks["problems"].raise_()
        settle()
        assert deeds.marked == []
        assert not deeds.pick.isChecked()

    def test_the_map_marks_areas_that_come_back_with_a_step(self, hand: Hand, deeds: DeedsPanel) -> None:
        click(deeds, "a-bali-rice")
        hand.document.do("Merge", lambda draft: merged(draft, "bali-1", "bali-2"))
        assert deeds.marked == ["bali-1"]
        hand.key(Qt.Key.Key_Z, CTRL)
        assert deeds.marked == ["bali-1", "bali-2"]

    def test_a_click_on_a_column_sorts(self, deeds: DeedsPanel) -> None:
        header = deeds.table.horizontalHeader()
        QTest.mouseClick(header.viewport(), LEFT, NONE, QPoint(header.sectionViewportPosition(1) + 9, 9))
        names = [str(deeds.sorted.index(row, 1).data()) for row in range(deeds.sorted.rowCount())]
        assert names in (sorted(names), sorted(names, reverse=True))
        assert len(set(names)) > 5


class TestCards:
    def test_provinces_are_written_with_commas(self, hand: Hand, cards: CardsPanel) -> None:
        click(cards, "a1", 1)
        QTest.keyClick(cards.table, Qt.Key.Key_F2)
        field = cards.table.findChild(QLineEdit)
        assert field is not None
        field.setText("bali, Papua")
        QTest.keyClick(field, Qt.Key.Key_Return)
        settle()
        assert card(hand, "a1").provinces == ("bali", "papua")

    def test_a_name_that_is_unknown_is_refused(self, hand: Hand, cards: CardsPanel, indonesia: Draft) -> None:
        click(cards, "a1", 1)
        QTest.keyClick(cards.table, Qt.Key.Key_F2)
        field = cards.table.findChild(QLineEdit)
        assert field is not None
        field.setText("Bali, Atlantis")
        QTest.keyClick(field, Qt.Key.Key_Return)
        settle()
        assert hand.refusals == ['There is no "Atlantis" on this map.']
        assert hand.document.draft is indonesia

    def test_a_click_on_the_map_adds_a_province_and_another_takes_it_away(self, hand: Hand, cards: CardsPanel) -> None:
        before = card(hand, "a1").provinces
        click(cards, "a1")
        QTest.mouseClick(cards.pick, LEFT)
        hand.click("papua-1")
        assert card(hand, "a1").provinces == (*before, "papua")
        hand.click("papua-2")
        assert card(hand, "a1").provinces == before

    def test_another_era_brings_another_id(self, hand: Hand, cards: CardsPanel) -> None:
        click(cards, "a1", 0)
        QTest.keyClick(cards.table, Qt.Key.Key_F2)
        choose(cards, "C")
        assert cards.current == card(hand, "c6")

    def test_stones_are_counted(self, hand: Hand, cards: CardsPanel) -> None:
        cards.stones.fields[2].setValue(9)
        QTest.keyClick(cards.stones.fields[2], Qt.Key.Key_Return)
        assert hand.document.draft.data.stones[2] == 9


def test_a_problem_of_a_deed_leads_to_its_row(hand: Hand, deeds: DeedsPanel) -> None:
    hand.window.docks["problems"].raise_()
    settle()
    hand.window.context.entry_requested.emit("a-bali-rice")
    settle()
    assert deeds.isVisible()
    assert deeds.current == deed(hand, "a-bali-rice")


def test_the_tables_alone_scroll_where_there_is_room(hand: Hand) -> None:
    for panel in ("deeds", "cards"):
        shelf = shown(hand, panel).parentWidget().parentWidget()
        assert isinstance(shelf, ScrollPanel)
        assert not shelf.verticalScrollBar().isVisible()
