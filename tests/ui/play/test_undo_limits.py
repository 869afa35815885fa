"""What can't be taken back isn't offered, and its tip says why."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.core.flow import Pass
from indonesia_qt.core.record import HUMAN, Seat
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from tests.games.installed import Install
from tests.games.toy.definition import Buy, Options, Trade
from tests.games.toy.playing import install_toy
from tests.ui.pages.past import BannerPage

DRAWN = "You can’t undo this because something has been drawn at random since then."


@pytest.fixture
def table(program: Program, install: Install, own_data: Path) -> GameView:
    """A person and a bot, which waits: the person traded, then the bot bought a lot, and drew a seal for good."""
    install_toy(install, own_data)
    seats = Seat("Ana", 0, HUMAN), Seat("Budi", 1, "buyer")
    program.new_game(NewGame("toy", "lots", seats, True, Options(chance="final"), 1))
    assert program.table
    program.table.bridge.set_paused(True)
    for action in (Trade(), Buy("a1"), Pass()):
        program.table.bridge.submit(action, program.table.bridge.made)
    return program.table


def test_undo_is_disabled_where_a_bot_has_drawn_since(program: Program, table: GameView) -> None:
    table.bridge.session.undo()
    table.bridge.changed.emit(())
    commands, refused = program.window.commands, list[str]()
    table.bridge.refused.connect(refused.append)
    assert table.bridge.asked_person == 0
    for command in ("undo", "undo_turn"):
        assert not commands.actions[command].isEnabled()
        assert DRAWN in commands.actions[command].toolTip()
    table.bridge.undo()
    assert table.bridge.made
    assert refused == [DRAWN]


def test_undo_takes_back_what_follows_the_draw(program: Program, table: GameView) -> None:
    made = table.bridge.made
    commands = program.window.commands
    assert commands.actions["undo"].isEnabled()
    assert DRAWN not in commands.actions["undo"].toolTip()
    commands.actions["undo"].trigger()
    assert table.bridge.made == made - 1
    assert table.bridge.asked_person == 0


def test_undo_to_a_moment_before_the_draw_is_disabled_and_says_why(program: Program, table: GameView) -> None:
    banner = BannerPage(table.history.banner)
    refused = list[str]()
    table.bridge.refused.connect(refused.append)
    table.history.look_at(table.bridge.made - 1)
    assert banner.widget.undo.isEnabled()
    table.history.look_at(0)
    assert not banner.widget.undo.isEnabled()
    assert DRAWN in banner.widget.undo.toolTip()
    QTest.mouseClick(banner.widget.undo, Qt.MouseButton.LeftButton)
    assert refused == [DRAWN]
    assert table.history.looks_back
    for back in (banner.widget.earlier, program.window.commands.actions["decision_back"]):
        assert not back.isEnabled()
