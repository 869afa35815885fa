"""The part of a game that never changes: the board as the rules see it, deeds, city cards and city stones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, ClassVar, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from indonesia_qt.board import names
from indonesia_qt.board.files.schema import Id, Name
from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.definition import GameDataError, decode_game_data
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, FoundedKind, Kind
from indonesia_qt.i18n.text import Term, figure, tr

FORMAT = 1

Count = Annotated[int, Meta(ge=0, le=1000)]
MOST_ENTRIES = 1000
"""Deeds that a map may have, city cards, and provinces of a card."""
MOST_TOUCHING = 12
"""So many others of a group of areas each of them may touch; on a flat map without arrows it's 5 at most.

Bots look through the ways of ships in each position, and those grow with a power of this number.
"""
EraName = Literal["a", "b", "c"]


class Deed(Struct, frozen=True):
    """The right to start a company in `province` from `era` (0 to 2) on.

    `ships` is how many ships a shipping company may have in each era; None for production.
    """

    id: str
    name: str
    era: int
    province: str
    kind: Kind
    ships: tuple[int, int, int] | None


class CityCard(Struct, frozen=True):
    """The right and duty to build a city in one of `provinces` when `era` (0 to 2) begins."""

    id: str
    era: int
    provinces: tuple[str, ...]


class Scenario(Struct, frozen=True, eq=False):
    """A map together with its game data, laid out for the questions that the rules ask.

    Mappings and sequences are in the order of the map file, which is the order in which choices are listed.
    """

    left_out: ClassVar = ("deeds_near",)
    """What bots in other languages aren't sent: it follows from the rest."""

    map_id: str
    fingerprint: str
    """A hash of all that bears on play; equal for maps that differ in drawing and names only."""
    name: Mapping[str, str]
    """The name of each area, province, lake and deed, for sentences."""
    land_neighbours: Mapping[str, tuple[str, ...]]
    """Land areas adjacent to a land area, by border or arrow (R-MAP-02)."""
    seas_at: Mapping[str, tuple[str, ...]]
    """Sea areas adjacent to a land area; none when it isn't coastal (R-MAP-01)."""
    lands_at: Mapping[str, tuple[str, ...]]
    """Land areas adjacent to a sea area."""
    sea_neighbours: Mapping[str, tuple[str, ...]]
    """Sea areas adjacent to a sea area."""
    province_of: Mapping[str, str]
    areas_of: Mapping[str, tuple[str, ...]]
    """Land areas of a province."""
    seas_of: Mapping[str, tuple[str, ...]]
    """Sea areas adjacent to a province."""
    deeds: Mapping[str, Deed]
    cards: Mapping[str, CityCard]
    stones: tuple[int, int, int]
    """City stones of size 1, 2 and 3 in the box (R-CON-04)."""
    deeds_near: Mapping[str, frozenset[str]]
    """Production deeds that may lose a starting area when a land area is filled."""


class DeedEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deed as the file has it."""

    id: Id
    era: EraName
    province: Id
    kind: FoundedKind
    ships: tuple[Count, Count, Count] | None = None


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A city card as the file has it."""

    id: Id
    era: EraName
    provinces: Annotated[tuple[Id, ...], Meta(max_length=MOST_ENTRIES)]


class GameData(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `scenario.json`, the file beside a map that says what is played on it."""

    format: int
    game: Literal["indonesia"]
    title: Name
    stones: tuple[Count, Count, Count]
    deeds: Annotated[tuple[DeedEntry, ...], Meta(max_length=MOST_ENTRIES)]
    city_cards: Annotated[tuple[CardEntry, ...], Meta(max_length=MOST_ENTRIES)]


class Fault(Struct, frozen=True):
    """A reason why a deed or a city card can't be played with on a map; `province` is the one that is missing."""

    kind: Literal["double-id", "no-province", "ship-limits", "no-harbour"]
    entry: DeedEntry | CardEntry
    province: str = ""


def decode(data: bytes) -> GameData:
    """Decode game data. Raises `GameDataError` for anything but game data of a known format."""
    return decode_game_data(data, GameData, FORMAT)


def combine(board: BoardMap, data: GameData) -> Scenario:
    """Return the scenario that `data` makes of `board`.

    Raises `GameDataError` when a deed or a card names a province that the board lacks, an id occurs twice, or the ships
    of a deed could never start: it would stay available for ever, so that its era might not end (R-ERA-01). Also when
    so many areas touch one another that bots would never finish thinking.
    """
    for fault in faults(board, data):
        raise _as_error(fault)
    if (dense := too_dense(board)) is not None:
        raise GameDataError("", dense.text)
    near = board.neighbours()
    lands = [land.id for land in board.lands]
    is_land = set(lands)
    areas_of = {
        province.id: tuple(land.id for land in board.lands if land.province == province.id)
        for province in board.provinces
    }
    seas = [sea.id for sea in board.seas]
    seas_at = {land: tuple(area for area in near[land] if area not in is_land) for land in lands}
    land_neighbours = {land: tuple(area for area in near[land] if area in is_land) for land in lands}
    deeds = deeds_of(board, data)
    return Scenario(
        map_id=board.id,
        fingerprint=_fingerprint(board, data),
        name={**names.of(board), **{deed.id: deed.name for deed in deeds.values()}},
        land_neighbours=land_neighbours,
        seas_at=seas_at,
        lands_at={sea: tuple(area for area in near[sea] if area in is_land) for sea in seas},
        sea_neighbours={sea: tuple(area for area in near[sea] if area not in is_land) for sea in seas},
        province_of={land.id: land.province for land in board.lands},
        areas_of=areas_of,
        seas_of={province: _in_order(seas, areas, seas_at) for province, areas in areas_of.items()},
        deeds=deeds,
        cards=cards_of(data),
        stones=data.stones,
        deeds_near=_deeds_near(deeds.values(), areas_of, land_neighbours),
    )


def deeds_of(board: BoardMap, data: GameData) -> dict[str, Deed]:
    """Return the deeds of `data` by their ids; their provinces have to be on `board`."""
    called = names.of(board)
    return {
        entry.id: Deed(
            entry.id,
            Term("{province} {good}", "company", province=called[entry.province], good=KIND_NAME[entry.kind]),
            ERAS.index(entry.era),
            entry.province,
            entry.kind,
            entry.ships,
        )
        for entry in data.deeds
    }


def cards_of(data: GameData) -> dict[str, CityCard]:
    """Return the city cards of `data` by their ids."""
    return {entry.id: CityCard(entry.id, ERAS.index(entry.era), entry.provinces) for entry in data.city_cards}


def coastal_provinces(board: BoardMap) -> set[str]:
    """Return the provinces with an area that touches a sea: ships can start there, and cities can be built."""
    ports = {land for land, _ in board.land_sea}
    return {land.province for land in board.lands if land.id in ports}


def faults(board: BoardMap, data: GameData) -> Iterator[Fault]:
    """Yield the reasons why `data` can't be played on `board` at all; none when it can."""
    provinces = {province.id for province in board.provinces}
    coasts = coastal_provinces(board)
    seen: set[str] = set()
    entries: list[DeedEntry | CardEntry] = [*data.deeds, *data.city_cards]
    for entry in entries:
        if entry.id in seen:
            yield Fault("double-id", entry)
        seen.add(entry.id)
        for province in (entry.province,) if isinstance(entry, DeedEntry) else entry.provinces:
            if province not in provinces:
                yield Fault("no-province", entry, province)
    for deed in data.deeds:
        if (deed.ships is not None) != (deed.kind == "shipping"):
            yield Fault("ship-limits", deed)
        if deed.kind == "shipping" and deed.province in provinces - coasts:
            yield Fault("no-harbour", deed)


class Dense(NamedTuple):
    """A group of areas that touch too many of one another, and a sentence about it."""

    areas: tuple[str, ...]
    text: str


def too_dense(board: BoardMap) -> Dense | None:
    """Return the areas that each touch more than `MOST_TOUCHING` others of them; None where there are none."""
    near: dict[str, set[str]] = {}
    for a, b, _ in board.links():
        near.setdefault(a, set()).add(b)
        near.setdefault(b, set()).add(a)
    loose = [area for area, others in near.items() if len(others) <= MOST_TOUCHING]
    while loose:
        area = loose.pop()
        for other in near.pop(area):
            near[other].discard(area)
            if len(near[other]) == MOST_TOUCHING:
                loose.append(other)
    if not near:
        return None
    text = tr(
        "The map is too dense. In a group of {n} areas each one touches more than {most} others of the group, and bots "
        "would think for too long.",
        n=figure(len(near)),
        most=MOST_TOUCHING,
    )
    return Dense(tuple(near), text)


def _as_error(fault: Fault) -> GameDataError:
    reasons = {
        "double-id": tr("This ID is used twice."),
        "no-province": tr("The map has no province “{id}”.", id=fault.province),
        "ship-limits": tr("Shipping deeds, and only they, need three ship limits."),
        "no-harbour": tr("Ships can’t start here because the province doesn’t touch a sea."),
    }
    id = fault.entry.id
    place = tr("deed “{id}”", id=id) if isinstance(fault.entry, DeedEntry) else tr("city card “{id}”", id=id)
    return GameDataError(place, reasons[fault.kind])


def _in_order(seas: Iterable[str], areas: Iterable[str], seas_at: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return those of `seas` that `areas` are adjacent to."""
    touched = {sea for area in areas for sea in seas_at[area]}
    return tuple(sea for sea in seas if sea in touched)


def _deeds_near(
    deeds: Iterable[Deed], areas_of: Mapping[str, tuple[str, ...]], neighbours: Mapping[str, tuple[str, ...]]
) -> dict[str, frozenset[str]]:
    near: dict[str, set[str]] = {area: set() for area in neighbours}
    for deed in deeds:
        if deed.kind == "shipping":
            continue
        for area in areas_of[deed.province]:
            for affected in (area, *neighbours[area]):
                near[affected].add(deed.id)
    return {area: frozenset(found) for area, found in near.items()}


def _fingerprint(board: BoardMap, data: GameData) -> str:
    lands = [(land.id, land.province) for land in board.lands]
    links = sorted(sorted((a, b)) for a, b, _ in board.links())
    content = (lands, [sea.id for sea in board.seas], links, data.stones, data.deeds, data.city_cards)
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()
