"""Cards that lie over the upper edge of a widget, such as the board, without taking room from it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.style.scaling import scaled

OVERLAY_MARGIN, OVERLAY_GAP = 10, 6
"""Pixels at 100 % around the cards, and between them."""
CHANGES_OVER = QEvent.Type.Resize, QEvent.Type.Show
CHANGES_CARD = QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent


class Overlays(QObject):
    """Puts cards over a widget, one below the other in the middle of its upper edge; hidden cards take no room.

    A card that has a `heightForWidth` is as wide as its size hint, or as the widget where that is narrower.
    """

    def __init__(self, over: QWidget, cards: Sequence[QWidget] = ()) -> None:
        super().__init__(over)
        self.over = over
        self.cards = list(cards)
        over.installEventFilter(self)
        for card in self.cards:
            hidden = card.isHidden()
            card.setParent(over)
            card.setHidden(hidden)
            card.installEventFilter(self)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the cards when one of them or the widget below changes its size, and when a card comes or goes."""
        if event.type() in (CHANGES_OVER if watched is self.over else CHANGES_CARD):
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        top, room = scaled(OVERLAY_MARGIN), self.over.width() - 2 * scaled(OVERLAY_MARGIN)
        for card in self.cards:
            if card.isHidden():
                continue
            wide = min(room, card.sizeHint().width())
            high = card.heightForWidth(wide) if card.hasHeightForWidth() else card.sizeHint().height()
            card.setGeometry((self.over.width() - wide) // 2, top, wide, high)
            card.raise_()
            top += high + scaled(OVERLAY_GAP)
