"""The map of the editor on a touch screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.editor.edit_view import Tool, Touch
from tests.ui.editor.hand import Hand
from tests.ui.finger import drag, lift, move, put, quick_rest, tap

ASIDE = QPoint(50, 0)


class Recorder(Tool):
    """Notes what a tool gets."""

    def __init__(self, hand: Hand) -> None:
        super().__init__(hand.window.context.view)
        self.got: list[str] = []

    def press(self, touch: Touch) -> None:
        self.got.append(f"press {touch.area}")

    def release(self, touch: Touch) -> None:
        self.got.append(f"release {touch.area}")

    def cancel(self) -> None:
        self.got.append("cancel")


def test_a_tap_selects_an_area(hand: Hand) -> None:
    tap(hand.window.context.view.viewport(), hand.at("bali-1"))
    assert "bali-1" in hand.window.context.scene.chosen


def test_a_finger_uses_the_tool_and_two_zoom_without_it(hand: Hand) -> None:
    view = hand.window.context.view
    tool, port = Recorder(hand), view.viewport()
    view.use(tool)
    first, other = hand.at("aceh-1"), hand.at("bali-1")
    drag(port, (first, other))
    assert tool.got == ["press aceh-1", "release bali-1"]
    tool.got.clear()
    before, point = view.scale_now, view.to_scene(QPointF(other))
    drag(port, (other - ASIDE, other - 2 * ASIDE), (other + ASIDE, other + 2 * ASIDE))
    assert tool.got == []
    assert view.scale_now == pytest.approx(2 * before, rel=1e-3)
    assert (view.viewportTransform().map(point) - QPointF(other)).manhattanLength() < 3


def test_a_second_finger_cancels_what_the_first_drags(hand: Hand) -> None:
    view = hand.window.context.view
    tool, port = Recorder(hand), view.viewport()
    view.use(tool)
    first, other = hand.at("aceh-1"), hand.at("bali-1")
    put(port, first)
    move(port, (first, other))
    put(port, other, other + ASIDE, held=1)
    lift(port, other, other + ASIDE)
    assert tool.got == ["press aceh-1", "cancel"]


def test_a_finger_that_rests_asks_for_the_menu(hand: Hand, qtbot: QtBot) -> None:
    view = hand.window.context.view
    view.context_requested.disconnect()
    asked = list[str]()
    view.context_requested.connect(lambda area, _: asked.append(area))
    place = hand.at("bali-1")
    with quick_rest():
        put(view.viewport(), place)
        qtbot.waitUntil(lambda: asked == ["bali-1"])
        lift(view.viewport(), place)
