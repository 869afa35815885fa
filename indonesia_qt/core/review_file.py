"""Keeps the review of a game beside the saved game. It can be made again at any time, so nothing is lost with it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from indonesia_qt.core.review import Coach, Review, fits
from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.files.strict_json import check_unique_keys
from indonesia_qt.files.whole_file import open_regular, patiently, read_whole, write_whole

LARGEST = 4_000_000
"""Bytes of a file; the review of a long game takes a twentieth of it."""
BEGINNING = b'{"review":'
"""How each such file begins; no other file is overwritten or deleted."""


class ReviewFile:
    """The file beside one saved game."""

    def __init__(self, save: Path) -> None:
        self.file = paths.review_of(save)

    def found(self, session: Session[Any], coach: Coach) -> Review[Any] | None:
        """Return the review of the session as it stands; None when there is none, or it can't be used."""
        try:
            data = read_whole(self.file, LARGEST)
            check_unique_keys(data)
            review = msgspec.json.decode(data, type=Review[session.game.actions])  # type: ignore[name-defined]
            return review if fits(review, session, coach) else None
        except (OSError, ValueError, RecursionError):
            return None

    def keep(self, review: Review[Any]) -> bool:
        """Write a review; return whether it is on the disk. A file that is no review stays as it is."""
        with suppress(OSError):
            if self._is_free():
                write_whole(self.file, msgspec.json.encode(review))
                return True
        return False

    def is_there(self) -> bool:
        """Return whether there is a file of ours. Raises `OSError`."""
        return self._is_free() and self.file.exists()

    def move_to(self, save: Path) -> None:
        """Move the file with the saved game, which has this place now."""
        other = ReviewFile(save)
        with suppress(OSError):
            if self._is_free() and other._is_free():
                patiently(self.file.rename, other.file)

    def copy_to(self, save: Path) -> None:
        """Copy the file for a copy of the saved game, which may be the first one in its folder."""
        other = ReviewFile(save)
        with suppress(OSError, ValueError):
            data = read_whole(self.file, LARGEST)
            if data.startswith(BEGINNING) and other._is_free():
                other.file.parent.mkdir(parents=True, exist_ok=True)
                write_whole(other.file, data)

    def _is_free(self) -> bool:
        """Whether there is no file, or one of ours. Raises `OSError`."""
        try:
            with open_regular(self.file) as found:
                return found.read(len(BEGINNING)) == BEGINNING and not self.file.is_symlink()
        except FileNotFoundError:
            return not self.file.is_symlink()
