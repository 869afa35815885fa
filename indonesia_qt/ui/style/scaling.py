"""Lengths that grow with the interface's text."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSize
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from indonesia_qt.ui.style.stylesheet import POINTS, TARGET

FRAME = QSize(8, 40)
"""Pixels of the screen that the edges and the title of a window take, whatever the size of text."""


def scaled(pixels: float) -> int:
    """Return pixels for the present size of text; `pixels` are those at 100 %."""
    return round(pixels * QApplication.font().pointSizeF() / POINTS)


def margins(left: float, top: float, right: float, bottom: float) -> QMargins:
    """Return margins for the present size of text, from pixels at 100 %."""
    return QMargins(scaled(left), scaled(top), scaled(right), scaled(bottom))


def target() -> int:
    """Return the pixels that the side of what is clicked or touched has at least."""
    return int(QApplication.instance().property("target") or TARGET)  # type: ignore[union-attr]


CROWDED_BELOW = 480
"""Height of a main window in pixels at 100 % below which its parts fold, so that what is asked keeps its room."""


def is_crowded(widget: QWidget) -> bool:
    """Return whether the main window of a widget is low for the present size of text; a dialog never is."""
    window = widget.window()
    return isinstance(window, QMainWindow) and window.height() < scaled(CROWDED_BELOW)


def within_screen(window: QWidget, width: float, height: float) -> QSize:
    """Return a size for a window, from pixels at 100 %, that is no larger than the room on the screen."""
    return QSize(scaled(width), scaled(height)).boundedTo(room_on_screen(window))


def room_on_screen(window: QWidget) -> QSize:
    """Return how large a window can be on its screen.

    A parent window that is larger than the reported room shows that there is as much room as it takes.
    """
    around = window.parentWidget()
    room = window.screen().availableSize() - FRAME
    return room.expandedTo(around.window().size()) if around else room
