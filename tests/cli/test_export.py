"""`export` writes what each player had at the end of each round of saved games."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from indonesia_qt.cli.command_line import run
from indonesia_qt.files import paths

PAGE = (paths.resources() / "docs" / "reference" / "file-formats.md").read_text(encoding="utf-8")
Output = pytest.CaptureFixture[str]


@pytest.fixture
def saves(tmp_path: Path, capsys: Output) -> Path:
    """A folder with games of both games."""
    begun = ["simulate", "--save-dir", str(tmp_path), "--games", "2", "--seats"]
    assert run([*begun, "easy,random", "--map", "lagoon"]) == 0
    assert run([*begun, "easy,easy", "--game", "singapore"]) == 0
    capsys.readouterr()
    return tmp_path


def test_each_round_and_seat_is_a_row(saves: Path, capsys: Output) -> None:
    files = sorted(map(str, saves.iterdir()))
    out = saves / "rounds.csv"
    assert run(["export", *files, "--per-round", "--out", str(out)]) == 0
    rows = list(csv.DictReader(out.read_text(encoding="utf-8").splitlines()))
    for file in files:
        own = [row for row in rows if row["file"] == Path(file).name]
        rounds = len(own) // 2
        assert [(int(row["round"]), int(row["seat"])) for row in own] == [
            (number, seat) for number in range(1, rounds + 1) for seat in (0, 1)
        ]
        assert run(["replay", file, "--json"]) == 0
        told = capsys.readouterr().out
        for row in own[-2:]:
            score = "money" if row["game"] == "indonesia" else "points"
            assert f'"name": "{row["name"]}", "{score}": {row[score]}' in told
    assert {row["player"] for row in rows} == {"easy", "random"}
    assert {row["opium"] != "" for row in rows if row["game"] == "singapore"} == {True}
    (columns,) = re.findall(r"^The columns are (.*?)\.$", PAGE, re.MULTILINE | re.DOTALL)
    assert re.findall(r"`(\w+)`", columns) == list(rows[0])[:8]


def test_a_damaged_game_is_named_and_nothing_is_written(saves: Path, capsys: Output) -> None:
    (saves / "bad.indonesia").write_text("{}", encoding="utf-8")
    out = saves / "rounds.csv"
    assert run(["export", str(saves / "bad.indonesia"), "--per-round", "--out", str(out)]) == 1
    assert "bad.indonesia" in capsys.readouterr().err
    assert not out.exists()


def test_the_attributes_of_a_graph_are_documented(tmp_path: Path) -> None:
    assert run(["export-graph", "lagoon", "--out", str(tmp_path / "lagoon.graphml")]) == 0
    text = (tmp_path / "lagoon.graphml").read_text(encoding="utf-8")
    begin = PAGE.index("### A map as a graph")
    rows = re.findall(r"^\| (graph|node|edge) \| (.*?) \|", PAGE[begin : PAGE.index("###", begin + 4)], re.MULTILINE)
    documented = {(of, name) for of, names in rows for name in re.findall(r"`(\w+)`", names)}
    assert documented == set(re.findall(r'for="(\w+)" attr.name="(\w+)"', text))
