"""The arrow keys go from the selected area to the next one in their direction."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from indonesia_qt.board.model import Point
from indonesia_qt.ui.board.keyboard_targets import towards
from indonesia_qt.ui.editor.document.map_document import MapDocument

STEP_DIRECTIONS: dict[int, Point] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def step_by_key(document: MapDocument, event: QKeyEvent) -> bool:
    """Select the area next to the last one selected, or the first of all; whether the key was an arrow alone.

    Where no area lies in its direction, the selection stays.
    """
    direction = STEP_DIRECTIONS.get(event.key())
    if direction is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    tokens = {area.id: area.token for area in document.board.areas()}
    here = document.selection[-1] if document.selection else ""
    found = towards(tokens[here], direction, tokens) if here in tokens else next(iter(tokens), "")
    if found:
        document.select([found])
    return True
