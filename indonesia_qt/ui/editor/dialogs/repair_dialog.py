"""Finds out what is wrong with the files of a map, and offers a repaired copy."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.files.flaws import Flaw
from indonesia_qt.i18n.text import counted, paragraph, tr
from indonesia_qt.mapmaking.files import repair
from indonesia_qt.mapmaking.files.plain_draft import PlainDraft, plain
from indonesia_qt.mapmaking.files.repair import Repair
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.widgets.item_views import show_rows
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog


class RepairAnswer(Struct, frozen=True, eq=False):
    """The flaws of a map and the repaired draft, if there is one; neither if there is no map."""

    flaws: tuple[Flaw, ...] = ()
    draft: PlainDraft | None = None


def _repair_in_process(folder: str) -> RepairAnswer:
    """Return what is wrong with the map in a folder, and its repaired draft."""
    try:
        found = repair.repaired(folder)
    except MapError:
        return RepairAnswer()
    return RepairAnswer(found.flaws, plain(found.draft) if found.draft else None)


class RepairTask(ProgressDialog):
    """Says which map is read.

    Signals:
    - `ended`: the `Repair`, or None for what is no map, unless it was given up
    """

    ended = Signal(object)

    def __init__(self, folder: Path, parent: QWidget | None) -> None:
        message = tr("Reading {file}…", file=folder.name)
        super().__init__(tr("The map is damaged"), message, parent, RepairAnswer, _repair_in_process, str(folder))
        self.answered.connect(lambda found: self.ended.emit(_repair(folder, found)))


def _repair(folder: Path, found: RepairAnswer) -> Repair | None:
    draft = found.draft.draft() if found.draft else None
    return Repair(folder, found.flaws, draft) if found.flaws or draft else None


class FlawsDialog(QDialog):
    """Lists every flaw with its place and what was done about it.

    Signals:
    - `repaired`: the draft of the copy, which is to be opened; it comes before the dialog is closed
    """

    repaired = Signal(object)

    def __init__(self, repair: Repair, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("The map is damaged"))
        self.repair = repair
        self.list = QTableWidget(len(repair.flaws), 3)
        show_rows(self.list, tr("Problems"))
        self.list.setHorizontalHeaderLabels([tr("Place", "of a problem"), tr("Problem"), tr("Fix in the copy")])
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for row, flaw in enumerate(repair.flaws):
            for column, text in enumerate(
                (flaw.problem.place, flaw.problem.text, flaw.remedy or tr("Left unchanged."))
            ):
                self.list.setItem(row, column, QTableWidgetItem(text))
        header = self.list.horizontalHeader()
        header.setHighlightSections(False)
        header.resizeSection(0, scaled(170))
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.resizeSection(2, scaled(230))
        self.list.setColumnHidden(2, repair.draft is None)
        buttons, self.open_copy = confirming(self, tr("Open repaired copy"), tr("Close"))
        self.open_copy.setVisible(repair.draft is not None)
        self.setLayout(column_of(Label(_summary(repair), wordWrap=True), (self.list, 1), buttons))
        self.resize(within_screen(self, 840, 440))

    def accept(self) -> None:
        """Go on with the copy."""
        self.repaired.emit(self.repair.draft)
        super().accept()


def _summary(repair: Repair) -> str:
    found = counted(
        len(repair.flaws),
        "Found {n} problem in the files in {folder}. The files won’t be changed.",
        "Found {n} problems in the files in {folder}. The files won’t be changed.",
        folder=repair.folder,
    )
    if repair.draft is not None:
        return found
    return paragraph(found, tr("The map is too damaged to repair."))
