"""Selects areas."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.editor.edit_view import Tool, Touch
from indonesia_qt.ui.editor.tools.gestures import RubberBand, step_by_key


class SelectTool(Tool):
    """Selects areas: a click one, with Shift or Ctrl one more or one fewer, and a drag all whose tokens it encloses."""

    id = "select"
    title: ClassVar[str] = phrase("Select")
    hint: ClassVar[str] = phrase(
        "Click an area to select it; hold Shift to select more. Drag a box to select all areas in it."
    )
    keys = "S"
    glyph = "M5 3 L5 18 L9 14.5 L11.5 20.5 L14 19.4 L11.6 13.6 L17 13 Z"

    _from: QPointF | None = None
    _band: RubberBand | None = None

    def press(self, touch: Touch) -> None:
        """Begin a click or a box."""
        self._from = touch.point

    def move(self, touch: Touch) -> None:
        """Draw the box."""
        if self._from is None:
            return
        if self._band is None:
            if not touch.is_drag(self._from):
                return
            self._band = RubberBand(self.scene, self._from)
        self._band.stretch(touch.point)

    def release(self, touch: Touch) -> None:
        """Select what was clicked or enclosed."""
        was_pressed, band = self._from is not None, self._band
        self.cancel()
        if not was_pressed:
            return
        lake = self.scene.lake_at(touch.point) if band is None and not touch.area else ""
        if lake:
            self.document.select([lake])
            return
        if band is None:
            found = [touch.area] if touch.area else []
        else:
            found = [area.id for area in self.document.board.areas() if band.box.contains(QPointF(*area.token))]
        more = touch.modifiers & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        self.document.select(self._with(found) if more else found)

    def cancel(self) -> None:
        """Take the box away."""
        self._from = None
        if self._band is not None:
            self._band.remove()
            self._band = None

    def key(self, event: QKeyEvent) -> bool:
        """Select the next area with an arrow key."""
        return step_by_key(self.document, event)

    def _with(self, found: list[str]) -> list[str]:
        """Return the selection with these areas too; a single one that is selected already is left out instead."""
        now = list(self.document.selection)
        if len(found) == 1 and found[0] in now:
            return [area for area in now if area != found[0]]
        return now + found
