"""A map whose owner has mistyped something in its game data says what is wrong, and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from indonesia_qt.cli.command_line import run
from indonesia_qt.games.singapore.maps.layouts import PRESETS
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.mapmaking.files.repair import repaired
from tests.games.installed import Install
from tests.games.singapore.boards import drawn, write_map

Damage = Callable[[dict[str, Any]], object]


@pytest.fixture
def folder(tmp_path: Path, install: Install) -> Path:
    """A map with a box of its own, which is the usual one."""
    install("singapore", definition="indonesia_qt.games.singapore.definition:DEFINITION")
    folder = tmp_path / "singapore"
    write_map(folder, PRESETS["bay"])
    changed(folder, lambda data: data.update(box=msgspec.to_builtins(usual_box())))
    return folder


def changed(folder: Path, change: Damage) -> None:
    file = folder / "scenario.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data)
    file.write_text(json.dumps(data), encoding="utf-8")


def test_a_map_with_a_box_of_its_own_has_no_problems(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check-map", str(folder)]) == 0
    assert capsys.readouterr().out == "Singapore: 0 errors, 0 warnings\n"


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda data: data["box"]["land_tiles"]["A"]["prices"].pop(), "box: Each land tile needs 6 prices."),
        (
            lambda data: data["box"]["seals"].update(spaces=[20, 10]),
            "box: The seals must be in the order of their spaces.",
        ),
        (
            lambda data: data["box"]["buildings"][1].update(id="I-01"),
            "box: The building “I-01” is there twice.",
        ),
        (
            lambda data: data["box"]["buildings"][0]["trades"][0]["pay"].update(briks=3),
            (
                "box.buildings[0].trades[0].pay: The key “briks” is unknown. Correct or remove it. It "
                "can’t be ignored, as it could change the game."
            ),
        ),
    ],
)
def test_what_is_wrong_is_said_and_nothing_else(
    folder: Path, damage: Damage, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    changed(folder, damage)
    assert run(["check-map", str(folder)]) == 1
    assert capsys.readouterr().out.splitlines()[:-1] == [f"error: {line}"]


def test_data_that_can_be_read_survive_a_damaged_board(folder: Path) -> None:
    board = folder / "map.geojson"
    board.write_text(board.read_text(encoding="utf-8").replace('"border"', '"bridge"', 1), encoding="utf-8")
    found = repaired(str(folder))
    assert found.flaws
    assert found.draft
    assert found.draft.data.tiles == PRESETS["bay"].game_data("Singapore").tiles
    assert len(found.draft.board.seas) == len(drawn(PRESETS["bay"]).seas)
