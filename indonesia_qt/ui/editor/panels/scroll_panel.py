"""Holds a panel, and scrolls it where the window is too small for it, so that a panel never widens the window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea

from indonesia_qt.ui.editor.panels.panel import EditorPanel

LEAST_SEEN = QSize(220, 100)
"""Pixels that are seen of a larger panel at least: screens don't grow with the size of text."""


class ScrollPanel(QScrollArea):
    """As large as its panel wants to be where there is room."""

    def __init__(self, panel: EditorPanel) -> None:
        super().__init__(widgetResizable=True)
        self.panel = panel
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panel)
        self.setMaximumHeight(panel.maximumHeight())

    def sizeHint(self) -> QSize:
        """What the panel wants."""
        return self.panel.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What the panel needs, or a part of it."""
        return self.panel.minimumSizeHint().boundedTo(LEAST_SEEN)
