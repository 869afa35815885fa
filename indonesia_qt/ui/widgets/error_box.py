"""The message about an error that nobody expected."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.support.crash_handler import Place, place_of
from indonesia_qt.ui.widgets.plain_text import MessageBox


class ErrorBox(QObject):
    """Shows one message at a time, and one for each place in the program: an error in painting comes back each time."""

    def __init__(self, text_of: Callable[[BaseException], str], parent: QObject) -> None:
        """`text_of` describes an error; messages belong to `parent` if that is a window."""
        super().__init__(parent)
        self._text_of = text_of
        self._window = parent if isinstance(parent, QWidget) else None
        self._reported: set[Place] = set()
        self._box: QMessageBox | None = None

    def show(self, error: BaseException) -> None:
        """Show an error, unless a message is open or the error's place was reported before."""
        place = place_of(error)
        if self._box is not None or place in self._reported:
            return
        self._reported.add(place)
        title, ok = tr("Unexpected error"), QMessageBox.StandardButton.Ok
        self._box = MessageBox(QMessageBox.Icon.Critical, title, self._text_of(error), ok, self._window)
        self._box.finished.connect(self._forget)
        self._box.open()

    def _forget(self) -> None:
        self._box = None
