"""Locks a saved game for one window: two windows that write to one file would destroy the game."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from os.path import samestat
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLockFile, QSysInfo

from indonesia_qt.files.file_names import shortened
from indonesia_qt.files.paths import listed, resolved
from indonesia_qt.files.whole_file import beside, patiently, read_whole, write_beside
from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import one_line

LARGEST = 1000
"""Bytes of a lock: a number, and the names of a program and of a computer."""
LONGEST_NAME = 250
"""Bytes of the name of a game in that of its lock."""
LONGEST_SHOWN = 60
"""Bytes of the name of a computer that are shown."""


class SaveLock:
    """A lock beside a saved game. It holds across processes and ends with the process that took it.

    A game has one lock, also where a link leads to it. A file in the place of the lock that isn't a lock, such as an
    empty file after a loss of power, is removed; so is a lock that a process of this computer has left, even if another
    process has its number now. Whether one of another computer was left can't be known: see `other_computer`.
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

    @property
    def other_computer(self) -> str:
        """The name of the other computer on which the lock was taken; empty when it wasn't, or has been released."""
        try:
            found = _LockContent.read(self._lock)
        except OSError:
            return ""
        return shortened(one_line(found.computer), LONGEST_SHOWN) if found and not found.is_of_this_computer() else ""

    def void(self) -> bool:
        """Remove the lock of another computer; return whether that could be done."""
        return self._lock.removeStaleLockFile()

    def _try(self) -> bool:
        if not self.file.parent.is_dir():  # Qt would warn of it
            raise _unwritable()
        _clear(self._lock)
        if sys.platform == "win32":  # there Qt keeps a lock open that it can't write, and takes it for another window's
            place = Path(self._lock.fileName())
            try:
                write_beside(place, bytes(LARGEST))
            finally:
                with suppress(OSError):
                    patiently(beside(place).unlink, missing_ok=True)
        if self._lock.tryLock(0):
            return True
        match self._lock.error():
            case QLockFile.LockError.LockFailedError:
                return False
            case QLockFile.LockError.PermissionError:
                raise PermissionError(None, tr("You don’t have permission to write to this folder."))
            case _:
                raise _unwritable()

    def take_or_do_without(self) -> bool:
        """Take the lock and return whether it could be taken; True also if it can't be written: saving reports that."""
        try:
            return self.take()
        except OSError:
            return True

    def release(self) -> None:
        """Release the lock."""
        self._lock.unlock()


def _unwritable() -> OSError:
    return OSError(None, tr("The folder is missing or the disk is full."))


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


class _LockContent(NamedTuple):
    """What Qt writes into a lock: the number and the name of the process, and its computer."""

    process: int
    program: str
    computer: str
    machine: str
    """The computer's number, as two can have the same name; empty where it has none."""

    @classmethod
    def read(cls, lock: QLockFile) -> _LockContent | None:
        """Return what a file holds; None if it isn't a lock. Raises `OSError`."""
        try:
            lines = read_whole(Path(lock.fileName()), LARGEST).decode(errors="replace").split("\n")
        except FileNotFoundError:
            return None
        process, computer, program = lock.getLockInfo()
        machine = lines[3].strip() if len(lines) > 3 else ""
        return cls(process, program, computer, machine) if process and program else None

    def is_of_this_computer(self) -> bool:
        """Return whether the lock was taken on the computer that the program runs on."""
        machine = QSysInfo.machineUniqueId().toStdString()
        is_other_machine = bool(machine and self.machine) and machine != self.machine
        return self.computer in ("", this_computer()) and not is_other_machine


def this_computer() -> str:
    """Return the name of this computer that Qt writes into a lock: on Windows the short one, often in capitals."""
    return os.environ.get("COMPUTERNAME", "") if sys.platform == "win32" else QSysInfo.machineHostName()


def _lock_file(file: Path) -> Path:
    file = resolved(file)
    return file.with_name(f"{shortened(file.name, LONGEST_NAME)}.lock")


def _clear(lock: QLockFile) -> None:
    """Remove a file that lies in the place of a lock and isn't one, or was left by a process of this computer.

    Raises `OSError` if it isn't a regular file.
    """
    place = Path(lock.fileName())
    try:
        found = place.lstat()
    except FileNotFoundError:
        return
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, tr("It isn’t a regular file."))
    content = _LockContent.read(lock) if found.st_size <= LARGEST else None
    if content is None or content.is_of_this_computer():
        lock.removeStaleLockFile()  # which the system refuses as long as a process has it


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
