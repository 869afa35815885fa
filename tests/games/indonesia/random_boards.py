"""Small boards and positions by chance: a few provinces and seas with any borders, and anything on them.

The same number makes the same position for ever. Nothing here asks the engine what is legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.constants import ERAS, TRACKS, Kind
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Company, State
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.play import ALL_OPTIONS
from tests.games.indonesia.positions import Table

PROVINCES = ("west", "middle", "east")
SEAS = ("north", "south", "strait", "gulf")
FOUNDED = ("rice", "spice", "rubber", "oil", "shipping")


def pairs(chance: Random, among: Sequence[str], share: float) -> str:
    """A `share` of all pairs, in words."""
    found = [(a, b) for n, a in enumerate(among) for b in among[n + 1 :] if chance.random() < share]
    return ", ".join(f"{a} {b}" for a, b in found)


def board(chance: Random, most: int = 4) -> Indonesia:
    """A board of three provinces with up to `most` areas each, up to four seas, and deeds of every kind and era."""
    sizes = {province: chance.randint(1, most) for province in PROVINCES}
    lands = [f"{province}-{n}" for province, areas in sizes.items() for n in range(1, areas + 1)]
    seas = SEAS[: chance.randint(2, len(SEAS))]
    ports = {province: f"{province}-1" for province in PROVINCES}
    coasts = {sea: {land for land in lands if chance.random() < 0.35} for sea in seas}
    for port in ports.values():
        coasts[chance.choice(seas)].add(port)
    deeds = [
        f"{era} {province} {kind}" + (f" {chance.randint(0, 3)}/{chance.randint(1, 4)}/{chance.randint(2, 5)}")
        if kind == "shipping"
        else f"{era} {province} {kind}"
        for era in ERAS
        for province in PROVINCES
        for kind in FOUNDED
        if chance.random() < 0.6
    ]
    return sketch(
        sizes,
        borders=pairs(chance, lands, chance.choice((0.15, 0.3, 0.5))),
        arrows=pairs(chance, lands, 0.05),
        coasts={sea: " ".join(sorted(touched)) for sea, touched in coasts.items()},
        seas=pairs(chance, seas, 0.5),
        deeds=", ".join(deeds),
        cards=dict.fromkeys(ERAS, "west middle east, east west middle, middle east west, west, east"),
        stones=(chance.randint(3, 5), chance.randint(0, 4), chance.randint(0, 3)),
    )


def may_hold(s: State, area: str, kind: str, id: str) -> bool:
    """Whether an area is free and no other company has the same good beside it; siap faji may touch siap faji."""
    if area in s.fields or area in s.cities:
        return False
    beside = [s.companies[s.fields[near]] for near in s.scenario.land_neighbours[area] if near in s.fields]
    return kind == "siap_faji" or not any(other.kind == kind and other.id != id for other in beside)


def startable(s: State, deed: str) -> bool:
    """Whether a deed has a place to start (R-ACQ-03, R-ACQ-04)."""
    entry = s.scenario.deeds[deed]
    if entry.kind == "shipping":
        return True
    return any(
        s.scenario.province_of[area] == entry.province and may_hold(s, area, entry.kind, deed)
        for area in s.scenario.province_of
    )


def table(chance: Random, *, players: int | None = None, companies: int = 6, most: int = 4) -> Table:
    """A position in which no phase has begun: companies, some of them merged, cities, deeds, research and money."""
    options = chance.choice(ALL_OPTIONS)
    seats = players or chance.randint(2, 5)
    era = chance.choice(ERAS)
    found = Table(
        board(chance, most),
        seats,
        era=era,
        money=options.money,
        siap_faji_contact=options.siap_faji_contact,
        research_pass=options.research_pass,
    )
    s = found.state
    chance.shuffle(s.order)
    build_cities(chance, found)
    settle_companies(chance, found, companies)
    for seat in range(seats):
        steps = {track: chance.randint(1, 5) for track in TRACKS}
        steps["slots"] = min(5, max(len(s.players[seat].companies) + chance.randint(0, 1), 1))
        found.player(seat, cash=chance.choice((-5, 0, 15, 40, 90, 140, 200)), bank=chance.randint(0, 50), **steps)
    held = {deed for company in s.companies.values() for deed in company.deeds}
    laid_out = [deed.id for deed in s.scenario.deeds.values() if deed.era == s.era and deed.id not in held]
    found.deeds(" ".join(deed for deed in laid_out if startable(s, deed)))
    for seat, number in zip(range(seats), chance.sample(range(1, 6), seats), strict=True):
        for name in ERAS[s.era :]:
            found.cards(seat, name, f"{name}{number}")
    return found


def build_cities(chance: Random, found: Table) -> None:
    """A city in some provinces, which has received something."""
    s = found.state
    for areas in s.scenario.areas_of.values():
        size = chance.choice((0, 1, 1, 2, 3))
        sites = [area for area in areas if s.scenario.seas_at[area]]
        if size and sites and s.stones[size - 1]:
            goods = {good: chance.randint(0, size) for good in ("rice", "spice", "siap_faji") if chance.random() < 0.5}
            found.city(chance.choice(sites), size, **goods)


def settle_companies(chance: Random, found: Table, companies: int) -> None:
    """Up to so many companies of one deed or two of a kind, of a player who has a slot for them."""
    s = found.state
    deeds = [deed for deed in s.scenario.deeds.values() if deed.era <= s.era]
    chance.shuffle(deeds)
    while deeds and len(s.companies) < companies:
        first = deeds.pop()
        partners = [deed for deed in deeds if merged_good(first.kind, deed.kind)]
        second = chance.choice(partners) if partners and chance.random() < 0.4 else None
        kind = merged_good(first.kind, second.kind) if second else first.kind
        if second:
            deeds.remove(second)
        ids = sorted(deed.id for deed in (first, second) if deed)
        places = list(chosen_places(chance, s, kind, ids[0]))
        seats = [seat for seat, player in enumerate(s.players) if len(player.companies) < 5]
        if seats and (places or (kind == "siap_faji" and chance.random() < 0.2)):
            found.company(chance.choice(seats), " ".join(ids), " ".join(places), kind)  # type: ignore[arg-type]


def found_one(chance: Random, found: Table, kind: Kind) -> Company | None:
    """One more company of a kind, of any player, on up to five areas; none when it can't be.

    A siap faji company has the deed of a rice company; that of its spice is out of the game.
    """
    s = found.state
    held = {deed for company in s.companies.values() for deed in company.deeds}
    founded = "rice" if kind == "siap_faji" else kind
    deeds = [deed.id for deed in s.scenario.deeds.values() if deed.id not in held and deed.kind == founded]
    lands = [area for area in s.scenario.province_of if may_hold(s, area, kind, "")]
    if not deeds or not lands:
        return None
    places = chance.sample(lands, min(len(lands), chance.randint(1, 5)))
    seats = [seat for seat, player in enumerate(s.players) if len(player.companies) < 5]
    company = found.company(chance.choice(seats), chance.choice(deeds), " ".join(places), kind)
    s.deeds[:] = [deed for deed in s.deeds if deed != company.id and startable(s, deed)]
    return company


def merged_good(first: str, second: str) -> str:
    """What two kinds of company make together; nothing when they don't."""
    if first == second:
        return first
    return "siap_faji" if {first, second} == {"rice", "spice"} else ""


def chosen_places(chance: Random, s: State, kind: str, id: str) -> Iterator[str]:
    """Where a company lies: seas for its ships, or areas that it may hold, connected or not."""
    scenario: Scenario = s.scenario
    if kind == "shipping":
        yield from chance.choices(list(scenario.sea_neighbours), k=chance.randint(1, 4))
        return
    lands = [area for area in scenario.province_of if may_hold(s, area, kind, id)]
    chance.shuffle(lands)
    yield from lands[: chance.randint(1, 4)]
