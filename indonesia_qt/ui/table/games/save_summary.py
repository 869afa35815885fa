"""Summarises a saved game by playing it again, without Qt, so that a process of its own can do it."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any, NamedTuple

from indonesia_qt.core.game import Game
from indonesia_qt.core.record import MapRef, Record, SaveError, Seat, read
from indonesia_qt.library import PlayableMap, map_of

_maps: dict[MapRef, PlayableMap] = {}
"""Those that this process has loaded: most saved games are played on the same one."""


class Reached(NamedTuple):
    """The position that a saved game has reached, on the map with this title in a folder, as everybody sees it.

    `asked` is whose turn it is, and `winner` the seat that has won a game that is over. `fault` says why the game ends
    before its file does; it is empty for a file that is whole.
    """

    folder: Path
    title: str
    game: Game[Any]
    view: Any
    asked: int | None
    winner: int | None
    decisions: int
    fault: str

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.winner is not None


class Summary(NamedTuple):
    """The summary of a saved game; without `reached` it can't be played at all, and `reason` says why.

    `game` is the id of its game, and empty when the file doesn't begin like a saved game.
    """

    game: str
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
    game, seats = "", tuple[Seat, ...]()
    try:
        record = read(file).with_names_apart()
        game, seats = record.header.game, record.seats()
        return Summary(game, seats, _reached(record), "")
    except SaveError as error:
        return Summary(game, seats, None, error.reason)


def _reached(record: Record) -> Reached:
    played_on = _maps.get(record.header.map) or map_of(record)
    game = played_on.game
    session, fault = record.replay(game)
    _maps[record.header.map] = played_on
    asked = session.question.seat if session.question else None
    winner = None if session.question else game.ranking(session.state)[0]
    view, end = game.shared_view(session.state, ()), str(fault) if fault else ""
    return Reached(played_on.folder, played_on.board.title, game, view, asked, winner, len(session.entries), end)
