"""The list of problems: counted alike everywhere, shown on the map, fixed with a preview, ignored with a note."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.panels.areas import SEAS
from tests.ui.editor.hand import CTRL, Hand
from tests.ui.pages.editor import problems, window
from tests.ui.pages.editor.areas import AreasPage
from tests.ui.pages.editor.ask_name import AskNamePage
from tests.ui.pages.editor.problems import ProblemsPage


@pytest.fixture
def panel(hand: Hand) -> ProblemsPage:
    return ProblemsPage.of(hand.window)


def unlinked(draft: Draft) -> Draft:
    """Three pairs with a common border are not adjacent any more."""
    board = draft.board
    return replace(draft, board=replace(board, land_land=board.land_land[1:], sea_sea=board.sea_sea[2:]))


def crowd(hand: Hand) -> None:
    """Put two names on tokens."""
    board = hand.document.board
    places = {label.of: land.token for label, land in zip(board.labels[:2], board.lands[:2], strict=True)}
    labels = tuple(replace(label, at=places.get(label.of, label.at)) for label in board.labels)
    assert hand.document.do("Move names", lambda draft: draft.with_board(labels=labels))
    ProblemsPage.of(hand.window).unfold()


def spoil(hand: Hand) -> None:
    assert hand.document.do("Unlink", unlinked)
    ProblemsPage.of(hand.window).unfold()


class TestList:
    def test_a_sound_map_has_none(self, hand: Hand, panel: ProblemsPage) -> None:
        assert panel.sentences() == []
        assert panel.nothing == problems.NONE_AT_ALL
        assert hand.page.problems_counted == window.NO_PROBLEMS

    def test_the_counts_are_those_of_the_list(self, hand: Hand, panel: ProblemsPage) -> None:
        spoil(hand)
        assert len(panel.sentences()) == 3
        assert all("aren’t listed as adjacent" in text for text in panel.sentences())
        assert hand.page.problems_counted == window.errors(3)
        assert panel.filter_text("error") == problems.errors(3)
        assert panel.title == problems.titled(3)

    def test_it_follows_each_change_but_not_a_drag(self, hand: Hand, panel: ProblemsPage) -> None:
        assert hand.document.preview(unlinked) == ""
        assert panel.sentences() == []
        hand.document.end_preview()
        spoil(hand)
        assert len(panel.sentences()) == 3
        hand.key(Qt.Key.Key_Z, CTRL)
        assert panel.sentences() == []

    def test_a_click_shows_the_place(self, hand: Hand, panel: ProblemsPage) -> None:
        spoil(hand)
        hand.window.context.jump(["papua-1"])
        panel.select(0)
        pair = hand.document.selection
        assert all(hand.document.name(area) in panel.sentences()[0] for area in pair)
        assert len([hand.at(area) for area in pair]) == 2

    def test_what_is_not_wanted_is_hidden(self, hand: Hand, panel: ProblemsPage) -> None:
        spoil(hand)
        panel.switch("error")
        assert panel.sentences() == []
        assert panel.filter_text("error") == problems.errors(3)

    def test_areas_show_how_many_there_are_and_provinces_count_each_once(self, hand: Hand) -> None:
        spoil(hand)
        areas = AreasPage.of(hand.window)
        assert [areas.badge(area).errors for area in ("aceh-1", "aceh-2", "aceh", SEAS)] == [1, 1, 1, 2]


class TestSolving:
    def test_the_pointer_on_a_fix_shows_what_it_does(self, hand: Hand, panel: ProblemsPage, indonesia: Draft) -> None:
        spoil(hand)
        spoilt = hand.document.draft
        panel.select(0)
        fix = panel.way(problems.LINK)
        panel.point_at(fix)
        assert hand.document.is_dragged
        assert len(hand.board.land_land) == len(indonesia.board.land_land)
        assert hand.document.preview_of_links().startswith("1 link added: ")
        panel.leave(fix)
        assert hand.document.shown is spoilt

    def test_a_fix_is_one_step(self, hand: Hand, panel: ProblemsPage, indonesia: Draft) -> None:
        spoil(hand)
        panel.select(0)
        panel.take(problems.LINK)
        assert hand.board.land_land == indonesia.board.land_land
        assert len(panel.sentences()) == 2
        assert hand.document.undo_stack.count() == 2
        assert "1 link added: " in hand.document.undo_stack.text(1)
        assert "1 link added" not in hand.document.undo_stack.undoText()

    def test_all_of_a_kind_are_fixed_at_once(self, hand: Hand, panel: ProblemsPage, indonesia: Draft) -> None:
        spoil(hand)
        panel.select(1)
        panel.take(problems.FIX_ALL)
        assert hand.document.draft.board == indonesia.board
        assert panel.sentences() == []
        assert hand.document.undo_stack.count() == 2

    def test_one_is_ignored_with_a_note_and_found_again(self, hand: Hand, panel: ProblemsPage) -> None:
        crowd(hand)
        panel.select(0)
        text, *others = panel.sentences()
        assert others
        panel.take(problems.IGNORE)
        assert AskNamePage.shown().does == "Ignore"
        AskNamePage.shown().answer("Mountains")
        assert panel.sentences() == others
        panel.switch("ignored")
        assert panel.sentences() == [*others, problems.ignored(text, "Mountains")]
        panel.select(len(others))
        panel.take(problems.RECALL)
        assert panel.sentences() == [text, *others]

    def test_a_note_says_something(self, hand: Hand, panel: ProblemsPage) -> None:
        crowd(hand)
        before = panel.sentences()
        panel.select(0)
        panel.take(problems.IGNORE_ALL)
        AskNamePage.shown().answer(" ")
        assert hand.refusals == ["Say why this can stay as it is."]
        assert panel.sentences() == before

    def test_an_error_is_not_for_ignoring(self, hand: Hand, panel: ProblemsPage) -> None:
        spoil(hand)
        panel.select(0)
        assert problems.IGNORE not in [way.text() for way in panel.ways()]


class TestSteadiness:
    def test_what_comes_in_the_place_of_a_fix_is_another_of_its_kind(self, hand: Hand, panel: ProblemsPage) -> None:
        spoil(hand)
        crowd(hand)
        panel.select(1)
        place = panel.place_of(panel.way(problems.LINK))
        for left in (2, 1):
            panel.click_at(place)
            assert hand.page.problems_counted.startswith(f"{left} error")
        panel.click_at(place)
        panel.click_at(place)
        assert "error" not in hand.page.problems_counted
        assert panel.ways() == []
        assert len(panel.sentences()) >= 1

    def test_what_is_no_fix_stands_apart_at_the_bottom(self, hand: Hand, panel: ProblemsPage) -> None:
        crowd(hand)
        panel.select(0)
        places = {way.text(): panel.place_of(way).y() for way in panel.ways()}
        lowest = panel.widget.actions_pane.mapTo(hand.window, panel.widget.actions_pane.rect().bottomLeft()).y()
        assert lowest - max(places.values()) < 40
        assert max(places, key=lambda text: places[text]).startswith("Ignore")

    def test_the_list_stays_as_wide_and_as_high(self, hand: Hand, panel: ProblemsPage) -> None:
        spoil(hand)
        crowd(hand)
        before = panel.widget.list.geometry()
        for row in range(len(panel.sentences())):
            panel.select(row)
            assert panel.widget.list.geometry() == before


def test_buttons_have_room_for_what_they_say(hand: Hand, panel: ProblemsPage) -> None:
    spoil(hand)
    panel.select(0)
    ways = panel.ways()
    assert len(ways) > 1
    assert all(way.visibleRegion().boundingRect().width() >= way.sizeHint().width() for way in ways)
