"""Divides an area in two, or more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent

from indonesia_qt.board.draft import EditError
from indonesia_qt.board.model import Line
from indonesia_qt.i18n.text import counted, paragraph, phrase, tr
from indonesia_qt.mapmaking.edit.shapes import split_and_merge
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import Division, OpenLineError
from indonesia_qt.ui.board.background.painter_paths import line_path
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.edit_view import REACH, EditView, Touch
from indonesia_qt.ui.editor.tools.gestures import ENDING
from indonesia_qt.ui.editor.tools.pencil import CASED, Ground, PencilTool, thin_pen
from indonesia_qt.ui.editor.tools.pointer_note import PointerNote

DETACHING = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
"""Either of these, held, detaches; some systems keep Alt for themselves."""
TRIES = 40
"""Places along a line, at equal distances, whose areas are looked up."""


class SplitTool(PencilTool):
    """Cuts the selected area if the line comes to it, or else the area in which the line's middle lies.

    A line that cuts nothing stays as half a border, until another one that meets it completes it. More than two parts,
    and slivers that go to a neighbour, are shown first; Enter makes them.
    """

    id = "split"
    title: ClassVar[str] = phrase("Split areas")
    hint: ClassVar[str] = phrase(
        "Draw a line from border to border, freehand or with clicks. Enter ends it, Backspace removes the "
        "last corner. Alt+click detaches an island."
    )
    keys = "C"
    changed_layer = EditLayer.LANDS
    glyph = "M3 4.5 h18 v15 h-18 Z M9.5 2 L12 8 L10 12.5 L13.5 17 L12.5 22"
    fills = False

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self._halves: list[Line] = []
        self._shown: tuple[str, Division] | None = None
        """The area whose division is shown, and what it makes."""
        self._item, self._note = self.scene.add_strokes(EditLayer.TOOL), PointerNote(view)
        self._pointer = QPoint()
        self.document.changed.connect(self._follow)

    def cancel(self) -> None:
        """Forget what is shown, or else the line and halves of borders."""
        if not self._take_back():
            self._keep([])
        self._note.hide()
        super().cancel()

    def end(self) -> None:
        """Forget everything."""
        self._take_back()
        super().end()

    def press(self, touch: Touch) -> None:
        """Begin a corner or a free-hand line; with Alt or Shift, make an island an area of its own."""
        self._take_back()
        self._note.hide()
        if touch.modifiers & DETACHING and touch.area:
            step = tr("Detach island from {area}", area=self.document.name(touch.area))
            self.document.do(step, lambda draft: split_and_merge.detached(draft, touch.area, touch.place)[0])
            return
        self.pencil.press(touch)

    def release(self, touch: Touch) -> None:
        """Add what was drawn; finish a free-hand line, and one that comes to a border again."""
        landing, line = self.pencil.release(touch), self.pencil.line
        self._pointer = touch.screen
        if landing is not None and (self.pencil.is_free_hand or (len(line) > 1 and landing.on is not Ground.OPEN)):
            self.finish()

    def double_click(self, touch: Touch) -> None:
        """Finish the line, unless its last corner has done so."""
        if self.pencil.line:
            super().double_click(touch)

    def claims(self, event: QKeyEvent) -> bool:
        """Return whether a key finishes a line, makes what is shown, or takes the last corner or half border back."""
        if self._shown is not None:
            return event.key() in ENDING
        return super().claims(event) or (bool(self._halves) and event.key() == Qt.Key.Key_Backspace)

    def key(self, event: QKeyEvent) -> bool:
        """Finish the line or make what is shown, or take the last corner back, or else the last half of a border."""
        if not self.claims(event):
            return False
        if self._shown is not None:
            self._make(*self._shown)
        elif self.pencil.line:
            super().key(event)
        else:
            self._keep(self._halves[:-1])
        return True

    def finish(self) -> None:
        """Cut the area along the line, alone or together with half a border; if that cuts nothing, keep the line."""
        line = self.pencil.line
        area = self._meant(line)
        self.pencil.clear()
        if not area:
            self.document.refused.emit(tr("The line doesn’t cross any area."))
            return
        refusal: EditError | None = None
        for way in self._ways(line):
            try:
                division = split_and_merge.divided(self.document.draft, area, way)
            except OpenLineError:
                continue
            except EditError as error:
                refusal = refusal or error
                continue
            self._offer(area, division)
            return
        if refusal is not None:
            self.document.spot = refusal.spot
            self.document.refused.emit(str(refusal))
        else:
            self._keep_half(area, line)

    def _ways(self, line: Line) -> Iterator[Line]:
        """Yield the line alone, and what it makes together with each half of a border."""
        yield line
        for half in self._halves:
            yield from split_and_merge.completions(half, line, REACH / self.view.scale_now)

    def _offer(self, area: str, division: Division) -> None:
        """Make two parts at once; show what else comes of it."""
        if len(division.new) == 1 and not division.slivers:
            self._make(area, division)
            return
        self.document.preview(lambda _: division.draft)
        self._shown = area, division
        parts = counted(len(division.new) + 1, "{n} part.", "{n} parts.")
        slivers = division.slivers
        text = paragraph(
            parts,
            counted(slivers, "{n} sliver goes to the part beside it.", "{n} slivers go to the parts beside them.")
            if slivers
            else "",
            tr("Press Enter to split, or Esc to cancel."),
        )
        self._say(text)

    def _make(self, area: str, division: Division) -> None:
        self._shown = None
        self._keep([])
        self._note.hide()
        self.document.push(tr("Split {area}", area=self.document.name(area)), division.draft)
        self.document.select([area, *division.new])

    def _follow(self) -> None:
        """Forget the division that was shown when another step was made meanwhile."""
        if not self.document.is_dragged:
            self._shown = None

    def _take_back(self) -> bool:
        """Show the map as it is; return whether something else was shown."""
        was_shown, self._shown = self._shown is not None, None
        if was_shown:
            self.document.end_preview()
        return was_shown

    def _keep_half(self, area: str, line: Line) -> None:
        """Keep a line that cuts nothing, together with a half that it continues."""
        reach = REACH / self.view.scale_now
        for half in self._halves:
            longer = next(split_and_merge.completions(half, line, reach), None)
            if longer is not None:
                self._keep([*(other for other in self._halves if other is not half), longer])
                break
        else:
            self._keep([*self._halves, line])
        text = tr("The line doesn’t cut {area} yet. Continue it to a border.", area=self.document.name(area))
        self._say(text)

    def _keep(self, halves: list[Line]) -> None:
        """Keep and show these halves of borders."""
        self._halves = halves
        self.pencil.ends = [end for half in halves for end in (half[0], half[-1])]
        marks = self.scene.theme.highlights
        self._item.show_strokes(
            [
                stroke
                for path in map(line_path, halves)
                for stroke in (
                    Stroke(path, thin_pen(marks.casing, CASED)),
                    Stroke(path, thin_pen(marks.affected, 2.0, Qt.PenStyle.DashLine)),
                )
            ]
        )

    def _say(self, text: str) -> None:
        """Say something at the pointer, and in the line below the map."""
        self._note.say(text, self._pointer)
        self.message.emit(text)

    def _meant(self, line: Line) -> str:
        """Return the area that alone is selected if the line comes to it, else the area in the line's middle."""
        way, selected = line_path(line), self.document.selection
        if len(selected) == 1 and any(
            self.scene.path_of(selected[0]).contains(way.pointAtPercent(n / TRIES)) for n in range(TRIES + 1)
        ):
            return selected[0]
        return self.scene.area_at(way.pointAtPercent(0.5)) if len(line) > 1 else ""
