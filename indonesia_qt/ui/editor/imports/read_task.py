"""Reads a large file of outlines in a process of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.imports.open_file import Reading, outlines_in
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog


class ReadTask(ProgressDialog):
    """Says what is read. `ended` carries the `Reading`, unless it was given up."""

    ended = Signal(object)

    def __init__(self, file: Path, width: float, height: float, parent: QWidget) -> None:
        message = tr("{file} is read\N{HORIZONTAL ELLIPSIS}", file=file.name)
        super().__init__(tr("Importing outlines"), message, parent, outlines_in, str(file), width, height)
        self.answered.connect(lambda answer: self.ended.emit(msgspec.json.decode(answer, type=Reading)))
        self.failed.connect(lambda reason: self.ended.emit(Reading(refused=f"{file}: {reason}")))
