"""A change that follows the pointer."""

from __future__ import annotations

from collections.abc import Callable

from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.document.map_document import MapDocument

DraftChange = Callable[[Draft], Draft]


class DragEdit:
    """Something is dragged: as long as it can be where the pointer is, it is shown there, and else where it last could.

    `refusal` says why it can't be where the pointer is, or nothing; the document tells it.
    """

    def __init__(self, document: MapDocument, text: str) -> None:
        self._document, self._text = document, text
        self.refusal = ""

    def follow(self, change: DraftChange) -> bool:
        """Show what letting go now would do; whether that can be done."""
        before, self.refusal = self.refusal, self._document.preview(change)
        if self.refusal:
            self._document.refused.emit(self.refusal)
            return False
        if before:
            self._document.allowed.emit()
        return True

    def let_go(self) -> None:
        """Do what was possible last, as one step."""
        self._document.keep(self._text)

    def give_up(self) -> None:
        """Leave everything as it was."""
        self._document.end_preview()
        self._document.allowed.emit()
