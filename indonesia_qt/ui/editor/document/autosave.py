"""Saves what is edited against a sudden end of the program, soon after each step and never in the designer's files."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.files import recovery
from indonesia_qt.mapmaking.files.recovery import Recovery, RecoveryFile
from indonesia_qt.mapmaking.files.storage import Stamp
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.support.application import is_ending

QUIET_MS = 400
"""How long after a step the document is saved at the earliest, so that no step waits for the disk."""
PAUSE_MS = 3000
"""How long after one writing another one comes at the earliest, and the next try after one that failed."""


class AutosaveManager(QObject):
    """Writes the recovery file of a document, and removes it when nothing is unsaved.

    Signals:
    - `kept`: the file was written
    - `failed`: a sentence on why it can't be written, once for each reason
    """

    kept = Signal()
    failed = Signal(str)

    def __init__(self, document: MapDocument, stamp: Stamp | None, taken: Recovery | None = None) -> None:
        """`stamp` says how the files of the map were found, see `Recovery`.

        The file of `taken` is written again, but for one that may be open on another computer.
        """
        super().__init__(document)
        self.stamp = stamp
        if taken is not None and other_computer(taken.file):
            taken = None
        self._document, self._file = document, RecoveryFile(taken)
        self._lock = _locked(taken.file) if taken else None
        self._failure = ""
        self._since = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._write)
        document.undo_stack.indexChanged.connect(self._soon)

    def close(self) -> None:
        """Remove the file with the window; when the system ends the program, keep what is unsaved."""
        if is_ending() and not self._document.undo_stack.isClean():
            self._keep()
            self.leave()
        else:
            self.discard()

    def discard(self) -> None:
        """Remove the file, as nothing is unsaved any more."""
        self._timer.stop()
        with suppress(MapError):
            self._file.discard()
        self.leave()

    def leave(self) -> None:
        """Let other windows have the file."""
        self._timer.stop()
        if self._lock is not None:
            self._lock.release()
        self._lock = None

    def _soon(self) -> None:
        if not self._timer.isActive():
            elapsed = self._since.elapsed() if self._since.isValid() else PAUSE_MS
            self._timer.start(max(QUIET_MS, PAUSE_MS - elapsed))

    def _write(self) -> None:
        if self._document.is_dragged:
            self._timer.start(QUIET_MS)
            return
        if self._document.undo_stack.isClean():
            self.discard()
            return
        self._keep()

    def _keep(self) -> None:
        self._since.start()
        try:
            document = self._document
            self._file.keep(document.draft, document.folder, self.stamp, time.time(), document.steps_to_keep())
        except MapError as error:
            if error.reason != self._failure:
                self._failure = error.reason
                self.failed.emit(tr("Automatic recovery is off, so save often. {reason}", reason=error.reason))
            self._timer.start(PAUSE_MS)
            return
        if self._lock is None and self._file.file is not None:
            self._lock = _locked(self._file.file)
        self._failure = ""
        self.kept.emit()


def _locked(file: Path) -> SaveLock | None:
    """Return the lock that keeps other windows from offering this file; None if it can't be taken."""
    lock = SaveLock(file)
    with suppress(OSError):
        if lock.take():
            return lock
    return None


def left_over() -> list[Recovery]:
    """Return the maps that were left unsaved and belong to no window of this computer, the newest first."""
    return [one for one in recovery.found()[0] if _is_free(one.file)]


def unreadable() -> list[MapError]:
    """Return an error for each recovery file that can't be read and belongs to no window of this computer."""
    return [error for error in recovery.found()[1] if _is_free(error.file)]


def other_computer(file: Path) -> str:
    """Return the name of the other computer where a recovery file may be open; empty when it isn't."""
    return SaveLock(file).other_computer


def _is_free(file: Path) -> bool:
    lock = SaveLock(file)
    is_free = lock.take_or_do_without()
    lock.release()
    return is_free or bool(lock.other_computer)
