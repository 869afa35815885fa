"""Says in a few words at the pointer what a tool is about to do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.widgets.messages import Bubble

NOTE_OFFSET = QPoint(16, 20)
"""From the pointer to the note's corner, in pixels."""


WIDEST = 380
"""Pixels at 100 % from which on a sentence is wrapped."""


class PointerNote(Bubble):
    """A short sentence that goes with the pointer, wholly within its parent, and lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(WIDEST, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, pointer: QPoint) -> None:
        """Show a sentence beside the pointer, whose place on the screen is given."""
        parent = self.parentWidget()
        assert parent
        self.fit(text)
        place = parent.mapFromGlobal(pointer) + NOTE_OFFSET
        most = parent.rect().bottomRight() - self.rect().bottomRight()
        self.move(max(0, min(place.x(), most.x())), max(0, min(place.y(), most.y())))
        self.raise_()
        self.show()
