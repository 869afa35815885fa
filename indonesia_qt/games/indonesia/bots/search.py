"""Looking further than one decision: the best candidates are played on, everybody taking the answer that looks best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from indonesia_qt.core.flow import Action, Question, question, step
from indonesia_qt.games.indonesia.actions import Bid, DeliverRest
from indonesia_qt.games.indonesia.bots.candidates import USUAL_BID, Weighed, best, weighed
from indonesia_qt.games.indonesia.bots.evaluate import Weights, standing, worth
from indonesia_qt.games.indonesia.bots.hidden import sampled
from indonesia_qt.games.indonesia.phases.mergers import Auction
from indonesia_qt.games.indonesia.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.state import State

Horizon = Callable[[State, State], bool]
"""Whether to stop playing on: it gets the position where the search began, and the present one with a question open."""


class Effort(NamedTuple):
    """How far a search goes.

    `breadth` is how many candidates are played on at first, of those that lead by no less than the best one's lead less
    `margin` rupiah; after each of the `samples` of what is hidden, the worse half of them is dropped. No new sample is
    begun after `replies` decisions were made in play.
    """

    breadth: int
    margin: float
    samples: int
    replies: int
    horizon: Horizon


def year_end(start: State, now: State) -> bool:
    """Stop when the year is over."""
    return now.year > start.year


def searched(view: State, asked: Question[State], w: Weights, effort: Effort, chance: Random) -> list[Weighed]:
    """The candidates with what they came to; those that were dropped keep the worth of the first look.

    The first look counts as much as one time played on, which tempers what comes of mere chance in play.
    """
    ranked = sorted(weighed(view, asked, w, chance), key=lambda found: -found.lead)
    open_ = [found for found in ranked[: effort.breadth] if found.lead >= ranked[0].lead - effort.margin]
    made = 0
    sums = {found.action: (found.estimate, found.lead) for found in open_}
    for sample in range(effort.samples):
        if len(open_) < 2 or (sample and made >= effort.replies):
            break
        position = sampled(view, chance)
        for found in open_:
            values, replies = _play_on(position, found.action, w, effort.horizon, chance)
            made += replies
            estimate, lead = sums[found.action]
            sums[found.action] = estimate + values[asked.seat], lead + standing(values, asked.seat, w)
        looks = sample + 2
        open_ = [Weighed(found.action, sums[found.action][0] / looks, sums[found.action][1] / looks) for found in open_]
        open_.sort(key=lambda found: -found.lead)
        if sample + 1 < effort.samples and len(open_) > 2:
            open_ = open_[: (len(open_) + 1) // 2]
    kept = {found.action for found in open_}
    return open_ + [found for found in ranked if found.action not in kept]


def _play_on(position: State, action: Action, w: Weights, horizon: Horizon, chance: Random) -> tuple[list[float], int]:
    """What everybody may expect after an action and what follows up to the horizon; and how many replies that took."""
    s = position.copy()
    step(s, action, [])
    replies = 0
    while (asked := question(s)) is not None and not (horizon(position, s) and not _in_auction(s)):
        step(s, _reply(s, asked, w, chance), [])
        replies += 1
    return worth(s, w), replies


def _reply(s: State, asked: Question[State], w: Weights, chance: Random) -> Action:
    """What looks best, with little thought for what matters little."""
    if isinstance(asked, DeliverGoods):
        return DeliverRest()
    if isinstance(asked, PlaceBid):
        return Bid(round(USUAL_BID * asked.amounts(s)[-1]))
    return best(s, asked, w, chance)


def _in_auction(s: State) -> bool:
    return any(isinstance(frame, Auction) for frame in s.stack)
