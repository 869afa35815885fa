"""The picture of a step of a lesson: signs in a row, such as a good, an arrow, a ship, an arrow and a city."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import TEXT_FAMILY, Theme, readable_on

Sign = QIcon | str
"""An icon, or a short text."""

HIGH, SIDE, MARGIN, CORNER = 76, 44, 10, 6
"""Pixels at 100 %: of the picture, of an icon where there is room, beside the row, and of the corners."""
GAP, LETTERS = 0.16, 0.5
"""The space between signs, and the size of letters, as parts of an icon's side."""


class LessonPicture(QWidget):
    """Shows signs in a row, as large as they fit; hidden without any."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._signs: Sequence[Sign] = ()
        self.setFixedHeight(scaled(HIGH))
        self.hide()

    def show_signs(self, signs: Sequence[Sign]) -> None:
        """Show other signs."""
        self._signs = signs
        self.setVisible(bool(signs))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the row in the middle of a piece of sea."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, room = self._theme.map.sea, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(self._theme.interface.line), 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(room, scaled(CORNER), scaled(CORNER))
        font = QFont(TEXT_FAMILY)
        font.setWeight(QFont.Weight.DemiBold)
        font.setPixelSize(100)
        shares = [_share(sign, QFontMetricsF(font)) for sign in self._signs]
        whole = sum(shares) + GAP * (len(shares) - 1)
        side = min(scaled(SIDE), (room.width() - 2 * scaled(MARGIN)) / whole)
        font.setPixelSize(max(1, round(LETTERS * side)))
        painter.setFont(font)
        painter.setPen(QColor(readable_on(ground, self._theme.pieces.ink, self._theme.pieces.card)))
        left = room.center().x() - whole * side / 2
        for sign, share in zip(self._signs, shares, strict=True):
            box = QRectF(left, room.center().y() - side / 2, share * side, side)
            if isinstance(sign, str):
                painter.drawText(box.adjusted(-side, 0, side, 0), Qt.AlignmentFlag.AlignCenter, sign)
            else:
                sign.paint(painter, box.toRect())
            left += (share + GAP) * side


def _share(sign: Sign, metrics: QFontMetricsF) -> float:
    """The width of a sign as a part of an icon's side; the metrics are those of letters of 100 pixels."""
    return LETTERS * metrics.horizontalAdvance(sign) / 100 if isinstance(sign, str) else 1.0
