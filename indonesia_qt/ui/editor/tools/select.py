"""Selects areas, and drags selected land."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.mapmaking.edit.shapes import placing
from indonesia_qt.mapmaking.edit.shapes.placing import Placing
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.edit_view import EditView, Tool, Touch
from indonesia_qt.ui.editor.tools.gestures import DIRECTIONS, RubberBand, nudge, step_by_key
from indonesia_qt.ui.editor.tools.placing_frame import Grasp, PlacingDrag, PlacingFrame
from indonesia_qt.ui.editor.tools.pointer_note import PointerNote

ADDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
"""Either of these, held, selects more or fewer."""


class SelectTool(Tool):
    """Selects areas: a click one, with Shift or Ctrl one more or one fewer, and a drag all whose tokens it encloses.

    Selected land, and nothing else with it, has a frame: a drag of the land moves it, one of a corner scales it, and
    one of the handle above turns it.
    """

    id = "select"
    title: ClassVar[str] = phrase("Select")
    hint: ClassVar[str] = phrase(
        "Click an area to select it; hold Shift to select more. Drag a box to select all areas in it. Drag selected "
        "land to move it, or its handles to scale and rotate it. Double-click renames."
    )
    keys = "S"
    glyph = "M5 3 L5 18 L9 14.5 L11.5 20.5 L14 19.4 L11.6 13.6 L17 13 Z"

    _from: QPointF | None = None
    _grasp: Grasp | None = None
    """How land is held since the press."""
    _pointed: Grasp | None = None
    _band: RubberBand | None = None
    _drag: PlacingDrag | None = None
    _in_use = False

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.frame, self.note = PlacingFrame(view), PointerNote(view)
        self.document.changed.connect(self._follow)
        self.document.selection_changed.connect(self._follow)
        self.scene.locks_changed.connect(self._follow)
        view.zoomed.connect(self._show)

    @property
    def movable(self) -> tuple[str, ...]:
        """The selected areas, if all of them are land and the areas aren't locked."""
        chosen, is_locked = self.document.selection, EditLayer.LANDS in self.scene.locked
        return chosen if not is_locked and {land.id for land in self.document.board.lands}.issuperset(chosen) else ()

    @property
    def is_busy(self) -> bool:
        """Whether land is dragged, or a box."""
        return self._drag is not None or self._band is not None

    def begin(self) -> None:
        """Show the frame of selected land."""
        self._in_use = True
        self._show()

    def end(self) -> None:
        """Take the frame away."""
        super().end()
        self._in_use, self._pointed = False, None
        self._show()

    def press(self, touch: Touch) -> None:
        """Take hold of selected land, or begin a click or a box."""
        self._from, self._grasp = touch.point, self._grasp_at(touch)

    def move(self, touch: Touch) -> None:
        """Drag the land, or draw the box; show what could be taken hold of."""
        if self._from is None:
            grasp = self._grasp_at(touch)
            if grasp is not self._pointed:
                self._pointed = grasp
                self._show()
                self.view.viewport().setCursor(grasp.cursor if grasp else self.cursor)
            return
        if self._drag is None and self._band is None:
            if not touch.is_drag(self._from):
                return
            if self._grasp is None:
                self._band = RubberBand(self.scene, self._from)
            else:
                areas = self.movable
                self.document.allowed.emit()  # a refusal of the drag before has been read
                self._drag = PlacingDrag(areas, self.frame.box_of(areas), self._grasp, self._from)
        if self._drag is not None:
            self._drag.follow(touch)
            self.scene.hover("")
            self.frame.show_drag(self._drag)
            self.note.say(self._drag.measure, touch.screen)
        elif self._band is not None:
            self._band.stretch(touch.point)

    def release(self, touch: Touch) -> None:
        """Put the land where it was dragged, or select what was clicked or enclosed."""
        was_pressed, grasp, band, drag = self._from is not None, self._grasp, self._band, self._drag
        self.cancel()
        if drag is not None:
            self._place(drag.step, drag.areas, drag.way)
        elif was_pressed and grasp in (None, Grasp.GROUND):
            self._select(touch, band)

    def double_click(self, touch: Touch) -> None:
        """Rename what the first click selected."""
        del touch
        self.view.rename_requested.emit()

    def cancel(self) -> None:
        """Take the box away; land that is dragged stays where it was."""
        self._from = self._grasp = self._drag = None
        self.note.hide()
        if self._band is not None:
            self._band.remove()
            self._band = None
        self._show()

    def key(self, event: QKeyEvent) -> bool:
        """Move selected land with an arrow key, farther with Shift; select the next area with Ctrl."""
        if event.key() not in DIRECTIONS or self._drag is not None:
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return step_by_key(self.document, event)
        areas = self.movable
        if EditLayer.LANDS in self.scene.locked:
            self.say_locked(EditLayer.LANDS)
        elif areas:
            step = counted(len(areas), "Move {n} area", "Move {n} areas")
            self._place(step, areas, placing.placing((0.0, 0.0), nudge(event)))
        else:
            self.message.emit(tr("Arrow keys move selected land. Ctrl+arrow key selects the next area."))
        return True

    def thing_at(self, touch: Touch) -> str:  # noqa: ARG002
        """Return in words how far land was dragged."""
        return self._drag.measure if self._drag is not None else ""

    def _grasp_at(self, touch: Touch) -> Grasp | None:
        """Return how land would be held by a press: by a handle, or by its ground; None for other things."""
        areas = self.movable
        if not areas or touch.modifiers & ADDING:
            return None
        handle = self.frame.handle_at(areas, touch.point)
        return handle or (Grasp.GROUND if touch.area in areas else None)

    def _place(self, step: str, areas: tuple[str, ...], way: Placing) -> None:
        self.document.do(step, lambda draft: placing.placed(draft, areas, way))

    def _select(self, touch: Touch, band: RubberBand | None) -> None:
        lake = self.scene.lake_at(touch.point) if band is None and not touch.area else ""
        if lake:
            self.document.select([lake])
            return
        if band is None:
            found = [touch.area] if touch.area else []
        else:
            found = [area.id for area in self.document.board.areas() if band.box.contains(QPointF(*area.token))]
        self.document.select(self._with(found) if touch.modifiers & ADDING else found)

    def _with(self, found: list[str]) -> list[str]:
        """Return the selection with these areas too; a single one that is selected already is left out instead."""
        now = list(self.document.selection)
        if len(found) == 1 and found[0] in now:
            return [area for area in now if area != found[0]]
        return now + found

    def _follow(self) -> None:
        """Give a drag up when the map or the selection changes below it."""
        if self._drag is not None:
            self.cancel()
        else:
            self._show()

    def _show(self, *_: object) -> None:
        if self._drag is None:
            self.frame.show(self.movable if self._in_use else (), self._pointed)
