"""A list of choices in little room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

LEAST_LETTERS = 6
"""The room of the text, in letters, when the box is as narrow as it can be."""


class ElidingComboBox(QComboBox):
    """Can be narrower than its choices: what doesn't fit is cut with dots, but in the list nothing is."""

    def minimumSizeHint(self) -> QSize:
        """Return room for a few letters beside the arrow."""
        hint = super().minimumSizeHint()
        letters = LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(min(hint.width(), letters + hint.height()), hint.height())

    def showPopup(self) -> None:  # noqa: N802
        """Show the list, as wide as its choices."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth())
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the box with as much of the text as fits, which a style with a style sheet doesn't see to."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        text = self.currentText() if self.currentIndex() >= 0 else self.placeholderText()
        option.currentText = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, field.width() - 2)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
