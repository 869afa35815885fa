"""Orders the folder of saved games: they are renamed, copied, put into a bin and taken back, or deleted when old."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from indonesia_qt.core.record import LARGEST_FILE
from indonesia_qt.files import paths
from indonesia_qt.files.whole_file import open_regular, read_whole
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from indonesia_qt.ui.play.save_files import OLD_SUFFIX, SUFFIX
from indonesia_qt.ui.play.save_lock import SaveLock

MOST_IN_BIN = 50
"""Saved games; when more are put in, those that have been there longest go."""
FORBIDDEN = set('/\\:*?"<>|')
"""Signs that no file's name has on every system."""


class SaveFolderError(Exception):
    """Something that can't be done with a saved game; the message says why."""


def bin_folder() -> Path:
    """The folder of the saved games that were thrown away; it may not exist yet."""
    return paths.saves() / "bin"


def throw_away(file: Path) -> Path:
    """Put a saved game into the bin, and tell where it lies there. Raises `SaveFolderError`."""
    with _at_hand(file):
        bin_folder().mkdir(parents=True, exist_ok=True)
        thrown = _move(file, _free(bin_folder() / file.name))
        thrown.touch()
        _empty()
    return thrown


def take_back(thrown: Path) -> Path:
    """Take a saved game out of the bin, and tell where it lies now. Raises `SaveFolderError`."""
    with _at_hand(thrown):
        return _move(thrown, _free(paths.saves() / thrown.name))


def rename(file: Path, name: str) -> Path:
    """Give a saved game another name, without its ending, and tell where it lies now. Raises `SaveFolderError`."""
    wanted = name.strip()
    if not wanted or wanted.startswith(".") or FORBIDDEN & set(wanted):
        raise SaveFolderError(tr('"{name}" can\'t be the name of a file.', name=wanted))
    to = file.with_name(f"{wanted}{file.suffix}")
    if to.exists():
        raise SaveFolderError(tr('There is a game "{name}" already.', name=wanted))
    with _at_hand(file):
        return _move(file, to)


def duplicate(file: Path) -> Path:
    """Copy a saved game, and tell where the copy lies. Raises `SaveFolderError`."""
    to = _free(file.with_name(f"{tr('{name} copy', name=file.stem)}{file.suffix}"))
    try:
        content = read_whole(file, LARGEST_FILE)
        with to.open("xb") as out:
            out.write(content)
    except OSError as error:
        raise SaveFolderError(_reason(file, error)) from None
    return to


@contextmanager
def _at_hand(file: Path) -> Iterator[None]:
    """Nobody plays the game meanwhile."""
    lock = SaveLock(file)
    try:
        if not lock.take():
            raise SaveFolderError(tr("{file} is being played.", file=file.stem))
        yield
    except OSError as error:
        raise SaveFolderError(_reason(file, error)) from None
    finally:
        lock.release()


def _reason(file: Path, error: OSError) -> str:
    return f"{file}: {error.strerror or error}"


def _move(file: Path, to: Path) -> Path:
    """Move a saved game with what was entered in it and not played yet."""
    file.rename(to)
    PendingInputFile(file).move_to(to)
    return to


def _free(file: Path) -> Path:
    """The same name, with a number if there is such a file."""
    numbered = (file.with_name(f"{file.stem} {number}{file.suffix}") for number in count(2))
    return file if not file.exists() else next(one for one in numbered if not one.exists())


def _empty() -> None:
    games = [one for one in bin_folder().iterdir() if one.suffix in (SUFFIX, OLD_SUFFIX)]
    for one in sorted(games, key=lambda one: one.lstat().st_mtime)[:-MOST_IN_BIN]:
        one.unlink()
        PendingInputFile(one).forget()


GAME_LINE, RESULT_LINE = b'{"line":"game"', b'{"line":"result"'
"""How the first line of a saved game begins, and the last one of a finished game."""
TAIL = 20_000
"""Bytes at the end of a file in which its last line begins."""


def delete_old_games(saves: list[Path], most: int) -> list[Path]:
    """Delete the oldest finished games beyond `most`, and give those deleted.

    A game that isn't finished stays however old it is, and so do one that is open in a window and what is no game.
    """
    finished = sorted((file for file in saves if _is_finished(file)), key=_last_played, reverse=True)
    gone = []
    for file in finished[most:]:
        with suppress(OSError):
            lock = SaveLock(file)
            if lock.take():
                file.unlink()
                gone.append(file)
                lock.release()
    return gone


def _is_finished(file: Path) -> bool:
    try:
        with open_regular(file) as content:
            if content.read(len(GAME_LINE)) != GAME_LINE:
                return False
            content.seek(max(0, content.seek(0, os.SEEK_END) - TAIL))
            return content.read(TAIL).rstrip().rpartition(b"\n")[2].startswith(RESULT_LINE)
    except OSError:
        return False


def _last_played(file: Path) -> float:
    """When it was played last; later is more."""
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
