"""Bots, tournaments and environments need nothing of Qt, and the page says how to do without it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from indonesia_qt.files import paths

ROOT = Path(__file__).parents[2]
PAGE = paths.resources() / "docs" / "how-to" / "tournament.md"

BLOCKED = """
import os
import sys


class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"PySide6", "shiboken6"}:
            os.write(2, f"{name} was asked for".encode())
            os._exit(3)


sys.meta_path.insert(0, NoQt())
"""
LEARNS = """
from indonesia_qt.bots.learning.environment import Environment
for game in ("indonesia", "singapore"):
    env = Environment(game=game, players=2)
    env.reset(seed=1)
    for agent in env.agent_iter(500):
        seen, _, ended, cut, _ = env.last()
        env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
"""
PLAYS = """
from indonesia_qt.__main__ import main
sys.argv[1:] = "tournament --seats random,random --map lagoon --games 2".split()
sys.exit(main())
"""


@pytest.mark.parametrize("code", [LEARNS, PLAYS], ids=["environments", "a tournament"])
def test_nothing_of_qt_is_asked_for(code: str) -> None:
    command = [sys.executable, "-c", BLOCKED + code]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60, encoding="utf-8", cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_installs_all_that_is_needed_but_qt() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["arena"], *extras["learning"]]
    _, _, command = PAGE.read_text("utf-8").partition("pip install ")
    listed = re.findall(r'"([^"]+)"', command.partition("pip install --no-deps")[0])
    assert sorted(listed) == sorted(one for one in needed if not one.startswith("PySide6"))
