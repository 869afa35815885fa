"""A finger that rests gets what the pointer gets: the menu of a right click, or else the tool tip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QHelpEvent, QMouseEvent, QTouchEvent, QWindow
from PySide6.QtWidgets import QApplication

FINGER_REACH = 10.0
"""Pixels that a finger may move while it taps or rests."""
FAR = QPointF(-10_000, -10_000)
"""A place outside of every widget."""


class LongPress(QObject):
    """Follows fingers in the windows of the application; widgets that follow fingers themselves are left alone.

    It filters what the system reports to windows, which is little. A filter of the whole application would see all.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._down = QPointF()
        """Where on the screen a finger came down last."""
        self._asked: QPoint | None = None
        """Where it has rested, until it is lifted."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._ask)
        app.focusWindowChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note when a finger rests; what it pressed isn't clicked when it is lifted then."""
        if isinstance(event, QTouchEvent):
            self._follow(event)
        elif event.type() == QEvent.Type.MouseButtonRelease and self._asked is not None:
            at, self._asked = self._asked, None
            button, none, keys = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(watched, QMouseEvent(event.type(), FAR, FAR, button, none, keys))
            self._show_tip(at)  # which went with the release
            return True
        return False

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def _follow(self, event: QTouchEvent) -> None:
        points = event.points()
        if event.type() == QEvent.Type.TouchBegin and len(points) == 1:
            self._asked, self._down = None, points[0].globalPosition()
            self._rest.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            return
        is_alone = event.type() == QEvent.Type.TouchUpdate and len(points) == 1
        if not (is_alone and QLineF(self._down, points[0].globalPosition()).length() <= FINGER_REACH):
            self._rest.stop()

    def _ask(self) -> None:
        at = self._down.toPoint()
        widget = QApplication.widgetAt(at)
        if widget is None or widget.testAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents):
            return
        window = widget.window()
        usual = window.contextMenuPolicy()
        window.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # the menu of panels is no widget's own
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, widget.mapFromGlobal(at), at)
        QApplication.sendEvent(widget, event)
        window.setContextMenuPolicy(usual)
        self._asked = at
        if not event.isAccepted():
            self._show_tip(at)

    def _show_tip(self, at: QPoint) -> None:
        widget = QApplication.widgetAt(at)
        if widget is not None and QApplication.activePopupWidget() is None:
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, widget.mapFromGlobal(at), at))


def use_long_press(app: QApplication) -> None:
    """Have the application follow fingers that rest, unless it does."""
    if app.findChild(LongPress) is None:
        LongPress(app)
