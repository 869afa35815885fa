"""How few clicks a game takes: to begin it, and for the simple decisions of a whole one."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import bot_of
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.final_screen import IndonesiaResult
from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.merger_choice import MergerPanel
from indonesia_qt.ui.games.indonesia.panels.mergers import AuctionPanel
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.operations import ExpansionPanel, ShipsPanel
from indonesia_qt.ui.games.indonesia.panels.research import ResearchPanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from tests.soak import soak_but
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, go_to

MOST = 2
PASSES = (MergerPanel, AuctionPanel, ShipsPanel, ExpansionPanel)
DOES_IT_ALL = (BidPanel, DeliveryPanel)
"""Panels whose one button bids 0 or accepts the plan."""


class CountingMouse(Mouse):
    """Counts the clicks on lists and buttons."""

    clicks = 0

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.clicks += 1
        super().click(widget, at)

    def click_area(self, area: str) -> None:
        self.clicks += 1
        super().click_area(area)

    def answer(self) -> None:
        """The simple answer, where there is one; any other otherwise."""
        if type(self.panel) in DOES_IT_ALL:
            self.confirm()
        elif type(self.panel) in PASSES and self.passing:
            self.pass_()
        else:
            super().answer()


@pytest.mark.usefixtures("undressed")
def test_a_game_against_three_bots_begins_with_two_clicks(program: Program) -> None:
    program.start()
    StartPage.of(program.window).new_game()
    NewGamePage.of(program.window).begin()
    assert program.table
    assert [bot_of(seat.player) for seat in program.table.bridge.seats] == ["human", "medium", "medium", "medium"]


@pytest.mark.parametrize(
    "name",
    soak_but(
        ("auction", "ships"),
        ["turn_order", "mergers", "auction", "research", "ships", "deliveries", "expansion"],
    ),
)
def test_a_simple_decision_takes_two_clicks(program: Program, name: str) -> None:
    go_to(program, POSITIONS[name])
    assert program.table
    mouse, made = CountingMouse(program), program.table.bridge.made
    panel = type(mouse.panel)
    assert panel in PASSES or panel in DOES_IT_ALL or panel is ResearchPanel
    mouse.answer()
    assert program.table.bridge.made > made
    assert mouse.clicks <= MOST


@pytest.mark.parametrize("last", soak_but((1,), (1, 2)))
def test_a_year_takes_a_click_a_decision_and_one_more_for_what_is_shown_or_chosen_twice(
    begin: Begin, qtbot: QtBot, last: int
) -> None:
    mouse = CountingMouse(begin("human", "greedy", "greedy", "greedy", seed=4).program)
    bridge, years = mouse.table.bridge, Counter[int]()
    bridge.pause_ms = 0
    while (year := bridge.session.state.year) <= last:
        qtbot.waitUntil(lambda: bridge.question is not None and bridge.is_human(bridge.question.seat), timeout=60_000)
        before, panel = mouse.clicks, type(mouse.panel)
        mouse.answer()
        assert mouse.clicks - before == (2 if panel in (SitePanel, DeedPanel) else 1), panel
        years[year] += mouse.clicks - before
    assert years[1] <= 9


@pytest.mark.soak
def test_in_a_whole_game_against_three_bots_simple_decisions_take_two_clicks(begin: Begin, qtbot: QtBot) -> None:
    mouse = CountingMouse(begin("human", "greedy", "greedy", "greedy", seed=4).program)
    bridge = mouse.table.bridge
    simple: set[type] = set()

    def over_or_asked() -> bool:
        return bridge.question is None or bridge.is_human(bridge.question.seat)

    while bridge.question is not None:
        qtbot.waitUntil(over_or_asked, timeout=60_000)
        if bridge.question is None:
            break
        before, made, panel = mouse.clicks, bridge.made, type(mouse.panel)
        mouse.answer()
        assert bridge.made > made, panel
        if panel in PASSES or panel in DOES_IT_ALL or panel is ResearchPanel:
            simple.add(panel)
            assert mouse.clicks - before <= MOST, panel

    assert isinstance(mouse.panel, IndonesiaResult)
    assert {BidPanel, DeliveryPanel, ShipsPanel} <= simple


def test_another_game_begins_with_one_click_where_one_has_ended(program: Program) -> None:
    go_to(program, POSITIONS["result"])
    Mouse(program).final.play_again()
    assert program.table
    assert program.table.bridge.question is not None
