"""The map of the editor for the keyboard: a pointer that keys move, and what they do there instead of the mouse."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.board import adjacency
from indonesia_qt.i18n.text import clauses, figure, paragraph
from indonesia_qt.ui.board.zoom_view import STEP
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.editor.canvas.marks import KeyPointer
from indonesia_qt.ui.editor.edit_view import REACH, EditView, Tool, Touch
from indonesia_qt.ui.editor.links.texts import neighbours_in_words
from indonesia_qt.ui.editor.tools.gestures import DIRECTIONS, ENDING, nudge
from indonesia_qt.ui.widgets.messages import speak

PLAIN, SHIFT, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
TURNS = {Qt.Key.Key_PageUp: 1, Qt.Key.Key_PageDown: -1}
"""The keys that stand for the wheel, and the notches that it is turned away from the hand."""


class KeyView(EditView):
    """The map with a pointer for the keyboard, which is there from the first key for it until the mouse moves.

    What a screen reader can't find as an area, such as a corner, is spoken when the pointer comes to it.

    Signals:
    - `reached`: the area or lake that the keyboard has come to
    """

    reached = Signal(str)

    def __init__(self, scene: EditScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._pointer = KeyPointer(scene.theme.highlights)
        scene.addItem(self._pointer)
        self._holding: Tool | None = None
        """The tool with which something is held since a key."""
        self._modifiers = PLAIN
        """The keys that were held as it was taken."""
        self._is_pressing = False
        self._thing = ""
        scene.document.selection_changed.connect(self._follow_selection)

    @property
    def place(self) -> QPointF | None:
        """Where the pointer of the keyboard is, in map units; None while it isn't there."""
        return self._pointer.pos() if self._pointer.isVisible() else None

    @property
    def focused(self) -> str:
        """The area or lake that the keyboard is on, or else the last that is selected; empty without one."""
        place, chosen = self.place, self.map_scene.chosen
        if place is not None:
            return self._under(place)
        return chosen[-1] if chosen else ""

    @property
    def place_on_screen(self) -> QPoint | None:
        """Where the pointer of the keyboard is on the screen; None while it isn't there."""
        place = self.place
        return None if place is None else self.viewport().mapToGlobal(self.mapFromScene(place))

    @property
    def is_holding(self) -> bool:
        """Whether something is held with the keyboard."""
        return self._holding is self.tool

    def go_to(self, point: QPointF) -> None:
        """Move the pointer of the keyboard to a place in map units, within the map, and what is held with it."""
        board, before = self.map_scene.document.board, self.focused
        place = QPointF(min(max(point.x(), 0.0), board.width), min(max(point.y(), 0.0), board.height))
        self._pointer.setPos(place)
        self._pointer.show()
        self.show_point(place)
        touch = self._touch(place)
        self.move_to(touch)
        if self.focused != before:
            self.reached.emit(self.focused)
        before, self._thing = self._thing, self.tool.thing_at(touch)
        if self._thing != before:
            speak(self, self._thing)

    def go_to_area(self, id: str) -> None:
        """Move the pointer of the keyboard to an area or a lake."""
        self.go_to(self.map_scene.point_of(id))

    def click(self, modifiers: Qt.KeyboardModifier = PLAIN, *, twice: bool = False) -> None:
        """Do what a click, or a double click, does where the pointer of the keyboard is."""
        touch = self._touch(self._start(), modifiers)
        self._is_pressing = True
        self.press(touch)
        self.release(touch)
        if twice and not self.tool.is_locked:
            self.tool.double_click(touch)
            self.release(touch)
        self._is_pressing = False
        speak(self, self.tool.progress)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the pointer, or do there what the mouse would; other keys are the map's or the tool's."""
        act = self._act(event)
        if event.key() == Qt.Key.Key_Escape and self.is_holding:
            self._forget()
            return
        if event.key() == Qt.Key.Key_Escape and not self.tool.is_busy:
            self._pointer.hide()
        if act is None or (event.key() in ENDING and self.tool.claims(event)):
            super().keyPressEvent(event)
        else:
            act()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave the map to the mouse."""
        self._leave()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Leave the map to the mouse."""
        self._leave()
        super().mouseMoveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of what is under the pointer; with a key, under that of the keyboard."""
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            super().contextMenuEvent(event)
            return
        place = self.mapFromScene(self._start())
        self.context_requested.emit(self.focused, self.viewport().mapToGlobal(place))
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Leave what is held where it was when the keyboard leaves the map."""
        if event.type() == QEvent.Type.FocusOut and self.is_holding:
            self._forget()
        return super().event(event)

    def _act(self, event: QKeyEvent) -> Callable[[], None] | None:
        """Return what a key does; None if the pointer has no use for it."""
        key, modifiers = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in DIRECTIONS and (modifiers & ALT or self.is_holding):
            return partial(self._move_by, event)
        if key == Qt.Key.Key_A and modifiers in (PLAIN, SHIFT):
            return partial(self._step, -1 if modifiers else 1)
        if key == Qt.Key.Key_I and modifiers == PLAIN:
            return self._say_place
        if self.place is None:
            return None
        if key in TURNS:
            return partial(self._turn, TURNS[key], modifiers)
        if key == Qt.Key.Key_Space:
            return (lambda: None) if event.isAutoRepeat() else partial(self.click, modifiers)
        if key in ENDING:
            return partial(self.click, modifiers, twice=True)
        if key == Qt.Key.Key_G:
            return self._let_go if self.is_holding else partial(self._take, modifiers)
        return None

    def _move_by(self, event: QKeyEvent) -> None:
        self.go_to(self._start() + QPointF(*nudge(event)))

    def _step(self, step: int) -> None:
        """Go to the next place that the tool works on, or to the one before for -1; at first to the nearest."""
        stops, place = [QPointF(*stop) for stop in self.tool.stops()], self.place
        if not stops:
            return
        if place in stops:
            number = (stops.index(place) + step) % len(stops)
        else:
            here = self._start()
            number = min(range(len(stops)), key=lambda n: (stops[n] - here).manhattanLength())
        self._thing = ""
        self.go_to(stops[number])

    def _say_place(self) -> None:
        """Have a screen reader say where the pointer is, and what borders the area."""
        place, board, area = self._start(), self.map_scene.document.board, self.focused
        where = clauses(self.tool.thing_at(self._touch(place)), figure(place.x()), figure(place.y()))
        name = self.map_scene.document.name(area) if area else ""
        if area in {one.id for one in board.areas()}:
            name = neighbours_in_words(name, adjacency.statuses_of(board, area))
        speak(self, paragraph(clauses(name, where)))

    def _turn(self, notches: int, modifiers: Qt.KeyboardModifier) -> None:
        """Do what the wheel does."""
        place = self._start()
        if self.tool.is_locked or not self.tool.wheel(self._touch(place, modifiers), notches):
            self.zoom_at(QPointF(self.mapFromScene(place)), STEP**notches)

    def _take(self, modifiers: Qt.KeyboardModifier) -> None:
        """Take hold of what is under the pointer, as with the button of the mouse and the same keys."""
        self._holding, self._modifiers = self.tool, modifiers
        self.press(self._touch(self._start(), modifiers))

    def _let_go(self) -> None:
        """Let go of it."""
        touch = self._touch(self._start(), self._modifiers)
        self._holding, self._modifiers, self._is_pressing = None, PLAIN, True
        self.release(touch)
        self._is_pressing = False
        speak(self, self.tool.progress)

    def _forget(self) -> None:
        """Forget what is held; what was begun with the mouse stays."""
        if self.is_holding:
            self.tool.cancel()
        self._holding, self._modifiers = None, PLAIN

    def _leave(self) -> None:
        """Take the pointer of the keyboard away."""
        self._forget()
        self._pointer.hide()

    def _start(self) -> QPointF:
        """Return where the pointer is, or will be first: at the last selected area, or in the middle of the view."""
        if self.place is not None:
            return self.place
        start = self.map_scene.point_of(self.focused) if self.focused else self.to_scene(self.centre)
        return QPointF(round(start.x()), round(start.y()))

    def _touch(self, place: QPointF, modifiers: Qt.KeyboardModifier | None = None) -> Touch:
        held = self._modifiers if modifiers is None else modifiers
        screen = self.viewport().mapToGlobal(self.mapFromScene(place))
        return Touch(place, self.area_near(place), REACH / self.scale_now, held, screen, is_exact=True)

    def _under(self, place: QPointF) -> str:
        return self.area_near(place) or self.map_scene.lake_at(place)

    def _follow_selection(self) -> None:
        """Come to the one area that was selected otherwise than by the pointer."""
        chosen = self.map_scene.chosen
        if len(chosen) != 1 or self._is_pressing or self.is_holding:
            return
        if self.place is not None and self._under(self.place) != chosen[0]:
            self._pointer.setPos(self.map_scene.point_of(chosen[0]))
        if self.hasFocus():
            self.reached.emit(chosen[0])
