"""Icons that panels and players' cards share, each drawn once for all windows of one look."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QTransform

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.texts.records import ActionGroupText
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import SeatLook, Theme, symbol_path
from indonesia_qt.ui.widgets.plain_text import Label

SIZES = (12, 16, 20, 24, 32, 48)
"""Pixels at which a player's symbol is drawn."""


class Icons:
    """The icons in the look of one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def kind(self, kind: str) -> QIcon:
        """Return the icon of a good, a ship or a city on a disc of its colour."""
        return glyphs.good_icon(kind, self.theme)

    def sign(self, name: str) -> QIcon:
        """Return the icon of a sign in the colour of text."""
        return glyphs.icon(name, self.theme.interface.text)

    def seat(self, colour: int) -> QIcon:
        """Return the icon of a player's symbol in his colour, which is given by its number."""
        return _seat_icon(self.theme.seat(colour), self.theme.interface.text)


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


def answer_icon(icons: Icons, text: ActionGroupText, answer: Action) -> QIcon:
    """Return the sign of a research track, or the icon of what the text of an answer is about; empty for neither."""
    if isinstance(answer, Research):
        return icons.sign(answer.track)
    return icons.kind(text.kind) if text.kind else QIcon()
