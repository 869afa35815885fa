"""Properties of what is selected: each field is a step, and shows what holds after a refusal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Lake, LandArea
from tests.ui.editor.hand import CTRL, SHIFT, Hand
from tests.ui.pages.editor import properties
from tests.ui.pages.editor.areas import AreasPage
from tests.ui.pages.editor.ask_name import AskNamePage
from tests.ui.pages.editor.properties import PropertiesPage


@pytest.fixture
def panel(hand: Hand) -> PropertiesPage:
    return PropertiesPage.of(hand.window)


def land(hand: Hand, id: str) -> LandArea:
    return next(land for land in hand.board.lands if land.id == id)


class TestArea:
    def test_its_name_is_a_step(self, hand: Hand, panel: PropertiesPage, indonesia: Draft) -> None:
        hand.click("bali-1")
        assert panel.area.title == "West Bali"
        panel.area.rename("Jembrana")
        assert hand.document.name("bali-1") == "Jembrana"
        assert hand.document.undo_stack.undoText() == "Rename West Bali"
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia
        assert panel.area.name == "West Bali"

    def test_a_field_that_is_left_is_a_step_too(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        panel.area.rename("Jembrana", Qt.Key.Key_Tab)
        assert hand.document.undo_stack.count() == 1

    def test_after_a_refusal_the_field_shows_what_holds(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        panel.area.rename("East Bali")
        assert hand.refusals == ["There’s already a land area called East Bali."]
        assert panel.area.name == "West Bali"
        assert hand.document.undo_stack.count() == 0

    def test_esc_takes_back_what_was_written(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        panel.area.rename("Jembrana", Qt.Key.Key_Escape)
        assert panel.area.name == "West Bali"
        assert hand.document.undo_stack.count() == 0

    def test_its_id_changes_wherever_it_is_named(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        panel.area.change_id("jembrana")
        assert hand.document.selection in ((), ("jembrana",))
        assert "bali-1" not in hand.board.neighbours()
        assert "bali-2" in hand.board.neighbours()["jembrana"]

    def test_its_circle_stays_inside(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        before = land(hand, "bali-1").radius
        panel.change_radius(10.5)
        assert land(hand, "bali-1").radius == 10.5
        panel.change_radius(500)
        assert hand.refusals[0].startswith("The circle has to stay inside West Bali. Choose a radius from 1 to ")
        assert panel.radius == 10.5 < before

    def test_a_name_in_another_language(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        before = land(hand, "bali-1").names
        panel.area.languages.add("es", "Bali Oeste")
        assert set(land(hand, "bali-1").names) == {*before, ("es", "Bali Oeste")}
        assert panel.area.languages.name_in("es") == "Bali Oeste"
        panel.area.languages.rename("es", "")
        assert land(hand, "bali-1").names == before

    def test_no_language_is_called_so(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        panel.area.languages.add("German", "Westbali")
        assert hand.refusals == ["“German” isn’t a language code. Use codes such as “de” or “pt-BR”."]


class TestSeveral:
    def test_all_go_to_another_province_at_once(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        hand.click("aceh-1", SHIFT)
        assert panel.area.title == properties.several(2)
        assert panel.home == ""
        panel.give_to("Papua")
        assert land(hand, "bali-1").province == land(hand, "aceh-1").province == "papua"
        assert hand.document.undo_stack.count() == 1

    def test_they_found_a_new_province(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        panel.ask_for_new_province()
        assert AskNamePage.shown().does == "Create province"
        AskNamePage.shown().answer("Jembrana")
        assert land(hand, "bali-1").province == "jembrana"
        assert panel.home == "Jembrana"


class TestProvince:
    def test_its_name_and_tint(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click("bali-1")
        panel.province.rename("Pulau Bali")
        assert hand.document.name("bali") == "Pulau Bali"
        before = next(one.tint for one in hand.board.provinces if one.id == "bali")
        other = (before + 3) % 8
        panel.tint_province(other)
        assert next(one.tint for one in hand.board.provinces if one.id == "bali") == other
        assert hand.document.undo_stack.undoText() == "Change colour of Pulau Bali"


class TestMap:
    def test_without_a_selection_the_map_itself_is_changed(self, hand: Hand, panel: PropertiesPage) -> None:
        assert panel.map_is_shown
        panel.retitle_map("Nusantara")
        assert hand.board.title == "Nusantara"
        panel.stones.change(1, 9)
        assert hand.document.draft.data.stones[0] == 9
        panel.stones.change(1, 0)
        assert hand.refusals == ["Keep at least one city stone of size 1, or no cities can be built."]
        assert panel.stones.number(1) == 9

    def test_its_size_changes_and_a_size_that_cuts_something_off_is_refused(
        self, hand: Hand, panel: PropertiesPage, indonesia: Draft
    ) -> None:
        assert panel.map_width_text == "2440"
        panel.widen_map("2600")
        assert (hand.board.width, hand.board.height) == (2600.0, 1190.0)
        assert hand.document.undo_stack.undoText() == "Resize map"
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia
        panel.widen_map("1000")
        assert hand.refusals[0].startswith("The map can’t be that small. It would cut off ")
        assert panel.map_width == 2440.0


class TestLake:
    """Lake Toba, on Sumatra."""

    def point(self, hand: Hand) -> tuple[float, float]:
        inside = geometry(toba(hand).shape).representative_point()
        return inside.x, inside.y

    def test_a_click_selects_it_and_its_name_is_a_step(
        self, hand: Hand, panel: PropertiesPage, indonesia: Draft
    ) -> None:
        hand.click("bali-1")
        hand.click(self.point(hand))
        assert hand.document.chosen == (toba(hand).id,)
        assert not panel.map_is_shown
        panel.lake.rename("Danau Toba")
        assert toba(hand).name == "Danau Toba"
        panel.lake.languages.add("de", "Tobasee")
        assert toba(hand).names == (("de", "Tobasee"),)
        hand.document.undo_stack.setIndex(0)
        assert hand.document.draft is indonesia
        hand.click("bali-1")
        assert hand.document.lake == ""
        assert panel.area.is_visible

    def test_its_id_changes_and_it_stays_selected(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click(self.point(hand))
        panel.lake.change_id("danau-toba")
        assert hand.document.lake == "danau-toba"
        assert panel.lake.is_visible

    def test_a_neighbour_gets_its_ground(self, hand: Hand, panel: PropertiesPage) -> None:
        hand.click(self.point(hand))
        number = len(hand.board.lakes)
        panel.give_ground_of_lake()
        assert len(hand.board.lakes) == number - 1
        assert hand.document.lake == ""
        assert panel.map_is_shown

    def test_its_row_in_the_list_selects_it_too(self, hand: Hand, panel: PropertiesPage) -> None:
        AreasPage.of(hand.window).choose_row(toba(hand).id)
        assert hand.document.lake == toba(hand).id
        assert panel.lake.title == toba(hand).name


def toba(hand: Hand) -> Lake:
    return next(lake for lake in hand.board.lakes if "Toba" in lake.name)
