"""How far a command has come: a bar in a terminal, lines elsewhere, nothing where that is asked for."""

from __future__ import annotations

import json

import pytest

from indonesia_qt.cli import progress
from indonesia_qt.cli.command_line import run

Output = pytest.CaptureFixture[str]
TOURNAMENT = ["tournament", "--seats", "random,random", "--map", "lagoon", "--games", "2"]


def test_without_a_terminal_it_is_lines_some_seconds_apart(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(TOURNAMENT) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(progress, "LINE_SECONDS", 0.0)
    assert run(TOURNAMENT) == 0
    assert capsys.readouterr().err.splitlines() == ["1 of 2 games", "2 of 2 games"]


def test_in_a_terminal_it_is_a_bar(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert run(TOURNAMENT) == 0
    assert "2/2" in capsys.readouterr().err


def test_quiet_leaves_it_out_and_verbose_tells_each_game(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "LINE_SECONDS", 0.0)
    assert run([*TOURNAMENT, "-q"]) == 0
    assert capsys.readouterr().err == ""
    assert run([*TOURNAMENT, "-q", "-v"]) == 0
    assert [line.partition(":")[0] for line in capsys.readouterr().err.splitlines()] == [
        "game 1, seed 1",
        "game 2, seed 2",
    ]


def test_the_problems_of_a_map_come_as_json(capsys: Output) -> None:
    assert run(["check-map", "lagoon", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"map": "Lagoon", "problems": []}
