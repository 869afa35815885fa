"""A pencil that draws a line on the map, corner after corner with clicks or free-hand, and the tool that holds it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainterPath, QPen

from indonesia_qt.board.model import Line, Point
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit.shapes import nodes, overlay, partition
from indonesia_qt.ui.board.background.painter_paths import line_path
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.editor.edit_view import EditView, Tool, Touch
from indonesia_qt.ui.editor.tools.gestures import ENDING, node_in_words
from indonesia_qt.ui.editor.tools.handles import Handle, Handles, Look
from indonesia_qt.ui.style.theme import faded

ROUGH = 0.3
"""How far a free-hand line may be from what the hand drew, in parts of the pointer's reach."""
BOLD, CASED = 2.0, 4.0
"""Pixels: how wide the line is drawn, and the light edge below it."""


class Ground(Enum):
    """The thing that a corner is put on."""

    OPEN = "open"
    START = "start"
    """The first corner of the line."""
    NODE = "node"
    BORDER = "border"


class Landing(NamedTuple):
    """The place where a corner would be put, for the pointer catches what is within its reach."""

    at: Point
    on: Ground


class Pencil:
    """Holds the line that is drawn, and shows it; `fills` says whether it is to be an outline.

    `ends` are places that catch corners as nodes of borders do.

    A press and the release after it add what was drawn: a corner, or with the button held a line.
    """

    def __init__(self, scene: EditScene, fills: bool) -> None:
        self._scene, self._fills = scene, fills
        self.ends: Sequence[Point] = ()
        self._strokes: list[Line] = []
        self._hand: list[Point] = []
        self._pressed: QPointF | None = None
        self._next: Landing | None = None
        self._item, self._handles = scene.add_strokes(EditLayer.TOOL), Handles(scene)

    @property
    def line(self) -> Line:
        """All corners so far."""
        return tuple(corner for stroke in self._strokes for corner in stroke)

    @property
    def is_free_hand(self) -> bool:
        """Whether the last stroke is a line, not a corner."""
        return bool(self._strokes) and len(self._strokes[-1]) > 1

    def landing(self, touch: Touch) -> Landing:
        """Return where a corner would be put: on the line's start, a node, a border, or where the pointer is."""
        board, line = self._scene.document.board, self.line
        place = partition.on_grid(*touch.place)
        if self._fills and len(line) > 2 and math.dist(place, line[0]) <= touch.reach:
            return Landing(line[0], Ground.START)
        if caught := [end for end in self.ends if math.dist(place, end) <= touch.reach]:
            return Landing(caught[0], Ground.NODE)
        if node := nodes.node_near(board, place, touch.reach):
            return Landing(node, Ground.NODE)
        if border := nodes.border_near(board, place, touch.reach):
            return Landing(border.place, Ground.BORDER)
        return Landing(place, Ground.OPEN)

    def press(self, touch: Touch) -> None:
        """Begin a corner or a free-hand line."""
        self._pressed, self._hand = touch.point, []
        self._next = self.landing(touch)

    def move(self, touch: Touch) -> None:
        """Draw on with the button held, or show where a click would put a corner."""
        start = self._pressed
        if start is not None and self._next is not None:
            if not self._hand and touch.is_drag(start):
                self._hand = [self._next.at]
            if self._hand:
                self._hand.append(touch.place)
        if start is None:
            self._next = self.landing(touch)
        self.show()

    def release(self, touch: Touch) -> Landing | None:
        """Add what was drawn; return the place of its end, or None when nothing had been begun."""
        if self._pressed is None:
            return None
        landing = self.landing(touch)
        if self._hand:
            if landing.on is not Ground.START and self._returns(landing, touch):
                landing = Landing(self._hand[0], Ground.START)
            drawn = overlay.simplified([*self._hand, landing.at], ROUGH * touch.reach)
            self._strokes.append(drawn[:-1] if landing.on is Ground.START else drawn)
        elif landing.on is not Ground.START and landing.at not in self.line[-1:]:
            self._strokes.append((landing.at,))
        self._pressed, self._hand, self._next = None, [], landing
        self.show()
        return landing

    def take_back(self) -> None:
        """Forget the last corner, or the last free-hand line."""
        if self._strokes:
            self._strokes.pop()
        self.show()

    def rest(self) -> None:
        """End the line at its last corner, and don't fill it: it is finished for the moment."""
        self._next = None
        self.show()

    def clear(self) -> None:
        """Forget the whole line."""
        self._strokes, self._hand, self._pressed, self._next = [], [], None, None
        self.show()

    def show(self) -> None:
        """Draw the line, to the pointer if that draws on, and where the next corner would be put."""
        corners = self.line
        drawn = (*corners, *self._hand) if self._hand else corners
        if self._next is not None and not self._hand:
            drawn = (*corners, self._next.at)
        self._item.show_strokes(self._strokes_of(drawn) if corners or self._hand else [])
        handles = [Handle(corner) for stroke in self._strokes for corner in {stroke[0], stroke[-1]}]
        self._handles.show_handles([*handles, *self._caught()])

    def _returns(self, landing: Landing, touch: Touch) -> bool:
        """Return whether the first stroke is a free-hand line that ends where it began."""
        first = not self._strokes and self._fills and len(self._hand) > 2
        return first and math.dist(landing.at, self._hand[0]) <= 2 * touch.reach

    def _strokes_of(self, line: Line) -> list[Stroke]:
        marks, path = self._scene.theme.highlights, line_path(line)
        strokes = [Stroke(path, thin_pen(marks.casing, CASED)), Stroke(path, thin_pen(marks.focus, BOLD))]
        if not self._fills or len(line) < 3 or (self._next is None and not self._hand):
            return strokes
        inside = QPainterPath(path)
        inside.closeSubpath()
        closing = thin_pen(faded(marks.focus, 0.6), 1.0, Qt.PenStyle.DashLine)
        return [Stroke(inside, closing, faded(marks.focus, 0.2)), *strokes]

    def _caught(self) -> list[Handle]:
        if self._next is None or self._next.on is Ground.OPEN:
            return []
        is_there = self._next.on is not Ground.BORDER
        return [Handle(self._next.at, self._next.on is Ground.NODE, Look.POINTED if is_there else Look.NEW)]


def thin_pen(colour: QColor | str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Return a pen whose width, in pixels, is the same at every zoom."""
    pen = QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    pen.setCosmetic(True)
    return pen


class PencilTool(Tool):
    """Draws a line: a double click or Enter finishes it, Backspace takes its last corner back."""

    cursor = Qt.CursorShape.CrossCursor
    fills: ClassVar[bool]
    """Whether the line is to be an outline."""

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.pencil = Pencil(self.scene, self.fills)

    @property
    def is_busy(self) -> bool:
        """Whether a line has been begun."""
        return bool(self.pencil.line)

    @property
    def progress(self) -> str:
        """How many corners the line has."""
        number = len(self.pencil.line)
        return counted(number, "{n} corner", "{n} corners") if number else ""

    def stops(self) -> Sequence[Point]:
        """Return the corners of what is selected and of what was begun, or else the places of all areas."""
        begun = [*self.pencil.line[:1], *self.pencil.ends]
        return [*begun, *nodes.around(self.document.board, self.document.chosen)] or super().stops()

    def thing_at(self, touch: Touch) -> str:
        """Return in words what a corner would be put on."""
        landing = self.pencil.landing(touch)
        return tr("Start of the outline") if landing.on is Ground.START else node_in_words(self.document, landing.at)

    def finish(self) -> None:
        """Do with the line what the tool is for."""

    def cancel(self) -> None:
        """Forget the line."""
        self.pencil.clear()

    def move(self, touch: Touch) -> None:
        """Draw on, or show where a corner would be put."""
        self.pencil.move(touch)

    def double_click(self, touch: Touch) -> None:  # noqa: ARG002
        """Finish the line."""
        self.finish()

    def claims(self, event: QKeyEvent) -> bool:
        """Return whether a key finishes a line or takes a corner back."""
        return bool(self.pencil.line) and event.key() in (*ENDING, Qt.Key.Key_Backspace)

    def key(self, event: QKeyEvent) -> bool:
        """Finish the line, or take its last corner back."""
        if not self.claims(event):
            return False
        if event.key() in ENDING:
            self.finish()
        else:
            self.pencil.take_back()
        return True
