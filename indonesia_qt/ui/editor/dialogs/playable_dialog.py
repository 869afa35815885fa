"""Makes a map playable in one step, and says what each fix did."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QMessageBox,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from indonesia_qt.i18n.text import as_sentence, counted, paragraph, tr
from indonesia_qt.mapmaking.edit import linking
from indonesia_qt.mapmaking.review.playable import Mended, mended
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.widgets.item_views import show_rows
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, MessageBox, push_button
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog


def make_playable(document: MapDocument, window: QWidget) -> None:
    """Take the fixes that are offered for the problems of a map, as one step, and list them; the window goes on."""
    title, text = tr("Make playable"), tr("Fixing problems…")
    before = document.draft
    work = ProgressDialog(title, text, window, Mended, mended, before)

    def show(found: Mended) -> None:
        if document.draft is before:
            PlayableDialog(found, document, window).open()
        else:  # it was changed before the progress was shown, which nothing may undo
            make_playable(document, window)

    work.answered.connect(show)
    work.failed.connect(
        lambda reason: MessageBox(QMessageBox.Icon.Warning, title, as_sentence(reason), parent=window).open()
    )
    work.open()


class PlayableDialog(QDialog):
    """Makes the step, and lists each problem that it solved with its fix."""

    def __init__(self, found: Mended, document: MapDocument, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Make playable"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.document = document
        before = document.board
        if found.solved:
            document.push(tr("Make playable"), found.draft.draft())
        links = linking.changes(before, document.board) or tr("No links changed.")
        self.message = Label(paragraph(_summary(found), links), wordWrap=True)
        self.list = QTableWidget(len(found.solved), 2)
        show_rows(self.list, tr("Problems"))
        self.list.setHorizontalHeaderLabels([tr("Problem"), tr("Fix")])
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for row, solved in enumerate(found.solved):
            self.list.setItem(row, 0, QTableWidgetItem(solved.problem))
            self.list.setItem(row, 1, QTableWidgetItem(solved.fix))
        header = self.list.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.resizeSection(1, scaled(280))
        self.list.setVisible(bool(found.solved))
        self.back = push_button(tr("Undo"), self._undo)
        self.back.setVisible(bool(found.solved))
        close = push_button(tr("Close"), self.accept, "primary", default=True)
        self.setLayout(column_of(self.message, (self.list, 1), row_of(0, self.back, close)))
        self.resize(within_screen(self, 840, 440 if found.solved else 0))

    def _undo(self) -> None:
        self.document.undo_stack.undo()
        self.reject()


def _summary(found: Mended) -> str:
    """Say whether the map can be played, and what is left to do."""
    errors = sum(problem.level == "error" for problem in found.left)
    warnings = len(found.left) - errors
    if errors:
        can = counted(
            errors,
            "The map can’t be played yet: {n} error has no fix that the program can choose.",
            "The map can’t be played yet: {n} errors have no fix that the program can choose.",
        )
    else:
        can = tr("The map can be played.")
    left = counted(
        warnings,
        "{n} warning is left for you to decide in the list of problems.",
        "{n} warnings are left for you to decide in the list of problems.",
    )
    return paragraph(can, left if warnings else "")
