"""The docks around the map: an empty list of problems folds, and all of them make way for the map and come back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.support.window_geometry import Panels, panels_of
from tests.ui.editor.hand import NONE, SHIFT, Hand
from tests.ui.pages.editor.problems import NONE_AT_ALL, ProblemsPage
from tests.ui.pages.page import settle


@pytest.fixture
def laid_out(hand: Hand) -> Hand:
    """An editor whose docks have their sizes."""
    settle()
    return hand


@pytest.fixture
def again(hand: Hand, settings: Settings) -> Iterator[Hand]:
    """The editor that comes after the one before was closed, with an error on the map."""

    def spoil(draft: Draft) -> Draft:
        return draft.with_board(land_land=draft.board.land_land[1:])

    hand.window.close()
    window = new_window(MapDocument(spoil(hand.document.draft)), settings)
    window.resize(1366, 768)
    window.show()
    settle()
    yield Hand(window)
    window.close()
    window.deleteLater()


def unlink(hand: Hand) -> None:
    """Make an error: two areas with a common border are not adjacent any more."""
    hand.document.do("Unlink", lambda draft: draft.with_board(land_land=draft.board.land_land[1:]))
    settle()


def undo(hand: Hand) -> None:
    hand.document.undo_stack.undo()
    settle()


def height_of_map(hand: Hand) -> int:
    return hand.window.context.view.height()


def bring_forward(hand: Hand, panel: str) -> None:
    hand.window.docks[panel].raise_()
    settle()


def places(hand: Hand) -> Panels:
    return panels_of(hand.window, list(hand.window.docks.values()))


def shown(hand: Hand) -> set[str]:
    return {panel for panel, dock in hand.window.docks.items() if not dock.isHidden()}


def focused_after(hand: Hand, modifiers: Qt.KeyboardModifier) -> str:
    """Press F6; return the panel that has the keyboard then, or "map"."""
    QTest.keyClick(hand.window, Qt.Key.Key_F6, modifiers)
    focused = QApplication.focusWidget()
    return next((panel for panel, dock in hand.window.docks.items() if dock.isAncestorOf(focused)), "map")


def show_list(hand: Hand) -> None:
    ProblemsPage.of(hand.window).unfold()


class TestFolding:
    def test_an_empty_list_of_problems_leaves_its_height_to_the_map(self, laid_out: Hand) -> None:
        folded = height_of_map(laid_out)
        unlink(laid_out)
        show_list(laid_out)
        assert folded > height_of_map(laid_out) + 120

    def test_the_map_stays_as_it_is_while_problems_come_and_go(self, laid_out: Hand) -> None:
        folded, page = height_of_map(laid_out), ProblemsPage.of(laid_out.window)
        unlink(laid_out)
        assert (height_of_map(laid_out), page.nothing, page.is_folded) == (folded, "1 error", True)
        undo(laid_out)
        assert (height_of_map(laid_out), page.nothing, page.is_folded) == (folded, NONE_AT_ALL, True)
        laid_out.document.undo_stack.redo()
        show_list(laid_out)
        unfolded = height_of_map(laid_out)
        undo(laid_out)
        assert (height_of_map(laid_out), page.nothing) == (unfolded, NONE_AT_ALL)
        unlink(laid_out)
        assert (height_of_map(laid_out), page.is_folded) == (unfolded, False)

    def test_it_folds_when_it_comes_forward_with_nothing_to_list(self, laid_out: Hand) -> None:
        folded = height_of_map(laid_out)
        unlink(laid_out)
        show_list(laid_out)
        undo(laid_out)
        bring_forward(laid_out, "deeds")
        bring_forward(laid_out, "problems")
        assert height_of_map(laid_out) == folded

    def test_panels_beside_it_have_their_height_when_they_are_in_front(self, laid_out: Hand) -> None:
        folded = height_of_map(laid_out)
        bring_forward(laid_out, "deeds")
        assert height_of_map(laid_out) < folded - 120
        bring_forward(laid_out, "problems")
        assert height_of_map(laid_out) == folded

    def test_it_keeps_the_height_that_somebody_gave_it(self, laid_out: Hand) -> None:
        unlink(laid_out)
        show_list(laid_out)
        laid_out.window.resizeDocks([laid_out.window.docks["problems"]], [310], Qt.Orientation.Vertical)
        settle()
        chosen = height_of_map(laid_out)
        undo(laid_out)
        laid_out.key(Qt.Key.Key_F8)
        settle()
        assert height_of_map(laid_out) > chosen + 200
        unlink(laid_out)
        laid_out.key(Qt.Key.Key_F8)
        settle()
        assert height_of_map(laid_out) == chosen

    def test_it_unfolds_to_the_same_height_at_the_next_start(
        self, laid_out: Hand, request: pytest.FixtureRequest
    ) -> None:
        unlink(laid_out)
        show_list(laid_out)
        unfolded = height_of_map(laid_out)
        undo(laid_out)
        assert height_of_map(request.getfixturevalue("again")) == unfolded

    def test_elsewhere_it_folds_nothing(self, laid_out: Hand) -> None:
        docks = laid_out.window.docks
        laid_out.window.tabifyDockWidget(docks["areas"], docks["problems"])
        bring_forward(laid_out, "problems")
        assert docks["problems"].height() > 300
        assert height_of_map(laid_out) < 500


class TestPuttingAway:
    def test_tab_on_the_map_puts_all_panels_away_and_brings_them_back(self, laid_out: Hand) -> None:
        bring_forward(laid_out, "deeds")
        laid_out.window.docks["layers"].hide()
        settle()
        before, size = places(laid_out), laid_out.window.context.view.size()
        laid_out.key(Qt.Key.Key_Tab)
        settle()
        assert shown(laid_out) == set()
        assert laid_out.window.context.view.width() > laid_out.window.width() - 10
        assert laid_out.window.context.view.hasFocus()
        laid_out.key(Qt.Key.Key_Tab)
        settle()
        assert (places(laid_out), laid_out.window.context.view.size()) == (before, size)

    def test_a_panel_that_is_asked_for_meanwhile_is_shown_and_stays(self, laid_out: Hand) -> None:
        before = shown(laid_out)
        laid_out.key(Qt.Key.Key_F9)
        laid_out.key(Qt.Key.Key_F8)
        assert shown(laid_out) == {"problems"}
        laid_out.key(Qt.Key.Key_F9)
        assert shown(laid_out) == before

    def test_an_error_that_was_made_meanwhile_unfolds_the_list(self, laid_out: Hand) -> None:
        unlink(laid_out)
        show_list(laid_out)
        unfolded = height_of_map(laid_out)
        undo(laid_out)
        laid_out.key(Qt.Key.Key_Tab)
        unlink(laid_out)
        laid_out.key(Qt.Key.Key_Tab)
        settle()
        assert height_of_map(laid_out) == unfolded

    def test_they_are_there_again_at_the_next_start(self, laid_out: Hand, request: pytest.FixtureRequest) -> None:
        before = shown(laid_out)
        laid_out.key(Qt.Key.Key_Tab)
        assert shown(request.getfixturevalue("again")) == before


class TestKeyboard:
    def test_in_a_panel_tab_goes_on(self, laid_out: Hand) -> None:
        laid_out.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        before, all_of_them = QApplication.focusWidget(), shown(laid_out)
        QTest.keyClick(before, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() not in (before, None)
        assert shown(laid_out) == all_of_them

    def test_shift_and_tab_lead_from_the_map_to_the_panels(self, laid_out: Hand) -> None:
        laid_out.key(Qt.Key.Key_Backtab, SHIFT)
        assert not laid_out.window.context.view.hasFocus()
        assert shown(laid_out)

    def test_f6_goes_round_the_map_and_the_panels_in_front(self, laid_out: Hand) -> None:
        unlink(laid_out)
        laid_out.window.context.view.setFocus()
        forward = [focused_after(laid_out, NONE) for _ in range(5)]
        assert forward == ["areas", "layers", "properties", "problems", "map"]
        assert [focused_after(laid_out, SHIFT) for _ in range(5)] == [*reversed(forward[:-1]), "map"]


def test_reset_puts_panels_back_to_their_first_places_and_sizes(laid_out: Hand) -> None:
    before, size = places(laid_out), laid_out.window.context.view.size()
    docks = laid_out.window.docks
    docks["properties"].setFloating(True)
    docks["steps"].hide()
    laid_out.window.tabifyDockWidget(docks["areas"], docks["problems"])
    laid_out.window.resizeDocks([docks["areas"]], [400], Qt.Orientation.Horizontal)
    laid_out.key(Qt.Key.Key_Tab)
    settle()
    laid_out.page.give("editor_reset_panels")
    settle()
    assert (places(laid_out), laid_out.window.context.view.size()) == (before, size)


def test_panels_beside_the_map_grow_with_the_text_and_shrink_again(laid_out: Hand, qtbot: QtBot) -> None:
    window, docks = laid_out.window, laid_out.window.docks

    def has(left: int, right: int) -> bool:
        return (docks["areas"].width(), docks["properties"].width()) == (left, right)

    window.resize(1600, 900)
    window.appearance.put_on()
    laid_out.page.give("editor_reset_panels")
    qtbot.waitUntil(lambda: has(240, 300))
    window.resizeDocks([docks["areas"]], [280], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: has(280, 300))
    for scale, widths in ((120, (336, 360)), (100, (280, 300))):
        window.preferences.set("scale", scale)
        window.appearance.follow()
        qtbot.waitUntil(lambda widths=widths: has(*widths))  # type: ignore[misc]
