"""Files that are read or written whole: a write goes beside the old file first, and then takes its place."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import BinaryIO, ParamSpec, TypeVar

from indonesia_qt.files.paths import resolved
from indonesia_qt.i18n.text import as_sentence, phrase, tr
from indonesia_qt.i18n.untrusted_text import one_line

_FLAGS = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""Opening never waits for the other end of a pipe, and never takes a terminal."""
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
ACCESS_DENIED, SHARING_VIOLATION, LOCK_VIOLATION = 5, 32, 33
"""Errors of Windows where another program has a file open, such as a virus scanner or the client of a cloud folder."""
PATH_NOT_FOUND, MORE_DATA, NAME_TOO_LONG = 3, 234, 206
"""Errors of Windows for a path of more than `LONGEST_PATH` characters, unless its settings allow that."""
LONGEST_PATH = 247
"""Characters that Windows allows for a folder; a file may have 12 more."""
PATIENCE_S, PAUSE_S = 1.0, 0.05
"""How long it is tried to replace, to rename or to remove such a file, and how long it is waited in between."""

P = ParamSpec("P")
T = TypeVar("T")


def read_whole(file: Path, largest: int) -> bytes:
    """Return the content of a regular file of at most `largest` bytes; a link to one counts as one.

    Raises `OSError`, of which `reason_of` makes a sentence: the file is missing, unreadable, larger, or no
    regular file (a folder, a pipe, a device). Nothing but a regular file is opened, so the call never blocks.
    """
    with open_regular(file) as opened:
        if os.fstat(opened.fileno()).st_size > largest:
            raise _too_large(largest)
        content = opened.read(largest + 1)
    if len(content) > largest:  # it may have grown, or be of a file system that doesn't know sizes
        raise _too_large(largest)
    return content


def reason_of(error: OSError) -> str:
    """Return why a file can't be read or written, in a sentence for players.

    >>> reason_of(FileNotFoundError(2, "No such file or directory"))
    'There is no such file or folder.'
    """
    number, code = error.errno or 0, getattr(error, "winerror", None)
    if code in (SHARING_VIOLATION, LOCK_VIOLATION):
        return tr(_OPEN_ELSEWHERE)
    longest = max(len(str(name or "")) for name in (error.filename, error.filename2))
    if code in (PATH_NOT_FOUND, MORE_DATA, NAME_TOO_LONG) and longest > LONGEST_PATH:
        return tr("The path is longer than Windows allows.")
    is_of_system = code is not None or (number and error.strerror == os.strerror(number))
    if is_of_system and (reason := _REASONS.get(number)):
        return tr(reason)
    return as_sentence(error.strerror or str(error))


_MISSING = phrase("There is no such file or folder.")
_FORBIDDEN = phrase("You don’t have permission to do that.")
_FULL = phrase("The disk is full.")
_FILE_IN_PLACE = phrase("There is a file where a folder should be.")
_OPEN_ELSEWHERE = phrase("Another program is using the file.")
_REASONS = {
    errno.ENOENT: _MISSING,
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.ENOSPC: _FULL,
    getattr(errno, "EDQUOT", errno.ENOSPC): _FULL,
    errno.EROFS: phrase("The disk is write-protected."),
    errno.EIO: phrase("The disk couldn’t be read or written."),
    errno.EFBIG: phrase("The file is too large for the disk."),
    errno.ENAMETOOLONG: phrase("The name is too long."),
    errno.EMFILE: phrase("The program has too many files open."),
    errno.EISDIR: phrase("It’s a folder, not a file."),
    errno.EEXIST: _FILE_IN_PLACE,
    errno.ENOTDIR: _FILE_IN_PLACE,
    errno.ENOTEMPTY: phrase("The folder isn’t empty."),
    errno.EBUSY: _OPEN_ELSEWHERE,
    errno.ELOOP: phrase("This link leads back to itself."),
}
"""The errors that systems usually answer with; each system has other words for them, and another language."""


def open_regular(file: Path, *, write: bool = False) -> BinaryIO:
    """Open a regular file, which is there, to be read from its beginning, or to be written as well, without a buffer.

    Raises `OSError` as `read_whole` does, and for a link that would be written through; the call never blocks.
    """
    if not write:  # what can be written doesn't wait for another end
        check_regular(file)
    try:
        number = os.open(file, _FLAGS | (os.O_RDWR | _NO_LINK if write else os.O_RDONLY))
    except ValueError:
        raise _no_name() from None
    except OSError as error:
        if write and error.errno == errno.ELOOP:
            raise OSError(errno.ELOOP, tr("It’s a link, not a file.")) from None
        raise
    opened: BinaryIO = os.fdopen(number, "rb+", buffering=0) if write else os.fdopen(number, "rb")
    try:
        _check_regular(os.fstat(opened.fileno()))  # it may have been replaced in between
    except OSError:
        opened.close()
        raise
    return opened


def write_all(out: BinaryIO, content: bytes) -> None:
    """Write to a file without a buffer, which may take only a part at a time. Raises `OSError`."""
    while content:
        content = content[out.write(content) :]


def check_regular(file: Path) -> None:
    """Raise `OSError`, as `read_whole` does, for what is no regular file."""
    try:
        _check_regular(file.stat())
    except ValueError:
        raise _no_name() from None


def _no_name() -> OSError:
    """Python answers with `ValueError` to a name that no system allows, such as one with a zero in it."""
    return OSError(errno.EINVAL, tr("This isn’t a valid file name."))


def _check_regular(found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, tr(_REASONS[errno.EISDIR]))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, tr("It isn’t a regular file."))


def _too_large(largest: int) -> OSError:
    return OSError(
        errno.EFBIG,
        tr("The file is larger than {size}\u00a0MB, the most that can be opened.", size=largest // 1_000_000),
    )


def patiently(act: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """Replace, rename or remove a file, and return what that returns; while another program has it open, try again.

    Raises `OSError` as `act` does, and after about a second where the other program still has it open. Only Windows
    knows such a state.
    """
    end = monotonic() + PATIENCE_S
    while True:
        try:
            return act(*args, **options)
        except OSError as error:
            code, file = getattr(error, "winerror", None), error.filename2 or error.filename
            if code not in (ACCESS_DENIED, SHARING_VIOLATION, LOCK_VIOLATION):
                raise
            if monotonic() >= end:
                if code == ACCESS_DENIED and not os.access(file, os.W_OK):
                    raise
                raise OSError(errno.EBUSY, tr(_OPEN_ELSEWHERE)) from None
        sleep(PAUSE_S)


def beside(file: Path) -> Path:
    """Return where `file` is written before it takes its place."""
    return file.with_name(f".{file.name}.new")


def write_beside(file: Path, content: bytes) -> None:
    """Have `content` on the disk beside `file`, with the rights of that.

    Raises `OSError`, also for a file that mustn't be written, though another could take its place.
    """
    if file.exists() and not file.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
        raise OSError(errno.EACCES, tr("The file is read-only."))
    patiently(beside(file).unlink, missing_ok=True)  # it may be a link to another file, or a pipe
    with beside(file).open("xb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    if file.exists():
        shutil.copymode(file, beside(file))


def place_to_write(file: Path) -> Path:
    """Return where `file` is written: it may be a link, which stays one, to a file of the same folder or one below it.

    Raises `OSError` for a link that leaves the folder in which it stands, as one that came with a stranger's map may,
    and for a loop. Links on the way to that folder don't count: the player's games may lie on another disk.
    """
    try:
        place = resolved(file)
    except ValueError:
        raise _no_name() from None
    if not place.is_relative_to(resolved(file.parent)):
        target = one_line(str(place))
        raise OSError(errno.ELOOP, tr("It’s a link to “{target}” in another folder. Remove the link.", target=target))
    if place.is_symlink():
        raise OSError(errno.ELOOP, tr("It’s a link that leads back to itself."))
    return place


def write_whole(file: Path, content: bytes) -> None:
    """Write a file wholly, or leave what was there.

    Raises `OSError`, also where that is no regular file, and as `place_to_write` does.
    """
    file = place_to_write(file)
    with suppress(FileNotFoundError):
        check_regular(file)
    try:
        write_beside(file, content)
        patiently(beside(file).replace, file)
    except OSError:
        with suppress(OSError):
            patiently(beside(file).unlink, missing_ok=True)
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
