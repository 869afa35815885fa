"""The list of areas: found, selected, renamed, and dragged onto a province."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.settings import appearance
from tests.ui.editor.hand import CTRL, Hand
from tests.ui.pages.editor import areas
from tests.ui.pages.editor.areas import AreasPage
from tests.ui.pages.editor.ask_name import AskNamePage


@pytest.fixture
def panel(hand: Hand) -> AreasPage:
    return AreasPage.of(hand.window)


def province_of(hand: Hand, area: str) -> str:
    return next(land.province for land in hand.board.lands if land.id == area)


class TestSelection:
    def test_what_is_clicked_here_is_selected_on_the_map(self, hand: Hand, panel: AreasPage) -> None:
        panel.click_row("bali-1")
        panel.click_row("bali-sea", CTRL)
        assert hand.document.selection == ("bali-1", "bali-sea")

    def test_a_province_stands_for_its_areas(self, hand: Hand, panel: AreasPage) -> None:
        panel.click_row("bali")
        assert hand.document.selection == ("bali-1", "bali-2")

    def test_what_is_clicked_on_the_map_is_selected_here_and_in_view(self, hand: Hand, panel: AreasPage) -> None:
        hand.click("papua-1")
        assert panel.selected() == [hand.document.name("papua-1")]
        assert panel.is_in_view("papua-1")

    def test_a_double_click_brings_the_area_near(self, hand: Hand, panel: AreasPage) -> None:
        hand.window.context.jump(["aceh-1"])
        panel.double_click_row("bali-1")
        assert hand.document.selection == ("bali-1",)
        assert hand.at("bali-1")


class TestSearch:
    def test_a_name_is_typed_and_enter_goes_there(self, hand: Hand, panel: AreasPage) -> None:
        hand.key(Qt.Key.Key_F, CTRL)
        panel.search("west bal")
        assert panel.found() == ["Bali", "West Bali"]
        panel.go_to_found()
        assert hand.document.selection == ("bali-1",)

    def test_what_is_found_is_in_the_middle_and_flashes_and_the_map_has_the_keyboard(
        self, hand: Hand, panel: AreasPage, qtbot: QtBot
    ) -> None:
        hand.window.preferences.set("speed", "slow")
        hand.key(Qt.Key.Key_F, CTRL)
        panel.search("west bal")
        panel.go_to_found()
        assert hand.window.context.scene.flash.is_running
        middle = hand.window.context.view.viewport().rect().center()
        assert (hand.at("bali-1") - middle).manhattanLength() < 60
        assert hand.window.context.view.hasFocus()
        qtbot.waitUntil(lambda: not hand.window.context.scene.flash.is_running)

    def test_without_motion_a_sentence_says_what_is_found(
        self, hand: Hand, panel: AreasPage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        hand.window.preferences.set("speed", "slow")
        monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
        panel.search("west bal")
        panel.go_to_found()
        assert not hand.window.context.scene.flash.is_running
        assert hand.page.message == "Found: West Bali."

    def test_esc_goes_back_to_the_map(self, hand: Hand, panel: AreasPage) -> None:
        hand.key(Qt.Key.Key_F, CTRL)
        panel.search("west bal")
        panel.end_search()
        assert hand.window.context.view.hasFocus()

    def test_a_province_is_found_by_its_name(self, hand: Hand, panel: AreasPage) -> None:
        panel.search("aceh")
        assert panel.found()[0] == "Aceh"
        panel.go_to_found()
        assert {province_of(hand, area) for area in hand.document.selection} == {"aceh"}

    def test_esc_shows_all_again(self, panel: AreasPage) -> None:
        panel.search("nowhere at all")
        assert panel.found() == []
        panel.end_search()
        assert {"Bali", "Aceh"} <= set(panel.found())


class TestChanges:
    def test_a_name_is_written_in_the_list(self, hand: Hand, panel: AreasPage) -> None:
        panel.click_row("bali-1")
        assert panel.begin_renaming().text() == "West Bali"
        panel.end_renaming("Jembrana")
        assert hand.document.name("bali-1") == "Jembrana"
        assert panel.name("bali-1") == "Jembrana"
        assert hand.document.undo_stack.undoText() == "Rename West Bali"

    def test_a_name_that_is_taken_is_refused_and_goes_back(self, hand: Hand, panel: AreasPage) -> None:
        panel.click_row("bali-1")
        panel.begin_renaming()
        panel.end_renaming("East Bali")
        assert hand.refusals == ["There’s already a land area called East Bali."]
        assert panel.name("bali-1") == "West Bali"

    def test_areas_are_dropped_on_a_province(self, hand: Hand, panel: AreasPage, indonesia: Draft) -> None:
        panel.click_row("bali-1")
        panel.click_row("bali-2", CTRL)
        panel.drop_on("aceh-1")
        assert province_of(hand, "bali-1") == province_of(hand, "bali-2") == "aceh"
        assert panel.is_below("bali-1", "aceh")
        assert panel.number_of_areas("bali") == 0
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia

    def test_nothing_is_dropped_on_the_seas_and_no_sea_on_land(
        self, hand: Hand, panel: AreasPage, indonesia: Draft
    ) -> None:
        panel.click_row("bali-1")
        panel.drop_on(areas.SEAS)
        panel.click_row("bali-sea")
        panel.drop_on("aceh")
        assert hand.document.draft is indonesia

    def test_the_menu_renames_an_area(self, hand: Hand, panel: AreasPage) -> None:
        panel.click_row("bali-1")
        panel.menu_of("bali-1").choose(areas.RENAME)
        assert AskNamePage.shown().does == "Rename"
        AskNamePage.shown().answer("Jembrana")
        assert hand.document.name("bali-1") == "Jembrana"

    def test_the_menu_gives_areas_to_a_new_province(self, hand: Hand, panel: AreasPage) -> None:
        panel.click_row("bali-1")
        panel.menu_of("bali-1").choose(areas.GIVE, areas.NEW_PROVINCE)
        AskNamePage.shown().answer("Jembrana")
        assert hand.document.name(province_of(hand, "bali-1")) == "Jembrana"
        assert hand.document.undo_stack.undoText() == "Add province Jembrana"

    def test_a_province_is_merged_and_an_empty_one_removed(self, hand: Hand, panel: AreasPage) -> None:
        panel.menu_of("bali").choose(areas.REMOVE)
        assert hand.refusals == ["Bali still has 2 land areas. Assign them to other provinces first."]
        panel.menu_of("bali").choose(areas.MERGE_INTO, "Aceh")
        assert province_of(hand, "bali-1") == "aceh"
        assert not panel.has("bali")


def test_the_name_of_a_sea_is_taken_off_the_map_and_written_again(hand: Hand, panel: AreasPage) -> None:
    before = len(hand.board.labels)
    for entry, labels in ((areas.TAKE_NAME_OFF, before - 1), (areas.WRITE_NAME, before)):
        panel.menu_of(hand.board.seas[0].id).choose(entry)
        assert len(hand.board.labels) == labels


def test_no_line_ends_between_a_number_and_what_is_counted(panel: AreasPage) -> None:
    assert panel.advice == "116\xa0land\xa0areas; 26\xa0provinces; 21\xa0seas; 4\xa0lakes"
