"""What stands over the plan: how many goods must be sold, and on demand the proof that it can't be more."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.panels.bottleneck_proof import BottleneckProof
from indonesia_qt.ui.games.indonesia.panels.goods_gauge import GoodsGauge
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.rich_text import rich

HEAD_SPACING = 5
"""Pixels at 100 % between the parts."""


class DeliveryHead(QWidget):
    """Names the company and its duty, to sell `most` goods; `why` asks for the proof, which the panel fills in."""

    def __init__(self, company: str, duty: str, most: int, icons: Icons) -> None:
        super().__init__()
        title = Label(rich("{company}<br>{duty}", company=company, duty=duty), wordWrap=True)
        title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.why = QPushButton(tr("Why {number}?", number=most), autoDefault=False)
        self.why.setCheckable(True)
        self.why.setToolTip(tr("Show what limits it"))
        self.why.setProperty("role", "small")
        self.gauge = GoodsGauge(icons.theme)
        self.proof = BottleneckProof()
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.why)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(scaled(HEAD_SPACING))
        layout.addLayout(head)
        layout.addWidget(self.gauge)
        layout.addWidget(self.proof)
