"""The order to bid for a person in one auction: always the least that is needed, up to a limit that he has set."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.indonesia.rules.actions import Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import Auction, RaiseBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, rupiah
from indonesia_qt.ui.table.api import Order


class AutoBid(Order, frozen=True, tag=True):
    """The order to bid for `seat` for two companies up to `limit` rupiah, and then to pass, or else to ask him."""

    first: str
    second: str
    limit: int
    then_pass: bool

    def is_on(self, s: State) -> bool:
        """Return whether the auction of this order still goes on with the player in it."""
        return any(self._is_mine(frame) and self.seat not in frame.gone for frame in s.stack)

    def _is_mine(self, frame: object) -> bool:
        return isinstance(frame, Auction) and (frame.first, frame.second) == (self.first, self.second)

    def answer(self, view: State, asked: Question[Any]) -> Action | None:
        """Return the bid or the pass that answers `asked`; None if the player must decide or the question isn't his."""
        if not isinstance(asked, RaiseBid) or asked.seat != self.seat or not self._is_mine(asked.auction):
            return None
        bids = asked.bids(view)
        if bids and bids[0] <= self.limit:
            return Raise(bids[0])
        return Pass() if self.then_pass else None

    def prompt(self) -> str:
        """Return what the program does for the player, after his name."""
        return tr("Bidding automatically up to a limit.")

    def begun(self, player: str) -> str:
        """Report that the program bids."""
        return tr("The program is now bidding for {player} in this auction.", player=player)

    def ended(self, player: str) -> str:
        """Report that the limit is passed."""
        return tr("The bidding has passed {player}’s limit.", player=player)

    def in_words(self, words: Names, view: State) -> str:
        """Return what the program does, with the limit only where the person's secrets are shown."""
        player = words.seats[self.seat]
        if view.players[self.seat].secret:
            if self.then_pass:
                return tr("The program bids for {player} up to a limit, then passes.", player=player)
            return tr("The program bids for {player} up to a limit, then asks again.", player=player)
        limit = rupiah(self.limit)
        if self.then_pass:
            return tr("The program bids for {player} up to {limit}, then passes.", player=player, limit=limit)
        return tr("The program bids for {player} up to {limit}, then asks again.", player=player, limit=limit)
