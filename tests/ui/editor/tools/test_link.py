"""The link tool: neighbours are seen, and areas are linked and unlinked with the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from indonesia_qt.board.adjacency import PairStatus, pair, status_of
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Point
from tests.ui.editor.hand import CTRL, NONE, SHIFT, Hand
from tests.ui.pages.editor import neighbours
from tests.ui.pages.editor.links import LinksPage, legend_line

ALT = Qt.KeyboardModifier.AltModifier
BESIDE: Point = (5.0, -15.0)
"""On no area."""


@pytest.fixture
def tool(hand: Hand) -> LinksPage:
    """The link tool, in use."""
    hand.point(BESIDE)
    hand.key(Qt.Key.Key_L)
    found = LinksPage(hand.window)
    assert hand.window.context.view.tool is found.tool
    return found


def status(hand: Hand, a: str, b: str) -> PairStatus:
    return status_of(hand.document.draft.board, pair(a, b))


def shade(hand: Hand, place: Point) -> QColor:
    """What is seen at a place."""
    at = hand.at(place)
    return hand.window.context.view.viewport().grab().toImage().pixelColor(at)


class TestSeeing:
    def test_pointing_at_an_area_tells_how_many_neighbours_it_has(self, hand: Hand, tool: LinksPage) -> None:
        hand.point("jawa-timur-3")
        assert hand.page.message == neighbours.of_area("Jawa Timur 3", land=2, coasts=2)
        assert {found.other("jawa-timur-3") for found in tool.layer.shown} == {
            "bali-1", "east-java-sea", "indian-ocean", "jawa-timur-4",
        }  # fmt: skip

    def test_all_but_the_neighbours_is_dimmed(self, hand: Hand, tool: LinksPage) -> None:
        assert not tool.layer.hub
        far: Point = (300.0, 1100.0)
        before = shade(hand, far)
        hand.point("jawa-timur-3")
        assert shade(hand, far) != before
        hand.point(BESIDE)
        assert shade(hand, far) == before

    def test_the_keyboard_goes_from_area_to_area(self, hand: Hand, tool: LinksPage) -> None:
        hand.document.select(["bali-1"])
        assert tool.layer.hub == "bali-1"
        hand.key(Qt.Key.Key_Right)
        assert hand.document.selection == (tool.layer.hub,) == ("bali-2",)
        hand.key(Qt.Key.Key_S)
        hand.key(Qt.Key.Key_Left, CTRL)
        assert hand.document.selection == ("bali-1",)

    def test_the_legend_counts_what_is_drawn(self, hand: Hand, tool: LinksPage) -> None:
        assert tool.has_legend
        assert legend_line("geometry", 317) in tool.legend()
        assert tool.layer.counts["geometry"] == len(tool.layer.items["geometry"].lines) > 300
        assert (tool.layer.counts["forced-off"], tool.layer.counts["forced-on"]) == (2, 0)
        hand.point("jawa-timur-3")
        counts = ("geometry", 3), ("arrow", 1), ("land", 2), ("coast", 2)
        assert tool.legend() == [legend_line(*count) for count in counts]
        hand.key(Qt.Key.Key_S)
        assert not tool.has_legend
        assert not any(item.lines for item in tool.layer.items.values())

    def test_the_legend_has_room_for_all_numbers(self, hand: Hand, tool: LinksPage) -> None:
        for area in hand.board.areas():
            tool.layer.show_hub(area.id)
            assert tool.clipped() == [], area.id

    def test_the_legend_stays_in_its_corner_when_the_map_is_moved(self, hand: Hand, tool: LinksPage) -> None:
        view = hand.window.context.view
        hand.window.context.jump(["bali-1"])
        QApplication.processEvents()
        before = tool.tool.legend.mapTo(view, QPoint())
        view.pan(QPointF(60, -40))
        QApplication.processEvents()
        assert tool.tool.legend.mapTo(view, QPoint()) == before


class TestLinking:
    @pytest.mark.usefixtures("tool")
    def test_a_drag_links_two_areas_and_the_same_again_leads_back(self, hand: Hand, indonesia: Draft) -> None:
        hand.drag("bali-1", "flores-sea")
        assert status(hand, "bali-1", "flores-sea").kind == "forced-on"
        assert hand.document.undo_stack.undoText() == "Link West Bali and Flores Sea"
        hand.drag("flores-sea", "bali-1")
        assert hand.document.draft.board == indonesia.board
        hand.key(Qt.Key.Key_Z, CTRL)
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia

    def test_two_clicks_unlink_two_areas(self, hand: Hand, tool: LinksPage) -> None:
        hand.click("bali-1")
        assert hand.document.selection == ("bali-1",)
        hand.point("bali-sea")
        assert tool.note == "Unlink West Bali and Bali Sea"
        hand.click("bali-sea")
        assert tool.note is None
        assert status(hand, "bali-1", "bali-sea").kind == "forced-off"
        assert hand.document.selection == ("bali-1",)

    def test_land_areas_that_lie_apart_are_joined_by_an_arrow(self, hand: Hand, tool: LinksPage) -> None:
        hand.press("bali-1")
        hand.carry("bali-1", "kalimantan-timur-2")
        assert tool.note == "Link West Bali and Kalimantan Timur 2 with an arrow"
        hand.let_go("kalimantan-timur-2")
        assert status(hand, "bali-1", "kalimantan-timur-2").kind == "arrow"
        hand.drag("bali-1", "kalimantan-timur-2")
        assert hand.document.undo_stack.undoText() == "Remove arrow between West Bali and Kalimantan Timur 2"

    @pytest.mark.parametrize("held", [ALT, SHIFT])
    @pytest.mark.usefixtures("tool")
    def test_with_alt_or_shift_areas_are_never_linked(self, hand: Hand, held: Qt.KeyboardModifier) -> None:
        for _ in range(2):
            hand.drag("bali-1", "bali-sea", held)
            assert status(hand, "bali-1", "bali-sea").kind == "forced-off"
        assert hand.document.undo_stack.count() == 1
        hand.drag("bali-1", "flores-sea", held)
        assert hand.page.message == "West Bali and Flores Sea aren’t linked."
        assert hand.document.undo_stack.count() == 1

    @pytest.mark.parametrize("waits", [True, False])
    def test_esc_lets_the_line_go(self, hand: Hand, tool: LinksPage, waits: bool) -> None:
        if waits:
            hand.click("bali-1")
            hand.point("bali-sea")
        else:
            hand.press("bali-1")
            hand.carry("bali-1", "bali-sea")
        hand.key(Qt.Key.Key_Escape)
        assert tool.note is None
        hand.let_go("bali-sea", NONE)
        assert not hand.document.undo_stack.canUndo()
        assert status(hand, "bali-1", "bali-sea").linked

    def test_a_drag_to_nowhere_and_a_second_click_on_the_same_area_link_nothing(
        self, hand: Hand, tool: LinksPage
    ) -> None:
        hand.drag("bali-1", BESIDE)
        hand.click("bali-1")
        hand.click("bali-1")
        hand.click("bali-sea")
        assert not hand.document.undo_stack.canUndo()
        hand.key(Qt.Key.Key_Escape)
        hand.click(BESIDE)
        assert hand.document.selection == ()
        assert tool.layer.hub == ""

    def test_what_is_linked_is_undone_with_a_line_half_drawn(self, hand: Hand, tool: LinksPage) -> None:
        hand.drag("bali-1", "flores-sea")
        hand.click("bali-1")
        hand.key(Qt.Key.Key_Z, CTRL)
        hand.click("flores-sea")
        assert status(hand, "bali-1", "flores-sea").kind == "forced-on"
        assert [found.other("bali-1") for found in tool.layer.shown if found.kind == "forced-on"] == ["flores-sea"]
