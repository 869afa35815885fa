"""When it's a person's turn and another window is in front, the task bar says so, once, if it is wanted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QWindow
from pytestqt.qtbot import QtBot

from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin


@pytest.fixture
def other() -> Iterator[QWindow]:
    """A window that isn't the program's."""
    other = QWindow()
    yield other
    other.destroy()


class Alerts:
    """Counts the alerts at a table whose only person plays with the mouse."""

    def __init__(self, mouse: Mouse, other: QWindow, qtbot: QtBot) -> None:
        self.mouse, self.other, self.qtbot = mouse, other, qtbot
        self.bridge, self.count = mouse.table.bridge, 0
        mouse.program.turn_alert.alerted.connect(self._note)
        self.bridge.set_paused(True)

    def _note(self) -> None:
        self.count += 1

    def turn_to(self, window: QWindow) -> None:
        """Bring a window to the front."""
        window.show()
        window.requestActivate()
        self.qtbot.waitUntil(window.isActive)

    def wait_for_bots(self, window: QWindow) -> None:
        """Answer as the person until a bot is asked, and have a window in front while bots play."""
        while self.is_asked:
            self.mouse.answer()
        self.turn_to(window)
        self.bridge.set_paused(False)
        self.qtbot.waitUntil(lambda: self.is_asked, timeout=30_000)
        self.bridge.set_paused(True)

    @property
    def is_asked(self) -> bool:
        """Whether the person is asked."""
        return self.bridge.question is not None and self.bridge.is_human(self.bridge.question.seat)


@pytest.fixture
def alerts(begin: Begin, other: QWindow, qtbot: QtBot) -> Alerts:
    return Alerts(begin("human", "greedy", "greedy", seed=4), other, qtbot)


def test_a_turn_behind_another_window_is_reported_once(alerts: Alerts) -> None:
    alerts.wait_for_bots(alerts.other)
    assert alerts.count == 1
    while alerts.is_asked:
        alerts.mouse.answer()
    assert alerts.count == 1
    alerts.wait_for_bots(alerts.other)
    assert alerts.count == 2


def test_in_front_nothing_is_reported(alerts: Alerts) -> None:
    alerts.wait_for_bots(alerts.mouse.program.window.windowHandle())
    assert alerts.count == 0


def test_who_wants_none_gets_none(alerts: Alerts) -> None:
    alerts.mouse.program.window.preferences.set("alert", False)
    alerts.wait_for_bots(alerts.other)
    assert alerts.count == 0


def test_undo_and_the_past_report_nothing(alerts: Alerts) -> None:
    alerts.wait_for_bots(alerts.mouse.program.window.windowHandle())
    alerts.turn_to(alerts.other)
    history = alerts.mouse.table.history
    history.look_at(0)
    history.look_at(alerts.bridge.made)
    alerts.bridge.undo()
    alerts.bridge.redo()
    assert alerts.count == 0


def test_bots_alone_report_nothing(begin: Begin, other: QWindow, qtbot: QtBot) -> None:
    alerts = Alerts(begin("greedy", "greedy"), other, qtbot)
    alerts.turn_to(other)
    alerts.bridge.set_paused(False)
    qtbot.waitUntil(lambda: alerts.bridge.made > 10, timeout=30_000)
    alerts.bridge.set_paused(True)
    assert alerts.count == 0
