"""Bends borders, corner by corner."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from indonesia_qt.board.model import Point
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.mapmaking.edit.shapes import nodes
from indonesia_qt.mapmaking.edit.shapes.nodes import BorderPlace
from indonesia_qt.ui.editor.canvas.board_items import EditLayer, line_strokes
from indonesia_qt.ui.editor.edit_view import EditView, Tool, Touch
from indonesia_qt.ui.editor.tools.gestures import DIRECTIONS, REMOVING, DragEdit, RubberBand, node_in_words, nudge
from indonesia_qt.ui.editor.tools.handles import Handle, Handles, Look, thinned

AROUND = 10.0
"""Corners are shown around the pointer up to this many times its reach."""
LINE = 2.0
"""Map units: the width of the bit of border that is pointed at."""
SEVERAL = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class Press(NamedTuple):
    """The thing that a press is on: a corner, a bit of border, or neither."""

    point: QPointF
    node: Point | None
    border: BorderPlace | None


class BorderTool(Tool):
    """Drags corners, adds one by a click on a border, and removes them; both sides of a border follow."""

    id = "border"
    title: ClassVar[str] = phrase("Edit borders")
    hint: ClassVar[str] = phrase(
        "Drag a corner or a border. Click a border to add a corner; Alt+click removes one. To select "
        "several corners, drag a box or hold Shift."
    )
    keys = "B"
    changed_layer = EditLayer.LANDS
    glyph = "M3 19 L9.5 10.5 M12.8 9.6 L21 15 M8.6 6.6 h4.2 v4.2 h-4.2 Z M3.2 19 a0.6 0.6 0 1 0 0.1 0 M21 15 l0.1 0.1"

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.chosen: frozenset[Point] = frozenset()
        self._pressed: Press | None = None
        self._band: RubberBand | None = None
        self._carrying: DragEdit | None = None
        self._by = 0.0, 0.0
        self._touch: Touch | None = None
        self._in_use = False
        self._line = self.scene.add_strokes(EditLayer.HOVER)
        self._handles = Handles(self.scene)
        self.document.changed.connect(self._follow)
        self.document.selection_changed.connect(self._show)
        self.scene.locks_changed.connect(self._show)
        self.view.zoomed.connect(self._show)

    @property
    def is_busy(self) -> bool:
        """Whether corners are dragged, or a box."""
        return self._carrying is not None or self._band is not None

    def begin(self) -> None:
        """Show the corners of the selected areas."""
        self._in_use = True
        self._show()

    def end(self) -> None:
        """Hide the corners."""
        super().end()
        self._in_use, self.chosen, self._touch = False, frozenset(), None
        self._show()

    def cancel(self) -> None:
        """Leave the borders as they are; when nothing was begun, choose no corner."""
        if self._pressed is None:
            self.chosen = frozenset()
        if self._carrying is not None:
            self._carrying.give_up()
        self._rest()

    def press(self, touch: Touch) -> None:
        """Take hold of a corner, of a bit of border, or begin a box; with Alt, remove a corner."""
        node = nodes.node_near(self.document.board, touch.place, touch.reach)
        if node and touch.modifiers & Qt.KeyboardModifier.AltModifier:
            self.document.do(tr("Remove corner"), lambda draft: nodes.straightened(draft, node))
            return
        border = None if node else nodes.border_near(self.document.board, touch.place, touch.reach)
        self._pressed = Press(touch.point, node, border)
        if node and touch.modifiers & SEVERAL:
            self.chosen ^= {node}
        elif node and node not in self.chosen:
            self.chosen = frozenset({node})
        self._show()

    def move(self, touch: Touch) -> None:
        """Drag corners or a box, or show what is at the pointer."""
        self._touch = touch
        pressed = self._pressed
        if pressed is not None:
            if self._carrying is None and self._band is None:
                if not touch.is_drag(pressed.point):
                    return
                self._set_out(pressed)
            if self._band is not None:
                self._band.stretch(touch.point)
            elif self._carrying is not None:
                self._carry(self._carrying, pressed, touch.point - pressed.point)
        self._show()

    def release(self, touch: Touch) -> None:
        """Let go of what was dragged, or do what a click does."""
        pressed, carrying, band = self._pressed, self._carrying, self._band
        if pressed is None:
            return
        by = self._by
        self._rest()
        several = bool(touch.modifiers & SEVERAL)
        if band is not None:
            box = band.box
            found = nodes.nodes_in(self.document.board, box.left(), box.top(), box.right(), box.bottom())
            self.chosen = self.chosen.union(found) if several else frozenset(found)
        elif carrying is not None:
            self.chosen = self._goals({pressed.border.place} if pressed.border else self.chosen, by)
            carrying.let_go()
        elif pressed.border is not None:
            border = pressed.border
            if self.document.do(tr("Add corner"), lambda draft: nodes.inserted(draft, *border)):
                self.chosen = frozenset({border.place})
        elif pressed.node is None:
            # so that the corners of the area are shown
            self.chosen = frozenset()
            now = self.document.selection if several else ()
            self.document.select(one for one in (*now, touch.area) if one)
        self._show()

    def claims(self, event: QKeyEvent) -> bool:
        """Return whether a key moves or removes corners and some are chosen."""
        return bool(self.chosen) and (event.key() in DIRECTIONS or event.key() in REMOVING)

    def key(self, event: QKeyEvent) -> bool:
        """Move the chosen corners with the arrow keys; remove them with Delete."""
        if not self.claims(event) or self._pressed is not None:
            return False
        if event.key() in REMOVING:
            chosen = sorted(self.chosen)
            text = tr("Remove corner") if len(chosen) == 1 else tr("Remove corners")
            self.document.do(text, lambda draft: reduce(nodes.straightened, chosen, draft))
        else:
            by = nudge(event)
            corners, goals = self.chosen, self._goals(self.chosen, by)
            if self.document.do(self._move_text(), lambda draft: nodes.moved(draft, corners, *by)):
                self.chosen = goals
                self._show()
        return True

    def stops(self) -> Sequence[Point]:
        """Return the corners of what is selected, or else the places of all areas."""
        return nodes.around(self.document.board, self.document.chosen) or super().stops()

    def thing_at(self, touch: Touch) -> str:
        """Return in words which corner or border is there."""
        board = self.document.board
        node = nodes.node_near(board, touch.place, touch.reach)
        border = None if node else nodes.border_near(board, touch.place, touch.reach)
        found = node or (border.place if border else None)
        return node_in_words(self.document, found) if found else ""

    def _set_out(self, pressed: Press) -> None:
        if pressed.node is None and pressed.border is None:
            self._band = RubberBand(self.scene, pressed.point)
        elif pressed.border is not None:
            self._carrying = DragEdit(self.document, tr("Add corner"))
        elif self.chosen:
            self._carrying = DragEdit(self.document, self._move_text())

    def _carry(self, carrying: DragEdit, pressed: Press, way: QPointF) -> None:
        by = way.x(), way.y()
        if pressed.border is not None:
            segment, place = pressed.border.segment, nodes.pushed(self.document.draft.board, pressed.border.place, *by)
            possible = carrying.follow(lambda draft: nodes.inserted(draft, segment, place))
        else:
            chosen = self.chosen
            possible = carrying.follow(lambda draft: nodes.moved(draft, chosen, *by))
        if possible:
            self._by = by

    def _move_text(self) -> str:
        return tr("Move corner") if len(self.chosen) == 1 else tr("Move corners")

    def _goals(self, places: Iterable[Point], by: Point) -> frozenset[Point]:
        """Return the places of corners after a move."""
        return frozenset(nodes.pushed(self.document.draft.board, place, *by) for place in places)

    def _rest(self) -> None:
        """Let go of everything."""
        if self._band is not None:
            self._band.remove()
        self._pressed = self._band = self._carrying = None
        self._by = 0.0, 0.0
        self._show()

    def _follow(self) -> None:
        """Forget chosen corners that are gone."""
        if self._in_use and self._carrying is None:
            board = self.document.board
            self.chosen = frozenset(node for node in self.chosen if nodes.meeting(board, node))
            self._show()

    def _show(self) -> None:
        if self._carrying is not None and self._pressed is not None:
            refused = bool(self._carrying.refusal)
            self._line.show_strokes([])
            self._handles.show_handles(self._carried(self._pressed, Look.REFUSED if refused else Look.CHOSEN))
        elif self._in_use and not self.is_locked:
            self._show_around()
        else:
            self._line.show_strokes([])
            self._handles.show_handles([])

    def _carried(self, pressed: Press, look: Look) -> list[Handle]:
        board = self.document.draft.board
        if pressed.border is not None:
            return [Handle(nodes.pushed(board, pressed.border.place, *self._by), look=look)]
        chosen = {node: nodes.pushed(board, node, *self._by) for node in sorted(self.chosen)}
        return [Handle(now, nodes.is_junction(board, node), look) for node, now in chosen.items()]

    def _show_around(self) -> None:
        """Show the corners near the pointer, those of selected areas and the chosen ones, and what is pointed at."""
        board, touch = self.document.board, self._touch
        found = dict(nodes.nodes_of(board, self.document.selection))
        handles: list[Handle] = []
        self._line.show_strokes([])
        if touch is not None:
            (x, y), around = touch.place, AROUND * touch.reach
            close = nodes.nodes_in(board, x - around, y - around, x + around, y + around)
            found |= {node: is_one for node, is_one in close.items() if math.dist(node, (x, y)) <= around}
            handles = self._pointed(touch)
        free = thinned((Handle(node, is_one) for node, is_one in found.items()), self.view.scale_now)
        chosen = [Handle(node, nodes.is_junction(board, node), Look.CHOSEN) for node in sorted(self.chosen)]
        self._handles.show_handles([*free, *chosen, *handles])

    def _pointed(self, touch: Touch) -> list[Handle]:
        """Return a handle for the corner at the pointer, or for the one that a click would add there."""
        board = self.document.board
        node = nodes.node_near(board, touch.place, touch.reach)
        if node:
            return [Handle(node, nodes.is_junction(board, node), Look.POINTED)]
        border = nodes.border_near(board, touch.place, touch.reach)
        if border is None:
            return []
        marks = self.scene.theme.highlights
        self._line.show_strokes(line_strokes(border.segment, marks.focus, marks.casing, LINE))
        return [Handle(border.place, look=Look.NEW)]
