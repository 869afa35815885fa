"""Any game has the sounds of its events, the weightiest of a decision first."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from tests.core.counting import Say, Skip
from tests.ui.table.second_game import CountingUi, counting, show_counting  # noqa: F401


def test_a_second_game_sounds(counting: CountingUi, program: Program, tmp_path: Path, qtbot: QtBot) -> None:  # noqa: F811
    assert counting
    bridge = show_counting(program, tmp_path / "counting.indonesia").bridge
    heard: list[str] = []
    program.sounds.sounded.connect(heard.append)
    for action in (Say(3), Skip(), Say(3), Say(3), Say(1)):
        bridge.submit(action, bridge.made)
        qtbot.waitUntil(lambda: program.sounds.is_silent)
    assert heard == ["bid", "turn", "bid", "turn", "bid", "turn", "over"]
