from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.tip_placer import TipPlacer
from tests.ui.pages.tips import Tip, tip_at

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


def test_a_tip_of_the_board_is_left_to_qt(window: QWidget) -> None:
    tip = tip_of(window, QPoint(100, 100))
    assert tip.place.width() > PANEL.width()
