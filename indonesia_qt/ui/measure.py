"""Lengths that grow with the interface's text."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.style import POINTS


def scaled(pixels: float) -> int:
    """As many pixels as `pixels` are at 100 %, for the size of text that the application has now."""
    return round(pixels * QApplication.font().pointSizeF() / POINTS)
