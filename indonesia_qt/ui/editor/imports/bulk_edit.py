"""Changes what all selected outlines of an import become."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.imports.import_table import ImportTable
from indonesia_qt.ui.editor.imports.outline_model import (
    ISLANDS,
    KIND,
    PROVINCE,
    OutlineModel,
    island_choices,
    kind_choices,
)
from indonesia_qt.ui.widgets.plain_text import Label


class BulkEditBar(QWidget):
    """A list of choices for each column of the table; what is chosen holds for every selected row."""

    def __init__(self, table: ImportTable) -> None:
        super().__init__()
        self._table, self._rows = table, table.rows
        self.kind = _fill_choices(QComboBox(), tr("Becomes"), kind_choices())
        self.province = ProvinceField(self._rows)
        self.islands = _fill_choices(QComboBox(), tr("Islands"), island_choices())
        self.islands.setVisible(self._rows.has_islands())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Label(tr("Selected rows:")))
        for box in (self.kind, self.province, self.islands):
            layout.addWidget(box)
        self.kind.activated.connect(lambda: self._choose(KIND, self.kind))
        self.islands.activated.connect(lambda: self._choose(ISLANDS, self.islands))
        self.province.written.connect(lambda name: self._rows.put(table.selected(), PROVINCE, name))
        table.marked.connect(self._follow)
        self._follow()

    def _choose(self, column: int, box: QComboBox) -> None:
        self._rows.put(self._table.selected(), column, box.currentData())
        box.setCurrentIndex(-1)

    def _follow(self) -> None:
        for box in (self.kind, self.province, self.islands):
            box.setEnabled(bool(self._table.selected()))


class ProvinceField(QComboBox):
    """The name of a province, which may be a new one. `written` carries it when Enter is pressed or the field left."""

    written = Signal(str)

    def __init__(self, rows: OutlineModel) -> None:
        super().__init__(insertPolicy=QComboBox.InsertPolicy.NoInsert)
        self._line = QLineEdit(placeholderText=tr("Province"))
        self.setLineEdit(self._line)
        _fill_choices(self, tr("Province"), [(name, name) for name in rows.provinces()])
        self.activated.connect(self._tell)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for the field, not for the dialog around it."""
        if event.key() in (Qt.Key.Key_Enter, Qt.Key.Key_Return):
            self._tell()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was written counts also without Enter."""
        self._tell()
        super().focusOutEvent(event)

    def _tell(self) -> None:
        if name := " ".join(self.currentText().split()):
            self.setCurrentIndex(-1)
            self._line.clear()
            self.written.emit(name)


def _fill_choices(box: QComboBox, called: str, choices: Sequence[tuple[str, Any]]) -> QComboBox:
    """The list, in which nothing is chosen yet."""
    box.setPlaceholderText(called)
    box.setAccessibleName(called)
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(-1)
    return box
