"""The JSON Schemas of the reference are those of what commands print and of files, which are read by the same types."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

from indonesia_qt.cli.command_line import run
from indonesia_qt.files import paths
from indonesia_qt.library import map_folders
from tests import schemas

PAGES = paths.resources() / "docs" / "reference"
Output: TypeAlias = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", schemas.KINDS)
def test_a_schema_is_that_of_the_program(name: str) -> None:
    file = PAGES / "schemas" / f"{name}.json"
    assert file.read_text("utf-8") == schemas.made(name), "python -m tests.schemas resources/docs/reference/schemas"
    assert f"(schemas/{name}.json)" in (PAGES / "file-formats.md").read_text("utf-8")


def test_no_other_schema_is_published() -> None:
    assert {file.stem for file in (PAGES / "schemas").iterdir()} == schemas.KINDS.keys()


@pytest.mark.parametrize(("game", "map_"), [("indonesia", "lagoon"), ("singapore", "singapore")])
@pytest.mark.parametrize("goes_on", [False, True])
def test_games_and_their_files_are_as_their_schemas_say(
    game: str, map_: str, goes_on: bool, tmp_path: Path, capsys: Output
) -> None:
    simulated = ["simulate", "--game", game, "--map", map_, "--seats", "easy,random,random", "--json"]
    assert run([*simulated, "--save-dir", str(tmp_path)]) == 0
    msgspec.json.decode(capsys.readouterr().out, type=schemas.KINDS[f"simulate-{game}"])
    (save,) = tmp_path.iterdir()
    lines = save.read_text("utf-8").splitlines(keepends=True)
    if goes_on:
        save.write_text("".join(lines[: len(lines) // 2]), "utf-8")
    assert run(["replay", str(save), "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out, type=schemas.KINDS[f"replay-{game}"])
    assert (told.winner is None) == goes_on
    assert (told.ids.winner is None) == goes_on
    for line in lines:
        msgspec.json.decode(line, type=schemas.KINDS[f"save-{game}"])


def test_standings_are_as_their_schema_says(capsys: Output) -> None:
    assert run(["tournament", "--seats", "easy,random", "--map", "lagoon", "--games", "2", "--json"]) == 0
    msgspec.json.decode(capsys.readouterr().out, type=schemas.Standings)


@pytest.mark.parametrize("map_", ["lagoon", "singapore"])
def test_reports_on_balance_are_as_their_schema_says(map_: str, capsys: Output) -> None:
    assert run(["balance", map_, "--games", "2", "--bots", "random", "--json"]) == 0
    msgspec.json.decode(capsys.readouterr().out, type=schemas.KINDS["balance"])


@pytest.mark.parametrize("name", map_folders())
def test_maps_are_as_their_schemas_say(name: str) -> None:
    folder = map_folders()[name]
    msgspec.json.decode((folder / "map.geojson").read_bytes(), type=schemas.MapFile)
    for file in folder.glob("scenario.json"):
        game = msgspec.json.decode(file.read_bytes())["game"]
        msgspec.json.decode(file.read_bytes(), type=schemas.KINDS[f"scenario-{game}"])
