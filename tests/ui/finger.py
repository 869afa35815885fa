"""Fingers on a touch screen, as the system reports them: what a widget doesn't take, Qt turns into a mouse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

STEPS = 4
"""Into how many moves a way is broken up."""


@cache
def screen() -> QPointingDevice:
    """The touch screen."""
    return QTest.createTouchDevice()


def put(widget: QWidget, *places: QPoint, held: int = 0) -> None:
    """Put a finger on each place of a widget, one after the other; the first ones may be `held` there already."""
    window = _window(widget)
    for number, place in enumerate(places[held:], held):
        touch = QTest.touchEvent(window, screen(), False)
        for before in range(number):
            # Where it is already: Qt forgets it with each event of a test.
            touch.move(before, _there(widget, places[before]), window)
        touch.press(number, _there(widget, place), window)
        touch.commit()


def move(widget: QWidget, *ways: tuple[QPoint, QPoint]) -> None:
    """Move the fingers together, each from one place to another."""
    window = _window(widget)
    for step in range(1, STEPS + 1):
        touch = QTest.touchEvent(window, screen(), False)
        for number, (start, end) in enumerate(ways):
            touch.move(number, _there(widget, start + (end - start) * step / STEPS), window)
        touch.commit()


def lift(widget: QWidget, *places: QPoint) -> None:
    """Lift all fingers, each from its place."""
    window = _window(widget)
    touch = QTest.touchEvent(window, screen(), False)
    for number, place in enumerate(places):
        touch.release(number, _there(widget, place), window)
    touch.commit()


def _window(widget: QWidget) -> QWindow:
    found = widget.window().windowHandle()
    assert found
    return found


def _there(widget: QWidget, place: QPoint) -> QPoint:
    """A place of a widget in its window."""
    return widget.mapTo(widget.window(), place)


def tap(widget: QWidget, place: QPoint | None = None) -> None:
    """Tap a place of a widget, or its middle."""
    place = place or widget.rect().center()
    put(widget, place)
    lift(widget, place)


def drag(widget: QWidget, *ways: tuple[QPoint, QPoint]) -> None:
    """Put fingers down, move each to another place, and lift them."""
    put(widget, *(start for start, _ in ways))
    move(widget, *ways)
    lift(widget, *(end for _, end in ways))


@contextmanager
def quick_rest() -> Iterator[None]:
    """Has a finger count as resting after a millisecond."""
    hints = QGuiApplication.styleHints()
    before = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(1)
    yield
    hints.setMousePressAndHoldInterval(before)
