"""A round of Singapore is heard: what is built, used and sold, and whose turn it is."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from tests.ui.games.singapore.tables import begin


def test_a_round_is_heard(program: Program, qtbot: QtBot) -> None:
    heard: list[str] = []
    program.sounds.sounded.connect(heard.append)
    bridge = begin(program, "human", "easy", "easy").table.bridge
    bridge.pause_ms = 1
    rounds: set[int] = set()
    while len(rounds) < 3:
        qtbot.waitUntil(lambda: bridge.question is None or bridge.is_human(bridge.question.seat), timeout=30_000)
        qtbot.waitUntil(lambda: program.sounds.is_silent)
        rounds.add(bridge.session.game.round(bridge.session.state))
        assert bridge.question
        bridge.submit(bridge.question.actions(bridge.session.state)[-1], bridge.made)
    assert {"turn", "building", "round", "deed"} <= set(heard)
