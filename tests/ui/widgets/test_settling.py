"""What has just appeared under a resting pointer takes no click; keys and a pointer that came from elsewhere count."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets import settling
from indonesia_qt.ui.widgets.settling import AWAY, Settling

Make = Callable[..., list[bool]]


@pytest.fixture
def pressed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Shows a button under the pointer that is still settling, and returns what its presses are noted in."""

    def make(*, waits_always: bool = False) -> list[bool]:
        button, presses = QPushButton("Skip"), list[bool]()
        make.button = button  # type: ignore[attr-defined]
        qtbot.addWidget(button)
        button.clicked.connect(lambda: presses.append(True))
        Settling(button, waits_always=waits_always)
        monkeypatch.setattr(settling, "SETTLING_MS", 100_000)
        QCursor.setPos(QPoint(40, 40))
        button.show()
        return presses

    return make


def click(make: Make) -> None:
    QTest.mouseClick(make.button, Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]


@pytest.mark.parametrize("waits_always", [False, True])
def test_a_click_at_once_does_nothing_and_a_later_one_counts(
    pressed: Make, waits_always: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    presses = pressed(waits_always=waits_always)
    click(pressed)
    assert not presses
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    click(pressed)
    assert presses == [True]


def test_a_press_too_soon_whose_button_is_let_go_later_does_nothing(
    pressed: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    presses = pressed()
    button = pressed.button  # type: ignore[attr-defined]
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert not presses


def test_a_key_counts_at_once(pressed: Make) -> None:
    presses = pressed(waits_always=True)
    QTest.keyClick(pressed.button, Qt.Key.Key_Space)  # type: ignore[attr-defined]
    assert presses == [True]


@pytest.mark.parametrize("waits_always", [False, True])
def test_a_pointer_that_came_from_elsewhere_means_what_it_clicks_unless_all_wait(
    pressed: Make, waits_always: bool
) -> None:
    presses = pressed(waits_always=waits_always)
    QCursor.setPos(QPoint(40 + 2 * AWAY, 40))
    click(pressed)
    assert bool(presses) is not waits_always


def test_it_settles_again_whenever_it_appears(pressed: Make) -> None:
    presses = pressed()
    button = pressed.button  # type: ignore[attr-defined]
    QCursor.setPos(QPoint(200, 200))
    button.hide()
    button.show()
    click(pressed)
    assert not presses
