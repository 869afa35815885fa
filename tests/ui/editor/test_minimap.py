"""The whole map in a corner, while only a part of it is in view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.edit.grips import NameGrip, place
from indonesia_qt.mapmaking.edit.provinces import tint
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor.minimap import HIDE, MinimapPage
from tests.ui.pages.page import settle

CLOSE = 30.0
"""Map units: as exactly as a pixel of the minimap says."""
WEST, EAST = (300.0, 400.0), (1900.0, 700.0)


@pytest.fixture
def minimap(hand: Hand) -> MinimapPage:
    return MinimapPage.of(hand.window)


def middle(hand: Hand) -> Point:
    """What is in the middle of the view."""
    view = hand.window.context.view
    point = view.to_scene(view.centre)
    return point.x(), point.y()


def near(place: Point) -> object:
    return pytest.approx(place, abs=CLOSE)


def test_it_is_seen_while_a_part_of_the_map_is_out_of_view(hand: Hand, minimap: MinimapPage) -> None:
    assert not minimap.is_seen
    hand.look_at(WEST)
    settle()
    assert minimap.is_seen
    hand.window.context.view.fit()
    assert not minimap.is_seen


def test_a_click_brings_what_lies_there_into_view(hand: Hand, minimap: MinimapPage) -> None:
    hand.look_at(WEST)
    settle()
    scale = hand.window.context.view.scale_now
    minimap.click_at(EAST)
    assert middle(hand) == near(EAST)
    assert hand.window.context.view.scale_now == scale


def test_the_part_in_view_is_dragged_from_where_it_is_held(hand: Hand, minimap: MinimapPage) -> None:
    hand.look_at(WEST)
    settle()
    minimap.drag((WEST[0] + 50, WEST[1] + 30), (EAST[0] + 50, EAST[1] + 30))
    assert middle(hand) == near(EAST)


def test_a_drag_ends_at_the_edge_of_the_map(hand: Hand, minimap: MinimapPage) -> None:
    hand.look_at(WEST)
    settle()
    minimap.drag(WEST, (-500.0, -500.0))
    assert middle(hand) == near((0.0, 0.0))


def test_it_is_hidden_for_good_by_a_right_click_and_shown_again(
    hand: Hand, minimap: MinimapPage, settings: Settings, indonesia: Draft
) -> None:
    hand.look_at(WEST)
    settle()
    minimap.menu().trigger(HIDE)
    assert not minimap.is_seen
    again = new_window(MapDocument(indonesia), settings)
    again.show()
    again.context.view.look_at((QPointF(*WEST), 2.0))
    assert not MinimapPage.of(again).is_seen
    again.deleteLater()
    hand.page.give("minimap")
    assert minimap.is_seen


def test_it_shows_what_changed_while_it_was_hidden(hand: Hand, minimap: MinimapPage) -> None:
    hand.look_at(WEST)
    settle()
    before = minimap.picture()
    hand.window.context.view.fit()
    hand.document.do("Paint", lambda draft: tint(draft, "papua", 1))
    hand.look_at(WEST)
    settle()
    assert minimap.picture() != before


def corner_of(hand: Hand, box: QRect) -> Point:
    """The place of the map below the middle of a box on the view."""
    point = hand.window.context.view.to_scene(QPointF(box.center()))
    return point.x(), point.y()


def test_it_makes_way_for_what_is_selected(hand: Hand, minimap: MinimapPage, qtbot: QtBot) -> None:
    hand.look_at((1700.0, 640.0))
    settle()
    first = minimap.box
    covered = hand.window.context.scene.area_at(QPointF(*corner_of(hand, first)))
    hand.document.select([covered])
    view, scene = hand.window.context.view, hand.window.context.scene
    qtbot.waitUntil(lambda: minimap.box != first)
    assert not minimap.box.intersects(view.mapFromScene(scene.box_of(covered)).boundingRect())


def test_it_makes_way_for_what_is_dragged(hand: Hand, minimap: MinimapPage, qtbot: QtBot) -> None:
    hand.window.use_tool("place")
    name = place(hand.board, NameGrip("lampung"))
    hand.look_at(name, 2.0)
    settle()
    before = minimap.box
    hand.press(name)
    hand.carry(name, corner_of(hand, before))
    qtbot.waitUntil(lambda: not minimap.box.intersects(before))
    hand.let_go(corner_of(hand, before))
