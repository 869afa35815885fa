"""The files of saved games: those that there are, the one played last first, and names for new ones.

`suffixes` are those of the games that are installed, by their ids.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from indonesia_qt.core.record import Seat, game_in
from indonesia_qt.files import paths
from indonesia_qt.files.file_names import shortened, unused
from indonesia_qt.i18n.text import tr

OLD_SUFFIX = ".jsonl"
"""What saved games ended with before they had an ending of their own."""

LONGEST_NAMES = 80
"""Bytes of the players' names in the name of a file, as far as systems take them: a letter can have four."""
DAY = r"\d{4}-\d{2}-\d{2}( \d{2}\.\d{2}\.\d{2})?"
"""The day with which such a name begins; older ones have the time, too."""
MOST_FILES = 5000
"""So many files are remembered, each as long as it stays as it is."""
CLOCK_SKEW_S = 300
"""The clock of a server may be so many seconds ahead."""


def file_kinds(suffixes: Mapping[str, str]) -> str:
    """Return the filter of a dialog that asks for a saved game."""
    patterns = " ".join(f"*{suffix}" for suffix in (*suffixes.values(), OLD_SUFFIX))
    return tr("Saved games ({patterns});;All files (*)", patterns=patterns)


def is_save(file: Path, suffixes: Mapping[str, str]) -> bool:
    """Return whether a file is a saved game: by its ending, or by its first line."""
    return _has_ending(file, suffixes) or bool(game_in(file))


def _has_ending(file: Path, suffixes: Mapping[str, str]) -> bool:
    return file.suffix.lower() in (*suffixes.values(), OLD_SUFFIX)


def check_folder() -> None:
    """Raise `OSError` when there is a folder of saved games that can't be read."""
    try:
        next(paths.saves().iterdir(), None)
    except FileNotFoundError:
        if paths.saves().is_symlink():  # to a disk that isn't there now
            raise


class FoundSave(NamedTuple):
    """The file of a saved game, when it was changed, in nanoseconds since 1970, and its size in bytes."""

    file: Path
    changed_ns: int
    size: int

    @property
    def changed(self) -> float:
        """When it was played last, in seconds since 1970."""
        return self.changed_ns / 1e9

    def recency(self, now: float) -> tuple[float, float]:
        """Order it among others, by when they were played: one from the future, where a clock was wrong, is the first.

        `now` is in seconds since 1970.
        """
        return (self.changed if self.changed < now + CLOCK_SKEW_S else 0.0), self.changed


def found_save(file: Path) -> FoundSave:
    """Look at the file of a saved game. Raises `OSError`."""
    about = file.stat()
    return FoundSave(file, about.st_mtime_ns, about.st_size)


def all_saves(suffixes: Mapping[str, str]) -> list[FoundSave]:
    """Return the saved games, in no order, and none where the folder can't be read.

    Only one whose game isn't installed is known by its first line.
    """
    found = []
    with suppress(OSError):
        for file in paths.saves().iterdir():
            with suppress(OSError):  # another window may take it away
                save = found_save(file)
                if _has_ending(file, suffixes) or _game_in(save) not in ("", *suffixes):
                    found.append(save)
    return found


@lru_cache(maxsize=MOST_FILES)
def _game_in(save: FoundSave) -> str:
    return game_in(save.file)


def recent_saves(suffixes: Mapping[str, str]) -> list[FoundSave]:
    """Return the saved games, the one played last first."""
    now = time.time()
    begun = (one for one in all_saves(suffixes) if one.size)  # else the program ended before it began to write
    return sorted(begun, key=lambda one: one.recency(now), reverse=True)


def last_save(suffixes: Mapping[str, str]) -> Path | None:
    """Return the file of the game that was played last; None where no game is saved."""
    return next((save.file for save in recent_saves(suffixes)), None)


def new_save(seats: Sequence[Seat], suffix: str, about: str = "") -> Path:
    """Return an unused file for a new game, named after the day, the players and `about`."""
    return new_file(paths.saves(), f"{_names(seats)} {about}".strip(), suffix)


def is_named_by_program(file: Path, seats: Sequence[Seat]) -> bool:
    """Return whether a saved game with these players has a name that `new_save` gave it, without more about it."""
    return bool(re.fullmatch(rf"{DAY} ?{re.escape(_names(seats))}( \d+)?", file.stem))


def _names(seats: Sequence[Seat]) -> str:
    return shortened(" ".join("".join(c for c in seat.name if c.isalnum()) for seat in seats), LONGEST_NAMES).strip()


def new_file(folder: Path, about: str, suffix: str) -> Path:
    """Return an unused file of a folder, named after the day and `about`."""
    stem = f"{datetime.now():%Y-%m-%d} {about}".strip()
    return unused(folder / f"{stem}{suffix}")
