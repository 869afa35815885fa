"""The game on the page for those who add one is played as it stands there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from indonesia_qt.cli.command_line import run
from indonesia_qt.games import NAMESPACE, definition_of
from tests.games.installed import PAGE


def test_the_game_is_played_by_the_command_of_the_page(
    game_of_the_page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sorted(file.name for file in (game_of_the_page / NAMESPACE / "claims").glob("*.py")) == [
        "__init__.py",
        "definition.py",
        "game_ui.py",
    ]
    (command,) = re.findall(
        r"^PYTHONPATH=\. indonesia-qt (simulate .*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert run(command.split()) == 0
    assert len(capsys.readouterr().out.splitlines()) >= 3
    assert definition_of("claims").title == "Claims"
    assert "indonesia_qt_games.claims.definition" in sys.modules
