"""The answers that are worth a thought, and what the value function says of each, auctions played to their end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import combinations
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass, Question, carry_out, question, settle
from indonesia_qt.games.indonesia.analysis.last_year import is_last_year
from indonesia_qt.games.indonesia.bots.chances import chances_by, chances_to_win, pace_of_forecasts
from indonesia_qt.games.indonesia.bots.evaluate import Weights, liking, standing, worth
from indonesia_qt.games.indonesia.bots.foresight import Foresight
from indonesia_qt.games.indonesia.bots.horizon import USUAL_END, is_late, must_make_room
from indonesia_qt.games.indonesia.bots.order_bids import OrderRound
from indonesia_qt.games.indonesia.delivery.largest_plans import best_plan, objectives
from indonesia_qt.games.indonesia.rules.actions import Announce, Bid, DeliverRest, Raise, Research
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.constants import LAST_ERA
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import (
    AnnounceMerger,
    Auction,
    ChooseRemoval,
    RaiseBid,
    merge,
    nominal_value,
    to_give_up,
)
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.sampling import supposed
from indonesia_qt.games.indonesia.rules.state import State


class AuctionOutcome(NamedTuple):
    """Who gets a merged company, for how many rupiah, and the final money that each seat may expect then."""

    winner: int
    price: int
    values: list[float]


class Prospect:
    """The merger of two companies as each player sees it who could hold the result.

    `limits` are the bids at which a player would as soon let the strongest of the others have it.
    """

    def __init__(self, s: State, first: str, second: str, w: Weights) -> None:
        self.s, self.w = s, w
        a, b = s.companies[first], s.companies[second]
        self.owners, self.pair = (a.owner, b.owner), (first, second)
        self.units = a.units + b.units
        self.nominal = nominal_value(s, first, second)
        self._shares = [
            sum(part.units for part in (a, b) if part.owner == seat) / (self.units or 1)
            for seat in range(len(s.players))
        ]
        holders = [n for n in s.order if n in self.owners or free_slots(s, n) > 0]
        foresight = Foresight(s, w.pace)
        self._worth = {}
        for seat in holders:
            found, _ = foresight.after((first, second, seat), partial(joined, s, first, second, seat, self.nominal))
            self._worth[seat] = found.worth(w)
        self.limits = {seat: self._limit(seat) for seat in holders}

    def values(self, winner: int, price: float) -> list[float]:
        """Return the final money of each seat when `winner` pays `price`."""
        return [value + more for value, more in zip(self._worth[winner], self.beyond(winner, price), strict=True)]

    def fondness(self, seat: int, winner: int) -> float:
        """Return the rupiah by which the ships or areas count more that `seat` wins or loses if `winner` gets them."""
        a, b = (self.s.companies[id] for id in self.pair)
        kept = self.units if a.kind == b.kind else self.units - to_give_up(self.units)
        return self.w.fond_of(a.kind) * (kept * (winner == seat) - self.units * self._shares[seat])

    def beyond(self, winner: int, price: float) -> list[float]:
        """Return what each seat gets, or pays, because `winner` pays `price` and not the nominal value."""
        more = price - self.nominal
        return [more * (share - (seat == winner)) for seat, share in enumerate(self._shares)]

    def gain(self, seat: int, winner: int, price: float) -> float:
        """Return how `seat` stands when `winner` pays `price`."""
        return standing(self.values(winner, price), seat, self.w)

    def limit_against(self, seat: int, rival: int) -> float:
        """Return the bid at which `seat` would as soon let `rival` have the company for it."""
        base = self.gain(seat, seat, self.nominal) - self.gain(seat, rival, self.nominal)
        return self.nominal + base / (1 + self.w.rival / max(1, len(self.s.players) - 1))

    def _limit(self, seat: int) -> float:
        others = [other for other in self._worth if other != seat]
        if not others:
            return float(self.nominal)
        strongest = max(others, key=lambda other: self._worth[other][other])
        return self.limit_against(seat, strongest)

    def outcome(self, announcer: int) -> AuctionOutcome:
        """Return how the auction would end if everybody went up to his limit, as far as his cash goes.

        Only the announcer is fond of ships or areas.
        """
        cash = {seat: self.s.players[seat].cash for seat in self.limits}
        limits = dict(self.limits)
        limits[announcer] += self.fondness(announcer, announcer) - self.fondness(announcer, -1)
        ready = {
            seat: min(limit, cash[seat]) if seat != announcer else max(self.nominal, min(limit, cash[seat]))
            for seat, limit in limits.items()
            if seat == announcer or min(limit, cash[seat]) >= self.nominal + self.units
        }
        ranked = sorted(ready, key=lambda seat: -ready[seat])
        price = self.nominal
        if len(ranked) > 1 and self.units:
            price += int(max(0.0, ready[ranked[1]] - self.nominal) // self.units) * self.units
            if ranked[0] != announcer:
                price = max(price, self.nominal + self.units)
        return AuctionOutcome(ranked[0], price, self.values(ranked[0], price))


def joined(s: State, first: str, second: str, winner: int, bid: int) -> State:
    """Return the position after a merger; areas that siap faji gives up go in the order in which they are listed."""
    after = s.copy()
    merge(after, Auction(first, second, bid, winner, 0), [])
    settle_merger(after)
    return after


def settle_merger(after: State) -> None:
    """Give up the areas of a new siap faji company, if there is one."""
    settle(after, [])
    while isinstance(asked := question(after), ChooseRemoval):
        carry_out(after, asked.actions(after)[-1], [])


MARGIN = 2.0
"""Rupiah that an announcement must promise beyond a pass, because estimates are rough."""


class Weighed(NamedTuple):
    """An answer, the final money that the seat may expect after it, and its lead over its rivals.

    `position` is the one that follows, if the answer was judged by that alone.
    """

    action: Action
    estimate: float
    lead: float
    position: State | None = None

    def liked(self, more: float) -> Weighed:
        """Return the same answer when it leads by so much more."""
        return self._replace(lead=self.lead + more)


def weighed(view: State, asked: Question[State], w: Weights) -> list[Weighed]:
    """Return the answers that are worth a thought, each with its worth; at least one, in a fixed order."""
    s = supposed(view) if any(player.secret for player in view.players) else view
    found = _WAYS.get(type(asked), _each_action)(s, asked, w)
    return [answer.liked(liking(answer.action, w)) for answer in found] if w.likes else found


def best(view: State, asked: Question[State], w: Weights) -> Action:
    """Return the answer after which the seat would lead by most; the first of equals."""
    return best_weighed(view, asked, w).action


def best_weighed(view: State, asked: Question[State], w: Weights) -> Weighed:
    """Return the same answer with what comes of it."""
    return max(weighed(view, asked, w), key=attrgetter("lead"))


def _each_action(s: State, asked: Question[State], w: Weights) -> list[Weighed]:
    return tried(s, asked, w, asked.actions(s))


def tried(s: State, asked: Question[State], w: Weights, actions: Iterable[Action]) -> list[Weighed]:
    """Return what comes of each of some actions, by the position that follows."""
    foresight, found = Foresight(s, w.pace), []
    for action in actions:
        outlook, after = foresight.after(action, partial(_after, s, action))
        found.append(_weigh(action, outlook.worth(w), asked.seat, w, after))
    return found


def _after(s: State, action: Action) -> State:
    after = s.copy()
    carry_out(after, action, [])
    return after


def _weigh(action: Action, values: list[float], seat: int, w: Weights, position: State | None = None) -> Weighed:
    return Weighed(action, values[seat], standing(values, seat, w), position)


def _bids_for_order(s: State, asked: PlaceBid, w: Weights) -> list[Weighed]:
    """Nothing, and the lowest bids that come before each bid that rivals have made or may make."""
    bids = OrderRound(s, w)
    return [_weigh(Bid(amount), bids.values(amount), asked.seat, w) for amount in bids.amounts()]


def _mergers(s: State, asked: AnnounceMerger, w: Weights) -> list[Weighed]:
    """To pass, and each pair at the lowest bid, with the end that its auction would come to.

    When the game lags behind and slots are wanting, only pairs of its own companies, if there are any.
    """
    pairs = asked.pairs(s)
    found = []
    own = [pair for pair in pairs if all(s.companies[id].owner == asked.seat for id in pair)]
    if own and must_make_room(s, asked.seat, w.schedule):
        pairs = own
    else:
        values = worth(s, w)
        values[asked.seat] += MARGIN
        found.append(_weigh(Pass(), values, asked.seat, w))
    for first, second in pairs:
        prospect = Prospect(s, first, second, w)
        outcome = prospect.outcome(asked.seat)
        opening = asked.bids(s, first, second)[0]
        announced = _weigh(Announce(first, second, opening), outcome.values, asked.seat, w)
        found.append(announced.liked(prospect.fondness(asked.seat, outcome.winner)))
    return found


def _raises(s: State, asked: RaiseBid, w: Weights) -> list[Weighed]:
    """To pass, so that the highest bidder gets it, or the next bid."""
    auction = asked.auction
    prospect = Prospect(s, auction.first, auction.second, w)
    passed = _weigh(Pass(), prospect.values(auction.bidder, auction.bid), asked.seat, w)
    found = [passed.liked(prospect.fondness(asked.seat, auction.bidder))]
    if bids := asked.bids(s):
        raised = _weigh(Raise(bids[0]), prospect.values(asked.seat, bids[0]), asked.seat, w)
        found.append(raised.liked(prospect.fondness(asked.seat, asked.seat)))
    return found


def _companies(s: State, asked: ChooseCompany, w: Weights) -> list[Weighed]:
    """Each company, operated in the usual way."""
    foresight, found = Foresight(s, w.pace), []
    for action in asked.actions(s):
        outlook, _ = foresight.after(action, partial(_operated, s, action, asked.seat))
        found.append(_weigh(action, outlook.worth(w), asked.seat, w))
    return found


def _operated(s: State, action: Action, seat: int) -> State:
    after = _after(s, action)
    operate_on(after, seat)
    return after


def operate_on(s: State, seat: int) -> None:
    """Finish a company of `seat` quickly: the default plan, any areas that are free, the first ships."""
    while (asked := question(s)) is not None and asked.seat == seat:
        match asked:
            case DeliverGoods():
                carry_out(s, DeliverRest(), [])
            case ChooseExpansion(free=True) | FloatShips():
                carry_out(s, asked.actions(s)[-1], [])
            case ChooseExpansion():
                carry_out(s, Pass(), [])
            case _:
                return


def _deliveries(s: State, asked: DeliverGoods, w: Weights) -> list[Weighed]:
    """The default plan, and of each plan that another aim leads to a good that the default plan sells otherwise."""
    found: dict[Action, Weighed] = {DeliverRest(): tried(s, asked, w, [DeliverRest()])[0]}
    for first, after in other_sales(s, asked):
        thought = _weigh(first, worth(after, w), asked.seat, w)
        if first not in found or found[first].lead < thought.lead:
            found[first] = thought
    return list(found.values())


def other_sales(s: State, asked: DeliverGoods) -> Iterator[tuple[Action, State]]:
    """Yield for each plan of another aim a good that it sells otherwise than the default plan, and where it leads."""
    market = asked.market(s)
    seen = {asked.plan}
    for objective in objectives(market):
        plan = best_plan(market, objective)
        if plan in seen:
            continue
        seen.add(plan)
        after = s.copy()
        after.stack[-1] = replace(asked, plan=plan)
        carry_out(after, DeliverRest(), [])
        yield next((delivery for delivery in plan if delivery not in asked.plan), plan[0]), after


AS_LIKELY = 0.02
"""Chances to win that differ by less count as equal, and whoever has such a chance ends the game."""


def weighed_deeds(s: State, asked: ChooseDeed, w: Weights, actions: list[Action]) -> list[Weighed]:
    """Return what comes of some of the answers; not of a pass where the game lags behind.

    Until the usual end only who would be the likeliest to win then takes a deed that ends the game: for the money,
    whoever is behind would end it before his lag grows.
    """
    if s.era == LAST_ERA and s.year < USUAL_END:
        actions = _sensible_about_the_end(s, asked.seat, actions)
    if is_late(s, w.schedule) and len(actions) > 1:
        actions = [action for action in actions if action != Pass()]
    return tried(s, asked, w, actions)


def _deeds(s: State, asked: ChooseDeed, w: Weights) -> list[Weighed]:
    """To pass, and each deed with each place."""
    return weighed_deeds(s, asked, w, list(asked.actions(s)))


def _sensible_about_the_end(s: State, seat: int, actions: list[Action]) -> list[Action]:
    """Those that end the game for the likeliest to win, the others for everybody else; all where that is no choice."""
    after = {action: _after(s, action) for action in actions}
    ending = [action for action in actions if is_last_year(after[action])]
    going_on = [action for action in actions if action not in ending]
    if not ending or not going_on:
        return actions
    foresight = Foresight(s, pace_of_forecasts(len(s.players)))

    def chances(action: Action) -> tuple[float, ...]:
        position = after[action]
        if not position.stack:
            return chances_to_win(position)
        found, _ = foresight.after(action, lambda: position)
        return chances_by(found)

    ended, gone_on = (max(map(chances, some), key=lambda found: found[seat]) for some in (ending, going_on))
    wins = ended[seat] == max(ended) and ended[seat] >= gone_on[seat] - AS_LIKELY
    return ending if wins else going_on


def _steps_of_research(s: State, asked: ChooseResearch, w: Weights) -> list[Weighed]:
    """Each step; when the game lags behind and slots are wanting, a slot, or else what lets it merge.

    In the last year only a pass, and steps that companies can use in the Operations phase; else any.
    """
    if is_last_year(s):
        actions = asked.actions(s)
        return tried(s, asked, w, [action for action in actions if action == Pass() or _is_used(s, action)] or actions)
    if must_make_room(s, asked.seat, w.schedule):
        for track in ("slots", "mergers"):
            step_ = Research(track, asked.seat)
            if asked.check(s, step_) is None and (track == "slots" or not _can_merge_own(s, asked.seat)):
                return tried(s, asked, w, [step_])
    return _each_action(s, asked, w)


def _is_used(s: State, action: Action) -> bool:
    """Return whether companies can use a step of research in this year's Operations phase: hulls by ships alone."""
    if not isinstance(action, Research):
        return False
    owned = [s.companies[id] for id in s.players[action.player].companies]
    return (action.track == "hull" and any(company.ships for company in owned)) or (
        action.track == "expansion" and bool(owned)
    )


def _can_merge_own(s: State, seat: int) -> bool:
    """Whether research lets a player merge two companies of his own of the same kind (R-MER-03)."""
    player = s.players[seat]
    own = [s.companies[id] for id in player.companies]
    return any(a.kind == b.kind and len(a.deeds) + len(b.deeds) <= player.mergers for a, b in combinations(own, 2))


_WAYS: dict[type[Question[State]], Callable[[State, Any, Weights], list[Weighed]]] = {
    PlaceBid: _bids_for_order,
    AnnounceMerger: _mergers,
    RaiseBid: _raises,
    ChooseCompany: _companies,
    DeliverGoods: _deliveries,
    ChooseDeed: _deeds,
    ChooseResearch: _steps_of_research,
}
