"""Singapore at the table: beside what every game shows, the victory track, the tiles and the bag."""

from __future__ import annotations

from typing import Any

from indonesia_qt.ui.games.singapore.player_cards import SingaporeCards
from indonesia_qt.ui.games.singapore.table_strip import TableStrip
from indonesia_qt.ui.table.game_view import GameView


class SingaporeView(GameView):
    """Shows more above the board than the round."""

    strip: TableStrip

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.strip.tile_clicked.connect(self.thing_clicked)
        self.strip.phase_clicked.connect(self.rules_requested)

    def make_player_cards(self) -> SingaporeCards:
        """Return the presenter of the players' cards."""
        return SingaporeCards(self.context, self.bridge, self.bots, self.privacy, self.history, self)

    def make_strip(self) -> TableStrip:
        """Return the strip with the track and the tiles."""
        return TableStrip(self.context)
