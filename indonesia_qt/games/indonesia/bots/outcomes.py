"""The positions that an answer leads to, as bots see them that look one decision ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Action, Pass, Question, step
from indonesia_qt.games.indonesia.bots.candidates import (
    Prospect,
    joined,
    operate_on,
    other_sales,
)
from indonesia_qt.games.indonesia.bots.evaluate import Weights, standing, worth
from indonesia_qt.games.indonesia.bots.order_bids import OrderRound
from indonesia_qt.games.indonesia.rules.actions import Announce, Bid, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, DeliverGoods
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.sampling import supposed
from indonesia_qt.games.indonesia.rules.state import State


class Outcome(NamedTuple):
    """A position, and the rupiah that each seat will have beyond what it has there."""

    position: State
    beyond: list[float]


def outcomes(view: State, asked: Question[State], action: Action, w: Weights) -> list[Outcome]:
    """Return where an answer may lead, each as likely as another; at least one.

    An auction ends as it would among players who weigh by `w`, so the same positions can then be valued part by part.
    """
    way: _Way = _WAYS.get(type(asked), _after)
    return way(supposed(view), asked, action, w)


def _at(position: State) -> Outcome:
    return Outcome(position, [0.0] * len(position.players))


def _after(s: State, _: Any, action: Action, w: Weights) -> list[Outcome]:  # noqa: ARG001
    after = s.copy()
    step(after, action, [])
    return [_at(after)]


def _after_bid(s: State, asked: PlaceBid, action: Bid, w: Weights) -> list[Outcome]:  # noqa: ARG001
    bids = OrderRound(s, w)
    return [_at(bids.after(end)) for end in bids.ends(action.amount)]


def _after_announcement(s: State, asked: AnnounceMerger, action: Announce | Pass, w: Weights) -> list[Outcome]:
    if isinstance(action, Pass):
        return [_at(s)]
    prospect = Prospect(s, action.first, action.second, w)
    winner, price, _ = prospect.outcome(asked.seat)
    return [_merged(prospect, winner, price)]


def _after_raise(s: State, asked: RaiseBid, action: Raise | Pass, w: Weights) -> list[Outcome]:
    auction = asked.auction
    prospect = Prospect(s, auction.first, auction.second, w)
    if isinstance(action, Pass):
        return [_merged(prospect, auction.bidder, auction.bid)]
    return [_merged(prospect, asked.seat, action.bid)]


def _merged(prospect: Prospect, winner: int, price: int) -> Outcome:
    after = joined(prospect.s, *prospect.pair, winner, prospect.nominal)
    return Outcome(after, prospect.beyond(winner, price))


def _after_operation(s: State, asked: ChooseCompany, action: Action, w: Weights) -> list[Outcome]:
    found = _after(s, asked, action, w)
    operate_on(found[0].position, asked.seat)
    return found


def _after_sale(s: State, asked: DeliverGoods, action: Action, w: Weights) -> list[Outcome]:
    found = [after for first, after in other_sales(s, asked) if first == action]
    if not found:
        return _after(s, asked, action, w)
    return [_at(max(found, key=lambda after: standing(worth(after, w), asked.seat, w)))]


_Way = Callable[[State, Any, Any, Weights], list[Outcome]]
_WAYS: dict[type[Question[State]], _Way] = {
    PlaceBid: _after_bid,
    AnnounceMerger: _after_announcement,
    RaiseBid: _after_raise,
    ChooseCompany: _after_operation,
    DeliverGoods: _after_sale,
}
