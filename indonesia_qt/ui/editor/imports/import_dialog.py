"""Asks which of the outlines in a file of another program become areas of the map, and of what kind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.imports.area_requests import properties
from indonesia_qt.mapmaking.imports.named_shapes import ImportedOutlines
from indonesia_qt.ui.editor.canvas.outline_picture import OutlinePicture
from indonesia_qt.ui.editor.imports.bulk_edit import BulkEditBar
from indonesia_qt.ui.editor.imports.import_table import ImportTable
from indonesia_qt.ui.editor.imports.outline_model import OutlineModel
from indonesia_qt.ui.editor.imports.source_fields import SourcesBar
from indonesia_qt.ui.style.scaling import within_screen
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.plain_text import Label


class ImportDialog(QDialog):
    """Lists the outlines with what each becomes, and shows them on the map. `confirmed` carries a list of wishes."""

    confirmed = Signal(object)

    def __init__(self, found: ImportedOutlines, board: BoardMap, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Import outlines"))
        self.rows = OutlineModel(found, board)
        self.rows.setParent(self)
        self.table = ImportTable(self.rows)
        self.picture = OutlinePicture(board, found.outlines, theme)
        self.sources = SourcesBar(properties(found.outlines), self.rows.sources)
        self.sources.setVisible(bool(properties(found.outlines)))
        self.many = BulkEditBar(self.table)
        self.message = Label(wordWrap=True)
        self.message.setProperty("role", "quiet")
        self.take = QPushButton(default=True)
        self.take.setProperty("role", "primary")
        self._arrange()
        self._connect()
        self._follow()

    def accept(self) -> None:
        """Take what is ticked."""
        wishes = [self.rows.wishes[row] for row in self.rows.taken_rows()]
        super().accept()
        self.confirmed.emit(wishes)

    def _arrange(self) -> None:
        many = QHBoxLayout()
        many.addWidget(self._ticker(tr("All"), True))
        many.addWidget(self._ticker(tr("None"), False))
        many.addStretch(1)
        many.addWidget(self.many)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table, 1)
        column.addLayout(many)
        parts = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        parts.addWidget(side)
        parts.addWidget(self.picture)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        cancel = QPushButton(tr("Cancel"), autoDefault=False)
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self.message, 1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.take)
        layout = QVBoxLayout(self)
        layout.addWidget(self.sources)
        layout.addWidget(parts, 1)
        layout.addLayout(buttons)
        self.resize(within_screen(self, 1180, 600))

    def _connect(self) -> None:
        self.take.clicked.connect(self.accept)
        self.rows.changed.connect(self._follow)
        self.table.marked.connect(self._follow)
        self.sources.chosen.connect(self.rows.take_from)

    def _ticker(self, text: str, taken: bool) -> QPushButton:
        button = QPushButton(text, autoDefault=False)
        button.clicked.connect(lambda: self.rows.take(range(len(self.rows.wishes)), taken))
        return button

    def _follow(self) -> None:
        taken = self.rows.taken_rows()
        self.picture.show_taken(taken, self.table.selected())
        row = self.table.currentIndex().row()
        remark = self.rows.remark(row)
        self.message.setText(f"{self.rows.name(row)}: {remark}" if remark else _summary(self.rows))
        self.take.setText(counted(len(taken), "Import {n} outline", "Import {n} outlines"))
        self.take.setEnabled(bool(taken))


def _summary(rows: OutlineModel) -> str:
    """What is going to be made besides areas, and what isn't."""
    fresh = rows.new_provinces()
    sentences = [
        counted(len(fresh), "{n} new province is made.", "{n} new provinces are made."),
        counted(len(rows.found.left_out), "{n} thing in the file is no area.", "{n} things in the file are no areas."),
    ]
    return " ".join(text for text, there in zip(sentences, (fresh, rows.found.left_out), strict=True) if there)


MOST_LINES = 15
"""How many reasons are told one by one."""


def as_lines(reasons: Sequence[str]) -> str:
    """Sentences, a line each; of many the first ones, and how many more there are."""
    lines = list(reasons[:MOST_LINES])
    if len(reasons) > MOST_LINES:
        lines.append(counted(len(reasons) - MOST_LINES, "and {n} more", "and {n} more"))
    return "\n".join(lines)
