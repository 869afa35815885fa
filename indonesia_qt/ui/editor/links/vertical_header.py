"""A header over narrow columns."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView

from indonesia_qt.ui.style.scaling import scaled

NAME_MARGIN = 6
"""Pixels at 100 % around a name."""
HIGHEST = 170
"""Pixels at 100 %; longer names are shortened."""


class VerticalHeader(QHeaderView):
    """Names its columns upwards; that of the column by which is sorted is bold."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:
        """As high as the longest name needs."""
        widths = [self.fontMetrics().horizontalAdvance(self._name(place)) for place in range(self.count())]
        return QSize(super().sizeHint().width(), min(max(widths, default=0) + 3 * scaled(NAME_MARGIN), scaled(HIGHEST)))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        """Write a name from below to above."""
        painter.save()
        painter.fillRect(rect, self.palette().window())
        painter.setPen(self.palette().mid().color())
        painter.drawLine(rect.topRight(), rect.bottomRight())
        font = self.font()
        font.setBold(self.isSortIndicatorShown() and self.sortIndicatorSection() == logicalIndex)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        painter.translate(rect.left(), rect.bottom())
        painter.rotate(-90)
        room = QRectF(scaled(NAME_MARGIN), 0, rect.height() - 2 * scaled(NAME_MARGIN), rect.width())
        name = painter.fontMetrics().elidedText(
            self._name(logicalIndex), Qt.TextElideMode.ElideRight, round(room.width())
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        painter.restore()

    def _name(self, place: int) -> str:
        model = self.model()  # None when the table goes
        return str(model.headerData(place, Qt.Orientation.Horizontal)) if model else ""
