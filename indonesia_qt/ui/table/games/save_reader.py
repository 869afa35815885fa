"""Has saved games played again in a process of its own: the window goes on, though a game may take seconds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject

from indonesia_qt.i18n import text
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.support.worker_process import WorkerProcess
from indonesia_qt.ui.table.games.save_summary import Summary, read_summary, summary
from indonesia_qt.ui.table.games.saved_games import SavedGame, SavedGames

DEADLINE_MS = 60_000
"""How long one game may take, the start of the process included."""

Tell = Callable[[SavedGame], object]


class SaveReader(QObject):
    """Reads saved games one after the other; what isn't read yet is given up with the parent."""

    def __init__(self, games: SavedGames, parent: QObject) -> None:
        super().__init__(parent)
        self._games = games
        self._waiting: deque[tuple[Path, Tell]] = deque()
        self._process = process = WorkerProcess()
        process.deadline_ms = DEADLINE_MS
        process.answered.connect(self._answered)
        process.failed.connect(self._failed)
        self.destroyed.connect(partial(WorkerProcess.stop, process))

    def read(self, file: Path, tell: Tell) -> None:
        """Call `tell` with what the saved game in `file` tells: at once if it is known, or once it has been read."""
        known = self._games.known(file)
        if known is not None:
            tell(known)
            return
        self._waiting.append((file, tell))
        if len(self._waiting) == 1:
            self._ask()

    def _ask(self) -> None:
        self._process.ask_for(0, summary, text.translator(), self._waiting[0][0])

    def _answered(self, _: int, answer: bytes) -> None:
        self._tell(read_summary(msgspec.json.decode(answer, type=bytes)))

    def _failed(self, _: int, reason: str) -> None:
        self._tell(Summary((), None, tr("the program can't read it: {reason}", reason=reason)))

    def _tell(self, found: Summary) -> None:
        file, tell = self._waiting.popleft()
        tell(self._games.learn(file, found))
        if self._waiting:
            self._ask()
        else:
            self._process.stop()
