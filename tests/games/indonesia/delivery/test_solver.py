"""The default plan and the legal sales, against other ways to find them: networkx, and trying everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from indonesia_qt.core.flow import question, refusal, step
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Deliver, DeliverRest
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.shipping import Market, Plan, WhatIf
from indonesia_qt.games.indonesia.rules.state import Company, Options, State
from tests.games.indonesia import boards
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.exhaustive import Exhaustive
from tests.games.indonesia.play import Busy, Mixed, Stalemate, play
from tests.games.indonesia.positions import Table

POSITIONS = 150
SOAK_POSITIONS, SOAK_CHUNK = 2000, 100
ABROAD = 10**6
"""What a ship of another player costs in the oracle's network; more than all own ships together."""


def cost(s: State, company: Company, plan: Plan) -> tuple[int, int, int]:
    """Goods sold, ships of others used, all ships used."""
    uses = [(len(delivery.route), s.companies[delivery.line].owner != company.owner) for delivery in plan]
    return len(plan), sum(n for n, abroad in uses if abroad), sum(n for n, _ in uses)


def by_networkx(s: State, company: Company) -> tuple[int, int, int]:
    """The same of the largest flow of least cost, by networkx."""
    scenario, net = s.scenario, nx.DiGraph()
    net.add_nodes_from(("source", "sink"))
    land = nx.Graph((a, b) for a in company.areas for b in (*scenario.land_neighbours[a], a) if b in company.areas)
    for n, zone in enumerate(nx.connected_components(land)):
        net.add_edge("source", ("zone", n), capacity=len(zone), weight=0)
        for id, line in s.companies.items():
            for sea in {sea for area in zone for sea in scenario.seas_at[area]} & line.ships.keys():
                net.add_edge(("zone", n), ("in", id, sea), weight=0)
    for id, line in s.companies.items():
        price = 1 if line.owner == company.owner else ABROAD + 1
        for sea, ships in line.ships.items():
            room = ships * s.players[line.owner].hull
            net.add_edge(("in", id, sea), ("out", id, sea), capacity=room, weight=price)
            for other in set(scenario.sea_neighbours[sea]) & line.ships.keys():
                net.add_edge(("out", id, sea), ("in", id, other), weight=0)
            for city in set(scenario.lands_at[sea]) & s.cities.keys():
                net.add_edge(("out", id, sea), ("city", city), weight=0)
    for city, size in s.cities.items():
        net.add_edge(("city", city), "sink", capacity=size - s.received.get((city, company.kind), 0), weight=0)
    flow = nx.max_flow_min_cost(net, "source", "sink")
    total = nx.cost_of_flow(net, flow)
    abroad, own = divmod(total, ABROAD)
    return sum(flow["source"].values()), abroad, own


def positions(seed: int) -> Iterator[tuple[State, Company]]:
    """Production companies in positions that turn up in games, in all stages of Operations."""
    chance = Random(seed)
    while True:
        bots: Sequence[Callable[[], Bot]] = chance.choice([(RandomBot,), (Greedy,), (Mixed,), (Busy,), (Greedy, Busy)])
        try:
            for moment in play(boards.real(), Options(), chance.choice((2, 3, 4, 5)), chance.randrange(10**9), bots):
                if isinstance(question(moment.state), DeliverGoods) and chance.random() < 0.12:
                    state = moment.state.copy()
                    company = chance.choice([c for c in state.companies.values() if c.areas])
                    yield state, company
        except Stalemate:
            continue


def compare(seed: int, count: int) -> None:
    """Compare so many plans with the oracle; most of them must sell something, and some not all."""
    sold = partial = 0
    for _, (state, company) in zip(range(count), positions(seed), strict=False):
        plan = Market(state, company).best_plan()
        assert cost(state, company, plan) == by_networkx(state, company)
        sold += bool(plan)
        partial += 0 < len(plan) < company.units
    assert sold > count // 4
    assert partial > count // 20


def test_the_plan_equals_networkx_in_number_and_cost() -> None:
    compare(1, POSITIONS // 2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SOAK_POSITIONS // SOAK_CHUNK))
def test_soak_of_the_plan_against_networkx(seed: int) -> None:
    compare(1000 + seed, SOAK_CHUNK)


def test_what_fits_is_what_leaves_a_plan_one_smaller() -> None:
    """Whether a delivery keeps the maximum is told by the flow of one plan; here a new plan is made for each."""
    asked = refused = 0
    for _, (state, company) in zip(range(POSITIONS), positions(2), strict=False):
        market = Market(state, company)
        plan = market.best_plan()
        what_if = WhatIf(market, plan)
        for zone, line, city in market.ways() if plan else ():
            for route in islice(market.routes(zone, line, city), 5):
                delivery = Deliver(market.zones[zone].areas[0], line, route, city)
                after = Market(state, company)
                after.take(delivery)
                fits = len(after.best_plan()) == len(plan) - 1
                assert what_if.fits(delivery) == fits
                asked += 1
                refused += not fits
    assert asked > 500
    assert refused > 0


def test_the_first_routes_are_found_all_at_once() -> None:
    """What is listed is found by one look from a zone; here each city is looked for by itself."""
    routed = deliveries = 0
    for _, (state, company) in zip(range(POSITIONS), positions(3), strict=False):
        market = Market(state, company)
        ways = [(way, next(market.routes(*way), None)) for way in market.ways()]
        for (zone, line, city), route in ways:
            assert market.first_routes(zone, line).get(city) == route
            routed += route is not None
        what_if = WhatIf(market, market.best_plan())
        first = [sale for way, _ in ways for sale in islice(what_if.deliveries(*way), 1)]
        assert list(what_if.first_deliveries()) == first
        deliveries += len(first)
    assert 100 < deliveries < routed


SEAS = ["p", "q", "r", "s"]
TOWNS = ["town-1", "town-2", "town-3"]


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A company that is about to sell on a random small board, in the first question of Operations."""
    farms = draw(st.integers(2, 4))
    areas = [f"farm-{n + 1}" for n in range(farms)] + TOWNS
    touched = dict.fromkeys(SEAS, "")
    for area in areas:
        for sea in draw(st.sets(st.sampled_from(SEAS), min_size=1, max_size=2)):
            touched[sea] += f" {area}"
    pairs = [(a, b) for n, a in enumerate(SEAS) for b in SEAS[n + 1 :]]
    game = sketch(
        {"farm": farms, "town": 3},
        borders=", ".join(f"farm-{n} farm-{n + 1}" for n in range(1, farms) if draw(st.booleans())),
        coasts=touched,
        seas=", ".join(f"{a} {b}" for a, b in pairs if draw(st.booleans())),
        deeds="a farm rice, a town shipping 9/9/9, b town shipping 9/9/9",
    )
    table = Table(game, 2)
    table.company(0, "a-farm-rice", " ".join(areas[:farms]))
    for deed in ("a-town-shipping", "b-town-shipping"):
        fleet = draw(st.lists(st.sampled_from(SEAS), min_size=2, max_size=5))
        table.company(draw(st.integers(0, 1)), deed, " ".join(fleet))
    for town in TOWNS:
        if size := draw(st.sampled_from((1, 2, 0))):
            table.city(town, size, rice=draw(st.sampled_from((0, 0, 1))))
    for seat in (0, 1):
        table.player(seat, hull=draw(st.sampled_from((1, 1, 2))))
    return table


def about_to_sell(table: Table) -> DeliverGoods | None:
    """Make the company operate now, without touching what cities have received; None when it can sell nothing."""
    state = table.state
    company = state.companies["a-farm-rice"]
    plan = Market(state, company).best_plan()
    state.stack[:] = [DeliverGoods(0, company.id, plan, ())] if plan else []
    return state.stack[0] if plan else None


@settings(max_examples=120)
@given(table=tables(), data=st.data())
def test_plan_and_legal_sales_equal_trying_everything(table: Table, data: st.DataObject) -> None:
    state = table.state
    company = state.companies["a-farm-rice"]
    search = Exhaustive(state, company)
    left = search.all
    sold, abroad, ships = search.best(left)
    asked = about_to_sell(table)
    if asked is None:
        assert sold == 0
        return
    assert cost(state, company, asked.plan) == (sold, -abroad, -ships)
    for count in range(sold, 0, -1):
        assert isinstance(asked, DeliverGoods)
        assert len(asked.plan) == count
        legal = search.legal(left)
        index = {area: n for n, zone in enumerate(search.zones) for area in zone}
        listed = [(index[d.origin], d.line, d.city) for d in asked.deliveries(state)]
        assert len(listed) == len(set(listed))
        assert set(listed) == {(sale.zone, sale.line, sale.city) for sale in legal}
        for sale in search.sales:
            action = Deliver(min(search.zones[sale.zone]), sale.line, sale.route, sale.city)
            assert (refusal(state, action) is None) == (sale in legal)
        sale = data.draw(st.sampled_from(legal))
        origin = data.draw(st.sampled_from(sorted(search.zones[sale.zone])))
        step(state, Deliver(origin, sale.line, sale.route, sale.city), [])
        rest = search.after(left, sale)
        assert rest is not None
        left = rest
        asked = question(state)  # type: ignore[assignment]
    assert asked is None


@pytest.mark.parametrize("board", ["real", "islets"])
@pytest.mark.parametrize("players", [2, 5])
def test_any_sequence_of_single_sales_ends_with_the_maximum(board: str, players: int) -> None:
    game: Indonesia = {"real": boards.real, "islets": boards.islets}[board]()
    chance = Random(players)
    for moment in play(game, Options(), players, 3, [Mixed, Greedy]):
        asked = question(moment.state)
        if not isinstance(asked, DeliverGoods) or asked.done:
            continue
        state, most, sold = moment.state.copy(), len(asked.plan), 0
        while isinstance(now := question(state), DeliverGoods) and now.company == asked.company:
            step(state, chance.choice(list(now.deliveries(state))), [])
            sold += 1
        assert sold == most


def test_the_plan_is_made_of_legal_sales() -> None:
    for _, (state, _) in zip(range(60), positions(7), strict=False):
        asked = question(state)
        assert isinstance(asked, DeliverGoods)
        by_plan, by_hand = state.copy(), state.copy()
        told: list[object] = []
        step(by_plan, DeliverRest(), told)  # type: ignore[arg-type]
        for delivery in asked.plan:
            assert refusal(by_hand, delivery) is None
            step(by_hand, delivery, [])
        assert by_hand == by_plan


def test_the_plan_does_not_depend_on_the_order_of_dicts() -> None:
    for number, (state, company) in zip(range(80), positions(8), strict=False):
        plan = Market(state, company).best_plan()
        assert Market(state, company).best_plan() == plan
        shuffled = state.copy()
        for name in ("companies", "cities", "fields", "received"):
            items = list(getattr(shuffled, name).items())
            Random(number).shuffle(items)
            setattr(shuffled, name, dict(items))
        for line in shuffled.companies.values():
            line.ships = dict(reversed(line.ships.items()))
        assert Market(shuffled, shuffled.companies[company.id]).best_plan() == plan
