"""What letting go would do, beside the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.widgets.plain_text import Label

NOTE_OFFSET = QPoint(16, 20)
"""From the pointer to the note's corner, in pixels."""


class PointerNote(Label):
    """A short sentence that goes with the pointer, wholly within its parent, and lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setProperty("role", "bubble")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, pointer: QPoint) -> None:
        """Show a sentence beside the pointer, whose place on the screen is given."""
        parent = self.parentWidget()
        assert parent
        self.setText(text)
        self.adjustSize()
        place = parent.mapFromGlobal(pointer) + NOTE_OFFSET
        most = parent.rect().bottomRight() - self.rect().bottomRight()
        self.move(max(0, min(place.x(), most.x())), max(0, min(place.y(), most.y())))
        self.raise_()
        self.show()
