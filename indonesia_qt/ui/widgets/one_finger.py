"""A finger that moves scrolls; one that rests gets the menu of a right click, or else the tool tip; a tap clicks."""

from __future__ import annotations

from collections.abc import Iterator

import shiboken6
from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QInputDevice,
    QMouseEvent,
    QTouchEvent,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QGraphicsView,
    QLineEdit,
    QScroller,
    QScrollerProperties,
    QWidget,
)

FINGER_REACH = 10.0
"""Pixels that a finger may move while it taps or rests."""
FAR = QPointF(-10_000, -10_000)
"""A place outside of every widget."""
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
PER_PIXEL = QAbstractItemView.ScrollMode.ScrollPerPixel
NEVER = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
Metric, Input = QScrollerProperties.ScrollMetric, QScroller.Input


class OneFinger(QObject):
    """Follows fingers in the windows of the application; boards, which follow fingers themselves, are left alone.

    Qt makes a mouse of a finger. Over what can be scrolled its press is held back until the finger is lifted, so that
    a drag chooses nothing.

    It filters what the system reports to windows, which is little. A filter of the whole application would see all.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._down = QPointF()
        """Where on the screen a finger came down last."""
        self._asked: QPoint | None = None
        """Where it has rested, until it is lifted."""
        self._down_ms = 0
        """When that was."""
        self._window: QWidget | None = None
        """In which window that was."""
        self._held: list[QEvent.Type] = []
        """The press that is held back, and the second one of a double click."""
        self._scrolled: QAbstractScrollArea | None = None
        """What the finger scrolls, until it is lifted."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._ask)
        app.focusWindowChanged.connect(self._watch)
        app.focusChanged.connect(self._watch_popup)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note when a finger moves or rests; what it came down on isn't clicked when it is lifted then."""
        if isinstance(event, QTouchEvent):
            self._follow(watched, event)
        elif isinstance(event, QMouseEvent) and event.deviceType() == QInputDevice.DeviceType.TouchScreen:
            match event.type():
                case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                    return self._hold(event)
                case QEvent.Type.MouseMove:
                    return self._move(watched, event)
                case QEvent.Type.MouseButtonRelease:
                    return self._lift(watched, event)
        return False

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def _watch_popup(self) -> None:
        """Watch the list of a box, whose window gets the keyboard without being the focused one."""
        if popup := QApplication.activePopupWidget():
            self._watch(popup.windowHandle())

    def _follow(self, watched: QObject, event: QTouchEvent) -> None:
        assert isinstance(watched, QWindow)
        points = event.points()
        if event.type() == QEvent.Type.TouchBegin and len(points) == 1:
            self._asked, self._down = None, points[0].globalPosition()
            self._down_ms, self._window = event.timestamp(), QWidget.find(watched.winId())
            self._held.clear()
            self._scrolled = None
            self._rest.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            return
        is_alone = event.type() == QEvent.Type.TouchUpdate and len(points) == 1
        if not (is_alone and QLineF(self._down, points[0].globalPosition()).length() <= FINGER_REACH):
            self._rest.stop()

    def _hold(self, event: QMouseEvent) -> bool:
        """Hold a press back over what can be scrolled; over what scrolls by itself it only ends that."""
        for area in _areas_around(self._touched()):
            if QScroller.hasScroller(area) and QScroller.scroller(area).state() == QScroller.State.Scrolling:
                self._scroll(area)
                return True
            if _can_scroll(area, Qt.Orientation.Vertical) or _can_scroll(area, Qt.Orientation.Horizontal):
                self._held.append(event.type())
                return True
        return False

    def _move(self, watched: QObject, event: QMouseEvent) -> bool:
        """Scroll what can be scrolled that way; what can't gets the press that was held back."""
        if self._scrolled is not None:
            self._feed(Input.InputMove, event.globalPosition(), event.timestamp())
        elif self._held and self._asked is None:
            way = event.globalPosition() - self._down
            if QLineF(QPointF(), way).length() > FINGER_REACH:
                along = Qt.Orientation.Horizontal if abs(way.x()) > abs(way.y()) else Qt.Orientation.Vertical
                area = next((one for one in _areas_around(self._touched()) if _can_scroll(one, along)), None)
                if area is None:
                    self._let_go(watched)
                    return False
                self._held.clear()
                self._scroll(area)
                self._feed(Input.InputMove, event.globalPosition(), event.timestamp())
        return self._scrolled is not None or bool(self._held)

    def _lift(self, watched: QObject, event: QMouseEvent) -> bool:
        """End a drag; click where the finger has neither moved nor rested."""
        if self._scrolled is not None:
            self._feed(Input.InputRelease, event.globalPosition(), event.timestamp())
            self._scrolled = None
            return True
        if self._asked is None:
            self._let_go(watched)
            return False
        at, self._asked = self._asked, None
        if not self._held:
            release = QMouseEvent(event.type(), FAR, FAR, LEFT, Qt.MouseButton.NoButton, NO_KEYS)
            QApplication.sendEvent(watched, release)
        self._held.clear()
        self._show_tip(at)  # which went with the release
        return True

    def _let_go(self, window: QObject) -> None:
        """Press what the finger came down on."""
        assert isinstance(window, QWindow)
        held, self._held = self._held, []
        for kind in held:
            place = window.mapFromGlobal(self._down)
            QApplication.sendEvent(window, QMouseEvent(kind, place, self._down, LEFT, LEFT, NO_KEYS))

    def _scroll(self, area: QAbstractScrollArea) -> None:
        """Begin to scroll where a finger came down."""
        if isinstance(area, QAbstractItemView) and area.verticalScrollMode() != PER_PIXEL:
            top = area.indexAt(QPoint(0, 0))
            area.setVerticalScrollMode(PER_PIXEL)
            area.setHorizontalScrollMode(PER_PIXEL)
            area.scrollTo(top, QAbstractItemView.ScrollHint.PositionAtTop)
        scroller = QScroller.scroller(area)
        properties = scroller.scrollerProperties()
        properties.setScrollMetric(Metric.DragStartDistance, 0.0)
        properties.setScrollMetric(Metric.HorizontalOvershootPolicy, NEVER)
        properties.setScrollMetric(Metric.VerticalOvershootPolicy, NEVER)
        scroller.setScrollerProperties(properties)
        self._scrolled = area
        self._feed(Input.InputPress, self._down, self._down_ms)

    def _feed(self, kind: QScroller.Input, place: QPointF, ms: int) -> None:
        area = self._scrolled
        if area is not None and shiboken6.isValid(area):  # a bot's move may have taken it away
            QScroller.scroller(area).handleInput(kind, area.mapFromGlobal(place), ms)

    def _ask(self) -> None:
        at = self._down.toPoint()
        widget = self._touched()
        if widget is None or _is_board(widget):
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

    def _touched(self) -> QWidget | None:
        """Return what is now where the finger came down."""
        window = self._window
        if window is None or not shiboken6.isValid(window):
            return None
        return window.childAt(window.mapFromGlobal(self._down.toPoint())) or window

    def _show_tip(self, at: QPoint) -> None:
        widget = self._touched()
        if widget is not None and QApplication.activePopupWidget() is None:
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, widget.mapFromGlobal(at), at))


def _is_board(widget: QWidget) -> bool:
    """Return whether a widget is a board, which follows fingers itself."""
    around = widget.parentWidget()
    return isinstance(around, QGraphicsView) and widget is around.viewport()


def _areas_around(touched: QWidget | None) -> Iterator[QAbstractScrollArea]:
    """Return what scrolls around a widget, the innermost first; none where the widget needs drags itself."""
    inner = touched
    while inner is not None and not isinstance(inner, QAbstractSlider | QLineEdit):
        around = None if inner.isWindow() else inner.parentWidget()
        if isinstance(around, QAbstractScrollArea) and inner is around.viewport() and not _is_board(inner):
            yield around
        inner = around


def _can_scroll(area: QAbstractScrollArea, along: Qt.Orientation) -> bool:
    bar = area.verticalScrollBar() if along is Qt.Orientation.Vertical else area.horizontalScrollBar()
    return bar.maximum() > bar.minimum()


def use_one_finger(app: QApplication) -> None:
    """Have the application follow fingers that move or rest, unless it does."""
    if app.findChild(OneFinger) is None:
        OneFinger(app)
