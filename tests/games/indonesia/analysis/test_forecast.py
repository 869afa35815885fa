"""What a forecast says is what happens then: compared with the game in many positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Event, question, step
from indonesia_qt.games.indonesia.analysis.forecast import (
    StartOutlook,
    cheapest_bids,
    cities_in_reach,
    expansion_after,
    merger_after,
    order_after,
    pairs_that_fit,
    research_after,
    ship_after,
    ships_of,
    site_after,
    start_after,
    start_outlook,
    still_to_bid,
    why_not_announced,
)
from indonesia_qt.games.indonesia.analysis.position import next_to_grow
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import (
    Announce,
    Bid,
    Expand,
    Pass,
    PlaceCity,
    PlaceShip,
    Raise,
    Research,
    StartProduction,
    StartShipping,
)
from indonesia_qt.games.indonesia.rules.companies import expansion_areas, expansion_seas, free_slots, zones
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import CityGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid, mergeable
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, FloatShips
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia import boards
from tests.games.indonesia.play import Busy, Mixed, play
from tests.games.indonesia.positions import Table, of

Position = tuple[State, State, Any]
"""The game, what the player who is asked may see of it, and the question."""


@pytest.fixture(scope="module", params=["hidden", "open"])
def positions(request: pytest.FixtureRequest) -> list[Position]:
    """Questions of every kind from some games; each with a state of its own."""
    found: list[Position] = []
    game = boards.real()
    for players, seed, bot in ((2, 1, Mixed), (3, 2, Busy), (4, 3, Mixed), (5, 4, Busy)):
        chance = Random(seed)
        for moment in play(game, Options(money=request.param), players, seed, [bot]):
            asked = question(moment.state)
            rare = isinstance(asked, AnnounceMerger | RaiseBid | ChooseSite | ChooseRemoval | PlaceBid)
            if asked is not None and chance.random() < (0.6 if rare else 0.15):
                state = moment.state.copy()
                found.append((state, game.view(state, asked.seat), asked))
    return found


def asked_for(positions: list[Position], kind: type, most: int = 80) -> Iterator[Position]:
    """Some of the positions with a question of a kind; there must be many."""
    found = [position for position in positions if isinstance(position[2], kind)]
    assert len(found) > 5
    return iter(Random(0).sample(found, min(most, len(found))))


def some(asked: Any, view: State, kind: type[Action], most: int = 3) -> list[Any]:
    """Legal actions of a kind: the first, the last and others."""
    actions = asked.actions(view)
    picked = [actions[n] for n in range(0, len(actions), max(1, len(actions) // most))]
    return [action for action in (*picked, actions[-1]) if isinstance(action, kind)]


def played(state: State, action: Action) -> tuple[State, list[Event]]:
    """The game after an action."""
    after, events = state.copy(), list[Event]()
    step(after, action, events)
    return after, events


def test_nothing_is_changed_by_looking_ahead(positions: list[Position]) -> None:
    for _, view, asked in asked_for(positions, PlaceBid, 5):
        before = view.copy()
        order_after(view, asked, 0)
        assert view == before


def test_the_order_of_play_after_a_bid_when_nobody_else_bids(positions: list[Position]) -> None:
    for state, view, asked in asked_for(positions, PlaceBid):
        for bid in some(asked, view, Bid):
            forecast = order_after(view, asked, bid.amount)
            after, events = played(state, bid)
            assert after.players[asked.seat].cash == forecast.cash
            for seat in still_to_bid(view, asked):
                if not of(ev.OrderDecided, events) and after.stack[-1].seat == seat:
                    step(after, Bid(0), events)
            decided = of(ev.OrderDecided, events)[0].order
            assert decided == forecast.order
            assert decided[forecast.place] == asked.seat


def test_the_cheapest_bid_for_a_place_is_enough_and_one_less_is_not(positions: list[Position]) -> None:
    for _, view, asked in asked_for(positions, PlaceBid, 40):
        chips = cheapest_bids(view, asked)
        assert list(chips) == sorted(chips)
        assert order_after(view, asked, 0).place == max(chips)
        for place, amount in chips.items():
            assert order_after(view, asked, amount).place == place
            if amount:
                assert order_after(view, asked, amount - 1).place > place


@pytest.mark.parametrize("kind", [AnnounceMerger, RaiseBid])
def test_a_merger_goes_as_forecast_when_all_others_pass(positions: list[Position], kind: type) -> None:
    for state, view, asked in asked_for(positions, kind):
        actions = some(asked, view, Announce | Raise)  # type: ignore[arg-type]
        for action in [*actions, *([Pass()] if kind is RaiseBid else [])]:
            forecast = merger_after(view, action)
            after, events = played(state, action)
            passed: list[int] = []
            while not of(ev.MergerDone, events):
                assert isinstance(after.stack[-1], RaiseBid)
                passed.append(after.stack[-1].seat)
                step(after, Pass(), events)
            merger = of(ev.MergerDone, events)[0]
            assert (merger.winner, merger.bid, merger.shares) == (forecast.winner, forecast.bid, forecast.paid)
            in_play = after.companies[merger.company]
            assert (in_play.owner, in_play.kind, in_play.deeds) == (
                forecast.winner,
                forecast.company.kind,
                forecast.company.deeds,
            )
            assert after.players[forecast.winner].companies[forecast.slot] == merger.company
            known = [seat for seat, player in enumerate(view.players) if not player.secret]
            for seat in known:
                assert state.players[seat].cash + forecast.net(seat) == after.players[seat].cash
            asked_then = [rival.seat for rival in forecast.rivals if rival.why_not is None]
            assert asked_then == passed
            removal = after.stack[-1] if after.stack else None
            assert forecast.to_give_up == (removal.left if isinstance(removal, ChooseRemoval) else 0)
            assert len(of(ev.GoodRemoved, events)) == forecast.removed


def test_every_pair_of_companies_that_fit_can_be_announced_or_says_why_not(positions: list[Position]) -> None:
    for _, view, asked in asked_for(positions, AnnounceMerger, 30):
        possible = {frozenset(pair) for pair in asked.pairs(view)}
        for pair in pairs_that_fit(view):
            assert (why_not_announced(view, asked, *pair) is None) == (frozenset(pair) in possible)


def test_a_step_of_research_brings_what_it_says(positions: list[Position]) -> None:
    for state, view, asked in asked_for(positions, ChooseResearch, 40):
        for action in asked.actions(view):
            if not isinstance(action, Research):
                continue
            forecast = research_after(view, action)
            after, _ = played(state, action)
            track, seat = action.track, action.player
            assert getattr(after.players[seat], track) == forecast.step + 1
            if track == "hull":
                assert ships_of(state, seat) == forecast.gain
            elif track == "slots":
                assert free_slots(after, seat) == forecast.base + forecast.gain == free_slots(state, seat) + 1
            elif track == "mergers":
                after.era = state.era
                assert len(mergeable(after, seat)) == forecast.base + forecast.gain
            else:
                assert forecast.gain >= 0


def test_a_company_starts_with_the_room_and_the_cities_that_are_forecast(positions: list[Position]) -> None:
    for state, view, asked in asked_for(positions, ChooseDeed, 40):
        for action in some(asked, view, StartProduction | StartShipping, 6):  # type: ignore[arg-type]
            forecast = start_after(view, action)
            after, events = state.copy(), list[Event]()
            after.stack[-1].apply(after, action, events)
            company = after.companies[action.deed]
            room = expansion_areas(after, company) or expansion_seas(after, company)
            assert tuple(room) == forecast.room
            assert tuple(event.deed for event in of(ev.DeedDiscarded, events)) == forecast.deeds_lost


def test_the_cities_in_reach_are_those_to_which_a_route_leads(positions: list[Position]) -> None:
    """The routes are those that the planner finds, by another way."""
    compared = 0
    for _, view, _ in asked_for(positions, FloatShips, 20):
        fresh = view.copy()
        fresh.received.clear()
        for company in fresh.companies.values():
            if not company.areas:
                continue
            market = Market(fresh, company)
            routed = {city for zone, line, city in market.ways() if any(market.routes(zone, line, city))}
            assert cities_in_reach(fresh, company) == routed
            compared += len(routed)
    assert compared > 20


def test_a_ship_is_where_it_is_forecast(positions: list[Position]) -> None:
    for state, view, asked in asked_for(positions, FloatShips, 60):
        for action in some(asked, view, PlaceShip):
            forecast = ship_after(view, action)
            after, _ = played(state, action)
            assert after.companies[asked.company].ships[action.sea] == forecast.ships
            if action.sea in view.companies[asked.company].ships:
                assert not forecast.cities
                assert not forecast.producers


def test_an_area_costs_and_opens_what_is_forecast(positions: list[Position]) -> None:
    for state, view, asked in asked_for(positions, ChooseExpansion, 60):
        for action in some(asked, view, Expand):
            forecast = expansion_after(view, action)
            after, events = state.copy(), list[Event]()
            after.stack[-1].apply(after, action, events)
            company, player = after.companies[asked.company], after.players[asked.seat]
            assert (player.cash, player.earnings) == (forecast.cash, forecast.earnings)
            assert forecast.cost == of(ev.Expanded, events)[0].cost == asked.price(view)
            assert len(expansion_areas(after, company)) == forecast.room
            assert len(zones(after, company)) == len(zones(state, state.companies[asked.company])) - forecast.joined
            assert tuple(event.deed for event in of(ev.DeedDiscarded, events)) == forecast.deeds_lost


def test_a_city_has_the_ships_and_goods_around_it_that_are_forecast(positions: list[Position]) -> None:
    for state, view, asked in asked_for(positions, ChooseSite, 30):
        for action in some(asked, view, PlaceCity, 5):
            forecast = site_after(view, action)
            after, events = played(state, action)
            assert after.cities[action.area] == 1
            assert set(forecast.deeds_lost) <= {event.deed for event in of(ev.DeedDiscarded, events)}
            assert forecast.seas == view.scenario.seas_at[action.area]


def test_a_city_has_the_goods_within_reach_whose_zones_reach_it(positions: list[Position]) -> None:
    reached = 0
    for _, view, asked in asked_for(positions, ChooseSite, 30):
        for action in some(asked, view, PlaceCity, 5):
            s = view.copy()
            s.cities[action.area] = 1
            expected = Counter[str]()
            for company in s.companies.values():
                for zone in zones(s, company):
                    if action.area in cities_in_reach(s, replace(company, areas=list(zone.areas))):
                        expected[company.kind] += len(zone.areas)
            assert site_after(view, action).within_reach == expected
            reached += sum(expected.values())
    assert reached


def test_a_city_has_the_companies_of_its_era_nearby_that_could_be_acquired_there(positions: list[Position]) -> None:
    met = 0
    for _, view, asked in asked_for(positions, ChooseSite, 30):
        for action in some(asked, view, PlaceCity, 5):
            s = view.copy()
            s.cities[action.area] = 1
            s.deeds[:] = [deed.id for deed in s.scenario.deeds.values() if deed.era == s.era]
            s.players[asked.seat].slots = 9
            near = set(s.scenario.seas_at[action.area])
            found = {
                start.deed
                for start in ChooseDeed(asked.seat).actions(s)
                if isinstance(start, StartProduction | StartShipping)
                and near.intersection(
                    [start.sea] if isinstance(start, StartShipping) else s.scenario.seas_at[start.area]
                )
            }
            kinds = Counter(s.scenario.deeds[deed].kind for deed in found)
            assert site_after(view, action).starts == kinds
            met += kinds.total()
    assert met


def test_a_new_company_earns_the_price_less_the_fees_of_others_ships(islets: Indonesia) -> None:
    for owner, income in ((1, 15), (0, 25)):
        table = Table(islets, 2)
        table.city("east-2")
        table.company(owner, "a-east-shipping", "strait gulf")
        table.player(0, slots=5)
        table.deeds("a-isle-spice")
        table.enter("acquisitions")
        outlook = start_outlook(table.state, StartProduction("a-isle-spice", "isle-1"))
        assert outlook == StartOutlook(income, cities=1, room=2, away=0, asked=1)
        assert start_outlook(table.state, StartProduction("a-isle-spice", "isle-2")).income == (20 if owner else 25)


def test_a_new_line_earns_the_fees_for_what_then_goes_by_it(islets: Indonesia) -> None:
    table = Table(islets, 2)
    table.city("east-2")
    table.company(1, "a-isle-spice", "isle-2")
    table.player(0, slots=5)
    table.deeds("a-east-shipping")
    table.enter("acquisitions")
    assert start_outlook(table.state, StartShipping("a-east-shipping", "gulf")).income == 5
    assert start_outlook(table.state, StartShipping("a-east-shipping", "ocean")).income == 0


def test_a_start_without_income_says_how_near_ships_are_and_what_cities_would_buy(islets: Indonesia) -> None:
    table = Table(islets, 2)
    table.city("east-2", 3)
    table.company(1, "a-isle-spice", "isle-2")
    table.company(1, "a-east-shipping", "ocean")
    table.player(0, slots=5)
    table.deeds("a-west-rice a-far-rice a-middle-shipping")
    table.enter("acquisitions")

    def outlook(deed: str, area: str) -> StartOutlook:
        return start_outlook(table.state, StartProduction(deed, area))

    assert [outlook("a-west-rice", area).away for area in ("west-1", "west-2", "west-3")] == [3, None, 3]
    assert outlook("a-far-rice", "far-1").away == 0
    assert outlook("a-west-rice", "west-1").asked == 3
    line = start_outlook(table.state, StartShipping("a-middle-shipping", "strait"))
    assert (line.away, line.asked) == (0, 1)


def test_starts_without_income_are_told_apart_by_what_promises_some() -> None:
    best = StartOutlook(income=0, cities=1, room=0, away=0, asked=0)
    worse = [
        StartOutlook(income=0, cities=0, room=0, away=1, asked=3),
        StartOutlook(income=0, cities=0, room=5, away=1, asked=2),
        StartOutlook(income=0, cities=0, room=4, away=1, asked=2),
        StartOutlook(income=0, cities=0, room=9, away=2, asked=9),
        StartOutlook(income=0, cities=0, room=9, away=None, asked=9),
    ]
    ordered = [StartOutlook(income=5, cities=0, room=0, away=None, asked=0), best, *worse]
    assert sorted(ordered, key=lambda one: one.rating, reverse=True) == ordered


def test_the_cities_that_are_ready_are_those_that_grow(real: Indonesia) -> None:
    grown = 0
    for moment in play(real, Options(), 4, 5, [Mixed]):
        before = moment.state.copy()
        ready = {city.city for city in next_to_grow(before) if city.ready}
        before.stack[:] = [CityGrowth()]
        events: list[Event] = []
        while before.stack:
            if isinstance(before.stack[-1], CityGrowth):
                before.stack[-1].resume(before, events)
            else:
                step(before, before.stack[-1].actions(before)[0], events)
        if not of(ev.NoStoneLeft, events):
            assert {event.area for event in of(ev.CityGrew, events)} == ready
        grown += len(ready)
    assert grown > 20


def test_a_city_that_lacks_a_good_says_how_many(table: Table) -> None:
    table.company(0, "a-west-rice", "west-1")
    table.company(1, "a-isle-spice", "west-2")
    table.city("west-3", 2, rice=2, spice=1)
    (city,) = next_to_grow(table.state)
    assert not city.ready
    assert city.received == {"rice": 2, "spice": 1}
    assert city.missing == {"spice": 1}
    assert city.lacking == 1
