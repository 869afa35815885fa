"""What a decision leads to, as lines of a name and a value."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label


class FactList(QWidget):
    """Lines of facts that change as the player changes what he would do; lines without a value aren't shown."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(scaled(10))
        self._grid.setVerticalSpacing(scaled(3))
        self._grid.setColumnStretch(1, 1)
        self._rows: list[tuple[Label, Label]] = []

    def show_facts(self, facts: Sequence[tuple[str, str]]) -> None:
        """Show these names and values."""
        told = [(name, value) for name, value in facts if value]
        while len(self._rows) < len(told):
            self._add_row()
        for number, (name, value) in enumerate(self._rows):
            shown = number < len(told)
            name.setVisible(shown)
            value.setVisible(shown)
            if shown:
                name.setText(told[number][0])
                value.setText(told[number][1])

    def _add_row(self) -> None:
        row = len(self._rows)
        name, value = Label(), Label(wordWrap=True)
        name.setProperty("role", "quiet")
        self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(value, row, 1, Qt.AlignmentFlag.AlignTop)
        self._rows.append((name, value))
