"""The command `tournament`, as somebody types it."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from indonesia_qt.bots.plug_ins.host import Limits
from indonesia_qt.bots.plug_ins.sources import bot_hash
from indonesia_qt.bots.tournament.edition import edition
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
            ["--seats", "greedy,random", "--dask", "localhost"],
            "--dask: No cluster answers at localhost (missing port number in address 'localhost').",
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
    monkeypatch.setattr("indonesia_qt.bots.tournament.cluster.CONNECT_SECONDS", 0.2)
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


UNLUCKY = "tests.bots.tournament.own_bots:Unlucky"
AGAINST_RANDOM = ["tournament", "--seats", f"{UNLUCKY},random", "--games", "2", "--map", "lagoon"]


def test_a_bot_of_ones_own_that_fails_once_in_each_game_loses_all_which_its_row_and_the_exit_say(
    capsys: Output,
) -> None:
    assert run(AGAINST_RANDOM) == 1
    told = capsys.readouterr()
    _, _, first, second, last = told.out.splitlines()
    assert first.split()[:3] == ["random", "1", "100.0%"]
    assert second.split()[:3] == [UNLUCKY, "1", "0.0%"]
    assert second.endswith("failed in 2 of 2")
    assert last.startswith(f"{UNLUCKY} failed in 2 of ")
    assert last.endswith("The first time: KeyError: 'no such key' (own_bots.py, line 29).")
    assert told.err == f"indonesia-qt: {UNLUCKY} failed in all games.\n"


def test_games_with_failures_count_as_they_ended_when_somebody_wants_it(capsys: Output) -> None:
    assert run([*AGAINST_RANDOM, "--on-failure", "substitute"]) == 0
    _, _, first, _, _, last = capsys.readouterr().out.splitlines()
    assert first.split()[:3] == [UNLUCKY, "1", "100.0%"]
    assert first.endswith("failed in 2 of 2")
    assert last == "Games in which easy decided for a bot that failed count as they ended (--on-failure substitute)."


def test_json_says_what_played_and_who_failed(capsys: Output) -> None:
    assert run([*AGAINST_RANDOM, "--json"]) == 1
    ours = edition([UNLUCKY, "random"], "indonesia")
    found = json.loads(capsys.readouterr().out)
    assert (found["version"], found["without_winner"]) == (ours.version, 0)
    assert [(line["bot"], line["failed"], line["source"]) for line in found["standings"]] == [
        ("random", 0, ours.program),
        (UNLUCKY, 2, ours.bots[UNLUCKY]),
    ]


def test_results_go_on_only_with_the_same_source_of_a_bot(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source = (
        "class Honest:\n    def choose(self, view, asked, chance):\n        return chance.choice(asked.actions(view))\n"
    )
    (tmp_path / "honest.py").write_text(source, "utf-8")
    command = ["tournament", "--seats", "honest:Honest,random", "--map", "lagoon", "--out", "out.jsonl", "--games"]
    assert run([*command, "2"]) == 0
    before = bot_hash("honest:Honest")
    (tmp_path / "honest.py").write_text(f"{source}# changed\n", "utf-8")
    another = f"another source of honest:Honest: {before}, not {bot_hash('honest:Honest')}"
    told = refused(capsys, *command, "4")
    assert told == f"indonesia-qt: --out: {tmp_path / 'out.jsonl'}: line 2: This game was played with {another}.\n"


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
