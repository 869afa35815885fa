"""Bots that are programs in any language: the pages' examples play, and one that fails harms nobody but itself."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.plug_ins.program import LONGEST_ANSWER
from indonesia_qt.bots.registry import UnknownBotError, made_bot
from indonesia_qt.bots.tournament.match import Timed, seated
from indonesia_qt.cli.command_line import run
from indonesia_qt.core.flow import Question, question, settle
from indonesia_qt.files import paths
from indonesia_qt.games import definition_of
from indonesia_qt.library import load_map
from tests.robustness.processes import is_running

PAGE = (paths.resources() / "docs" / "how-to" / "bot-in-any-language.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r"```(python|javascript|c)\n(.*?)```", PAGE, re.DOTALL))
NAME = "program:captain"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def command_of(language: str) -> str:
    """Write an example of the page into the folder, and return the command that starts it."""
    started = {"python": (sys.executable, "bot.py"), "javascript": ("node", "bot.js"), "c": ("gcc", "captain.c")}
    program, file = started[language]
    if shutil.which(program) is None:
        pytest.skip(f"{program} isn’t installed")
    Path(file).write_text(EXAMPLES[language], "utf-8")
    if language != "c":
        return f"{program} {file}"
    subprocess.run([program, "-Wall", "-Werror", "-o", "captain", file], check=True)
    return f".{os.sep}captain"


@pytest.mark.parametrize("game", ["indonesia", "singapore"])
@pytest.mark.parametrize("language", EXAMPLES)
def test_the_examples_play_whole_games(language: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = "captain,easy" if game == "singapore" else "captain,easy,easy"
    map_ = [] if game == "singapore" else ["--map", "lagoon"]
    bot = f"captain={command_of(language)}"
    assert run(["simulate", "-q", "--game", game, *map_, "--bot", bot, "--seats", players]) == 0
    printed = capsys.readouterr().out
    assert f"{NAME} " in printed
    assert "failed" not in printed


def test_the_examples_are_short() -> None:
    assert len(EXAMPLES) == 3
    assert max(len(code.splitlines()) for code in EXAMPLES.values()) <= 40


def captain(code: str, limits: Limits = LIMITS) -> tuple[Timed, Question[Any], Any]:
    """A bot that runs this code, and its first question."""
    Path("captain.py").write_text(f"import os, subprocess, sys, time\n{code}", "utf-8")
    playable = load_map("lagoon")
    state = playable.game.start(playable.game.new_setup(playable.definition.options(), 2, 1))
    settle(state, [])
    asked = question(state)
    assert asked
    (bot, _) = seated([NAME, "easy"], playable, 1, limits=replace(limits, programs=((NAME, command()),)))
    return bot, asked, state


def command() -> str:
    """The command that runs the code of the captain."""
    return f'"{sys.executable}" captain.py'


MAP = "sys.stdin.readline()\n"
INSTEAD = " instead of a number from 0 to 7."
ASKED = MAP + "sys.stdin.readline()\n"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (
            f"{ASKED}while True: print(end='0' * 9999)",
            f"The program’s answer has more than {LONGEST_ANSWER} bytes.",
        ),
        (f"{ASKED}print('[3')", f"The program answered “[3”{INSTEAD}"),
        (f"{ASKED}print('\\x1b[31mred\\u202e')", f"The program answered “�[31mred�”{INSTEAD}"),
        (f"{ASKED}print(8)", f"The program answered “8”{INSTEAD}"),
        (f"{ASKED}print(-1)", f"The program answered “-1”{INSTEAD}"),
        (
            f"{ASKED}print(10 ** 400)",
            f"The program answered “100000000000000…0000000…”{INSTEAD}",
        ),
        (
            f"{ASKED}print('[' * 900)",
            f"The program answered “[[[[[[[[[[[[[[[…[[[[[[[…”{INSTEAD}",
        ),
        (f"{ASKED}os.write(1, b'\\xff\\n')", f"The program answered “�”{INSTEAD}"),
        (f"{ASKED}print(1.5)", f"The program answered “1.5”{INSTEAD}"),
        (f"{ASKED}sys.exit(3)", "The program ended with exit code 3 instead of answering."),
        (f"{ASKED}os.write(1, b'0')", "The program ended with exit code 0 instead of answering."),
        ("sys.exit(4)", "The program ended with exit code 4 instead of answering."),
        (f"{ASKED}os.close(1)\ntime.sleep(99)", "The program closed its output instead of answering."),
        ("time.sleep(99)", "There was no reply within 0.5 s."),
        ("while True: print(0)", "The program printed “0” before it was asked."),
        ("print('Ready.', flush=True)\ntime.sleep(99)", "The program printed “Ready.” before it was asked."),
    ],
)
def test_each_failure_is_a_sentence(code: str, reason: str) -> None:
    bot, asked, state = captain(code, replace(LIMITS, decision_seconds=0.5 if "no reply" in reason else 10))
    if "before it was asked" in reason:
        time.sleep(0.3)  # until the program has printed
    bot.choose(state, asked, Random(1))
    assert (bot.replaced, bot.reason) == (1, reason)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no signals")
def test_a_signal_that_ended_a_program_has_its_name() -> None:
    bot, asked, state = captain(f"{ASKED}os.kill(os.getpid(), 9)")
    bot.choose(state, asked, Random(1))
    assert bot.reason == "The program ended by signal SIGKILL instead of answering."


def test_a_program_that_has_ended_fails_in_the_rest_of_the_game() -> None:
    bot, asked, state = captain(f"open('started', 'a').write('x')\n{ASKED}print(0)")
    for _ in range(4):
        bot.choose(state, asked, Random(1))
    assert bot.replaced == 3
    assert Path("started").read_text("utf-8") == "x"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits memory in this way")
def test_a_program_has_the_memory_of_a_bot() -> None:
    code = f"{ASKED}bytes(2 ** 30)\nprint(0)"
    bot, asked, state = captain(code, replace(LIMITS, memory_bytes=2**29))
    bot.choose(state, asked, Random(1))
    assert bot.reason == "The program ended with exit code 1 instead of answering."


CHILD = "[sys.executable, '-c', 'import os, time; os.setsid(); time.sleep(99)']"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux finds what left the group")
def test_a_program_and_what_it_has_started_end_with_the_game() -> None:
    note = "open('ids', 'w').write(f'{os.getpid()} {child.pid}')"
    code = f"child = subprocess.Popen({CHILD})\n{ASKED}{note}\nprint(0, flush=True)\ntime.sleep(99)"
    bot, asked, state = captain(code)
    bot.choose(state, asked, Random(1))
    assert bot.replaced == 0
    ids = list(map(int, Path("ids").read_text("utf-8").split()))
    assert all(map(is_running, ids))
    del bot
    end = time.monotonic() + 5
    while any(map(is_running, ids)) and time.monotonic() < end:
        time.sleep(0.01)
    assert not any(map(is_running, ids))


def test_a_program_that_is_gone_can_t_be_started() -> None:
    playable = load_map("lagoon")
    limits = replace(LIMITS, programs=((NAME, "./nowhere"),))
    bot, _ = seated([NAME, "easy"], playable, 1, limits=limits)
    state = playable.game.start(playable.game.new_setup(playable.definition.options(), 2, 1))
    settle(state, [])
    asked = question(state)
    assert asked
    bot.choose(state, asked, Random(1))
    assert bot.reason == f"The bot {NAME} can’t be started. There is no such file or folder."


def test_the_log_has_what_a_program_prints_and_no_more_than_its_limit() -> None:
    limits = replace(LIMITS, log=str(Path("log").absolute()), log_bytes=10_000)
    bot, asked, state = captain(f"{ASKED}print('Land ahoy', file=sys.stderr)\nprint(0)", limits)
    bot.choose(state, asked, Random(1))
    assert bot.replaced == 0
    assert "Land ahoy" in Path("log").read_text("utf-8")
    if sys.platform == "linux":
        bot, asked, state = captain(f"{ASKED}while True: print('Land ahoy', file=sys.stderr)", limits)
        bot.choose(state, asked, Random(1))
        assert bot.reason == "The program ended with exit code 1 instead of answering."
        assert Path("log").stat().st_size <= 10_000


def test_no_name_starts_a_program() -> None:
    Path("captain.py").write_text("open('started', 'w')", "utf-8")
    for name in (NAME, f"captain={command()}", f"program:{command()}", "program:captain=./captain.py"):
        with pytest.raises(UnknownBotError):
            made_bot(name, definition_of("indonesia"))
    assert not Path("started").exists()
