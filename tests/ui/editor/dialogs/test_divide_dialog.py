"""An area is divided into several that are seen before."""

from __future__ import annotations

from indonesia_qt.board.draft import Draft
from tests.mapmaking.sound import require_partition
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor import divide
from tests.ui.pages.editor.divide import DividePage, GroupPage


def areas(hand: Hand) -> int:
    return len(list(hand.board.areas()))


def provinces(hand: Hand) -> int:
    return len({land.province for land in hand.board.lands})


def test_the_parts_are_shown_and_made_as_one_step(small: Hand, grid: Draft) -> None:
    small.document.select(["land-1-1"])
    dialog = DividePage.open(small.window)
    assert areas(small) == 13
    dialog.put(4)
    assert areas(small) == 15
    first = small.board
    dialog.draw_others()
    assert small.board != first
    assert small.document.draft is grid
    dialog.confirm()
    assert areas(small) == 15
    assert len(small.document.selection) == 4
    require_partition(small.document.draft.board)
    assert small.document.undo_stack.count() == 1
    small.page.give("editor_undo")
    assert small.document.draft is grid


def test_esc_leaves_the_area_as_it_was(small: Hand, grid: Draft) -> None:
    small.document.select(["sea-3-1"])
    dialog = DividePage.open(small.window)
    dialog.leave()
    assert small.document.draft is small.document.shown is grid
    assert small.document.selection == ("sea-3-1",)


def test_too_many_are_refused_with_a_sentence(small: Hand) -> None:
    small.document.select(["land-1-1"])
    dialog = DividePage.open(small.window)
    dialog.put(20)
    dialog.confirm()
    small.document.select([small.document.selection[-1]])
    dialog = DividePage.open(small.window)
    dialog.put(24)
    assert not dialog.can_divide
    assert "no room for 24 areas" in dialog.refusal
    dialog.leave()


def test_several_areas_are_divided_at_once(small: Hand) -> None:
    small.document.select(["land-1-1", "land-1-2", "sea-3-1"])
    small.page.menu_at(small.at("land-1-1")).choose(divide.IN_MENU)
    dialog = DividePage.shown()
    assert dialog.number == 6
    assert dialog.number_is_typed_over
    dialog.put(9)
    dialog.confirm()
    assert areas(small) == 12 + 6
    assert len(small.document.selection) == 9
    require_partition(small.document.draft.board)


def test_all_land_is_divided_while_nothing_is_selected(small: Hand) -> None:
    dialog = DividePage.open(small.window)
    assert dialog.number == 18
    dialog.confirm()
    assert len(small.board.lands) == 18
    assert len(small.board.seas) == 3


def test_land_is_grouped_into_provinces_as_one_step(small: Hand, grid: Draft) -> None:
    dialog = GroupPage.open(small.window)
    dialog.put(4)
    assert provinces(small) == 4
    dialog.put(99)
    assert dialog.number == 9, "there are no more areas"
    dialog.draw_others()
    dialog.put(3)
    dialog.confirm()
    assert provinces(small) == 3
    small.page.give("editor_undo")
    assert small.document.draft is grid
    small.document.select(["land-1-1", "sea-3-1"])
    assert not small.page.command("group_areas").isEnabled()
    small.document.select(["sea-3-1"])
    GroupPage.open(small.window).leave()
    assert provinces(small) == 1, "of all land"
    small.document.select(["land-1-1", "land-1-2"])
    small.page.menu_at(small.at("land-1-1")).choose(divide.GROUP)
    GroupPage.shown().leave()
    assert small.document.draft is grid


def test_the_menu_of_an_area_offers_it(small: Hand) -> None:
    small.page.menu_at(small.at("land-1-1")).choose(divide.IN_MENU)
    assert DividePage.shown().can_divide
