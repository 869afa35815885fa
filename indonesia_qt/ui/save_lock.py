"""Keeps a saved game to one window: what two windows wrote to one file would be no game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile

from indonesia_qt.wording import tr


class SaveLock:
    """A lock beside a saved game. It holds across processes and goes with the one that took it, however that ends."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = QLockFile(str(_lock_file(file)))
        # A game may be open for days; only the end of its window makes a lock void.
        self._lock.setStaleLockTime(0)

    def take(self) -> bool:
        """Whether the game is this window's now; it isn't when another one has it.

        Raises `OSError` when nothing can be written beside the game.
        """
        if self._lock.isLocked() or self._lock.tryLock(0):
            return True
        match self._lock.error():
            case QLockFile.LockError.LockFailedError:
                return False
            case QLockFile.LockError.PermissionError:
                raise PermissionError(None, tr("the folder can't be written to"))
            case _:
                raise OSError(None, tr("the folder is missing or the disk is full"))

    def take_or_do_without(self) -> bool:
        """As `take`; where no lock can be written the game is this window's, too: to save it will fail and tell."""
        try:
            return self.take()
        except OSError:
            return True

    def release(self) -> None:
        """Leave the game to others."""
        self._lock.unlock()


def was_left_behind(file: Path) -> bool:
    """Whether the one that had a saved game ended without leaving it to others, as in a crash."""
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
    return file.with_name(f"{file.name}.lock")
