"""The place of the panels: one at a time, below the order to bid and the hint if there are any."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from indonesia_qt.ui.indonesia.auto_bid import AutoBidStrip
from indonesia_qt.ui.indonesia.hint_card import HintCard
from indonesia_qt.ui.measure import scaled

NARROWEST, NARROWEST_SCALED = 300, 220
"""Pixels that a panel needs, and those that it needs of what grows with the text."""


class PanelHost(QFrame):
    """Holds the panel of the present question; `replaced` says that there is another one."""

    replaced = Signal()

    def __init__(self) -> None:
        super().__init__()
        # No panel may widen the dock, for then the board would move.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(max(NARROWEST, scaled(NARROWEST_SCALED)))
        self.panel: QWidget = QWidget()
        self.auto_bid = AutoBidStrip()
        self.hint = HintCard()
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(0, 0, 0, 0)
        self.layout_.setSpacing(0)
        self.layout_.addWidget(self.auto_bid)
        self.layout_.addWidget(self.hint)
        self.layout_.addWidget(self.panel, 1)

    def show_panel(self, panel: QWidget) -> None:
        """Put another panel in the place of the present one, which leaves the window with all that it told."""
        self.replaced.emit()
        self.layout_.replaceWidget(self.panel, panel)
        self._left = self.panel  # it may be in the middle of a click
        self._left.hide()
        self._left.setParent(None)
        self._left.deleteLater()
        self.panel = panel
        panel.show()
