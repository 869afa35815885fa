"""Where games come from and where they are kept: the maps, and the player's saved games."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from indonesia_qt.board.names import translated_title
from indonesia_qt.core.record import JournalFile, Record
from indonesia_qt.files.paths import BOARD_FILE
from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.library.maps import (
    PlayableMap,
    folders_of,
    forget_played,
    keep_played,
    load_map,
    map_folder,
    map_folders,
)
from indonesia_qt.ui.play.saves.cleanup import delete_old_games
from indonesia_qt.ui.play.saves.save_files import all_saves
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.table.games.copy_controller import UNSAVED
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.widgets.progress_dialog import is_large


class GameStore:
    """The maps on the disk and the folder of saved games; the window tells what goes wrong with them."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def offered_maps(self) -> list[tuple[str, str]]:
        """The maps that people can begin a game on, each with its title."""
        return [(name, translated_title(visible(name).replace("-", " ").title())) for name in map_folders()]

    def large_map(self, name: str) -> Path | None:
        """The folder of the map of this name, when it isn't read in a moment."""
        folder = map_folder(name)
        return folder if is_large(folder / BOARD_FILE) else None

    def is_on_large_map(self, record: Record) -> bool:
        """Whether the map of a saved game isn't read in a moment."""
        return any(is_large(folder / BOARD_FILE) for folder in folders_of(record.header.map))

    def map_to_play(self, name: str) -> PlayableMap:
        """The map of this name. Raises `MapError` when it can't be played."""
        return load_map(name)

    def make_room(self, played_on: PlayableMap) -> None:
        """Have the map at hand for a new game, whatever becomes of it; take the oldest finished games away."""
        delete_old_games(all_saves(), self.window.preferences.number("finished_games"))
        forget_played(time.time())
        try:
            keep_played(played_on)
        except OSError as error:
            told = tr(
                "A copy of the map can't be kept: {reason}. Changing the map will end this game.",
                reason=error.strerror or str(error),
            )
            self.window.show_message(told)

    def keep(self, open_game: OpenGame, write: Callable[[JournalFile], None]) -> None:
        """Have a game saved from now on, when `write` has begun its file or made it ready.

        When it can't be saved, the window says why, and it is played without.
        """
        journal = JournalFile(open_game.file)
        try:
            journal.file.parent.mkdir(parents=True, exist_ok=True)
            open_game.lock.take()
            write(journal)
        except OSError as error:
            told = tr("{file}: {error}. It is played without.", file=journal.file, error=error.strerror)
            self.window.tell(tr(UNSAVED), told)
        else:
            open_game.session.journal = journal
