"""The hard questions of the rules, answered by the words of their definitions, slowly; no engine code is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

import networkx as nx

from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Company, State

PRICES = {"rice": 20, "spice": 25, "rubber": 30, "siap_faji": 35, "oil": 40}
UNIT_VALUES = PRICES | {"shipping": 10}


@lru_cache(maxsize=4)
def graph_of(scenario: Scenario) -> nx.Graph:
    """The land areas of a board, joined where they are adjacent (R-MAP-02)."""
    graph = nx.Graph()
    graph.add_nodes_from(scenario.province_of)
    graph.add_edges_from((a, b) for a, near in scenario.land_neighbours.items() for b in near)
    return graph


def land(s: State) -> nx.Graph:
    """The land areas of the board that is played on."""
    return graph_of(s.scenario)


def parts(s: State, areas: set[str]) -> int:
    """How many connected parts there are."""
    return int(nx.number_connected_components(land(s).subgraph(areas)))


def may_be_given_up(s: State, areas: set[str]) -> set[str]:
    """The areas of a new siap faji company that may go next (R-MER-21).

    Where every area at the border holds parts together, any one that doesn't: the rule knows no such case.
    """
    graph = land(s)
    at_border = {area for area in areas if s.scenario.seas_at[area] or not set(graph[area]) <= areas}
    whole = {area for area in areas if parts(s, areas - {area}) <= parts(s, areas)}
    return at_border & whole or whole


def contacts(s: State, areas: set[str]) -> set[str]:
    """Those of the areas of a future siap faji company that touch a present one (R-MER-22)."""
    present = {area for company in s.companies.values() if company.kind == "siap_faji" for area in company.areas}
    return {area for area in areas if present & set(land(s)[area])}


def may_expand(s: State, company: Company, area: str) -> bool:
    """Whether an area is empty and has no other company's same good beside it (R-OPS-32, R-OPS-33)."""
    if area in s.cities or any(area in other.areas for other in s.companies.values()):
        return False
    rivals = {a for c in s.companies.values() if c.kind == company.kind and c.id != company.id for a in c.areas}
    return not rivals & set(land(s)[area])


def spreads(s: State, company: Company, areas: frozenset[str]) -> bool:
    """Whether a company may grow by just these areas, in some order (R-OPS-32): each is joined to the company."""
    graph = land(s).subgraph({*company.areas, *areas})
    return all(may_expand(s, company, area) for area in areas) and all(
        any(nx.has_path(graph, area, old) for old in company.areas) for area in areas
    )


def expansions(s: State, company: Company, most: int, free: bool) -> set[frozenset[str]]:
    """Every set of areas by which a company can grow (R-OPS-30, R-OPS-31); `most` by steps, or by money too."""
    lands = list(s.scenario.province_of)
    found = {
        frozenset(areas)
        for count in range(most + 1)
        for areas in combinations(lands, count)
        if spreads(s, company, frozenset(areas))
    }
    largest = max(map(len, found))
    return {areas for areas in found if len(areas) == largest} if free else found


def sells(s: State, company: Company, shippers: set[int]) -> bool:
    """Whether a good gets from a company to a city that buys, by ships of one company of these players (R-OPS-21)."""
    buyers = [city for city, size in s.cities.items() if s.received.get((city, company.kind), 0) < size]
    for line in s.companies.values():
        if line.owner in shippers:
            ways = nx.Graph((a, b) for a in line.ships for b in s.scenario.sea_neighbours[a] if b in line.ships)
            ways.add_edges_from((sea, "goods") for area in company.areas for sea in s.scenario.seas_at[area])
            ways.add_edges_from((sea, "buyer") for city in buyers for sea in s.scenario.seas_at[city])
            ways.remove_nodes_from(set(ways) - {*line.ships, "goods", "buyer"})
            if ways.has_node("goods") and ways.has_node("buyer") and nx.has_path(ways, "goods", "buyer"):
                return True
    return False


def ship_limit(s: State, company: Company) -> int:
    """R-OPS-10."""
    ships = [s.scenario.deeds[deed].ships for deed in company.deeds]
    return sum(count[s.era] for count in ships if count)


def has_room(s: State, company: Company) -> bool:
    """Whether there is an area for a company (R-OPS-32, R-OPS-33)."""
    return any(may_expand(s, company, near) for area in company.areas for near in land(s)[area])


def idle(s: State, company: Company) -> bool:
    """R-OPS-02; a want of cash that others may not know doesn't count."""
    if company.kind == "shipping":
        return sum(company.ships.values()) >= ship_limit(s, company)
    player = s.players[company.owner]
    poor = max(0, player.cash) + max(0, player.earnings) < PRICES[company.kind] and s.options.money == "open"
    return (poor or not has_room(s, company)) and not sells(s, company, set(s.order))


def hopes(s: State, seat: int) -> set[str]:
    """What rivals may yet do for the idle companies of a player: add a ship, or pay a fee (R-OPS-02)."""
    left = [company for id, company in s.companies.items() if id not in s.operated]
    goods = [company for company in left if company.owner == seat and company.areas]
    rivals = [company for company in left if company.owner != seat]
    found = set()
    if goods and any(rival.kind == "shipping" and not idle(s, rival) for rival in rivals):
        found.add("a ship")
    if any(has_room(s, company) for company in goods) and any(sells(s, rival, {seat}) for rival in rivals):
        found.add("a fee")
    return found


def ready(s: State, size: int) -> list[str]:
    """The cities of a size that received enough of every good on the board (R-CIT-01)."""
    goods = {company.kind for company in s.companies.values() if company.kind != "shipping" and company.areas}
    return [
        city
        for city in s.cities
        if s.cities[city] == size and all(s.received.get((city, good), 0) >= size for good in goods)
    ]


def growths(s: State) -> Iterator[tuple[dict[str, int], list[int]]]:
    """Every way in which the cities can have grown: their sizes, and the stones left (R-CIT-02, R-CIT-03)."""
    large, small = ready(s, 2), ready(s, 1)
    for grown_large in combinations(large, min(len(large), s.stones[2])):
        stones_of_two = s.stones[1] + len(grown_large)
        for grown_small in combinations(small, min(len(small), stones_of_two)):
            cities = s.cities | dict.fromkeys(grown_large, 3) | dict.fromkeys(grown_small, 2)
            yield (
                cities,
                [s.stones[0] + len(grown_small), stones_of_two - len(grown_small), s.stones[2] - len(grown_large)],
            )
