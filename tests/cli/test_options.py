"""Bots of the user's own on the command line: classes, programs, their log, and what can't be used."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from indonesia_qt.bots.plug_ins.sources import command_hash
from indonesia_qt.bots.tournament.results import read
from indonesia_qt.cli.command_line import run

Output = pytest.CaptureFixture[str]
PYTHON = f'"{sys.executable}"'
LAST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(message["count"] - 1, flush=True)
"""
FALLS = """
class Falls:
    def choose(self, view, asked, chance):
        print("Ouch, it fell.")
        return self.fallen
"""
GAME = ["-q", "--map", "lagoon", "--games", "1"]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("captain.py").write_text(LAST, "utf-8")
    Path("falls_down.py").write_text(FALLS, "utf-8")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("nowhere --depth 3", "--bot: “nowhere” isn’t a program that can be started."),
        ("sailor=", "Argument --bot: “sailor=” has no command."),
        ("./captain.py", "--bot: “./captain.py” isn’t a program that can be started."),
        ('node "bot.js', 'Argument --bot: a quotation mark of “node "bot.js” isn’t closed.'),
        ("program:captain", "The bot program:captain is a program. Give its command: --bot captain=COMMAND"),
        ("captain.py", "There’s no bot “captain.py”."),
    ],
)
def test_what_is_no_bot_is_refused(capsys: Output, bot: str, reason: str) -> None:
    assert run(["simulate", *GAME, "--bot", bot, "--seats", "captain,easy"]) == 2
    assert reason in capsys.readouterr().err


def test_the_name_of_a_program_without_its_command_starts_nothing(capsys: Output) -> None:
    for command in ("simulate", "tournament"):
        assert run([command, *GAME, "--seats", "program:captain,easy"]) == 2
        assert "Give its command: --bot captain=COMMAND" in capsys.readouterr().err


def test_two_programs_of_one_name_are_refused(capsys: Output) -> None:
    bots = ["--bot", f"{PYTHON} captain.py", "--bot", f"{PYTHON} -O captain.py"]
    assert run(["simulate", *GAME, *bots, "--seats", "captain,easy"]) == 2
    assert "Two programs are called “captain”. Name them, as in captain1=COMMAND." in capsys.readouterr().err


def test_a_program_doesn_t_take_a_time_and_isn_t_sent_to_a_cluster(capsys: Output) -> None:
    bot = ["--bot", f"{PYTHON} captain.py"]
    assert run(["tournament", *GAME, *bot, "--seats", "captain@2,easy"]) == 2
    assert "The bot program:captain doesn’t have a thinking time." in capsys.readouterr().err
    assert run(["tournament", *GAME, *bot, "--seats", "captain,easy", "--dask", "tcp://localhost:1"]) == 2
    assert "--dask: Bots that are programs, and --bot-log, need games on this computer." in capsys.readouterr().err


def test_a_tournament_goes_on_with_the_same_program_only(capsys: Output) -> None:
    command = f"{PYTHON} captain.py"
    played = ["tournament", *GAME, "--bot", command, "--seats", "captain,random", "--out", "played.jsonl"]
    assert run(played) == 0
    assert "program:captain" in capsys.readouterr().out
    assert sys.executable not in Path("played.jsonl").read_text("utf-8")
    edition = read(Path("played.jsonl")).outcomes[0].edition
    assert edition
    assert edition.bots["program:captain"] == command_hash(command)
    assert run(played) == 0
    Path("captain.py").write_text(f"{LAST}# changed", "utf-8")
    assert run(played) == 1
    assert "This game was played with another source of program:captain: " in capsys.readouterr().err
    for changed in (f"{command} --depth 3", f"{PYTHON} -O captain.py"):
        assert command_hash(changed) != command_hash(command)


def test_the_log_has_output_and_tracebacks_and_a_failure_its_place(capsys: Output) -> None:
    bots = ["--bot", "falls_down:Falls", "--seats", "falls,easy"]
    assert run(["simulate", *GAME, *bots, "--bot-log", "log"]) == 0
    assert "object has no attribute 'fallen' (falls_down.py, line 5)." in capsys.readouterr().out
    log = Path("log").read_text("utf-8")
    assert "Ouch, it fell.\n" in log
    assert 'falls_down.py", line 5, in choose' in log


def test_a_module_that_can_t_be_loaded_is_in_the_log_and_its_place_in_the_refusal(capsys: Output) -> None:
    Path("falls_early.py").write_text("import json\n\n1 / 0\n", "utf-8")
    assert run(["simulate", *GAME, "--bot", "falls_early:Falls", "--seats", "falls,easy", "--bot-log", "log"]) == 2
    assert "ZeroDivisionError: division by zero (falls_early.py, line 3)." in capsys.readouterr().err
    assert 'falls_early.py", line 3' in Path("log").read_text("utf-8")


def test_a_log_that_can_t_be_written_is_refused(capsys: Output, tmp_path: Path) -> None:
    assert run(["simulate", *GAME, "--seats", "easy,easy", "--bot-log", str(tmp_path)]) == 1
    assert f"--bot-log: {tmp_path}: " in capsys.readouterr().err
    with Path("full").open("wb") as file:
        file.truncate(100_000_000)
    assert run(["simulate", *GAME, "--seats", "easy,easy", "--bot-log", "full"]) == 1
    assert "--bot-log: full has 100 MB. Choose another file." in capsys.readouterr().err


def test_a_class_is_loaded_into_the_process_for_a_debugger(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    Path("falls_here.py").write_text(FALLS, "utf-8")
    options = ["--in-process", "--bot", "falls_here:Falls", "--seats", "falls,easy"]
    assert run(["simulate", *GAME, *options]) == 0
    assert "falls_here" in sys.modules
    told = capsys.readouterr()
    assert "Ouch, it fell.\n" in told.out
    assert "(falls_here.py, line 5)." in told.out
    assert 'falls_here.py", line 5, in choose' in told.err
