"""Says a sentence through the screen reader, if there is one."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible


def announce(about: QObject, text: str) -> None:
    """Have a sentence about something on the screen read out; Qt before 6.8 can't, and says nothing."""
    if text and hasattr(QtGui, "QAccessibleAnnouncementEvent"):
        QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(about, text))
