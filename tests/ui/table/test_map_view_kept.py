"""The board stays as the player left it, or follows the decisions: in a small window by itself."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from tests.soak import soak_but
from tests.ui.pages.board import elsewhere
from tests.ui.pages.page import settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, go_to


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
    mouse.program.window.preferences.set("follow", "always")
    view = board(mouse)
    mouse.answer()
    while not view.map_scene.targets:
        mouse.answer()
    qtbot.waitUntil(lambda: view.scale_now > view.scale_of_fit and not view.is_gliding)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    for area in view.map_scene.targets:
        assert seen.contains(view.map_scene.point_of(area))


def test_a_small_window_follows_the_decision_and_returns_smoothly(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    mouse.program.window.preferences.set("speed", "fast")
    mouse.program.window.preferences.set("follow", "small")
    mouse.program.window.resize(1366, 768)
    while not isinstance(mouse.panel, SitePanel):
        mouse.answer()
    view = board(mouse)
    qtbot.waitUntil(lambda: view.is_gliding)
    qtbot.waitUntil(lambda: view.scale_now > 1.1 * view.scale_of_fit and not view.is_gliding)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    assert all(seen.contains(view.map_scene.point_of(area)) for area in view.map_scene.targets)
    while view.map_scene.targets:
        mouse.answer()
    qtbot.waitUntil(lambda: view.sight is None)


def test_the_view_follows_nobody_who_has_not_chosen_it(mouse: Mouse, qtbot: QtBot) -> None:
    mouse.program.window.resize(1366, 768)
    view = board(mouse)
    view.fit()
    while not view.map_scene.targets:
        mouse.answer()
    qtbot.wait(0)
    assert view.sight is None


def test_a_large_window_does_not_follow(mouse: Mouse, qtbot: QtBot) -> None:
    view = board(mouse)
    view.fit()
    mouse.program.window.preferences.set("follow", "small")
    mouse.program.window.resize(1920, 1080)
    mouse.answer()
    qtbot.wait(0)
    assert view.sight is None


def test_without_motion_the_view_is_there_at_once(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    mouse.program.window.preferences.set("speed", "fast")
    mouse.program.window.preferences.set("motion", "off")
    mouse.program.window.preferences.set("follow", "small")
    while not isinstance(mouse.panel, SitePanel):
        mouse.answer()
    QApplication.processEvents()
    view = board(mouse)
    assert not view.is_gliding
    assert view.scale_now > 1.1 * view.scale_of_fit
    assert view.sees_targets


@pytest.mark.parametrize("follow", ["never", "small", "always"])
@pytest.mark.parametrize("name", soak_but(("city_growth",), ["city_growth", "acquisitions"]))
def test_all_cities_that_may_grow_and_all_areas_of_deeds_are_in_view(
    program: Program, qtbot: QtBot, follow: str, name: str
) -> None:
    program.window.preferences.set("follow", follow)
    program.window.resize(1366, 768)
    go_to(program, POSITIONS[name])
    view = board(Mouse(program))
    qtbot.waitUntil(lambda: not view.is_gliding)
    QApplication.processEvents()
    assert view.map_scene.targets
    assert view.sees_targets
    if name == "acquisitions":
        mouse = Mouse(program)
        mouse.choose(mouse.panel.deeds)
        qtbot.waitUntil(lambda: not view.is_gliding)
        assert view.sees_targets


@pytest.mark.parametrize("name", ["city_growth", "acquisitions"])
def test_they_come_into_view_for_who_has_zoomed_elsewhere(program: Program, qtbot: QtBot, name: str) -> None:
    program.window.resize(1366, 768)
    go_to(program, POSITIONS[name])
    mouse = Mouse(program)
    view = board(mouse)
    settle()
    view.fit()
    elsewhere(view, next(iter(view.map_scene.targets)))
    assert program.table
    if name == "acquisitions":
        mouse.choose(mouse.panel.deeds)
    else:
        program.table.history.look_at(3)
        program.table.history.look_at(program.table.bridge.made)
    qtbot.waitUntil(lambda: view.sees_targets and not view.is_gliding)
    assert view.map_scene.targets
