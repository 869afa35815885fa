"""The pages on learning: each shows a whole program, which reaches what the page says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest

from indonesia_qt.files import paths

PAGES = paths.resources() / "docs"
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
MOST_S = 600
"""Seconds of the processor that a program may learn and be tested."""
LEARNED = {
    "tutorials/first-learning-program.md": ("sb3_contrib", 0.85),
    "how-to/learn-by-self-play.md": ("torchrl", 120),
    "how-to/learn-with-rllib.md": ("ray", 120),
}
"""By page, the library and the least that is learned: the mean reward, or the games won of 200."""


def programs(page: str) -> list[str]:
    return CODE.findall((PAGES / page).read_text("utf-8"))


@pytest.mark.parametrize("page", LEARNED)
def test_each_page_has_a_program_of_one_screen(page: str) -> None:
    program = programs(page)[0]
    compile(program, page, "exec")
    assert len(program.splitlines()) <= 80


def test_the_tutorial_changes_two_lines_for_singapore() -> None:
    program, changed = programs("tutorials/first-learning-program.md")
    names = re.findall(r"^(SETTINGS|STEPS, GAMES) = ", changed, re.MULTILINE)
    assert names == re.findall(r"^(SETTINGS|STEPS, GAMES) = ", program, re.MULTILINE)


@pytest.mark.soak
@pytest.mark.parametrize("page", LEARNED)
def test_each_program_learns_what_its_page_says(page: str, tmp_path: Path) -> None:
    library, least = LEARNED[page]
    pytest.importorskip(library)
    (tmp_path / "learn.py").write_text(programs(page)[0], "utf-8")
    before = getrusage(RUSAGE_CHILDREN)
    done = subprocess.run([sys.executable, "learn.py"], cwd=tmp_path, capture_output=True, text=True, check=True)
    used = getrusage(RUSAGE_CHILDREN)
    learned = re.search(r"(?:reward of \d+ games: |Won )([\d.]+)", done.stdout)
    assert learned
    assert float(learned[1]) >= least
    assert used.ru_utime - before.ru_utime < MOST_S
