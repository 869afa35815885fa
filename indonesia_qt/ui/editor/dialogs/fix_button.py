"""A button that shows on the map what it would do while the pointer or the keyboard is on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QEnterEvent, QFocusEvent, QHideEvent
from PySide6.QtWidgets import QPushButton

from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.widgets.plain_text import caption, tip


class FixButton(QPushButton):
    """Makes a change of the map as one step, named like the button."""

    def __init__(self, document: MapDocument, text: str, change: Callable[[Draft], Draft]) -> None:
        super().__init__(caption(text))
        self.document, self.step, self.change = document, text, change
        self.setAutoDefault(False)
        self.clicked.connect(self._do)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show what it would do."""
        super().enterEvent(event)
        self._show()

    def leaveEvent(self, event: QEvent) -> None:
        """Show the map as it is."""
        super().leaveEvent(event)
        self.document.end_preview()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show what it would do."""
        super().focusInEvent(event)
        self._show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the map as it is."""
        super().focusOutEvent(event)
        self.document.end_preview()

    def hideEvent(self, event: QHideEvent) -> None:
        """Show the map as it is."""
        super().hideEvent(event)
        self.document.end_preview()

    def _show(self) -> None:
        why_not = self.document.preview(self.change)
        self.setToolTip(tip(why_not))

    def _do(self) -> None:
        self.document.do(self.step, self.change)
