"""Puts tokens, ships' places, names, arrows and ornaments where they belong."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.mapmaking.edit import grips, labels, placement
from indonesia_qt.mapmaking.edit.grips import ArrowGrip, BerthGrip, FleetGrip, Grip, NameGrip, OrnamentGrip, TurnGrip
from indonesia_qt.ui.board.background.painter_paths import line_path
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.edit_view import EditView, Tool, Touch
from indonesia_qt.ui.editor.tools.gestures import DIRECTIONS, REMOVING, DragEdit, nudge
from indonesia_qt.ui.editor.tools.handles import Handle, Handles, Look
from indonesia_qt.ui.editor.tools.pencil import thin_pen
from indonesia_qt.ui.style.theme import faded

TURN, GROWTH = 5.0, 1.0
"""Degrees that a step of the wheel turns a name, and map units that it makes it larger."""


class PlaceTool(Tool):
    """Drags whatever stands on the map, and turns and enlarges names."""

    id = "place"
    title: ClassVar[str] = phrase("Move labels and tokens")
    hint: ClassVar[str] = phrase(
        "Drag tokens, labels, arrows or ships (Shift: all ships in a sea). Ctrl+wheel rotates a label, "
        "Shift+wheel resizes it. Double-click wraps a label or adds a place for a ship. Delete removes."
    )
    keys = "P"
    glyph = (
        "M12 21.5 C8 16 5.5 12.5 5.5 9 a6.5 6.5 0 0 1 13 0 C18.5 12.5 16 16 12 21.5 Z "
        "M9.7 9 a2.3 2.3 0 1 0 4.6 0 a2.3 2.3 0 1 0 -4.6 0"
    )

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.held: Grip | None = None
        self._pointed: Grip | None = None
        self._from: QPointF | None = None
        self._carrying: DragEdit | None = None
        self._item, self._handles = self.scene.add_strokes(EditLayer.TOOL), Handles(self.scene)
        self.document.changed.connect(self._show)

    def end(self) -> None:
        """Let go of everything."""
        super().end()
        self.held = self._pointed = None
        self._show()

    def cancel(self) -> None:
        """Leave everything where it is; when nothing was dragged, hold nothing."""
        if self._carrying is not None:
            self._carrying.give_up()
        else:
            self.held = None
        self._from = self._carrying = None
        self._show()

    def press(self, touch: Touch) -> None:
        """Take hold of something, with Shift of all ships of a sea; with Alt, remove a bend or a ship's place."""
        self.held = self._at(touch)
        if isinstance(self.held, BerthGrip) and touch.modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.held = FleetGrip(self.held.sea)
        if self.held is not None and touch.modifiers & Qt.KeyboardModifier.AltModifier:
            self._remove(self.held)
        elif self.held is not None:
            self._from = touch.point
        self._show()

    def move(self, touch: Touch) -> None:
        """Drag what is held, or show what could be."""
        if self._from is None or self.held is None:
            self._pointed = self._at(touch)
        else:
            way = touch.point - self._from
            if self._carrying is None and touch.is_drag(self._from):
                self._carrying = DragEdit(self.document, grips.move_step(self.document.board, self.held))
            if self._carrying is not None:
                held = self.held
                self._carrying.follow(lambda draft: grips.moved(draft, held, way.x(), way.y()))
        self._show()

    def release(self, touch: Touch) -> None:
        """Leave what was dragged where it last could be."""
        carrying, self._from, self._carrying = self._carrying, None, None
        if carrying is not None:
            carrying.let_go()
        self._pointed = self._at(touch)
        self._show()

    def double_click(self, touch: Touch) -> None:
        """Add a ship's place on open water, or write a name on one line more."""
        if isinstance(self.held, NameGrip):
            self._break(self.held)
            return
        area, seas = touch.area, {sea.id for sea in self.document.board.seas}
        if isinstance(self.held, BerthGrip | FleetGrip | ArrowGrip) or area not in seas:
            return
        step = tr("Add place for a ship in {sea}", sea=self.document.name(area))
        self.document.do(step, lambda draft: placement.add_berth(draft, area, touch.place))

    def wheel(self, touch: Touch, steps: float) -> bool:
        """Turn the name at the pointer with Ctrl, and make it larger or smaller with Shift."""
        grip = self._at(touch)
        turns = bool(touch.modifiers & Qt.KeyboardModifier.ControlModifier)
        grows = bool(touch.modifiers & Qt.KeyboardModifier.ShiftModifier)
        if not isinstance(grip, NameGrip | TurnGrip) or turns == grows or self._carrying is not None:
            return False
        of, label = grip.of, labels.label_of(self.document.board, grip.of)
        self.held = NameGrip(of)
        if turns:
            step = tr("Rotate label of {place}", place=self.document.name(of))
            self.document.do(step, lambda draft: labels.turn_label(draft, of, label.angle + steps * TURN))
        else:
            step = tr("Resize label of {place}", place=self.document.name(of))
            self.document.do(step, lambda draft: labels.size_label(draft, of, label.size + steps * GROWTH))
        return True

    def claims(self, event: QKeyEvent) -> bool:
        """Return whether a key moves or removes things and something is held."""
        return self.held is not None and (event.key() in DIRECTIONS or event.key() in REMOVING)

    def key(self, event: QKeyEvent) -> bool:
        """Move what is held with the arrow keys; remove it with Delete."""
        if self.held is None or not self.claims(event) or self._carrying is not None:
            return False
        held = self.held
        if event.key() in REMOVING:
            self._remove(held)
        else:
            by = nudge(event)
            self.document.do(grips.move_step(self.document.board, held), lambda draft: grips.moved(draft, held, *by))
        return True

    def _at(self, touch: Touch) -> Grip | None:
        return grips.grip_at(self.document.board, touch.place, touch.reach, self.held)

    def _break(self, name: NameGrip) -> None:
        """Write a name on one line more, or on one line again when each of its words has a line."""
        text = labels.label_of(self.document.board, name.of).text
        lines = len(text.splitlines()) % len(text.split()) + 1
        step = tr("Wrap label of {place}", place=self.document.name(name.of))
        self.document.do(step, lambda draft: labels.break_label(draft, name.of, lines))

    def _remove(self, grip: Grip) -> None:
        step = grips.removal_step(self.document.board, grip)
        if self.document.do(step, lambda draft: grips.removed(draft, grip)):
            self.held = None

    def _show(self) -> None:
        """Show what is pointed at and what is held; this is red while it can't be where the pointer is."""
        board = self.document.board
        self.held, self._pointed = (
            grip if grip is not None and grips.is_there(board, grip) else None for grip in (self.held, self._pointed)
        )
        marks, shown = self.scene.theme.highlights, list[Stroke]()
        refused = self._carrying is not None and bool(self._carrying.refusal)
        for grip, colour in ((self._pointed, marks.hover), (self.held, marks.forbidden if refused else marks.chosen)):
            if grip is not None:
                path = line_path(grips.outline(board, grip))
                shown += [
                    Stroke(path, thin_pen(marks.casing, 4.0)),
                    Stroke(path, thin_pen(colour, 2.0), faded(colour, 0.1)),
                ]
        shown += [Stroke(stalk, thin_pen(marks.chosen, 1.5)) for stalk in self._stalks()]
        self._item.show_strokes(shown)
        self._handles.show_handles(self._marks(refused))

    def _marks(self, refused: bool) -> list[Handle]:
        board, held = self.document.board, self.held
        near = grips.extras(board, held or self._pointed)
        found = [Handle(grips.place(board, grip), isinstance(grip, OrnamentGrip)) for grip in near]
        if isinstance(held, ArrowGrip) or (isinstance(held, OrnamentGrip) and held.corner is not None):
            look = Look.REFUSED if refused else Look.CHOSEN
            found.append(Handle(grips.place(board, held), isinstance(held, OrnamentGrip), look))
        return found

    def _stalks(self) -> list[QPainterPath]:
        """Return the lines that join names to the grips that turn them."""
        board = self.document.board
        turners = [grip for grip in grips.extras(board, self.held or self._pointed) if isinstance(grip, TurnGrip)]
        return [line_path(grips.stalk(labels.label_of(board, grip.of))) for grip in turners]
