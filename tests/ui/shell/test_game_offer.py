"""Each game has its own commands and preferences in the window, which are offered while it is at the table."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.offer import OFFER as INDONESIA
from indonesia_qt.ui.settings.preferences import OF_ANY_GAME
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.ui.pages.page import owned
from tests.ui.pages.settings import PalettePage, SettingsPage, ShortcutsPage
from tests.ui.table.new_games import new_game
from tests.ui.table.second_game import COMMAND, OVERLAY, CountingUi, counting, show_counting  # noqa: F401

SLOTS = [f"slot_{number}" for number in range(1, 6)]
OVERLAYS = [key for key, preference in INDONESIA.preferences.items() if preference.map_key]


@pytest.fixture
def table(counting: CountingUi, program: Program, tmp_path: Path, qtbot: QtBot) -> GameView:  # noqa: F811
    """A game of counting in a window that has the keyboard."""
    assert counting
    table = show_counting(program, tmp_path / "counting.indonesia")
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    return table


def offered(window: MainWindow) -> set[str]:
    """Of the games' own commands, those that are in the menus."""
    actions = window.commands.actions
    own = {id for id in (*SLOTS, *OVERLAYS, COMMAND, OVERLAY) if id in actions}
    shown = {id for id in own if actions[id].isVisible()}
    assert shown == {id for id in own if actions[id].isEnabled()}
    return shown


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window, key)


def test_the_commands_of_the_game_at_the_table_are_offered(table: GameView, program: Program) -> None:
    window, game = program.window, new_game("human", "human")
    assert offered(window) == {COMMAND, OVERLAY}
    program.new_game(game)
    assert program.table is not table
    assert offered(window) == {*SLOTS, *OVERLAYS}
    program.show_start()
    assert offered(window) == {*SLOTS, *OVERLAYS, COMMAND, OVERLAY}


def test_menus_of_commands_of_another_game_are_gone_with_them(table: GameView, program: Program) -> None:
    assert table
    shown = {one.title(): one.menuAction().isVisible() for one in owned(program.window, QMenu)}
    assert (shown["My &companies"], shown["Counting"]) == (False, True)


def test_keys_of_another_game_do_nothing(table: GameView, program: Program) -> None:
    window = program.window
    refused: list[str] = []
    table.refused.connect(refused.append)
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_O)
    assert refused == []
    assert not window.preferences.is_on("show_owners")
    press(window, Qt.Key.Key_9)
    assert table.bridge.session.state.count == 3
    press(window, Qt.Key.Key_J)
    assert window.preferences.is_on(OVERLAY)
    assert table.board.scene.legend == "The count: an area"


def test_the_keys_of_indonesia_work_beside_a_second_game(table: GameView, program: Program, qtbot: QtBot) -> None:
    assert table
    program.new_game(new_game("human", "human"))
    assert program.table
    refused: list[str] = []
    program.table.refused.connect(refused.append)
    qtbot.waitUntil(program.window.isActiveWindow)
    press(program.window, Qt.Key.Key_9)
    press(program.window, Qt.Key.Key_1)
    press(program.window, Qt.Key.Key_O)
    assert refused == ["Budi’s slot 1 is free."]
    assert program.window.preferences.is_on("show_owners")


def test_the_palette_and_the_sheet_of_keys_leave_out_other_games(table: GameView, program: Program) -> None:
    assert table
    program.window.commands.actions["shortcuts"].trigger()
    sheet = ShortcutsPage.of(program.window)
    assert sheet.keys_of("By three") == "9"
    assert not {"Slot 1", "Owners"} & set(sheet.all_texts)
    sheet.close()
    palette = PalettePage.open_in(program.window)
    assert "By three" in palette.found
    assert "Slot 1" not in palette.found
    palette.widget.reject()


def test_rounds_are_called_as_in_the_game_at_the_table(table: GameView, program: Program) -> None:
    assert table
    commands = program.window.commands
    assert commands.name("year_back") == "Start of the round"
    program.new_game(new_game("human", "human"))
    assert commands.name("year_on") == "Next year"
    assert "year (" in commands.actions["year_back"].toolTip()
    program.show_start()
    assert commands.name("year_on") == "Next round"


def test_the_settings_have_the_preferences_of_all_games(table: GameView, program: Program) -> None:
    assert table
    program.window.commands.actions["settings"].trigger()
    page = SettingsPage.of(program.window)
    keys = {row.key for row in page.preferences}
    offered = {key for key, one in OF_ANY_GAME.items() if not one.why_not()}
    assert {*INDONESIA.preferences, *offered, OVERLAY} <= keys
    assert page.why_not("privacy") == OF_ANY_GAME["privacy"].help


START = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from indonesia_qt.ui.app.start import make_window
window = make_window()
assert "slot_1" in window.commands.actions
of_games = ".ui.games.indonesia.", ".games.singapore.", ".game_view", ".player_cards"
print(*sorted(name for name in sys.modules if any(part in name for part in of_games)))
"""


def test_the_window_is_made_before_any_game_is_loaded(tmp_path: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "INDONESIA_QT_DATA": str(tmp_path)}
    command = [sys.executable, "-c", START]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, timeout=120, env=environment, encoding="utf-8"
    )
    assert done.stdout.split() == ["indonesia_qt.ui.games.indonesia.offer", "indonesia_qt.ui.games.singapore.offer"]
