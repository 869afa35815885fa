from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.tip_placer import TipPlacer
from tests.ui.pages.tips import Tip, tip_at
from tests.ui.pointer import move_to

LONG = "All three goods go to Lampung, as the ships of others are nearer to it than your own ones. " * 2
BOARD, PANEL = QRect(0, 0, 600, 400), QRect(600, 0, 200, 400)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window with a board, and beside it a panel with a long tool tip."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 400)
    for name, place in (("board", BOARD), ("panel", PANEL)):
        part = QWidget(window, toolTip=LONG)
        part.setObjectName(name)
        part.setGeometry(place)
    TipPlacer(window.childAt(BOARD.center()))
    window.show()
    return window


def tip_of(window: QWidget, place: QPoint) -> Tip:
    """The tool tip at a place of the window, in the window's coordinates."""
    part = window.childAt(place)
    tip = tip_at(part, part.mapFrom(window, place))
    assert tip
    return tip._replace(place=tip.place.translated(-window.mapToGlobal(QPoint())))


@pytest.mark.parametrize("high", [10, 200, 390])
def test_a_long_tip_is_wrapped_to_its_panel_beside_the_pointer(window: QWidget, high: int) -> None:
    pointer = QPoint(650, high)
    tip = tip_of(window, pointer)
    assert PANEL.contains(tip.place)
    assert not tip.place.contains(pointer)
    assert tip.text == LONG


@pytest.mark.parametrize("text", [LONG, f"<b>Ana</b> {LONG}"])
def test_a_long_tip_of_a_low_bar_is_as_wide_as_it_has_to_be(window: QWidget, text: str) -> None:
    bar, board = QRect(0, 0, 800, 70), QRect(0, 70, 600, 330)
    part = QWidget(window, toolTip=text)
    part.setGeometry(bar)
    part.show()
    window.childAt(BOARD.center()).setGeometry(board)
    for pointer in (QPoint(100, 15), QPoint(300, 50)):
        tip = tip_of(window, pointer)
        assert bar.contains(tip.place)
        assert not tip.place.contains(pointer)


def test_a_tip_of_the_board_is_left_to_qt(window: QWidget) -> None:
    tip = tip_of(window, QPoint(100, 100))
    assert tip.place.width() > PANEL.width()


def test_a_tip_is_placed_also_after_the_pointer_was_pressed_and_moved_again(window: QWidget) -> None:
    pointer = QPoint(650, 200)
    QTest.mouseClick(window.childAt(pointer), Qt.MouseButton.LeftButton)
    assert PANEL.contains(tip_of(window, pointer).place)


def test_a_move_of_the_mouse_over_any_part_is_enough(window: QWidget) -> None:
    panel = window.childAt(PANEL.center())
    move_to(panel, QPoint(50, 200))
    pointer = panel.mapToGlobal(QPoint(50, 200))
    QApplication.sendEvent(panel, QHelpEvent(QEvent.Type.ToolTip, QPoint(50, 200), pointer))
    (label,) = (one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible())
    assert PANEL.contains(QRect(window.mapFromGlobal(label.pos()), label.size()))
    label.close()
    QToolTip.hideText()
