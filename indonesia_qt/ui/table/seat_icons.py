"""The players' symbols as icons, each drawn once for all windows of one look."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QTransform

from indonesia_qt.core.flow import Action
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import SeatLook, Theme, symbol_path
from indonesia_qt.ui.table.records import ActionGroupText
from indonesia_qt.ui.widgets.plain_text import Label

SIZES = (12, 16, 20, 24, 32, 48)
"""Pixels at which a player's symbol is drawn."""


class SeatIcons:
    """The icons in the look of one theme; a game adds those of its own."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def seat(self, colour: int | None) -> QIcon:
        """Return the icon of a player's symbol in his colour, which is given by its number; None is nobody."""
        return _seat_icon(self.theme.seat(colour), self.theme.interface.text)

    def seat_label(self, colour: int | None, side: int) -> Label:
        """Return a label with a player's symbol, `side` pixels wide and high at 100 %."""
        label = Label()
        self.show_seat(label, colour, side)
        return label

    def show_seat(self, label: Label, colour: int | None, side: int) -> None:
        """Show a player's symbol in a label; a screen reader reads its colour and shape."""
        label.setPixmap(self.seat(colour).pixmap(scaled(side), scaled(side)))
        label.setAccessibleName(tr(self.theme.seat(colour).name))

    def answer(self, text: ActionGroupText, answer: Action) -> QIcon:  # noqa: ARG002
        """Return the icon of what an answer is about; empty when there is none."""
        return QIcon()


@lru_cache(maxsize=16)
def _seat_icon(look: SeatLook, edge: str) -> QIcon:
    """Return a player's symbol in his colour; the last icons are kept."""
    icon = QIcon()
    for size in SIZES:
        pixmap = QPixmap(QSize(size, size))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = size * 0.36
        place = QTransform.fromTranslate(size / 2, size / 2).scale(radius, radius)
        symbol = place.map(symbol_path(look.symbol))
        # The edge sets the symbol off from its ground where their colours are too much alike.
        painter.strokePath(symbol, QPen(QColor(edge), max(1.0, size / 14)))
        painter.fillPath(symbol, QColor(look.colour))
        painter.end()
        icon.addPixmap(pixmap)
    return icon


def icon_label(icon: QIcon, side: int) -> Label:
    """Return a label that shows an icon `side` pixels wide and high at 100 %."""
    label = Label()
    label.setPixmap(icon.pixmap(scaled(side), scaled(side)))
    return label
