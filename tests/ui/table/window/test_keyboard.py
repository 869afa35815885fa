"""The whole game by keyboard alone: every phase, every part of the window, and the companies in one's slots."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import Announce, Operate, PlaceCity, Research
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.operations import CompanyPanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from tests.ui.conftest import delete_windows
from tests.ui.pages.page import owned
from tests.ui.table.keyboard import KEY, SHIFT, Keyboard
from tests.ui.table.new_games import Begin, new_game

FULL_YEAR = 4
"""Of two people's game from seed 1 if it is played by greedy bots: it has a new era and everything else."""
SEED = 1


@pytest.fixture
def keys(begin: Begin, qtbot: QtBot) -> Keyboard:
    """At the beginning of a year in which everything is asked."""
    program = begin("human", "human", seed=SEED, options=Options(money="open")).program
    assert program.table
    bridge, bot = program.table.bridge, Greedy()
    session = bridge.session
    while session.state.year < FULL_YEAR:
        asked = session.question
        assert asked
        view = session.game.view(session.state, asked.seat)
        session.submit(bot.choose(view, asked, bot_chance(SEED, len(session.entries))))
    bridge.changed.emit(())
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    return Keyboard(program)


def test_two_people_play_a_year_of_all_phases_with_keys_alone(keys: Keyboard) -> None:
    assert keys.program.table
    session = keys.program.table.bridge.session
    before = len(session.entries)
    asked: set[str] = set()
    while session.state.year == FULL_YEAR and session.question is not None:
        asked.add(type(session.question).__name__)
        keys.answer()

    assert asked >= {
        "ChooseSite",
        "PlaceBid",
        "AnnounceMerger",
        "RaiseBid",
        "ChooseDeed",
        "ChooseResearch",
        "ChooseCompany",
        "FloatShips",
        "DeliverGoods",
        "ChooseExpansion",
    }
    played = {type(entry.action) for entry in session.entries[before:]}
    assert played >= {PlaceCity, Announce, Research, Operate}


def test_f6_goes_round_the_parts_of_the_window_and_back(keys: Keyboard) -> None:
    table, window = keys.program.table, keys.program.window
    assert table
    keys.uncover()
    assert isinstance(keys.panel, SitePanel)
    assert keys.at is window.map
    assert window.map
    window.map.go_to("lampung-1")
    keys.press(KEY.Key_F6)
    assert keys.at is keys.panel.cards, "the first field of the decision"
    assert table.board.scene.focused == ""
    keys.press_with(SHIFT, KEY.Key_F6)
    assert table.board.scene.focused == "lampung-1", "the ring comes back with the keyboard"
    for part in (table.decision.host, window.docks.log, window.docks.players, window.map):
        keys.press(KEY.Key_F6)
        assert part is keys.at or part.isAncestorOf(keys.at)
    for part in (window.docks.players, window.docks.log, table.decision.host, window.map):
        keys.press_with(SHIFT, KEY.Key_F6)
        assert part is keys.at or part.isAncestorOf(keys.at)


def test_f6_and_space_open_the_log_where_it_is_folded_and_fold_it_again(keys: Keyboard) -> None:
    log = keys.program.window.docks.log
    assert log
    keys.uncover()
    pane = keys.table.log.pane
    assert not pane.isVisible()
    keys.go_to_part(log)
    keys.press(KEY.Key_Space)
    assert pane.isVisible()
    keys.go_to(pane.search)
    keys.press(KEY.Key_Return)
    assert pane.isVisible(), "a key that is pressed in a page presses no tab"
    keys.press_with(SHIFT, KEY.Key_F6)
    keys.press(KEY.Key_F6)
    assert keys.at is pane.search
    keys.press_with(SHIFT, KEY.Key_Backtab)
    keys.press(KEY.Key_Space)  # the button beside the tabs
    assert not pane.isVisible()


def test_f6_comes_back_to_where_the_keyboard_was(keys: Keyboard) -> None:
    keys.uncover()
    assert isinstance(keys.panel, SitePanel)
    keys.go_to_part(keys.panel)
    keys.go_to(keys.panel.places)
    for _ in range(4):
        keys.press(KEY.Key_F6)
    assert keys.at is keys.panel.places


def test_keys_with_numbers_choose_the_company_in_that_slot(keys: Keyboard) -> None:
    table = keys.program.table
    assert table
    while not isinstance(keys.panel, CompanyPanel):
        keys.answer()
    seat = keys.panel.asked.seat
    companies = table.view.players[seat].companies
    assert len(companies) > 1
    told: list[str] = []
    table.refused.connect(told.append)
    keys.press(KEY.Key_5)
    name = table.context.words.seats[seat]
    assert told
    assert name in told[-1]

    made = table.bridge.made
    keys.press(KEY.Key_2)
    assert table.bridge.session.entries[made].action == Operate(companies[1])


def test_numbers_are_typed_where_an_amount_is_asked(keys: Keyboard) -> None:
    while not isinstance(keys.panel, BidPanel):
        keys.answer()
    keys.press(KEY.Key_2)
    assert keys.panel.amount.value() == 2


def test_the_slots_on_a_card_are_reached_and_clicked_by_keys(keys: Keyboard) -> None:
    table = keys.program.table
    assert table
    while not isinstance(keys.panel, CompanyPanel):
        keys.answer()
    seat = keys.panel.asked.seat
    row = table.player_cards.cards[seat].slots_row
    keys.go_to_part(keys.program.window.docks.players)
    keys.go_to(row)
    second, made = table.view.players[seat].companies[1], table.bridge.made
    keys.press(KEY.Key_Right, KEY.Key_Return)
    assert table.bridge.session.entries[made].action == Operate(second)


def test_enter_on_the_board_presses_the_primary_button_once(keys: Keyboard) -> None:
    assert keys.program.table
    while not isinstance(keys.panel, BidPanel):
        keys.answer()
    board = keys.program.window.map
    assert board
    made = keys.program.table.bridge.made
    keys.go_to_part(board)
    QTest.keyClick(board, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert keys.program.table.bridge.made == made + 1


def test_enter_on_an_area_that_keys_chose_answers_nothing(keys: Keyboard) -> None:
    """Also on the one where the ring was at first."""
    assert keys.program.table
    while not isinstance(keys.panel, BidPanel):
        keys.answer()
    board = keys.program.window.map
    assert board
    made = keys.program.table.bridge.made
    keys.go_to_part(board)
    first = board.map_scene.focused
    QTest.keyClick(board, Qt.Key.Key_Right)
    board.go_to(first)
    QTest.keyClick(board, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert keys.program.table.bridge.made == made


def test_tab_leads_from_the_board_through_the_decision_to_everything_else_and_back(keys: Keyboard) -> None:
    table, window = keys.program.table, keys.program.window
    assert table
    assert window.map
    keys.uncover()
    assert keys.at is window.map
    for _ in table.board.scene.targets:
        keys.press(KEY.Key_Tab)
        assert keys.at is window.map
    visited = walk(keys, lambda: keys.press(KEY.Key_Tab))
    in_panel = [table.decision.host.isAncestorOf(place) for place in visited]
    assert in_panel[0]
    assert in_panel == sorted(in_panel, reverse=True), "the decision is left and come back to"
    assert keys.panel.places in visited
    assert any(window.docks.players.isAncestorOf(place) for place in visited)
    assert len(set(visited)) == len(visited)

    for _ in table.board.scene.targets:
        keys.press_with(SHIFT, KEY.Key_Backtab)
        assert keys.at is window.map
    back = walk(keys, lambda: keys.press_with(SHIFT, KEY.Key_Backtab))
    assert back[-2::-1] == visited[:-1]


def walk(keys: Keyboard, step: Callable[[], None]) -> list[QWidget]:
    """The places that come until the board has the keyboard again, each once: some hold several links."""
    visited: list[QWidget] = []
    while not visited or keys.at is not keys.program.window.map:
        step()
        visited.append(keys.at)
        assert len(visited) < 100
    return [place for place, _ in groupby(visited)]


def test_menus_still_act_when_a_table_that_tab_went_through_is_gone(keys: Keyboard) -> None:
    for _ in range(3):
        keys.press(KEY.Key_Tab)
    keys.program.new_game(new_game("human", "human", seed=SEED))
    delete_windows()

    assert all(action.text() for action in keys.program.window.commands.actions.values())


def test_the_keyboard_can_not_be_caught_on_the_board(keys: Keyboard) -> None:
    keys.uncover()
    table = keys.program.table
    assert table
    assert table.board.scene.targets
    keys.press_with(SHIFT, KEY.Key_Backtab)  # to the last target
    for _ in table.board.scene.targets:
        keys.press_with(SHIFT, KEY.Key_Backtab)
    assert keys.at is not keys.program.window.map


def test_every_list_of_a_decision_tells_a_screen_reader_what_it_lists(keys: Keyboard) -> None:
    assert keys.program.table
    session = keys.program.table.bridge.session
    names: dict[str, set[str]] = {}
    while session.state.year == FULL_YEAR:
        keys.uncover()
        listed = [one.accessibleName() for one in owned(keys.panel, ChoiceList)]
        assert all(listed)
        assert len(set(listed)) == len(listed)
        names.setdefault(type(keys.panel).__name__, set()).update(listed)
        keys.answer()
    assert names["SitePanel"] == {"City cards", "Sites"}
    assert names["DeedPanel"] == {"Deeds you can acquire", "Possible starting areas"}
