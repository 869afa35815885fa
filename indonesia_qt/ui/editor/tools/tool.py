"""What every tool of the editor offers."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.board.zoom_view import ZoomView
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.editor.document.map_document import MapDocument

SLIP = 1.0
"""How many times the reach of the pointer a press may move and still be a click."""
ENDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that say that something is done."""
REMOVING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
NUDGE, FAR_NUDGE = 1.0, 10.0
"""Map units that an arrow key moves something, and with Shift."""


class Touch(NamedTuple):
    """Where the mouse is and what is held."""

    point: QPointF
    """In map units."""
    area: str
    """The land or sea area there, or empty."""
    reach: float
    """How many map units are as much as the pointer may miss something small by."""
    modifiers: Qt.KeyboardModifier
    screen: QPoint


class Tool(QObject):
    """Gets the left button of the mouse and the keys on the map while it is in use; it draws on the scene.

    A press that doesn't move is followed by a release at the same place. Esc and another tool `cancel` what was begun.
    `message` carries a sentence for the line below the map.
    """

    message = Signal(str)

    id: ClassVar[str]
    title: ClassVar[str] = phrase("Tool")
    hint: ClassVar[str] = ""
    """What can be done with it, in a sentence or two."""
    keys: ClassVar[str] = ""
    glyph: ClassVar[str] = ""
    """The tool's sign, as the path of an SVG picture of 24 by 24 units, drawn with a line of 2."""
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.ArrowCursor

    def __init__(self, document: MapDocument, scene: EditScene, view: ZoomView) -> None:
        super().__init__(view)
        self.document, self.scene, self.view = document, scene, view

    def begin(self) -> None:
        """It is in use from now on."""

    def end(self) -> None:
        """Another one is in use from now on."""
        self.cancel()

    def cancel(self) -> None:
        """Forget what was begun."""

    def press(self, touch: Touch) -> None:
        """The left button went down."""

    def move(self, touch: Touch) -> None:
        """The mouse moved, with the left button held or not."""

    def release(self, touch: Touch) -> None:
        """The left button went up."""

    def double_click(self, touch: Touch) -> None:
        """The left button went down a second time."""

    def wheel(self, touch: Touch, steps: float) -> bool:  # noqa: ARG002
        """The wheel turned so many steps, away from the hand; whether that was meant for the tool."""
        return False

    def claims(self, event: QKeyEvent) -> bool:  # noqa: ARG002
        """Whether a key that may also be a command's is the tool's at the moment."""
        return False

    def key(self, event: QKeyEvent) -> bool:  # noqa: ARG002
        """A key went down; whether it was meant for the tool."""
        return False


def nudge(event: QKeyEvent) -> tuple[float, float]:
    """How far an arrow key moves something, in map units."""
    x, y = WAYS[Qt.Key(event.key())]
    far = FAR_NUDGE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else NUDGE
    return x * far, y * far
