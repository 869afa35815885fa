"""Rows and columns of widgets and layouts, and pages that scroll."""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | int
"""A widget or a layout, which may stretch by a factor; a number alone is the factor of empty room."""
B = TypeVar("B", bound=QBoxLayout)


def row_of(*parts: Part, **properties: Any) -> QHBoxLayout:
    """Lay out parts side by side; `properties` are those of the layout."""
    return _filled(QHBoxLayout(**properties), parts)


def column_of(*parts: Part, **properties: Any) -> QVBoxLayout:
    """Lay out parts one below the other; `properties` are those of the layout."""
    return _filled(QVBoxLayout(**properties), parts)


def scrolled(page: QWidget) -> QScrollArea:
    """Have a page as wide as its room scroll up and down."""
    scroll = QScrollArea(widgetResizable=True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(page)
    return scroll


def _filled(layout: B, parts: tuple[Part, ...]) -> B:
    for part in parts:
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, int):
            layout.addStretch(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item, stretch)
        else:
            layout.addWidget(item, stretch)
    return layout
