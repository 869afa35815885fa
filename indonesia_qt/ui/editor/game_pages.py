"""What the editor shows of the game that a map is for: pages that its folder in `ui/games` gives."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.panels.panel import EditorPanel


class GamePages:
    """Shows nothing of a game; a game that has pages overrides what it shows."""

    panels: tuple[type[EditorPanel], ...] = ()
    """They come after the editor's own; of the panels on one side the first is in front."""

    def map_rows(self, document: MapDocument) -> Sequence[QWidget]:  # noqa: ARG002
        """Return what stands among the properties of the map, below its own."""
        return ()


_REGISTERED: dict[str, GamePages] = {}
"""The pages of games that aren't part of the program, by the id of the game."""


def register(game: str, pages: GamePages) -> None:
    """Add the pages of a game that isn't part of the program, for this process."""
    _REGISTERED[game] = pages


def pages_of(game: str) -> GamePages:
    """Return the pages of the game with this id: `PAGES` of the package `editor` in its folder, or none."""
    if game in _REGISTERED:
        return _REGISTERED[game]
    package = f"indonesia_qt.ui.games.{game}.editor"
    try:
        pages: GamePages = import_module(package).PAGES
    except ModuleNotFoundError as error:
        if error.name is None or not f"{package}.".startswith(f"{error.name}."):
            raise  # the pages are there, and need what isn't
        return GamePages()
    return pages
