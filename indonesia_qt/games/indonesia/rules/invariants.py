"""What is true of every position: money, goods, ships and stones add up. Tests look at it after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from indonesia_qt.games.indonesia.rules.constants import LARGEST_CITY, LAST_STEP, TRACKS
from indonesia_qt.games.indonesia.rules.state import State


def broken(s: State) -> list[str]:
    """Return what is wrong with a position, a sentence each; nothing when it is sound."""
    return [*_slots(s), *_land(s), *_companies(s), *_cities(s), *_research(s)]


def _slots(s: State) -> Iterator[str]:
    held = [id for player in s.players for id in player.companies]
    if sorted(held) != sorted(s.companies):
        yield "the companies in the players' slots are not those on the board"
    for seat, player in enumerate(s.players):
        if len(player.companies) > player.slots:
            yield f"seat {seat} has more companies than slots"
        if any(s.companies[id].owner != seat for id in player.companies if id in s.companies):
            yield f"seat {seat} holds a company of another"


def _land(s: State) -> Iterator[str]:
    planted = {area: company.id for company in s.companies.values() for area in company.areas}
    if planted != s.fields:
        yield "the cultivated areas are not those of the companies"
    if sum(len(company.areas) for company in s.companies.values()) != len(s.fields):
        yield "an area belongs to two companies"
    if not s.fields.keys().isdisjoint(s.cities):
        yield "a city stands on cultivated land"
    provinces = Counter(s.scenario.province_of[city] for city in s.cities)
    if provinces and max(provinces.values()) > 1:
        yield "a province has two cities"


def _companies(s: State) -> Iterator[str]:
    deeds = Counter(deed for company in s.companies.values() for deed in company.deeds)
    deeds.update(s.deeds)
    if deeds and max(deeds.values()) > 1:
        yield "a deed is in two places"
    for id, company in s.companies.items():
        if id != company.id or id != min(company.deeds):
            yield f"{id} is not named after its first deed"
        if (company.kind == "shipping") != bool(company.ships) or (company.areas and company.ships):
            yield f"{id} has goods and ships that don't fit its kind"
        if any(ships < 1 for ships in company.ships.values()):
            yield f"{id} has a sea without ships"
        for area in company.areas:
            near = s.scenario.land_neighbours[area]
            others = (s.companies[s.fields[other]] for other in near if other in s.fields)
            if company.kind != "siap_faji" and any(o.kind == company.kind and o.id != id for o in others):
                yield f"{id} touches another company with the same good at {area}"


def _cities(s: State) -> Iterator[str]:
    sizes = Counter(s.cities.values())
    for size in range(1, LARGEST_CITY + 1):
        if sizes[size] + s.stones[size - 1] != s.scenario.stones[size - 1]:
            yield f"the stones of size {size} don't add up"
        if s.stones[size - 1] < 0:
            yield f"too many stones of size {size} are on the board"
    for (city, good), bought in s.received.items():
        if not 0 <= bought <= s.cities.get(city, 0):
            yield f"{city} bought {bought} {good}"


def _research(s: State) -> Iterator[str]:
    for seat, player in enumerate(s.players):
        if any(not 1 <= getattr(player, track) <= LAST_STEP for track in TRACKS):
            yield f"a track of seat {seat} is beyond its ends"
        if player.bank < 0:
            yield f"seat {seat} owes the bank"
