"""Bots wait while a menu, a dialog or another window is in front of the game, and go on when it closes."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.shell.refusal_presenter import RULES
from tests.soak import soak_but
from tests.ui.table.new_games import Begin

COMMANDS = "settings", "charts", RULES, "guide", "about", "record", "open"
"""Commands of the window that open another one, or a dialog."""
SHORT = "settings", "charts", RULES
"""A dialog, a window that shows the game, and one that shows pages."""
LITTLE_MS = 300


def in_front() -> QWidget | None:
    return QApplication.activeModalWidget() or QApplication.activeWindow()


@pytest.mark.parametrize("command", soak_but(SHORT, COMMANDS))
def test_bots_wait_while_another_window_is_in_front(begin: Begin, qtbot: QtBot, command: str) -> None:
    mouse = begin("greedy", "greedy", "greedy")
    window, bridge = mouse.program.window, mouse.table.bridge
    window.activateWindow()
    bridge.pause_ms = 1
    bridge.set_paused(False)
    qtbot.waitUntil(lambda: bridge.made > 2, timeout=30_000)
    window.commands.actions[command].trigger()
    qtbot.waitUntil(lambda: in_front() not in (None, window))
    with qtbot.assertNotEmitted(bridge.changed, wait=LITTLE_MS):
        pass
    other, made = in_front(), bridge.made
    assert other
    other.close()
    qtbot.waitUntil(lambda: bridge.made > made, timeout=30_000)
