"""The board by fingers: on a touch screen, and on a touchpad."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.board.zoom_view import WHEEL_MOVE
from indonesia_qt.ui.style.scaling import scaled
from tests.ui.finger import drag, lift, move, put, quick_rest, tap

NO_KEYS, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
ASIDE = QPoint(60, 0)


@pytest.fixture
def clicked(view: MapView) -> list[str]:
    """The ids of the areas that were clicked."""
    areas: list[str] = []
    view.map_scene.area_clicked.connect(areas.append)
    return areas


def pixel(view: MapView, x: float, y: float) -> QPoint:
    return view.mapFromScene(QPointF(x, y))


def off(view: MapView, point: QPointF, place: QPoint) -> float:
    """How many pixels a point of the board lies from a place of the viewport."""
    return math.dist(view.viewportTransform().map(point).toTuple(), place.toTuple())


def test_a_tap_is_a_click_with_which_the_board_takes_the_keyboard(view: MapView, clicked: list[str]) -> None:
    tap(view.viewport(), pixel(view, 150, 150))
    assert clicked == ["west"]
    assert view.hasFocus()
    assert view.map_scene.hovered == ""


def test_a_finger_that_trembles_taps(view: MapView, clicked: list[str]) -> None:
    place = pixel(view, 150, 150)
    drag(view.viewport(), (place, place + QPoint(6, -5)))
    assert clicked == ["west"]


def test_two_taps_into_the_water_show_the_whole_board(view: MapView, qapp: QApplication) -> None:
    qapp.setDoubleClickInterval(10_000)
    view.zoom_at(view.centre, 2)
    for _ in range(2):
        tap(view.viewport(), pixel(view, 330, 300))
    assert math.isclose(view.scale_now, view.scale_of_fit)


def test_a_finger_moves_the_board(view: MapView, clicked: list[str]) -> None:
    view.zoom_at(view.centre, 2)
    start = pixel(view, 250, 300)
    point = view.to_scene(QPointF(start))
    drag(view.viewport(), (start, start + QPoint(60, -40)))
    assert off(view, point, start + QPoint(60, -40)) < 1
    assert clicked == []


def test_a_finger_drags_a_target_to_another_area(view: MapView, clicked: list[str]) -> None:
    view.map_scene.sync([AreaMark("west", "legal")])
    taken, dropped = list[str](), list[str]()
    view.map_scene.area_taken.connect(taken.append)
    view.map_scene.area_dropped.connect(dropped.append)
    drag(view.viewport(), (pixel(view, 150, 150), pixel(view, 250, 150)))
    assert (taken, dropped, clicked) == (["west"], ["east"], [])


@pytest.mark.parametrize("apart", [2.0, 0.6])
def test_two_fingers_zoom_around_what_is_between_them(view: MapView, clicked: list[str], apart: float) -> None:
    view.zoom_at(view.centre, 1.8)
    before, middle = view.scale_now, pixel(view, 250, 150)
    point = view.to_scene(QPointF(middle))
    drag(view.viewport(), (middle - ASIDE, middle - ASIDE * apart), (middle + ASIDE, middle + ASIDE * apart))
    assert view.scale_now == pytest.approx(before * apart, rel=1e-3)
    assert off(view, point, middle) < 2
    assert clicked == []


def test_two_fingers_move_the_board(view: MapView, clicked: list[str]) -> None:
    view.zoom_at(view.centre, 2)
    before, middle, by = view.scale_now, pixel(view, 250, 200), QPoint(-70, 50)
    point = view.to_scene(QPointF(middle))
    drag(view.viewport(), (middle - ASIDE, middle - ASIDE + by), (middle + ASIDE, middle + ASIDE + by))
    assert view.scale_now == pytest.approx(before, rel=1e-3)
    assert off(view, point, middle + by) < 2
    assert clicked == []


def test_two_fingers_zoom_no_further_than_the_wheel_and_keep_the_board_in_view(view: MapView) -> None:
    middle = view.viewport().rect().center()
    drag(view.viewport(), (middle - ASIDE / 10, middle - 6 * ASIDE), (middle + ASIDE / 10, middle + 6 * ASIDE))
    assert view.scale_now == pytest.approx(view.most * view.scale_of_fit)
    drag(view.viewport(), (middle - 6 * ASIDE, middle - ASIDE / 10), (middle + 6 * ASIDE, middle + ASIDE / 10))
    assert view.scale_now == pytest.approx(min(view.scale_of_fit, view.scale_of_whole))
    far = QPoint(400, 280)
    for _ in range(5):
        drag(
            view.viewport(), (middle - ASIDE - far, middle - ASIDE + far), (middle + ASIDE - far, middle + ASIDE + far)
        )
    assert view.map_scene.sceneRect().adjusted(-2, -2, 2, 2).contains(view.to_scene(view.centre))


def test_a_second_finger_ends_what_the_first_began(view: MapView, clicked: list[str]) -> None:
    view.map_scene.sync([AreaMark("west", "legal")])
    dropped = list[str]()
    view.map_scene.area_dropped.connect(dropped.append)
    port, start, end, other = view.viewport(), pixel(view, 150, 150), pixel(view, 250, 150), pixel(view, 300, 300)
    put(port, start)
    move(port, (start, end))
    put(port, end, other, held=1)
    lift(port, end, other)
    assert (dropped, clicked) == ([], [])
    assert not view.is_held


def test_a_finger_that_rests_shows_the_card_and_asks_for_the_menu(
    view: MapView, clicked: list[str], qtbot: QtBot
) -> None:
    view.map_scene.describe = lambda area: area
    asked = list[str]()
    view.map_scene.area_context.connect(lambda area, _: asked.append(area))
    place = pixel(view, 150, 150)
    with quick_rest():
        put(view.viewport(), place)
        qtbot.waitUntil(view.card.isVisible)
        lift(view.viewport(), place)
    assert (asked, clicked, view.map_scene.hovered) == (["west"], [], "west")
    assert view.card.isVisible()
    tap(view.viewport(), pixel(view, 330, 300))
    assert not view.card.isVisible()


def test_what_lies_over_the_board_is_pressed_with_a_finger(view: MapView, clicked: list[str]) -> None:
    button, presses = QPushButton("Over", view), list[bool]()
    button.clicked.connect(lambda: presses.append(True))
    button.setGeometry(100, 100, 120, 60)
    button.show()
    tap(button)
    assert (len(presses), clicked) == (1, [])


def gesture(view: MapView, kind: Qt.NativeGestureType, value: float, by: QPointF) -> None:
    """What two fingers on a touchpad do, with the pointer at a point of the board."""
    at = QPointF(pixel(view, 250, 150))
    around = QPointF(view.viewport().mapToGlobal(at))
    device = QPointingDevice.primaryPointingDevice()
    QApplication.sendEvent(view.viewport(), QNativeGestureEvent(kind, device, 2, at, at, around, value, by))


def test_two_fingers_on_a_touchpad_zoom_at_the_pointer_and_move_the_board(view: MapView) -> None:
    view.zoom_at(view.centre, 1.5)
    before, at = view.scale_now, pixel(view, 250, 150)
    point = view.to_scene(QPointF(at))
    for _ in range(3):
        gesture(view, Qt.NativeGestureType.ZoomNativeGesture, 0.1, QPointF())
    assert view.scale_now == pytest.approx(before * 1.1**3)
    assert off(view, point, at) < 2
    gesture(view, Qt.NativeGestureType.PanNativeGesture, 0, QPointF(30, -20))
    assert off(view, point, at + QPoint(30, -20)) < 3


def scroll(view: MapView, turned: QPoint, pixels: QPoint = QPoint(), keys: Qt.KeyboardModifier = NO_KEYS) -> None:  # noqa: B008
    at = pixel(view, 250, 150)
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        pixels,
        turned,
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize("scroll_moves", [False, True])
def test_a_turn_sideways_moves_the_board_sideways(view: MapView, scroll_moves: bool) -> None:
    view.scroll_moves = lambda: scroll_moves
    view.zoom_at(view.centre, 2)
    before, at = view.scale_now, pixel(view, 250, 150)
    point = view.to_scene(QPointF(at))
    scroll(view, QPoint(-120, 0))
    assert view.scale_now == before
    assert off(view, point, at - QPoint(scaled(WHEEL_MOVE), 0)) < 2


def test_scrolling_moves_the_board_where_that_is_chosen_and_zooms_with_ctrl(view: MapView) -> None:
    view.scroll_moves = lambda: True
    view.zoom_at(view.centre, 2)
    before, at = view.scale_now, pixel(view, 250, 150)
    point = view.to_scene(QPointF(at))
    scroll(view, QPoint(16, 40), QPoint(8, 20))
    assert view.scale_now == before
    assert off(view, point, at + QPoint(8, 20)) < 2
    scroll(view, QPoint(0, 120), keys=CTRL)
    assert view.scale_now > before
