"""Tells errors that nobody expected, where the editor is the whole program."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.ui.support.crash_handler import ErrorWatch, Place, in_words, place_of
from indonesia_qt.ui.widgets.plain_text import MessageBox


class ErrorBox(QObject):
    """Says once for each place in the program that something unexpected happened; the editor goes on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.watch = ErrorWatch(self)
        self.watch.happened.connect(self.tell)
        self._reported: set[Place] = set()
        self._box: QMessageBox | None = None

    def tell(self, error: BaseException) -> None:
        """Say what happened; while a message is open, and of what was told before, nothing is said."""
        place = place_of(error)
        if self._box is not None or place in self._reported:
            return
        self._reported.add(place)
        happened = tr("Something unexpected happened: {error}.", error=in_words(error).rstrip("."))
        text = paragraph(happened, tr("The program goes on; your files are as you saved them last."))
        self._box = MessageBox(QMessageBox.Icon.Critical, tr("Unexpected error"), text)
        self._box.finished.connect(self._forget)
        self._box.open()

    def _forget(self) -> None:
        assert self._box
        self._box.deleteLater()
        self._box = None
