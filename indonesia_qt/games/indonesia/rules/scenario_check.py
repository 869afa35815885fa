"""Whether a scenario can be played: each deed can start, each city card has a site, there are cards for everybody."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.model import BoardMap
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.scenario import (
    CityCard,
    Deed,
    DeedEntry,
    Fault,
    GameData,
    Scenario,
    cards_of,
    deeds_of,
    faults,
    too_dense,
)
from indonesia_qt.i18n.text import counted, tr


def problems_of(board: BoardMap, data: GameData) -> list[Problem]:
    """Return everything that is wrong with `data` on `board`, also where they make no scenario yet."""
    found = list(faults(board, data))
    wrong = {id(fault.entry) for fault in found}
    sound = replace(
        data,
        deeds=tuple(deed for deed in data.deeds if id(deed) not in wrong),
        city_cards=tuple(card for card in data.city_cards if id(card) not in wrong),
    )
    dense = too_dense(board)
    links = [error("links", dense.text, "too-dense", dense.areas)] if dense else []
    return [*links, *(_fault(fault, board) for fault in found), *_problems(_stage(board, sound))]


def problems(scenario: Scenario) -> list[Problem]:
    """Return everything that is wrong with a scenario; nothing when it can be played by 2 to 5 players."""
    return _problems(
        _Stage(scenario.name, scenario.areas_of, scenario.seas_of, scenario.deeds, scenario.cards, scenario.stones)
    )


class _Stage(NamedTuple):
    """What matters of a scenario: as in `Scenario`, in any order."""

    name: Mapping[str, str]
    areas_of: Mapping[str, Collection[str]]
    seas_of: Mapping[str, Collection[str]]
    deeds: Mapping[str, Deed]
    cards: Mapping[str, CityCard]
    stones: tuple[int, int, int]


def _stage(board: BoardMap, data: GameData) -> _Stage:
    """What `combine` gives, without what a designer doesn't wait for."""
    areas_of: dict[str, set[str]] = {province.id: set() for province in board.provinces}
    seas_of: dict[str, set[str]] = {province.id: set() for province in board.provinces}
    home = {land.id: land.province for land in board.lands if land.province in areas_of}
    for land, province in home.items():
        areas_of[province].add(land)
    for land, sea in board.land_sea:
        if land in home:
            seas_of[home[land]].add(sea)
    return _Stage(names.of(board), areas_of, seas_of, deeds_of(board, data), cards_of(data), data.stones)


def _problems(stage: _Stage) -> list[Problem]:
    found = [*_deeds(stage), *_cards(stage)]
    if stage.stones[0] < 1:
        found.append(error("stones", tr("There are no city stones of size 1, so no cities can be built."), "no-stones"))
    return found


def _fault(fault: Fault, board: BoardMap) -> Problem:
    entry, id = fault.entry, fault.entry.id
    called = {province.id: province.name for province in board.provinces}
    home = called.get(entry.province, entry.province) if isinstance(entry, DeedEntry) else ""
    match fault.kind:
        case "double-id":
            text = tr("Two deeds or city cards are called “{id}”.", id=id)
        case "no-province" if home:
            text = tr("Deed {id} is for the province “{province}”, which isn’t on the map.", id=id, province=home)
        case "no-province":
            text = tr(
                "City card {id} names the province “{province}”, which isn’t on the map.",
                id=id,
                province=fault.province,
            )
        case "ship-limits" if isinstance(entry, DeedEntry) and entry.kind != "shipping":
            good = tr(KIND_NAME[entry.kind])
            text = tr(
                "The {province} {good} deed has ship limits, but only shipping deeds can have them.",
                good=good,
                province=home,
            )
        case "ship-limits":
            text = tr("The {province} shipping deed has no ship limits.", province=home)
        case "no-harbour":
            text = tr("{province} has no coast, so ships can’t start there.", province=home)
    at = (entry.province,) if isinstance(entry, DeedEntry) and entry.province in called else ()
    return error(id, text, fault.kind, at)


def _deeds(stage: _Stage) -> Iterator[Problem]:
    for deed in stage.deeds.values():
        province, at = stage.name[deed.province], (deed.province,)
        if deed.kind == "shipping":
            if deed.ships is not None and not any(deed.ships[deed.era :]):
                text = tr("The {province} shipping company isn’t allowed a ship in any era.", province=province)
                yield error(deed.id, text, "no-ships", at)
        elif not stage.areas_of[deed.province]:
            text = tr("{province} has no land areas, so the company can’t start there.", province=province)
            yield error(deed.id, text, "no-start", at)
    for era, name in enumerate(ERAS):
        kinds = {deed.kind for deed in stage.deeds.values() if deed.era == era}
        if len(kinds) < 2:
            text = tr("Era {era} needs deeds of at least two types, or it ends at once.", era=name.upper())
            yield error(f"era {name}", text, "short-era")


def _cards(stage: _Stage) -> Iterator[Problem]:
    for card in stage.cards.values():
        inland = [province for province in card.provinces if not stage.seas_of[province]]
        for province in inland:
            text = tr("{province} has no coast, so no city can be built there.", province=stage.name[province])
            yield warning(card.id, text, "inland-province", (province,))
        if len(inland) == len(card.provinces):
            text = tr("None of the provinces on city card {id} has a coast.", id=card.id)
            yield error(card.id, text, "no-site", card.provinces)
    for era, name in enumerate(ERAS):
        cards = sum(card.era == era for card in stage.cards.values())
        if cards < MOST_PLAYERS:
            text = counted(
                MOST_PLAYERS,
                "{n} player needs {n} city card for each era, but era {era} has {cards}.",
                "{n} players need {n} city cards for each era, but era {era} has {cards}.",
                cards=cards,
                era=name.upper(),
            )
            yield error(f"era {name}", text, "few-cards")
