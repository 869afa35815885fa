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
from indonesia_qt.core.flow import Action, Chance, Question
from indonesia_qt.files import paths
from indonesia_qt.games import definition_of
from indonesia_qt.games.indonesia.analysis.numbers import COMPANY, LAND, SEA, SEAT, TABLE
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.singapore.analysis import numbers as singapore

PAGES = paths.resources() / "docs"
TUTORIAL = (PAGES / "tutorials" / "first-bot.md").read_text("utf-8")
REFERENCE = (PAGES / "reference" / "bots.md").read_text("utf-8")
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
FIRST, MERCHANT, TRADER = CODE.findall(TUTORIAL)
TIMED, ENVIRONMENT, MANY = CODE.findall(REFERENCE)
SEARCH = (PAGES / "how-to" / "search.md").read_text("utf-8")
(SEARCHER,) = CODE.findall(SEARCH)
SEARCHES = re.findall(r"^indonesia-qt (tournament .*)$", SEARCH, re.MULTILINE)
COMMANDS = re.findall(r"^indonesia-qt (tournament .*)$", TUTORIAL, re.MULTILINE)
TABLE_TOLD = re.compile(r"^```(?:text)?\n(\d+ games on .*?)^```", re.MULTILINE | re.DOTALL)
SHARE = re.compile(r"^(\w+:\w+) +1 +([\d.]+)%", re.MULTILINE)
"""A line of a table: the bot of the tutorial, and its share of the wins."""


@pytest.fixture
def tutorial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder in which a reader has saved what the tutorial shows."""
    (tmp_path / "first.py").write_text(FIRST, "utf-8")
    (tmp_path / "merchant.py").write_text(MERCHANT, "utf-8")
    (tmp_path / "trader.py").write_text(TRADER, "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("tutorial")
@pytest.mark.parametrize("command", COMMANDS)
def test_the_bots_of_the_tutorial_play_by_its_commands(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(re.sub(r"--games \d+ --jobs 2", "--games 2", command).split()) == 0
    table = capsys.readouterr().out
    assert SHARE.search(table)
    assert "failed in" not in table


def test_the_bots_that_look_ahead_are_short() -> None:
    assert len(COMMANDS) == 4
    assert max(len(MERCHANT.splitlines()), len(TRADER.splitlines())) < 40


@pytest.mark.soak
@pytest.mark.usefixtures("tutorial")
def test_the_bots_of_the_tutorial_win_as_often_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    for command in COMMANDS:
        assert run(command.split()) == 0
    printed = capsys.readouterr().out
    assert [row for row in rows_told(TUTORIAL) if not any(line.startswith(row) for line in rows(printed))] == []
    won = SHARE.findall(printed)
    assert f"It wins {float(won[2][1]):g}% of these games" in TUTORIAL


def rows(table: str) -> list[str]:
    """The rows of a table, without the spaces that align it."""
    return [" ".join(row.split()) for row in table.splitlines()]


def rows_told(page: str) -> list[str]:
    """The rows of all tables of a page that a tournament has printed."""
    return [row for table in TABLE_TOLD.findall(page) for row in rows(table)]


def test_a_tournament_prints_the_table_of_its_page_but_for_the_times(capsys: pytest.CaptureFixture[str]) -> None:
    page = (PAGES / "how-to" / "tournament.md").read_text("utf-8")
    command = re.search(r"^indonesia-qt (tournament .*) --out", page, re.MULTILINE)
    assert command
    assert run([*command[1].split(), "--quiet"]) == 0
    times = re.compile(r" [\d.]+ \d+$")
    told, printed = (
        [times.sub("", row) for row in table] for table in (rows_told(page), rows(capsys.readouterr().out))
    )
    assert printed == told


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


NUMBERS_OF_SINGAPORE = (
    *singapore.TABLE,
    *singapore.SEAT,
    *singapore.OWNER,
    *singapore.AREA,
    *("worker 0", "worker 1", "where", "used", "road A B"),
)


@pytest.mark.parametrize("name", NUMBERS_OF_SINGAPORE)
def test_each_number_of_singapore_is_named(name: str) -> None:
    """By its name, or as one of several, such as the questions."""
    numbers = REFERENCE[REFERENCE.index("#### Numbers of Singapore") : REFERENCE.index("### One seat")]
    family = next((family for family in ("question", "supply of") if name.startswith(family)), "")
    assert f"`{family} …`" in numbers if family else re.search(rf"`(… |[^`]*n |area … |tile … |){name}`", numbers)


def kinds_below(kind: type[Any], package: str) -> set[str]:
    """Return the names of the classes of a kind that a game's rules define."""
    below = [one for sub in kind.__subclasses__() for one in (sub, *sub.__subclasses__())]
    return {one.__name__ for one in below if one.__module__.startswith(f"{package}.rules.")}


@pytest.mark.parametrize(("game", "after"), [("indonesia", "### Singapore"), ("singapore", "## Names")])
def test_each_question_is_named_with_the_actions_that_answer_it(game: str, after: str) -> None:
    package = import_module(definition_of(game).__module__).__package__ or ""
    begin = REFERENCE.index(f"### {game.title()}\n")
    section = REFERENCE[begin : REFERENCE.index(after, begin)]
    rows = {
        found.group(1): set(re.findall(r"`(\w+)`", row.split("|")[3]))
        for row in section.splitlines()
        if row.count("|") == 4 and (found := re.match(r"`(\w+)`", row.split("|")[2].strip()))
    }
    questions = {kind.__name__: kind for kind in Question.__subclasses__() if kind.__module__.startswith(package)}
    assert rows.keys() == questions.keys() - {"Chance"}
    for name, answers in rows.items():
        assert answers == {kind.__name__ for kind in questions[name].answers}
    for name in {*kinds_below(Action, package), *kinds_below(Chance, package)}:
        assert f"`{name}`" in section
    modules = re.findall(r"^\| `((?:analysis|bots|rules|delivery)/\w+)\.py` \|", section, re.MULTILINE)
    assert len(modules) >= 4
    for module in modules:
        import_module(f"{package}.{module.replace('/', '.')}")


def test_what_helps_to_judge_positions_of_singapore_is_there() -> None:
    begin = REFERENCE.index("### Singapore\n")
    section = REFERENCE[begin : REFERENCE.index("## Names", begin)]
    for module, names in re.findall(r"^\| `((?:analysis|bots)/\w+)\.py` \| (.*) \|$", section, re.MULTILINE):
        found = import_module(f"indonesia_qt.games.singapore.{module.replace('/', '.')}")
        assert all(hasattr(found, name) for name in re.findall(r"`(\w+)`", names))


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
