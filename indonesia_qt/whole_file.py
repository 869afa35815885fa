"""Files that are written wholly or not at all: beside the old one first, and then in its place."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from contextlib import suppress
from pathlib import Path

from indonesia_qt.wording import tr


def beside(file: Path) -> Path:
    """Where `file` is written before it takes its place."""
    return file.with_name(f".{file.name}.new")


def write_beside(file: Path, content: bytes) -> None:
    """Have `content` on the disk beside `file`, with the rights of that.

    Raises `OSError`, also for a file that mustn't be written, though another could take its place.
    """
    if file.exists() and not file.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
        raise OSError(errno.EACCES, tr("the file is read-only"))
    with beside(file).open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    if file.exists():
        shutil.copymode(file, beside(file))


def write_whole(file: Path, content: bytes) -> None:
    """Write a file wholly, or leave what was there. Raises `OSError`."""
    file = file.resolve()  # a link stays one
    try:
        write_beside(file, content)
        beside(file).replace(file)
    except OSError:
        with suppress(OSError):
            beside(file).unlink(missing_ok=True)
        raise
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """Have the names of new files on disk, too; systems whose folders can't be opened see to that themselves."""
    with suppress(OSError):
        entries = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(entries)
        finally:
            os.close(entries)
