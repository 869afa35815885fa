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

SIDE, BESIDE, ABOVE, CORNER = 44, 10, 14, 6
"""Pixels at 100 %: of an icon where there is room, beside the row, above and below it, and of the corners."""
GAP, LETTERS = 0.16, 0.5
"""The space between signs, and the size of letters, as parts of an icon's side."""


class LessonPicture(QWidget):
    """Shows signs in a row, as large as they fit in its width, in a height for icons of the usual size."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.signs: Sequence[Sign] = ()
        self.setFixedHeight(scaled(SIDE + 2 * ABOVE))

    def show_signs(self, signs: Sequence[Sign]) -> None:
        """Show other signs."""
        self.signs = signs
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the row in the middle of a piece of sea."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, room = self._theme.map.sea, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(self._theme.interface.line), 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(room, scaled(CORNER), scaled(CORNER))
        metrics = QFontMetricsF(_font(100))
        # The widths of the signs as parts of an icon's side.
        shares = [LETTERS * metrics.horizontalAdvance(one) / 100 if isinstance(one, str) else 1.0 for one in self.signs]
        side = min(scaled(SIDE), (self.width() - 2 * scaled(BESIDE)) / max(1.0, _whole(shares)))
        painter.setFont(_font(LETTERS * side))
        painter.setPen(QColor(readable_on(ground, self._theme.pieces.ink, self._theme.pieces.card)))
        left = room.center().x() - _whole(shares) * side / 2
        for sign, share in zip(self.signs, shares, strict=True):
            box = QRectF(left, room.center().y() - side / 2, share * side, side)
            if isinstance(sign, str):
                painter.drawText(box.adjusted(-side, 0, side, 0), Qt.AlignmentFlag.AlignCenter, sign)
            else:
                sign.paint(painter, box.toRect())
            left += (share + GAP) * side


def _whole(shares: Sequence[float]) -> float:
    """The width of a row, as a multiple of an icon's side."""
    return sum(shares) + GAP * (len(shares) - 1)


def _font(size: float) -> QFont:
    font = QFont(TEXT_FAMILY)
    font.setWeight(QFont.Weight.DemiBold)
    font.setPixelSize(max(1, round(size)))
    return font
