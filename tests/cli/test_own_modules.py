"""Bots and games of the player's own are found in a folder of his, wherever the program is started."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

BOT = """
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
class Lazy(Greedy):
    pass
"""


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    folder = tmp_path / "own" / "modules"
    folder.mkdir(parents=True)
    return folder


def simulated(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The end of a command in a process that, like an installed one, looks at no variables of Python's."""
    environment = os.environ | {"INDONESIA_QT_DATA": str(folder / "own")}
    command = [sys.executable, "-I", "-m", "indonesia_qt", *arguments]
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, check=False, encoding="utf-8")


def test_a_bot_is_found(modules: Path, tmp_path: Path) -> None:
    (modules / "lazybones.py").write_text(BOT, encoding="utf-8")
    arguments = ("tournament", "--bot", "lazybones:Lazy", "--seats", "lazybones:Lazy,random", "--games", "2")
    done = simulated(tmp_path, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "lazybones:Lazy" in done.stdout
    assert "failed" not in done.stdout


def test_no_module_of_the_program_is_replaced(modules: Path, tmp_path: Path) -> None:
    for name in ("msgspec", "networkx", "json"):
        (modules / f"{name}.py").write_text("raise RuntimeError('not this one')", encoding="utf-8")
    done = simulated(tmp_path, "simulate", "--seats", "greedy,random")
    assert (done.returncode, done.stderr) == (0, "")
