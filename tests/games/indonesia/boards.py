"""Small boards drawn in words, and the real one."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache

from indonesia_qt.board.model import BoardMap, LandArea, LandLink, LinkKind, Province, SeaArea
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, GameData, combine
from indonesia_qt.library import load_map

HERE = (0.0, 0.0)


def sketch(
    provinces: Mapping[str, int],
    *,
    borders: str = "",
    arrows: str = "",
    coasts: Mapping[str, str],
    seas: str = "",
    deeds: str = "",
    cards: Mapping[str, str] | None = None,
    stones: tuple[int, int, int] = (12, 8, 3),
    name: str = "sketch",
) -> Indonesia:
    """The game on a board without shapes.

    `provinces` tells how many areas each has; they are called `west-1`, `west-2` and so on. `coasts` tells for each sea
    the land areas that touch it. Pairs of areas stand apart by commas, as in "west-1 west-2, west-2 west-3". Deeds
    are "a west rice, b isle shipping 0/3/4"; cards are, for each era, provinces in the same manner.
    """
    links = [LandLink(a, b, kind) for kind, text in _kinds(borders, arrows) for a, b in _pairs(text)]
    lands = [(f"{province}-{n}", province) for province, areas in provinces.items() for n in range(1, areas + 1)]
    board = BoardMap(
        id=name,
        title=name,
        credits="",
        width=1.0,
        height=1.0,
        provinces=tuple(Province(id, id.title(), 0, ()) for id in provinces),
        lands=tuple(LandArea(id, province, None, (), HERE, 1.0) for id, province in lands),
        seas=tuple(SeaArea(sea, f"{sea.title()} Sea", (), HERE, 1.0, (), 1.0) for sea in coasts),
        lakes=(),
        land_land=tuple(links),
        land_sea=tuple((land, sea) for sea, touched in coasts.items() for land in touched.split()),
        sea_sea=tuple(_pairs(seas)),
        arrows=(),
        labels=(),
        ornaments=(),
        exceptions=(),
    )
    data = GameData(1, "indonesia", name, stones, tuple(map(_deed, _entries(deeds))), tuple(_cards(cards or {})))
    return Indonesia(combine(board, data))


def _kinds(borders: str, arrows: str) -> list[tuple[LinkKind, str]]:
    return [("border", borders), ("arrow", arrows)]


def _entries(text: str) -> list[list[str]]:
    return [entry.split() for entry in text.split(",") if entry.strip()]


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(a, b) for a, b in _entries(text)]


def _deed(words: list[str]) -> DeedEntry:
    era, province, kind, *limits = words
    ships = tuple(map(int, limits[0].split("/"))) if limits else None
    return DeedEntry(f"{era}-{province}-{kind}", era, province, kind, ships)  # type: ignore[arg-type]


def _cards(cards: Mapping[str, str]) -> list[CardEntry]:
    return [
        CardEntry(f"{era}{number}", era, tuple(provinces))
        for era in ERAS
        for number, provinces in enumerate(_entries(cards.get(era, "")), start=1)
    ]


@cache
def real() -> Indonesia:
    """The game on the map of the box."""
    return load_map().game


@cache
def islets() -> Indonesia:
    """The game on twelve land and five sea areas, with a deed of everything and stones that soon run out.

    west-1 - west-2 - west-3 - middle-1 - middle-2 > isle-1 > isle-2 > east-1 - east-2        far-1 - far-2
    middle-2 - middle-3; west-2 lies inland. North and south are joined, strait and south, strait and north,
    strait and gulf, gulf and ocean.
    """
    return sketch(
        {"west": 3, "middle": 3, "isle": 2, "east": 2, "far": 2},
        borders="west-1 west-2, west-2 west-3, west-3 middle-1, middle-1 middle-2, middle-2 middle-3, "
        "east-1 east-2, far-1 far-2",
        arrows="middle-2 isle-1, isle-1 isle-2, isle-2 east-1",
        coasts={
            "north": "west-1 middle-1 isle-1",
            "south": "west-1 west-3 middle-2 middle-3",
            "strait": "middle-2 middle-3 isle-1 isle-2",
            "gulf": "isle-2 east-1 east-2",
            "ocean": "east-2 far-1 far-2",
        },
        seas="north south, north strait, south strait, strait gulf, gulf ocean",
        deeds="a west rice, a far rice, a isle spice, a east spice, a middle shipping 2/3/4, a east shipping 2/3/3,"
        "b middle rubber, b far rubber, b east rice, b west spice, b isle shipping 0/3/4, b far shipping 0/2/2,"
        "c west oil, c east oil, c middle rubber, c far spice, c isle rice",
        cards={
            "a": "west middle east, isle east far, west isle far, middle far east, middle isle west",
            "b": "west far isle, middle east west, isle middle far, east far west, isle east middle",
            "c": "far west middle, isle far east, west east middle, middle isle far, east west isle",
        },
        stones=(4, 2, 1),
        name="islets",
    )


def forget() -> None:
    """Empty what the game remembers of boards."""
    for name, module in list(sys.modules.items()):
        if name.startswith("indonesia_qt.games."):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
