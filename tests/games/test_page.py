"""The games on the page for those who add one are played as they stand there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from indonesia_qt.bots.learning.environment import env
from indonesia_qt.cli.command_line import run
from indonesia_qt.games import NAMESPACE, definition_of
from tests.games.installed import NIM, PAGE, Install

COMMANDS = re.findall(r"^PYTHONPATH=\. indonesia-qt (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
Output = pytest.CaptureFixture[str]


def steps_by_masks(game: str) -> int:
    """Play in the environment for learning programs by its masks; return how often it was asked for a choice."""
    made = env(game=game, players=2)
    made.reset(seed=1)
    choices = 0
    for _ in made.agent_iter():
        seen, _, ended, _, _ = made.last()
        made.step(None if ended else int(seen["action_mask"].argmax()))
        choices += 1
    return choices


def test_the_game_is_played_by_the_commands_of_the_page(game_of_the_page: Path, capsys: Output) -> None:
    assert sorted(file.name for file in (game_of_the_page / NAMESPACE / "claims").glob("*.py")) == [
        "__init__.py",
        "definition.py",
        "game_ui.py",
    ]
    simulate, check = (command.split() for command in COMMANDS if "claims" in command)
    assert run(simulate) == 0
    assert len(capsys.readouterr().out.splitlines()) >= 3
    assert run(check) == 0, capsys.readouterr().out
    assert definition_of("claims").title == "Claims"
    assert "indonesia_qt_games.claims.definition" in sys.modules


def test_the_game_is_saved_replayed_and_learned_as_the_page_says(
    game_of_the_page: Path, tmp_path: Path, capsys: Output
) -> None:
    assert game_of_the_page
    seats = ["--game", "claims", "--seats", "anywhere,anywhere"]
    assert run(["simulate", *seats, "--map", "claims", "--save-dir", str(tmp_path)]) == 0
    assert run(["replay", str(tmp_path / "claims-anywhere-anywhere-1.claims")]) == 0, capsys.readouterr().err
    assert run(["tournament", *seats, "--games", "2"]) == 0
    assert steps_by_masks("claims") > 4


@pytest.fixture
def nim(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game without a map is installed, and the player has no maps of his own."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    install("nim", definition=NIM)


@pytest.mark.usefixtures("nim")
def test_a_game_without_a_map_is_played_saved_replayed_and_learned(tmp_path: Path, capsys: Output) -> None:
    assert len(NIM.splitlines()) <= 80
    for command in COMMANDS:
        if "claims" not in command:
            assert run(command.split()) == 0, capsys.readouterr().out
    assert run(["simulate", "--game", "nim", "--seats", "anyhow,anyhow,anyhow", "--save-dir", str(tmp_path)]) == 0
    capsys.readouterr()
    assert run(["replay", str(tmp_path / "nim-anyhow-anyhow-anyhow-1.nim")]) == 0
    assert "anyhow 0" in capsys.readouterr().out
    assert steps_by_masks("nim") > 4


@pytest.mark.usefixtures("nim")
def test_a_game_without_a_map_is_played_on_no_other_map(capsys: Output) -> None:
    assert run(["simulate", "--game", "nim", "--map", "lagoon", "--seats", "anyhow,anyhow"]) == 1
    assert "This map is for Indonesia, not for Nim." in capsys.readouterr().err
