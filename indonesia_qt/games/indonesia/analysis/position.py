"""What a position holds beyond its pieces: who reaches what, who may start where, what grows, what has changed.

These are questions that a player asks the board; nothing here changes a state or knows more than the view it is given.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from indonesia_qt.core.flow import Event, Reason
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.companies import parts
from indonesia_qt.games.indonesia.rules.constants import GOODS, LARGEST_CITY, Good
from indonesia_qt.games.indonesia.rules.deeds import start_seas
from indonesia_qt.games.indonesia.rules.phases.acquisitions import why_no_production
from indonesia_qt.games.indonesia.rules.phases.city_growth import candidates
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.scenario import Deed
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.games.indonesia.rules.year import present_phase


class Reach(NamedTuple):
    """The seas that a company's goods can cross, and the cities they come to with how many each still buys."""

    seas: tuple[str, ...]
    cities: dict[str, int]


def reach(s: State, company: Company) -> Reach:
    """Return how far a production company's goods, or a shipping company's cargoes, come now (R-OPS-21, R-OPS-23).

    Each good stays on the ships of one company. For a shipping company the number of goods is a city's size.
    """
    if company.kind == "shipping":
        seas = set(company.ships)
        return _reach(s, seas, s.cities)
    market = Market(s, company)
    begins = {sea for zone in market.zones for sea in zone.harbours}
    crossed: set[str] = set()
    for room in market.room.values():
        sailed = [sea for sea, free in room.items() if free > 0]
        for part in parts(sailed, s.scenario.sea_neighbours):
            if not begins.isdisjoint(part):
                crossed.update(part)
    return _reach(s, crossed, market.demand)


def _reach(s: State, seas: set[str], demand: dict[str, int]) -> Reach:
    ordered = tuple(sea for sea in s.scenario.sea_neighbours if sea in seas)
    cities = {city: demand[city] for city in s.cities if not seas.isdisjoint(s.scenario.seas_at[city])}
    return Reach(ordered, cities)


def sea_lanes(s: State, company: Company) -> list[tuple[str, str]]:
    """Return the pairs of adjacent seas in both of which a company has ships, each once."""
    near, ships = s.scenario.sea_neighbours, list(company.ships)
    return [(a, b) for n, a in enumerate(ships) for b in ships[n + 1 :] if b in near[a]]


def starts(s: State, deed: Deed) -> dict[str, Reason | None]:
    """Return each place of a deed's province with why its company can't start there; None where it can.

    The deed may be one of a later era: the answer is for the board as it is (R-ACQ-03, R-ACQ-04).

    >>> from indonesia_qt.games.indonesia.rules.state import Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> s = game.start(game.new_setup(Options(), players=3, seed=7))
    >>> s.cities["bali-1"] = 1
    >>> found = starts(s, game.scenario.deeds["a-bali-rice"])
    >>> str(found["bali-1"]), found["bali-2"]
    ('West Bali isn’t empty.', None)
    """
    if deed.kind == "shipping":
        return dict.fromkeys(start_seas(s, deed))
    return {area: why_no_production(s, deed, area) for area in s.scenario.areas_of[deed.province]}


class CityOutlook(NamedTuple):
    """How near a city is to growing (R-CIT-01, R-CIT-03).

    `received` has each good that is produced now, with how many of it the city has received this year; it grows with
    `size` of each. `ready` when it has them all; `stones` is how many stones of the next size are left.
    """

    city: str
    size: int
    received: dict[Good, int]
    ready: bool
    stones: int

    @property
    def grows(self) -> bool:
        """Whether it is ready and some good is produced: before that, every city is ready."""
        return self.ready and bool(self.received)

    @property
    def missing(self) -> dict[Good, int]:
        """How many of each good the city still needs to grow; nothing for the largest."""
        if self.size == LARGEST_CITY:
            return {}
        return {good: self.size - got for good, got in self.received.items() if got < self.size}

    @property
    def lacking(self) -> int:
        """How many goods it still needs."""
        return sum(self.missing.values())


def growth(s: State) -> dict[str, CityOutlook]:
    """Return the outlook of each city.

    >>> from indonesia_qt.games.indonesia.rules.state import Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> s = game.start(game.new_setup(Options(), players=3, seed=7))
    >>> s.companies["a-bali-rice"] = Company("a-bali-rice", "rice", 0, ("a-bali-rice",), areas=["bali-2"])
    >>> s.cities.update({"aceh-1": 1, "riau-1": 2})
    >>> s.received["aceh-1", "rice"] = 1
    >>> [(city.city, city.grows, city.missing) for city in growth(s).values()]
    [('aceh-1', True, {}), ('riau-1', False, {'rice': 2})]
    """
    produced = s.goods_on_board()
    goods = [good for good in GOODS if good in produced]
    ready = {city for size in range(1, LARGEST_CITY) for city in candidates(s, size)}
    return {
        city: CityOutlook(
            city,
            size,
            {good: s.received.get((city, good), 0) for good in goods},
            city in ready,
            0 if size == LARGEST_CITY else s.stones[size],
        )
        for city, size in s.cities.items()
    }


def next_to_grow(s: State) -> list[CityOutlook]:
    """Return the outlook of the cities below the largest size, those nearest to growing first."""
    cities = [city for city in growth(s).values() if city.size < LARGEST_CITY]
    return sorted(cities, key=lambda city: (city.lacking, -city.size))


class Demand(NamedTuple):
    """How many of a good there are to sell this year, and how many of it all cities buy, less what was sold already."""

    good: Good
    to_sell: int
    bought: int


def demands(s: State) -> list[Demand]:
    """Return the demand for each good that is produced now, wherever ships bring it (R-OPS-20).

    In Operations neither side counts what was sold already; before, and when they are over, both count all.

    >>> from indonesia_qt.games.indonesia.rules.state import Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> s = game.start(game.new_setup(Options(), players=3, seed=7))
    >>> s.companies["a-bali-rice"] = Company("a-bali-rice", "rice", 0, ("a-bali-rice",), areas=["bali-2"])
    >>> s.cities.update({"aceh-1": 1, "riau-1": 2})
    >>> demands(s)
    [Demand(good='rice', to_sell=1, bought=3)]
    """
    sells, produced = present_phase(s) == "operations", s.goods_on_board()
    received = s.received if sells else {}
    left = {id: len(company.areas) for id, company in s.companies.items() if not (sells and id in s.operated)}
    for frame in s.stack:
        if isinstance(frame, DeliverGoods):
            left[frame.company] = len(s.companies[frame.company].areas) - len(frame.done)
    return [
        Demand(
            good,
            sum(number for id, number in left.items() if s.companies[id].kind == good),
            sum(size - received.get((city, good), 0) for city, size in s.cities.items()),
        )
        for good in GOODS
        if good in produced
    ]


def sold_out(s: State, good: Good) -> bool:
    """Return whether no city buys more of a good this year (R-OPS-20).

    >>> from indonesia_qt.games.indonesia.rules.state import Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> s = game.start(game.new_setup(Options(), players=3, seed=7))
    >>> s.cities.update({"aceh-1": 1})
    >>> sold_out(s, "rice")
    False
    >>> s.received["aceh-1", "rice"] = 1
    >>> sold_out(s, "rice"), sold_out(s, "spice")
    (True, False)
    """
    return all(s.received.get((city, good), 0) >= size for city, size in s.cities.items())


Change = Literal["started", "expanded", "given_up", "ships", "merged", "city", "grown"]


def changes(happened: Iterable[Event], s: State) -> dict[str, Change]:
    """Return the places where events left something new in the position `s` that came of them, and what."""
    found: dict[str, Change] = {}
    for event in happened:
        for place, change in _changes(event, s):
            found.pop(place, None)
            found[place] = change
    return found


def _changes(event: Event, s: State) -> list[tuple[str, Change]]:
    if isinstance(event, ev.MergerDone):
        company = s.companies.get(event.company)
        return [(place, "merged") for place in company.places] if company else []
    field, change = _CHANGED.get(type(event), ("", None))
    return [(getattr(event, field), change)] if change else []


_CHANGED: dict[type[Event], tuple[str, Change]] = {
    ev.CompanyStarted: ("place", "started"),
    ev.Expanded: ("area", "expanded"),
    ev.ShipPlaced: ("sea", "ships"),
    ev.GoodRemoved: ("area", "given_up"),
    ev.CityPlaced: ("area", "city"),
    ev.CityGrew: ("area", "grown"),
}
"""Of each event the field with its place, and what is new there."""
