"""The panel with the neighbours of what is selected."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from indonesia_qt.board.adjacency import PairStatus, pair, status_of
from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.panels.neighbours import MOST_LISTED
from tests.ui.editor.hand import CTRL, Hand
from tests.ui.pages.editor import neighbours
from tests.ui.pages.editor.neighbours import NeighboursPage


@pytest.fixture
def panel(hand: Hand) -> NeighboursPage:
    return NeighboursPage.of(hand.window).come_forward()


def status(hand: Hand, a: str, b: str) -> PairStatus:
    return status_of(hand.document.draft.board, pair(a, b))


class TestOneArea:
    def test_all_neighbours_are_listed_with_their_borders(self, hand: Hand, panel: NeighboursPage) -> None:
        hand.click("bali-1")
        assert panel.summary == neighbours.of_area("West Bali", land=2, coasts=3)
        assert panel.border("Bali Sea") == "109.2"
        assert neighbours.ARROW in panel.tip("Jawa Timur 3")
        hand.document.select(["sarawak-3"])
        assert not panel.is_ticked("Celebes Sea")
        assert panel.border("Celebes Sea") == neighbours.A_POINT

    def test_the_box_links_and_unlinks(self, hand: Hand, panel: NeighboursPage, indonesia: Draft) -> None:
        hand.document.select(["bali-1"])
        panel.tick("Bali Sea")
        assert status(hand, "bali-1", "bali-sea").kind == "forced-off"
        assert not panel.is_ticked("Bali Sea")
        panel.tick("Bali Sea")
        assert hand.document.draft.board == indonesia.board

    def test_a_click_on_a_neighbour_shows_it(self, hand: Hand, panel: NeighboursPage) -> None:
        hand.document.select(["bali-1"])
        hand.window.context.jump(["papua-1"])
        hand.document.select(["bali-1"])
        panel.select("Bali Sea")
        assert hand.window.context.scene.hovered == "bali-sea"
        hand.at("bali-sea")  # fails where it isn't in view
        assert hand.document.selection == ("bali-1",)

    def test_a_decision_has_a_note_and_can_be_dropped(
        self, hand: Hand, panel: NeighboursPage, indonesia: Draft
    ) -> None:
        hand.document.select(["bali-1"])
        panel.select("Bali Sea")
        assert panel.choice() == "geometry"
        assert not panel.takes_note()
        assert panel.offered() == ["geometry", "apart"]
        panel.decide("apart")
        assert panel.choice() == "apart"
        panel.annotate("A reef")
        assert status(hand, "bali-1", "bali-sea").note == "A reef"
        assert hand.document.undo_stack.undoText() == "Edit note on West Bali and Bali Sea"
        panel.decide("geometry")
        assert hand.document.draft.board == indonesia.board
        hand.key(Qt.Key.Key_Z, CTRL)
        assert panel.note == "A reef"

    def test_land_areas_are_joined_by_an_arrow(self, hand: Hand, panel: NeighboursPage) -> None:
        hand.document.select(["bali-1"])
        panel.select("East Bali")
        panel.decide("arrow")
        assert status(hand, "bali-1", "bali-2").kind == "arrow"
        assert panel.choice() == "arrow"


class TestSeveralAreas:
    def test_two_areas_can_be_decided_about_at_once(self, hand: Hand, panel: NeighboursPage) -> None:
        hand.document.select(["flores-sea", "bali-1"])
        assert panel.summary == neighbours.between(2, links=0)
        panel.decide("linked")
        assert status(hand, "bali-1", "flores-sea").kind == "forced-on"

    def test_all_are_linked_unlinked_and_left_to_geometry(
        self, hand: Hand, panel: NeighboursPage, indonesia: Draft
    ) -> None:
        areas = ["bali-1", "bali-2", "bali-sea"]
        hand.document.select(areas)
        assert panel.summary == neighbours.between(3, links=3)
        panel.unlink_all()
        assert panel.summary == neighbours.between(3, links=0)
        assert hand.document.undo_stack.undoText() == "Unlink 3 areas from each other"
        panel.leave_all_to_geometry()
        assert hand.document.draft.board == indonesia.board
        hand.document.select(["flores-sea", "bali-sea", "molucca-sea"])
        panel.link_all()
        assert status(hand, "bali-sea", "molucca-sea").kind == "forced-on"
        assert hand.document.undo_stack.count() == 3

    def test_too_many_are_not_linked_with_each_other(self, hand: Hand, panel: NeighboursPage) -> None:
        hand.key(Qt.Key.Key_A, CTRL)
        panel.link_all()
        assert hand.refusals == ["Select at most 24 areas to link them all to each other."]
        assert not hand.document.undo_stack.canUndo()


def test_of_very_many_ties_the_first_are_listed(hand: Hand, panel: NeighboursPage) -> None:
    hand.document.select(area.id for area in hand.board.areas())
    assert panel.listed() == MOST_LISTED
    assert neighbours.only_first(MOST_LISTED) in panel.summary
