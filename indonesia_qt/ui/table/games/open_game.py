"""Games as they are opened: begun, branched off another one, or replayed from a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from indonesia_qt.core.flow import IllegalAction, because
from indonesia_qt.core.record import Record, SaveError, SaveHeader
from indonesia_qt.core.session import Decision, Session
from indonesia_qt.library import PlayableMap
from indonesia_qt.ui.play.save_lock import SaveLock


class OpenGame(NamedTuple):
    """A game, what it is played on, how it began, and the lock of the file in which it is saved, or should be."""

    played_on: PlayableMap
    session: Session[Any]
    header: SaveHeader
    lock: SaveLock
    only_shown: str = ""
    """Why nothing can be decided here; empty where the game is played."""

    @property
    def file(self) -> Path:
        """Where the game is saved, or should be."""
        return self.lock.file


class Replayed(NamedTuple):
    """A saved game, replayed as far as possible; `fault` says why it ends before its file does."""

    record: Record
    played_on: PlayableMap
    session: Session[Any]
    fault: SaveError | None

    def at_table(self, lock: SaveLock) -> OpenGame:
        """Return the game with its last players, to be saved in the file of `lock`."""
        return OpenGame(self.played_on, self.session, replace(self.record.header, seats=self.record.seats()), lock)


def replayed(record: Record, played_on: PlayableMap, watch: Callable[[int, int], object] | None = None) -> Replayed:
    """Replay a saved game on its map. Raises `SaveError` when it isn't a game on this map.

    `watch` is called with the number of each line, and that of all lines; what it raises ends the work.
    """
    lines = len(record.lines) + 1
    session, fault = record.replay(played_on.game, None if watch is None else lambda line: watch(line, lines))
    return Replayed(record, played_on, session, fault)


def branched(played_on: PlayableMap, session: Session[Any], entries: Sequence[Decision]) -> Session[Any]:
    """Return a game with the set-up of `session`, its decisions `entries` and the hints on them.

    Raises `IllegalAction` where chance decided by something else than the seed, as it did in some games of old formats:
    the new game couldn't be opened again.
    """
    branch = Session(played_on.game, session.setup)
    for entry in entries:
        if session.seed is not None and branch.next_outcome(session.seed) not in (entry.action, None):
            raise IllegalAction(
                because("", "You can’t branch off here: chance in this older game didn’t follow its seed.")
            )
        branch.submit(entry.action)
    branch.seed = session.seed
    if branch.seed is not None:
        branch.decide_chance(branch.seed)
    branch.hints += [hint for hint in session.hints if hint.at <= len(entries)]
    return branch
