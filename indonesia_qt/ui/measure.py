"""Lengths that grow with the interface's text."""

from __future__ import annotations

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.style import POINTS


def scaled(pixels: float) -> int:
    """As many pixels as `pixels` are at 100 %, for the size of text that the application has now."""
    return round(pixels * QApplication.font().pointSizeF() / POINTS)


def margins(left: float, top: float, right: float, bottom: float) -> QMargins:
    """Margins of as many pixels as these are at 100 %."""
    return QMargins(scaled(left), scaled(top), scaled(right), scaled(bottom))
