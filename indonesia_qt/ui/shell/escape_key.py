"""What Esc is for in the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.shell.game_parts import GameParts
from indonesia_qt.ui.widgets.toasts import Toasts


class EscapeKey(QObject):
    """Where nothing else wants it, Esc brings what moves to rest, or takes the hint or else messages away.

    It belongs to what moves, and then to a hint, before it belongs to any shortcut.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.table: GameParts | None = None
        self.toasts: Toasts | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Esc where it is for something."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self._takes(event.type()):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _takes(self, kind: QEvent.Type) -> bool:
        if kind == QEvent.Type.ShortcutOverride:
            return self.table is not None and (self.table.motion.is_running or self.table.gives_hint)
        return kind == QEvent.Type.KeyPress and self._press()

    def _press(self) -> bool:
        """Do what Esc is for now; False when it is for nothing."""
        if self.table and self.table.motion.is_running:
            self.table.motion.finish()
        elif self.table and self.table.gives_hint:
            self.table.put_hint_away()
        elif self.toasts and self.toasts.shown:
            self.toasts.clear()
        else:
            return False
        return True
