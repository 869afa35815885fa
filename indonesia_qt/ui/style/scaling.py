"""Lengths that grow with the interface's text."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSize
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.ui.style.stylesheet import POINTS

FRAME = QSize(8, 40)
"""Pixels of the screen that the edges and the title of a window take, whatever the size of text."""


def scaled(pixels: float) -> int:
    """As many pixels as `pixels` are at 100 %, for the size of text that the application has now."""
    return round(pixels * QApplication.font().pointSizeF() / POINTS)


def margins(left: float, top: float, right: float, bottom: float) -> QMargins:
    """Margins of as many pixels as these are at 100 %."""
    return QMargins(scaled(left), scaled(top), scaled(right), scaled(bottom))


def within_screen(window: QWidget, width: float, height: float) -> QSize:
    """As large as these pixels are at 100 %, as far as the screen has room for it.

    A window that is larger than what is known of the screen shows that there is as much room as it takes.
    """
    around = window.parentWidget()
    room = window.screen().availableSize() - FRAME
    room = room.expandedTo(around.window().size()) if around else room
    return QSize(scaled(width), scaled(height)).boundedTo(room)
