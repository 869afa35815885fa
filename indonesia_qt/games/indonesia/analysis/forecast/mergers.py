"""Phase 3: what a merger makes, what it costs, and who can take part (R-MER)."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from indonesia_qt.core.flow import Action, Reason, question
from indonesia_qt.games.indonesia.analysis.forecast.what_if import Trial
from indonesia_qt.games.indonesia.rules.actions import Announce, Pass
from indonesia_qt.games.indonesia.rules.companies import MERGED_KIND
from indonesia_qt.games.indonesia.rules.events import BidderLeft, GoodRemoved, MergerDone
from indonesia_qt.games.indonesia.rules.phases.mergers import (
    AnnounceMerger,
    GiveUpAreas,
    RaiseBid,
    nominal_value,
    why_no_merger,
)
from indonesia_qt.games.indonesia.rules.state import Company, State


class RivalBidder(Struct, frozen=True):
    """Another player in an auction: why he can't bid, or None; when `secret`, whether he has the cash is unknown."""

    seat: int
    why_not: Reason | None
    secret: bool


class MergerForecast(Struct, frozen=True):
    """A merger if nobody bids any more.

    `company` is the result, in the winner's slot `slot`, from 0; it has lost `removed` areas that touched other siap
    faji, and the winner must give up `to_give_up` more. `paid` is what the owners of the first and the second company
    get, in rupiah. `rivals` are those who could still have bid, and those who couldn't, with the reason.
    """

    winner: int
    bid: int
    company: Company
    removed: int
    to_give_up: int
    slot: int
    paid: tuple[tuple[int, int], ...]
    rivals: tuple[RivalBidder, ...]

    def net(self, seat: int) -> int:
        """What the merger changes in a player's cash, in rupiah."""
        received = sum(share for owner, share in self.paid if owner == seat)
        return received - (self.bid if seat == self.winner else 0)


def merger_after(view: State, action: Action) -> MergerForecast:
    """What comes of an announcement, or of a bid or a pass in an auction, if all others pass then."""
    trial = Trial(view)
    me = view.stack[-1].seat
    trial.play(action, MergerDone)
    able: list[int] = []
    while not (done := trial.happened(MergerDone)):
        asked = question(trial.state)
        assert isinstance(asked, RaiseBid)
        able.append(asked.seat)
        trial.play(Pass(), MergerDone)
    players = view.players
    unable = [RivalBidder(left.seat, left.reason, False) for left in trial.happened(BidderLeft) if left.reason]
    rivals = [RivalBidder(seat, None, players[seat].secret) for seat in able if seat != me] + unable
    merger = done[0]
    company = trial.state.companies[merger.company]
    frame = trial.state.stack[-1]
    return MergerForecast(
        winner=merger.winner,
        bid=merger.bid,
        company=company,
        removed=len(trial.happened(GoodRemoved)),
        to_give_up=frame.left if isinstance(frame, GiveUpAreas) else 0,
        slot=trial.state.players[merger.winner].companies.index(company.id),
        paid=merger.shares,
        rivals=tuple(rivals),
    )


def pairs_that_fit(view: State) -> list[tuple[str, str]]:
    """The pairs of companies of kinds that merge, whoever may announce them (R-MER-02)."""
    pairs = combinations(view.companies.values(), 2)
    return [(a.id, b.id) for a, b in pairs if (a.kind, b.kind) in MERGED_KIND]


def why_not_announced(view: State, asked: AnnounceMerger, first: str, second: str) -> Reason | None:
    """Why the player who is asked can't announce a merger of two companies at the lowest bid; None when he can."""
    reason = why_no_merger(view, asked.seat, first, second)
    return reason or asked.check(view, Announce(first, second, nominal_value(view, first, second)))
