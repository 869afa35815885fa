"""The list of areas: found, selected, renamed, and dragged onto a province."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QMenu

from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.menus.area_menu import area_menu
from indonesia_qt.ui.editor.panels.areas import AreasPanel
from tests.ui.editor.hand import CTRL, LEFT, NONE, Hand


@pytest.fixture
def panel(hand: Hand) -> AreasPanel:
    QApplication.processEvents()
    return cast(AreasPanel, hand.window.panels["areas"])


def place_of(panel: AreasPanel, key: str) -> QPoint:
    """Where the row of an area or province is."""
    row = panel.tree.rows[key]
    if row.parent() is not None:
        row.parent().setExpanded(True)
    panel.tree.scrollToItem(row)
    QApplication.processEvents()
    return panel.tree.visualItemRect(row).center()


def click(panel: AreasPanel, key: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.mouseClick(panel.tree.viewport(), LEFT, modifiers, place_of(panel, key))


def shown(panel: AreasPanel) -> list[str]:
    """The names of the rows that the search leaves."""
    return [
        row.text(0)
        for row in panel.tree.rows.values()
        if not row.isHidden() and (row.parent() is None or (row.parent().isExpanded() and not row.parent().isHidden()))
    ]


def drop(panel: AreasPanel, on: str) -> None:
    """Drop the rows that are selected on another, as the system tells of it."""
    tree = panel.tree
    place, data = place_of(panel, on), tree.mimeData(tree.selectedItems())
    move, none = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(place, move, data, none, NONE)
    over = QDragMoveEvent(place, move, data, none, NONE)
    for event in (enter, over):
        QApplication.sendEvent(tree.viewport(), event)
    end = QDropEvent(QPointF(place), move, data, none, NONE) if over.isAccepted() else QDragLeaveEvent()
    QApplication.sendEvent(tree.viewport(), end)
    settle()


def settle() -> None:
    """Let the rows follow what was written or dropped."""
    for _ in range(3):
        QApplication.processEvents()


def choose(menu: QMenu, *texts: str) -> None:
    """Choose an entry of a menu, or of one within it."""
    for text in texts[:-1]:
        action = next(action for action in menu.actions() if action.text() == text)
        menu = cast(QMenu, action.menu())
    next(action for action in menu.actions() if action.text() == texts[-1]).trigger()


def province_of(hand: Hand, area: str) -> str:
    return next(land.province for land in hand.board.lands if land.id == area)


class TestSelection:
    def test_what_is_clicked_here_is_selected_on_the_map(self, hand: Hand, panel: AreasPanel) -> None:
        click(panel, "bali-1")
        click(panel, "bali-sea", CTRL)
        assert hand.document.selection == ("bali-1", "bali-sea")

    def test_a_province_stands_for_its_areas(self, hand: Hand, panel: AreasPanel) -> None:
        click(panel, "bali")
        assert hand.document.selection == ("bali-1", "bali-2")

    def test_what_is_clicked_on_the_map_is_selected_here_and_in_view(self, hand: Hand, panel: AreasPanel) -> None:
        hand.click("papua-1")
        assert [row.text(0) for row in panel.tree.selectedItems()] == [hand.document.name("papua-1")]
        seen = panel.tree.viewport().rect()
        assert seen.contains(panel.tree.visualItemRect(panel.tree.rows["papua-1"]))

    def test_a_double_click_brings_the_area_near(self, hand: Hand, panel: AreasPanel) -> None:
        hand.window.context.jump(["aceh-1"])
        place = place_of(panel, "bali-1")
        QTest.mouseClick(panel.tree.viewport(), LEFT, NONE, place)
        QTest.mouseDClick(panel.tree.viewport(), LEFT, NONE, place)
        assert hand.document.selection == ("bali-1",)
        assert hand.at("bali-1")


class TestSearch:
    def test_a_name_is_typed_and_enter_goes_there(self, hand: Hand, panel: AreasPanel) -> None:
        hand.key(Qt.Key.Key_F, CTRL)
        QTest.keyClicks(panel.field, "west bal")
        assert shown(panel) == ["Bali", "West Bali"]
        QTest.keyClick(panel.field, Qt.Key.Key_Return)
        assert hand.document.selection == ("bali-1",)

    def test_a_province_is_found_by_its_name(self, hand: Hand, panel: AreasPanel) -> None:
        QTest.keyClicks(panel.field, "aceh")
        assert shown(panel)[0] == "Aceh"
        QTest.keyClick(panel.field, Qt.Key.Key_Return)
        assert {province_of(hand, area) for area in hand.document.selection} == {"aceh"}

    def test_esc_shows_all_again(self, panel: AreasPanel) -> None:
        QTest.keyClicks(panel.field, "nowhere at all")
        assert shown(panel) == []
        QTest.keyClick(panel.field, Qt.Key.Key_Escape)
        assert {"Bali", "Aceh"} <= set(shown(panel))


class TestChanges:
    def test_a_name_is_written_in_the_list(self, hand: Hand, panel: AreasPanel) -> None:
        click(panel, "bali-1")
        QTest.keyClick(panel.tree, Qt.Key.Key_F2)
        field = panel.tree.findChild(QLineEdit)
        assert field is not None
        assert field.text() == "West Bali"
        field.setText("Jembrana")
        QTest.keyClick(field, Qt.Key.Key_Return)
        settle()
        assert hand.document.name("bali-1") == "Jembrana"
        assert panel.tree.rows["bali-1"].text(0) == "Jembrana"
        assert hand.document.undo_stack.undoText() == "Rename West Bali"

    def test_a_name_that_is_taken_is_refused_and_goes_back(self, hand: Hand, panel: AreasPanel) -> None:
        click(panel, "bali-1")
        QTest.keyClick(panel.tree, Qt.Key.Key_F2)
        field = panel.tree.findChild(QLineEdit)
        assert field is not None
        field.setText("East Bali")
        QTest.keyClick(field, Qt.Key.Key_Return)
        settle()
        assert hand.refusals == ["There is a land area East Bali already."]
        assert panel.tree.rows["bali-1"].text(0) == "West Bali"

    def test_areas_are_dropped_on_a_province(self, hand: Hand, panel: AreasPanel, indonesia: Draft) -> None:
        click(panel, "bali-1")
        click(panel, "bali-2", CTRL)
        drop(panel, on="aceh-1")
        assert province_of(hand, "bali-1") == province_of(hand, "bali-2") == "aceh"
        assert panel.tree.rows["bali-1"].parent() is panel.tree.rows["aceh"]
        assert panel.tree.rows["bali"].text(2) == "0"
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia

    def test_nothing_is_dropped_on_the_seas_and_no_sea_on_land(
        self, hand: Hand, panel: AreasPanel, indonesia: Draft
    ) -> None:
        click(panel, "bali-1")
        drop(panel, on=":seas")
        click(panel, "bali-sea")
        drop(panel, on="aceh")
        assert hand.document.draft is indonesia

    def test_the_menu_gives_areas_to_a_new_province(self, hand: Hand, panel: AreasPanel) -> None:
        click(panel, "bali-1")
        panel.tree.customContextMenuRequested.emit(place_of(panel, "bali-1"))
        menu = panel.findChild(QMenu)
        assert menu is not None
        choose(menu, "Give to province", "New province…")
        dialog = panel.findChild(QInputDialog)
        assert dialog is not None
        dialog.setTextValue("Jembrana")
        dialog.accept()
        assert hand.document.name(province_of(hand, "bali-1")) == "Jembrana"
        assert hand.document.undo_stack.undoText() == "New province Jembrana"

    def test_a_province_is_merged_and_an_empty_one_removed(self, hand: Hand, panel: AreasPanel) -> None:
        panel.tree.customContextMenuRequested.emit(place_of(panel, "bali"))
        menu = panel.findChild(QMenu)
        assert menu is not None
        choose(menu, "Remove")
        assert hand.refusals == ["Bali can't be removed: 2 land areas belong to it."]
        choose(menu, "Merge into", "Aceh")
        assert province_of(hand, "bali-1") == "aceh"
        assert "bali" not in panel.tree.rows


def test_the_name_of_a_sea_is_taken_off_the_map_and_written_again(hand: Hand) -> None:
    context, before = hand.window.context, len(hand.board.labels)
    for text, labels in (("Take its name off the map", before - 1), ("Write its name on the map", before)):
        menu = area_menu(context, [hand.board.seas[0].id], hand.window)
        (action,) = [action for action in menu.actions() if action.text() == text]
        action.trigger()
        assert len(hand.board.labels) == labels
