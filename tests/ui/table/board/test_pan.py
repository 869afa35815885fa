"""A pan of the board ends with its button."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.new_games import Begin


def test_the_board_does_not_stick_to_the_pointer_when_another_button_is_pressed_meanwhile(
    begin: Begin, qtbot: QtBot
) -> None:
    program = begin("human", "human").program
    window, view = program.window, program.window.map
    assert view
    before = view.mapToScene(QPoint())
    with qtbot.waitActive(window):
        window.activateWindow()
    start = view.viewport().mapTo(window, view.viewport().rect().center())
    there, beyond = start + QPoint(40, 20), start + QPoint(120, 60)
    frame, middle, right = window.windowHandle(), Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton
    QTest.mousePress(frame, middle, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(frame, there)
    moved = view.mapToScene(QPoint())
    assert moved != before
    QTest.mousePress(frame, right, Qt.KeyboardModifier.NoModifier, there)
    assert QApplication.activePopupWidget() is None
    QTest.mouseRelease(frame, middle, Qt.KeyboardModifier.NoModifier, there)
    QTest.mouseRelease(frame, right, Qt.KeyboardModifier.NoModifier, there)
    QTest.mouseMove(frame, beyond)
    assert view.mapToScene(QPoint()) == moved
