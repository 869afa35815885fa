"""The tables of deeds and city cards: edited in place, sorted, filled in from the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from indonesia_qt.board.draft import Draft
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import merged
from tests.ui.editor.hand import CTRL, Hand
from tests.ui.pages.editor.entries import ERA, KIND, LIMIT, PROVINCE, PROVINCES, CardsPage, DeedsPage
from tests.ui.pages.editor.problems import ProblemsPage
from tests.ui.pages.page import settle


@pytest.fixture
def deeds(hand: Hand) -> DeedsPage:
    return DeedsPage.of(hand.window).come_forward()


@pytest.fixture
def cards(hand: Hand) -> CardsPage:
    return CardsPage.of(hand.window).come_forward()


@pytest.mark.usefixtures("undressed")
def test_the_table_of_deeds_has_room_in_a_small_window(hand: Hand) -> None:
    """Where not all columns have, the id is left out, which the others say."""
    hand.window.appearance.put_on()
    hand.window.appearance.changed.emit()
    deeds = DeedsPage.of(hand.window).come_forward()
    assert not deeds.has_ids()
    assert not deeds.is_wider_than_its_place()
    assert deeds.clipped_buttons() == []
    hand.window.resize(1900, 768)
    settle()
    assert deeds.has_ids()
    assert not deeds.is_wider_than_its_place()


@pytest.mark.usefixtures("undressed")
def test_the_columns_share_the_room_and_none_is_narrower_than_what_it_says(hand: Hand) -> None:
    hand.window.appearance.put_on()
    hand.window.appearance.changed.emit()
    hand.window.resize(1900, 768)
    for table in (DeedsPage.of(hand.window).come_forward(), CardsPage.of(hand.window).come_forward()):
        widths = table.column_widths()
        assert all(width >= needed for width, needed in widths)
        shares = [width / needed for width, needed in widths[:-1]]
        assert max(shares) - min(shares) < 0.1
        assert abs(sum(width for width, _ in widths) - table.width()) < 5


@pytest.mark.usefixtures("undressed")
def test_all_choices_of_a_cell_can_be_read(hand: Hand) -> None:
    hand.window.appearance.put_on()
    hand.window.appearance.changed.emit()
    deeds = DeedsPage.of(hand.window).come_forward()
    assert deeds.choices("a-bali-rice", PROVINCE) == ([], True)
    assert deeds.choices("a-bali-rice", KIND) == (["rice", "spice", "rubber", "oil", "shipping"], True)


def deed(hand: Hand, id: str) -> DeedEntry:
    return next(deed for deed in hand.document.draft.data.deeds if deed.id == id)


def card(hand: Hand, id: str) -> CardEntry:
    return next(card for card in hand.document.draft.data.city_cards if card.id == id)


class TestDeeds:
    def test_another_province_is_chosen_with_the_keyboard(self, hand: Hand, deeds: DeedsPage, indonesia: Draft) -> None:
        deeds.choose("a-bali-rice", PROVINCE, "Papua")
        assert deed(hand, "a-papua-rice").province == "papua"
        assert deeds.current == deed(hand, "a-papua-rice")
        assert hand.document.undo_stack.undoText() == "Change Bali rice"
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia

    def test_ship_limits_are_numbers(self, hand: Hand, deeds: DeedsPage) -> None:
        deeds.write_number("a-halmahera-shipping", LIMIT, 7)
        assert deed(hand, "a-halmahera-shipping").ships == (7, 4, 5)

    def test_what_has_no_ships_has_no_limits(self, deeds: DeedsPage) -> None:
        deeds.edit("a-bali-rice", LIMIT)
        assert not deeds.takes_number()

    def test_what_is_not_possible_is_refused_and_goes_back(self, hand: Hand, deeds: DeedsPage) -> None:
        deeds.click_cell("a-halmahera-shipping", LIMIT)
        for column in range(LIMIT, LIMIT + 3):
            deeds.put("a-halmahera-shipping", column, 0)
        assert hand.refusals == ["The company must be allowed at least one ship in era A or later."]
        assert deed(hand, "a-halmahera-shipping").ships == (0, 0, 5)

    def test_they_come_and_go(self, hand: Hand, deeds: DeedsPage, indonesia: Draft) -> None:
        deeds.click_cell("a-bali-rice")
        hand.click("papua-1")
        deeds.add()
        assert deed(hand, "a-papua-rice").kind == "rice"
        assert deeds.current == deed(hand, "a-papua-rice")
        deeds.remove()
        assert hand.document.draft.data.deeds == indonesia.data.deeds

    def test_the_map_marks_and_fills_in_the_province(self, hand: Hand, deeds: DeedsPage) -> None:
        deeds.click_cell("a-bali-rice")
        assert deeds.marked == ["bali-1", "bali-2"]
        deeds.pick_on_map()
        hand.click("papua-1")
        assert deed(hand, "a-papua-rice")
        assert "papua-1" in deeds.marked
        ProblemsPage.of(hand.window).come_forward()
        assert deeds.marked == []
        assert not deeds.picks_on_map()

    def test_the_map_marks_areas_that_come_back_with_a_step(self, hand: Hand, deeds: DeedsPage) -> None:
        deeds.click_cell("a-bali-rice")
        hand.document.do("Merge", lambda draft: merged(draft, "bali-1", "bali-2"))
        assert deeds.marked == ["bali-1"]
        hand.key(Qt.Key.Key_Z, CTRL)
        assert deeds.marked == ["bali-1", "bali-2"]

    def test_a_click_on_a_column_sorts(self, deeds: DeedsPage) -> None:
        deeds.sort_by(PROVINCE)
        names = deeds.column(PROVINCE)
        assert names in (sorted(names), sorted(names, reverse=True))
        assert len(set(names)) > 5


class TestCards:
    def test_provinces_are_written_with_commas(self, hand: Hand, cards: CardsPage) -> None:
        cards.write_text("a1", PROVINCES, "bali, Papua")
        assert card(hand, "a1").provinces == ("bali", "papua")

    def test_a_name_that_is_unknown_is_refused(self, hand: Hand, cards: CardsPage, indonesia: Draft) -> None:
        cards.write_text("a1", PROVINCES, "Bali, Atlantis")
        assert hand.refusals == ["There’s no “Atlantis” on this map."]
        assert hand.document.draft is indonesia

    def test_a_click_on_the_map_adds_a_province_and_another_takes_it_away(self, hand: Hand, cards: CardsPage) -> None:
        before = card(hand, "a1").provinces
        cards.click_cell("a1")
        cards.pick_on_map()
        hand.click("papua-1")
        assert card(hand, "a1").provinces == (*before, "papua")
        hand.click("papua-2")
        assert card(hand, "a1").provinces == before

    def test_another_era_brings_another_id(self, hand: Hand, cards: CardsPage) -> None:
        cards.choose("a1", ERA, "C")
        assert cards.current == card(hand, "c6")

    def test_stones_are_counted(self, hand: Hand, cards: CardsPage) -> None:
        cards.stones.change(3, 9)
        assert hand.document.draft.data.stones[2] == 9


def test_a_problem_of_a_deed_leads_to_its_row(hand: Hand, deeds: DeedsPage) -> None:
    ProblemsPage.of(hand.window).come_forward()
    hand.window.context.entry_requested.emit("a-bali-rice")
    settle()
    assert deeds.widget.isVisible()
    assert deeds.current == deed(hand, "a-bali-rice")


def test_the_tables_alone_scroll_where_there_is_room(hand: Hand) -> None:
    for page in (DeedsPage, CardsPage):
        assert not page.of(hand.window).come_forward().scrolls_as_a_whole()
