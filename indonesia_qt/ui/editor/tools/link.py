"""Links areas and unlinks them."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.mapmaking.edit.linking import toggled, unlink
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.edit_view import EditView, Tool, Touch
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.editor.links.link_layer import LinkLayer, LinkLegend, Neighbourhood
from indonesia_qt.ui.editor.links.texts import neighbours_in_words
from indonesia_qt.ui.editor.tools.gestures import step_by_key
from indonesia_qt.ui.editor.tools.pointer_note import PointerNote

APART = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
"""Either of these, held, unlinks; some systems keep Alt with the mouse for themselves."""


class LinkTool(Tool):
    """Shows the neighbours of the area that is pointed at or selected; a drag, or two clicks, link two areas."""

    id = "link"
    title: ClassVar[str] = phrase("Link areas")
    hint: ClassVar[str] = phrase(
        "Drag from one area to another, or click one and then the other, to link or unlink them. Hold Alt "
        "or Shift to unlink only."
    )
    keys = "L"
    changed_layer = EditLayer.LINKS
    glyph = (
        "M8.4 15.6 L15.6 8.4 M2.6 18 A3.4 3.4 0 1 0 9.4 18 A3.4 3.4 0 1 0 2.6 18 "
        "M14.6 6 A3.4 3.4 0 1 0 21.4 6 A3.4 3.4 0 1 0 14.6 6"
    )

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.layer = LinkLayer(self.scene)
        self.legend = LinkLegend(self.layer, view)
        self.note = PointerNote(view)
        self._neighbourhood = Neighbourhood(self.scene)
        self._rubber = self.scene.add_strokes(EditLayer.TOOL)
        self._first = ""
        """The area from which a link is drawn."""
        self._waits = self._pressed = self._in_use = False
        self.scene.area_hovered.connect(self._follow)
        self.scene.drawn.connect(self._follow)
        self.document.selection_changed.connect(self._follow)

    def begin(self) -> None:
        """Show all links."""
        self._in_use = True
        self.layer.need(True)
        self._follow()

    def end(self) -> None:
        """Show the map as it was."""
        self._in_use = False
        self._let_go()
        self._neighbourhood.clear()
        self.layer.show_hub("")
        self.layer.need(False)

    def cancel(self) -> None:
        """Forget the link that was begun."""
        self._let_go()
        self._follow()

    def begin_from(self, area: str) -> None:
        """Begin a link from an area: a click on another one ends it."""
        self._let_go()
        self._first, self._waits = area, True
        self.document.select([area])
        self._follow()
        self.message.emit(tr("Click the area to link with {area}. Esc cancels.", area=self.document.name(area)))

    def press(self, touch: Touch) -> None:
        """Begin a link, or end one that a click began."""
        self._pressed = True
        if not self._waits:
            self._first = touch.area
            self._follow()

    def move(self, touch: Touch) -> None:
        """Draw the line to the pointer, and say what letting go would do."""
        if not self._first:
            return
        other = touch.area if touch.area != self._first else ""
        end = self.scene.point_of(other) if other else touch.point
        self._draw_rubber(self.scene.point_of(self._first), end)
        if other:
            self.note.say(self.thing_at(touch), touch.screen)
        else:
            self.note.hide()

    def thing_at(self, touch: Touch) -> str:
        """Return in words what letting go there would do to the link that was begun."""
        if not self._first or touch.area in ("", self._first):
            return ""
        return edits.outlook(self.document.draft.board, self._first, touch.area, _change(touch))

    def release(self, touch: Touch) -> None:
        """Link or unlink; a click on one area waits for another one, and one beside all selects nothing."""
        if not self._pressed:
            return
        self._pressed = False
        if not touch.area or not self._first:
            is_click = not self._first
            self.cancel()
            if is_click:
                self.document.select(())
        elif touch.area != self._first:
            first = self._first
            self._let_go()
            self.document.select([first])
            message = edits.do(self.document, first, touch.area, _change(touch))
            if message:
                self.message.emit(message)
        elif self._waits:
            self.cancel()
        else:
            self._waits = True
            self.document.select([self._first])

    def key(self, event: QKeyEvent) -> bool:
        """Select the next area with an arrow key."""
        return step_by_key(self.document, event)

    def _let_go(self) -> None:
        self._first, self._waits, self._pressed = "", False, False
        self._rubber.show_strokes([])
        self.note.hide()

    def _follow(self) -> None:
        """Show the neighbours of the area that matters now, and say how many there are."""
        if not self._in_use:
            return
        areas = {area.id for area in self.document.board.areas()}
        if self._first and self._first not in areas:
            self._let_go()
        selected = self.document.selection
        hub = self._first or self.scene.hovered or (selected[0] if len(selected) == 1 else "")
        self.layer.show_hub(hub)
        if hub in areas:
            self._neighbourhood.show(hub, self.layer.shown)
            self.message.emit(neighbours_in_words(self.document.name(hub), self.layer.shown))
        else:
            self._neighbourhood.clear()

    def _draw_rubber(self, start: QPointF, end: QPointF) -> None:
        path, pixel = QPainterPath(start), 1 / self.view.scale_now
        path.lineTo(end)
        path.addEllipse(start, 4 * pixel, 4 * pixel)
        path.addEllipse(end, 4 * pixel, 4 * pixel)
        colours = self.scene.theme.highlights
        casing, line = pen(colours.casing, 6 * pixel), pen(colours.focus, 3 * pixel)
        self._rubber.show_strokes([Stroke(path, casing), Stroke(path, line)])


def _change(touch: Touch) -> edits.Change:
    return unlink if touch.modifiers & APART else toggled
