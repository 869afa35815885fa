"""The tool that selects areas and drags land."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt

from indonesia_qt.board.model import Point
from indonesia_qt.ui.editor.edit_view import REACH, Touch
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.tools.placing_frame import Grasp
from indonesia_qt.ui.editor.tools.select import SelectTool
from tests.ui.pages.page import Page


class SelectPage(Page[EditorWindow]):
    """The frame around selected land, and what is dragged."""

    kind = EditorWindow

    @property
    def tool(self) -> SelectTool:
        return cast(SelectTool, self.widget.tools[SelectTool.id])

    @property
    def has_frame(self) -> bool:
        """Whether land has handles."""
        return self.tool.frame.has_handles

    def handle(self, grasp: Grasp) -> Point:
        """Return where a handle is."""
        place = self.tool.frame.places(self.tool.movable)[grasp]
        return place.x(), place.y()

    def handles(self) -> list[Point]:
        """Return where all handles are, and the middle of the land, by which it is moved."""
        areas = self.tool.movable
        places = [*self.tool.frame.places(areas).values(), *map(self.widget.context.scene.point_of, areas)]
        return [(place.x(), place.y()) for place in places]

    @property
    def outline(self) -> QRectF | None:
        """The box around the outlines that are dragged, if any are."""
        return self.tool.frame.outline

    @property
    def note(self) -> str:
        """What is said at the pointer."""
        return self.tool.note.text()

    def touch(self, place: Point, modifiers: Qt.KeyboardModifier) -> Touch:
        """The pointer at a place with keys held."""
        view = self.widget.context.view
        point = QPointF(*place)
        return Touch(point, "", REACH / view.scale_now, modifiers, view.mapToGlobal(view.mapFromScene(point)))
