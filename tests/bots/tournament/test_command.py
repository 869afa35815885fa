"""The command `tournament`, as somebody types it."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from indonesia_qt.bots.plug_ins.host import Limits
from indonesia_qt.bots.tournament.match import Tournament
from indonesia_qt.bots.tournament.results import Head, Results
from indonesia_qt.bots.tournament.runner import GameError, play_all
from indonesia_qt.cli.command_line import run
from indonesia_qt.games.indonesia.bots import BOTS
from tests.bots.tournament.own_bots import Careless

Output = pytest.CaptureFixture[str]
GAMES = ["tournament", "--seats", "greedy,random", "--games", "4", "--seed", "11"]


def printed(capsys: Output, *more: str) -> str:
    """What a tournament of four games prints."""
    assert run([*GAMES, *more]) == 0
    return capsys.readouterr().out


def refused(capsys: Output, *arguments: str, code: int = 1) -> str:
    """What is said to a command that can't be carried out: one line."""
    assert run(arguments) == code
    told = capsys.readouterr().err
    assert told.startswith("indonesia-qt: ")
    assert told.count("\n") == 1
    return told


def test_a_table_of_standings(capsys: Output) -> None:
    head, titles, first, second = printed(capsys).splitlines()
    assert head.startswith("4 games on indonesia, seeds 11 to 12, every rotation of the seats; ")
    assert titles.split()[:3] == ["bot", "seats", "won"]
    assert first.split()[:3] == ["greedy", "1", "100.0%"]
    assert second.split()[:3] == ["random", "1", "0.0%"]


def test_what_there_is_one_of_is_counted_as_one(capsys: Output) -> None:
    assert run(["tournament", "--seats", "greedy,random", "--games", "1", "--seed", "11"]) == 0
    assert capsys.readouterr().out.startswith("1 game on indonesia, seed 11, ")


def test_the_table_has_a_column_of_skill_only_when_there_are_ratings(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert " skill " in printed(capsys)
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    without = printed(capsys).splitlines()
    assert " skill " not in without[1]
    assert len({len(line) for line in without[1:]}) == 1


def test_json_has_the_same_figures(capsys: Output) -> None:
    found = json.loads(printed(capsys, "--json"))
    assert found["tournament"] == {"seats": ["greedy", "random"], "games": 4, "seed": 11, "map": "indonesia"}
    assert found["games"] == 4
    greedy = found["standings"][0]
    assert (greedy["bot"], greedy["won"], greedy["even"], greedy["rank"]) == ("greedy", 1.0, 0.5, 1.0)
    assert greedy["low"] == pytest.approx(0.5101, abs=1e-4)


def test_what_was_played_is_not_played_again(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    printed(capsys, "--out", str(file))
    whole = file.read_bytes().splitlines(keepends=True)
    assert len(whole) == 5
    file.write_bytes(b"".join(whole[:3]))
    printed(capsys, "--out", str(file))
    again = file.read_bytes().splitlines(keepends=True)
    assert again[:3] == whole[:3]
    games = [json.loads(line) | {"paces": None} for line in again[3:]]
    assert sorted(games, key=lambda game: game["number"]) == [
        json.loads(line) | {"paces": None} for line in sorted(whole[3:], key=lambda line: json.loads(line)["number"])
    ]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "greedy"], "--seats: 2 to 5 bots can play, not 1."),
        (["--seats", "greedy,nobody"], "There’s no bot “nobody”. Choose one of random, "),
        (["--seats", "greedy,nowhere:Bot"], "The bot nowhere:Bot can’t be loaded. ModuleNotFoundError"),
        (["--seats", "greedy,random", "--bot", "nowhere:Bot"], "The bot nowhere:Bot can’t be loaded. ModuleNotFound"),
        (["--seats", "greedy,medium@2"], "The bot medium doesn’t have a thinking time."),
        (
            ["--seats", "greedy,tests.bots.tournament.own_bots:Patient@99"],
            "at most 60\N{NO-BREAK SPACE}seconds, not 99.",
        ),
        (["--seats", "greedy,tests.bots.tournament.own_bots:Mute"], "isn’t a class with a method “choose”."),
        (["--seats", "greedy,tests.bots.tournament.own_bots:NO_CLASS"], "isn’t a class with a method “choose”."),
        (["--seats", "greedy,tests.bots.tournament.own_bots:Absent"], "isn’t a class with a method “choose”."),
        (["--seats", "greedy,random", "--out", "-"], "--out: A tournament continues from its file"),
    ],
)
def test_a_wrong_option_is_a_sentence(capsys: Output, arguments: list[str], words: str) -> None:
    assert words in refused(capsys, "tournament", *arguments, code=2)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ["--seats", "greedy,random", "--dask", "tcp://127.0.0.1:9"],
            "--dask: No cluster answers at tcp://127.0.0.1:9",
        ),
        (
            ["--seats", "greedy,random", "--out", "/nowhere/at/all"],
            f"--out: {Path('/nowhere/at/all')}: There is no such",
        ),
        pytest.param(
            ["--seats", "greedy,random", "--out", "/dev/full"],
            "--out: /dev/full: It isn’t a regular file.",
            marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files"),
        ),
    ],
)
def test_what_can_not_be_done_is_said_in_a_sentence(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
) -> None:
    monkeypatch.setattr("indonesia_qt.bots.tournament.runner.CONNECT_SECONDS", 0.2)
    assert words in refused(capsys, "tournament", *arguments)


def test_a_bot_of_ones_own_plays_under_the_name_of_its_class(capsys: Output) -> None:
    arguments = [
        "tournament",
        "--bot",
        "tests.bots.tournament.own_bots:Frugal",
        "--seats",
        "frugal,greedy",
        "--games",
        "2",
    ]
    assert run(arguments) == 0
    assert "own_bots:Frugal" in capsys.readouterr().out


def test_a_bot_of_ones_own_may_have_a_time(capsys: Output) -> None:
    arguments = [
        "tournament",
        "--bot",
        "tests.bots.tournament.own_bots:Patient",
        "--seats",
        "patient@3,greedy",
        "--games",
        "2",
    ]
    assert run(arguments) == 0
    assert "own_bots:Patient@3 " in capsys.readouterr().out


@pytest.mark.parametrize(("options", "seconds"), [([], 10), (["--bot-seconds", "3"], 3)])
def test_a_bot_of_ones_own_has_so_many_seconds_for_a_decision(
    monkeypatch: pytest.MonkeyPatch, options: list[str], seconds: float
) -> None:
    given: list[Limits] = []

    def no_games(results: Results, executor: object, progress: object, limits: Limits) -> None:  # noqa: ARG001
        given.append(limits)
        raise GameError

    monkeypatch.setattr("indonesia_qt.bots.tournament.runner.play_all", no_games)
    assert run([*GAMES, *options]) == 1
    assert [limits.decision_seconds for limits in given] == [seconds]


def test_a_bot_of_ones_own_that_breaks_the_rules_loses_only_its_decisions(capsys: Output) -> None:
    assert run(["tournament", "--seats", "tests.bots.tournament.own_bots:Careless,greedy,greedy", "--games", "1"]) == 0
    *_, last = capsys.readouterr().out.splitlines()
    assert last.startswith("tests.bots.tournament.own_bots:Careless failed in ")
    assert "The first time: It chose an illegal move. Pass isn’t a possible move now." in last


def test_an_own_bot_of_the_program_that_breaks_the_rules_ends_the_tournament_with_the_game_and_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "careless", Careless)
    results = Results(Head(Tournament(("careless", "greedy"), 1, 1, "indonesia"), "", ""))
    with (
        ThreadPoolExecutor(1) as executor,
        pytest.raises(GameError, match=r"The game with seed 1, seats careless,greedy broke off\. IllegalAction: "),
    ):
        play_all(results, executor, lambda _: None)
