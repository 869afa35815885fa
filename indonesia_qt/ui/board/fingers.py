"""Fingers on a board: one is the left button of the mouse, two zoom and move the board, one that rests asks."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QEventPoint, QGuiApplication, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.ui.widgets.one_finger import FINGER_REACH

LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


class TouchedView(Protocol):
    """What fingers do with the view below them; places are those of its viewport."""

    @property
    def scale_now(self) -> float:
        """Pixels per map unit."""

    def viewport(self) -> QWidget:
        """Return the part that is touched."""

    def to_scene(self, place: QPointF) -> QPointF:
        """Return the point at a place, in map units."""

    def show_at(self, place: QPointF, point: QPointF, scale: float) -> None:
        """Show a point at a place, in so many pixels per map unit as far as the view allows."""

    def fit_if_small(self) -> None:
        """Fit the board to the window where it is as small as that."""

    def rest_at(self, place: QPointF | None) -> None:
        """Show what there is at a place where a finger rests, or nothing any more."""

    def give_up(self) -> None:
        """Forget what was begun with the left button."""


class Grip(NamedTuple):
    """What two fingers hold: the point of the board between them, in map units, and the scale for their distance."""

    point: QPointF
    scale: float
    distance: float


class Fingers(QObject):
    """Follows the fingers on the touch screen over a view.

    A tap is a click, two taps a double click, and a finger that moves is a drag with the left button. A finger that
    rests shows what the pointer would, and opens the menu of the place. What two fingers hold stays between them.
    """

    def __init__(self, view: TouchedView) -> None:
        super().__init__(view.viewport())
        self._view, self._port = view, view.viewport()
        self._port.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._down: QPointF | None = None
        """Where the only finger came down; None when it is none, or has been used for something else."""
        self._drags = False
        self._grip: Grip | None = None
        self._tapped: tuple[QPointF, int] | None = None
        """The place and the time, in milliseconds, of a tap that may become the first of two."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._ask)

    @property
    def is_down(self) -> bool:
        """Whether a finger lies on the board and can still become a click or a drag."""
        return self._down is not None

    def follow(self, event: QTouchEvent) -> None:
        """Do what the fingers ask for."""
        released = QEventPoint.State.Released
        held = [point.position() for point in event.points() if point.state() != released]
        first = event.points()[0].position() if event.points() else QPointF()
        match event.type():
            case QEvent.Type.TouchBegin if len(held) == 1:
                self._view.rest_at(None)
                self._down = first
                self._rest.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            case QEvent.Type.TouchCancel:
                self._drop()
                self._grip = None
            case QEvent.Type.TouchEnd:
                self._lift(first, event.timestamp())
                if self._grip is not None:
                    self._grip = None
                    self._view.fit_if_small()
            case _ if len(held) > 1:
                self._drop()
                lifted_or_put = any(p.state() in (released, QEventPoint.State.Pressed) for p in event.points())
                self._hold(*held[:2], begins=lifted_or_put)
            case _ if held:
                self._grip = None
                self._move(held[0])

    def _move(self, place: QPointF) -> None:
        """Drag with the only finger, if it moves further than in a tap."""
        if self._down is None:
            return
        if not self._drags and QLineF(self._down, place).length() > FINGER_REACH:
            self._rest.stop()
            self._drags = True
            self._send(QEvent.Type.MouseButtonPress, self._down)
        if self._drags:
            self._send(QEvent.Type.MouseMove, place)

    def _lift(self, place: QPointF, time: int) -> None:
        """End a drag, or click where the finger came down."""
        self._rest.stop()
        down, self._down = self._down, None
        if down is None:
            return
        if not self._drags:
            self._press(down, time)
        self._send(QEvent.Type.MouseButtonRelease, place if self._drags else down)
        self._drags = False
        self._view.rest_at(None)  # no pointer stays where the finger was

    def _press(self, place: QPointF, time: int) -> None:
        """Press the button, for the second time if the last tap was near and just before."""
        before, self._tapped = self._tapped, (place, time)
        if (
            before is not None
            and time - before[1] < QApplication.doubleClickInterval()
            and QLineF(before[0], place).length() <= 2 * FINGER_REACH
        ):
            self._tapped = None
            self._send(QEvent.Type.MouseButtonDblClick, place)
        else:
            self._send(QEvent.Type.MouseButtonPress, place)

    def _drop(self) -> None:
        """Give up what the only finger has begun."""
        self._rest.stop()
        if self._drags:
            self._view.give_up()
        self._down, self._drags = None, False

    def _hold(self, one: QPointF, other: QPointF, *, begins: bool) -> None:
        """Keep what two fingers took hold of between them."""
        middle, distance = (one + other) / 2, max(1.0, QLineF(one, other).length())
        if self._grip is None or begins:
            self._grip = Grip(self._view.to_scene(middle), self._view.scale_now, distance)
        else:
            self._view.show_at(middle, self._grip.point, self._grip.scale * distance / self._grip.distance)

    def _ask(self) -> None:
        """Show what there is where a finger rests."""
        place, self._down = self._down, None
        if place is not None:
            self._view.rest_at(place)
            at = place.toPoint()
            event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, self._port.mapToGlobal(at))
            QApplication.sendEvent(self._port, event)

    def _send(self, kind: QEvent.Type, place: QPointF) -> None:
        """Have the view see the left button of a mouse."""
        button = NO_BUTTON if kind == QEvent.Type.MouseMove else LEFT
        held = NO_BUTTON if kind == QEvent.Type.MouseButtonRelease else LEFT
        keys = QGuiApplication.keyboardModifiers()
        event = QMouseEvent(kind, place, self._port.mapToGlobal(place), button, held, keys)
        QApplication.sendEvent(self._port, event)
