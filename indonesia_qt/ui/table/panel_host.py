"""The place of the panels: one at a time, below the order to bid and the hint if there are any."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from indonesia_qt.ui.games.indonesia.auto_bid import AutoBidStrip
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.hint_card import HintCard

HINT_SHARE = 0.6
"""The part of the height that a hint takes at most."""
FOLLOWED = QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent
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
        self.hint = HintCard(self)
        self.hint.installEventFilter(self)
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(0, 0, 0, 0)
        self.layout_.setSpacing(0)
        self.layout_.addWidget(self.auto_bid)
        self.layout_.addWidget(self.panel, 1)

    def minimumSizeHint(self) -> QSize:
        """What the panel needs; the hint gives way."""
        least = super().minimumSizeHint()
        return QSize(least.width(), least.height() - self.layout_.contentsMargins().top())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the hint its share of the room."""
        super().resizeEvent(event)
        self._place_hint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the hint as it comes, changes and goes."""
        if event.type() in FOLLOWED:
            self._place_hint()
        return super().eventFilter(watched, event)

    def _place_hint(self) -> None:
        """Put the hint above the rest, and over it where there is no room for both: it must not ask for more."""
        above, rest = 0, self.layout_.minimumSize().height() - self.layout_.contentsMargins().top()
        if not self.hint.isHidden():
            least, wanted = self.hint.minimumSizeHint().height(), self.hint.heightForWidth(self.width())
            high = min(self.height(), max(least, min(wanted, round(HINT_SHARE * self.height()))))
            above = max(0, min(high, self.height() - rest))
            self.hint.setGeometry(0, 0, self.width(), high)
            self.hint.raise_()
        self.layout_.setContentsMargins(0, above, 0, 0)

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
