"""Asks which of the outlines in a file of another program become areas of the map, and of what kind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.board.model import BoardMap
from indonesia_qt.editing.imports.areas import What
from indonesia_qt.editing.imports.drawing import Outline, Outlines
from indonesia_qt.ui.editor.outline_picture import OutlinePicture
from indonesia_qt.ui.measure import scaled
from indonesia_qt.ui.theme import Theme
from indonesia_qt.wording import counted, tr


class ImportDialog(QDialog):
    """Lists the outlines, all of them taken at first, with a picture of them on the map."""

    wanted = Signal(object, str, object)
    """The outlines that are taken, `land` or `sea`, and the id of a province or None."""

    def __init__(self, found: Outlines, board: BoardMap, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Import outlines"))
        self.found = found
        self.picture = OutlinePicture(board, found.outlines, theme)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Outlines"))
        self.list.setSpacing(scaled(2))
        for number, outline in enumerate(found.outlines, 1):
            item = QListWidgetItem(_told(outline, number), self.list)
            item.setCheckState(Qt.CheckState.Checked)
        self.what = QComboBox()
        self.what.addItem(tr("Land"), "land")
        self.what.addItem(tr("Seas"), "sea")
        self.province = QComboBox()
        self.province.addItem(tr("A province for each name"), None)
        for province in board.provinces:
            self.province.addItem(province.name, province.id)
        self.take = QPushButton(default=True)
        self.take.setProperty("role", "primary")
        self.take.clicked.connect(self.accept)
        self._arrange()
        self.list.itemChanged.connect(self._follow)
        self.list.currentRowChanged.connect(self._follow)
        self.what.currentIndexChanged.connect(self._follow)
        self._follow()

    def accept(self) -> None:
        """Take what is ticked."""
        what: What = self.what.currentData()
        taken = [self.found.outlines[number] for number in self._taken()]
        super().accept()
        self.wanted.emit(taken, what, self.province.currentData() if what == "land" else None)

    def _arrange(self) -> None:
        every, none = QPushButton(tr("All"), autoDefault=False), QPushButton(tr("None"), autoDefault=False)
        every.clicked.connect(lambda: self._tick(Qt.CheckState.Checked))
        none.clicked.connect(lambda: self._tick(Qt.CheckState.Unchecked))
        ticks = QHBoxLayout()
        ticks.addWidget(every)
        ticks.addWidget(none)
        ticks.addStretch(1)
        choice = QFormLayout()
        choice.addRow(tr("They become"), self.what)
        choice.addRow(tr("Province"), self.province)
        side = QVBoxLayout()
        side.addWidget(self.list, 1)
        side.addLayout(ticks)
        side.addLayout(choice)
        parts = QHBoxLayout()
        parts.addLayout(side, 2)
        parts.addWidget(self.picture, 5)
        cancel = QPushButton(tr("Cancel"), autoDefault=False)
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self._left_out(), 1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.take)
        layout = QVBoxLayout(self)
        layout.addLayout(parts, 1)
        layout.addLayout(buttons)
        self.resize(scaled(960), scaled(520))

    def _left_out(self) -> QLabel:
        """What of the file can't be used; all of it is told where the pointer rests."""
        reasons = self.found.left_out
        told = (
            counted(
                len(reasons),
                "{n} thing in the file is left out: {first}",
                "{n} things are left out: {first}",
                first=reasons[0],
            )
            if reasons
            else ""
        )
        label = QLabel(told, wordWrap=True)
        label.setProperty("role", "quiet")
        label.setToolTip(as_lines(reasons))
        return label

    def _tick(self, state: Qt.CheckState) -> None:
        for row in range(self.list.count()):
            self.list.item(row).setCheckState(state)

    def _taken(self) -> list[int]:
        """The numbers of the outlines that are taken."""
        rows = range(self.list.count())
        return [row for row in rows if self.list.item(row).checkState() == Qt.CheckState.Checked]

    def _follow(self) -> None:
        taken = self._taken()
        self.picture.show_taken(taken, self.list.currentRow())
        self.province.setEnabled(self.what.currentData() == "land")
        self.take.setText(counted(len(taken), "Import {n} outline", "Import {n} outlines"))
        self.take.setEnabled(bool(taken))


MOST_LINES = 15
"""How many reasons are told one by one."""


def as_lines(reasons: Sequence[str]) -> str:
    """Sentences, a line each; of many the first ones, and how many more there are."""
    lines = list(reasons[:MOST_LINES])
    if len(reasons) > MOST_LINES:
        lines.append(counted(len(reasons) - MOST_LINES, "and {n} more", "and {n} more"))
    return "\n".join(lines)


def _told(outline: Outline, number: int) -> str:
    name = outline.name or tr("Shape {number}", number=number)
    pieces = len(outline.shape)
    return name if pieces == 1 else counted(pieces, "{name} ({n} piece)", "{name} ({n} pieces)", name=name)
