"""The view of the board in the editor, which pans and zooms, and the tools that get all other input."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.model import Point
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.board.zoom_view import STEP, WHEEL_STEP, ZoomView
from indonesia_qt.ui.editor.canvas.board_items import LAYER_NAMES, EditLayer
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.style.scaling import target

NEAREST = 24.0
"""The largest zoom, in parts of the scale at which the whole board fits: corners lie close together."""
REACH = 6.0
"""Pixels by which the pointer may miss something small."""


class Touch(NamedTuple):
    """The place of the pointer, and the keys that are held."""

    point: QPointF
    """In map units."""
    area: str
    """The land or sea area there, or empty."""
    reach: float
    """Map units by which the pointer may miss something small."""
    modifiers: Qt.KeyboardModifier
    screen: QPoint
    is_exact: bool = False
    """Whether the pointer doesn't tremble, as keys move it: each move is a drag."""

    @property
    def place(self) -> Point:
        """The point as a pair of numbers, as the board has it."""
        return self.point.x(), self.point.y()

    def is_drag(self, start: QPointF) -> bool:
        """Return whether the pointer has moved too far for a click since a press at `start`, in map units."""
        return (self.point - start).manhattanLength() > (0.0 if self.is_exact else self.reach)


class Tool(QObject):
    """Gets the left button of the mouse and the keys on the map while it is in use; this one ignores them.

    A press that doesn't move is followed by a release at the same place. Esc and another tool `cancel` what was begun.

    Signals:
    - `message`: a sentence for the status bar
    """

    message = Signal(str)

    id: ClassVar[str] = ""
    title: ClassVar[str] = phrase("Tool")
    hint: ClassVar[str] = ""
    """A sentence or two on what can be done with the tool."""
    keys: ClassVar[str] = ""
    glyph: ClassVar[str] = ""
    """The tool's sign, as the path of an SVG picture of 24 by 24 units, drawn with a line of 2."""
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.ArrowCursor
    changed_layer: ClassVar[EditLayer | None] = None
    """The one layer that the tool changes: while it is locked, the tool doesn't get the mouse."""

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self.view, self.scene, self.document = view, view.map_scene, view.map_scene.document

    def begin(self) -> None:
        """Prepare for use: this tool is in use from now on."""

    def end(self) -> None:
        """Clean up: another tool is in use from now on."""
        self.cancel()

    def cancel(self) -> None:
        """Forget what was begun."""

    @property
    def is_busy(self) -> bool:
        """Whether something is dragged, or a line has been begun that goes on with the next click."""
        return False

    @property
    def is_locked(self) -> bool:
        """Whether what the tool changes is locked."""
        return self.changed_layer in self.scene.locked

    def say_locked(self, layer: EditLayer) -> None:
        """Say that a layer is locked."""
        text = tr("This layer is locked: {layer}. Unlock it in the panel “Layers”.", layer=tr(LAYER_NAMES[layer]))
        self.document.refused.emit(text)

    def press(self, touch: Touch) -> None:
        """React to a press of the left button."""

    def move(self, touch: Touch) -> None:
        """React to a move of the mouse, with the left button held or not."""

    def release(self, touch: Touch) -> None:
        """React to the release of the left button."""

    def double_click(self, touch: Touch) -> None:
        """React to the second press of a double click with the left button."""

    def wheel(self, touch: Touch, steps: float) -> bool:  # noqa: ARG002
        """React to the wheel, turned by so many steps away from the hand; return whether the tool used them."""
        return False

    def claims(self, event: QKeyEvent) -> bool:  # noqa: ARG002
        """Return whether the tool has a use now for a key that may also be a command's."""
        return False

    def key(self, event: QKeyEvent) -> bool:  # noqa: ARG002
        """React to a key; return whether the tool used it."""
        return False

    def stops(self) -> Sequence[Point]:
        """Return the places to which the pointer of the keyboard can jump, in their order: those of all areas."""
        return [(point.x(), point.y()) for point in map(self.scene.point_of, self.scene.ids())]

    def thing_at(self, touch: Touch) -> str:  # noqa: ARG002
        """Return in words what the tool would take hold of there, or what lies there besides the area; may be empty."""
        return ""

    @property
    def progress(self) -> str:
        """What was begun, in words; empty when nothing was."""
        return ""


class EditView(ZoomView):
    """Pans and zooms the board, and passes all other input to the tool in use.

    Signals:
    - `pointed`: the point in map units that the pointer is at
    - `rename_requested`: asks for another name of what is selected
    - `panels_requested`: asks for more room for the map, or for the panels again
    - `picture_requested`: asks for a picture to trace over
    - `context_requested`: asks for the menu of an area or a lake, or of neither, at a place on the screen
    """

    map_scene: EditScene
    most = NEAREST
    pointed = Signal(QPointF)
    rename_requested = Signal()
    panels_requested = Signal()
    picture_requested = Signal()
    context_requested = Signal(str, QPoint)

    def __init__(self, scene: EditScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.tool = Tool(self)
        self._panned_from: QPoint | None = None
        self._space = False
        self._turned, self._turned_at = 0.0, QPointF()
        """The notches of the wheel that haven't changed the zoom yet, and the place where it was turned."""
        self._zooms = QTimer(self, singleShot=True, interval=0)
        self._zooms.timeout.connect(self._zoom_turned)
        self.setAccessibleName(tr("Map"))
        self.setInteractive(False)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.sceneRectChanged.connect(self._follow_canvas)
        scene.locks_changed.connect(self._follow_locks)

    def give_up(self) -> None:
        """Have the tool forget what was begun, or end a pan."""
        self.tool.cancel()
        self._panned_from = None
        self._show_cursor()

    def use(self, tool: Tool) -> None:
        """Use a tool instead of the one before."""
        self.tool.end()
        self.tool = tool
        self._show_cursor()
        tool.begin()

    def touch(self, event: QMouseEvent | QWheelEvent) -> Touch:
        """Return the place and the area that the pointer is at in an event, and the keys that are held."""
        point, place = self.to_scene(event.position()), event.globalPosition().toPoint()
        return Touch(point, self.area_near(point), REACH / self.scale_now, event.modifiers(), place)

    def area_near(self, point: QPointF) -> str:
        """Return the area at a place in map units, or with its token within reach; empty without one."""
        return self.map_scene.area_at(point, target() / 2 / self.scale_now)

    def event(self, event: QEvent) -> bool:
        """Keep a key that the tool claims from triggering a command; Tab asks for the panels."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and self.tool.claims(event):
                event.accept()
                return True
            is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab and is_plain:
                self.panels_requested.emit()
                return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer or move the board, unless the tool has a use for the wheel."""
        turned = event.angleDelta()
        steps = (turned.y() or turned.x()) / WHEEL_STEP  # some systems turn the wheel sideways while a key is held
        is_used = not self.tool.is_locked and self.tool.wheel(self.touch(event), steps)
        if not is_used and not self.scrolled(event):
            place = event.position()  # all notches of the wheel that come soon zoom together
            if place != self._turned_at:
                self._zoom_turned()
            self._turned_at, self._turned = place, self._turned + turned.y() / WHEEL_STEP
            self._zooms.start()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a pan with the middle button or with Space held; the left button is the tool's."""
        event.accept()
        is_left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (is_left and self._space):
            self._panned_from = event.position().toPoint()
            self._show_cursor()
        elif is_left:
            self.press(self.touch(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or pass the event to the tool."""
        event.accept()
        place = event.position().toPoint()
        if self._panned_from is not None:
            self.pan(QPointF(self._panned_from - place))
            self._panned_from = place
            return
        self.point_at(event.position())
        self.move_to(self.touch(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a pan, or pass the event to the tool."""
        event.accept()
        if self._panned_from is not None:
            self._panned_from = None
            self._show_cursor()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.release(self.touch(event))

    def press(self, touch: Touch) -> None:
        """Have the tool take hold at a place, unless what it changes is locked."""
        if self.tool.changed_layer is not None and self.tool.is_locked:
            self.tool.say_locked(self.tool.changed_layer)
        else:
            self.tool.press(touch)

    def move_to(self, touch: Touch) -> None:
        """Point at a place, and have the tool follow."""
        self.map_scene.hover(touch.area)
        self.pointed.emit(touch.point)
        if not self.tool.is_locked:
            self.tool.move(touch)

    def release(self, touch: Touch) -> None:
        """Have the tool let go at a place."""
        if not self.tool.is_locked:
            self.tool.release(touch)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Pass the event to the tool."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and not self._space and not self.tool.is_locked:
            self.tool.double_click(self.touch(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of what is under the pointer."""
        point = self.to_scene(QPointF(event.pos()))
        self.context_requested.emit(self.area_near(point) or self.map_scene.lake_at(point), event.globalPos())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pan with the left button while Space is held, cancel with Esc, rename with F2; the tool gets other keys."""
        if event.key() == Qt.Key.Key_Space:
            self._space = True
            self._show_cursor()
        elif event.key() == Qt.Key.Key_Escape:
            self.tool.cancel()
        elif event.key() == Qt.Key.Key_F2:
            self.rename_requested.emit()
        elif not self.tool.key(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End panning with the left button when Space is released."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self._show_cursor()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End panning with the left button: the release of Space will go to another window."""
        self._space = False
        self._show_cursor()
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show that the pointer is on no area any more."""
        self.map_scene.hover("")
        super().leaveEvent(event)

    def _zoom_turned(self) -> None:
        if self._turned:
            self.zoom_at(self._turned_at, STEP**self._turned)
        self._turned = 0.0

    def _follow_canvas(self) -> None:
        """Follow the size of the board."""
        board = self.map_scene.sceneRect()
        self.setSceneRect(board.adjusted(-board.width(), -board.height(), board.width(), board.height()))
        self.fit()

    def _follow_locks(self) -> None:
        """Give up what was begun on a layer that is locked now."""
        if self.tool.is_locked:
            self.tool.cancel()

    def _show_cursor(self) -> None:
        if self._panned_from is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().setCursor(self.tool.cursor)
