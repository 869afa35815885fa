"""What a scenario is told that can't be played, or not well."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, GameData
from indonesia_qt.games.indonesia.rules.scenario_check import problems, problems_of
from indonesia_qt.library import load_map
from tests.games.indonesia.boards import sketch

LANDS = {"west": 2, "east": 1}
CARDS = dict.fromkeys("abc", "west, west, west, east, east west")
DEEDS = "a west rice, a east shipping 1/2/3, b west spice, b east rice, c west oil, c east rubber"


def found(**changes: Any) -> list[Problem]:
    """The problems of a small scenario, sound but for the changes."""
    sound: dict[str, Any] = {
        "provinces": LANDS,
        "coasts": {"north": "west-1 east-1", "south": "west-1"},
        "seas": "north south",
        "deeds": DEEDS,
        "cards": CARDS,
    }
    return problems(sketch(**(sound | changes)).scenario)


def test_nothing_is_wrong_with_the_shipped_scenario_or_the_small_ones(real: Indonesia, islets: Indonesia) -> None:
    assert problems(real.scenario) == problems(islets.scenario) == found() == []


@pytest.mark.parametrize(
    ("changes", "level", "place", "words"),
    [
        ({"deeds": f"{DEEDS}, b west shipping 3/0/0"}, "error", "b-west-shipping", "isn’t allowed a ship"),
        (
            {"deeds": f"{DEEDS}, c desert oil", "provinces": LANDS | {"desert": 0}},
            "error",
            "c-desert-oil",
            "Desert has no land area",
        ),
        ({"deeds": DEEDS.replace("east shipping 1/2/3", "east rice")}, "error", "era a", "Era A"),
        ({"deeds": "a west rice, a east oil, b west oil, b east rice"}, "error", "era c", "at least two types"),
        (
            {"cards": CARDS | {"b": "west, west, west, east, desert east"}, "provinces": LANDS | {"desert": 1}},
            "warning",
            "b5",
            "Desert has no coast",
        ),
        ({"cards": CARDS | {"c": "west, west, west, east"}}, "error", "era c", "era C has 4"),
        ({"stones": (0, 8, 3)}, "error", "stones", "size 1"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(changes: dict[str, Any], level: str, place: str, words: str) -> None:
    told = [problem for problem in found(**changes) if problem.place == place]
    assert [problem.level for problem in told] == [level]
    assert words in told[0].text
    assert told[0].text.endswith(".")


def test_a_card_none_of_whose_provinces_has_a_coast_is_worse_than_one_province_without() -> None:
    told = found(
        provinces={"west": 2, "east": 1, "desert": 1}, cards=CARDS | {"a": "desert, west, west, east, desert west"}
    )
    assert [(problem.level, problem.place) for problem in told] == [
        ("warning", "a1"),
        ("error", "a1"),
        ("warning", "a5"),
    ]


def test_a_limit_of_ships_counts_from_the_era_of_the_deed_on() -> None:
    assert found(deeds=f"{DEEDS}, b west shipping 0/0/1") == []
    assert [problem.place for problem in found(deeds=f"{DEEDS}, c west shipping 3/3/0")] == ["c-west-shipping"]


FAULTS: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "deed without its province": (
        {"deeds": (DeedEntry("d", "a", "atlantis", "rice"),)},
        "no-province",
        "d",
        "Deed d is for the province “atlantis”, which isn’t on the map.",
    ),
    "card without its province": (
        {"city_cards": (CardEntry("c", "a", ("bali", "atlantis")),)},
        "no-province",
        "c",
        "City card c names the province “atlantis”, which isn’t on the map.",
    ),
    "id used twice": (
        {"deeds": (DeedEntry("d", "a", "bali", "rice"), DeedEntry("d", "a", "bali", "spice"))},
        "double-id",
        "d",
        "Two deeds or city cards are called “d”.",
    ),
    "ships without limits": (
        {"deeds": (DeedEntry("d", "a", "bali", "shipping"),)},
        "ship-limits",
        "d",
        "The Bali shipping deed has no ship limits.",
    ),
    "limits without ships": (
        {"deeds": (DeedEntry("d", "a", "bali", "rice", (1, 2, 3)),)},
        "ship-limits",
        "d",
        "The Bali rice deed has ship limits, but only shipping deeds can have them.",
    ),
}


@pytest.mark.parametrize(("change", "kind", "place", "text"), FAULTS.values(), ids=FAULTS.keys())
def test_faults_of_the_game_data_are_told_beside_all_else(
    change: dict[str, Any], kind: str, place: str, text: str
) -> None:
    data = GameData(1, "indonesia", "", (0, 0, 0), **({"deeds": (), "city_cards": ()} | change))
    told = problems_of(load_map().board, data)
    assert (told[0].level, told[0].kind, told[0].place, told[0].text) == ("error", kind, place, text)
    assert {"no-stones", "short-era", "few-cards"} <= {problem.kind for problem in told}


def test_ships_that_touch_no_sea_are_told() -> None:
    board = load_map().board
    inland = replace(board, land_sea=())
    data = GameData(1, "indonesia", "", (1, 0, 0), (DeedEntry("d", "a", "bali", "shipping", (1, 1, 1)),), ())
    assert "Bali has no coast, so ships can’t start there." in {problem.text for problem in problems_of(inland, data)}


def test_the_shipped_game_data_has_no_problem() -> None:
    shipped = load_map()
    assert problems_of(shipped.board, shipped.data) == []
