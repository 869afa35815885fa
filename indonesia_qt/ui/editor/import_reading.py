"""Reads a large file of outlines in a process of its own: the window goes on, and the reading can be given up."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QProgressBar, QVBoxLayout, QWidget

from indonesia_qt.editing.imports.reading import Reading, outlines_in
from indonesia_qt.ui.bot_process import BotProcess
from indonesia_qt.ui.measure import scaled
from indonesia_qt.wording import tr

DEADLINE_MS = 600_000
"""How long a file may be read."""


class ImportReading(QDialog):
    """Says what is read. `ended` carries the `Reading`, unless it was given up."""

    ended = Signal(object)

    def __init__(self, file: Path, width: float, height: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Importing outlines"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._process = BotProcess(self)
        self._process.deadline_ms = DEADLINE_MS
        self._process.answered.connect(lambda _, answer: self._end(msgspec.json.decode(answer, type=Reading)))
        self._process.failed.connect(lambda _, reason: self._end(Reading(refused=f"{file}: {reason}")))
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(tr("{file} is read\N{HORIZONTAL ELLIPSIS}", file=file.name), wordWrap=True))
        layout.addWidget(QProgressBar(minimum=0, maximum=0))
        layout.addWidget(buttons)
        self.resize(scaled(360), 0)
        self._process.ask_for(0, outlines_in, str(file), width, height)

    def reject(self) -> None:
        """Give the reading up."""
        self._process.stop()
        super().reject()

    def _end(self, reading: Reading) -> None:
        self._process.stop()
        self.accept()
        self.ended.emit(reading)
