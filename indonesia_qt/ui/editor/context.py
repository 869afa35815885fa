"""What the tools and panels of an editor's window share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.ui.board.zoom_view import AROUND, MOST
from indonesia_qt.ui.editor.accessible_map import MapAreas
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.document.problem_model import ProblemModel
from indonesia_qt.ui.editor.key_view import KeyView
from indonesia_qt.ui.settings.appearance import tempo
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support import accessible_items

CLOSEST = 0.35
"""The part of the largest zoom that a jump goes to at most."""

SMALL = 0.05
"""The part of the window's width and height below which something isn't well seen."""

AROUND_POINT = 120.0
"""Map units that are shown around a point."""


class EditorContext(QObject):
    """The document of a window, its problems, and the map.

    Signals:
    - `message`: a sentence for the status bar
    - `tool_requested`: the id of a tool that is to be used
    - `link_requested`: the area from which a link is to be drawn
    - `entry_requested`: the id of something of the game that is to be shown
    """

    message = Signal(str)
    tool_requested = Signal(str)
    link_requested = Signal(str)
    entry_requested = Signal(str)

    def __init__(
        self,
        document: MapDocument,
        problems: ProblemModel,
        theme: Theme,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.document, self.problems, self.theme, self.settings = document, problems, theme, settings
        self.scene = EditScene(document, theme, self)
        accessible_items.describe(KeyView, MapAreas)
        self.view = KeyView(self.scene)

    def jump(self, places: Iterable[str]) -> None:
        """Select areas, or else a lake, and bring them into view, as near as is useful."""
        if shown := self._choose(places):
            self.show_box(self._box_of(shown))

    def zoom_to(self, places: Iterable[str]) -> None:
        """Select areas, or else a lake, and show them as large as they fit."""
        if shown := self._choose(places):
            self._look_at(self._box_of(shown), MOST)

    def show_found(self, places: Iterable[str]) -> None:
        """Select areas, or else a lake, that were searched for; show them in the middle of the map, and flash them.

        Without motion the line below the map names them instead.
        """
        if shown := self._choose(places):
            self._look_at(self._box_of(shown), CLOSEST * MOST)
            if tempo(Preferences(self.settings)) > 0:
                self.scene.flash_areas(shown)
            else:
                self.message.emit(tr("Found: {areas}.", areas=enumerated(map(self.document.name, shown))))

    def areas_of(self, ids: Iterable[str]) -> list[str]:
        """Return the areas with these ids, and those of the provinces with these ids."""
        board, known = self.document.board, set(ids)
        areas = [area.id for area in board.areas() if area.id in known]
        return areas + [land.id for land in board.lands if land.province in known]

    def show_problem(self, problem: Problem) -> None:
        """Bring the place of a problem into view."""
        areas = self.areas_of({problem.place, *problem.areas})
        if problem.at is not None:
            self.document.select(areas)
            box = QRectF(0, 0, AROUND_POINT, AROUND_POINT)
            box.moveCenter(QPointF(*problem.at))
            self.show_box(box)
        elif areas:
            self.jump(areas)
        self.entry_requested.emit(problem.place)

    def show_box(self, box: QRectF) -> None:
        """Bring a part of the board into view, in map units; the zoom changes only where the part is not well seen."""
        room, seen = self.view.viewport().rect(), self.view.viewportTransform().mapRect(box)
        large_enough = max(seen.width() / room.width(), seen.height() / room.height()) > SMALL
        if not (room.contains(seen.toAlignedRect()) and large_enough):
            self._look_at(box, CLOSEST * MOST)

    def _look_at(self, box: QRectF, most: float) -> None:
        """Show a part of the board in the middle; `most` is the largest zoom, in parts of that of the whole board."""
        room, fit = self.view.viewport().rect(), self.view.scale_of_fit
        width, height = max(box.width(), 1.0), max(box.height(), 1.0)
        best = min(room.width() / width, room.height() / height) / AROUND
        self.view.look_at((box.center(), min(max(best, fit), max(fit, most * fit))))

    def _choose(self, places: Iterable[str]) -> list[str]:
        """Select areas, or else a lake; return what is selected."""
        board, asked = self.document.board, list(places)
        areas, lakes = {area.id for area in board.areas()}, {lake.id for lake in board.lakes}
        shown = [id for id in asked if id in areas] or [id for id in asked if id in lakes][:1]
        self.document.select(shown)
        return shown

    def _box_of(self, places: Iterable[str]) -> QRectF:
        return reduce(QRectF.united, map(self.scene.box_of, places))
