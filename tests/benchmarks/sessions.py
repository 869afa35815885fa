"""Copies, undo and loading."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.record import JournalFile, Seat, header, read
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.benchmarks.table import Row, middle, milliseconds
from tests.games.indonesia.boards import real

COPIES = 100
LONG = 1000
"""Actions after which undo is measured."""


def played(game: Indonesia, players: int, seed: int) -> Session[State]:
    """A finished game of random bots."""
    session: Session[State] = Session(game, game.new_setup(Options(), players, seed))
    for _, action in play_out(game, session.state.copy(), [RandomBot()] * players, Random(seed)):
        session.submit(action)
    return session


def saved(session: Session[State], file: Path) -> None:
    """Save a finished game."""
    players = len(session.state.players)
    seats = [Seat(f"bot {seat}", seat, "random") for seat in range(players)]
    decisions = [(entry.seat, entry.action) for entry in session.entries]
    money = tuple(session.game.scores(session.state))
    JournalFile(file).write(header(session.game, seats, 1, session.setup), decisions, money)


def copy_time(session: Session[State]) -> float:
    """Microseconds for a copy of a state late in a game."""
    state = session.state
    return 10 * milliseconds(lambda: [state.copy() for _ in range(COPIES)], 9)


def undo_time(game: Indonesia, folder: Path) -> float:
    """Milliseconds to take back action 1,000, its line on the disk included."""
    long = next(session for seed in count(1) if len((session := played(game, 2, seed)).entries) >= LONG)
    while len(long.entries) > LONG:
        long.undo()
    journal = JournalFile(folder / "long.jsonl")
    journal.begin(header(game, [], 1, long.setup))
    long.journal = journal
    taken = []
    for _ in range(9):
        taken.append(milliseconds(long.undo, 1))
        long.redo()
    return middle(taken)


def rows() -> list[Row]:
    """All three."""
    game = real()
    with TemporaryDirectory() as name:
        folder = Path(name)
        session = played(game, 5, 1)
        file = folder / "game.jsonl"
        saved(session, file)
        copying, undoing = copy_time(session), undo_time(game, folder)
        loading = milliseconds(lambda: read(file).replay(game), 7)
    actions = len(session.entries)
    return [
        Row("copy of a state at the end of a game", copying, "µs", "at most 20 µs", copying <= 20),
        Row("undo at action 1,000, saved", undoing, "ms", "under 5 ms", undoing < 5),
        Row(f"loading a finished game of five ({actions} actions)", loading, "ms", "under 150 ms", loading < 150),
    ]
