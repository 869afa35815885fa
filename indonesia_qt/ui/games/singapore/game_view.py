"""Singapore at the table: beside what every game shows, the victory track, the tiles and the bag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.ui.games.singapore.chip_card import ChipCard
from indonesia_qt.ui.games.singapore.player_cards import SingaporeCards
from indonesia_qt.ui.games.singapore.table_strip import TableStrip
from indonesia_qt.ui.table.game_view import GameView


class SingaporeView(GameView):
    """Shows more above the board than the round, and the chips that people draw."""

    strip: TableStrip

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.chip = ChipCard(self.context)
        self.decision.answered.connect(self.chip.hide)
        self.strip.tile_clicked.connect(self.thing_clicked)
        self.strip.phase_clicked.connect(self.rules_requested)

    @property
    def overlays(self) -> Sequence[QWidget]:
        """The cards of any game, and that of a chip."""
        return (*super().overlays, self.chip)

    def show_more(self) -> None:
        """Put the card of a chip away while the past is looked at."""
        if self.history.looks_back:
            self.chip.hide()

    def show_news(self, events: Sequence[Event]) -> None:
        """Show the chip that a person has drawn."""
        self.chip.show_events(self.view, events, self.bridge.people)

    def make_player_cards(self) -> SingaporeCards:
        """Return the presenter of the players' cards."""
        return SingaporeCards(self.context, self.bridge, self.bots, self.privacy, self.history, self)

    def make_strip(self) -> TableStrip:
        """Return the strip with the track and the tiles."""
        return TableStrip(self.context)
