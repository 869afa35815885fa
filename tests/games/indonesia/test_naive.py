"""The hard questions of the rules, compared with their definitions in thousands of positions set by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count as count_up
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Event, Pass, question, refusal, settle, step
from indonesia_qt.games.indonesia.rules.actions import Announce, Deliver, DeliverRest, Expand, GiveUp, Grow
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.events import CompanyOperated
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import (
    IDLE_COMPANIES,
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    Expanding,
    Rounds,
)
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.games.indonesia.rules.year import Year
from tests.games.indonesia import boards, naive, random_boards
from tests.games.indonesia.exhaustive import Exhaustive, Sale
from tests.games.indonesia.positions import Table

NORMAL, SOAK_CHUNK, SOAK_CHUNKS = 500, 2000, 5
"""Positions for each question in the normal run; and in each of so many longer ones."""

MANY_BOARDS = 100
"""After so many boards the game is to forget them, as each look takes another one."""

Look = Callable[[Random], str]
"""Sets up a position, compares, and says what sort of case it was; nothing when there is nothing to compare."""


def compare(look: Look, seed: int, count: int, *wanted: str) -> None:
    """Compare so many positions; among them must be all sorts of case that are `wanted`."""
    cases: Counter[str] = Counter()
    for number in count_up():
        if cases.total() == count:
            break
        if number % MANY_BOARDS == 0:
            boards.forget()
        if case := look(Random(seed * 1_000_000 + number)):
            cases[case] += 1
    assert set(cases) == set(wanted)
    assert min(cases.values()) >= count // 200, cases


def goods(table: Table) -> list[Company]:
    """The companies that have goods."""
    return [company for company in table.state.companies.values() if company.areas]


def look_at_sales(chance: Random) -> str:
    """The plan and every single sale, against trying everything (R-OPS-20 to R-OPS-25)."""
    table = random_boards.table(chance, players=2, companies=4, most=2)
    producers = goods(table)
    if not producers:
        return ""
    s, company = table.state, chance.choice(producers)
    search = Exhaustive(s, company)
    left = search.all
    sold, abroad, ships = search.best(left)
    plan = Market(s, company).best_plan()
    uses = [(len(d.route), s.companies[d.line].owner != company.owner) for d in plan]
    assert (len(plan), -sum(n for n, far in uses if far), -sum(n for n, _ in uses)) == (sold, abroad, ships)
    if not sold:
        return "nothing sold"
    s.stack[:] = [DeliverGoods(company.owner, company.id, plan, ())]
    for count in range(sold, 0, -1):
        asked = question(s)
        assert isinstance(asked, DeliverGoods)
        assert len(asked.plan) == count
        sale = chance.choice(compare_sales(s, asked, search, search.legal(left)))
        rest = search.after(left, sale)
        assert rest is not None
        left = rest
        step(s, Deliver(min(search.zones[sale.zone]), sale.line, sale.route, sale.city), [])
    assert question(s) is None
    return "all sold" if sold == company.units else "some sold"


def compare_sales(s: State, asked: DeliverGoods, search: Exhaustive, legal: list[Sale]) -> list[Sale]:
    """Compare the sales that are listed and those that pass with the legal ones, and give these back."""
    first, *listed = asked.actions(s)
    assert first == DeliverRest()
    zone_of = {area: n for n, zone in enumerate(search.zones) for area in zone}
    ends = [(zone_of[d.origin], d.line, d.city) for d in listed if isinstance(d, Deliver)]
    assert len(ends) == len(set(ends)) == len(listed)
    assert set(ends) == {(sale.zone, sale.line, sale.city) for sale in legal}
    for sale in search.sales:
        action = Deliver(max(search.zones[sale.zone]), sale.line, sale.route, sale.city)
        assert (refusal(s, action) is None) == (sale in legal)
    return legal


def look_at_removals(chance: Random) -> str:
    """What a new siap faji company gives up, step by step, by the components of a graph (R-MER-20 to R-MER-23)."""
    table = random_boards.table(chance, companies=chance.randint(0, 3), most=5)
    s = table.state
    s.era = max(1, s.era)
    kinds: list[Kind] = chance.sample(["rice", "spice"], 2)
    first, second = (random_boards.found_one(chance, table, kind) for kind in kinds)
    if first is None or second is None:
        return ""
    owner, units = first.owner, first.units + second.units
    s.order[:] = [owner, *(seat for seat in s.order if seat != owner)]
    table.player(owner, mergers=5, cash=25 * units)
    areas = {*first.areas, *second.areas}
    touching = naive.contacts(s, areas) if s.options.siap_faji_contact == "remove" else set()
    table.enter("mergers")
    table.do(Announce(first.id, second.id, 25 * units))
    while isinstance(table.asked, RaiseBid):
        table.do(Pass())
    half = -(-units // 2)
    areas -= touching
    to_go = max(0, half - len(touching))
    asked_for = give_up(chance, table, owner, areas, to_go) if to_go < len(areas) else 0
    kept = s.companies[min(first.id, second.id)]
    assert kept.kind == "siap_faji"
    assert set(kept.areas) == (areas if asked_for or not to_go else set())
    assert kept.units == max(0, units - max(half, len(touching)))
    return ("touching, " if touching else "") + ("asked" if asked_for else "not asked")


def give_up(chance: Random, table: Table, owner: int, areas: set[str], to_go: int) -> int:
    """Give up so many areas by chance, one by one, each of those that may go; say how many these were."""
    lands = list(table.state.scenario.province_of)
    for _ in range(to_go):
        assert isinstance(table.asked, ChooseRemoval)
        assert table.seat == owner
        legal = naive.may_be_given_up(table.state, areas)
        assert {action.area for action in table.listed(GiveUp)} == legal
        assert {area for area in lands if refusal(table.state, GiveUp(area)) is None} == legal
        area = chance.choice(sorted(legal))
        table.do(GiveUp(area))
        areas.remove(area)
    assert not isinstance(table.asked, ChooseRemoval)
    return to_go


def look_at_expansions(chance: Random) -> str:
    """Every set of areas that a company can come to have, against all sets there are (R-OPS-30 to R-OPS-33)."""
    table = random_boards.table(chance, companies=4, most=3)
    producers = goods(table)
    if not producers:
        return ""
    s, company = table.state, chance.choice(producers)
    free, step_of_owner = chance.random() < 0.5, chance.randint(1, 3)
    owner = table.player(company.owner, earnings=chance.randint(-20, 90))
    means = max(0, owner.cash) + max(0, owner.earnings)
    price = naive.PRICES[company.kind]
    expected = naive.expansions(s, company, step_of_owner if free else min(step_of_owner, means // price), free)
    s.stack[:] = [Year(6), Expanding(company.id, step_of_owner, free)]
    found: set[frozenset[str]] = set()
    spread(s, company.id, set(company.areas), 0 if free else price, found)
    assert found == expected
    return ("free" if free else "bought") + (", some" if max(map(len, found)) else ", none")


def spread(s: State, id: str, old: set[str], price: int, found: set[frozenset[str]]) -> None:
    """Collect the areas by which a company grows in every way to play on; check what each costs."""
    while s.stack and isinstance(s.stack[-1], Expanding):
        s.stack[-1].resume(s, [])
    asked = question(s)
    if not isinstance(asked, ChooseExpansion):
        found.add(frozenset(s.companies[id].areas) - old)
        return
    listed: list[Any] = list(asked.actions(s))
    passing = [refusal(s, action) for action in (Pass(), *map(Expand, s.scenario.province_of))]
    assert passing.count(None) == len(listed)
    for action in listed:
        after = s.copy()
        asked.apply(after, action, [])
        paid = money(s, asked.seat) - money(after, asked.seat)
        assert paid == (price if isinstance(action, Expand) else 0)
        assert after.deeds == [deed for deed in s.deeds if random_boards.startable(after, deed)]
        if isinstance(action, Pass):
            found.add(frozenset(after.companies[id].areas) - old)
        else:
            spread(after, id, old, price, found)


def money(s: State, seat: int) -> int:
    """Cash and earnings of a player."""
    return s.players[seat].cash + s.players[seat].earnings


def look_at_idle_companies(chance: Random) -> str:
    """Whether a player whose companies are idle may choose which one operates (R-OPS-02)."""
    table = random_boards.table(chance, players=2, companies=7, most=7)
    s = table.state
    seat = s.order[0]
    if chance.random() < 0.7:
        s.options = replace(s.options, money="open")
    left = [s.companies[id] for id in s.players[seat].companies if chance.random() < 0.9]
    for company in s.companies.values():
        if company.kind == "shipping" and company in left:
            company.ships = dict.fromkeys(s.scenario.sea_neighbours, 5)
        elif company not in left and (company.owner == seat or chance.random() < 0.3):
            s.operated.add(company.id)
    if len(left) < 2:
        return ""
    table.player(seat, cash=chance.choice((0, 15)), earnings=chance.choice((-20, 0, 5)))
    if chance.random() < 0.7:
        s.received |= {(city, company.kind): size for city, size in s.cities.items() for company in left}
    idle = all(naive.idle(s, company) for company in left)
    hopes = naive.hopes(s, seat) if idle else set()
    s.stack[:] = [Year(6), Rounds()]
    events: list[Event] = []
    settle(s, events)
    if idle and not hopes:
        first = next(event for event in events if isinstance(event, CompanyOperated))
        assert first == CompanyOperated(seat, left[0].id, IDLE_COMPANIES)
        return "automatic"
    assert events == []
    assert question(s) == ChooseCompany(seat)
    return " and ".join(sorted(hopes)) or "not idle"


def look_at_growth(chance: Random) -> str:
    """All the ways in which cities can grow, stones included (R-CIT-01 to R-CIT-04)."""
    table = random_boards.table(chance, companies=chance.randint(0, 3), most=3)
    s = table.state
    kinds = {company.kind for company in goods(table)}
    for city, size in s.cities.items():
        if chance.random() < 0.8:
            s.received |= {(city, good): size for good in kinds}
    s.stones[1], s.stones[2] = chance.randint(0, 3), chance.randint(0, 2)
    expected = [(sorted(cities.items()), stones) for cities, stones in naive.growths(s)]
    candidates = len(naive.ready(s, 1)) + len(naive.ready(s, 2))
    table.enter("city_growth")
    found: list[tuple[list[tuple[str, int]], list[int]]] = []
    grow_on(s, s.order[0], found)
    assert all(entry in expected for entry in found)
    assert all(entry in found for entry in expected)
    return "choice" if len(expected) > 1 else "ready" if candidates else "none"


def grow_on(s: State, first: int, found: list[tuple[list[tuple[str, int]], list[int]]]) -> None:
    """Collect the cities and stones after every way to play City Growth."""
    asked = question(s)
    if not isinstance(asked, ChooseGrowth):
        assert s.received == {}
        found.append((sorted(s.cities.items()), s.stones))
        return
    assert asked.seat == first
    listed = asked.actions(s)
    assert [area for area in s.scenario.province_of if refusal(s, Grow(area)) is None] == [
        area for area in s.scenario.province_of if Grow(area) in listed
    ]
    for action in listed:
        after = s.copy()
        events: list[object] = []
        step(after, action, events)  # type: ignore[arg-type]
        grow_on(after, first, found)


LOOKS: dict[str, tuple[Look, tuple[str, ...]]] = {
    "R-OPS-24 sales": (look_at_sales, ("all sold", "some sold", "nothing sold")),
    "R-MER-21 removals": (look_at_removals, ("asked", "touching, asked", "touching, not asked")),
    "R-OPS-32 expansions": (look_at_expansions, ("free, some", "free, none", "bought, some", "bought, none")),
    "R-OPS-02 idle companies": (
        look_at_idle_companies,
        ("automatic", "a ship", "a fee", "a fee and a ship", "not idle"),
    ),
    "R-CIT-03 growth": (look_at_growth, ("choice", "ready", "none")),
}


@pytest.mark.parametrize("name", LOOKS)
def test_as_the_definition_says(name: str) -> None:
    look, cases = LOOKS[name]
    compare(look, 0, NORMAL, *cases)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(SOAK_CHUNKS))
@pytest.mark.parametrize("name", LOOKS)
def test_soak_as_the_definition_says(name: str, chunk: int) -> None:
    look, cases = LOOKS[name]
    compare(look, 1 + chunk, SOAK_CHUNK, *cases)
