"""The pages on bots: what they show works as they say."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from indonesia_qt.bots.learning.environment import CHOOSING
from indonesia_qt.cli.command_line import run
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.analysis.numbers import COMPANY, LAND, SEA, SEAT, TABLE
from indonesia_qt.games.indonesia.rules.constants import TRACKS

PAGES = paths.resources() / "docs"
TUTORIAL = (PAGES / "tutorials" / "first-bot.md").read_text("utf-8")
REFERENCE = (PAGES / "reference" / "bots.md").read_text("utf-8")
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
FIRST, MERCHANT = CODE.findall(TUTORIAL)
TIMED, ENVIRONMENT, MANY = CODE.findall(REFERENCE)
SEARCH = (PAGES / "how-to" / "search.md").read_text("utf-8")
(SEARCHER,) = CODE.findall(SEARCH)
SEARCHES = re.findall(r"^indonesia-qt (tournament .*)$", SEARCH, re.MULTILINE)
COMMANDS = re.findall(r"^indonesia-qt (tournament .*)$", TUTORIAL, re.MULTILINE)
SHARE = re.compile(r"^(\w+:\w+) +1 +([\d.]+)%", re.MULTILINE)
"""A line of a table: the bot of the tutorial, and its share of the wins."""


@pytest.fixture
def tutorial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder in which a reader has saved what the tutorial shows."""
    (tmp_path / "first.py").write_text(FIRST, "utf-8")
    (tmp_path / "merchant.py").write_text(MERCHANT, "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("tutorial")
@pytest.mark.parametrize("command", COMMANDS)
def test_the_bots_of_the_tutorial_play_by_its_commands(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command.replace("--games 40", "--games 4").split()) == 0
    table = capsys.readouterr().out
    assert SHARE.search(table)
    assert "failed in" not in table


def test_the_bot_that_looks_ahead_is_short() -> None:
    assert len(COMMANDS) == 3
    assert len(MERCHANT.splitlines()) < 40


@pytest.mark.soak
@pytest.mark.usefixtures("tutorial")
def test_the_bots_of_the_tutorial_win_as_often_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        assert run(command.split()) == 0
    won = SHARE.findall(capsys.readouterr().out)
    assert won[:2] == SHARE.findall(TUTORIAL)
    assert f"It wins {float(won[2][1]):g}% of these games" in TUTORIAL


def test_the_bot_with_a_time_takes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "timed_on_the_page.py").write_text(TIMED, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert import_module("timed_on_the_page").Thoughtful(seconds=0.5).seconds == 0.5
    assert "thoughtful@0.5" in REFERENCE


def test_the_environment_plays_a_whole_game() -> None:
    names: dict[str, object] = {}
    exec(ENVIRONMENT, names)
    assert not names["game"].agents  # type: ignore[attr-defined]


def test_many_games_side_by_side_work_as_shown() -> None:
    made: dict[str, Any] = {}
    exec(MANY, made)
    assert made["seen"]["observation"].shape == (8, len(made["alone"].environment.names))
    made["many"].close()


@pytest.mark.parametrize("name", [*TABLE, *SEAT, *COMPANY, *LAND, *SEA, *CHOOSING])
def test_each_number_of_an_observation_is_named(name: str) -> None:
    """By its name, or as one of several, such as the phases."""
    numbers = REFERENCE[REFERENCE.index("### Numbers") : REFERENCE.index("### One seat")]
    families = ("phase", "question", "stones of size", "cards of era", "produces", "received")
    if name not in TRACKS:
        assert next((family for family in families if name.startswith(family)), name) in numbers


@pytest.fixture
def searcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder in which a reader has saved the bot that searches."""
    (tmp_path / "searcher.py").write_text(SEARCHER, "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("searcher")
@pytest.mark.parametrize("command", SEARCHES)
def test_the_bot_that_searches_plays_both_games_by_its_commands(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    short = command.replace("--seats searcher,", "--seats searcher@0.01,").replace("--games 4", "--games 1")
    assert run(short.split()) == 0
    assert "failed" not in capsys.readouterr().out
    assert len(SEARCHER.splitlines()) <= 60


@pytest.mark.soak
@pytest.mark.usefixtures("searcher")
@pytest.mark.parametrize("command", SEARCHES)
def test_the_bot_that_searches_wins_nearly_always_against_chance(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command.replace("--games 4", "--games 100 --jobs 2 --json").split()) == 0
    found = {line["bot"]: line for line in json.loads(capsys.readouterr().out)["standings"]}
    assert found["searcher:Searcher"]["won"] >= 0.95
    assert found["searcher:Searcher"]["longest_ms"] < 1000
