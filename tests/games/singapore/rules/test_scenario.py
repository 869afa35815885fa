"""Data on a map, and what is printed on the parts: bad ones are refused with place and reason."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from indonesia_qt.core.definition import GameDataError
from indonesia_qt.games.singapore.maps.layouts import PRESETS
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.games.singapore.rules.scenario import combine, decode
from tests.games.singapore.boards import drawn, game_on

LAYOUT = PRESETS["compact"]


def data(**changes: Any) -> dict[str, Any]:
    """The data of the compact layout as the file has it, changed."""
    found: dict[str, Any] = msgspec.to_builtins(LAYOUT.game_data("Singapore"))
    return {**found, **changes}


def box(**changes: Any) -> dict[str, Any]:
    """The usual box as a file has it, changed."""
    found: dict[str, Any] = msgspec.to_builtins(usual_box())
    return {**found, **changes}


def buildings(**changes: Any) -> list[dict[str, Any]]:
    """The buildings of the usual box, the first one changed."""
    first, *others = box()["buildings"]
    return [{**first, **changes}, *others]


def error_of(content: dict[str, Any] | bytes) -> GameDataError:
    with pytest.raises(GameDataError) as caught:
        combine(drawn(LAYOUT), decode(content if isinstance(content, bytes) else msgspec.json.encode(content)))
    return caught.value


@pytest.mark.parametrize(
    ("content", "place", "reason"),
    [
        (b"{", "", "This isn’t JSON"),
        (b"\xff", "", "This isn’t JSON"),
        (b"[" * 100_000, "", ""),
        (b'{"format":1,"format":1}', "", ""),
        (data(format=0), "format", "Format 0 doesn’t exist; the first format is 1."),
        (data(format=9), "format", "reads formats only up to 1"),
        (data(game="chess"), "game", "Invalid enum value"),
        (data(tiles=[["a5"]]), "tiles[0]", "length"),
        (data(start_buildings=["d6"]), "start_buildings", "The start tile needs 4 start buildings."),
        (data(start_buildings=["d6"] * 5), "start_buildings", "length"),
        (data(start_lots=["d5", "e5", "f5", "z1"]), "start_lots", "The map has no land area “z1”."),
        (data(start_lots=["d5", "e5", "f5", "d6"]), "start_buildings", "The area “d6” is named twice."),
        (data(start_lots=["d5", "e5", "f5"]), "start_lots", "The start tile needs 4 lots, as many as it has prices."),
        (data(tiles=[]), "tiles", "The game needs at least 8 lots."),
        (data(tiles=data()["tiles"][4:]), "tiles", "must lie side by side, in one piece"),
        (data(box=box(seals={"spaces": [20, 10], "money": 5, "verified": True})), "box", "in the order"),
        (data(box=box(seals={"spaces": [5], "money": 5, "verified": True})), "box.seals.spaces[0]", ">= 6"),
        (data(box=box(start_tile={"prices": [5, 1, 1, 1], "verified": True})), "box.start_tile.prices[0]", "<= 4"),
        (data(box=box(land_tiles={})), "box.land_tiles", "length"),
        (data(box=box(buildings=[])), "box.buildings", "length"),
        (data(box=box(buildings=buildings(stack=2))), "box", "Each of the stacks 1, 2 and 3 needs 14 buildings."),
        (data(box=box(buildings=buildings(id="I-02"))), "box", "The building “I-02” is there twice."),
        (data(box=box(buildings=buildings(jump=True))), "box.buildings[0]", "one kind of effect"),
        (data(box=box(buildings=buildings(trades=[]))), "box.buildings[0]", "one kind of effect"),
        (
            data(box=box(buildings=buildings(trades=[{"pay": {"any": 1, "same": 1}, "gain": {}}]))),
            "box.buildings[0].trades[0].pay",
            "either “any” or “same”",
        ),
        (
            data(box=box(buildings=buildings(trades=[{"pay": {"brick": 7}, "gain": {}}]))),
            "box.buildings[0].trades[0].pay.brick",
            "<= 6",
        ),
    ],
)
def test_bad_data_are_refused_with_place_and_reason(content: Any, place: str, reason: str) -> None:
    error = error_of(content)
    if place:
        assert error.place == place
    assert reason in error.reason


def test_a_land_tile_needs_six_prices() -> None:
    tiles = {**box()["land_tiles"], "A": {"prices": [1, 2], "verified": True}}
    assert error_of(data(box=box(land_tiles=tiles))).reason == "Each land tile needs 6 prices."


def test_owners_of_the_box_correct_what_is_printed_without_code() -> None:
    mine = data(box=box(buildings=buildings(illegal=True, unverified=[])))
    scenario = combine(drawn(LAYOUT), decode(msgspec.json.encode(mine)))
    assert scenario.buildings["I-01"].illegal
    assert not game_on().scenario.buildings["I-01"].illegal
    assert scenario.fingerprint != game_on().fingerprint


def test_names_and_notes_do_not_bear_on_play() -> None:
    mine = data(title="Another", box=box(buildings=buildings(name="Mason", note="as printed", unverified=[])))
    scenario = combine(drawn(LAYOUT), decode(msgspec.json.encode(mine)))
    assert scenario.name["I-01"] == "Mason"
    assert scenario.fingerprint == game_on().fingerprint


def test_a_map_may_have_fewer_land_tiles() -> None:
    small = data(tiles=data()["tiles"][:2])
    scenario = combine(drawn(LAYOUT), decode(msgspec.json.encode(small)))
    assert len(scenario.lots) == 16


def test_what_was_chosen_is_marked() -> None:
    usual = usual_box()
    assert not usual.seals.verified
    assert not usual.start_tile.verified
    assert all("illegal" in building.unverified for building in usual.buildings)
    assert [building.id for building in usual.start_buildings if building.unverified] == [
        "start-2",
        "start-3",
        "start-4",
    ]
    assert "trades" in next(building for building in usual.buildings if building.id == "III-13").unverified


def test_each_building_is_called_by_its_name_in_each_language() -> None:
    for building in (*usual_box().start_buildings, *usual_box().buildings):
        assert set(building.names) == {"de", "fr", "id", "it", "nl"}
    for code in ("de", "fr", "id", "it", "nl"):
        names = [building.names[code] for building in usual_box().buildings]
        assert len(set(names)) == len(names)
