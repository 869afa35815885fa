"""Moves of the mouse that are told to a widget itself: the real pointer knows of windows closed long ago."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

NOTHING, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton


def move_to(
    widget: QWidget,
    place: QPoint,
    held: Qt.MouseButton = NOTHING,
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Move the mouse to a place in a widget, with a button held or none, and keys."""
    at = QPointF(place)
    event = QMouseEvent(QEvent.Type.MouseMove, at, QPointF(widget.mapToGlobal(place)), NOTHING, held, keys)
    QApplication.sendEvent(widget, event)
