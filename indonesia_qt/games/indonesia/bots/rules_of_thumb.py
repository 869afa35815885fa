"""Bots that look no further than the question: one plays at random, one by rules of thumb, one by both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from math import inf
from random import Random
from typing import Any, TypeVar

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.indonesia.bots.horizon import USUAL_SCHEDULE, must_make_room
from indonesia_qt.games.indonesia.bots.prospects import sea_steps
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.companies import harbours, is_empty
from indonesia_qt.games.indonesia.rules.constants import PRICE, Track
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid, nominal_value
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Company, State

RESTRAINT: dict[type[Question[State]], tuple[Action, float]] = {
    PlaceBid: (act.Bid(0), 0.9),
    AnnounceMerger: (Pass(), 0.5),
    RaiseBid: (Pass(), 0.5),
    ChooseDeed: (Pass(), 0.5),
    FloatShips: (Pass(), 0.5),
    ChooseExpansion: (Pass(), 0.5),
}
"""By question, the answer that does nothing, and how often it is tried first.

A player who wastes money on every turn order bid can't pay for mergers, without which a game of two takes centuries.
"""
EAGER: tuple[Action, float] = (Pass(), 0)
"""The same for all other questions: it never does nothing."""


class RandomBot:
    """Plays any legal action, and often none."""

    needs_view = False

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """Choose an action drawn with `chance`."""
        if isinstance(asked, DeliverGoods):
            return self.deliver(view, asked, chance)
        nothing, often = RESTRAINT.get(type(asked), EAGER)
        if chance.random() < often and asked.check(view, nothing) is None:
            return nothing
        actions = asked.actions(view)
        return actions[int(chance.random() * len(actions))]

    def deliver(self, view: State, asked: DeliverGoods, chance: Random) -> Action:
        """Follow the default plan half the time; otherwise deliver one good by any way that keeps the maximum."""
        if chance.random() < 0.5:
            return act.DeliverRest()
        what_if = asked.what_if(view)
        ways = what_if.market.ways()
        first = int(chance.random() * len(ways))
        return next(delivery for way in ways[first:] + ways[:first] for delivery in what_if.deliveries(*way))


AGENDA: tuple[tuple[Track, int], ...] = (
    ("slots", 2),
    ("expansion", 2),
    ("slots", 3),
    ("hull", 2),
    ("mergers", 2),
    ("expansion", 3),
    ("mergers", 3),
    ("slots", 4),
    ("hull", 3),
    ("expansion", 5),
    ("slots", 5),
    ("mergers", 5),
    ("hull", 5),
    ("bid", 5),
)
"""The research that it wants, in this order: a track and the step to reach on it."""

ROOM: tuple[tuple[Track, int], ...] = (("slots", 3), ("mergers", 2), ("slots", 5), ("mergers", 5))
"""The same of a player without a free slot in a game that lags behind."""

FULL_PRICE = 1.25
"""It bids up to this many times the nominal value for a company that it would hold."""

RESERVE = 20
"""Rupiah of cash that it doesn't spend on mergers and areas."""

TURN_ORDER_SHARE = 25
"""The part of its cash that it bids for the order of play is one in this number."""


class Greedy:
    """Takes and spreads companies, ships by the default plan, bids about the nominal value. It has no plan."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:  # noqa: ARG002
        """Choose the answer that looks best; the first of equals."""
        answer: Callable[[State, Any], Action] = _ANSWERS[type(asked)]
        return answer(view, asked)


def choose_site(view: State, asked: ChooseSite) -> Action:
    """Choose a city where it can be reached from most cultivated land."""
    return max(_of(act.PlaceCity, asked, view), key=lambda action: _nearness(view, action.area, view.fields))


def place_bid(view: State, asked: PlaceBid) -> Action:
    """Bid a small share of the cash."""
    return act.Bid(asked.amounts(view)[-1] // TURN_ORDER_SHARE)


def announce_merger(view: State, asked: AnnounceMerger) -> Action:
    """Announce the largest merger of a company of its own with one of the same kind, at the lowest bid."""
    purse = _purse(view, asked.seat)
    found = [
        pair for pair in asked.pairs(view) if _wants(view, asked.seat, *pair) and nominal_value(view, *pair) <= purse
    ]
    if not found:
        return Pass()
    first, second = max(found, key=lambda pair: nominal_value(view, *pair))
    return act.Announce(first, second, asked.bids(view, first, second)[0])


def raise_bid(view: State, asked: RaiseBid) -> Action:
    """Make the lowest possible bid, as long as the company isn't too dear."""
    bids = asked.bids(view)
    worth = FULL_PRICE * nominal_value(view, asked.auction.first, asked.auction.second)
    if bids and bids[0] <= min(worth, _purse(view, asked.seat)):
        return act.Raise(bids[0])
    return Pass()


def choose_removal(view: State, asked: ChooseRemoval) -> Action:
    """Choose the area with the least room around it."""
    return min(_of(act.GiveUp, asked, view), key=lambda action: _room(view, action.area))


def choose_deed(view: State, asked: ChooseDeed) -> Action:
    """Take the deed of the dearest good near cities with room to grow; else a shipping deed; fill all slots."""
    deeds = view.scenario.deeds
    production, shipping = _of(act.StartProduction, asked, view), _of(act.StartShipping, asked, view)
    ship_owner = any(view.companies[id].ships for id in view.players[asked.seat].companies)
    if production and (ship_owner or not shipping or len(view.players[asked.seat].companies) == 0):
        return max(
            production,
            key=lambda a: PRICE[deeds[a.deed].kind] * _nearness(view, a.area, view.cities) * (1 + _room(view, a.area)),
        )
    return max(shipping, key=lambda a: (_custom(view, a.sea), sum(deeds[a.deed].ships or ())))


def choose_research(view: State, asked: ChooseResearch) -> Action:
    """Take the next step on its agenda; when the game lags behind and slots are short, the one that makes room."""
    player = view.players[asked.seat]
    agenda = (*ROOM, *AGENDA) if in_want_of_room(view, asked.seat) else AGENDA
    missing = [act.Research(track, asked.seat) for track, step in agenda if getattr(player, track) < step]
    return missing[0] if missing else asked.actions(view)[-1]


def choose_company(view: State, asked: ChooseCompany) -> Action:
    """Choose a shipping company first, as it may carry more then; otherwise the company that earns most."""
    return max(_of(act.Operate, asked, view), key=lambda action: _income(view, view.companies[action.company]))


def float_ships(view: State, asked: FloatShips) -> Action:
    """Add a ship with which most goods, its own more than others', can be sold; or else one nearer to a city."""
    actions = _of(act.PlaceShip, asked, view)
    return max(actions, key=lambda action: _worth_of_ship(view, asked, action.sea))


def deliver_goods(view: State, asked: DeliverGoods) -> Action:  # noqa: ARG001
    """Follow the default plan."""
    return act.DeliverRest()


def choose_expansion(view: State, asked: ChooseExpansion) -> Action:
    """Choose the area with most room beyond; pay for one only where it meets ships that the goods don't."""
    company = view.companies[asked.company]
    actions = _of(act.Expand, asked, view)
    if not asked.free:
        known = harbours(view, company)
        purse = _purse(view, asked.seat)
        actions = [a for a in actions if purse >= asked.price(view) and _traffic(view, a.area, known)]
    if not actions:
        return Pass()
    return max(actions, key=lambda a: (_room(view, a.area), _traffic(view, a.area, set())))


def choose_growth(view: State, asked: ChooseGrowth) -> Action:
    """Choose the city with most traffic."""
    return max(_of(act.Grow, asked, view), key=lambda action: _traffic(view, action.area, set()))


def in_want_of_room(view: State, seat: int) -> bool:
    """Return whether it has no slot for a deed in a game that lags behind."""
    return must_make_room(view, seat, USUAL_SCHEDULE[len(view.players)])


_ANSWERS: dict[type[Question[State]], Callable[[State, Any], Action]] = {
    ChooseSite: choose_site,
    PlaceBid: place_bid,
    AnnounceMerger: announce_merger,
    RaiseBid: raise_bid,
    ChooseRemoval: choose_removal,
    ChooseDeed: choose_deed,
    ChooseResearch: choose_research,
    ChooseCompany: choose_company,
    FloatShips: float_ships,
    DeliverGoods: deliver_goods,
    ChooseExpansion: choose_expansion,
    ChooseGrowth: choose_growth,
}


A = TypeVar("A", bound=Action)


def _of(kind: type[A], asked: Question[State], view: State) -> list[A]:
    """Return the legal actions of one class."""
    return [action for action in asked.actions(view) if isinstance(action, kind)]


def _purse(view: State, seat: int) -> int:
    """Rupiah that it is ready to spend."""
    return view.players[seat].cash - RESERVE


def _wants(view: State, seat: int, first: str, second: str) -> bool:
    """Whether it likes to hold a merged company.

    Not for siap faji, which costs half of the goods, nor where nothing is sold, unless it wants the slot.
    """
    a, b = view.companies[first], view.companies[second]
    if a.kind != b.kind or seat not in (a.owner, b.owner):
        return False
    return _income(view, a) + _income(view, b) > 0 or in_want_of_room(view, seat)


def _income(view: State, company: Company) -> int:
    """Rupiah that the goods of a company bring now; very much for a shipping company, to rank it first."""
    if company.kind == "shipping":
        return 1000
    return PRICE[company.kind] * len(Market(view, company).best_plan())


def _worth_of_ship(view: State, asked: FloatShips, sea: str) -> tuple[int, float, int]:
    after = view.copy()
    ships = after.companies[asked.company].ships
    ships[sea] = ships.get(sea, 0) + 1
    sold = 0
    for company in after.companies.values():
        if company.areas:
            sold += len(Market(after, company).best_plan()) * (2 if company.owner == asked.seat else 1)
    return sold, _nearness_at_sea(view, sea, view.cities), -ships[sea]


def _room(view: State, area: str) -> int:
    """Return how many empty areas lie next to a land area."""
    return sum(is_empty(view, near) for near in view.scenario.land_neighbours[area])


def _traffic(view: State, area: str, besides: Collection[str]) -> int:
    """Return how many ships lie at a land area, in other seas than `besides`."""
    seas = [sea for sea in view.scenario.seas_at[area] if sea not in besides]
    return sum(line.ships.get(sea, 0) for line in view.companies.values() for sea in seas)


def _custom(view: State, sea: str) -> int:
    """Return how many cultivated areas and cities lie at a sea, cities counting double."""
    return sum((land in view.fields) + 2 * (land in view.cities) for land in view.scenario.lands_at[sea])


def _nearness(view: State, area: str, places: Iterable[str]) -> float:
    """Return how near the places are by sea: 1 for each at the same sea, 1/2 for each one sea farther, and so on.

    What can't be reached by sea is infinitely far.
    """
    return max((_nearness_at_sea(view, sea, places) for sea in view.scenario.seas_at[area]), default=0.0)


def _nearness_at_sea(view: State, sea: str, places: Iterable[str]) -> float:
    steps = sea_steps(view.scenario)[sea]
    seas_at = view.scenario.seas_at
    return sum(1 / (1 + min((steps.get(at, inf) for at in seas_at[place]), default=inf)) for place in places)


SLIPS = 0.2
"""How often it does anything rather than what its rules say."""
TIMID: dict[type[Question[State]], Action] = {
    PlaceBid: act.Bid(0),
    AnnounceMerger: Pass(),
    RaiseBid: Pass(),
    ChooseExpansion: Pass(),
}
"""The answers that are slips where money is at stake: each leaves something undone."""


class Easy:
    """Plays by rules of thumb and bids no more than about the nominal value; now and then it isn't attentive."""

    def __init__(self) -> None:
        self.rules, self.whim = Greedy(), RandomBot()

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """Follow the rules of thumb, or sometimes do something else, unless that would only make the game longer."""
        if chance.random() >= SLIPS or in_want_of_room(view, asked.seat):
            return self.rules.choose(view, asked, chance)
        timid = TIMID.get(type(asked))
        if timid is not None and asked.check(view, timid) is None:
            return timid
        return self.whim.choose(view, asked, chance)
