"""The board stays as the player left it, unless he wants it to follow the decisions."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin


@pytest.fixture
def mouse(begin: Begin) -> Mouse:
    """A player who has to place a city."""
    mouse = begin("human", "human", options=Options(money="open"))
    while not isinstance(mouse.panel, SitePanel):
        mouse.answer()
    return mouse


def board(mouse: Mouse) -> MapView:
    assert mouse.program.window.map
    return mouse.program.window.map


def test_decisions_leave_the_view_as_it_is(mouse: Mouse) -> None:
    view = board(mouse)
    area = next(iter(mouse.panel.answers()))
    view.zoom_in()
    view.show_area(area)
    seen = view.viewportTransform()
    mouse.click_area(area)
    mouse.confirm()
    assert view.viewportTransform() == seen


def test_the_view_follows_who_wants_it(mouse: Mouse, qtbot: QtBot) -> None:
    mouse.program.window.preferences.set("follow", True)
    view = board(mouse)
    mouse.answer()
    while not view.map_scene.targets:
        mouse.answer()
    qtbot.waitUntil(lambda: view.scale_now > view.scale_of_fit)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    for area in view.map_scene.targets:
        assert seen.contains(view.map_scene.point_of(area))
