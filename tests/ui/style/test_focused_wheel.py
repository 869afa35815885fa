"""The wheel over a control without the keyboard moves the page below it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDate, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDateTimeEdit,
    QDoubleSpinBox,
    QScrollArea,
    QSlider,
    QSpinBox,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.style.focused_wheel import TURNED, use_focused_wheel
from tests.mapmaking import boards
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import owned


def turn_wheel(over: QWidget, notches: int) -> None:
    """Turn the wheel as Qt does: who ignores it leaves it to what it lies on, up to the window."""
    place, way = over.rect().center(), QPoint(0, 120 * notches)
    target: QWidget | None = over
    while target is not None:
        at = QPointF(over.mapTo(target, place))
        buttons, keys, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(at, QPointF(over.mapToGlobal(place)), QPoint(), way, buttons, keys, phase, False)
        QApplication.sendEvent(target, event)
        target = None if event.isAccepted() or target.isWindow() else target.parentWidget()


def choice(editable: bool = False) -> QComboBox:
    box = QComboBox(editable=editable)
    box.addItems(["one", "two", "three"])
    return box


def tabs() -> QTabBar:
    bar = QTabBar()
    for title in ("one", "two", "three"):
        bar.addTab(title)
    return bar


CONTROLS: dict[str, tuple[Callable[[], QWidget], Callable[[Any], object]]] = {
    "choice": (choice, QComboBox.currentIndex),
    "text with choices": (lambda: choice(editable=True), QComboBox.currentIndex),
    "number": (lambda: QSpinBox(value=5), QSpinBox.value),
    "decimal": (lambda: QDoubleSpinBox(value=5.0), QDoubleSpinBox.value),
    "time": (lambda: QDateTimeEdit(QDate(2020, 5, 5)), QDateTimeEdit.date),
    "slider": (lambda: QSlider(Qt.Orientation.Horizontal, value=5), QSlider.value),
    "tabs": (tabs, QTabBar.currentIndex),
}


@pytest.mark.parametrize("kind", CONTROLS)
def test_a_control_takes_the_wheel_only_with_the_keyboard(qtbot: QtBot, qapp: QApplication, kind: str) -> None:
    use_focused_wheel(qapp)
    make, value = CONTROLS[kind]
    control, page, area = make(), QWidget(minimumHeight=900), QScrollArea(widgetResizable=True)
    qtbot.addWidget(area)
    QVBoxLayout(page).addWidget(control)
    area.setWidget(page)
    area.resize(300, 200)
    area.show()
    qtbot.waitUntil(area.isActiveWindow)
    area.setFocus()
    before = value(control)

    turn_wheel(control, -1)
    scrolled = area.verticalScrollBar().value()
    assert (value(control), scrolled > 0) == (before, True)
    assert control.focusPolicy() is not Qt.FocusPolicy.WheelFocus

    control.setFocus()
    turn_wheel(control, -1)
    if kind != "tabs":  # which take the wheel on some systems only
        assert (value(control) != before, area.verticalScrollBar().value()) == (True, scrolled)


def test_the_list_of_a_choice_scrolls(qtbot: QtBot, qapp: QApplication) -> None:
    use_focused_wheel(qapp)
    box = choice()
    qtbot.addWidget(box)
    box.addItems(list(map(str, range(100))))
    box.show()
    box.showPopup()
    turn_wheel(box.view().viewport(), -1)
    assert box.view().verticalScrollBar().value() > 0
    box.hidePopup()


def turn_over_all(window: QWidget) -> int:
    """Turn the wheel to and fro over all controls of a window that can be seen; return how many there are."""
    window.setFocus()
    controls = [one for kind in TURNED for one in owned(window, kind) if one.isVisible() and not one.hasFocus()]
    before = [state_of(one) for one in controls]
    for notches in (-1, 1, 1):
        for control in controls:
            turn_wheel(control, notches)
    assert [state_of(one) for one in controls] == before
    return len(controls)


def state_of(control: QWidget) -> object:
    match control:
        case QComboBox() | QTabBar():
            return control.currentIndex()
        case QSpinBox() | QDoubleSpinBox() | QSlider():
            return control.value()
    raise AssertionError(control)


def test_nothing_changes_in_the_settings(program: Program) -> None:
    settings = program.window.game.show_settings()
    program.window.preferences.set("privacy", "curtain")
    for key in ("privacy", "finished_games", "language"):
        settings.show_setting(key)
        assert turn_over_all(settings)
    assert program.window.preferences.value("privacy") == "curtain"


def test_nothing_changes_in_a_new_game(program: Program) -> None:
    program.new_games.ask()
    assert turn_over_all(NewGamePage.shown().widget) > 3


def test_nothing_changes_in_the_map_editor(own_data: Path, tmp_path: Path) -> None:
    assert own_data
    window = new_window(MapDocument(boards.draft(boards.grid(4, 3))), Settings(tmp_path))
    window.resize(1366, 768)
    window.show()
    assert turn_over_all(window) > 1
    window.close()
    window.deleteLater()
