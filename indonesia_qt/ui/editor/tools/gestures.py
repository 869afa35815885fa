"""Gestures that several tools have in common: a change that follows the pointer, a box, the arrow keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Point
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.mapmaking.edit.shapes import nodes
from indonesia_qt.ui.board.map_view import towards
from indonesia_qt.ui.board.pieces.strokes import Stroke
from indonesia_qt.ui.editor.canvas.board_items import EditLayer, hairline
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.style.theme import faded

ENDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that say that something is done."""
REMOVING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
DIRECTIONS: dict[int, Point] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The directions of the arrow keys."""
ON_BORDER = 0.1
"""Map units that a place on a border may be away from it: places are rounded."""
NUDGE, FAR_NUDGE = 1.0, 10.0
"""Map units that an arrow key moves something, and with Shift."""


class DragEdit:
    """Drags something: shows it where the pointer is if it can be there, or else where it last could be.

    `refusal` says why it can't be where the pointer is; it is empty when it can.
    """

    def __init__(self, document: MapDocument, text: str) -> None:
        self._document, self._text = document, text
        self.refusal = ""

    def follow(self, change: Callable[[Draft], Draft]) -> bool:
        """Show what letting go now would do; return whether that can be done."""
        before, self.refusal = self.refusal, self._document.preview(change)
        if self.refusal:
            self._document.refused.emit(self.refusal)
            return False
        if before:
            self._document.allowed.emit()
        return True

    def let_go(self) -> None:
        """Do what was possible last, as one step."""
        self._document.push(self._text, self._document.shown)
        self._document.allowed.emit()

    def give_up(self) -> None:
        """Leave everything as it was."""
        self._document.end_preview()
        self._document.allowed.emit()


class RubberBand:
    """A dashed box from the place where it began to the pointer."""

    def __init__(self, scene: EditScene, start: QPointF) -> None:
        self._scene, self._start = scene, start
        self._item = scene.add_strokes(EditLayer.TOOL)
        self.box = QRectF(start, start)

    def stretch(self, to: QPointF) -> None:
        """Draw the box to here."""
        self.box = QRectF(self._start, to).normalized()
        path = QPainterPath()
        path.addRect(self.box)
        colour = self._scene.theme.highlights.focus
        line = hairline(faded(colour, 0.9), Qt.PenStyle.DashLine)
        self._item.show_strokes([Stroke(path, line, faded(colour, 0.12))])

    def remove(self) -> None:
        """Take the box away."""
        self._scene.removeItem(self._item)


def step_by_key(document: MapDocument, event: QKeyEvent) -> bool:
    """Select the area next to the last one selected, or the first of all; return whether the key was an arrow.

    Ctrl may be held. Where no area lies in its direction, the selection stays.
    """
    direction = DIRECTIONS.get(event.key())
    allowed = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ControlModifier
    if direction is None or event.modifiers() & ~allowed:
        return False
    tokens = {area.id: area.token for area in document.board.areas()}
    here = document.selection[-1] if document.selection else ""
    found = towards(tokens[here], direction, tokens) if here in tokens else next(iter(tokens), "")
    if found:
        document.select([found])
    return True


def node_in_words(document: MapDocument, place: Point) -> str:
    """Return what meets in a corner, or on a border; empty where neither is."""
    board = document.board
    if corner := nodes.meeting(board, place):
        return tr("Corner of {areas}", areas=enumerated(map(document.name, corner)))
    border = nodes.border_near(board, place, ON_BORDER)
    if border is None:
        return ""
    start, end = (set(nodes.meeting(board, end)) for end in border.segment)
    return tr("Border of {areas}", areas=enumerated(map(document.name, sorted(start & end))))


def nudge(event: QKeyEvent) -> Point:
    """Return how far an arrow key moves something, in map units."""
    x, y = DIRECTIONS[event.key()]
    far = FAR_NUDGE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else NUDGE
    return x * far, y * far
