"""The largest plans of a market: which of them is best under an objective, and why none sells more (R-OPS-24)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from msgspec import Struct

from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.maxflow import ENDLESS, NOWHERE, SINK, SOURCE, FlowNetwork
from indonesia_qt.games.indonesia.rules.shipping import FOREIGN, Market, Plan, largest_flow


class Prices(NamedTuple):
    """What a good costs on each ship of a line, once for a line that carries it, and in a city that gets it.

    A ship costs 1 at least, and the dearest way through a network less than `ENDLESS`.
    """

    ship: Mapping[str, int] = {}
    line: Mapping[str, int] = {}
    city: Mapping[str, int] = {}


class PlanNetwork:
    """The network of a market: from the source to the zones, by a line's ships to the cities, and to the sink.

    `ships` and `towns` have the node that leads out of the ships of a line in a sea, and out of a city; the node before
    it leads in.
    """

    def __init__(self, market: Market, prices: Prices) -> None:
        self.market, self.prices, self.net = market, prices, FlowNetwork()
        self.ships: dict[tuple[str, str], int] = {}
        self.towns: dict[str, int] = {}
        self.zones = [self.net.node() for _ in market.zones]
        for node, goods in zip(self.zones, market.goods, strict=True):
            self.net.arc(SOURCE, node, goods)
        for city, demand in market.demand.items():
            self.towns[city] = self.net.gate(demand, self.prices.city.get(city, 0))
            self.net.arc(self.towns[city], SINK, ENDLESS)
        for line in market.lines:
            self._add_line(line)

    def _add_line(self, line: str) -> None:
        market, net, scenario = self.market, self.net, self.market.s.scenario
        cost = self.prices.ship.get(line, 1)
        for sea, room in market.room[line].items():
            self.ships[line, sea] = net.gate(room, cost)
        for n, zone in enumerate(market.zones):
            entry = net.gate(ENDLESS, self.prices.line.get(line, 0))
            net.arc(self.zones[n], entry - 1, ENDLESS)
            for sea in zone.harbours:
                if sea in market.room[line]:
                    net.arc(entry, self.ships[line, sea] - 1, ENDLESS)
        for sea in market.room[line]:
            out = self.ships[line, sea]
            for city in market.demand:
                if sea in scenario.seas_at[city]:
                    net.arc(out, self.towns[city] - 1, ENDLESS)
            for near in scenario.sea_neighbours[sea]:
                if near in market.room[line]:
                    net.arc(out, self.ships[line, near] - 1, ENDLESS)

    def cheapest_plan(self) -> Plan:
        """Return the plan that sells the most, and of these the one that costs least, in a fixed order of equals."""
        market = self.market
        self.net.fill(min(sum(market.goods), sum(market.demand.values())))
        seas = {out: place for place, out in self.ships.items()}
        cities = {out: city for city, out in self.towns.items()}
        plan = []
        for zone, node in zip(market.zones, self.zones, strict=True):
            while (entry := self.net.draw(node)) != NOWHERE:
                plan.append(self._take_way(zone.areas[0], entry, seas, cities))
        return tuple(plan)

    def _take_way(
        self, origin: str, entry: int, seas: Mapping[int, tuple[str, str]], cities: Mapping[int, str]
    ) -> Deliver:
        """Take the way of one good, from its line on, out of the flow."""
        route: list[str] = []
        line, node = "", self.net.draw(entry)
        while True:
            out = self.net.draw(self.net.draw(node))
            if out in cities:
                return Deliver(origin, line, tuple(route), cities[out])
            line, sea = seas[out]
            route.append(sea)
            node = out


CHIEF = FOREIGN * FOREIGN
"""More than all ships of a plan cost together, those of others at `FOREIGN`."""

Aim = Literal["money", "against", "own_ships", "feed", "starve"]


class Objective(Struct, frozen=True):
    """An aim, and the seat or the city that it is about.

    money      the most for the operator. A fee leaves his purse for another's, so this is the best lead over all
               others together, too
    against    the best lead over one `seat`
    own_ships  as many goods as possible on ships of his own
    feed       as many goods as possible to `city`
    starve     as few as possible to `city`

    Equal plans differ in the operator's money first, then in the number of ships, then in the fixed order in which
    zones, lines, seas and cities are listed.
    """

    aim: Aim = "money"
    seat: int = -1
    city: str = ""


MONEY = Objective()


def objectives(market: Market) -> Iterator[Objective]:
    """Yield the objectives between which there can be a difference, in a fixed order."""
    yield MONEY
    me = market.company.owner
    owners = sorted({line.owner for line in market.lines.values()})
    others = [seat for seat in owners if seat != me]
    if len(others) > 1:
        for seat in others:
            yield Objective("against", seat=seat)
    if me in owners and others:
        yield Objective("own_ships")
    cities = [city for city, demand in market.demand.items() if demand]
    if len(cities) > 1:
        for city in cities:
            yield Objective("feed", city=city)
        for city in cities:
            yield Objective("starve", city=city)


def best_plan(market: Market, objective: Objective = MONEY) -> Plan:
    """Return the plan that sells the most of what the market has left and, of these, is the best under an objective."""
    if objective.aim == "money":
        return market.best_plan()
    return PlanNetwork(market, _prices(market, objective)).cheapest_plan()


def _prices(market: Market, objective: Objective) -> Prices:
    me = market.company.owner
    owner = {id: line.owner for id, line in market.lines.items()}
    ship = {id: 1 if seat == me else 1 + FOREIGN for id, seat in owner.items()}
    match objective.aim:
        case "against":
            for id, seat in owner.items():
                ship[id] += CHIEF * ((seat != me) + (seat == objective.seat))
        case "own_ships":
            return Prices(ship, {id: CHIEF for id, seat in owner.items() if seat != me})
        case "feed":
            return Prices(ship, city={city: CHIEF for city in market.demand if city != objective.city})
        case "starve":
            return Prices(ship, city={objective.city: CHIEF})
    return Prices(ship)


class Bottleneck(Struct, frozen=True):
    """What every good must pass, and how many can: each good either is in one of `zones` or needs one of the rest.

    `zones` are sold out: an area of each and its goods. `ships` have the line, the sea and the goods that they can
    still carry there, `cities` how many each still buys. `stranded` are zones of which no area touches a ship with
    room; they sell nothing.
    """

    zones: tuple[tuple[str, int], ...]
    ships: tuple[tuple[str, str, int], ...]
    cities: tuple[tuple[str, int], ...]
    stranded: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """How many goods can be sold at most."""
        goods = [*self.zones, *self.cities, *((sea, room) for _, sea, room in self.ships)]
        return sum(number for _, number in goods)


def bottleneck(market: Market) -> Bottleneck:
    """Return the cut nearest to the goods, which is the same for all largest plans for what the market has left.

    Its total is theirs. A good that could go on where the cut is would be one that a plan leaves: so they are as large
    as can be.

    >>> from indonesia_qt.games.indonesia.rules.state import Company, Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> s = game.start(game.new_setup(Options(), players=2, seed=1))
    >>> rice = Company("a-bali-rice", "rice", 0, ("a-bali-rice",), areas=["bali-1", "bali-2"])
    >>> line = Company("a-jawa-timur-shipping", "shipping", 1, ("a-jawa-timur-shipping",), ships={"bali-sea": 1})
    >>> s.companies.update({rice.id: rice, line.id: line})
    >>> s.cities["nusa-tenggara-barat-1"] = 2
    >>> market = Market(s, rice)
    >>> bottleneck(market).ships
    (('a-jawa-timur-shipping', 'bali-sea', 1),)
    """
    routing = largest_flow(market.left())
    reached = routing.net.reached(SOURCE)
    zones = [(zone.areas[0], goods) for zone, goods in zip(market.zones, market.goods, strict=True)]
    return Bottleneck(
        tuple(zone for zone, node in zip(zones, routing.zones, strict=True) if zone[1] and node not in reached),
        tuple(
            (line, sea, room)
            for line, rooms in market.room.items()
            for sea, room in rooms.items()
            if (deck := routing.decks[line].get(sea)) in reached and deck + 1 not in reached
        ),
        tuple((city, demand) for city, demand in market.demand.items() if routing.town_nodes.get(city) in reached),
        tuple(
            zone
            for n, zone in enumerate(zones)
            if zone[1] and not any(room.get(sea) for room in market.room.values() for sea in market.zones[n].harbours)
        ),
    )
