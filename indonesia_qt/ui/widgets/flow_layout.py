"""A layout that wraps its widgets, as words are wrapped on a page."""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem


class FlowLayout(QLayout):
    """Places widgets side by side, and those that don't fit on the next line; hidden ones take no room.

    The lines are as even as they can be without more of them, and their widgets share the width, unless they are
    `packed`: then each line is filled, and what is left of it stays empty.
    """

    def __init__(self, spacing: int, *, packed: bool = False) -> None:
        super().__init__()
        self._packed = packed
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        """Add an item."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Return an item; None if there is none of this index."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Remove and return an item; None if there is none of this index."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Return True."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines for a width, in pixels."""
        margins = self.contentsMargins()
        lines = self._flow(QRect(0, 0, width - margins.left() - margins.right(), 0), place=False)
        return lines + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        """Return the size of all items in one line."""
        hints = [item.sizeHint() for item in self._shown]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0)).grownBy(self.contentsMargins())

    def minimumSize(self) -> QSize:  # noqa: N802
        """Return the size of the largest item."""
        widest = QSize(0, 0)
        for item in self._shown:
            widest = widest.expandedTo(item.minimumSize())
        return widest.grownBy(self.contentsMargins())

    def setGeometry(self, box: QRect) -> None:  # noqa: N802
        """Place all items."""
        super().setGeometry(box)
        self._flow(box.marginsRemoved(self.contentsMargins()), place=True)

    @property
    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _flow(self, box: QRect, *, place: bool) -> int:
        """Return the height of all lines; place their items, too, if `place` is set."""
        top = box.top()
        for line in self._lines(box.width()):
            taken = sum(item.sizeHint().width() for item in line) + self.spacing() * (len(line) - 1)
            spare = box.width() - taken
            shared = min(0, spare) if self._packed else spare
            widths = [
                item.sizeHint().width() + (shared * (number + 1)) // len(line) - (shared * number) // len(line)
                for number, item in enumerate(line)
            ]
            height = max(
                item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
                for item, width in zip(line, widths, strict=True)
            )
            left = box.left()
            for item, width in zip(line, widths, strict=True):
                if place:
                    item.setGeometry(QRect(left, top, width, height))
                left += width + self.spacing()
            top += height + self.spacing()
        return max(0, top - box.top() - self.spacing())

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        items = self._shown
        hints = [item.sizeHint().width() for item in items]
        numbers, widest = self._filled(hints, width)
        while not self._packed:
            narrower, its_widest = self._filled(hints, widest - 1)
            if len(narrower) > len(numbers) or its_widest >= widest:
                break
            numbers, widest = narrower, its_widest
        left = iter(items)
        return [list(islice(left, number)) for number in numbers]

    def _filled(self, hints: list[int], width: int) -> tuple[list[int], int]:
        """How many items each line has if it is as full as can be in a width, and the width of the widest line.

        An item that is wider has a line of its own.
        """
        numbers: list[int] = []
        used = widest = 0
        for hint in hints:
            if numbers and used + self.spacing() + hint <= width:
                numbers[-1] += 1
                used += self.spacing() + hint
            else:
                numbers.append(1)
                used = hint
            widest = max(widest, used)
        return numbers, widest
