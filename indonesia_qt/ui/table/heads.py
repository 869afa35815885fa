"""The heads of bots: drawings of animals in the colours of their seats, each the same for a whole game."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QColor, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.files import paths
from indonesia_qt.i18n.text import labelled, phrase, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import SeatLook, Theme, symbol_path
from indonesia_qt.ui.widgets.plain_text import tip

HEADS = {
    "hornbill": phrase("hornbill"),
    "orangutan": phrase("orangutan"),
    "tiger": phrase("tiger"),
    "rhinoceros": phrase("rhinoceros"),
    "elephant": phrase("elephant"),
    "tarsier": phrase("tarsier"),
}
"""The name of each head, by that of its drawing."""
ROUND = 0.18
"""The radius of the corners, in parts of the side."""
SYMBOL_FROM, SYMBOL, SYMBOL_AT = 40, 0.12, 0.77
"""From so many pixels at 100 % on a head has the symbol of its seat; its radius and its place, in parts of the side."""
SMALLEST = 16
"""Pixels at 100 % of a head that can still be recognized."""
SYMBOL_EDGE, SYMBOL_EDGE_WIDTH = "#fffaf0", 0.1
"""What sets the symbol off from the head, and the width of that in parts of the side; half of it lies outside."""


def head_of(seed: int, seat: int) -> str:
    """Return the head of a seat in a game with this seed; no two seats of a game have the same."""
    return tuple(HEADS)[(seed + seat) % len(HEADS)]


@cache
def _drawing(head: str) -> QSvgRenderer:
    return QSvgRenderer(str(paths.resources() / "heads" / f"{head}.svg"))


def paint_head(painter: QPainter, box: QRectF, head: str, look: SeatLook, edge: str) -> None:
    """Paint a head into a square, on the colour of its seat with an edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = box.width()
    ground = QPainterPath()
    ground.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), ROUND * side, ROUND * side)
    painter.fillPath(ground, QColor(look.colour))
    painter.save()
    painter.setClipPath(ground)
    _drawing(head).render(painter, box)
    painter.restore()
    painter.strokePath(ground, QPen(QColor(edge), 1))
    if side >= scaled(SYMBOL_FROM):
        x, y, radius = box.left() + SYMBOL_AT * side, box.top() + SYMBOL_AT * side, SYMBOL * side
        symbol = QTransform.fromTranslate(x, y).scale(radius, radius).map(symbol_path(look.symbol))
        painter.strokePath(symbol, QPen(QColor(SYMBOL_EDGE), SYMBOL_EDGE_WIDTH * side))
        painter.fillPath(symbol, QColor(look.colour))
    painter.restore()


class HeadSign(QWidget):
    """Shows a head that is `side` pixels wide at 100 %, if there is one.

    Where there is less room it shows nothing, or if it `shrinks` a smaller head, as long as that can be recognized.
    """

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, side: float, theme: Theme, *, shrinks: bool = False) -> None:
        super().__init__()
        self.side, self.theme, self.head = side, theme, ""
        self._look = theme.seat(None)
        self._shrinks = shrinks
        self.setSizePolicy(
            QSizePolicy.Policy.Maximum if shrinks else QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed
        )

    def sizeHint(self) -> QSize:
        """Return the size of the head with what is kept free before it."""
        return QSize(scaled(self.side) + self.contentsMargins().left(), scaled(self.side))

    def minimumSizeHint(self) -> QSize:
        """Return the same, or no width where it may give way."""
        return QSize(0, scaled(self.side)) if self._shrinks else self.sizeHint()

    def show_head(self, head: str, colour: int, name: str, said: str = "") -> None:
        """Show the head of a seat with the number of its colour; none for an empty one. `said` is what it said last."""
        self.head, self._look = head, self.theme.seat(colour)
        if head:
            text = labelled(name, tr(HEADS[head]))
            self.setAccessibleName(text)
            self.setAccessibleDescription(said)
            self.setToolTip(tip("\n".join(filter(None, (text, said)))))
        if not head:
            self.hide()
        elif self.parentWidget():  # alone it would be a window
            self.show()
        self.update()

    def resize_to(self, side: float) -> None:
        """Show the head in another size, in pixels at 100 %."""
        self.side = side
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the head."""
        room = QRectF(self.contentsRect())
        side = min(float(scaled(self.side)), room.width())
        if self.head and side >= scaled(SMALLEST if self._shrinks else self.side):
            with QPainter(self) as painter:
                box = QRectF(room.left(), room.center().y() - side / 2, side, side)
                paint_head(painter, box, self.head, self._look, self.theme.interface.strong_line)
