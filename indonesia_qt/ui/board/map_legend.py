"""A plate in the corner of the board that says what is shown beside the pieces."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label

MARGIN = 10
"""Pixels at 100 % between the plate and the corner."""


class Legend(Label):
    """Lies at the lower left of its parent and lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setProperty("role", "legend")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("Shown on the map"))

    def show_text(self, text: str) -> None:
        """Show these lines, or nothing."""
        self.setText(text)
        self.setVisible(bool(text))
        self.settle()

    def settle(self) -> None:
        """Go to the corner of the parent as it is now."""
        self.adjustSize()
        parent = self.parentWidget()
        assert parent
        self.move(scaled(MARGIN), parent.height() - self.height() - scaled(MARGIN))
