"""The pieces on the board in a position, and those that an answer would add, as marks; knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.analysis.position import growth
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.companies import areas_zones
from indonesia_qt.games.indonesia.rules.constants import ERAS, KINDS
from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.games.indonesia.rules.year import present_phase
from indonesia_qt.ui.board.marks import Mark, Piece, RingMark
from indonesia_qt.ui.games.indonesia.board.piece_values import (
    Received,
    city_on,
    deed_of,
    demand_of,
    good_on,
    offers_of,
    ships_at,
    zone_of,
)
from indonesia_qt.ui.games.indonesia.texts.names import letter


def position_marks(view: State, colours: Sequence[int], *, always_received: bool = False) -> list[Mark]:
    """Return the marks of goods, ships, cities, available deeds and eras; `colours` are the players' by seat.

    Cities show what they have received while companies operate, or at any time with `always_received`.
    """
    return [
        *era_marks(
            view.scenario, view.era, _building(view), frozenset(map(view.scenario.province_of.get, view.cities))
        ),
        *deed_marks(view),
        *(mark for company in view.companies.values() for mark in company_marks(view.scenario, company, colours)),
        *city_marks(view, always=always_received),
        *auction_marks(view, colours),
    ]


def company_marks(scenario: Scenario, company: Company, colours: Sequence[int]) -> Iterable[Piece]:
    """Mark the goods or ships of a company, and its zones."""
    colour, tag = colours[company.owner], letter(scenario, company.id)
    for area in company.areas:
        yield good_on(area, company.kind, colour, tag)
    for zone in areas_zones(scenario, tuple(company.areas)) if company.areas else ():
        yield zone_of(zone.areas, colour, tag)
    for sea in company.ships:
        yield ships_in(scenario, company, sea, colours)


def ships_in(scenario: Scenario, company: Company, sea: str, colours: Sequence[int]) -> Piece:
    """Return the ships that a company has in a sea."""
    return ships_at(sea, colours[company.owner], letter(scenario, company.id), company.ships[sea])


def fleet_of(scenario: Scenario, company: Company, colours: Sequence[int]) -> Piece:
    """Return how the ships of a company look, in whichever sea."""
    return ships_at("", colours[company.owner], letter(scenario, company.id))


def auction_marks(view: State, colours: Sequence[int]) -> Iterable[RingMark]:
    """Put rings around the ships of companies that are auctioned."""
    asked = view.stack[-1] if view.stack else None
    for id in (asked.auction.first, asked.auction.second) if isinstance(asked, RaiseBid) else ():
        company = view.companies[id]
        if company.kind == "shipping":
            ship = fleet_of(view.scenario, company, colours)
            yield RingMark(ship.kind, ship.seat, ship.label)


def city_marks(view: State, *, always: bool = False) -> Iterable[Piece]:
    """Mark the cities; while companies operate, or with `always`, also what each still buys or that it can grow."""
    shows_demand = always or present_phase(view) in ("operations", "city_growth")
    for city, outlook in growth(view).items():
        yield city_on(city, outlook.size)
        if shows_demand and outlook.received:
            received = tuple(Received(good, got, outlook.size) for good, got in outlook.received.items())
            yield demand_of(city, received, grows_to=outlook.size + 1 if outlook.grows and outlook.stones else None)


def deed_marks(view: State) -> Iterable[Piece]:
    """Mark the deeds that can be acquired, in their provinces."""
    for id in view.deeds:
        deed = view.scenario.deeds[id]
        yield deed_of(deed.province, deed.kind, letter(view.scenario, id))


def _building(view: State) -> int | None:
    """Return the first era for which a player still holds a city card; None without one."""
    return next((era for era in range(len(ERAS)) if any(player.cards[era] for player in view.players)), None)


@lru_cache(maxsize=32)
def era_marks(
    scenario: Scenario, now: int, building: int | None, built: frozenset[str | None] = frozenset()
) -> tuple[Piece, ...]:
    """Return the marks of what each province offers in each era: companies to start, and cities (RB "Symbols").

    `building` is the era whose cities are built now or next; none comes into the provinces that are `built`.
    """
    return tuple(
        offers_of(province, eras, now, None if province in built else building)
        for province, eras in offers(scenario).items()
        if any(eras)
    )


@lru_cache(maxsize=1)
def offers(scenario: Scenario) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return the kinds of companies that each province offers in each era, and "city" where cards name it."""
    found: dict[str, list[set[str]]] = {province: [set() for _ in ERAS] for province in scenario.areas_of}
    for deed in scenario.deeds.values():
        found[deed.province][deed.era].add(deed.kind)
    for card in scenario.cards.values():
        for province in card.provinces:
            found[province][card.era].add("city")
    order = (*KINDS, "city")
    return {
        province: tuple(tuple(kind for kind in order if kind in era) for era in eras)
        for province, eras in found.items()
    }


def preview_marks(view: State, asked: Any, action: Action, colours: Sequence[int]) -> list[Mark]:
    """Return the marks of the piece that an answer to the open question would put on the board."""
    colour = colours[asked.seat]
    match action:
        case act.PlaceCity(area=area):
            return [city_on(area, 1, ghost=True)]
        case act.StartProduction(deed=deed, area=area):
            kind = view.scenario.deeds[deed].kind
            return [good_on(area, kind, colour, letter(view.scenario, deed), ghost=True)]
        case act.StartShipping(deed=deed, sea=sea):
            return [ships_at(sea, colour, letter(view.scenario, deed), ghost=True)]
        case act.PlaceShip(sea=sea):
            return [ships_at(sea, colour, letter(view.scenario, asked.company), ghost=True)]
        case act.Expand(area=area):
            company = view.companies[asked.company]
            return [good_on(area, company.kind, colour, letter(view.scenario, company.id), ghost=True)]
        case act.Grow(area=area):
            return [city_on(area, asked.size + 1, ghost=True)]
    return []
