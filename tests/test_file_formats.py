"""The examples on the page about files are read as the program reads its own, and its limits are the program's."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

from indonesia_qt.board.files import board_file, schema
from indonesia_qt.core import record, review_file
from indonesia_qt.core.record import read
from indonesia_qt.files import paths
from indonesia_qt.files.paths import SHARED_MAP
from indonesia_qt.games.indonesia.rules import scenario
from indonesia_qt.games.singapore.rules import scenario as singapore
from indonesia_qt.games.singapore.rules.actions import AnyAction
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.games.singapore.rules.constants import START_BUILDINGS
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.files import shared_map
from indonesia_qt.mapmaking.files.shared_map import ABOUT_FILE, PICTURE_FILE, About
from indonesia_qt.ui.settings import settings_file

PAGE = (paths.resources() / "docs" / "reference" / "file-formats.md").read_text(encoding="utf-8")
SAVE, SINGAPORE_PLAYS, FEATURES, SCENARIO, SINGAPORE, _ = re.findall(
    r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL
)

SINGAPORE_TABLE = PAGE[PAGE.index(SINGAPORE) :]


def section(title: str) -> str:
    """The text below a heading of the second level."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def first_cells(header: str, text: str) -> set[str]:
    """What stands as code in the first column of the table with this header."""
    table = text[text.index(f"| {header} |") :].partition("\n\n")[0].splitlines()[2:]
    return {word for line in table for word in re.findall(r"`(\w+)`", line.split("|")[1])}


def test_the_saved_game_is_one_and_every_kind_of_line_is_told(tmp_path: Path) -> None:
    file = tmp_path / "page.indonesia"
    file.write_text(SAVE, encoding="utf-8")
    found = read(file)
    session, fault = found.replay(load_map("lagoon").game)
    assert fault is None
    assert len(session.entries) == 3
    assert [seat.player for seat in found.seats()] == ["human", "hard"]
    assert found.header.format == record.FORMAT
    kinds = {msgspec.json.decode(line)["line"] for line in SAVE.splitlines()}
    assert kinds == {"game", "play", "undo", "redo", "seat", "hint"}
    assert first_cells("Line", section("Saved games")) == kinds | {"result", "report"}


def test_features_are_those_of_a_map() -> None:
    shown = {
        msgspec.json.decode(line, type=schema.Feature).properties.__struct_config__.tag
        for line in FEATURES.splitlines()
    }
    every = {str(kind.__struct_config__.tag) for kind in get_args(get_type_hints(schema.Feature)["properties"])}
    assert shown < every
    assert first_cells("Kind", section("Maps")) == every


def test_game_data_are_those_of_a_map() -> None:
    found = scenario.decode(SCENARIO.encode())
    assert found.title == "Lagoon"
    assert found.deeds[1].ships == (2, 3, 4)


def test_game_data_of_singapore_are_those_of_a_map() -> None:
    found = singapore.decode(SINGAPORE.encode())
    assert len(found.start_buildings) == START_BUILDINGS
    assert first_cells("Member", SINGAPORE_TABLE) == set(singapore.GameData.__struct_fields__) - {
        "format",
        "game",
        "title",
    }
    assert f"at least {singapore.FEWEST_LOTS} lots" in PAGE


def test_plays_of_singapore_are_actions() -> None:
    plays = [msgspec.json.decode(line) for line in SINGAPORE_PLAYS.splitlines()]
    actions = [msgspec.convert(play["action"], AnyAction) for play in plays]
    assert {type(action).__name__ for action in actions} == {"Turned", "Found", "DrawChip", "Exchange", "Pass"}


def test_the_box_that_owners_correct_is_the_one_that_the_program_knows() -> None:
    pages = paths.resources() / "docs" / "how-to"
    assert (pages / "singapore-box.json").read_bytes() == files("indonesia_qt.games.singapore.rules").joinpath(
        "box.json"
    ).read_bytes()
    dark = sum(building.illegal for building in usual_box().buildings)
    assert f"{dark} of the 42 building tiles" in (pages / "correct-singapore.md").read_text(encoding="utf-8")


def test_limits_are_those_of_the_program() -> None:
    limits = section("Limits")
    for number in (record.MOST_LINES, board_file.MOST_AREAS, board_file.MOST_CORNERS, scenario.MOST_ENTRIES):
        assert f"{number:,}" in limits
    assert f"more than {scenario.MOST_TOUCHING} others\nof the group" in limits
    files = record.LARGEST_FILE, review_file.LARGEST, board_file.LARGEST_FILE, shared_map.LARGEST_FILE
    sizes = *files, settings_file.LARGEST
    assert [f"{size // 1_000_000} MB" for size in sizes] == re.findall(r"\d+ MB", limits)
    assert f"more than {record.LONGEST_NAME} letters" in PAGE


def test_what_is_said_of_a_shared_map_is_listed() -> None:
    text = section("Shared maps")
    assert all(f"`{name}`" in text for name in (*About.__struct_fields__, ABOUT_FILE, PICTURE_FILE, SHARED_MAP))
