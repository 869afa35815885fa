"""Asks for the beginnings of a new map: its title, and a size or what it is a copy of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from indonesia_qt.i18n.text import tr
from indonesia_qt.library.maps import DEFAULT_MAP, map_folders
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.naming import LONGEST_NAME, retitle
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.shapes.canvas import LARGEST, SMALLEST
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.games.map_loader import read_to_edit
from indonesia_qt.ui.widgets.plain_text import Label

WIDTH, HEIGHT = 1600, 900
"""Map units of a new map, unless another size is wanted."""


class NewMapDialog(QDialog):
    """`made` carries the draft of the new map, and comes before the dialog is closed."""

    made = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New map"))
        self.title = QLineEdit(maxLength=LONGEST_NAME)
        self.title.setPlaceholderText(tr("Its name, as it stands on the board"))
        self.is_blank = QRadioButton(tr("A blank sea"))
        self.is_blank.setChecked(True)
        self.is_copy = QRadioButton(tr("A copy of"))
        self.width_field, self.height_field = _side(WIDTH), _side(HEIGHT)
        self.original = QComboBox()
        for name, folder in sorted(map_folders().items()):
            self.original.addItem(name.replace("-", " ").title(), folder)
        self.original.setCurrentIndex(self.original.findText(DEFAULT_MAP, Qt.MatchFlag.MatchFixedString))
        self.problem = Label(wordWrap=True)
        self.problem.setProperty("role", "warning")
        self.buttons = QDialogButtonBox()
        self.buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.make = self.buttons.addButton(tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.make.setProperty("role", "primary")
        self.make.setDefault(True)
        self._arrange()
        self.title.textChanged.connect(self._follow)
        self.is_blank.toggled.connect(self._follow)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._follow()

    def accept(self) -> None:
        """Make the map, or say why it can't be made."""
        title = self.title.text()
        if self.is_blank.isChecked():
            size = self.width_field.value(), self.height_field.value()
            self._make(lambda: blank(storage.new_id(title), title, *size))
        else:
            folder: Path = self.original.currentData()
            read_to_edit(folder, self, lambda found: self._make(lambda: retitle(found.draft, title)), self._refuse)

    def _make(self, made: Callable[[], Draft]) -> None:
        try:
            self.made.emit(made())
        except EditError as error:
            self._refuse(error)
        else:
            super().accept()

    def _refuse(self, reason: ValueError) -> None:
        self.problem.setText(str(reason))
        self.problem.show()

    def _arrange(self) -> None:
        size = QHBoxLayout()
        for part in (self.width_field, Label("\N{MULTIPLICATION SIGN}"), self.height_field):
            size.addWidget(part)
        about = Label(tr("Indonesia is 2440 \N{MULTIPLICATION SIGN} 1190 units large, with a hundred areas."))
        about.setProperty("role", "quiet")
        about.setWordWrap(True)
        size.addStretch(1)
        form = QFormLayout(self)
        form.setHorizontalSpacing(scaled(14))
        form.setVerticalSpacing(scaled(10))
        form.addRow(tr("Title"), self.title)
        form.addRow(self.is_blank, size)
        form.addRow("", about)
        form.addRow(self.is_copy, self.original)
        form.addRow(self.problem)
        form.addRow(self.buttons)
        self.resize(scaled(480), 0)

    def _follow(self) -> None:
        for field in (self.width_field, self.height_field):
            field.setEnabled(self.is_blank.isChecked())
        self.original.setEnabled(self.is_copy.isChecked())
        self.make.setEnabled(bool(self.title.text().strip()))
        self.problem.hide()


def _side(units: int) -> QSpinBox:
    field = QSpinBox(minimum=int(SMALLEST), maximum=int(LARGEST), singleStep=50)
    field.setValue(units)
    return field
