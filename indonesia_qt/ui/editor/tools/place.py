"""Puts tokens, ships' places, names, arrows and ornaments where they belong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from indonesia_qt.board.model import Line, Point
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.mapmaking.edit import alignment, grips, labels, placement
from indonesia_qt.mapmaking.edit.alignment import Snap, Snapping
from indonesia_qt.mapmaking.edit.grips import (
    ArrowGrip,
    BerthGrip,
    FleetGrip,
    Grip,
    NameGrip,
    OrnamentGrip,
    StripGrip,
    TokenGrip,
    TurnGrip,
)
from indonesia_qt.ui.board.background.painter_paths import line_path
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.edit_view import EditView, Tool, Touch
from indonesia_qt.ui.editor.tools.gestures import DIRECTIONS, REMOVING, DragEdit, nudge
from indonesia_qt.ui.editor.tools.handles import Handle, Handles, Look
from indonesia_qt.ui.editor.tools.pencil import thin_pen
from indonesia_qt.ui.style.theme import faded

SEVERAL = Qt.KeyboardModifier.ControlModifier
"""With this a click takes one thing more, or fewer, and a drag doesn't snap."""
TURN, GROWTH = 5.0, 1.0
"""Degrees that a step of the wheel turns a name, and map units that it makes it larger."""


class PlaceTool(Tool):
    """Drags whatever stands on the map, one thing or several, and turns and enlarges names.

    What is dragged snaps to others of its kind and to the grid, unless Ctrl is held.
    """

    id = "place"
    title: ClassVar[str] = phrase("Move labels and tokens")
    hint: ClassVar[str] = phrase(
        "Drag anything (Shift: all ships of a sea, Ctrl: no snapping). Ctrl+click selects several. Ctrl+wheel rotates "
        "a label, Shift+wheel resizes it. Double-click wraps a label or adds a place for a ship. Delete removes."
    )
    keys = "P"
    glyph = (
        "M12 21.5 C8 16 5.5 12.5 5.5 9 a6.5 6.5 0 0 1 13 0 C18.5 12.5 16 16 12 21.5 Z "
        "M9.7 9 a2.3 2.3 0 1 0 4.6 0 a2.3 2.3 0 1 0 -4.6 0"
    )

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.held: tuple[Grip, ...] = ()
        self.guides: tuple[Line, ...] = ()
        """The lines from the things with which what is dragged is lined up."""
        self._pointed: Grip | None = None
        self._grasped: Grip | None = None
        """What the mouse has hold of since the press."""
        self._from = QPointF()
        self._carrying: DragEdit | None = None
        self._item, self._handles = self.scene.add_strokes(EditLayer.TOOL), Handles(self.scene)
        self.document.changed.connect(self._show)
        self.scene.locks_changed.connect(self._show)

    @property
    def is_busy(self) -> bool:
        """Whether something is dragged."""
        return self._carrying is not None

    def end(self) -> None:
        """Let go of everything."""
        super().end()
        self.held, self._pointed = (), None
        self._show()

    def cancel(self) -> None:
        """Leave everything where it is; when nothing was dragged, hold nothing."""
        if self._carrying is not None:
            self._carrying.give_up()
        else:
            self.held = ()
        self._grasped = self._carrying = None
        self.guides = ()
        self._show()

    def press(self, touch: Touch) -> None:
        """Take hold of something, with Shift of all ships of a sea; with Alt, remove a bend or a ship's place."""
        grasped = self._at(touch)
        if isinstance(grasped, BerthGrip) and touch.modifiers & Qt.KeyboardModifier.ShiftModifier:
            grasped = FleetGrip(grasped.sea)
        if grasped is None:
            locked = grips.grip_at(self.document.board, touch.place, touch.reach)
            if locked is not None:
                self.say_locked(_layer_of(locked))
        if grasped is not None and touch.modifiers & Qt.KeyboardModifier.AltModifier:
            self.held = (grasped,)
            self._remove()
        elif grasped is not None:
            self._grasped, self._from = grasped, touch.point
        if grasped not in self.held and not touch.modifiers & SEVERAL:
            self.held = () if grasped is None else (grasped,)
        self._show()

    def move(self, touch: Touch) -> None:
        """Drag what is held, or show what could be."""
        if self._grasped is None:
            self._pointed = self._at(touch)
        else:
            if self._carrying is None and touch.is_drag(self._from):
                if self._grasped not in self.held:
                    self.held = (self._grasped,)
                self._carrying = DragEdit(self.document, self._move_step())
            if self._carrying is not None:
                self._carry(self._carrying, self._grasped, touch)
        self._show()

    def release(self, touch: Touch) -> None:
        """Leave what was dragged where it last could be; a click holds one thing, with Ctrl one more or one fewer."""
        grasped, carrying, self._grasped, self._carrying = self._grasped, self._carrying, None, None
        self.guides = ()
        if carrying is not None:
            carrying.let_go()
        elif grasped is not None:
            self.held = self._with(grasped) if touch.modifiers & SEVERAL else (grasped,)
        self._pointed = self._at(touch)
        self._show()

    def double_click(self, touch: Touch) -> None:
        """Add a ship's place on open water, or write a name on one line more."""
        if isinstance(self._single, NameGrip):
            name = self._single  # on one line more, or on one again when each of its words has a line
            text = labels.label_of(self.document.board, name.of).text
            lines = len(text.splitlines()) % len(text.split()) + 1
            wrapping = tr("Wrap label of {place}", place=self.document.name(name.of))
            self.document.do(wrapping, lambda draft: labels.break_label(draft, name.of, lines))
            return
        area, seas = touch.area, {sea.id for sea in self.document.board.seas}
        if isinstance(self._single, BerthGrip | FleetGrip | ArrowGrip) or area not in seas:
            return
        if EditLayer.TOKENS in self.scene.locked:
            self.say_locked(EditLayer.TOKENS)
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
        self.held = (NameGrip(of),)
        if turns:
            step = tr("Rotate label of {place}", place=self.document.name(of))
            self.document.do(step, lambda draft: labels.turn_label(draft, of, label.angle + steps * TURN))
        else:
            step = tr("Resize label of {place}", place=self.document.name(of))
            self.document.do(step, lambda draft: labels.size_label(draft, of, label.size + steps * GROWTH))
        return True

    def claims(self, event: QKeyEvent) -> bool:
        """Return whether a key moves or removes things and something is held."""
        return bool(self.held) and (event.key() in DIRECTIONS or event.key() in REMOVING)

    def key(self, event: QKeyEvent) -> bool:
        """Move what is held with the arrow keys; remove it with Delete."""
        if not self.claims(event) or self._carrying is not None:
            return False
        if event.key() in REMOVING:
            self._remove()
        else:
            held, by = self.held, nudge(event)
            self.document.do(self._move_step(), lambda draft: grips.moved_together(draft, held, *by))
        return True

    def stops(self) -> Sequence[Point]:
        """Return the places of all that can be moved; of what belongs to the selected areas, if there are any."""
        board = self.document.board
        found = [*self._extras(), *grips.grips_of(board, self.document.selection)]
        return [grips.place(board, grip) for grip in found if self._is_free(grip)]

    def thing_at(self, touch: Touch) -> str:
        """Return in words what a drag would do."""
        grip = self._at(touch)
        return grips.move_step(self.document.board, grip) if grip else ""

    @property
    def _single(self) -> Grip | None:
        """What is held, if it is one thing."""
        return self.held[0] if len(self.held) == 1 else None

    def _with(self, grasped: Grip) -> tuple[Grip, ...]:
        """Return what is held with one thing more, or fewer; what can't be moved with others is held alone."""
        if grasped in self.held:
            return tuple(grip for grip in self.held if grip != grasped)
        can_join = grips.moves_with_others(grasped) and all(map(grips.moves_with_others, self.held))
        return (*self.held, grasped) if can_join else (grasped,)

    def _carry(self, carrying: DragEdit, grasped: Grip, touch: Touch) -> None:
        """Drag what is held to the pointer, or to where it snaps."""
        held, way = self.held, touch.point - self._from
        snap = Snap((way.x(), way.y()))
        if self.scene.snaps and not touch.modifiers & SEVERAL:
            snapping = Snapping(touch.reach, self.scene.grid.units)
            snap = alignment.snapped(self.document.draft, held, grasped, snap.by, snapping)
        possible = carrying.follow(lambda draft: grips.moved_together(draft, held, *snap.by))
        self.guides = snap.guides if possible else ()

    def _move_step(self) -> str:
        if self._single is not None:
            return grips.move_step(self.document.board, self._single)
        return counted(len(self.held), "Move {n} item", "Move {n} items")

    def _at(self, touch: Touch) -> Grip | None:
        """Return what lies uppermost at the pointer, but for what is locked."""
        found = grips.grips_at(self.document.board, touch.place, touch.reach, self._single)
        return next((grip for grip in found if self._is_free(grip)), None)

    def _is_free(self, grip: Grip) -> bool:
        return _layer_of(grip) not in self.scene.locked

    def _remove(self) -> None:
        held = self.held
        if self._single is not None:
            step = grips.removal_step(self.document.board, self._single)
        else:
            step = counted(len(held), "Remove {n} item", "Remove {n} items")
        if self.document.do(step, lambda draft: grips.removed_together(draft, held)):
            self.held = ()

    def _show(self) -> None:
        """Show what is pointed at and what is held; this is red while it can't be where the pointer is."""
        board = self.document.board
        self.held = tuple(grip for grip in self.held if grips.is_there(board, grip) and self._is_free(grip))
        if self._pointed is not None and not grips.is_there(board, self._pointed):
            self._pointed = None
        marks, shown = self.scene.theme.highlights, list[Stroke]()
        refused = self._carrying is not None and bool(self._carrying.refusal)
        held = [(grip, marks.forbidden if refused else marks.chosen) for grip in self.held]
        for grip, colour in (*([(self._pointed, marks.hover)] if self._pointed else []), *held):
            path = line_path(grips.outline(board, grip))
            shown += [
                Stroke(path, thin_pen(marks.casing, 4.0)),
                Stroke(path, thin_pen(colour, 2.0), faded(colour, 0.1)),
            ]
        turners = [grip for grip in self._extras() if isinstance(grip, TurnGrip)]
        stalks = [line_path(grips.stalk(labels.label_of(board, grip.of))) for grip in turners]
        shown += [Stroke(stalk, thin_pen(marks.chosen, 1.5)) for stalk in stalks]
        for guide in map(line_path, self.guides):
            shown += [Stroke(guide, thin_pen(marks.casing, 3.0)), Stroke(guide, thin_pen(marks.focus, 1.4))]
        self._item.show_strokes(shown)
        self._handles.show_handles(self._marks(refused))

    def _marks(self, refused: bool) -> list[Handle]:
        board, held = self.document.board, self._single
        found = [Handle(grips.place(board, grip), isinstance(grip, OrnamentGrip)) for grip in self._extras()]
        if isinstance(held, ArrowGrip) or (isinstance(held, OrnamentGrip) and held.corner is not None):
            look = Look.REFUSED if refused else Look.CHOSEN
            found.append(Handle(grips.place(board, held), isinstance(held, OrnamentGrip), look))
        found += [Handle(guide[0]) for guide in self.guides]
        return found

    def _extras(self) -> tuple[Grip, ...]:
        """Return the grips that the one thing that is held shows, or else that what is pointed at shows."""
        return grips.extras(self.document.board, self._single or self._pointed)


def _layer_of(grip: Grip) -> EditLayer:
    """Return the layer on which something is listed."""
    match grip:
        case TokenGrip() | BerthGrip() | FleetGrip():
            return EditLayer.TOKENS
        case ArrowGrip():
            return EditLayer.ARROWS
        case NameGrip() | TurnGrip() | StripGrip() | OrnamentGrip():
            return EditLayer.NAMES
