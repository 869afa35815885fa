"""The picture of a city that grows: its buildings rise, and it buys more of each good."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QTransform

from indonesia_qt.ui.board.animation import MovingPicture
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.games.indonesia.board.colours import kind_colour
from indonesia_qt.ui.games.indonesia.board.glyphs import glyph, silhouette
from indonesia_qt.ui.style.theme import Theme, mixed, readable_on

HALF, TOP, WIDE = 32.0, 10.0, 104.0
"""Half the side of the buildings, the room above them, and the least width; pixels at 100 %, as all sizes here."""
SIGN, CELL, DOT, DEMAND, EDGE = 17.0, 22.0, 2.2, 29.0, 8.0
"""The side of a good's sign and of its cell, the radius of a dot below it, the height of both, and the room around."""
RISES, STANDS = 0.08, 0.55
"""The parts of its time at which the new buildings begin to rise, and stand."""


class CityPicture(MovingPicture, frozen=True):
    """A city that comes to a size from 1 to 3, beside its area; of each of the goods it can then buy as many."""

    area: str
    city: int
    goods: tuple[str, ...]

    @property
    def beside(self) -> str:
        """The area of the city."""
        return self.area

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        demand = DEMAND if self.goods else 0.0
        return max(WIDE, len(self.goods) * CELL + 2 * EDGE), TOP + 2 * HALF + EDGE + demand

    @property
    def _ground(self) -> float:
        """Where the ground is on which the buildings stand."""
        return TOP + 2 * HALF

    def _cells(self) -> list[QRectF]:
        left = (self.size[0] - len(self.goods) * CELL) / 2
        return [QRectF(left + n * CELL, self._ground + 6, CELL, SIGN) for n in range(len(self.goods))]

    def paint_ground(self, painter: QPainter, theme: Theme) -> None:
        """Paint the card, the ground, and the signs of the goods."""
        ink, (wide, high) = theme.interface, self.size
        painter.setPen(pen(QColor(ink.strong_line), 1.2))
        painter.setBrush(QColor(ink.window))
        painter.drawRoundedRect(QRectF(0.6, 0.6, wide - 1.2, high - 1.2), 7, 7)
        painter.setPen(pen(QColor(ink.strong_line), 2))
        painter.drawLine(QPointF(EDGE, self._ground), QPointF(wide - EDGE, self._ground))
        for good, cell in zip(self.goods, self._cells(), strict=True):
            colour, box = QColor(kind_colour(theme, good)), QRectF(0, 0, SIGN, SIGN)
            box.moveCenter(cell.center())
            painter.fillRect(box, colour)
            sign = QTransform().translate(box.center().x(), box.center().y()).scale(7.4, 7.4).map(glyph(good))
            painter.fillPath(sign, QColor(readable_on(colour, theme.pieces.ink, theme.pieces.card)))

    def paint(self, painter: QPainter, theme: Theme, share: float) -> None:
        """Paint the buildings that rise out of the ground in front of the old ones, and what the city buys."""
        risen = min(1.0, max(0.0, (share - RISES) / (STANDS - RISES)))
        risen = 1 - (1 - risen) ** 3
        if self.city > 1 and risen < 1:
            painter.setOpacity(1 - risen)
            self._build(painter, theme, self.city - 1, 0.0)
            painter.setOpacity(1.0)
        painter.save()
        painter.setClipRect(QRectF(0, 0, self.size[0], self._ground - 1))
        self._build(painter, theme, self.city, (1 - risen) * 2 * HALF)
        painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)
        for cell in self._cells():
            for n in range(self.city):
                is_new = n == self.city - 1
                painter.setBrush(QColor(theme.interface.accent if is_new else theme.interface.text))
                at = QPointF(cell.center().x() + (n - (self.city - 1) / 2) * 2.4 * DOT, cell.bottom() + 3 + DOT)
                radius = DOT * (min(1.0, max(0.0, (share - STANDS) / 0.1)) if is_new else 1.0)
                painter.drawEllipse(at, radius, radius)

    def _build(self, painter: QPainter, theme: Theme, city: int, below: float) -> None:
        """Paint the buildings of a city of a size, so far below their place."""
        place = QTransform().translate(self.size[0] / 2, TOP + HALF + below).scale(HALF, HALF)
        shape, stone = place.map(silhouette(f"city_{city}")), QColor(kind_colour(theme, "city"))
        dark = mixed(stone, QColor(theme.pieces.ink), 0.72)
        painter.fillPath(shape, dark)
        painter.strokePath(shape, pen(dark, 1.4))
        painter.fillPath(place.map(glyph(f"city_{city}")), stone)
