"""What a scenario is told that can't be played, or not well."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.cli.command_line import run
from indonesia_qt.core.definition import GameDataError
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.scenario import (
    CardEntry,
    DeedEntry,
    EraName,
    FoundedKind,
    GameData,
    combine,
    too_dense,
)
from indonesia_qt.games.indonesia.rules.scenario_check import problems, problems_of
from indonesia_qt.library import load_map
from tests.games.indonesia.boards import sketch
from tests.mapmaking import boards

Output = pytest.CaptureFixture[str]
ERAS: tuple[EraName, ...] = ("a", "b", "c")

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


def all_linked(lands: int, seas: int) -> tuple[BoardMap, GameData]:
    """A board on which so many lands touch so many seas, each of them all, and nothing else is linked."""
    grid = boards.grid(20, 20)
    links = {(land.id, sea.id) for land in grid.lands[:lands] for sea in grid.seas[:seas]}
    provinces = [province.id for province in grid.provinces]
    cards = (CardEntry(f"{era}{number}", era, tuple(provinces)) for era in ERAS for number in range(5))
    kinds: tuple[FoundedKind, ...] = ("rice", "spice", "rubber")
    deeds = (DeedEntry(f"{era}-{kind}", era, provinces[0], kind) for era in ERAS for kind in kinds)
    data = GameData(1, "indonesia", "Grid", (9, 9, 9), tuple(deeds), tuple(cards))
    return replace(grid, land_land=(), land_sea=tuple(sorted(links)), sea_sea=()), data


def test_a_map_on_which_every_land_touches_every_sea_is_too_dense(tmp_path: Path, capsys: Output) -> None:
    board, data = all_linked(150, 150)
    reason = (
        "The map is too dense. In a group of 300 areas each one touches more than 12 others of the group, and bots "
        "would think for too long."
    )
    (problem,) = (one for one in problems_of(board, data) if one.level == "error")
    assert (problem.kind, problem.text, len(problem.areas)) == ("too-dense", reason, 300)
    with pytest.raises(GameDataError, match="too dense"):
        combine(board, data)
    board_file.write(board, tmp_path / "map.geojson")
    (tmp_path / "scenario.json").write_bytes(msgspec.json.encode(data))
    for command in (["check-map", str(tmp_path)], ["simulate", "--seats", "easy,easy", "--map", str(tmp_path)]):
        assert run(command) == 1
        assert reason in capsys.readouterr().err


def test_how_dense_a_map_can_be() -> None:
    """A few seas that every land touches do no harm, nor do a few lands that touch every sea."""
    assert too_dense(all_linked(12, 12)[0]) is None
    assert too_dense(all_linked(150, 3)[0]) is None
    assert too_dense(all_linked(3, 150)[0]) is None
    dense = too_dense(all_linked(13, 13)[0])
    assert dense
    assert len(dense.areas) == 26


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
