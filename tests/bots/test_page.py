"""The page on bots: what it shows works as it says."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from indonesia_qt.cli.command_line import run

PAGE = Path(__file__).parents[2] / "resources" / "docs" / "bots.md"
BOT, TIMED, ENVIRONMENT = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
COMMAND = "indonesia-qt tournament --bot thrifty:Thrifty --seats thrifty,random,random,random --games 40 --jobs 2"


def test_the_bot_of_the_page_is_short_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(BOT.splitlines()) < 40
    (tmp_path / "thrifty.py").write_text(BOT, "utf-8")
    monkeypatch.chdir(tmp_path)
    assert COMMAND in PAGE.read_text("utf-8")
    assert run(COMMAND.replace("--games 40", "--games 4").split()[1:]) == 0
    assert "thrifty:Thrifty" in capsys.readouterr().out


def test_the_bot_with_a_time_of_the_page_takes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "timed_on_the_page.py").write_text(TIMED, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert import_module("timed_on_the_page").Thoughtful(seconds=0.5).seconds == 0.5
    assert "thoughtful@0.5" in PAGE.read_text("utf-8")


def test_the_environment_of_the_page_plays_a_whole_game() -> None:
    names: dict[str, object] = {}
    exec(ENVIRONMENT, names)
    assert not names["game"].agents  # type: ignore[attr-defined]
