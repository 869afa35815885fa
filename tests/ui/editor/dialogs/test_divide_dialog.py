"""An area is divided into several that are seen before."""

from __future__ import annotations

from indonesia_qt.board.draft import Draft
from tests.mapmaking.sound import require_partition
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor import divide
from tests.ui.pages.editor.divide import DividePage


def areas(hand: Hand) -> int:
    return len(list(hand.board.areas()))


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


def test_the_menu_of_an_area_offers_it(small: Hand) -> None:
    small.page.menu_at(small.at("land-1-1")).choose(divide.IN_MENU)
    assert DividePage.shown().can_divide
