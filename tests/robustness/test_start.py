"""The program as a user starts it: a process of its own, without anything of the tests in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.robustness.processes import belonging_to, process_of
from tests.ui.table.new_games import Begin

WAIT = 60_000
"""Milliseconds."""


def error_of(program: subprocess.Popen[str]) -> str:
    """What a program that has been ended wrote to its error stream, but for what Qt says on no screen."""
    program.kill()
    lines = program.communicate()[1].splitlines()
    return "\n".join(line for line in lines if not line.startswith("This plugin does not support"))


def test_it_goes_on_with_the_last_game(begin: Begin, own_data: Path, qtbot: QtBot) -> None:
    """The game is opened, for it is locked, and bots go on with it."""
    mouse = begin("greedy", "greedy")
    file = mouse.program.file
    assert file
    mouse.program.window.close()
    size = file.stat().st_size
    with process_of("running.py", own_data, "--continue") as program:
        qtbot.waitUntil(Path(f"{file}.lock").exists, timeout=WAIT)
        qtbot.waitUntil(lambda: file.stat().st_size > size or program.poll() is not None, timeout=WAIT)
        assert program.poll() is None
        assert error_of(program) == ""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_it_opens_without_any_game_and_without_its_folder(own_data: Path, qtbot: QtBot) -> None:
    """Nothing is written before there is something to write."""
    with process_of("running.py", own_data) as program:
        qtbot.waitUntil(lambda: str(program.pid) in map(str, belonging_to(own_data)), timeout=WAIT)
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(2)
        assert error_of(program) == ""
    assert not (own_data / "games").exists()


def test_what_the_settings_hold_is_never_in_the_way(own_data: Path, qtbot: QtBot, begin: Begin) -> None:
    mouse = begin("greedy", "greedy")
    file = mouse.program.file
    assert file
    mouse.program.window.close()
    (own_data / "settings.json").write_bytes(b'{"preferences/speed": "\xff\xfe[[["}')
    with process_of("running.py", own_data, "--continue") as program:
        qtbot.waitUntil(Path(f"{file}.lock").exists, timeout=WAIT)
        assert program.poll() is None
        assert error_of(program) == ""


def test_the_file_that_a_desktop_hands_over_is_opened(
    begin: Begin, own_data: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """A game of a friend's is gone on with in a copy."""
    mouse = begin("greedy", "greedy")
    assert mouse.program.file
    mouse.program.window.close()
    given = mouse.program.file.rename(tmp_path / "from a friend.indonesia")
    with process_of("running.py", own_data, str(given)) as program:
        qtbot.waitUntil(lambda: any(own_data.glob("games/*.indonesia.lock")), timeout=WAIT)
        assert error_of(program) == ""
    assert given.exists()
