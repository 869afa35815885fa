"""A row of widgets that scrolls only where the window is too small for it, and then never widens the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

LEAST_ROW_SHARE = 0.4
"""The part of the row's height that is always seen."""


class RowScroll(QScrollArea):
    """Holds a row."""

    def __init__(self, row: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.row = row
        self.setWidget(row)

    def sizeHint(self) -> QSize:
        """The row's size, with room for the bar where one is needed."""
        hint = self.row.sizeHint()
        if self.width() < self.row.minimumSizeHint().width():
            hint.setHeight(hint.height() + self.horizontalScrollBar().sizeHint().height())
        return hint

    def minimumSizeHint(self) -> QSize:
        """Any width, and some of the height."""
        return QSize(0, round(LEAST_ROW_SHARE * self.row.sizeHint().height()))
