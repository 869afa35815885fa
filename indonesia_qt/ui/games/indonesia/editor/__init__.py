"""The pages of the map editor for deeds, city cards and city stones."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.game_pages import GamePages
from indonesia_qt.ui.games.indonesia.editor.deeds_and_cards import CardsPanel, DeedsPanel
from indonesia_qt.ui.games.indonesia.editor.stones_row import StonesRow


class IndonesiaPages(GamePages):
    """Shows deeds and city cards below the map, and the stones among its properties."""

    panels = (DeedsPanel, CardsPanel)

    def map_rows(self, document: MapDocument) -> Sequence[StonesRow]:
        """Return the numbers of city stones."""
        return (StonesRow(document),)


PAGES = IndonesiaPages()
