"""A list in which one of several things is chosen: each with an icon, a name and perhaps a line about it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QListWidget, QListWidgetItem

MARGIN = 8
"""Pixels above and below the entries."""


class ChoiceList(QListWidget):
    """Entries with a value each. `value_changed` follows a new choice; `value_taken` a double click or Enter on it."""

    value_changed = Signal()
    value_taken = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._values: list[Any] = []
        self.setIconSize(QSize(24, 24))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemSelectionChanged.connect(self.value_changed)
        self.itemActivated.connect(self.value_taken)

    def add(self, value: Any, icon: QIcon, name: str, about: str, why_not: str = "") -> None:
        """Add an entry; one that can't be chosen says why in its line."""
        line = why_not or about
        item = QListWidgetItem(icon, f"{name}\n{line}" if line else name)
        self._values.append(value)
        item.setToolTip(line)
        if why_not:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(item)

    def updateGeometries(self) -> None:
        """Be no higher than the entries, which are wrapped to the width."""
        super().updateGeometries()
        self.setMaximumHeight(self.contentsSize().height() + 2 * self.frameWidth() + MARGIN)

    def empty(self) -> None:
        """Take all entries away."""
        self.clear()
        self._values.clear()

    def value(self) -> Any:
        """The value of the chosen entry; None when nothing is chosen."""
        chosen = self.selectedIndexes()
        return self._values[chosen[0].row()] if chosen else None

    def set_value(self, value: Any) -> None:
        """Choose the entry with `value`, or none."""
        if value in self._values:
            self.setCurrentRow(self._values.index(value))
        else:
            self.clearSelection()
