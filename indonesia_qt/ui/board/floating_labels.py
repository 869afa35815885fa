"""Labels that float over the board: the card beside an area, which never covers the area itself, and the legend."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.rich_text import Rich, rich

DELAY_MS = 300
"""How long the pointer rests on an area before its card comes, unless another delay is set."""
BESIDE = 14
"""Pixels between the card and what is pointed at."""
WIDEST = 320
"""Pixels at 100 %."""
PINNED = phrase("Pinned (P to unpin)")


class HoverCard(Label):
    """Lies on the board and lets every click through. The first line of its text is its heading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent, role="legend", wordWrap=True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.pinned = False
        self._about, self._beside = "", QRect()
        self._wait = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._wait.timeout.connect(self.show_now)

    def set_delay(self, milliseconds: int) -> None:
        """Set how long the pointer must rest, in milliseconds."""
        self._wait.setInterval(milliseconds)

    def point_at(self, text: str, beside: QRect) -> None:
        """Show a text after a while beside a part of the parent; nothing for an empty one. A pinned card stays."""
        if self.pinned:
            return
        self._about, self._beside = text, beside
        self.hide()
        if text:
            self._wait.start()
        else:
            self._wait.stop()

    def show_now(self) -> None:
        """Show the card that would come after a while."""
        self._wait.stop()
        if not self._about:
            return
        heading, *lines = self._about.split("\n")
        pin = [rich("<i>{pinned}</i>", pinned=tr(PINNED))] if self.pinned else []
        self.setText(Rich("<br>").join([rich("<b>{heading}</b>", heading=heading), *lines, *pin]))
        self.setAccessibleName(self._about.replace("\n", ", "))
        self.ensurePolished()  # the style's padding counts
        width = max(self.fontMetrics().horizontalAdvance(line) for line in self._about.split("\n"))
        self.setFixedWidth(min(scaled(WIDEST), width + scaled(48)))
        self.setFixedHeight(self.heightForWidth(self.width()))
        self.move(self._place(self.size()))
        self.raise_()
        self.show()

    def update_text(self, text: str) -> None:
        """Say something else about the same part of the parent, as what lies there has changed."""
        if self._about and text != self._about:
            self._about = text
            if self.isVisible():
                self.show_now()

    def toggle_pin(self) -> None:
        """Keep the card that is shown or would come; or let it go."""
        self.pinned = not self.pinned and bool(self._about)
        if self.pinned:
            self.show_now()
        else:
            self.hide()

    def _place(self, size: QSize) -> QPoint:
        """The first place beside it that lies wholly within the parent; else the corner farthest from it."""
        parent = self.parentWidget()
        assert parent
        room, last = parent.rect(), QPoint()
        for corner in _corners(self._beside, size, room):
            last = corner
            box = QRect(corner, size)
            if room.contains(box) and not box.intersects(self._beside):
                return corner
        return last


def _corners(beside: QRect, size: QSize, room: QRect) -> Iterator[QPoint]:
    """Where a card may lie: right, left, below and above, pushed inside along the other axis; then the corners."""
    x = max(room.left(), min(beside.center().x() - size.width() // 2, room.right() - size.width()))
    y = max(room.top(), min(beside.top(), room.bottom() - size.height()))
    yield QPoint(beside.right() + BESIDE, y)
    yield QPoint(beside.left() - BESIDE - size.width(), y)
    yield QPoint(x, beside.bottom() + BESIDE)
    yield QPoint(x, beside.top() - BESIDE - size.height())
    middle = beside.center()
    left = room.left() if middle.x() > room.center().x() else room.right() - size.width()
    top = room.top() if middle.y() > room.center().y() else room.bottom() - size.height()
    yield QPoint(left, top)


MARGIN = 10
"""Pixels at 100 % between the plate and the corner."""


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
