"""What takes long is done in a process of its own: the window goes on, and the work can be given up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from indonesia_qt.ui.bot_process import BotProcess
from indonesia_qt.ui.measure import scaled
from indonesia_qt.ui.plain_text import Label
from indonesia_qt.wording import tr

DEADLINE_MS = 600_000
"""How long it may take."""
LARGE = 300_000
"""Bytes of a file with which nothing is done in a moment."""


class WorkDialog(QDialog):
    """Lets a function of a module work, which is called with `about` and speaks the language of this window.

    It begins when it is opened. `answered` carries the answer as JSON, `failed` why there is none; when it is given up,
    nothing follows.
    """

    answered = Signal(bytes)
    failed = Signal(str)

    def __init__(self, title: str, told: str, parent: QWidget | None, task: Callable[..., Any], *about: Any) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._task, self._about = task, about
        self._process = BotProcess(self)
        self._process.deadline_ms = DEADLINE_MS
        self._process.answered.connect(lambda _, answer: self._end(self.answered, answer))
        self._process.failed.connect(lambda _, reason: self._end(self.failed, reason))
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(Label(told, wordWrap=True))
        layout.addWidget(QProgressBar(minimum=0, maximum=0))
        layout.addWidget(buttons)
        self.resize(scaled(360), 0)

    def open(self) -> None:
        """Say what is done, and begin."""
        super().open()
        self._process.ask_for(0, self._task, *self._about)

    def reject(self) -> None:
        """Give it up."""
        self._process.stop()
        super().reject()

    def _end(self, told: Any, what: bytes | str) -> None:
        self._process.stop()
        self.accept()
        told.emit(what)


def is_large(*files: Path) -> bool:
    """Whether there is more in these files than can be worked on in a moment; one that can't be looked at has none."""
    return sum(map(_size, files)) > LARGE


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
