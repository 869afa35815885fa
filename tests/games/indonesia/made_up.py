"""Answers that can be made up from what is on a board, right and wrong ones; on small boards all that there are."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.rules.actions import (
    Announce,
    Bid,
    Deliver,
    DeliverRest,
    Expand,
    GiveUp,
    Grow,
    Operate,
    Pass,
    PlaceCity,
    PlaceShip,
    Raise,
    Research,
    StartProduction,
    StartShipping,
)
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import State
from tests.games.indonesia.exhaustive import simple_routes

NOWHERE = "Atlantis"
FEW_SEAS = 6
LARGE_PURSE = 150
"""Rupiah from which on `some_amounts` leaves some out."""


@lru_cache(maxsize=4)
def routes(scenario: Scenario) -> list[tuple[str, ...]]:
    """Every simple route, and some that are none; on a large board only routes through one sea or two."""
    near = scenario.sea_neighbours
    a, b, *_ = near
    if len(near) <= FEW_SEAS:
        found = list(simple_routes(scenario, set(near), set(near)))
    else:
        found = [(sea,) for sea in near] + [(sea, other) for sea in near for other in near[sea]]
    return [*found, (), (a, b, a), (NOWHERE,), (a, NOWHERE), (next(iter(scenario.province_of)),)]


def every_amount(cash: int) -> Sequence[int]:
    """All rupiah that can be bid, and some that can't."""
    return range(-2, max(0, cash) + 3)


def some_amounts(cash: int) -> Sequence[int]:
    """The same; of a large purse only the low and the high ones."""
    return every_amount(cash) if cash < LARGE_PURSE else [*range(-2, 60), *range(cash - 60, cash + 3)]


def made_up(s: State, asked: Question[State], amounts: Sequence[int]) -> Iterator[Action]:
    """Every answer to a question that can be made of what is on the board, with bids of the given amounts."""
    scenario = s.scenario
    areas = [*scenario.province_of, *scenario.sea_neighbours, NOWHERE]
    companies = [*s.companies, *s.deeds, NOWHERE]
    makers: dict[type[Action], Iterator[Action]] = {
        Pass: iter([Pass()]),
        PlaceCity: (PlaceCity(card, area) for card, area in product([*scenario.cards, "?"], areas)),
        Bid: map(Bid, amounts),
        Announce: (Announce(a, b, bid) for a, b, bid in product(companies, companies, amounts)),
        Raise: map(Raise, amounts),
        GiveUp: map(GiveUp, areas),
        StartProduction: (StartProduction(deed, area) for deed, area in product([*scenario.deeds, NOWHERE], areas)),
        StartShipping: (StartShipping(deed, area) for deed, area in product([*scenario.deeds, NOWHERE], areas)),
        Research: (Research(track, seat) for track, seat in product(TRACKS, range(-1, 6))),
        Operate: map(Operate, companies),
        PlaceShip: map(PlaceShip, areas),
        Deliver: deliveries(s),
        DeliverRest: iter([DeliverRest()]),
        Expand: map(Expand, areas),
        Grow: map(Grow, areas),
    }
    for kind in asked.answers:
        yield from makers[kind]


def deliveries(s: State) -> Iterator[Action]:
    """From each cultivated area by each company and each route to each city, and wrong ones of each."""
    origins = [*s.fields, *s.cities, NOWHERE]
    lines = [*s.companies, NOWHERE]
    cities = [*s.cities, *list(s.fields)[:1], NOWHERE]
    return (Deliver(*parts) for parts in product(origins, lines, routes(s.scenario), cities))


def alike(s: State, asked: Question[State], action: Action) -> Hashable:
    """What the docstrings say comes to the same as an answer."""
    if isinstance(action, Announce):
        return frozenset((action.first, action.second)), action.bid
    if isinstance(action, Deliver):
        assert isinstance(asked, DeliverGoods)
        market = Market(s, s.companies[asked.company])
        return market.zone_at(action.origin), action.line, action.city
    return action
