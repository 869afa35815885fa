"""The part of the map that is seen: zoomed with the wheel, and held where it is while panels find their places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.board.zoom_view import STEP
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from tests.ui.editor.hand import Hand


def turn_wheel(window: EditorWindow, at: QPointF, notches: int) -> None:
    port, way = window.context.view.viewport(), QPoint(0, 120 * notches)
    buttons, keys, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, QPointF(port.mapToGlobal(at)), QPoint(), way, buttons, keys, phase, False)
    QApplication.sendEvent(port, event)


def test_notches_of_the_wheel_that_come_together_are_one_step_at_the_pointer(hand: Hand) -> None:
    view, at = hand.window.context.view, QPointF(hand.at("bali-1"))
    before, point, steps = view.scale_now, view.to_scene(at), list[float]()
    view.zoomed.connect(steps.append)
    for _ in range(4):
        turn_wheel(hand.window, at, 1)
    QApplication.processEvents()
    assert len(steps) == 1
    assert abs(view.scale_now - before * STEP**4) < 1e-6
    assert (view.viewportTransform().map(point) - at).manhattanLength() <= 2


def test_notches_at_two_places_zoom_at_both(hand: Hand) -> None:
    view, steps = hand.window.context.view, list[float]()
    before, places = view.scale_now, [QPointF(hand.at(area)) for area in ("bali-1", "aceh-1")]
    view.zoomed.connect(steps.append)
    for place in places:
        turn_wheel(hand.window, place, 2)
    QApplication.processEvents()
    assert len(steps) == 2
    assert abs(view.scale_now - before * STEP**4) < 1e-6


def test_what_was_zoomed_stays_where_it_is_while_panels_find_their_places(
    indonesia: Draft, settings: Settings, undressed: None
) -> None:
    assert undressed is None
    window = new_window(MapDocument(indonesia), settings)
    window.resize(1366, 768)
    window.show()
    view = window.context.view
    place = QPointF(view.viewport().rect().center())
    before = view.viewport().size()
    view.zoom_at(place, STEP**3)
    point, on_window = view.to_scene(place), view.viewport().mapTo(window, place)
    for _ in range(5):
        QApplication.processEvents()
    assert view.viewport().size() != before  # the panels have found their places
    moved = view.viewport().mapTo(window, view.viewportTransform().map(point)) - on_window
    assert moved.manhattanLength() <= 2
    window.close()
    window.deleteLater()


LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("drags", [LEFT, MIDDLE])
def test_nothing_sticks_to_the_pointer_when_another_button_is_pressed_meanwhile(
    hand: Hand, qtbot: QtBot, drags: Qt.MouseButton
) -> None:
    view, frame = hand.window.context.view, hand.window.windowHandle()
    with qtbot.waitActive(hand.window):
        hand.window.activateWindow()

    def place(aside: int) -> QPoint:
        return view.viewport().mapTo(hand.window, hand.at("bali-1") + QPoint(aside, 0))

    start = place(0)
    QTest.mousePress(frame, drags, NO_KEYS, start)
    QTest.mouseMove(frame, start + QPoint(30, 0))
    QTest.mousePress(frame, RIGHT, NO_KEYS, start + QPoint(30, 0))
    assert QApplication.activePopupWidget() is None
    QTest.mouseRelease(frame, drags, NO_KEYS, start + QPoint(30, 0))
    QTest.mouseRelease(frame, RIGHT, NO_KEYS, start + QPoint(30, 0))
    sight, board = view.sight, hand.board
    QTest.mouseMove(frame, start + QPoint(90, 40))
    assert (view.sight, hand.board, view.tool.is_busy) == (sight, board, False)


def test_the_space_key_pans_no_longer_once_the_keyboard_has_left_the_map(hand: Hand) -> None:
    view = hand.window.context.view
    view.setFocus()
    QTest.keyPress(view, Qt.Key.Key_Space)
    hand.window.setFocus()
    sight = view.sight
    hand.drag("bali-1", "aceh-1")
    assert view.sight == sight
