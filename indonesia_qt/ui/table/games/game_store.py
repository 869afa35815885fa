"""The maps that games are played on, the files in which they are saved, and copies of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from operator import itemgetter
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from indonesia_qt.files import paths
from indonesia_qt.files.paths import BOARD_FILE, is_large
from indonesia_qt.files.whole_file import reason_of, write_whole
from indonesia_qt.games import UnknownGameError, has_module, suffixes
from indonesia_qt.i18n.text import counted, labelled, paragraph, phrase, tr
from indonesia_qt.library import (
    PlayableMap,
    game_of,
    keep_played,
    load_map,
    map_folder,
    map_folders,
    titled_maps,
    without_maps,
)
from indonesia_qt.results import ResultsError, ResultsFile, ending
from indonesia_qt.ui.play import save_folder
from indonesia_qt.ui.play.save_files import FoundSave, all_saves, file_kinds, is_named_by_program
from indonesia_qt.ui.play.save_folder import SaveFolderError, TrashedGame
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.support.background import in_background, painting_meanwhile
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.table.window.main_window import MainWindow
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write
from indonesia_qt.ui.widgets.plain_text import MessageBox

UNSAVED = phrase("Couldn’t save the game")


class CopyController(QObject):
    """Copies the game that is shown; `content` returns it in the format of a saved game."""

    def __init__(self, window: MainWindow, content: Callable[[], bytes]) -> None:
        super().__init__(window)
        self.window, self.content = window, content
        self.file: Path | None = None
        """Where the game is saved, or should be."""
        self._copied = b""

    @property
    def is_up_to_date(self) -> bool:
        """Whether the last copy holds the present state of the game, or the player gave it up."""
        return self.content() == self._copied

    def ask(self) -> None:
        """Ask where a copy of the game is to be saved."""
        if self.file is not None:
            proposal = Path.home() / self.file.name
            ask_where_to_write(tr("Save a copy"), proposal, file_kinds(suffixes()), self.copy, self.window)

    def copy(self, to: Path) -> None:
        """Write a copy of the game, also of one that couldn't be saved; no game that is being played is overwritten."""
        content = self.content()
        try:
            if painting_meanwhile(partial(_written_alone, to, content)):
                self._copied = content
            else:
                self.window.tell(
                    tr("Couldn’t save the copy"), tr(("{file} is being played. Choose another file name."), file=to)
                )
        except OSError as error:
            self._copied = b""
            self.window.tell(tr("Couldn’t save the copy"), labelled(str(to), reason_of(error)))

    def give_up(self) -> None:
        """Give up the present state of the game: it needs no copy."""
        self._copied = self.content()

    def ask_before(self, act: Callable[[], object]) -> None:
        """Offer a copy of a game that isn't saved, before `act` closes it."""
        text = tr("Couldn’t save {file}. Save a copy now, or you’ll lose this game.", file=self.file)
        box = MessageBox(QMessageBox.Icon.Warning, tr(UNSAVED), text, parent=self.window)
        copy = box.addButton(tr("Save a copy\N{HORIZONTAL ELLIPSIS}"), QMessageBox.ButtonRole.AcceptRole)
        go_on = box.addButton(tr("Continue without saving"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(copy)
        box.addButton(QMessageBox.StandardButton.Cancel)
        copy.clicked.connect(self.ask)
        go_on.clicked.connect(partial(act))  # which gets no state of the button
        box.open()


def _written_alone(to: Path, content: bytes) -> bool:
    """Write a file, unless it is a game that is being played; return whether it isn't. Raises `OSError`."""
    lock = SaveLock(to)
    try:
        is_free = lock.take()
        if is_free:
            write_whole(to, content)
        return is_free
    finally:
        lock.release()


class GameStore:
    """Finds maps for games and has room for them; the window shows what goes wrong."""

    keeps_games = True
    """Whether games are saved."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def offered_maps(self, game: str) -> list[tuple[str, str]]:
        """Return the names of the maps for a game, by its id, each with its title; of one without maps, its own."""
        with suppress(UnknownGameError):  # what can't be loaded can't say that it has no maps
            if (without := without_maps(game)) is not None:
                return [(game, without.board.title)] if has_module(game, "game_ui", "indonesia_qt.ui.games") else []
        titles = titled_maps()
        maps = ((name, titles[name]) for name, folder in map_folders().items() if game_of(folder) == game)
        return in_order(maps, itemgetter(1))

    def map_to_play(self, name: str, game: str) -> PlayableMap | Path:
        """Read a map for a game, by its id; return only the folder of a large one. Raises `MapError`."""
        if without_maps(game) is not None:
            return load_map(name, game)
        folder = map_folder(name)
        return folder if is_large(folder / BOARD_FILE) else load_map(str(folder), game)

    def keep_results(self, saves: Sequence[FoundSave] | None = None) -> ResultsFile:
        """Keep the results of finished games, also of those whose saved games are deleted later; return their file.

        `saves` are all saved games if they aren't given. Raises `OSError` and `ResultsError`.
        """
        results = ResultsFile(paths.results())
        results.take_in(save.file for save in (all_saves(suffixes()) if saves is None else saves))
        return results

    def make_room(self, played_on: PlayableMap) -> None:
        """Keep a copy of the map for a new game, and in the background the results of all games; tidy up old ones."""
        most = self.window.preferences.number("finished_games")
        in_background(partial(self._tidied_up, most), self._say_what_went, self.window)
        try:
            painting_meanwhile(partial(keep_played, played_on))
        except OSError as error:
            text = paragraph(
                tr("Couldn’t keep a copy of the map."),
                reason_of(error),
                tr("If you change the map, you won’t be able to continue this game."),
            )
            self.window.show_message(text)

    def _tidied_up(self, most: int) -> list[TrashedGame | None]:
        saves = all_saves(suffixes())
        with suppress(OSError, ResultsError):  # the record says it when it is opened
            self.keep_results(saves)
        return tidy_up(saves, most, time.time())

    def _say_what_went(self, moved: Sequence[TrashedGame | None]) -> None:
        if not moved:
            return
        text = counted(
            len(moved),
            "{n} old game of bots was moved to the trash.",
            "{n} old games of bots were moved to the trash.",
        )
        found = [game for game in moved if game is not None]
        if found:
            self.window.offer(text, tr("Undo"), partial(self._take_back, found))
        else:  # the system doesn't say where they lie
            self.window.show_message(text)

    def _take_back(self, games: Sequence[TrashedGame]) -> None:
        in_background(partial(_taken_back, games), self._say_what_came_back, self.window)

    def _say_what_came_back(self, problems: Sequence[str]) -> None:
        if problems:
            self.window.tell(tr("Couldn’t take the games out of the trash"), "\n".join(problems))
        else:
            self.window.show_message(tr("The games are back in the list of saved games."))


def _taken_back(games: Iterable[TrashedGame]) -> list[str]:
    """Take games out of the trash; return why some can't be."""
    problems = []
    for game in games:
        try:
            save_folder.take_back(game)
        except SaveFolderError as error:
            problems.append(str(error))
    return problems


def tidy_up(saves: Iterable[FoundSave], most: int, now: float) -> list[TrashedGame | None]:
    """Move finished games of bots alone beyond the newest `most` to the trash, and return those that were moved.

    A game in which a person played at any time stays, as does one whose file somebody has named, one that is open in a
    window, and all where there is no trash. `now` is in seconds since 1970.
    """
    of_bots = sorted(filter(_is_of_bots_alone, saves), key=lambda save: save.recency(now), reverse=True)
    moved = []
    for save in of_bots[most:]:
        with suppress(SaveFolderError):
            moved.append(save_folder.throw_away(save.file))
    return moved


def _is_of_bots_alone(save: FoundSave) -> bool:
    """Whether a game is over that no person has played or named."""
    end = ending(save.file)
    return end is not None and not end.had_person and is_named_by_program(save.file, end.seats)
