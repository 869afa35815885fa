"""A seat can be given to a bot and taken back at any decision; the save says so."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import read
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.table.decision_view import WaitingPanel
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin


def table(mouse: Mouse) -> GameView:
    assert mouse.program.table
    return mouse.program.table


def offered(mouse: Mouse, seat: int) -> dict[str, QAction]:
    return {action.text(): action for action in table(mouse).player_cards.cards[seat].menu.actions()}


def players(bridge: SessionBridge) -> list[str]:
    return [seat.player for seat in bridge.seats]


def test_a_bot_plays_on_for_a_person_until_he_takes_over(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    bridge = table(mouse).bridge
    asked = bridge.question
    assert asked
    offered(mouse, asked.seat)["Let Hard play"].trigger()
    assert isinstance(mouse.panel, WaitingPanel)
    qtbot.waitUntil(lambda: bridge.made > 0, timeout=30_000)
    assert bridge.session.entries[0].seat == asked.seat

    offered(mouse, asked.seat)["Take over"].trigger()
    assert players(bridge) == ["human", "human"]
    assert not isinstance(mouse.panel, WaitingPanel)


def test_a_bot_whose_seat_is_taken_over_does_not_decide(begin: Begin) -> None:
    mouse = begin("greedy", "greedy")
    bridge = table(mouse).bridge
    bridge.set_paused(True)
    asked = bridge.question
    assert asked
    bridge.set_paused(False)
    offered(mouse, asked.seat)["Take over"].trigger()
    for _ in range(50):
        QApplication.processEvents()

    assert bridge.made == 0
    assert isinstance(mouse.panel, QuestionPanel)


def test_it_is_in_the_save_and_the_game_opens_as_it_was_left(begin: Begin, program: Program) -> None:
    mouse = begin("human", "human", "greedy")
    table(mouse).bridge.set_paused(True)
    offered(mouse, 0)["Let Random play"].trigger()
    offered(mouse, 2)["Take over"].trigger()
    file = program.file
    assert file
    kept = [msgspec.json.decode(line) for line in read(file).lines]
    assert [line for line in kept if line["line"] == "seat"] == [
        {"line": "seat", "seat": 0, "player": "random"},
        {"line": "seat", "seat": 2, "player": "human"},
    ]
    assert program.open(file)
    assert program.table
    program.table.bridge.set_paused(True)
    assert players(program.table.bridge) == ["random", "human", "human"]


def test_a_copy_of_the_game_is_played_by_those_who_play_now(begin: Begin, program: Program, tmp_path: Path) -> None:
    mouse = begin("human", "greedy")
    table(mouse).bridge.set_paused(True)
    offered(mouse, 0)["Let Hard play"].trigger()
    to = tmp_path / "copy.jsonl"
    program.controller.copies.copy(to)
    assert [seat.player for seat in read(to).seats()] == ["hard", "greedy"]


def test_the_log_tells_of_it(begin: Begin) -> None:
    mouse = begin("human", "greedy")
    table(mouse).bridge.set_paused(True)
    offered(mouse, 0)["Let Hard play"].trigger()

    assert "A bot plays for Ana from now on: Hard." in [line.text for line in table(mouse).log.pane.lines]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_plays_is_not_offered_again(begin: Begin, seat: int) -> None:
    mouse = begin("human", "hard")
    table(mouse).bridge.set_paused(True)

    texts = set(offered(mouse, seat))
    assert texts.isdisjoint({"Take over"} if seat == 0 else {"Let Hard play"})
    assert {"Let Random play", "Let Medium play"} <= texts


def choose_from_menu(mouse: Mouse, seat: int, qtbot: QtBot, *path: str) -> None:
    """Open the menu of a seat by its button and click through it."""
    card = table(mouse).player_cards.cards[seat]
    mouse.click(card.hands)
    menu: QMenu = card.menu
    for text in path:
        qtbot.waitUntil(menu.isVisible)
        action = next(action for action in menu.actions() if action.text() == text)
        at, below = menu.actionGeometry(action).center(), action.menu()
        mouse.click(menu, at)
        menu = below if isinstance(below, QMenu) else menu


def test_level_and_time_are_given_to_a_seat_with_the_mouse_and_its_card_tells_of_them(
    begin: Begin, qtbot: QtBot
) -> None:
    mouse = begin("human", "expert")
    bridge, cards = table(mouse).bridge, table(mouse).player_cards.cards
    bridge.set_paused(True)
    QApplication.processEvents()
    assert cards[1].cards.text().startswith("Expert, 2 s \N{MIDDLE DOT} ")
    expert = offered(mouse, 1)["Let Expert play"].menu()
    assert isinstance(expert, QMenu)
    assert [(action.text(), action.isChecked()) for action in expert.actions()] == [
        ("0.5 s a decision", False),
        ("1 s a decision", False),
        ("2 s a decision, as usual", True),
        ("5 s a decision", False),
        ("10 s a decision", False),
    ]

    choose_from_menu(mouse, 1, qtbot, "Let Expert play", "0.5 s a decision")
    assert players(bridge) == ["human", "expert@0.5"]
    assert cards[1].cards.text().startswith("Expert, 0.5 s \N{MIDDLE DOT} ")
    assert "A bot plays for Budi from now on: Expert, 0.5 s." in [line.text for line in table(mouse).log.pane.lines]

    choose_from_menu(mouse, 0, qtbot, "Let Medium play")
    assert players(bridge) == ["medium", "expert@0.5"]
    assert cards[0].cards.text().startswith("Medium \N{MIDDLE DOT} ")

    choose_from_menu(mouse, 0, qtbot, "Take over")
    assert players(bridge) == ["human", "expert@0.5"]
    assert "Medium" not in cards[0].cards.text()


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", [100, 150])
def test_the_narrowest_card_names_level_and_time(begin: Begin, program: Program, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    mouse = begin("human", *["expert@10"] * 4)
    table(mouse).bridge.set_paused(True)
    QApplication.processEvents()
    for card in table(mouse).player_cards.cards[1:]:
        assert card.cards.text().startswith("Expert, 10 s")
        assert card.cards.width() >= card.cards.fontMetrics().horizontalAdvance(card.cards.text())
