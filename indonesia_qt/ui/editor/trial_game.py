"""A game on a map that is being edited: played as any other, and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable

from indonesia_qt.core.record import JournalFile
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.app import Program
from indonesia_qt.ui.main_window import MainWindow
from indonesia_qt.ui.save_lock import SaveLock
from indonesia_qt.wording import tr

ELSEWHERE = "open", "copy", "editor"
"""The commands that a trial game has no use for."""


class TrialGame(Program):
    """Joins a window to games on one map, which is as it was when they began; the disk knows nothing of them."""

    def __init__(self, window: MainWindow, played_on: PlayableMap) -> None:
        super().__init__(window)
        self._map = played_on
        window.setWindowTitle(tr("Trying out {map}", map=played_on.board.title))
        for id in ELSEWHERE:
            window.commands.actions[id].setVisible(False)
            window.commands.actions[id].setEnabled(False)

    def offered_maps(self) -> list[tuple[str, str]]:
        """The one that is tried out."""
        return [(self._map.board.id, self._map.board.title)]

    def map_to_play(self, name: str) -> PlayableMap:  # noqa: ARG002
        """The one that is tried out."""
        return self._map

    def prepare_disk(self, played_on: PlayableMap) -> None:
        """Nothing: no game is saved."""

    def keep(
        self, session: Session[State], journal: JournalFile, lock: SaveLock, make_ready: Callable[[], None]
    ) -> None:
        """Nothing: no game is saved."""

    @property
    def is_unsaved(self) -> bool:
        """Nothing is lost with a trial."""
        return False

    def ask_copy(self) -> None:
        """Say that there is nothing to be saved."""
        self.window.tell(tr("A trial"), tr("A game on a map that isn't saved can't be saved either."))
