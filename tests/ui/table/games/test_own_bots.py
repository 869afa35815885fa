"""A bot of the user's own at the table of the window."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from indonesia_qt.bots.plug_ins.host import LIMITS
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from tests.ui.pages.boxes import last_message
from tests.ui.pages.new_game import NewGamePage
from tests.ui.table.new_games import new_game

NAME = "tests.bots.tournament.own_bots:Frugal"
FIRST_ACTIONS = """
import sys
sys.stdin.readline()
for line in sys.stdin:
    print(0, flush=True)
"""


@pytest.fixture
def with_own_bot(own_data: Path, qapp: object) -> Iterator[Program]:
    """The program, started with a bot of the user's own."""
    assert own_data
    assert qapp
    program = Program(make_window(), [NAME])
    program.window.show()
    yield program
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()


def test_it_can_be_chosen_for_a_seat(with_own_bot: Program) -> None:
    with_own_bot.new_games.ask()
    dialog = NewGamePage.of(with_own_bot.window)
    for row in dialog.seats:
        assert row.player.itemText(row.player.findData(NAME)) == "Frugal"
    dialog.cancel()


def test_a_program_of_ones_own_plays(own_data: Path, qapp: object, qtbot: QtBot, tmp_path: Path) -> None:
    assert own_data
    assert qapp
    (tmp_path / "captain.py").write_text(FIRST_ACTIONS, "utf-8")
    name = "program:captain"
    limits = replace(LIMITS, programs=((name, f'"{sys.executable}" "{tmp_path / "captain.py"}"'),))
    program = Program(make_window(), [name], limits)
    program.window.show()
    program.new_game(new_game(name, name))
    assert program.table is not None
    program.window.activateWindow()  # behind another window of the process bots wait
    bridge = program.table.bridge
    bridge.pause_ms = 0
    troubles: list[str] = []
    bridge.trouble.connect(troubles.append)
    qtbot.waitUntil(lambda: len(bridge.session.entries) > 1 or bool(troubles), timeout=30_000)
    assert troubles == []
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()


def test_it_plays_in_its_own_process_and_its_game_opens_only_where_it_is_known(
    with_own_bot: Program, program: Program, qtbot: QtBot
) -> None:
    with_own_bot.new_game(new_game(NAME, NAME))
    assert with_own_bot.table is not None
    with_own_bot.window.activateWindow()  # behind another window of the process bots wait
    bridge = with_own_bot.table.bridge
    bridge.pause_ms = 0
    qtbot.waitUntil(lambda: bool(bridge.session.entries), timeout=30_000)
    bridge.set_paused(True)
    file = with_own_bot.file
    assert file is not None

    assert not program.open(file)
    message = last_message(program.window)
    assert f"is played by the bot “{NAME}”. To open this game, start the program with --bot {NAME}." in message


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        ("medium@2", "The bot for Ana can’t play. The bot medium doesn’t have a thinking time"),
        ("medium@long", "The bot for Ana can’t play. The thinking time of medium must be a number of seconds"),
        ("wizard@2", "Ana is played by “wizard”, a bot that this program doesn’t have."),
        (f"{NAME}@2", f"start the program with --bot {NAME}"),
        (
            "program:sailor",
            "Ana is played by the program “sailor”. To open this game, start with --bot sailor=COMMAND.",
        ),
        ("sailor=touch here", "Ana is played by “sailor=touch here”, a bot that this program doesn’t have."),
    ],
)
def test_a_saved_game_whose_bot_can_not_play_says_why(program: Program, player: str, reason: str) -> None:
    program.new_game(new_game("random", "random"))
    assert program.table is not None
    program.table.bridge.set_paused(True)
    file = program.file
    assert file is not None
    file.write_bytes(file.read_bytes().replace(b'"random"', f'"{player}"'.encode(), 1))

    assert not program.open(file)
    assert reason in last_message(program.window)
