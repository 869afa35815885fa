"""Bots play the map that is edited, while it can be changed."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.editor.playtest.playtest_dialog import PlaytestDialog
from tests.robustness.processes import process_ids
from tests.ui.editor.hand import LEFT, Hand

GAME_MS = 120_000
"""Long enough for a game on a busy machine."""


@pytest.fixture
def dialog(hand: Hand) -> PlaytestDialog:
    hand.window.commands.actions["trial"].trigger()
    found = hand.window.findChild(PlaytestDialog)
    assert found is not None
    for players, check in found.players.items():
        check.setChecked(players == 2)
    found.games.setValue(1)
    return found


def test_a_game_is_played_while_the_map_is_edited(hand: Hand, dialog: PlaytestDialog, qtbot: QtBot) -> None:
    QTest.mouseClick(dialog.start, LEFT)
    assert dialog.stop.isEnabled()
    hand.click("bali-1")
    assert hand.document.selection == ("bali-1",)
    qtbot.waitUntil(lambda: dialog.runner is None, timeout=GAME_MS)
    assert dialog.message.text() == "1 game was played."
    assert dialog.results.item(0).text().startswith("2 players: 1 of 1 games ended, after ")
    dialog.reject()


def test_stop_ends_the_processes(dialog: PlaytestDialog) -> None:
    QTest.mouseClick(dialog.start, LEFT)
    assert dialog.runner is not None
    runner = dialog.runner
    assert process_ids(runner)
    QTest.mouseClick(dialog.stop, LEFT)
    assert not process_ids(runner)
    assert dialog.message.text() == "0 games were played."
    assert dialog.start.isEnabled()


def test_without_numbers_of_players_nothing_is_played(dialog: PlaytestDialog) -> None:
    dialog.players[2].setChecked(False)
    assert not dialog.start.isEnabled()


def test_closing_the_window_ends_them(hand: Hand, dialog: PlaytestDialog) -> None:
    QTest.mouseClick(dialog.start, LEFT)
    runner = dialog.runner
    assert runner is not None
    hand.window.close()
    assert not process_ids(runner)
