"""One button of the mouse at a time."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QInputDevice, QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

NONE = Qt.MouseButton.NoButton
DRAGGING = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
"""The buttons with which something can be dragged."""


class OneButton(QObject):
    """Leaves the mouse to the button that drags until it is let go: another one that is pressed meanwhile does nothing.

    Its menu would get the release, and what is dragged would stick to the pointer. Where a menu or a window that a key
    opened got it, it comes as soon as the mouse moves again, at the place where the button was last seen to be held.

    It filters what the system reports to windows, which is little. A filter of the whole application would see all.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._held = NONE
        self._pressed: QWidget | None = None
        """On what it was pressed."""
        self._at = QPointF()
        """Where on the screen the pointer was last while it was held."""
        self._ignored = NONE
        """The other button that was pressed meanwhile."""
        app.focusWindowChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep other buttons from the window while one is held."""
        if isinstance(event, QContextMenuEvent):
            return event.reason() == QContextMenuEvent.Reason.Mouse and self._ignored != NONE
        is_mouse = isinstance(event, QMouseEvent) and event.deviceType() != QInputDevice.DeviceType.TouchScreen
        if not (isinstance(event, QMouseEvent) and is_mouse and event.spontaneous()):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                return self._press(watched, event)
            case QEvent.Type.MouseMove:
                self._move(event)
            case QEvent.Type.MouseButtonRelease:
                return self._release(event)
        return False

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def _press(self, pressed: QObject, event: QMouseEvent) -> bool:
        if self._held != NONE and event.button() != self._held and event.buttons() & self._held:
            self._ignored = event.button()
            return True
        self._ignored = NONE
        self._held = event.button() if event.button() in DRAGGING else NONE
        self._at = event.globalPosition()
        assert isinstance(pressed, QWindow)
        window = QWidget.find(pressed.winId())
        self._pressed = window and (window.childAt(event.position().toPoint()) or window)
        return False

    def _move(self, event: QMouseEvent) -> None:
        if event.buttons() & self._held:
            self._at = event.globalPosition()
        elif self._held != NONE:
            button, self._held, pressed = self._held, NONE, self._pressed
            if pressed is not None and shiboken6.isValid(pressed):
                kind, place = QEvent.Type.MouseButtonRelease, pressed.mapFromGlobal(self._at)
                release = QMouseEvent(kind, place, self._at, button, event.buttons(), event.modifiers())
                QApplication.sendEvent(pressed, release)

    def _release(self, event: QMouseEvent) -> bool:
        if event.button() == self._ignored:
            return True
        if event.button() == self._held:
            self._held = NONE
        return False


def use_one_button(app: QApplication) -> None:
    """Have the application follow one button at a time, unless it does."""
    if app.findChild(OneButton) is None:
        OneButton(app)
