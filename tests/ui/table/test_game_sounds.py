"""Any game has the sounds of its events, the weightiest of a decision first."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from tests.core.counting import Say, Skip
from tests.ui.table.second_game import counting, show_counting  # noqa: F401


@pytest.fixture
def heard(program: Program) -> list[str]:
    """The sounds so far."""
    heard: list[str] = []
    program.sounds.sounded.connect(heard.append)
    return heard


@pytest.mark.usefixtures("counting")
def test_a_second_game_sounds(program: Program, tmp_path: Path, qtbot: QtBot, heard: list[str]) -> None:
    bridge = show_counting(program, tmp_path / "counting.indonesia").bridge
    bridge.pause_ms = 0  # no beats
    for action in (Say(3), Skip(), Say(3), Say(3), Say(1)):
        bridge.submit(action, bridge.made)
        qtbot.waitUntil(lambda: program.sounds.is_silent)
    assert heard == ["bid", "turn", "bid", "turn", "bid", "turn", "over"]


@pytest.mark.usefixtures("counting")
def test_a_beat_that_waits_for_the_next_person_sounds_when_it_begins(
    program: Program, tmp_path: Path, qtbot: QtBot, heard: list[str]
) -> None:
    table = show_counting(program, tmp_path / "counting.indonesia")
    table.bridge.submit(Say(3), table.bridge.made)
    assert heard == ["turn"]
    qtbot.waitUntil(lambda: table.beats.is_shown)
    assert heard == ["turn", "bid"]
