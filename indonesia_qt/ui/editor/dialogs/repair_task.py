"""Finds out in a process of its own what is wrong with a map, and mends a copy of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.files.reader import MapError
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.files import repair
from indonesia_qt.mapmaking.files.repair import Repair
from indonesia_qt.mapmaking.files.repair_steps.findings import Flaw
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog


class RepairAnswer(Struct, frozen=True, eq=False):
    """The flaws of a map and the mended draft, if there is one; no map at all has neither."""

    flaws: tuple[Flaw, ...] = ()
    draft: Draft | None = None


def _repair_in_process(folder: str) -> RepairAnswer:
    """What is wrong with the map in a folder."""
    try:
        found = repair.repaired(folder)
    except MapError:
        return RepairAnswer()
    return RepairAnswer(found.flaws, found.draft)


class RepairTask(ProgressDialog):
    """Says which map is read. `ended` carries the `Repair`, or None for what is no map, unless it was given up."""

    ended = Signal(object)

    def __init__(self, folder: Path, parent: QWidget | None) -> None:
        message = tr("{file} is read\N{HORIZONTAL ELLIPSIS}", file=folder.name)
        super().__init__(tr("The map is damaged"), message, parent, _repair_in_process, str(folder))
        self.answered.connect(
            lambda answer: self.ended.emit(_repair(folder, msgspec.json.decode(answer, type=RepairAnswer)))
        )


def _repair(folder: Path, found: RepairAnswer) -> Repair | None:
    return Repair(folder, found.flaws, found.draft) if found.flaws or found.draft else None
