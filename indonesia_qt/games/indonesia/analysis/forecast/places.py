"""Phases 1, 4 and 6: what a new city, company, ship or area would touch and open up (R-ERA, R-ACQ, R-OPS)."""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.games.indonesia.analysis.forecast.reach import cities_at, cities_in_reach, producers_at, seas_of
from indonesia_qt.games.indonesia.analysis.forecast.what_if import Trial
from indonesia_qt.games.indonesia.rules.actions import Expand, PlaceCity, PlaceShip, StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.companies import expansion_areas, expansion_seas, zones
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.events import CityPlaced, CompanyStarted, DeedDiscarded, Expanded, ShipPlaced
from indonesia_qt.games.indonesia.rules.state import State


class SiteForecast(Struct, frozen=True):
    """A new city: its seas, the ships there by company, the goods at these seas, and the deeds that it ends."""

    seas: tuple[str, ...]
    ships: dict[str, int]
    goods: dict[Kind, int]
    deeds_lost: tuple[str, ...]


class StartForecast(Struct, frozen=True):
    """A new company: places that it could have next, cities that it reaches or touches, and deeds that it ends.

    A shipping company touches the production companies `producers`.
    """

    room: int
    cities: frozenset[str]
    producers: frozenset[str]
    deeds_lost: tuple[str, ...]


class ShipForecast(Struct, frozen=True):
    """One more ship: the ships of the company there, and the cities and producers that only now touch the line."""

    ships: int
    cities: frozenset[str]
    producers: frozenset[str]


class ExpansionForecast(Struct, frozen=True):
    """One more area: `cost` in rupiah, the player's `cash` and `earnings` after it, and what it opens.

    `room` is how many areas there are to expand to afterwards, `opened` those of them that weren't before; `joined`
    the zones that become one with it, beyond the one that it borders on; `seas` and `cities` those that the company
    touches or reaches only now; `deeds_lost` those that lose their last starting area.
    """

    cost: int
    cash: int
    earnings: int
    room: int
    opened: int
    joined: int
    seas: frozenset[str]
    cities: frozenset[str]
    deeds_lost: tuple[str, ...]


def site_after(view: State, action: PlaceCity) -> SiteForecast:
    """What a city would have around it."""
    trial = Trial(view)
    trial.play(action, CityPlaced)
    s, seas = trial.state, view.scenario.seas_at[action.area]
    ships = {line.id: sum(line.ships.get(sea, 0) for sea in seas) for line in s.companies.values()}
    goods: dict[Kind, int] = {}
    for company in s.companies.values():
        near = sum(not seas_of(s.scenario, [area]).isdisjoint(seas) for area in company.areas)
        if near:
            goods[company.kind] = goods.get(company.kind, 0) + near
    return SiteForecast(seas, {id: many for id, many in ships.items() if many}, goods, _deeds_lost(trial))


def start_after(view: State, action: StartProduction | StartShipping) -> StartForecast:
    """What a company would have around it when it starts."""
    trial = Trial(view)
    trial.play(action, CompanyStarted)
    s = trial.state
    company = s.companies[action.deed]
    if isinstance(action, StartShipping):
        waters = [action.sea]
        room = len(expansion_seas(s, company))
        return StartForecast(room, cities_at(s, waters), producers_at(s, waters), ())
    room, cities = len(expansion_areas(s, company)), cities_in_reach(s, company.areas)
    return StartForecast(room, cities, frozenset(), _deeds_lost(trial))


def ship_after(view: State, action: PlaceShip) -> ShipForecast:
    """What the line would touch with one more ship."""
    id = view.stack[-1].company
    trial = Trial(view)
    trial.play(action, ShipPlaced)
    before, ships = view.companies[id].ships, trial.state.companies[id].ships
    return ShipForecast(
        ships=ships[action.sea],
        cities=cities_at(view, ships) - cities_at(view, before),
        producers=producers_at(view, ships) - producers_at(view, before),
    )


def expansion_after(view: State, action: Expand) -> ExpansionForecast:
    """What the company would have with one more area."""
    asked = view.stack[-1]
    trial = Trial(view)
    trial.play(action, Expanded)
    s = trial.state
    before, company, player = view.companies[asked.company], s.companies[asked.company], s.players[asked.seat]
    had, has = set(expansion_areas(view, before)), set(expansion_areas(s, company))
    return ExpansionForecast(
        cost=trial.happened(Expanded)[0].cost,
        cash=player.cash,
        earnings=player.earnings,
        room=len(has),
        opened=len(has - had),
        joined=len(zones(view, before)) - len(zones(s, company)),
        seas=seas_of(s.scenario, company.areas) - seas_of(s.scenario, before.areas),
        cities=cities_in_reach(s, company.areas) - cities_in_reach(view, before.areas),
        deeds_lost=_deeds_lost(trial),
    )


def _deeds_lost(trial: Trial) -> tuple[str, ...]:
    return tuple(event.deed for event in trial.happened(DeedDiscarded))
