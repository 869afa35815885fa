"""How many goods are in the plan, how many must be, and how many there are: a dot for each."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.i18n.text import counted
from indonesia_qt.ui.style.theme import Theme

DOT_STEP, DOT_RADIUS = 15.0, 4.6
"""Pixels from dot to dot, and half of one."""


class GoodsGauge(QWidget):
    """Filled dots are planned, rings must be yet, short strokes are goods that can't be sold."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.planned = self.most = self.goods = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One row of dots."""
        return QSize(100, round(2 * DOT_RADIUS + 5))

    def show_goods(self, planned: int, most: int, goods: int) -> None:
        """Show other numbers."""
        self.planned, self.most, self.goods = planned, most, goods
        self.setAccessibleName(
            counted(
                most,
                "{planned} of {n} good planned, {goods} on the board",
                "{planned} of {n} goods planned, {goods} on the board",
                planned=planned,
                goods=goods,
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.theme.interface
        step = min(DOT_STEP, self.width() / max(1, self.goods))
        radius = min(DOT_RADIUS, step / 2.4)
        for number in range(self.goods):
            at = QPointF((number + 0.5) * step, self.height() / 2)
            if number >= self.most:
                painter.setPen(QPen(QColor(colours.strong_line), 1.8))
                painter.drawLine(at + QPointF(-radius * 0.7, 0), at + QPointF(radius * 0.7, 0))
                continue
            painter.setPen(QPen(QColor(colours.accent), 1.6))
            painter.setBrush(QColor(colours.accent) if number < self.planned else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius, radius)
