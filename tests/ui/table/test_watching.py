"""Bots are watched: paused, asked for one decision, sent on without a stop; with the mouse and with keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.games.indonesia.analysis.position import demands
from indonesia_qt.games.indonesia.analysis.turns import next_seat
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.events import BidPlaced, CompanyStarted, GoodDelivered
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.games.indonesia.rules.year import earned_this_year
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.table.decision_view import WaitingPanel
from indonesia_qt.ui.table.window.menus import SPEEDS
from tests.ui.pages.board_toolbar import BoardToolbarPage
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import Page
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, go_to

LONG = 1_000_000
"""Milliseconds that no test waits."""


def bridge_of(program: Program) -> SessionBridge:
    assert program.table
    return program.table.bridge


def tool(program: Program, action: QAction) -> QWidget:
    """The button of a command in the line above the board."""
    return BoardToolbarPage.of(program.window).tool(action)


def settle() -> None:
    """Let everything happen that is about to."""
    for _ in range(50):
        QApplication.processEvents()


def test_a_game_of_bots_is_begun_paused_stepped_and_played_on_with_the_mouse(program: Program, qtbot: QtBot) -> None:
    program.window.preferences.set("speed", "instant")
    program.new_games.ask()
    mouse, dialog = Mouse(program), NewGamePage.of(program.window)
    for seat in range(len(dialog.seats)):
        dialog.choose_player(seat, "easy" if seat < 2 else "nobody")
    dialog.begin()
    bridge, play = bridge_of(program), program.window.play
    assert [seat.player for seat in bridge.seats] == ["easy", "easy"]
    qtbot.waitUntil(lambda: bridge.made > 2, timeout=30_000)

    mouse.click(tool(program, play.pause))
    made = bridge.made
    assert bridge.paused
    for number in (1, 2):
        mouse.click(tool(program, play.one))
        qtbot.waitUntil(lambda number=number: bridge.made == made + number, timeout=30_000)
    settle()
    assert bridge.made == made + 2
    assert bridge.paused
    mouse.let_decide_once()
    qtbot.waitUntil(lambda: bridge.made == made + 3, timeout=30_000)
    assert bridge.paused

    mouse.let_play_to_the_end()
    assert not bridge.paused
    qtbot.waitUntil(lambda: bridge.made > made + 20, timeout=30_000)
    mouse.click(tool(program, play.pause))
    assert bridge.paused


def test_the_panel_shows_who_is_next_bids_incomes_and_what_was_done_last_while_bots_play(begin: Begin) -> None:
    mouse = begin("human", "greedy", "greedy", "greedy", options=Options(money="open"), seed=6)
    table, words = mouse.table, mouse.table.context.words
    bridge, session = table.bridge, table.bridge.session
    bridge.set_paused(True)
    bought, sold, bids = 0, 0, 0
    while session.state.year < 3 or not (bought and sold and bids):
        asked = session.question
        assert asked
        view = session.game.view(session.state, asked.seat)
        bridge.submit(Greedy().choose(view, asked, bot_chance(6, bridge.made)), bridge.made)
        if bridge.asked_person is not None:
            continue
        shown, state = Page(table.decision.host).labels(), session.state
        assert isinstance(mouse.panel, WaitingPanel)
        assert "Order of play" in shown
        assert ("Supply and demand" in shown) == bool(demands(state))
        asked = session.question
        assert asked
        notes = {next_seat(state, asked.seat): " · next", asked.seat: " · now"}
        names = [words.seats[seat] + notes.get(seat, "") for seat in state.order]
        rows = [label.replace("<b>", "").replace("</b>", "") for label in shown]
        assert [text for text in rows if text in names] == names
        for event in session.entries[-1].events:
            if isinstance(event, CompanyStarted):
                bought += 1
                assert words.sentence(event) in shown
            sold += isinstance(event, GoodDelivered)
            if isinstance(event, BidPlaced) and isinstance(asked, PlaceBid):
                bids += 1
                assert f"bid {event.amount}\N{NO-BREAK SPACE}Rp" in rows
        earned = [] if isinstance(asked, PlaceBid) else [earned_this_year(state, seat) for seat in state.order]
        assert not any(earned) or {f"this year {signed(one)}" for one in earned} <= set(rows)


def test_when_the_game_is_over_no_bot_is_to_decide(program: Program) -> None:
    go_to(program, POSITIONS["result"])
    play = program.window.play
    assert not play.one.isEnabled()
    assert play.why_no_bot() == "The game is over."


def test_bots_play_without_a_stop_up_to_a_persons_decision(begin: Begin, program: Program, qtbot: QtBot) -> None:
    mouse = begin("human", "easy", "easy", "easy")
    bridge = bridge_of(program)
    bridge.set_paused(True)
    bridge.pause_ms = LONG
    while (asked := bridge.question) is not None and bridge.is_human(asked.seat):
        mouse.answer()
    assert not bridge.is_human(asked.seat if asked else -1)
    mouse.let_play_to_my_decision()
    qtbot.waitUntil(lambda: bridge.question is None or bridge.is_human(bridge.question.seat), timeout=60_000)

    assert not bridge.paused
    mouse.answer()
    while (asked := bridge.question) is not None and bridge.is_human(asked.seat):
        mouse.answer()
    made = bridge.made
    settle()
    assert bridge.made == made, "the bots have their usual speed again"


def test_keys_do_the_same(begin: Begin, program: Program, qtbot: QtBot) -> None:
    mouse = begin("easy", "easy")
    bridge, window = bridge_of(program), program.window
    bridge.set_paused(True)
    bridge.pause_ms = LONG
    assert isinstance(mouse.panel, WaitingPanel)
    made = bridge.made
    QTest.keyClick(window, Qt.Key.Key_B)
    qtbot.waitUntil(lambda: bridge.made == made + 1, timeout=30_000)
    assert bridge.paused

    QTest.keyClick(window, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: bridge.made > made + 4, timeout=30_000)
    QTest.keyClick(window, Qt.Key.Key_Pause)
    assert bridge.paused
    made = bridge.made
    settle()
    assert bridge.made == made

    for number, speed in enumerate(("slow", "normal", "fast", "instant"), 1):
        QTest.keyClick(window, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.AltModifier)
        assert window.preferences.value("speed") == speed
        assert bridge.pause_ms == SPEEDS[speed]


def test_a_paused_bot_isnt_said_to_think(begin: Begin, program: Program) -> None:
    begin("easy", "easy")
    bridge = bridge_of(program)
    bridge.pause_ms = LONG
    assert program.table
    prompt = program.table.decision.prompt
    bridge.set_paused(True)
    assert prompt.text.text().endswith(" Paused")
    bridge.set_paused(False)
    assert prompt.text.text().endswith(" Thinking…")


def test_one_decision_stops_bots_that_play(begin: Begin, program: Program, qtbot: QtBot) -> None:
    mouse = begin("easy", "easy")
    bridge = bridge_of(program)
    bridge.pause_ms = LONG
    bridge.set_paused(False)
    made = bridge.made
    mouse.click(tool(program, program.window.play.one))
    qtbot.waitUntil(lambda: bridge.made == made + 1, timeout=30_000)
    assert bridge.paused
    assert program.window.play.pause.isChecked()


def test_while_a_person_is_asked_there_is_no_bot_to_decide_and_a_click_says_so(begin: Begin, program: Program) -> None:
    begin("human", "human")
    told: list[str] = []
    BoardToolbarPage.of(program.window).widget.refused.connect(told.append)
    for command in (program.window.play.one, program.window.play.on):
        assert not command.isEnabled()
        QTest.mouseClick(tool(program, command), Qt.MouseButton.LeftButton)
    assert told == ["It isn’t a bot’s turn."] * 2
    assert bridge_of(program).made == 0


@pytest.mark.parametrize("size", [(1366, 768), (1600, 900)])
def test_all_buttons_above_the_board_are_in_sight(begin: Begin, program: Program, size: tuple[int, int]) -> None:
    begin("easy", "easy").program.window.resize(*size)
    bridge_of(program).set_paused(True)
    QApplication.processEvents()
    play = program.window.play
    for action in (play.undo, play.pause, play.one, play.on):
        button = tool(program, action)
        assert button.isVisible()
        assert button.visibleRegion().boundingRect() == button.rect()


def test_undo_in_a_finished_game_of_bots_goes_back_one_decision_at_a_time(program: Program) -> None:
    go_to(program, POSITIONS["result"])
    bridge, play = bridge_of(program), program.window.play
    for seat in bridge.people:
        bridge.give_seat(seat, "easy")
    bridge.set_paused(False)
    bridge.pause_ms = 0
    end = bridge.made
    assert bridge.question is None
    for taken_back in (1, 2):
        play.undo.trigger()
        settle()
        assert bridge.made == end - taken_back
        assert bridge.paused
    play.redo.trigger()
    settle()
    assert bridge.made == end - 1
