"""Cards that lie over the edge of a widget, such as the board, without taking room from it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QSize, QTimer, Signal
from PySide6.QtWidgets import QFrame, QWidget

from indonesia_qt.ui.style.scaling import scaled

OVERLAY_MARGIN, OVERLAY_GAP = 10, 6
"""Pixels at 100 % around the cards, and between them."""
CHANGES_OVER = QEvent.Type.Resize, QEvent.Type.Show
CHANGES_CARD = QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent
REST_MS = 200
"""How long what is below must rest before cards make way for it."""


class Place(NamedTuple):
    """Where a card lies along the upper or the lower edge."""

    at_top: bool = True
    across: float = 0.5
    """0 at the left edge, 1 at the right one."""


PLACES = (
    Place(),
    Place(at_top=False),
    *(Place(at_top, side) for between in (0.0, 0.25) for at_top in (True, False) for side in (between, 1.0 - between)),
)
"""The places of a card that makes way, the best one first."""


class EvasiveCard(QFrame):
    """A card that lies at another edge or in a corner where it would hide what the player has to see."""

    places: ClassVar[Sequence[Place]] = PLACES

    @property
    def about(self) -> Hashable:
        """What it says something about: as long as that is the same, it stays where it is."""
        return None

    def grown(self, size: QSize) -> QSize:
        """Return the size to which it may grow while it stays."""
        return size

    def fit(self, room: QSize) -> None:
        """Show as much as has room; called before the card is laid out."""

    def kept_free(self) -> Sequence[QRect]:
        """Return what the card should not hide, as rectangles of the widget below."""
        return ()

    def better_free(self) -> Sequence[QRect]:
        """Return what it should not hide either where there is a choice."""
        return ()

    def all_below(self) -> Sequence[QRect]:
        """Return all that lies below, of which it covers as little as it can."""
        return ()


class Overlays(QObject):
    """Puts cards over a widget, one below the other in the middle of its upper edge; hidden cards take no room.

    A card that has a `heightForWidth` is as wide as its size hint, or as the widget where that is narrower. An
    `EvasiveCard` lies in the first of its `places` where it hides least of what it should keep free, then of what it
    should better, and then of all that is below; it stays there until it is about something else or hides what it
    should keep free, as what is below has moved.

    - `arranged`: the cards have their places
    """

    arranged = Signal()

    def __init__(self, over: QWidget, cards: Sequence[QWidget] = ()) -> None:
        super().__init__(over)
        self.over = over
        self.cards = list(cards)
        self._chosen: dict[QWidget, tuple[Hashable, Place]] = {}
        """Where cards lie, and what they are about."""
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._look_again)
        over.installEventFilter(self)
        for card in self.cards:
            hidden = card.isHidden()
            card.setParent(over)
            card.setHidden(hidden)
            card.installEventFilter(self)
        self._arrange()

    def make_way(self) -> None:
        """Arrange the cards again when what is below has stopped moving."""
        self._rest.start()

    def _look_again(self) -> None:
        """Arrange the cards again; one that hides nothing that it should keep free stays where it is."""
        for card, (about, _) in list(self._chosen.items()):
            free = card.kept_free() if isinstance(card, EvasiveCard) else ()
            if about is None or any(map(card.geometry().intersects, free)):
                del self._chosen[card]
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the cards when one of them or the widget below changes its size, and when a card comes or goes."""
        if event.type() in (CHANGES_OVER if watched is self.over else CHANGES_CARD):
            self._arrange()
        return False

    def _arrange(self) -> None:
        margin = scaled(OVERLAY_MARGIN)
        room = self.over.size() - QSize(2 * margin, 2 * margin)
        used = {True: margin, False: margin}
        for card in self.cards:
            if card.isHidden():
                self._chosen.pop(card, None)
                continue
            if isinstance(card, EvasiveCard):
                card.fit(room)
            wide = min(room.width(), card.sizeHint().width())
            high = card.heightForWidth(wide) if card.hasHeightForWidth() else card.sizeHint().height()
            place = self._place(card, QSize(wide, high), used)
            card.setGeometry(self._box(place, QSize(wide, high), used))
            card.raise_()
            used[place.at_top] += high + scaled(OVERLAY_GAP)
        self.arranged.emit()

    def _place(self, card: QWidget, size: QSize, used: dict[bool, int]) -> Place:
        """The first of the places where a card hides least."""
        if not isinstance(card, EvasiveCard):
            return PLACES[0]
        about, chosen = self._chosen.get(card, (None, PLACES[0]))
        if about is not None and about == card.about:
            return chosen
        free, also, below, grown = card.kept_free(), card.better_free(), card.all_below(), card.grown(size)

        def hidden(place: Place) -> tuple[int, int, int]:
            box = self._box(place, grown, used)
            covered = (box.intersected(one).size() for one in below)
            area = sum(size.width() * size.height() for size in covered)
            return sum(map(box.intersects, free)), sum(map(box.intersects, also)), area

        chosen = min(card.places, key=hidden)
        self._chosen[card] = card.about, chosen
        return chosen

    def _box(self, place: Place, size: QSize, used: dict[bool, int]) -> QRect:
        margin = scaled(OVERLAY_MARGIN)
        left = margin + int((self.over.width() - 2 * margin - size.width()) * place.across)
        top = used[True] if place.at_top else self.over.height() - used[False] - size.height()
        return QRect(left, top, size.width(), size.height())
