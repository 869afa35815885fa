"""A window that takes the place of another one, as when the program goes on in another language."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def replace_window(before: QWidget, window: QWidget) -> None:
    """Show a window where another one stands, as large."""
    window.setGeometry(before.geometry())
    window.setWindowState(before.windowState())
    window.show()
