"""The orders by which the program answers for a player: in an auction, or to pass mergers or operate for a year."""

from __future__ import annotations

from typing import Any, ClassVar

from indonesia_qt.core.flow import Action, Pass, Question, question
from indonesia_qt.games.indonesia.analysis.year_plan import equal_expansion, planned_answer
from indonesia_qt.games.indonesia.rules.actions import Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, Auction, RaiseBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase
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


UP_TO_MERGERS = "new_era", "turn_order", "mergers"


class PassMergers(Order, frozen=True, tag=True):
    """The order to announce no merger for `seat` this year.

    He is asked only in auctions in which he may bid: in others the rules skip him, or he has only one answer.
    """

    lasts: ClassVar[bool] = True
    year: int

    def is_on(self, s: State) -> bool:
        """Return whether mergers may still be announced this year."""
        return s.year == self.year and present_phase(s) in UP_TO_MERGERS

    def answer(self, view: State, asked: Question[Any]) -> Action | None:  # noqa: ARG002
        """Return a pass where a merger could be announced."""
        return Pass() if isinstance(asked, AnnounceMerger) and asked.seat == self.seat else None

    def prompt(self) -> str:
        """Return what the program does for the player, after his name."""
        return tr("Passing all mergers this year.")

    def begun(self, player: str) -> str:
        """Report that mergers are passed."""
        return tr("The program now passes all mergers for {player} this year.", player=player)

    def in_words(self, words: Names, view: State) -> str:  # noqa: ARG002
        """Return what the program does."""
        return tr("{player} announces no mergers this year.", player=words.seats[self.seat])


class OperateAll(Order, frozen=True, tag=True):
    """The order to operate the companies of `seat` as planned this year; he is asked where he has to decide himself."""

    lasts: ClassVar[bool] = True
    year: int

    def is_on(self, s: State) -> bool:
        """Return whether a company of the player is at work, or has yet to operate."""
        if s.year != self.year or present_phase(s) != "operations":
            return False
        is_left = any(id not in s.operated for id in s.players[self.seat].companies)
        return is_left or getattr(s.stack[-1], "seat", None) == self.seat

    def answer(self, view: State, asked: Question[Any]) -> Action | None:
        """Return what is planned, or the first of areas that are equally good."""
        if asked.seat != self.seat:
            return None
        return planned_answer(view, asked) or equal_expansion(view, asked)

    def remark(self, view: State, asked: Question[Any], player: str) -> str:
        """Say that one of several equally good areas is taken."""
        if planned_answer(view, asked) is not None:
            return ""
        return tr(
            "The program takes the first of equal areas for {player}. Undo takes it all back.",
            player=player,
        )

    def prompt(self) -> str:
        """Return what the program does for the player, after his name."""
        return tr("Operating all companies as planned.")

    def begun(self, player: str) -> str:
        """Report that companies operate."""
        return tr("The program now operates {player}’s companies as planned.", player=player)

    def in_words(self, words: Names, view: State) -> str:
        """Return what the program does, or that the player has to decide before it goes on."""
        asked = question(view)
        if asked is not None and asked.seat == self.seat and self.answer(view, asked) is None:
            return tr("You decide this. Then the program operates {player}’s companies.", player=words.seats[self.seat])
        return tr("The program operates {player}’s companies as planned.", player=words.seats[self.seat])
