"""Shows how far a long saved game has been played again before it is opened; the work can be given up."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from indonesia_qt.i18n.text import tr

PATIENCE_MS = 400
"""After so long the progress is shown."""
INTERVAL_MS = 40
"""So often the window gets time in between."""


class GivenUpError(Exception):
    """The player doesn't want to wait any longer."""


class ReplayProgress:
    """Watches the work line by line; most games are open before anything is seen of it.

    Used in a `with` statement, at whose end the dialog goes.
    """

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self._dialog: QProgressDialog | None = None
        self._clock, self._next = QElapsedTimer(), PATIENCE_MS
        self._clock.start()

    def __enter__(self) -> ReplayProgress:
        """Begin."""
        return self

    def __exit__(self, *_: object) -> None:
        """Put the dialog away."""
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog.hide()

    def watch(self, line: int, lines: int) -> None:
        """Note that the next line to be played is number `line` of `lines`.

        Raises `GivenUpError` when the player has pressed Cancel.
        """
        if self._clock.elapsed() < self._next:
            return
        if self._dialog is None:
            self._dialog = self._made(lines)
        self._dialog.setValue(line)  # a modal dialog takes in clicks and keys now
        self._next = self._clock.elapsed() + INTERVAL_MS
        if self._dialog.wasCanceled():
            raise GivenUpError

    def _made(self, lines: int) -> QProgressDialog:
        told = tr("The game is played again up to where it stands.")
        dialog = QProgressDialog(told, tr("Cancel"), 0, lines + 1, self._parent)
        dialog.setWindowTitle(tr("Opening a saved game"))
        dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        dialog.setMinimumDuration(0)
        dialog.setAutoClose(False)
        return dialog
