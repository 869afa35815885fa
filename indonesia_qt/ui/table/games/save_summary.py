"""Summarises a saved game by playing it again, without Qt, so that a process of its own can do it."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import NamedTuple

from indonesia_qt.core.record import MapRef, Record, SaveError, Seat, read
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.view import view_of
from indonesia_qt.library import PlayableMap, map_of

_maps: dict[MapRef, PlayableMap] = {}
"""Those that this process has loaded: most saved games are played on the same one."""


class Reached(NamedTuple):
    """The position that a saved game has reached, on the map with this title in a folder, as everybody sees it.

    `asked` is whose turn it is. `fault` says why it ends before its file does; it is empty for a file that is whole.
    """

    folder: Path
    title: str
    view: State
    asked: int | None
    decisions: int
    fault: str

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.view.stack


class Summary(NamedTuple):
    """The summary of a saved game; without `reached` it can't be played at all, and `reason` says why."""

    seats: tuple[Seat, ...]
    reached: Reached | None
    reason: str


def summary(file: Path) -> bytes:
    """Return the summary of the saved game in `file`, packed for `read_summary`."""
    return pickle.dumps(_summed_up(file))


def read_summary(answer: bytes) -> Summary:
    """Unpack the result of `summary`, which another process of this program has returned."""
    found: Summary = pickle.loads(answer)
    return found


def _summed_up(file: Path) -> Summary:
    seats: tuple[Seat, ...] = ()
    try:
        record = read(file)
        seats = record.seats()
        return Summary(seats, _reached(record), "")
    except SaveError as error:
        return Summary(seats, None, error.reason)


def _reached(record: Record) -> Reached:
    played_on = _maps.get(record.header.map) or map_of(record)
    session, fault = record.replay(played_on.game)
    _maps[record.header.map] = played_on
    asked = session.question.seat if session.question else None
    view = view_of(session.state, ())
    end = str(fault) if fault else ""
    return Reached(played_on.folder, played_on.board.title, view, asked, len(session.entries), end)
