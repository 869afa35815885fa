"""Keeps clicks that were meant for something else from what has just appeared under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.style.scaling import scaled

SETTLING_MS = 600
"""So many milliseconds a click may still be meant for what was there before."""
AWAY = 24
"""Pixels at 100 % that a pointer moves before it means something else than it did."""
PRESSES = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick


class Settling(QObject):
    """Lets a widget that answers or skips take no click in its first 600 ms; keys count at once.

    A pointer that has moved away since the widget appeared means what it clicks: it counts unless `waits_always`.
    """

    def __init__(self, widget: QWidget, *, waits_always: bool = False) -> None:
        super().__init__(widget)
        self.waits_always = waits_always
        self._shown = QElapsedTimer()
        self._pointer = QPoint()
        self._ignores = False
        """Whether the press that was the last one was ignored, so that its release is, too."""
        widget.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether a click is ignored now."""
        if not self._shown.isValid() or self._shown.elapsed() >= SETTLING_MS:
            return False
        return self.waits_always or (QCursor.pos() - self._pointer).manhattanLength() < scaled(AWAY)

    def begin(self) -> None:
        """Note that the widget appears, or means something else now."""
        self._shown.start()
        self._pointer = QCursor.pos()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note when the widget appears, and ignore clicks on it that come too soon."""
        if event.type() == QEvent.Type.Show:
            self.begin()
        elif event.type() in PRESSES:
            self._ignores = self.is_on
            return self._ignores
        elif event.type() == QEvent.Type.MouseButtonRelease and self._ignores:
            self._ignores = False
            return True
        return super().eventFilter(watched, event)
