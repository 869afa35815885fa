"""Keeps what has been entered and not played yet beside the saved game: the program may end at any moment."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from indonesia_qt.files.whole_file import open_regular, patiently, read_whole

SUFFIX = ".draft"
LARGEST = 1_000_000
"""Bytes of a file; what is entered takes a thousandth of it."""
BEGINNING = b'{"length":'
"""How each such file begins; no other file is read, overwritten or deleted."""


class _PendingInput(Struct, forbid_unknown_fields=True):
    """What was entered when the saved game had a length, in bytes."""

    length: int
    entered: dict[str, Any]


class PendingInputFile:
    """Keeps what is entered at one saved game.

    A saved game only grows, so its length says which moment of it the input belongs to. Input that can't be written, or
    whose place another file has, is silently not kept: in most cases the next decision can't be written there either.
    """

    def __init__(self, game: Path) -> None:
        self.game, self.file = game, game.with_suffix(SUFFIX)
        self._is_kept: bool | None = None
        """Whether there is a file of ours; None where it must be looked for, which is slow on a slow disk."""

    def keep(self, entered: dict[str, Any]) -> None:
        """Write what is entered now; delete the file when that is empty."""
        if not entered:
            self.forget()
            return
        was_kept, self._is_kept = self._is_kept, None
        with suppress(OSError):
            content = msgspec.json.encode(_PendingInput(self.game.stat().st_size, entered))
            if was_kept is False:
                with suppress(FileExistsError):
                    _write_new(self.file, content)
                    self._is_kept = True
                    return
            if was_kept or self._is_free():
                self._replace(content)
                self._is_kept = True

    def _replace(self, content: bytes) -> None:
        """Write the file wholly. Raises `OSError`."""
        beside = self.file.with_suffix(f"{SUFFIX}.new")
        try:
            _write_new(beside, content)
        except FileExistsError:
            beside.unlink()  # it may be a link to another file, or a pipe
            _write_new(beside, content)
        patiently(beside.replace, self.file)

    def forget(self) -> None:
        """Delete the file."""
        with suppress(OSError):
            if self._is_kept or (self._is_kept is None and self._is_free()):
                patiently(self.file.unlink, missing_ok=True)
            self._is_kept = False

    def move_to(self, game: Path) -> None:
        """Move the file with the saved game, which has this place now."""
        other = PendingInputFile(game)
        with suppress(OSError):
            if self._is_free() and other._is_free():
                patiently(self.file.rename, other.file)

    def found(self) -> dict[str, Any] | None:
        """Return what was entered and not played; empty when nothing was.

        None when it is lost: it was at another moment of the game, or can't be read.
        """
        try:
            if not self._is_free():
                return {}
            kept = msgspec.json.decode(read_whole(self.file, LARGEST), type=_PendingInput)
            return kept.entered if kept.length == self.game.stat().st_size else None
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            return None

    def _is_free(self) -> bool:
        """Whether there is no file, or one of ours, of which a crash may have left a part. Raises `OSError`."""
        try:
            with open_regular(self.file) as found:
                begun = found.read(len(BEGINNING))
        except FileNotFoundError:
            return not self.file.is_symlink()
        return BEGINNING.startswith(begun) and not self.file.is_symlink()


def _write_new(file: Path, content: bytes) -> None:
    """Write a file, which must not exist. Raises `OSError`."""
    with file.open("xb") as out:
        out.write(content)
