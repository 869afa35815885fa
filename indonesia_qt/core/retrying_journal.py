"""Saves a game whose file can't always be written: what couldn't be saved waits, and is saved with what follows."""

from __future__ import annotations

from collections.abc import Callable

from indonesia_qt.core.record import JournalFile, JournalLines


class RetryingJournal(JournalLines):
    """A journal that never fails: lines that can't be written wait, and are tried again with the next ones.

    `begin` begins or resumes `file`, and is tried again in the same way.
    """

    def __init__(self, file: JournalFile, begin: Callable[[JournalFile], None]) -> None:
        self.file = file
        self.fault: OSError | None = None
        """Why the file lacks some lines; None when it holds all."""
        self._begin: Callable[[JournalFile], None] | None = begin
        self._missing = b""
        self.catch_up()

    def add(self, lines: bytes) -> None:
        """Keep more lines, on the disk if that can be done."""
        self._missing += lines
        self.catch_up()

    def catch_up(self) -> None:
        """Try to write what is missing."""
        try:
            if self._begin is not None:
                self._begin(self.file)
                self._begin = None
            if self._missing:
                self.file.add(self._missing)
        except OSError as error:
            self.fault = error
        else:
            self._missing, self.fault = b"", None
