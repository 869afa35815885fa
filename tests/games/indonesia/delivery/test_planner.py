"""What a player is told and offered before goods are sold: cuts, objectives, drafts and alternatives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from indonesia_qt.core.flow import question, refusal, step
from indonesia_qt.games.indonesia.delivery.largest_plans import MONEY, Objective, best_plan, bottleneck, objectives
from indonesia_qt.games.indonesia.delivery.outcomes import (
    Alternatives,
    Outcome,
    best_lead,
    growing,
    outcome,
    ranked,
    titled,
)
from indonesia_qt.games.indonesia.delivery.planner import Choices, DeliveryDraft, Planner, Shortfall, goods_sent
from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.shipping import Market, Plan
from indonesia_qt.games.indonesia.rules.state import Company, State
from tests.games.indonesia import random_boards
from tests.games.indonesia.delivery.test_solver import positions
from tests.games.indonesia.exhaustive import Exhaustive, Left
from tests.games.indonesia.rules.test_shipping import crossroads

SMALL, REAL = 400, 60
Brought = tuple[tuple[int, ...], tuple[tuple[str, int], ...]]


def small_positions(count: int, companies: int = 6) -> Iterator[tuple[State, Company]]:
    """Production companies on small boards made by chance."""
    seed = found = 0
    while found < count:
        seed += 1
        state = random_boards.table(Random(seed), companies=companies).state
        for company in state.companies.values():
            if company.areas and found < count:
                found += 1
                yield state, company


def about_to_sell(count: int, companies: int = 6) -> Iterator[tuple[State, Company, Market, Plan]]:
    """Those of them that can sell something, with the default plan."""
    for state, company in small_positions(count, companies):
        market = Market(state, company)
        if plan := market.best_plan():
            yield state, company, market, plan


class TestBottleneck:
    def test_the_cut_is_as_large_as_the_plan_on_small_boards(self) -> None:
        sizes = set()
        for state, company in small_positions(SMALL):
            market = Market(state, company)
            plan = market.best_plan()
            assert bottleneck(market).total == len(plan)
            sizes.add(len(plan))
        assert len(sizes) > 4

    def test_the_cut_is_as_large_as_the_plan_in_games(self) -> None:
        for _, (state, company) in zip(range(REAL), positions(11), strict=False):
            market = Market(state, company)
            plan = market.best_plan()
            assert bottleneck(market).total == len(plan)

    def test_every_sale_passes_the_cut(self) -> None:
        """Counting it by eye proves the number: no way goes round it."""
        ways = 0
        for _, _, market, _ in about_to_sell(SMALL):
            cut = bottleneck(market)
            zones, cities = dict(cut.zones), dict(cut.cities)
            ships = {(line, sea) for line, sea, _ in cut.ships}
            for zone, line, city in market.ways():
                for route in market.routes(zone, line, city):
                    ways += 1
                    passed = {(line, sea) for sea in route} & ships
                    assert market.zones[zone].areas[0] in zones or city in cities or passed
        assert ways > 500

    def test_goods_that_touch_no_ship_are_told(self) -> None:
        table = crossroads()
        del table.state.companies["a-near-shipping"].ships["b"]
        market = Market(table.state, table.state.companies["a-left-rice"])
        cut = bottleneck(market)
        assert cut.stranded == (("right-1", 1),)
        assert cut.total == 1


def plans(market: Market) -> Iterator[tuple[Deliver, ...]]:
    """All largest plans whose routes use no ship in vain, by trying everything."""
    ways = [
        Deliver(market.zones[zone].areas[0], line, route, city)
        for zone, line, city in market.ways()
        for route in market.routes(zone, line, city)
    ]

    def after(number: int, chosen: Plan, left: int) -> Iterator[Plan]:
        if not left:
            yield chosen
            return
        for next_, way in enumerate(ways[number:], start=number):
            now = Market(market.s, market.company)
            for delivery in chosen:
                now.take(delivery)
            if now.refusal(way) is None:
                yield from after(next_, (*chosen, way), left - 1)

    return after(0, (), len(market.best_plan()))


def few_ways(market: Market) -> bool:
    ways = sum(1 for way in market.ways() for _ in market.routes(*way))
    return ways ** len(market.best_plan()) < 30_000


class TestObjectives:
    def test_each_plan_is_the_best_of_all(self) -> None:
        compared = set()
        for _, company, market, _ in about_to_sell(SMALL, companies=8):
            if not few_ways(market):
                continue
            every = list(plans(market))
            for objective in objectives(market):
                best = max(merit(market, plan, objective) for plan in every)
                found = best_plan(market, objective)
                assert merit(market, found, objective) == best, objective
                compared.add(objective.aim)
                assert company.id
        assert compared == {"money", "against", "own_ships", "feed", "starve"}

    def test_the_money_plan_is_the_default_plan(self) -> None:
        for _, _, market, plan in about_to_sell(60):
            assert best_plan(market, MONEY) == plan

    def test_no_objective_sells_fewer_goods(self) -> None:
        for _, (state, company) in zip(range(REAL), positions(12), strict=False):
            market = Market(state, company)
            most = len(market.best_plan())
            for objective in objectives(market):
                plan = best_plan(market, objective)
                assert len(plan) == most
                left = Market(state, company)
                for delivery in plan:
                    assert left.refusal(delivery) is None
                    left.take(delivery)


def merit(market: Market, plan: Plan, objective: Objective) -> tuple[int, ...]:
    """How good a plan is under an objective, by counting."""
    s, company = market.s, market.company
    me = company.owner
    gains = outcome(s, company, plan).gains
    ships = sum(len(delivery.route) for delivery in plan)
    chief = {
        "money": 0,
        "against": gains[me] - gains[objective.seat],
        "own_ships": sum(market.lines[delivery.line].owner == me for delivery in plan),
        "feed": sum(delivery.city == objective.city for delivery in plan),
        "starve": -sum(delivery.city == objective.city for delivery in plan),
    }[objective.aim]
    return chief, gains[me], -ships


def searched(market: Market, most_steps: int = 10**9) -> Alternatives:
    found = Alternatives(market, most_steps=most_steps)
    for _ in found.run():
        pass
    return found


class TestAlternatives:
    def test_they_are_all_outcomes_that_there_are(self) -> None:
        compared = many = 0
        for state, company, market, _ in about_to_sell(SMALL, companies=8):
            if not few_ways(market):
                continue
            found = searched(market)
            assert found.complete
            assert set(found.plans) == {outcome(state, company, plan) for plan in plans(market)}
            compared += 1
            many += len(found.plans) > 3
        assert compared > 100
        assert many > 20

    def test_longer_routes_serve_the_same_cities_for_more(self) -> None:
        """What plans with any simple routes bring is no better for anybody who pays than one of the alternatives."""
        compared = 0
        for state, company, market, plan in about_to_sell(150):
            search = Exhaustive(state, company)
            if len(plan) > 3 or len(search.sales) ** len(plan) > 4000:
                continue
            found = searched(market).plans
            for gains, fed in all_outcomes(search, search.all, len(plan)):
                assert any(one.fed == fed and no_dearer(company.owner, one.gains, gains) for one in found)
                compared += 1
        assert compared > 100

    def test_the_best_lead_is_the_greatest_over_whoever_then_has_most(self) -> None:
        compared = 0
        for state, company, market, _ in about_to_sell(200):
            if not few_ways(market):
                continue
            me, found = company.owner, list(searched(market).plans)
            leads = {}
            for one in found:
                after = [p.cash + p.bank + p.earnings + gain for p, gain in zip(state.players, one.gains, strict=True)]
                leads[one] = after[me] - max(after[:me] + after[me + 1 :])
            told = best_lead(state, me, found)
            if len(state.players) == 2 or len(set(leads.values())) == 1:
                assert not told
                continue
            assert told == {one for one, lead in leads.items() if lead == max(leads.values())}
            compared += 1
        assert compared > 5

    def test_the_lead_is_no_matter_while_money_is_secret(self) -> None:
        state, company, market, _ = next(iter(about_to_sell(60)))
        state = state.copy()
        state.players[1 - min(company.owner, 1)].secret = True
        assert not best_lead(state, company.owner, list(searched(market).plans))

    def test_those_with_a_title_are_the_best_in_it_and_every_title_makes_a_difference(self) -> None:
        seen = Counter[str]()
        for state, company, market, _ in about_to_sell(200):
            if not few_ways(market):
                continue
            plans_of, me = searched(market).plans, company.owner
            measures = {
                "money": lambda one: one.gains[me],  # noqa: B023
                "rivals": lambda one: -sum(gain for seat, gain in enumerate(one.gains) if seat != me),  # noqa: B023
                "growth": lambda one: len(growing(state, company, plans_of[one])),  # noqa: B023
                "cities": lambda one: len(one.fed),
            }
            found = titled(state, company, plans_of)
            assert sum(map(len, found.values())) <= 5
            for title, measure in measures.items():
                best = [one for one, titles in found.items() if title in titles]
                values = set(map(measure, plans_of))
                assert len(best) == (len(values) > 1)
                assert all(measure(one) == max(values) for one in best)
                seen[title] += len(best)
            leading = best_lead(state, me, list(plans_of))
            assert [one for one, titles in found.items() if "lead" in titles] == [
                one for one in ranked(me, list(plans_of)) if one in leading and len(leading) < len(plans_of)
            ][:1]
        assert min(seen[title] for title in ("money", "rivals", "growth", "cities")) > 0

    def test_each_plan_can_be_played(self) -> None:
        for _, (state, company) in zip(range(25), positions(13), strict=False):
            market = Market(state, company)
            for told, plan in searched(market, most_steps=3000).plans.items():
                assert outcome(state, company, plan) == told
                assert len(plan) == len(market.best_plan())
                left = Market(state, company)
                for delivery in plan:
                    assert left.refusal(delivery) is None
                    left.take(delivery)

    def test_they_are_the_same_each_time_and_the_best_come_first(self) -> None:
        for _, company, market, plan in about_to_sell(60):
            found = searched(market)
            assert list(searched(market).plans.items()) == list(found.plans.items())
            first = ranked(company.owner, list(found.plans))[0]
            assert first.gains[company.owner] == outcome(market.s, company, plan).gains[company.owner]

    def test_a_search_that_is_cut_off_says_so(self) -> None:
        cut_off = 0
        for _, _, market, _ in about_to_sell(100):
            whole, part = searched(market), searched(market, most_steps=1)
            assert whole.complete
            assert set(part.plans) <= set(whole.plans)
            cut_off += not part.complete
        assert cut_off > 10

    def test_fixed_deliveries_are_in_every_plan(self) -> None:
        for _, company, market, plan in about_to_sell(60):
            left = Market(market.s, company)
            left.take(plan[0])
            found = Alternatives(left, plan[:1])
            for _ in found.run():
                pass
            assert found.plans
            assert all(plan[0] in one and len(one) == len(plan) for one in found.plans.values())

    def test_those_that_are_no_worse_for_anybody_come_first(self) -> None:
        rows = [Outcome((90, 10, 0), ()), Outcome((95, 0, 5), ()), Outcome((90, 0, 10), ()), Outcome((85, 10, 5), ())]
        assert [row.gains for row in ranked(0, rows)] == [(95, 0, 5), (90, 10, 0), (90, 0, 10), (85, 10, 5)]

    def test_a_city_grows_that_gets_the_last_it_lacks(self) -> None:
        table = crossroads()
        company = table.state.companies["a-left-rice"]
        plan = Market(table.state, company).best_plan()
        assert growing(table.state, company, plan) == ["near-1", "off-1"]
        assert growing(table.state, company, plan[:1]) == [plan[0].city]
        assert not table.state.received


def no_dearer(seat: int, gains: Sequence[int], others: Sequence[int]) -> bool:
    """Whether no player but `seat` gets more."""
    return all(a <= b for n, (a, b) in enumerate(zip(gains, others, strict=True)) if n != seat)


def all_outcomes(search: Exhaustive, left: Left, goods: int) -> set[Brought]:
    """What each combination of sales over any simple routes brings: rupiah for each seat, goods for each city."""
    s, company = search.s, search.company
    found = set()

    def after(left: Left, number: int, chosen: Plan) -> None:
        if len(chosen) == goods:
            told = outcome(s, company, chosen)
            found.add((told.gains, told.fed))
            return
        for next_ in range(number, len(search.sales)):
            sale = search.sales[next_]
            rest = search.after(left, sale)
            if rest is not None:
                delivery = Deliver(min(search.zones[sale.zone]), sale.line, sale.route, sale.city)
                after(rest, next_, (*chosen, delivery))

    after(left, 0, ())
    return found


class TestDrafts:
    @pytest.mark.parametrize("seed", range(4))
    def test_no_sequence_of_choices_ends_before_the_maximum(self, seed: int) -> None:
        """Whatever is put, locked, taken out and filled up: the draft is a part of a largest plan."""
        chance = Random(seed)
        put = 0
        for state, company, _, plan in about_to_sell(40):
            planner = Planner(state, company, (), plan)
            draft = planner.optimum()
            for _ in range(8):
                draft = chosen(chance, planner, draft)
                put += 1
                assert len(planner.completed(draft).rows) == len(plan)
            check_played(state, company, planner.completed(draft))
        assert put > 100

    def test_each_delivery_takes_a_good_of_its_own_at_the_sea_where_its_way_begins(self) -> None:
        inland = 0
        for _, company, market, plan in about_to_sell(200, companies=8):
            areas = goods_sent(market.s.scenario, company.areas, plan)
            assert len(set(areas)) == len(plan)
            for area, delivery in zip(areas, plan, strict=True):
                zone = market.zones[market.zone_at(delivery.origin)].areas
                assert area in company.areas
                assert area in zone
                if delivery.route[0] not in market.s.scenario.seas_at[area]:
                    inland += 1
                    left = [one for one in zone if one not in areas[: areas.index(area)]]
                    assert not any(delivery.route[0] in market.s.scenario.seas_at[one] for one in left)
        assert inland > 5

    def test_what_would_cost_a_good_says_how_many_and_where(self) -> None:
        table = crossroads()
        company = table.state.companies["a-left-rice"]
        plan = Market(table.state, company).best_plan()
        choices = Choices(Planner(table.state, company, (), plan), (), "left-1")
        verdicts = choices.next_places()
        assert verdicts["off-1"].delivery == Deliver("left-1", "a-near-shipping", ("c",), "off-1")
        shortfall = verdicts["near-1"].why_not
        assert isinstance(shortfall, Shortfall)
        assert (shortfall.fewer, shortfall.most) == (1, 2)
        assert shortfall.lost == (("right-1", 1),)
        assert shortfall.then.total == 0

    def test_verdicts_equal_those_of_the_rules(self) -> None:
        refused = 0
        for state, company, market, plan in about_to_sell(3 * SMALL):
            planner = Planner(state, company, (), plan)
            asked = DeliverGoods(company.owner, company.id, plan, ())
            for zone in market.zones:
                choices = Choices(planner, (), zone.areas[0])
                places = choices.next_places()
                for city in state.cities:
                    verdict = places.get(city) or choices.no_way(city)
                    legal = [d for d in asked.deliveries(state) if (d.origin, d.city) == (zone.areas[0], city)]
                    assert bool(verdict.delivery) == bool(legal)
                    if verdict.delivery:
                        assert asked.check(state, verdict.delivery) is None
                    elif isinstance(verdict.why_not, Shortfall):
                        refused += 1
                        assert verdict.why_not.fewer < verdict.why_not.most == len(plan)
                        assert verdict.why_not.then.total == verdict.why_not.fewer - 1
                    else:
                        assert verdict.why_not
        assert refused > 10

    def test_locked_deliveries_stay_under_every_objective(self) -> None:
        for _, company, market, plan in about_to_sell(80):
            planner = Planner(market.s, company, (), plan)
            for objective in objectives(market):
                draft = planner.optimum(plan[-1:], objective)
                assert draft.locked == plan[-1:]
                assert len(draft.rows) == len(plan)

    def test_what_is_put_by_hand_changes_as_little_as_possible(self) -> None:
        table = crossroads()
        table.city("right-1")
        table.player(1, hull=3)
        company = table.state.companies["a-left-rice"]
        plan = Market(table.state, company).best_plan()
        planner = Planner(table.state, company, (), plan)
        draft = planner.optimum()
        again = planner.put(draft, plan[0])
        assert again.same_goods(plan)
        assert again.locked == plan[:1]


def chosen(chance: Random, planner: Planner, draft: DeliveryDraft) -> DeliveryDraft:
    """The draft after something that a player can do."""
    if draft.rows and chance.random() < 0.4:
        change = chance.choice((draft.without, draft.toggled))
        return change(chance.randrange(len(draft.rows)))
    if chance.random() < 0.3:
        return planner.completed(draft)
    zone = chance.choice(planner.market().zones).areas[0]
    choices = Choices(planner, draft.locked, zone)
    line, begun, offered = "", (), choices.next_places()
    while seas := [sea for sea, verdict in offered.items() if sea not in planner.s.cities and verdict.delivery]:
        if begun and chance.random() < 0.5:
            break
        begun = (*begun, chance.choice(seas))
        line = offered[begun[-1]].delivery.line  # type: ignore[union-attr]
        offered = choices.next_places(line, begun)
    fit = [verdict.delivery for verdict in offered.values() if verdict.delivery]
    assert fit or not begun
    return planner.put(draft, chance.choice(fit)) if fit else draft


def check_played(state: State, company: Company, draft: DeliveryDraft) -> None:
    """Play a draft by the rules."""
    played = state.copy()
    plan = Market(state, company).best_plan()
    played.stack[:] = [DeliverGoods(company.owner, company.id, plan, ())]
    for delivery in draft.rows:
        assert isinstance(question(played), DeliverGoods)
        assert refusal(played, delivery) is None
        step(played, delivery, [])
    assert question(played) is None
