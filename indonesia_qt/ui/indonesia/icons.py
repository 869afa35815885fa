"""Icons that panels and players' cards share, each drawn once."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QTransform

from indonesia_qt.ui.indonesia import glyphs
from indonesia_qt.ui.theme import Theme, symbol_path

SIZES = (12, 16, 20, 24, 32, 48)
"""Pixels at which a player's symbol is drawn."""


class Icons:
    """The icons in the look of one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._drawn: dict[tuple[str, str | int], QIcon] = {}

    def kind(self, kind: str) -> QIcon:
        """A good, a ship or a city on a disc of its colour."""
        return self._drawn.get(("kind", kind)) or self._keep("kind", kind, glyphs.good_icon(kind, self.theme))

    def sign(self, name: str) -> QIcon:
        """A sign in the colour of text."""
        ink = self.theme.interface.text
        return self._drawn.get(("sign", name)) or self._keep("sign", name, glyphs.icon(name, ink))

    def seat(self, colour: int) -> QIcon:
        """A player's symbol in his colour."""
        return self._drawn.get(("seat", colour)) or self._keep("seat", colour, self._draw_seat(colour))

    def _keep(self, what: str, name: str | int, icon: QIcon) -> QIcon:
        self._drawn[what, name] = icon
        return icon

    def _draw_seat(self, colour: int) -> QIcon:
        look = self.theme.seat(colour)
        icon = QIcon()
        for size in SIZES:
            pixmap = QPixmap(QSize(size, size))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = size * 0.36
            place = QTransform.fromTranslate(size / 2, size / 2).scale(radius, radius)
            symbol = place.map(symbol_path(look.symbol))
            # The edge tells the symbol from its ground where its colour is too near to that.
            painter.strokePath(symbol, QPen(QColor(self.theme.interface.text), max(1.0, size / 14)))
            painter.fillPath(symbol, QColor(look.colour))
            painter.end()
            icon.addPixmap(pixmap)
        return icon
