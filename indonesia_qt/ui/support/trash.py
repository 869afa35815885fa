"""The trash of the system: what is deleted goes there, and comes back from there."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from shutil import move

from PySide6.QtCore import QFile

from indonesia_qt.files.whole_file import patiently


class NoTrashError(OSError):
    """There is no trash for a file or a folder, which stays where it is."""


def throw_away(place: Path) -> Path | None:
    """Move a file or a folder to the trash; return where it lies there, or None where the system doesn't say that.

    Raises `NoTrashError`.
    """
    trashed = QFile(place)
    if not trashed.moveToTrash():
        raise NoTrashError
    return Path(trashed.fileName()) if trashed.fileName() else None


def take_back(in_trash: Path, to: Path) -> None:
    """Take a file or a folder out of the trash to a place where nothing is. Raises `OSError`."""
    move(in_trash, to)
    about = None  # a second file that says what the first is
    if in_trash.parent.name == "files":  # on Linux
        about = in_trash.parents[1] / "info" / f"{in_trash.name}.trashinfo"
    elif in_trash.name.startswith("$R"):  # on Windows
        about = in_trash.with_name(f"$I{in_trash.name[2:]}")
    if about is not None:
        with suppress(OSError):
            patiently(about.unlink, missing_ok=True)
