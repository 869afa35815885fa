"""Divides an area in two."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Line
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.mapmaking.edit.shapes import split_and_merge
from indonesia_qt.ui.board.background.painter_paths import line_path
from indonesia_qt.ui.editor.edit_view import Touch
from indonesia_qt.ui.editor.tools.pencil import Ground, PencilTool

TRIES = 40
"""Places along a line, at equal distances, whose areas are looked up."""


class SplitTool(PencilTool):
    """Cuts the selected area in two if the line comes to it, or else the area in which the line's middle lies."""

    id = "split"
    title: ClassVar[str] = phrase("Split areas")
    hint: ClassVar[str] = phrase(
        "Draw a line from border to border, freehand or with clicks. Enter ends it, Backspace removes the "
        "last corner. Alt+click detaches an island."
    )
    keys = "C"
    glyph = "M3 4.5 h18 v15 h-18 Z M9.5 2 L12 8 L10 12.5 L13.5 17 L12.5 22"
    fills = False

    def press(self, touch: Touch) -> None:
        """Begin a corner or a free-hand line; with Alt, make an island an area of its own."""
        if touch.modifiers & Qt.KeyboardModifier.AltModifier and touch.area:
            step = tr("Detach island from {area}", area=self.document.name(touch.area))
            self.document.do(step, lambda draft: split_and_merge.detached(draft, touch.area, touch.place)[0])
            return
        self.pencil.press(touch)

    def release(self, touch: Touch) -> None:
        """Add what was drawn; finish a free-hand line, and one that comes to a border again."""
        landing, line = self.pencil.release(touch), self.pencil.line
        if landing is not None and (self.pencil.is_free_hand or (len(line) > 1 and landing.on is not Ground.OPEN)):
            self.finish()

    def finish(self) -> None:
        """Cut the area along the line."""
        line = self.pencil.line
        area = self._meant(line)
        if not area:
            self.document.refused.emit(tr("The line doesn’t cross any area."))
            return
        parts: list[str] = []

        def split(draft: Draft) -> Draft:
            after, new = split_and_merge.divided(draft, area, line)
            parts[:] = area, new
            return after

        self.pencil.clear()
        if self.document.do(tr("Split {area}", area=self.document.name(area)), split):
            self.document.select(parts)

    def _meant(self, line: Line) -> str:
        """Return the area that alone is selected if the line comes to it, else the area in the line's middle."""
        way, selected = line_path(line), self.document.selection
        if len(selected) == 1 and any(
            self.scene.path_of(selected[0]).contains(way.pointAtPercent(n / TRIES)) for n in range(TRIES + 1)
        ):
            return selected[0]
        return self.scene.area_at(way.pointAtPercent(0.5)) if len(line) > 1 else ""
