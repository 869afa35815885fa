"""The page with the plan: what it is best for, its deliveries, and what they bring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.panels.delivery_rows import DeliveryRows
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.panels.panel import LIST_STRETCH
from indonesia_qt.ui.widgets.plain_text import Label


class PlanPage(QWidget):
    """Offers `aims`, which are told in words; the panel fills the rest and hears what is done there."""

    def __init__(self, icons: Icons, aims: Sequence[str]) -> None:
        super().__init__()
        self.aims = QComboBox()
        self.aims.setToolTip(tr("What the plan is best for"))
        self.aims.setAccessibleName(self.aims.toolTip())
        self.aims.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.aims.addItems(list(aims))
        self.best = QPushButton(tr("Plan", "verb"), autoDefault=False)
        self.best.setToolTip(tr("Plan what is not locked anew for this aim (A)"))
        self.best.setProperty("role", "small")
        self.rows = DeliveryRows(icons)
        self.hint = Label(wordWrap=True)
        self.hint.setProperty("role", "quiet")
        self.sums = Label(wordWrap=True)
        head = QHBoxLayout()
        head.addWidget(self.aims, 1)
        head.addWidget(self.best)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margins(4, 6, 4, 2))
        layout.setSpacing(scaled(5))
        layout.addLayout(head)
        layout.addWidget(self.rows, LIST_STRETCH)
        layout.addWidget(self.hint)
        layout.addWidget(self.sums)
        layout.addStretch(1)
