"""How the cells of a table are edited: by a choice, a number, or several names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from indonesia_qt.i18n.text import enumerated
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.widgets.item_models import Index
from indonesia_qt.ui.widgets.whole_field import WholeField

Choices = Callable[[], Sequence[tuple[str, Any]]]
"""Gives what can be chosen now: what it is called, and its value."""
Signs = Callable[[Any], QIcon]
"""Gives the sign of a value."""


class ChoiceEditor(QStyledItemDelegate):
    """A list of what can be chosen, each with its sign if there are `signs`."""

    def __init__(self, choices: Choices, parent: QObject, signs: Signs = lambda _: QIcon()) -> None:
        super().__init__(parent)
        self.choices, self.signs = choices, signs

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002, N802
        """Return a list of the choices, which opens at once."""
        box = _ChoiceBox(parent)
        for text, value in self.choices():
            box.addItem(self.signs(value), text, value)
        box.activated.connect(lambda: self._take(box))
        later(box, box.showPopup)
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Begin with the present value."""
        box = cast(QComboBox, editor)
        box.setCurrentIndex(box.findData(index.data(Qt.ItemDataRole.EditRole)))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: N802
        """Give the cell what was chosen."""
        model.setData(cast(QModelIndex, index), cast(QComboBox, editor).currentData())

    def _take(self, box: QComboBox) -> None:
        self.commitData.emit(box)
        self.closeEditor.emit(box)


class _ChoiceBox(QComboBox):
    """A combo box in a cell, which may be narrower than the choices."""

    def showPopup(self) -> None:  # noqa: N802
        """Open the list as wide as the longest choice."""
        choices = self.view()
        choices.ensurePolished()
        around = choices.verticalScrollBar().sizeHint().width() + 2 * choices.frameWidth()
        choices.setMinimumWidth(choices.sizeHintForColumn(0) + around)
        super().showPopup()


class NumberEditor(QStyledItemDelegate):
    """A whole number from 0 to `most`."""

    def __init__(self, most: int, parent: QObject) -> None:
        super().__init__(parent)
        self.most = most

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002, N802
        """Return a field for a number, with arrows."""
        box = WholeField(parent)
        box.setRange(0, self.most)
        return box


class NamesEditor(QStyledItemDelegate):
    """Several names in a row with commas between them, each completed while it is written."""

    def __init__(self, choices: Choices, parent: QObject) -> None:
        super().__init__(parent)
        self.choices = choices

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002, N802
        """Return a line edit that completes the last name."""
        field = QLineEdit(parent)
        completer = _LastName([text for text, _ in self.choices()], field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        field.setCompleter(completer)
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Begin with the present names."""
        names = {value: text for text, value in self.choices()}
        values = index.data(Qt.ItemDataRole.EditRole)
        cast(QLineEdit, editor).setText(enumerated(names.get(value, value) for value in values))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: N802
        """Give the cell the values that the names stand for; an unknown name stands for itself."""
        values = {text.casefold(): value for text, value in self.choices()}
        names = [name.strip() for name in cast(QLineEdit, editor).text().split(",")]
        found = tuple(values.get(name.casefold(), name) for name in names if name)
        model.setData(cast(QModelIndex, index), found)


class _LastName(QCompleter):
    """Completes what stands after the last comma."""

    def splitPath(self, path: str) -> list[str]:  # noqa: N802
        """Return what is to be completed: the text after the last comma."""
        return [path.rpartition(",")[2].strip()]

    def pathFromIndex(self, index: Index) -> str:  # noqa: N802
        """Return the whole line, with the last name completed."""
        before, comma, _ = cast(QLineEdit, self.widget()).text().rpartition(",")
        return f"{before}{comma} {index.data()}" if comma else str(index.data())
