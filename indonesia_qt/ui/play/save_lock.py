"""Locks a saved game for one window: two windows that write to one file would destroy the game."""

from __future__ import annotations

import errno
import stat
from os.path import samestat
from pathlib import Path

from PySide6.QtCore import QLockFile

from indonesia_qt.files.paths import listed, resolved
from indonesia_qt.i18n.text import tr

LARGEST = 1000
"""Bytes of a lock: a number, and the names of a program and of a computer."""


class SaveLock:
    """A lock beside a saved game. It holds across processes and ends with the process that took it.

    A game has one lock, also where a link leads to it. A file in the place of the lock that isn't a lock, such as an
    empty file after a loss of power, is removed.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = QLockFile(str(_lock_file(file)))
        # A game may be open for days; only the end of its window makes a lock void.
        self._lock.setStaleLockTime(0)

    def take(self) -> bool:
        """Take the lock; return whether it could be taken, which it can't while another window has it.

        Raises `OSError` when nothing can be written beside the game.
        """
        if self._lock.isLocked():
            return True
        if not self._try():
            return False
        for other in map(SaveLock, _other_names(self.file)):
            is_free = other._try()
            other.release()
            if not is_free:
                self.release()
                return False
        return True

    def _try(self) -> bool:
        _clear(self._lock)
        if self._lock.tryLock(0):
            return True
        match self._lock.error():
            case QLockFile.LockError.LockFailedError:
                return False
            case QLockFile.LockError.PermissionError:
                raise PermissionError(None, tr("You don’t have permission to write to this folder."))
            case _:
                raise OSError(None, tr("The folder is missing or the disk is full."))

    def take_or_do_without(self) -> bool:
        """Take the lock and return whether it could be taken; True also if it can't be written: saving reports that."""
        try:
            return self.take()
        except OSError:
            return True

    def release(self) -> None:
        """Release the lock."""
        self._lock.unlock()


def was_left_behind(file: Path) -> bool:
    """Return whether the process that locked a saved game ended without releasing the lock, as in a crash."""
    try:
        if not _lock_file(file).exists():
            return False
        lock = SaveLock(file)
        is_free = lock.take()
        lock.release()
    except OSError:
        return False
    return is_free


def _lock_file(file: Path) -> Path:
    file = resolved(file)
    return file.with_name(f"{file.name}.lock")


def _clear(lock: QLockFile) -> None:
    """Remove a file that lies in the place of a lock and isn't one. Raises `OSError` if it isn't a regular file."""
    place = Path(lock.fileName())
    try:
        found = place.lstat()
    except FileNotFoundError:
        return
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, tr("It isn’t a regular file."))
    process, _, program = lock.getLockInfo() if found.st_size <= LARGEST else (0, "", "")
    if not process or not program:
        lock.removeStaleLockFile()


def _other_names(file: Path) -> list[Path]:
    """Return other names of the same file in its folder, which are hard links."""
    file = resolved(file)
    try:
        about = file.stat()
    except OSError:
        return []
    if about.st_nlink < 2:
        return []
    return listed(file.parent, lambda other: other != file and samestat(other.lstat(), about))
