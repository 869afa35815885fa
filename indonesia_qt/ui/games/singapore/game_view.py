"""Singapore at the table: beside what every game shows, the victory track, the tiles and the bag."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import CHANCE, Event
from indonesia_qt.games.singapore.rules.events import Phase
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.games.singapore.chart_data import all_charts, chart_source, public_charts, result, sources
from indonesia_qt.ui.games.singapore.chips_page import ChipsPage, draw_about
from indonesia_qt.ui.games.singapore.final_screen import SingaporeFinal
from indonesia_qt.ui.games.singapore.panels.turn import TurnPanel
from indonesia_qt.ui.games.singapore.player_cards import SingaporeCards
from indonesia_qt.ui.games.singapore.table_strip import TableStrip
from indonesia_qt.ui.table.api import GameView, SideTab
from indonesia_qt.ui.table.game_charts import ChartSet
from indonesia_qt.ui.widgets.messages import NEWS, Concern

RULES: dict[Phase, str] = {"start": "start", "display": "S-RND-03", "lots": "S-RND-04", "turns": "S-RND-05"}
"""Where the rules of each phase begin."""
RAID_TOLD = "tell_raid"
"""The preference for messages about a raid."""
TRACK, TILES, CHIPS, PAGES = "track", "tiles", "chips", "pages"
"""The names of parts for the lesson: of the strip, the page with the chips, and the tabs of the pages of a turn."""


class SingaporeView(GameView):
    """Shows more above the board than the round, and the chips behind the log."""

    strip: TableStrip
    chart_set = ChartSet(
        chart_source,
        public_charts,
        all_charts,
        result,
        phrase("Money and goods are hidden in this game, so their charts appear at the end."),
    )

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.chips = ChipsPage(self.context)
        self._drawn = 0
        """How many decisions had been made with the draw that was shown last."""
        self._stays = False
        """Whether that draw is shown up to a person's decision."""
        self.decision.answered.connect(self.chips.leave)
        self.decision.marks_changed.connect(self.show_frames)
        self.chips.went.connect(lambda: self.chips.show_state(self.view))
        self.decision.host.lay_below(self.beats.card)
        self.strip.tile_clicked.connect(self.thing_clicked)
        self.strip.phase_clicked.connect(lambda phase: self.rules_requested.emit(RULES[phase]))

    @property
    def overlays(self) -> Sequence[QWidget]:
        """None: a town fills the board, so the card of a beat lies beside it."""
        return ()

    def named_parts(self) -> Mapping[str, QWidget]:
        """Return the parts of the strip, the chips, and the tabs of a turn, or else its whole panel."""
        panel, host = self.decision.panel, self.decision.host
        pages = panel.tabs.tabBar() if isinstance(panel, TurnPanel) else host
        return {TRACK: self.strip.track, TILES: self.strip.tiles, CHIPS: self.chips, PAGES: pages}

    @property
    def tabs(self) -> Sequence[SideTab]:
        """The page with the chips."""
        return (SideTab(tr("Chips"), self.chips),)

    def show_more(self) -> None:
        """Show who has which chips, unless a draw is still to be read."""
        if self.history.looks_back or self.bridge.question is None:
            self.chips.leave()
        if not self.chips.is_forward:
            self.chips.show_state(self.view)

    def show_frames(self) -> None:
        """Frame the tile that a past decision took, and the better one."""
        self.strip.tiles.show_frames(self.decision.framed_things)

    def show_news(self, events: Sequence[Event]) -> None:
        """Show the chip that a person has drawn, or a raid that catches one; a lesson shows any raid.

        What is of no raid of a person goes with the next decision of anybody, and a raid with that of a person. After
        undo show none.
        """
        session, made, beat = self.bridge.session, self.history.begun, self.beats.beat
        has_decided = any(entry.seat != CHANCE for entry in session.entries[self._drawn : made])
        draw = draw_about(events, self.bridge.people, any_raid=self.bridge.is_led)
        if self.bridge.question is not None and draw:
            self._drawn = made
            view = self.privacy.view(session.position(made))
            said = (beat.title, *beat.lines) if beat and NEWS.spoken >= Concern.PLAYER else ()
            self.chips.show_draw(view, draw, said)
            self._stays = not self.chips.summary and bool(draw_about(draw, self.bridge.people))
        elif not events or (has_decided and not self._stays):
            self.chips.leave()

    def replaced_messages(self, events: Sequence[Event]) -> Collection[str]:
        """Return those of any game, and those of a raid that the page with the chips shows."""
        on_page = (RAID_TOLD,) if draw_about(events, self.bridge.people) else ()
        return *super().replaced_messages(events), *on_page

    def make_player_cards(self) -> SingaporeCards:
        """Return the presenter of the players' cards."""
        return SingaporeCards(self.context, self.bridge, self.bots, self.privacy, self.history, self)

    def make_strip(self) -> TableStrip:
        """Return the strip with the track and the tiles."""
        return TableStrip(self.context)

    def make_final(self) -> SingaporeFinal:
        """Return the screen of a game that is over."""
        source, board = self.chart_source(self.bridge.session.happened), self.board.scene.board
        return SingaporeFinal(self.context, self.game, self.end, board, self.reader, source, sources(source).series)
