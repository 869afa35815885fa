"""Labels that float over the board: the card of an area, which covers nothing that can be clicked, and the legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.rich_text import Rich, rich

DELAY_MS = 300
"""How long the pointer rests on an area before its card comes, unless another delay is set."""
PLACES = 6
"""The number of places along each edge where a card is tried."""
WIDTHS = 320, 230, 190
"""Pixels at 100 %: the most that a card is wide, and widths that are tried where that would cover more."""
SMALLER, SMALLEST = 0.9, 9.0
"""The part to which type is made smaller in one step, and the points below which it isn't."""
PINNED = phrase("Pinned (P to unpin)")


class HoverCard(Label):
    """Lies on the board and lets every click through. The first line of its text is its heading.

    Where the board is too low for the text, it is in smaller type.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent, role="legend", wordWrap=True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.pinned = False
        self._about = ""
        self._place = QRect()
        self._free: Sequence[QRect] = ()
        self._in_sight: Sequence[QRect] = ()
        self._wait = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._wait.timeout.connect(self.show_now)

    def set_delay(self, milliseconds: int) -> None:
        """Set how long the pointer must rest, in milliseconds."""
        self._wait.setInterval(milliseconds)

    def point_at(self, text: str, place: QRect, free: Sequence[QRect], in_sight: Sequence[QRect] = ()) -> None:
        """Show a text about a place after a while, or nothing for an empty one; a pinned card stays.

        The card lies where it covers least of the parts to be kept `free`, and then of those to be left `in_sight`, in
        a narrower shape if that leaves more. Of the places that are as good it takes the one next to its own `place`:
        beside that, or else at an edge of the parent.
        """
        if self.pinned:
            return
        self._about, self._place, self._free, self._in_sight = text, place, free, in_sight
        self.hide()
        if text:
            self._wait.start()
        else:
            self._wait.stop()

    def show_now(self, kept: QPoint | None = None) -> None:
        """Show the card that would come after a while, `kept` in a place unless it covers less elsewhere."""
        self._wait.stop()
        if not self._about:
            return
        heading, *lines = self._about.split("\n")
        pin = [rich("<i>{pinned}</i>", pinned=tr(PINNED))] if self.pinned else []
        self.setText(Rich("<br>").join([rich("<b>{heading}</b>", heading=heading), *lines, *pin]))
        self.setAccessibleName(self._about.replace("\n", ", "))
        self.ensurePolished()  # the style's padding counts
        parent = self.parentWidget()
        assert parent
        longest = self.minimumSizeHint().width()  # of a name with its number
        sizes = [self._size(max(scaled(width), longest)) for width in WIDTHS]
        boxes = [QRect(at, size) for size in sizes for at in _places(size, parent.rect(), self._place)]
        stays = [QRect(kept, size) for size in sizes] if kept is not None else []
        stays = [box for box in stays if parent.rect().contains(box)]

        def worth(box: QRect) -> tuple[int, int, bool, int]:
            free, in_sight, away = self._covered(box)
            return free, in_sight, box not in stays, away

        place = min((*stays, *boxes), key=worth)
        self._size(place.width())
        self.setGeometry(place)
        if not self.isVisible():
            self.raise_()  # what has come over it since stays there
        self.show()

    def say_instead(self, text: str, place: QRect, free: Sequence[QRect], in_sight: Sequence[QRect] = ()) -> None:
        """Say something else about the same part of the parent, or lie elsewhere, as the position has changed."""
        if self._about and (text, free) != (self._about, self._free):
            kept = self.pos() if place == self._place else None
            self._about, self._place, self._free, self._in_sight = text, place, free, in_sight
            if self.isVisible():
                self.show_now(kept)

    def toggle_pin(self) -> None:
        """Keep the card that is shown or would come; or let it go."""
        self.pinned = not self.pinned and bool(self._about)
        if self.pinned:
            self.show_now()
        else:
            self.hide()

    def _size(self, widest: int) -> QSize:
        """Take the largest type in which the text is low enough, and return its size if it is as wide at most."""
        parent, font = self.parentWidget(), QApplication.font()
        assert parent
        while True:
            self.setFont(font)
            width = max(self.fontMetrics().horizontalAdvance(line) for line in self._about.split("\n"))
            self.setFixedWidth(min(widest, width + scaled(48)))
            self.setMinimumHeight(0)  # or the height of the text before would be the least
            self.setFixedHeight(self.heightForWidth(self.width()))
            smaller = font.pointSizeF() * SMALLER
            if self.height() + 2 * scaled(MARGIN) <= parent.height() or smaller < SMALLEST:
                return self.size()
            font.setPointSizeF(smaller)

    def _covered(self, box: QRect) -> tuple[int, int, int]:
        """How much a place covers of what is to be kept free, then of what should be in sight, and how far it is."""
        place = self._place
        across = max(box.left() - place.right(), place.left() - box.right(), 0)
        down = max(box.top() - place.bottom(), place.top() - box.bottom(), 0)
        return _common(box, self._free), _common(box, self._in_sight), across + down


def _common(box: QRect, parts: Sequence[QRect]) -> int:
    """How many pixels a box has in common with parts."""
    over = (box.intersected(part) for part in parts)
    return sum(part.width() * part.height() for part in over)


def _places(size: QSize, room: QRect, place: QRect) -> Iterator[QPoint]:
    """Where a card may lie, the best first: beside a place, then in the corners, and along the edges."""
    edge = scaled(MARGIN)
    away = scaled(AWAY)
    middle = place.center() - QRect(QPoint(), size).center()
    xs = place.right() + away, place.left() - away - size.width()
    ys = place.bottom() + away, place.top() - away - size.height()
    beside = [
        *(QPoint(x, middle.y()) for x in xs),
        *(QPoint(middle.x(), y) for y in ys),
        *(QPoint(x, y) for y in ys for x in xs),
    ]
    yield from (at for at in beside if room.adjusted(edge, edge, -edge, -edge).contains(QRect(at, size)))
    left, right = edge, max(edge, room.width() - size.width() - edge)
    top, bottom = edge, max(edge, room.height() - size.height() - edge)
    yield from (QPoint(x, y) for y in (bottom, top) for x in (right, left))
    for step in range(1, PLACES):
        x, y = left + (right - left) * step // PLACES, top + (bottom - top) * step // PLACES
        yield from (QPoint(right, y), QPoint(left, y), QPoint(x, bottom), QPoint(x, top))


MARGIN = 10
"""Pixels at 100 % between the plate and the corner."""
AWAY = 12
"""Pixels at 100 % between a card and its place."""


class Legend(Label):
    """Lies at the lower left of its parent and lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent, role="legend")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("Map legend"))

    def show_text(self, text: str) -> None:
        """Show these lines, or nothing."""
        self.setText(text)
        self.setVisible(bool(text))
        self.settle()

    def settle(self) -> None:
        """Go to the corner of the parent as it is now."""
        self.adjustSize()
        parent = self.parentWidget()
        assert parent
        self.move(scaled(MARGIN), parent.height() - self.height() - scaled(MARGIN))
