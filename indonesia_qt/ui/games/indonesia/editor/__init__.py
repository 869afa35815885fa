"""The pages of the map editor for deeds, city cards and city stones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QMenu

from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.game_pages import GamePages
from indonesia_qt.ui.games.indonesia.editor.deeds_and_cards import CardsPanel, DeedsPanel, StonesRow, add_deed_menu


class IndonesiaPages(GamePages):
    """Shows deeds and city cards below the map, and the stones among its properties."""

    panels = (DeedsPanel, CardsPanel)

    def add_to_menu(self, menu: QMenu, context: EditorContext, area: str) -> None:
        """Offer a deed of each kind for the province of a land area."""
        home = next((land.province for land in context.document.board.lands if land.id == area), "")
        if home:
            add_deed_menu(menu, context, home)

    def map_rows(self, document: MapDocument) -> Sequence[StonesRow]:
        """Return the numbers of city stones."""
        return (StonesRow(document),)


PAGES = IndonesiaPages()
