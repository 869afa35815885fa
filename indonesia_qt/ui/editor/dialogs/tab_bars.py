"""Bars of tabs that Qt forgets when panels are put on top of each other in a window that isn't shown yet."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar


def empty_forgotten(window: QMainWindow) -> None:
    """Take away what the bars show that lie across a panel or the middle of the window: nothing belongs to them."""
    docks = (dock for dock in window.findChildren(QDockWidget) if not dock.isHidden() and not dock.isFloating())
    taken = [dock.geometry() for dock in docks]
    middle = window.centralWidget()
    if middle is not None:
        taken.append(middle.geometry())
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if any(bar.geometry().intersects(place) for place in taken):
            for _ in range(bar.count()):  # no longer: a bar that is in use after all gets its tabs back at once
                bar.removeTab(0)
            bar.setGeometry(QRect())
