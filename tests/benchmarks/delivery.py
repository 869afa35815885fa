"""The best delivery plan in positions of real games, beside networkx and OR-tools on the same networks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

import networkx as nx
from ortools.graph.python.min_cost_flow import SimpleMinCostFlow

from indonesia_qt.core.flow import question
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.companies import zones
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.shipping import FOREIGN, Market, WhatIf
from indonesia_qt.games.indonesia.rules.state import Company, Options, State
from tests.benchmarks.table import Row, middle, milliseconds
from tests.games.indonesia.boards import real
from tests.games.indonesia.play import play

POSITIONS = 400
SOURCE, SINK = 0, 1
PLENTY = 10**6


class Arc(NamedTuple):
    """Of a flow network, with nodes by number."""

    tail: int
    head: int
    capacity: int
    cost: int


def positions() -> Iterator[tuple[State, Company]]:
    """Companies about to sell, in games of greedy and random bots."""
    for players in (2, 3, 4, 5) * 3:
        for moment in play(real(), Options(), players, players, [Greedy, RandomBot]):
            asked = question(moment.state)
            if isinstance(asked, DeliverGoods) and not asked.done:
                state = moment.state.copy()
                yield state, state.companies[asked.company]


def network(s: State, company: Company) -> list[Arc]:
    """What a company can sell, as anybody would write it down for a solver."""
    numbers: dict[object, int] = {"source": SOURCE, "sink": SINK}

    def node(name: object) -> int:
        return numbers.setdefault(name, len(numbers))

    arcs = []
    for zone in zones(s, company):
        arcs.append(Arc(SOURCE, node(zone), len(zone.areas), 0))
        for id, line in s.companies.items():
            arcs += [Arc(node(zone), node((id, sea, "in")), PLENTY, 0) for sea in zone.harbours if sea in line.ships]
    for id, line in s.companies.items():
        cost = 1 if line.owner == company.owner else 1 + FOREIGN
        for sea, ships in line.ships.items():
            inward, outward = node((id, sea, "in")), node((id, sea, "out"))
            arcs.append(Arc(inward, outward, ships * s.players[line.owner].hull, cost))
            near = [other for other in s.scenario.sea_neighbours[sea] if other in line.ships]
            arcs += [Arc(outward, node((id, other, "in")), PLENTY, 0) for other in near]
            arcs += [Arc(outward, node(land), PLENTY, 0) for land in s.scenario.lands_at[sea] if land in s.cities]
    arcs += [
        Arc(node(city), SINK, size - s.received.get((city, company.kind), 0), 0) for city, size in s.cities.items()
    ]
    return arcs


def by_networkx(arcs: list[Arc], goods: int) -> int:
    """The largest flow of least cost, by the network simplex method in Python."""
    net = nx.DiGraph()
    for tail, head, capacity, cost in arcs:
        net.add_edge(tail, head, capacity=capacity, weight=cost)
    net.add_edge(SINK, SOURCE, capacity=goods, weight=-PLENTY)
    _, flow = nx.network_simplex(net)
    return int(flow[SINK][SOURCE])


def by_ortools(arcs: list[Arc], goods: int) -> int:
    """The same in C++."""
    solver = SimpleMinCostFlow()
    solver.add_arcs_with_capacity_and_unit_cost(*zip(*arcs, strict=True))
    solver.set_node_supply(SOURCE, goods)
    solver.set_node_supply(SINK, -goods)
    solver.solve_max_flow_with_min_cost()
    return int(solver.maximum_flow())


def one_flow_each(s: State, company: Company, deliveries: list[Deliver]) -> list[int]:
    """What is left to sell after each of some deliveries, by a new plan for each."""
    left = []
    for delivery in deliveries:
        market = Market(s, company)
        market.take(delivery)
        left.append(len(market.best_plan()))
    return left


def rows() -> list[Row]:
    """Medians over the positions; all solvers must sell the same."""
    times: dict[str, list[float]] = {"here": [], "networkx": [], "OR-tools": [], "what if": [], "flow each": []}

    def take(name: str, act: Callable[[], object], runs: int = 3) -> None:
        times[name].append(milliseconds(act, runs))

    for s, company in islice(positions(), POSITIONS):
        arcs, goods = network(s, company), len(company.areas)
        plan = Market(s, company).best_plan()
        assert len(plan) == by_networkx(arcs, goods) == by_ortools(arcs, goods)
        take("here", lambda: Market(s, company).best_plan())  # noqa: B023
        take("OR-tools", lambda: by_ortools(arcs, goods))  # noqa: B023
        take("networkx", lambda: by_networkx(arcs, goods), 1)  # noqa: B023
        choices = _choices(s, company)
        take("what if", lambda: list(map(WhatIf(Market(s, company), plan).fits, choices)))  # noqa: B023
        take("flow each", lambda: one_flow_each(s, company, choices))  # noqa: B023
    here, networkx, ortools, what_if, each = (1000 * middle(taken) for taken in times.values())
    return [
        Row(
            "a delivery plan beside networkx", here, "µs", "at most 1/10", here <= networkx / 10, ("simplex", networkx)
        ),
        Row("the same beside OR-tools", here, "µs", "at most 2 times", here <= 2 * ortools, ("in C++", ortools)),
        Row(
            "all what-if questions of a sale",
            what_if,
            "µs",
            "fewer than one flow each",
            what_if < each,
            ("flows", each),
        ),
    ]


def _choices(s: State, company: Company) -> list[Deliver]:
    market = Market(s, company)
    return [
        Deliver(market.zones[zone].areas[0], line, route, city)
        for zone, line, city in market.ways()
        for route in islice(market.routes(zone, line, city), 1)
    ]
