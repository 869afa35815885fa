"""Shows what came after a moment of the past, decision by decision, until the present or until it is stopped."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QObject, QTimer, Signal

from indonesia_qt.ui.settings.preferences import PREFERENCES, Preferences

REPLAY_SPEED = "replay_speed"
"""The preference that says how fast it goes; the bots' speed is another."""
STEP_MS = {"half": 1400, "normal": 700, "double": 350, "fourfold": 175, "eightfold": 88}
"""How long each decision stays to be seen, in milliseconds."""


class Replay(QObject):
    """Calls `step` again and again while it runs; `changed` says that it began, stopped, or has another speed."""

    changed = Signal()

    def __init__(self, preferences: Preferences, step: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self._timer = QTimer(self)
        self._timer.timeout.connect(step)
        preferences.changed.connect(self._follow)

    @property
    def runs(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    @property
    def speed(self) -> str:
        """How fast, as the player prefers it."""
        return str(self.preferences.value(REPLAY_SPEED))

    def run(self, on: bool) -> None:
        """Go on by itself, or stop."""
        if on != self.runs:
            if on:
                self._timer.start(STEP_MS[self.speed])
            else:
                self._timer.stop()
            self.changed.emit()

    def faster(self) -> None:
        """Take the next speed, if there is one."""
        self._choose(dict(pairwise(PREFERENCES[REPLAY_SPEED].options)))

    def slower(self) -> None:
        """Take the speed before, if there is one."""
        self._choose(dict(pairwise([*PREFERENCES[REPLAY_SPEED].options][::-1])))

    def _choose(self, following: dict[str, str]) -> None:
        self.preferences.set(REPLAY_SPEED, following.get(self.speed, self.speed))

    def _follow(self, key: str) -> None:
        if key == REPLAY_SPEED:
            self._timer.setInterval(STEP_MS[self.speed])
            self.changed.emit()
