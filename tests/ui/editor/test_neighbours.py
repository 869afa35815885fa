"""The panel with the neighbours of what is selected."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QTreeWidgetItem

from indonesia_qt.board.adjacency import PairStatus, pair, status_of
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.panels.neighbours import MOST_LISTED, NeighboursPanel
from tests.ui.editor.hand import CTRL, LEFT, Hand


@pytest.fixture
def panel(hand: Hand) -> NeighboursPanel:
    found = hand.window.panels["neighbours"]
    assert isinstance(found, NeighboursPanel)
    hand.window.docks["neighbours"].raise_()
    QApplication.processEvents()
    return found


def tie(hand: Hand, a: str, b: str) -> PairStatus:
    return status_of(hand.document.draft.board, pair(a, b))


def row(panel: NeighboursPanel, name: str) -> QTreeWidgetItem:
    (found,) = panel.list.findItems(name, Qt.MatchFlag.MatchExactly)
    return found


def click(panel: NeighboursPanel, name: str, *, box: bool = False) -> None:
    """Click on the line of a neighbour, or on the box before it."""
    place = panel.list.visualItemRect(row(panel, name))
    x = place.left() + 12 if box else place.center().x()
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=QPoint(x, place.center().y()))
    QApplication.processEvents()


def choose(button: QAbstractButton) -> None:
    QTest.mouseClick(button, LEFT, pos=QPoint(8, button.height() // 2))


def push(panel: NeighboursPanel, text: str) -> None:
    (button,) = (button for button in panel.bulk.findChildren(QPushButton) if button.text() == text)
    QTest.mouseClick(button, LEFT)


class TestOneArea:
    def test_all_neighbours_are_listed_with_their_borders(self, hand: Hand, panel: NeighboursPanel) -> None:
        hand.click("bali-1")
        assert panel.summary.text() == "West Bali: 5 neighbours: 2 land, 3 coasts"
        assert row(panel, "Bali Sea").text(1) == "109.2"
        assert "Arrow" in row(panel, "Jawa Timur 3").toolTip(0)
        hand.document.select(["sarawak-3"])
        assert row(panel, "Celebes Sea").checkState(0) == Qt.CheckState.Unchecked
        assert row(panel, "Celebes Sea").text(1) == "a point"

    def test_the_box_links_and_unlinks(self, hand: Hand, panel: NeighboursPanel, indonesia: Draft) -> None:
        hand.document.select(["bali-1"])
        click(panel, "Bali Sea", box=True)
        assert tie(hand, "bali-1", "bali-sea").kind == "forced-off"
        assert row(panel, "Bali Sea").checkState(0) == Qt.CheckState.Unchecked
        click(panel, "Bali Sea", box=True)
        assert hand.document.draft.board == indonesia.board

    def test_a_click_on_a_neighbour_shows_it(self, hand: Hand, panel: NeighboursPanel) -> None:
        hand.document.select(["bali-1"])
        hand.window.context.jump(["papua-1"])
        hand.document.select(["bali-1"])
        click(panel, "Bali Sea")
        assert hand.window.context.scene.hovered == "bali-sea"
        hand.at("bali-sea")  # fails where it isn't in view
        assert hand.document.selection == ("bali-1",)

    def test_a_decision_has_a_note_and_can_be_dropped(
        self, hand: Hand, panel: NeighboursPanel, indonesia: Draft
    ) -> None:
        hand.document.select(["bali-1"])
        click(panel, "Bali Sea")
        assert panel.form.by_geometry.isChecked()
        assert not panel.form.note.isEnabled()
        assert not panel.form.linked.isEnabled()
        assert not panel.form.arrow.isEnabled()
        choose(panel.form.apart)
        assert panel.form.apart.isChecked()
        QTest.keyClicks(panel.form.note, "A reef")
        QTest.keyClick(panel.form.note, Qt.Key.Key_Return)
        assert tie(hand, "bali-1", "bali-sea").note == "A reef"
        assert hand.document.undo_stack.undoText() == "Note on West Bali and Bali Sea"
        choose(panel.form.by_geometry)
        assert hand.document.draft.board == indonesia.board
        hand.key(Qt.Key.Key_Z, CTRL)
        assert panel.form.note.text() == "A reef"

    def test_land_areas_are_joined_by_an_arrow(self, hand: Hand, panel: NeighboursPanel) -> None:
        hand.document.select(["bali-1"])
        click(panel, "East Bali")
        choose(panel.form.arrow)
        assert tie(hand, "bali-1", "bali-2").kind == "arrow"
        assert panel.form.arrow.isChecked()


class TestSeveralAreas:
    def test_two_areas_can_be_decided_about_at_once(self, hand: Hand, panel: NeighboursPanel) -> None:
        hand.document.select(["flores-sea", "bali-1"])
        assert panel.summary.text() == "2 areas selected, 0 links between them"
        choose(panel.form.linked)
        assert tie(hand, "bali-1", "flores-sea").kind == "forced-on"

    def test_all_are_linked_unlinked_and_left_to_geometry(
        self, hand: Hand, panel: NeighboursPanel, indonesia: Draft
    ) -> None:
        areas = ["bali-1", "bali-2", "bali-sea"]
        hand.document.select(areas)
        assert panel.summary.text() == "3 areas selected, 3 links between them"
        push(panel, "Unlink all")
        assert panel.summary.text() == "3 areas selected, 0 links between them"
        assert hand.document.undo_stack.undoText() == "Unlink 3 areas from each other"
        push(panel, "By geometry")
        assert hand.document.draft.board == indonesia.board
        hand.document.select(["flores-sea", "bali-sea", "molucca-sea"])
        push(panel, "Link all")
        assert tie(hand, "bali-sea", "molucca-sea").kind == "forced-on"
        assert hand.document.undo_stack.count() == 3

    def test_too_many_are_not_linked_with_each_other(self, hand: Hand, panel: NeighboursPanel) -> None:
        hand.key(Qt.Key.Key_A, CTRL)
        push(panel, "Link all")
        assert hand.refusals == ["Select at most 24 areas to link each with each other."]
        assert not hand.document.undo_stack.canUndo()


def test_of_very_many_ties_the_first_are_listed(hand: Hand, panel: NeighboursPanel) -> None:
    hand.document.select(area.id for area in hand.board.areas())
    assert panel.list.topLevelItemCount() == MOST_LISTED
    assert f"the first {MOST_LISTED} are listed" in panel.summary.text()
