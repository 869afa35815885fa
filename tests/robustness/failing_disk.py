"""A disk on which one operation fails: the n-th that the program asks for below a folder."""

from __future__ import annotations

import builtins
import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EFBIG)
"""A full disk, a broken one, a file that is closed to us, and one that is larger than a reader takes."""


class FailingDisk:
    """Counts the operations on files below `folder`, and has number `nth` fail; 0 has none fail."""

    def __init__(self, folder: Path, nth: int, error: int) -> None:
        self.folder, self.nth, self.error = str(folder), nth, error
        self.count = 0
        self.failed = ""
        """What has failed, and on which file."""

    def operation(self, what: str, place: object) -> None:
        """Count an operation. Raises `OSError` when it is its turn to fail."""
        name = name_of(place)
        if not name.startswith(self.folder):
            return
        self.count += 1
        if self.count == self.nth:
            self.failed = f"{what} {name} ({errno.errorcode[self.error]})"
            raise OSError(self.error, os.strerror(self.error), name)

    def has(self, place: object) -> bool:
        """Return whether a file, by name or descriptor, lies below the folder."""
        return name_of(place).startswith(self.folder)


def name_of(place: object) -> str:
    """Return the full name of a file, which is given by name or descriptor; empty for anything else."""
    if isinstance(place, int):
        try:
            return str(Path(f"/proc/self/fd/{place}").readlink())
        except OSError:
            return ""
    return str(Path(os.fsdecode(place)).absolute()) if isinstance(place, str | bytes | os.PathLike) else ""


class _File:
    """An open file whose reads and writes count. Half of a write that fails is on the disk."""

    def __init__(self, opened: Any, disk: FailingDisk) -> None:
        self._opened, self._disk, self._place = opened, disk, opened.fileno()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._opened, name)

    def __enter__(self) -> _File:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def __iter__(self) -> Iterator[Any]:
        return iter(self._opened)

    def read(self, *size: int) -> Any:
        self._disk.operation("read", self._place)
        return self._opened.read(*size)

    def readline(self, *size: int) -> Any:
        self._disk.operation("read", self._place)
        return self._opened.readline(*size)

    def write(self, data: Any) -> Any:
        try:
            self._disk.operation("write", self._place)
        except OSError:
            self._opened.write(data[: len(data) // 2])
            raise
        return self._opened.write(data)

    def flush(self) -> None:
        self._disk.operation("flush", self._place)
        self._opened.flush()


@contextmanager
def failing_disk(folder: Path, nth: int = 0, error: int = errno.EIO) -> Iterator[FailingDisk]:
    """Have the `nth` operation below `folder` fail with `error`, until the end of the context."""
    disk = FailingDisk(folder, nth, error)
    with pytest.MonkeyPatch.context() as patch:
        for module in (io, builtins):
            patch.setattr(module, "open", _opening(disk, io.open))
        for name, what in OPERATIONS.items():
            patch.setattr(os, name, _counted(disk, what, getattr(os, name)))
        yield disk


OPERATIONS = {
    "open": "open",
    "read": "read",
    "write": "write",
    "fsync": "fsync",
    "rename": "rename",
    "replace": "rename",
    "unlink": "unlink",
    "remove": "unlink",
}
"""Functions of the module `os`, and what each does with the file of its first argument."""


def _opening(disk: FailingDisk, real: Callable[..., Any]) -> Callable[..., Any]:
    def opened(file: Any, *arguments: Any, **named: Any) -> Any:
        if not isinstance(file, int):
            disk.operation("open", file)
        found = real(file, *arguments, **named)
        return _File(found, disk) if disk.has(file) else found

    return opened


def _counted(disk: FailingDisk, what: str, real: Callable[..., Any]) -> Callable[..., Any]:
    def called(place: Any, *arguments: Any, **named: Any) -> Any:
        try:
            disk.operation(what, place)
        except OSError:
            if what == "write":
                real(place, bytes(arguments[0])[: len(arguments[0]) // 2])
            raise
        return real(place, *arguments, **named)

    return called
