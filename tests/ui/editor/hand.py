"""A designer who works with a real mouse and real keys, as a person would."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.board.model import BoardMap, Point
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.editor_window import EditorWindow
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pointer import move_to

LEFT = Qt.MouseButton.LeftButton
NONE, SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
STEPS = 4
"""Into how many moves a drag is broken up."""


class Hand:
    """Points, clicks and drags on the map of an editor's window; places are areas or points in map units."""

    def __init__(self, window: EditorWindow) -> None:
        self.window = window
        self.refusals: list[str] = []
        window.document.refused.connect(self.refusals.append)

    @property
    def document(self) -> MapDocument:
        return self.window.document

    @property
    def page(self) -> EditorPage:
        return EditorPage(self.window)

    @property
    def board(self) -> BoardMap:
        return self.document.board

    def at(self, place: str | Point) -> QPoint:
        """Where on the map's window a place lies."""
        QApplication.processEvents()
        view, scene = self.window.context.view, self.window.context.scene
        point = scene.point_of(place) if isinstance(place, str) else QPointF(*place)
        found = view.mapFromScene(point)
        assert view.viewport().rect().contains(found), f"{place} isn't in view"
        return found

    def point(self, place: str | Point) -> None:
        self._move(self.at(place), Qt.MouseButton.NoButton)

    def click(self, place: str | Point, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.point(place)
        QTest.mouseClick(self.window.context.view.viewport(), LEFT, modifiers, self.at(place))

    def double_click(self, place: str | Point) -> None:
        """Two clicks, as a mouse tells them."""
        self.click(place)
        port, at = self.window.context.view.viewport(), self.at(place)
        QTest.mouseDClick(port, LEFT, NONE, at)
        QTest.mouseRelease(port, LEFT, NONE, at)

    def look_at(self, place: Point, scale: float = 2.0) -> None:
        """Bring a place into the middle of the view, as near as this many pixels per map unit."""
        self.window.context.view.look_at((QPointF(*place), scale))

    def drag(self, start: str | Point, end: str | Point, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.press(start, modifiers)
        self.carry(start, end, modifiers)
        self.let_go(end, modifiers)

    def press(self, place: str | Point, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.point(place)
        QTest.mousePress(self.window.context.view.viewport(), LEFT, modifiers, self.at(place))

    def carry(self, start: str | Point, end: str | Point, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Move the mouse with the button held, and keys."""
        first, last = self.at(start), self.at(end)
        for step in range(1, STEPS + 1):
            self._move(first + (last - first) * step / STEPS, LEFT, modifiers)

    def let_go(self, place: str | Point, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseRelease(self.window.context.view.viewport(), LEFT, modifiers, self.at(place))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key on the map."""
        self.window.context.view.setFocus()
        QTest.keyClick(self.window.context.view, key, modifiers)

    def glide(self, to: QPoint, held: bool, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Move the mouse to a place on the map's window."""
        self._move(to, LEFT if held else Qt.MouseButton.NoButton, modifiers)

    def _move(self, place: QPoint, held: Qt.MouseButton, modifiers: Qt.KeyboardModifier = NONE) -> None:
        move_to(self.window.context.view.viewport(), place, held, modifiers)
