"""The keys of the whole window: Esc, Enter and undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QWidget

if TYPE_CHECKING:
    from indonesia_qt.ui.table.game_view import GameView


class EscapeKey(QObject):
    """Lets Esc skip the beats, end the animation, or put the hint away, before any shortcut."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.table: GameView | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Esc if there is anything to end."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self._takes(event.type()):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _takes(self, kind: QEvent.Type) -> bool:
        if kind == QEvent.Type.ShortcutOverride:
            table = self.table
            return table is not None and (
                table.beats.is_shown
                or table.beats.delays_question
                or table.board.motion.is_running
                or table.decision.hints.is_open
            )
        return kind == QEvent.Type.KeyPress and self._press()

    def _press(self) -> bool:
        """End what Esc ends now; return False if there is nothing."""
        if self.table and (self.table.beats.is_shown or self.table.beats.delays_question):
            self.table.beats.skip_all()
        elif self.table and self.table.board.motion.is_running:
            self.table.board.motion.finish()
        elif self.table and self.table.decision.hints.is_open:
            self.table.decision.hints.put_away()
        else:
            return False
        return True


ENTER = Qt.Key.Key_Return, Qt.Key.Key_Enter


class EnterKey(QObject):
    """Lets Enter call `act` from every field of a part of the window that has no use for the key itself."""

    def __init__(self, part: QWidget, act: Callable[[], object]) -> None:
        super().__init__(part)
        self._act = act
        part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Enter, but not the repetitions of a key that is held down, which may be meant for a decision before."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.key() not in ENTER:
            return super().eventFilter(watched, event)
        if not event.isAutoRepeat():
            self._act()
        return True


class UndoKeys(QObject):
    """Leaves the keys of undo and redo to the window where fields would take them for what is typed there.

    Fields in the open decision always leave them. A search keeps them as long as it can take back something itself.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.table: GameView | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Watch the field that has the keyboard now; a filter that is installed again is still one."""
        if isinstance(now, QLineEdit | QAbstractSpinBox) and now.window() is self.parent():
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the keys from a field, so that they are the window's commands."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            undo, redo = map(event.matches, (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo))
            if (undo or redo) and not self._can_use(watched, undo):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def _can_use(self, field: QObject, undo: bool) -> bool:
        """Return whether a field has a text of its own to change back, outside the open decision."""
        if not isinstance(field, QLineEdit) or (self.table and self.table.decision.host.isAncestorOf(field)):
            return False
        return field.isUndoAvailable() if undo else field.isRedoAvailable()
