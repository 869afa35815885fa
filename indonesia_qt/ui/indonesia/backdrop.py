"""The coasts behind the start screen: the islands of the shipped map, faint as on old paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.model import BoardMap
from indonesia_qt.ui.map.paths import shape_path
from indonesia_qt.ui.theme import Theme

LAND_OPACITY = 0.5
WATERLINES = ((30, 0.25), (18, 0.35), (8, 0.5))
"""The lines along coasts: so many map units wide, and how opaque."""


class Backdrop(QWidget):
    """A page that shows the coasts of a board behind what lies on it, as large as it must be to fill the page."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._colours = theme.interface
        self._coasts, self._canvas = QPainterPath(), QRectF()
        self._drawn = QPixmap()

    def show_coasts(self, board: BoardMap) -> None:
        """Show the provinces of the board."""
        self._coasts = QPainterPath()
        for province in board.provinces:
            self._coasts.addPath(shape_path(province.shape))
        self._canvas = QRectF(0, 0, board.width, board.height)
        self._drawn = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show what was drawn for this size."""
        ratio = self.devicePixelRatioF()
        if self._drawn.size() != self.size() * ratio:
            self._drawn = self._draw(ratio)
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.drawPixmap(0, 0, self._drawn)

    def _draw(self, ratio: float) -> QPixmap:
        drawn = QPixmap(self.size() * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        if self._coasts.isEmpty():
            return drawn
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = max(self.width() / self._canvas.width(), self.height() / self._canvas.height())
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-self._canvas.center())
        self._draw_coasts(painter)
        painter.end()
        return drawn

    def _draw_coasts(self, painter: QPainter) -> None:
        window, line = QColor(self._colours.window), QColor(self._colours.line)
        for width, opacity in WATERLINES:
            line.setAlphaF(opacity)
            painter.strokePath(self._coasts, QPen(line, width, j=Qt.PenJoinStyle.RoundJoin))
            painter.strokePath(self._coasts, QPen(window, width - 2, j=Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(self._coasts, window)
        line.setAlphaF(LAND_OPACITY)
        painter.fillPath(self._coasts, line)
