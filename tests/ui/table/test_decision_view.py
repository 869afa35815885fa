"""The moves that F2 lists hold everything that is legal, in words, and what is chosen there is played."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.core.flow import question, refusal, settle, step
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.table.decision_view import possible_answers
from tests.ui.pages.settings import PalettePage
from tests.ui.table.new_games import NAMES, Begin, context_of


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_a_whole_game_is_played_from_what_is_listed(money: str) -> None:
    """Every answer that is listed is legal and says something, and all that is legal is listed but for amounts."""
    game = load_map().game
    state = game.start(game.new_setup(Options(money=money), 3, 2))  # type: ignore[arg-type]
    context, bot, chance = context_of(IndonesiaTexts(game.scenario, NAMES[:3])), Greedy(), Random(2)
    settle(state, [])
    for _ in range(400):
        asked = question(state)
        if asked is None:
            break
        view = game.view(state, asked.seat)
        answers = possible_answers(context, view, asked)
        assert answers
        for action, words in answers:
            assert refusal(state, action) is None
            assert words.text
            assert not words.leads_to.endswith((".", ";", " "))
        if not isinstance(asked, PlaceBid | RaiseBid | AnnounceMerger | DeliverGoods):
            assert {answer.action for answer in answers} == set(asked.actions(view))
        wise = bot.choose(view, asked, chance)
        step(state, wise if chance.random() < 0.8 else answers[-1].action, [])


def test_a_typed_amount_is_bid_from_the_list(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    table = mouse.table
    while not isinstance(table.bridge.question, PlaceBid):
        mouse.answer()
    seat = table.bridge.question.seat
    popup = PalettePage.open_moves_in(mouse.program.window)
    popup.find("bid 37")
    assert popup.selected.startswith("Bid 37")
    popup.press(Qt.Key.Key_Return)

    assert table.view.players[seat].bank == 37


def test_the_list_closes_when_the_game_goes_on(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    table = mouse.table
    while not isinstance(table.bridge.question, PlaceBid):
        mouse.answer()
    popup, made = PalettePage.open_moves_in(mouse.program.window), table.bridge.made
    assert popup.widget.isVisible()
    mouse.answer()
    assert not popup.widget.isVisible()
    assert table.bridge.made == made + 1


def test_while_nothing_is_asked_it_is_said(begin: Begin) -> None:
    mouse = begin("greedy", "greedy")
    mouse.table.bridge.set_paused(True)
    QTest.keyClick(mouse.program.window, Qt.Key.Key_F2)
    assert mouse.program.window.statusBar().currentMessage() == "There’s nothing to decide right now."


def test_the_first_keys_play_a_move(begin: Begin) -> None:
    """F2, Down, Enter plays the second move, without a wait or a click."""
    mouse = begin("human", "human", options=Options(money="open"))
    table = mouse.table
    while not isinstance(mouse.panel, SitePanel):
        mouse.answer()
    made, popup = table.bridge.made, PalettePage.open_moves_in(mouse.program.window)
    assert popup.headings == ["Moves"]
    first, second = popup.found[:2]
    assert popup.selected == first
    popup.press(Qt.Key.Key_Down)
    assert popup.selected == second
    assert popup.heard.startswith(second)
    popup.press(Qt.Key.Key_Return)
    assert table.bridge.made == made + 1
    assert second.endswith(table.context.words.place(table.bridge.session.entries[-1].action.area))


def test_a_place_that_can_be_chosen_is_chosen_and_any_other_is_shown(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    table, window = mouse.table, mouse.program.window
    assert table
    assert window.map
    while not isinstance(mouse.panel, SitePanel):
        mouse.answer()
    legal = table.board.scene.targets[-1]
    other = next(land.id for land in table.board.scene.board.lands if land.id not in table.board.scene.targets)
    popup = PalettePage.open_moves_in(window)
    popup.find(table.context.words.place(legal).lower())
    assert popup.headings[0] == "Moves"
    assert popup.selected.endswith(table.context.words.place(legal))
    popup.find(table.context.words.place(other))
    assert popup.headings == ["Places"]
    popup.press(Qt.Key.Key_Return)
    assert table.board.scene.focused == other
    assert window.focusWidget() is window.map
