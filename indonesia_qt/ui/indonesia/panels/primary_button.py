"""The button that answers a question; its text states the consequence and is shortened where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter

NARROWEST = 110
"""Pixels below which it isn't pressed."""


class PrimaryButton(QPushButton):
    """A button that never widens its panel: what doesn't fit is left out in its middle, and told by the tool tip."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setProperty("role", "primary")
        self.setAutoDefault(True)

    def minimumSizeHint(self) -> QSize:
        """Narrower than the text."""
        hint = super().minimumSizeHint()
        return QSize(min(NARROWEST, hint.width()), hint.height())

    def shown_text(self) -> str:
        """As much of the text as there is room for."""
        wanted = self.sizeHint().width()
        if self.width() >= wanted:
            return self.text()
        metrics = self.fontMetrics()
        around = wanted - metrics.horizontalAdvance(self.text())
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.width() - around)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the button with the text that fits."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self.shown_text()
        self.setToolTip("" if option.text == self.text() else self.text())
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)
