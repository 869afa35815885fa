"""A button that drags keeps the mouse until it is let go, whatever other button is pressed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.one_button import use_one_button

LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
START, END, BEYOND = QPoint(50, 50), QPoint(90, 60), QPoint(150, 90)


class Dragged(QWidget):
    """Follows a drag, opens a menu for the right button, and notes what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.heard: list[str] = []
        self.dropped: QPoint | None = None
        self.is_dragged = False
        self.menu = QMenu(self)
        self.menu.addAction("something")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.heard.append(f"press {event.button().name}")
        self.is_dragged |= event.button() in (LEFT, MIDDLE)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.heard.append(f"release {event.button().name}")
        self.is_dragged, self.dropped = False, event.position().toPoint()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.heard.append("menu")
        self.menu.popup(event.globalPos())


@pytest.fixture
def dragged(qapp: QApplication, qtbot: QtBot) -> Iterator[Dragged]:
    use_one_button(qapp)
    widget = Dragged()
    widget.resize(300, 200)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    yield widget
    widget.menu.close()
    widget.close()
    widget.deleteLater()


def press(widget: QWidget, button: Qt.MouseButton, at: QPoint) -> None:
    QTest.mousePress(widget.windowHandle(), button, NO_KEYS, at)


def release(widget: QWidget, button: Qt.MouseButton, at: QPoint) -> None:
    QTest.mouseRelease(widget.windowHandle(), button, NO_KEYS, at)


def move(widget: QWidget, at: QPoint) -> None:
    QTest.mouseMove(widget.windowHandle(), at)


@pytest.mark.parametrize("drags", [LEFT, MIDDLE])
def test_another_button_does_nothing_while_one_drags(dragged: Dragged, drags: Qt.MouseButton) -> None:
    press(dragged, drags, START)
    move(dragged, END)
    press(dragged, RIGHT, END)
    release(dragged, drags, END)
    release(dragged, RIGHT, END)
    assert not dragged.is_dragged
    assert dragged.heard == [f"press {drags.name}", f"release {drags.name}"]


def test_a_drag_goes_on_after_another_button_was_let_go(dragged: Dragged) -> None:
    press(dragged, LEFT, START)
    press(dragged, MIDDLE, START)
    release(dragged, MIDDLE, START)
    move(dragged, END)
    assert dragged.is_dragged
    release(dragged, LEFT, END)
    assert dragged.dropped == END


def test_the_right_button_alone_opens_the_menu(dragged: Dragged) -> None:
    press(dragged, LEFT, START)
    release(dragged, LEFT, START)
    press(dragged, RIGHT, START)
    release(dragged, RIGHT, START)
    assert "menu" in dragged.heard


def test_what_is_dragged_while_a_key_opens_a_menu_is_dropped_where_it_was(dragged: Dragged) -> None:
    press(dragged, LEFT, START)
    move(dragged, END)
    QApplication.sendEvent(
        dragged, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, END, dragged.mapToGlobal(QPoint(200, 100)))
    )
    release(dragged, LEFT, END)  # the menu gets it
    assert dragged.is_dragged
    dragged.menu.close()
    move(dragged, BEYOND)
    assert (dragged.is_dragged, dragged.dropped) == (False, END)
