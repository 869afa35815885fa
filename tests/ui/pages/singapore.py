"""What lies beside the board of Singapore: the tiles, the victory track and the players' holdings."""

from __future__ import annotations

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.player_cards import SingaporeCard
from indonesia_qt.ui.games.singapore.table_strip import TableStrip
from tests.ui.pages.page import Page


class SingaporeStripPage(Page[TableStrip]):
    """The strip above the board."""

    kind = TableStrip

    @classmethod
    def at(cls, program: Program) -> SingaporeStripPage:
        """Return the strip of the game that is shown."""
        assert program.table
        return cls(program.table.strip)

    @property
    def round(self) -> str:
        """The round that is written at the left."""
        return self.widget.date.text()

    @property
    def tiles(self) -> list[str]:
        """The tiles that are shown, by their ids; the top of the stack is last."""
        return [shown.tile for shown in self.widget.tiles.shown()]

    def click_tile(self, tile: str) -> None:
        """Click a tile of the display, or the top of the stack."""
        box = next(shown.box for shown in self.widget.tiles.shown() if shown.tile == tile)
        self.click(self.widget.tiles, box.center().toPoint())

    @property
    def markers(self) -> str:
        """What a screen reader says of the victory track."""
        return self.widget.track.accessibleName()

    @property
    def piles(self) -> str:
        """What is said of the track where the pointer rests on it."""
        return self.widget.track.explanation()

    @property
    def bag(self) -> str:
        """What a screen reader says of the bag and the supply."""
        return self.widget.bag.accessibleName()

    @property
    def phase(self) -> str:
        """The phase that is marked as the present one; empty when none is."""
        return next((label.text() for label in self.widget.phases.values() if label.property("role") == "now"), "")


class HoldingsPage(Page[SingaporeCard]):
    """The card of a player."""

    kind = SingaporeCard

    @classmethod
    def at(cls, program: Program, seat: int) -> HoldingsPage:
        """Return the card of a seat."""
        assert program.table
        return cls(program.table.player_cards.cards[seat])

    @property
    def numbers(self) -> list[str]:
        """The numbers that are shown, in their order: points, money, the four goods, chips."""
        return [cell.number for cell in self.widget.holdings.cells]

    @property
    def shows_all(self) -> bool:
        """Whether all holdings are shown, not only points and money."""
        return not self.widget.is_brief

    @property
    def spoken(self) -> str:
        """What a screen reader says of all holdings."""
        return self.widget.holdings.accessibleName()
