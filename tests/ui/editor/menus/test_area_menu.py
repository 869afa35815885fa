"""The menu of the map offers what applies to what is under the mouse; names are changed where they lie."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from indonesia_qt.board.adjacency import pair, status_of
from indonesia_qt.board.draft import Draft
from tests.ui.editor.hand import CTRL, Hand
from tests.ui.pages.editor import areas
from tests.ui.pages.editor.entries import DeedsPage
from tests.ui.pages.editor.name_field import NameFieldPage


def is_renaming(hand: Hand) -> bool:
    return bool(NameFieldPage.all_of(hand.window))


class TestMenu:
    def test_link_with_waits_for_the_other_area(self, small: Hand, grid: Draft) -> None:
        two = pair("land-0-0", "land-2-2")
        assert not status_of(grid.board, two).link
        small.page.menu_at(small.at("land-0-0")).choose(areas.LINK_WITH)
        assert small.window.context.view.tool.id == "link"
        assert small.document.name("land-0-0") in small.page.message
        small.click("land-2-2")
        assert status_of(small.board, two).link
        small.key(Qt.Key.Key_Z, CTRL)
        assert small.document.draft is grid

    def test_esc_forgets_the_link_that_the_menu_began(self, small: Hand, grid: Draft) -> None:
        small.page.menu_at(small.at("land-0-0")).choose(areas.LINK_WITH)
        small.key(Qt.Key.Key_Escape)
        small.click("land-2-2")
        assert small.document.draft is grid

    def test_the_province_of_an_area_is_selected(self, hand: Hand) -> None:
        hand.page.menu_at(hand.at("bali-1")).choose(areas.SELECT_PROVINCE)
        assert hand.document.selection == ("bali-1", "bali-2")

    def test_a_deed_is_added_and_shown_in_its_table(self, hand: Hand, indonesia: Draft) -> None:
        hand.page.menu_at(hand.at("bali-1")).choose(areas.ADD_DEED, areas.SPICE)
        (new,) = set(hand.document.draft.data.deeds) - set(indonesia.data.deeds)
        assert (new.province, new.kind) == ("bali", "spice")
        assert DeedsPage.of(hand.window).current == new
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia

    def test_zoom_to_shows_an_area_as_large_as_it_fits(self, hand: Hand) -> None:
        before = hand.window.context.view.scale_now
        hand.page.menu_at(hand.at("bali-1")).choose(areas.ZOOM_TO)
        assert hand.window.context.view.scale_now > 2 * before
        assert hand.at("bali-1")

    def test_a_sea_has_no_province_and_no_deeds(self, hand: Hand) -> None:
        menu = hand.page.menu_at(hand.at("bali-sea"))
        offered = menu.offered()
        menu.close()
        assert areas.LINK_WITH in offered
        assert not {areas.SELECT_PROVINCE, areas.ADD_DEED, areas.DUPLICATE} & {*offered}

    def test_the_menu_duplicates(self, lagoon: Hand, lagoon_draft: Draft) -> None:
        lagoon.page.menu_at(lagoon.at(lagoon.board.lands[0].id)).choose(areas.DUPLICATE)
        assert len(lagoon.board.lands) == len(lagoon_draft.board.lands) + 1


class TestNames:
    def test_a_double_click_renames(self, hand: Hand) -> None:
        hand.double_click("bali-1")
        field = NameFieldPage.of(hand.window)
        assert field.name == "West Bali"
        field.type_over("Jembrana")
        field.accept()
        assert hand.document.name("bali-1") == "Jembrana"
        assert not is_renaming(hand)
        assert hand.window.context.view.hasFocus()

    def test_f2_renames_a_sea_and_esc_does_not(self, hand: Hand, indonesia: Draft) -> None:
        hand.click("bali-sea")
        hand.key(Qt.Key.Key_F2)
        NameFieldPage.of(hand.window).type_over("Elsewhere")
        NameFieldPage.of(hand.window).give_up()
        assert hand.document.draft is indonesia
        assert not is_renaming(hand)

    def test_a_name_that_is_taken_can_be_written_again(self, hand: Hand) -> None:
        hand.click("bali-1")
        hand.key(Qt.Key.Key_F2)
        field = NameFieldPage.of(hand.window)
        field.type_over("East Bali")
        field.accept()
        assert hand.refusals == ["There’s already a land area called East Bali."]
        field.type_over(" Coast")
        field.accept()
        assert hand.document.name("bali-1") == "East Bali Coast"

    def test_a_click_elsewhere_accepts_the_name(self, hand: Hand) -> None:
        hand.double_click("bali-1")
        NameFieldPage.of(hand.window).type_over("Jembrana")
        hand.click("aceh-1")
        assert hand.document.name("bali-1") == "Jembrana"
        assert hand.document.undo_stack.count() == 1
        assert not is_renaming(hand)

    @pytest.mark.parametrize("chosen", [[], ["bali-1", "bali-2"]])
    def test_f2_says_that_one_area_has_to_be_selected(self, hand: Hand, chosen: list[str]) -> None:
        hand.document.select(chosen)
        hand.key(Qt.Key.Key_F2)
        assert "Select one area" in hand.refusals[0]

    def test_the_name_of_an_area_that_is_gone_stays_away_while_the_view_moves(self, lagoon: Hand) -> None:
        lagoon.document.select([lagoon.board.lands[0].id])
        lagoon.page.give("duplicate_areas")
        lagoon.key(Qt.Key.Key_F2)
        lagoon.document.undo_stack.undo()
        lagoon.window.context.view.zoom_in()
        assert not is_renaming(lagoon)
