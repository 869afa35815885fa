"""Properties of what is selected: each field is a step, and shows what holds after a refusal."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QInputDialog, QLineEdit

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.model import Lake, LandArea
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.panels.areas import AreasPanel
from indonesia_qt.ui.editor.panels.properties import PropertiesPanel
from tests.ui.editor.hand import CTRL, LEFT, SHIFT, Hand


@pytest.fixture
def panel(hand: Hand) -> PropertiesPanel:
    QApplication.processEvents()
    return cast(PropertiesPanel, hand.window.panels["properties"])


def write(field: QLineEdit | QAbstractSpinBox, text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
    """Write a text into a field as with the keyboard."""
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, end)


def choose(box: QComboBox, text: str) -> None:
    """Choose an entry of a box with the keyboard."""
    box.setFocus()
    row = box.findText(text)
    box.setCurrentIndex(row)
    box.activated.emit(row)


def land(hand: Hand, id: str) -> LandArea:
    return next(land for land in hand.board.lands if land.id == id)


class TestArea:
    def test_its_name_is_a_step(self, hand: Hand, panel: PropertiesPanel, indonesia: Draft) -> None:
        hand.click("bali-1")
        assert panel.area.title() == "West Bali"
        write(panel.area.name, "Jembrana")
        assert hand.document.name("bali-1") == "Jembrana"
        assert hand.document.undo_stack.undoText() == "Rename West Bali"
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia
        assert panel.area.name.text() == "West Bali"

    def test_a_field_that_is_left_is_a_step_too(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        write(panel.area.name, "Jembrana", Qt.Key.Key_Tab)
        assert hand.document.undo_stack.count() == 1

    def test_after_a_refusal_the_field_shows_what_holds(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        write(panel.area.name, "East Bali")
        assert hand.refusals == ["There is a land area East Bali already."]
        assert panel.area.name.text() == "West Bali"
        assert hand.document.undo_stack.count() == 0

    def test_esc_takes_back_what_was_written(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        write(panel.area.name, "Jembrana", Qt.Key.Key_Escape)
        assert panel.area.name.text() == "West Bali"
        assert hand.document.undo_stack.count() == 0

    def test_its_id_changes_wherever_it_is_named(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        write(panel.area.own_id, "jembrana")
        assert hand.document.selection in ((), ("jembrana",))
        assert "bali-1" not in hand.board.neighbours()
        assert "bali-2" in hand.board.neighbours()["jembrana"]

    def test_its_circle_stays_inside(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        before = land(hand, "bali-1").radius
        panel.area.radius.setValue(10.5)
        QTest.keyClick(panel.area.radius, Qt.Key.Key_Return)
        assert land(hand, "bali-1").radius == 10.5
        panel.area.radius.setValue(500)
        QTest.keyClick(panel.area.radius, Qt.Key.Key_Return)
        assert hand.refusals[0].startswith("The radius in West Bali is from 1 to ")
        assert panel.area.radius.value() == 10.5 < before

    def test_a_name_in_another_language(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        before = land(hand, "bali-1").names
        QTest.keyClicks(panel.area.languages.code, "fr")
        QTest.keyClicks(panel.area.languages.name, "Bali-Ouest")
        QTest.mouseClick(panel.area.languages.add, LEFT)
        assert set(land(hand, "bali-1").names) == {*before, ("fr", "Bali-Ouest")}
        assert panel.area.languages.fields["fr"].text() == "Bali-Ouest"
        write(panel.area.languages.fields["fr"], "")
        assert land(hand, "bali-1").names == before

    def test_no_language_is_called_so(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        QTest.keyClicks(panel.area.languages.code, "German")
        QTest.keyClicks(panel.area.languages.name, "Westbali")
        QTest.mouseClick(panel.area.languages.add, LEFT)
        assert hand.refusals == ['"German" is no code of a language: they are like "de" or "pt-BR".']


class TestSeveral:
    def test_all_go_to_another_province_at_once(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        hand.click("aceh-1", SHIFT)
        assert panel.area.title() == "2 areas"
        assert panel.area.province.currentText() == ""
        choose(panel.area.province, "Papua")
        assert land(hand, "bali-1").province == land(hand, "aceh-1").province == "papua"
        assert hand.document.undo_stack.count() == 1

    def test_they_found_a_new_province(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        choose(panel.area.province, "New province…")
        dialog = panel.findChild(QInputDialog)
        assert dialog is not None
        dialog.setTextValue("Jembrana")
        dialog.accept()
        assert land(hand, "bali-1").province == "jembrana"
        assert panel.area.province.currentText() == "Jembrana"


class TestProvince:
    def test_its_name_and_tint(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click("bali-1")
        write(panel.province.name, "Pulau Bali")
        assert hand.document.name("bali") == "Pulau Bali"
        before = next(one.tint for one in hand.board.provinces if one.id == "bali")
        other = (before + 3) % 8
        QTest.mouseClick(panel.province.tints.button(other), LEFT)
        assert next(one.tint for one in hand.board.provinces if one.id == "bali") == other
        assert hand.document.undo_stack.undoText() == "Tint of Pulau Bali"


class TestMap:
    def test_without_a_selection_the_map_itself_is_changed(self, hand: Hand, panel: PropertiesPanel) -> None:
        assert panel.map.isVisible()
        write(panel.map.name, "Nusantara")
        assert hand.board.title == "Nusantara"
        panel.map.stones.fields[0].setValue(9)
        QTest.keyClick(panel.map.stones.fields[0], Qt.Key.Key_Return)
        assert hand.document.draft.data.stones[0] == 9
        panel.map.stones.fields[0].setValue(0)
        QTest.keyClick(panel.map.stones.fields[0], Qt.Key.Key_Return)
        assert hand.refusals == ["At least one city stone of size 1 is needed, or no city can be built."]
        assert panel.map.stones.fields[0].value() == 9

    def test_its_size_changes_and_a_size_that_cuts_something_off_is_refused(
        self, hand: Hand, panel: PropertiesPanel, indonesia: Draft
    ) -> None:
        width = panel.map.width_field
        assert width.text() == "2440"
        write(width, "2600")
        assert (hand.board.width, hand.board.height) == (2600.0, 1190.0)
        assert hand.document.undo_stack.undoText() == "Size of the map"
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia
        write(width, "1000")
        assert hand.refusals[0].startswith("The map can't be so small: that would cut off ")
        assert width.value() == 2440.0


class TestLake:
    """Lake Toba, on Sumatra."""

    def point(self, hand: Hand) -> tuple[float, float]:
        inside = geometry(toba(hand).shape).representative_point()
        return inside.x, inside.y

    def test_a_click_selects_it_and_its_name_is_a_step(
        self, hand: Hand, panel: PropertiesPanel, indonesia: Draft
    ) -> None:
        hand.click("bali-1")
        hand.click(self.point(hand))
        assert hand.document.chosen == (toba(hand).id,)
        assert not panel.map.isVisible()
        write(panel.lake.name, "Danau Toba")
        assert toba(hand).name == "Danau Toba"
        QTest.keyClicks(panel.lake.languages.code, "de")
        QTest.keyClicks(panel.lake.languages.name, "Tobasee")
        QTest.mouseClick(panel.lake.languages.add, LEFT)
        assert toba(hand).names == (("de", "Tobasee"),)
        hand.document.undo_stack.setIndex(0)
        assert hand.document.draft is indonesia
        hand.click("bali-1")
        assert hand.document.lake == ""
        assert panel.area.isVisible()

    def test_its_id_changes_and_it_stays_selected(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click(self.point(hand))
        write(panel.lake.own_id, "danau-toba")
        assert hand.document.lake == "danau-toba"
        assert panel.lake.isVisible()

    def test_a_neighbour_gets_its_ground(self, hand: Hand, panel: PropertiesPanel) -> None:
        hand.click(self.point(hand))
        number = len(hand.board.lakes)
        panel.lake.takers.aboutToShow.emit()
        panel.lake.takers.actions()[0].trigger()
        assert len(hand.board.lakes) == number - 1
        assert hand.document.lake == ""
        assert panel.map.isVisible()

    def test_its_row_in_the_list_selects_it_too(self, hand: Hand, panel: PropertiesPanel) -> None:
        areas = cast(AreasPanel, hand.window.panels["areas"])
        areas.tree.setCurrentItem(areas.tree.rows[toba(hand).id])
        assert hand.document.lake == toba(hand).id
        assert panel.lake.title() == toba(hand).name


def toba(hand: Hand) -> Lake:
    return next(lake for lake in hand.board.lakes if "Toba" in lake.name)
