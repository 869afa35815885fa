"""What can be typed: lists of names, suggestions for what was mistyped, and completion by the shell."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from indonesia_qt.cli.command_line import COMMANDS, run

Output = pytest.CaptureFixture[str]


def test_bots_maps_and_games_are_listed_in_columns_and_as_json(capsys: Output) -> None:
    assert run(["list", "bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["bot", "seconds", "styles"]
    assert lines[-1].split() == ["expert", "2", "hunter,", "shipowner,", "grower,", "careful"]
    assert run(["list", "maps", "--json"]) == 0
    maps = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"map": "lagoon", "title": "Lagoon", "game": "indonesia", "from": "the program’s"} in maps
    assert run(["list", "games"]) == 0
    assert "singapore  Singapore  2 to 4   singapore  .singapore" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["simulat"], "simulate"),
        (["simulate", "--seats", "meduim,easy"], "medium"),
        (["simulate", "--seats", "easy,easy", "--gmae", "singapore"], "--game"),
        (["simulate", "--seats", "easy,easy", "--map", "lagon"], "lagoon"),
        (["check-map", "philipines"], "philippines"),
        (["list", "bot"], "bots"),
    ],
)
def test_a_name_that_was_mistyped_is_suggested(capsys: Output, typed: list[str], meant: str) -> None:
    assert run(typed) in (1, 2)
    assert f"Did you mean “{meant}”?" in capsys.readouterr().err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_that_it_can_read(capsys: Output, tmp_path: Path, shell: str) -> None:
    assert run(["completion", shell]) == 0
    script = tmp_path / "script"
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    assert all(command.name in script.read_text(encoding="utf-8") for command in COMMANDS)
    if shutil.which(shell):
        subprocess.run([shell, "-n", script], check=True)


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize(
    ("typed", "completed"),
    [("check-m", "check-map"), ("check-map lag", "lagoon"), ("simulate --game sing", "singapore")],
)
def test_bash_completes_commands_maps_and_choices(capsys: Output, tmp_path: Path, typed: str, completed: str) -> None:
    assert run(["completion", "bash"]) == 0
    words = f"COMP_WORDS=(indonesia-qt {typed}); COMP_CWORD={len(typed.split())}"
    lines = [capsys.readouterr().out, words, "_shtab_indonesia_qt", 'echo "${COMPREPLY[@]}"']
    script = tmp_path / "script"
    script.write_text("\n".join(lines), encoding="utf-8")
    done = subprocess.run(["bash", script], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.split() == [completed]
