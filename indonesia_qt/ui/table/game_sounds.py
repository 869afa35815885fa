"""The sounds of the table; everything that they report can be seen as well."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.flow import Event
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.widgets.sound_player import SoundPlayer

TURN = "turn"
"""The sound when a person is asked and nothing else sounds."""


class GameSounds(QObject):
    """Listens to a table; `sounded` carries the name of each sound that is played."""

    sounded = Signal(str)

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences, self._speaker = preferences, SoundPlayer(self)
        self._table: GameView | None = None
        self._asked: int | None = None

    def follow(self, table: GameView) -> None:
        """Listen to another table from now on."""
        self._table, self._asked = table, self._person(table)
        table.bridge.changed.connect(lambda events: self._hear(table, events))

    def _hear(self, table: GameView, events: Sequence[Event]) -> None:
        if table is not self._table:
            return
        before, self._asked = self._asked, self._person(table)
        context = table.context
        heard = {context.words.events[type(event)].sound for event in events}
        name = next((name for name in context.ui.sounds if name in heard), "")
        if not name and self._asked is not None and self._asked != before:
            name = TURN
        choice = self._preferences.value("sounds")
        people = sum(map(table.bridge.is_human, range(len(table.bridge.seats))))
        if name and (choice == "on" or (choice == "alone" and people <= 1)):
            self._speaker.play(name, self._preferences.number("volume"))
            self.sounded.emit(name)

    def _person(self, table: GameView) -> int | None:
        """Return the seat of the person who is asked; None when a bot is asked, or nobody."""
        asked = table.bridge.question
        return asked.seat if asked is not None and table.bridge.is_human(asked.seat) else None
