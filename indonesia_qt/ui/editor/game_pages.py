"""What the editor shows of the game that a map is for: pages that its folder in `ui/games` gives."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QMenu, QWidget

from indonesia_qt.games import game_module, has_module
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.panels.panel import EditorPanel


class GamePages:
    """Shows nothing of a game; a game that has pages overrides what it shows."""

    panels: tuple[type[EditorPanel], ...] = ()
    """They come after the editor's own; of the panels on one side the first is in front."""

    def add_to_menu(self, menu: QMenu, context: EditorContext, area: str) -> None:
        """Add what the game offers for an area to the area's menu."""

    def map_rows(self, document: MapDocument) -> Sequence[QWidget]:  # noqa: ARG002
        """Return what stands among the properties of the map, below its own."""
        return ()


def pages_of(game: str) -> GamePages:
    """Return the pages of the game with this id: `PAGES` of the module `editor` in its folder, or none."""
    if not has_module(game, "editor", "indonesia_qt.ui.games"):
        return GamePages()
    pages: GamePages = game_module(game, "editor", "indonesia_qt.ui.games").PAGES
    return pages
