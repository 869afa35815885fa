"""Panels whose tabs say what they are do without titles in a window that is low for the size of its text."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from indonesia_qt.ui.style.scaling import scaled

LOW_WINDOW = 600
"""Pixels at 100 %: in a lower window the titles would take the room that the panels need."""


def is_low(window: QWidget) -> bool:
    """Whether a window has little height for the size of its text."""
    return window.height() < scaled(LOW_WINDOW)


class DockTitles(QObject):
    """Takes the titles of panels away and gives them back. One that stands alone, or floats, always has its title."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._docks: list[QDockWidget] = []
        self._later = QTimer(self, singleShot=True, interval=0)  # Qt tells of a change before it has made it
        self._later.timeout.connect(self._follow)

    def add(self, dock: QDockWidget) -> None:
        """Care for the title of a panel."""
        self._docks.append(dock)
        dock.visibilityChanged.connect(self.follow)
        dock.topLevelChanged.connect(self.follow)

    def follow(self, *_: object) -> None:
        """Look anew, soon, which titles are needed."""
        self._later.start()

    def _follow(self) -> None:
        for dock in self._docks:
            beside = any(not other.isHidden() for other in self._window.tabifiedDockWidgets(dock))
            bare = is_low(self._window) and beside and not dock.isFloating()
            empty: QWidget | None = dock.titleBarWidget()
            if bare and empty is None:
                dock.setTitleBarWidget(QWidget())
            elif not bare and empty is not None:
                dock.setTitleBarWidget(None)  # type: ignore[arg-type]  # the usual title comes back
                empty.deleteLater()
