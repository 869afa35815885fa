"""Somebody who clicks, drags, turns the wheel and types everywhere without a thought."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QThread, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent, QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from indonesia_qt.ui.app.program import Program
from tests.ui.pages.menus import leads_out
from tests.ui.pages.page import written_on

NONE = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
BUTTONS = (Qt.MouseButton.LeftButton,) * 6 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
K = Qt.Key
KEYS = (
    *((key, NONE) for key in (K.Key_Tab, K.Key_Return, K.Key_Space, K.Key_Escape, K.Key_Enter) * 4),
    *((key, NONE) for key in (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Home, K.Key_End) * 2),
    *((key, NONE) for key in (K.Key_PageUp, K.Key_PageDown, K.Key_F, K.Key_0, K.Key_Plus, K.Key_Minus, K.Key_Equal)),
    *((key, NONE) for key in (K.Key_5, K.Key_9, K.Key_A, K.Key_Delete, K.Key_Backspace, K.Key_Pause, K.Key_F11)),
    *((key, NONE) for key in (K.Key_Menu, K.Key_F1, K.Key_F7, K.Key_Alt, K.Key_F10)),
    *((key, CTRL) for key in (K.Key_Z, K.Key_Y, K.Key_Z, K.Key_Y, K.Key_0, K.Key_Plus, K.Key_N, K.Key_A, K.Key_Tab)),
    *((key, SHIFT) for key in (K.Key_Tab, K.Key_Tab, K.Key_Up, K.Key_Space)),
    *((key, ALT) for key in (K.Key_G, K.Key_P, K.Key_V, K.Key_H, K.Key_U)),
)


class Fuzzer:
    """Sends one event after the other to a program's window; `last` are those sent lately, in words."""

    def __init__(self, program: Program, chance: Random) -> None:
        self.program, self.chance = program, chance
        self.last: deque[str] = deque(maxlen=40)
        self._waiting = QTimer(interval=0)
        self._waiting.timeout.connect(self._close_what_waits)
        window = program.window
        self.held: QWidget = window
        for action in window.findChildren(QAction):
            if leads_out(action):
                action.setEnabled(False)
        self.ways: tuple[Callable[[], str], ...] = (
            *(self.click_anywhere,) * 8,
            *(self.click_on_board,) * 6,
            *(self.click_a_target,) * 3,
            *(self.drag,) * 4,
            *(self.wheel,) * 4,
            *(self.key,) * 12,
            self.double_click,
            self.move,
            self.ask_for_tip,
            self.ask_for_menu,
            self.resize,
            self.trigger,
        )

    def event(self) -> None:
        """Send a random event. What a click waits for is closed; other menus stay open for the next events."""
        self._waiting.start()
        self.last.append(self.chance.choice(self.ways)())
        self._waiting.stop()
        QApplication.processEvents()

    def _close_what_waits(self) -> None:
        """Close a menu, or a box that Qt's own file dialog shows, as for a folder that is gone."""
        waiting = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if waiting is not None and QThread.currentThread().loopLevel() > 0:
            waiting.close()

    @property
    def window(self) -> QWidget:
        """What takes events: a menu, a dialog, or the window."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.program.window

    def spot(self, widget: QWidget) -> QPoint:
        return QPoint(self.chance.randrange(max(1, widget.width())), self.chance.randrange(max(1, widget.height())))

    def somewhere(self) -> tuple[QWidget, QPoint]:
        """A widget and a place in it."""
        # Python's word for a part of a window is good only as long as there is one for the window.
        window = self.held = self.window
        place = self.spot(window)
        widget = window.childAt(place)
        return (window, place) if widget is None else (widget, widget.mapFrom(window, place))

    def on_board(self) -> tuple[QWidget, QPoint]:
        view = self.program.window.map
        if view is None or self.window is not self.program.window:
            return self.somewhere()
        return view.viewport(), self.spot(view.viewport())

    def click_anywhere(self) -> str:
        widget, place = self.somewhere()
        button, modifier = self.chance.choice(BUTTONS), self.chance.choice([NONE] * 8 + [CTRL, SHIFT])
        QTest.mouseClick(widget, button, modifier, place)
        return (
            f"{button.name} on {type(widget).__name__} {widget.objectName()} at {place.toTuple()} with {modifier.name}"
        )

    def click_on_board(self) -> str:
        widget, place = self.on_board()
        button = self.chance.choice(BUTTONS)
        QTest.mouseClick(widget, button, NONE, place)
        return f"{button.name} on the board at {place.toTuple()}"

    def click_a_target(self) -> str:
        view, table = self.program.window.map, self.program.table
        if view is None or table is None or self.window is not self.program.window or not table.board.scene.targets:
            return self.click_anywhere()
        area = self.chance.choice(table.board.scene.targets)
        place = view.mapFromScene(table.board.scene.point_of(area))
        if view.viewport().rect().contains(place):
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, NONE, place)
        return f"target {area}"

    def double_click(self) -> str:
        widget, place = self.on_board() if self.chance.random() < 0.5 else self.somewhere()
        QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, NONE, place)
        return f"double click on {type(widget).__name__} at {place.toTuple()}"

    def drag(self) -> str:
        widget, place = self.on_board() if self.chance.random() < 0.8 else self.somewhere()
        button = self.chance.choice(BUTTONS)
        held = self.chance.random() < 0.2
        if held:
            QTest.keyPress(widget, K.Key_Space)
        QTest.mousePress(widget, button, NONE, place)
        for _ in range(self.chance.randint(1, 6)):
            if not widget.isVisible():
                break
            QTest.mouseMove(widget, self.spot(widget))
            QApplication.processEvents()
        QTest.mouseRelease(widget, button, NONE, self.spot(widget))
        if held:
            QTest.keyRelease(widget, K.Key_Space)
        return f"drag with {button.name} on {type(widget).__name__} from {place.toTuple()}"

    def wheel(self) -> str:
        widget, place = self.on_board() if self.chance.random() < 0.7 else self.somewhere()
        turn = self.chance.choice([-1200, -120, -30, 30, 120, 120, 240, 5000])
        phase = Qt.ScrollPhase.NoScrollPhase
        at = QPointF(place)
        event = QWheelEvent(
            at, widget.mapToGlobal(at), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton, NONE, phase, False
        )
        QApplication.sendEvent(widget, event)
        return f"wheel {turn} on {type(widget).__name__}"

    def key(self) -> str:
        key, modifier = self.chance.choice(KEYS)
        widget = QApplication.focusWidget() or self.window
        QTest.keyClick(widget, key, modifier)
        return f"{modifier.name} {key.name} to {type(widget).__name__}"

    def move(self) -> str:
        widget, place = self.somewhere()
        QTest.mouseMove(widget, place)
        return f"move to {type(widget).__name__}"

    def ask_for_tip(self) -> str:
        widget, place = self.on_board()
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
        return "tool tip"

    def ask_for_menu(self) -> str:
        widget, place = self.somewhere()
        reason = self.chance.choice([QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard])
        QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))
        return f"context menu of {type(widget).__name__}"

    def resize(self) -> str:
        size = self.chance.randint(300, 1920), self.chance.randint(200, 1080)
        self.program.window.resize(*size)
        return f"size {size}"

    def trigger(self) -> str:
        action = self.chance.choice([a for a in self.program.window.findChildren(QAction) if _is_command(a)])
        action.trigger()
        return f"action {action.text()}"


def _is_command(action: QAction) -> bool:
    """Whether an action is one of the window, and not one that is left out."""
    return bool(written_on(action)) and not leads_out(action) and not isinstance(action.parent(), QMenu | type(None))
