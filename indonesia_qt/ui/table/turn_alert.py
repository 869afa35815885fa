"""Has the task bar say that it's a person's turn while another window is in front."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.table.game_view import GameView


class TurnAlert(QObject):
    """Follows a table in a window, and alerts once when play comes to a person, if that is preferred.

    - `alerted`: the task bar was asked to point the window out
    """

    alerted = Signal()

    def __init__(self, window: QWidget, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._preferences = window, preferences
        self._table: GameView | None = None
        self._asked: int | None = None
        """The seat of the person who is asked; None when a bot is asked, or nobody."""

    def follow(self, table: GameView) -> None:
        """Follow another table from now on."""
        self._table, self._asked = table, table.bridge.asked_person
        table.bridge.changed.connect(lambda events: self._look(table, events))

    def _look(self, table: GameView, events: Sequence[Event]) -> None:
        """Alert when somebody else than before is asked; `events` are empty after undo and redo."""
        if table is not self._table:
            return
        before, self._asked = self._asked, table.bridge.asked_person
        is_new = bool(events) and self._asked is not None and self._asked != before
        if is_new and self._preferences.is_on("alert") and not self._window.isActiveWindow():
            QApplication.alert(self._window)
            self.alerted.emit()
