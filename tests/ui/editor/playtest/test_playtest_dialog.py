"""Bots play the map that is edited, while it can be changed."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.robustness.processes import process_ids
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor import playtest
from tests.ui.pages.editor.playtest import PlaytestPage

GAME_MS = 120_000
"""Long enough for a game on a busy machine."""


@pytest.fixture
def dialog(hand: Hand) -> PlaytestPage:
    found = PlaytestPage.open(hand.window)
    found.take_players(2)
    found.take_games(1)
    return found


def test_a_game_is_played_while_the_map_is_edited(hand: Hand, dialog: PlaytestPage, qtbot: QtBot) -> None:
    dialog.play()
    assert dialog.can_stop()
    hand.click("bali-1")
    assert hand.document.selection == ("bali-1",)
    qtbot.waitUntil(lambda: dialog.runner is None, timeout=GAME_MS)
    assert dialog.message == playtest.played(1)
    assert dialog.result(0).startswith(playtest.ended(players=2, games=1, of=1))
    dialog.close()


def test_stop_ends_the_processes(dialog: PlaytestPage) -> None:
    dialog.play()
    assert dialog.runner is not None
    runner = dialog.runner
    assert process_ids(runner)
    dialog.stop()
    assert not process_ids(runner)
    assert dialog.message == playtest.played(0)
    assert dialog.can_play()


def test_without_numbers_of_players_nothing_is_played(dialog: PlaytestPage) -> None:
    dialog.take_players()
    assert not dialog.can_play()


def test_closing_the_window_ends_them(hand: Hand, dialog: PlaytestPage) -> None:
    dialog.play()
    runner = dialog.runner
    assert runner is not None
    hand.window.close()
    assert not process_ids(runner)
