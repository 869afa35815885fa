"""The files of saved games: the one that was played last, and names for new ones.

`suffixes` are those of the games that are installed, by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from indonesia_qt.core.record import Seat, game_in
from indonesia_qt.files import paths
from indonesia_qt.files.file_names import shortened, unused
from indonesia_qt.files.paths import resolved
from indonesia_qt.i18n.text import tr

OLD_SUFFIX = ".jsonl"
"""What saved games ended with before they had an ending of their own."""

LONGEST_NAMES = 80
"""Bytes of the players' names in the name of a file, as far as systems take them: a letter can have four."""


def file_kinds(suffixes: Mapping[str, str]) -> str:
    """Return the filter of a dialog that asks for a saved game."""
    patterns = " ".join(f"*{suffix}" for suffix in (*suffixes.values(), OLD_SUFFIX))
    return tr("Saved games ({patterns});;All files (*)", patterns=patterns)


def is_save(file: Path, suffixes: Mapping[str, str]) -> bool:
    """Return whether a file is a saved game: by its ending, or by its first line."""
    return _is_named_as_save(file, suffixes) or bool(game_in(file))


def _is_named_as_save(file: Path, suffixes: Mapping[str, str]) -> bool:
    return file.suffix.lower() in (*suffixes.values(), OLD_SUFFIX)


def all_saves(suffixes: Mapping[str, str]) -> list[Path]:
    """Return the saved games, by the names of their files, and none where the folder can't be read.

    Only one whose game isn't installed is known by its first line.
    """
    return paths.listed(
        paths.saves(),
        lambda file: _is_named_as_save(file, suffixes) or game_in(file) not in ("", *suffixes),
    )


def is_own(file: Path) -> bool:
    """Return whether a saved game lies among the player's own; a link there is none, for it may lead anywhere."""
    return resolved(file.parent) == resolved(paths.saves()) and not file.is_symlink()


def check_folder() -> None:
    """Raise `OSError` when there is a folder of saved games that can't be read."""
    with suppress(FileNotFoundError):
        next(paths.saves().iterdir(), None)


def recent_saves(suffixes: Mapping[str, str]) -> list[Path]:
    """Return the saved games, the one played last first."""
    found: list[tuple[float, Path]] = []
    for file in all_saves(suffixes):
        with suppress(OSError):  # another window may take it away
            about = file.stat()
            if about.st_size:  # else the program ended before it began to write
                found.append((about.st_mtime, file))
    return [file for _, file in sorted(found, reverse=True)]


def last_save(suffixes: Mapping[str, str]) -> Path | None:
    """Return the game that was played last."""
    return next(iter(recent_saves(suffixes)), None)


def new_save(seats: Sequence[Seat], suffix: str, about: str = "") -> Path:
    """Return an unused file for a new game, named after the time, the players and `about`."""
    names = shortened(" ".join("".join(c for c in seat.name if c.isalnum()) for seat in seats), LONGEST_NAMES)
    return new_file(paths.saves(), f"{names} {about}".strip(), suffix)


def new_file(folder: Path, about: str, suffix: str) -> Path:
    """Return an unused file of a folder, named after the time and `about`."""
    stem = f"{datetime.now():%Y-%m-%d %H.%M.%S} {about}".strip()
    return unused(folder / f"{stem}{suffix}")
