"""The sounds of the table; everything that they report can be seen as well."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from indonesia_qt.core.flow import Event
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.table.beats.beat import Beat
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.records import EventUi
from indonesia_qt.ui.widgets.sound_player import SoundPlayer

TURN, REFUSED = "turn", "refused"
"""The sounds when a person is asked after others have played, and when something is refused."""
GAP_MS = 300
"""How long nothing else begins to sound, unless it weighs more."""


class GameSounds(QObject):
    """Listens to a table; `sounded` carries the name of each sound that is played."""

    sounded = Signal(str)

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences, self._player = preferences, SoundPlayer(self)
        self._table: GameView | None = None
        self._asked: int | None = None
        """The person who is asked."""
        self._made = 0
        """How many decisions had been made at the last change."""
        self._last = ""
        """The sound that began last."""
        self._gap = QTimer(self, singleShot=True, interval=GAP_MS)
        self._gap.timeout.connect(self._sound_turn)
        self._turn_is_due = False
        self._held = ""
        """The sound of the end, until that is shown."""
        preferences.changed.connect(self._try_out)

    @property
    def is_silent(self) -> bool:
        """Whether nothing has just begun to sound, nor is about to."""
        return not (self._gap.isActive() or self._turn_is_due)

    def follow(self, table: GameView) -> None:
        """Listen to another table from now on."""
        self._table, self._asked, self._made = table, self._person(table), table.bridge.made
        table.bridge.changed.connect(lambda events: self._hear(table, events))
        table.beats.shown.connect(partial(self._hear_beat, table))
        table.history.reached_changed.connect(partial(self._sound_end, table))
        table.history.reached_changed.connect(self._sound_turn)

    def refuse(self) -> None:
        """Sound that something can't be done."""
        self._sound(REFUSED)

    def _hear(self, table: GameView, events: Sequence[Event]) -> None:
        if table is not self._table:
            return
        before, self._asked = self._asked, self._person(table)
        begun, self._made = self._made, table.bridge.made
        self._turn_is_due, self._held = False, ""
        if not events:
            return
        session, people = table.bridge.session, table.bridge.people
        others = table.beats.left_out(events)
        names, own_names = _names(table.context.words.events, session.position(begun), others, people)
        by_person = any(entry.seat in people for entry in session.entries[begun:])
        is_seen = not table.history.looks_back and (by_person or table.beats.is_on)
        if (is_seen or session.question is None) and (heard := names | own_names):
            first = min(heard, key=self._weight)
            if table.history.holds_end:
                self._held = first
            else:
                self._sound(first)
        if self._asked not in (None, before) and not own_names:
            self._turn_is_due = True
            self._sound_turn()

    def _sound_end(self, table: GameView) -> None:
        """Sound what was held back, once the winner is known."""
        if self._held and table is self._table and not table.history.is_behind:
            name, self._held = self._held, ""
            self._sound(name)

    def _hear_beat(self, table: GameView, beat: Beat) -> None:
        """Sound what a beat shows when it begins; a replay is silent."""
        if table is not self._table or table.history.looks_back:
            return
        heard = _names(table.context.words.events, table.beats.before, beat.events, table.bridge.people)
        if names := set[str]().union(*heard):
            self._sound(min(names, key=self._weight))

    def _weight(self, name: str) -> int:
        """Return the place of a sound among all, the weightiest first."""
        names = self._table.context.ui.sounds if self._table else ()
        return names.index(name) if name in names else len(names)

    def _try_out(self, key: str) -> None:
        """Let what is chosen in the settings be heard."""
        if key in ("sounds", "volume"):
            self._sound(TURN)

    def _sound_turn(self) -> None:
        """Sound that it is a person's turn, once it is shown and nothing else sounds."""
        is_shown = self._table is not None and not self._table.history.is_behind
        if self._turn_is_due and is_shown and not self._gap.isActive():
            self._turn_is_due = False
            self._sound(TURN)

    def _sound(self, name: str) -> None:
        """Play a sound if people want to hear it, and nothing else has just begun that weighs as much."""
        people = self._table.bridge.people if self._table else ()
        choice, volume = self._preferences.value("sounds"), self._preferences.number("volume")
        if not volume or choice == "off" or (choice == "alone" and len(people) > 1):
            return
        if self._gap.isActive() and self._weight(name) >= self._weight(self._last):
            return
        self._last = name
        self._gap.start()
        self._player.play(name, volume)
        self.sounded.emit(name)

    def _person(self, table: GameView) -> int | None:
        """Return the seat of the person who has to answer; None where a bot or the program does, or nobody."""
        asked = table.bridge.question
        if asked is None or asked.seat not in table.bridge.people or table.decision.automatic.is_answering:
            return None
        return asked.seat


def _names(
    records: Mapping[type[Event], EventUi], before: object, events: Sequence[Event], people: Collection[int]
) -> tuple[set[str], set[str]]:
    """Return the sounds of events after a position, and apart from them those of events that strike people."""
    names, own_names = set[str](), set[str]()
    for record, event in ((records[type(event)], event) for event in events):
        if record.own_sound is not None and record.own_sound.seat(before, event) in people:
            own_names.add(record.own_sound.name)
        elif record.sound:
            names.add(record.sound)
    return names, own_names
