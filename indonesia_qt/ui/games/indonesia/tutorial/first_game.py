"""The file of the first game, which is kept apart from the player's other games, and how it begins."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from indonesia_qt.core.record import JournalFile, SaveError, Seat, header, read
from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library.maps import load_map, map_of
from indonesia_qt.ui.games.indonesia.tutorial.script import MAP, SEED
from indonesia_qt.ui.play.saves.save_files import SUFFIX
from indonesia_qt.ui.play.saves.save_lock import SaveLock
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.table.games.open_game import OpenGame, replayed

SEATS = (Seat("Ana", 0, HUMAN), Seat("Budi", 1, "easy"))
"""The learner, and the opponent with the bot that plays for him when the script has ended."""


def file() -> Path:
    """Where the first game is saved."""
    return paths.own_data() / f"first-game{SUFFIX}"


def left_off(lock: SaveLock) -> OpenGame | None:
    """The first game as it was left; None when there is none that can be gone on with."""
    try:
        record = read(lock.file)
        found = replayed(record, map_of(record))
    except SaveError:
        return None
    is_whole = found.fault is None and found.session.question is not None
    return found.at_table(lock) if is_whole else None


def begun(lock: SaveLock) -> OpenGame:
    """The first game from its beginning. Raises `MapError` when its map can't be played."""
    played_on = load_map(MAP)
    setup = played_on.game.new_setup(Options(money="open"), len(SEATS), SEED)
    session: Session[State] = Session(played_on.game, setup)
    return OpenGame(played_on, session, header(played_on.game, SEATS, SEED, setup), lock)


def begin_file(open_game: OpenGame, journal: JournalFile) -> None:
    """Start the game's file; what was saved in it before goes. Raises `OSError`."""
    with suppress(FileNotFoundError):
        journal.file.unlink()
    journal.begin(open_game.header)
