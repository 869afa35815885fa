"""What the tools and panels of an editor's window share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QObject, QRectF, Signal

from indonesia_qt.ui.board.zoom_view import AROUND, MOST
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.document.problem_model import ProblemModel
from indonesia_qt.ui.editor.edit_view import EditView
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.style.theme import Theme

CLOSEST = 0.35
"""The part of the largest zoom that a jump goes to at most."""

SMALL = 0.05
"""The part of the window's width and height below which something isn't well seen."""


class EditorContext(QObject):
    """The document, what is wrong with it, and the map of a window.

    `message` carries a sentence for the line below the map, `tool_requested` the id of a tool that is to be used,
    `entry_requested` that of a deed or a city card that is to be shown.
    """

    message = Signal(str)
    tool_requested = Signal(str)
    entry_requested = Signal(str)

    def __init__(
        self,
        document: MapDocument,
        findings: ProblemModel,
        theme: Theme,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.document, self.findings, self.theme, self.settings = document, findings, theme, settings
        self.scene = EditScene(document, theme, self)
        self.view = EditView(self.scene)

    def jump(self, places: Iterable[str]) -> None:
        """Select areas, or else a lake, and bring them into view, as near as is useful."""
        board, asked = self.document.board, list(places)
        known = list(filter({area.id for area in board.areas()}.__contains__, asked))
        lakes = list(filter({lake.id for lake in board.lakes}.__contains__, asked))
        if lakes and not known:
            known = lakes[:1]
            self.document.select_lake(known[0])
        else:
            self.document.select(known)
        if known:
            self.show_box(reduce(QRectF.united, map(self.scene.box_of, known)))

    def show_box(self, box: QRectF) -> None:
        """Bring a part of the board into view, in map units; the zoom changes only where the part is not well seen."""
        view = self.view
        room, fit = view.viewport().rect(), view.scale_of_fit
        width, height = max(box.width(), 1.0), max(box.height(), 1.0)
        best = min(room.width() / width, room.height() / height) / AROUND
        scale = min(max(best, fit), max(fit, CLOSEST * MOST * fit))
        seen = view.viewportTransform().mapRect(box)
        large_enough = max(seen.width() / room.width(), seen.height() / room.height()) > SMALL
        if not (view.viewport().rect().contains(seen.toAlignedRect()) and large_enough):
            view.look_at((box.center(), scale))
