"""The card of an auction over the board."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.auction_card import AuctionCard, BidderChip
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from tests.ui.pages.page import Page, settle

OUT, TO_BID, LEADS, STILL_IN = "out", "to bid", "leads", "still in"


class BidderLine(NamedTuple):
    """What the card says of a bidder: his last bid, empty without one, and how he stands."""

    name: str
    bid: str
    standing: str


class AuctionPage(Page[AuctionCard]):
    """The card, whether it is shown or not."""

    kind = AuctionCard

    @classmethod
    def at(cls, program: Program) -> AuctionPage:
        """Return the card of the table that is shown."""
        settle()
        assert isinstance(program.table, IndonesiaView)
        return cls(program.table.auction.card)

    @property
    def is_seen(self) -> bool:
        return self.widget.isVisible()

    @property
    def is_brief(self) -> bool:
        """Whether the card has room for one line only."""
        return self.widget.brief.isVisible()

    @property
    def line(self) -> str:
        """The line of a brief card."""
        return self.widget.brief.text()

    @property
    def title(self) -> str:
        return self.widget.title.text()

    @property
    def result(self) -> str:
        return self.widget.result.text()

    @property
    def price(self) -> str:
        return self.widget.price.text()

    @property
    def money(self) -> str:
        """Who gets or pays what, and in the end who has bought the company."""
        return self.widget.money.text()

    @property
    def lists_bids(self) -> bool:
        """Whether all bids are listed, not only the last one of each bidder."""
        return self.widget.bids.isVisible()

    @property
    def bidders(self) -> list[BidderLine]:
        """The bidders from left to right, and from line to line."""
        settle()
        chips = sorted(self.parts(BidderChip), key=lambda chip: (chip.y(), chip.x()))
        return [_read(chip) for chip in chips]

    @property
    def box(self) -> QRect:
        """Where the card lies on the board, in pixels of the board's view."""
        settle()
        return self.widget.geometry()


def _read(chip: BidderChip) -> BidderLine:
    said = chip.standing.split(" · ")
    bid = said.pop(0) if said[0].endswith("Rp") else ""
    return BidderLine(chip.player, bid, said[0] if said else "")
