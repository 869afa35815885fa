"""How few presses of a mouse button or a key a year takes: recorded years are played to the same end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.year_plan import planned_answer
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import (
    Bid,
    Expand,
    Grow,
    PlaceCity,
    PlaceShip,
    Research,
    StartProduction,
    StartShipping,
)
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.ui.table.panels.panel import place_of
from tests.soak import soak_but
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

PLAYERS = 3
OPTIONS = Options(money="open")
MANY = 4
"""Companies with which the player stays out of mergers."""


class Year(NamedTuple):
    """A year of a game from a seed, in which seat 0 has so many companies."""

    seed: int
    year: int
    companies: int


TWO = [Year(1, 2, 2), Year(1, 3, 2), Year(5, 2, 2), Year(6, 2, 2), Year(6, 4, 2)]
FIVE = [Year(1, 9, 5), Year(2, 9, 5), Year(3, 9, 5), Year(4, 9, 5), Year(8, 9, 5)]


def choice(view: State, asked: Question[Any], seed: int, made: int) -> Action:
    """Play as the greedy bot does; seat 0 operates as planned, and with many companies leaves mergers to others."""
    if asked.seat == 0:
        if isinstance(asked, AnnounceMerger | RaiseBid) and len(view.players[0].companies) >= MANY:
            return Pass()
        if (planned := planned_answer(view, asked)) is not None:
            return planned
    return Greedy().choose(view, asked, bot_chance(seed, made))


@cache
def record(seed: int, last_year: int) -> Session[State]:
    """The game from a seed to the end of a year."""
    game = load_map().game
    session: Session[State] = Session(game, game.new_setup(OPTIONS, PLAYERS, seed))
    while (asked := session.question) is not None and session.state.year <= last_year:
        made = len(session.entries)
        session.submit(choice(game.view(session.state, asked.seat), asked, seed, made))
    return session


class PressCounter(Mouse):
    """Counts clicks and keys."""

    presses = 0

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.presses += 1
        super().click(widget, at)

    def click_area(self, area: str) -> None:
        self.presses += 1
        super().click_area(area)

    def press_keys(self, widget: QWidget, *keys: Qt.Key) -> None:
        for key in keys:
            self.presses += 1
            QTest.keyClick(widget, key)

    def start(self, deed: str, place: str) -> None:
        """Start a company; the deed must be chosen only where several can start."""
        if sum(place in places for places in self.panel.starts.values()) > 1:
            self.choose_value(self.panel.deeds, deed)
        self.place(place)

    def play(self, asked: Question[Any], action: Action) -> None:
        """Give a recorded answer, or the order that leads to it, by as few presses as there are."""
        if isinstance(asked, ChooseCompany):
            self.operate_all()
        elif isinstance(asked, AnnounceMerger) and action == Pass():
            self.pass_all_mergers()
        elif action == Pass():
            self.pass_()
        elif isinstance(action, Bid):
            number = self.panel.amount.number
            digits = [Qt.Key(ord(digit)) for digit in str(action.amount)] if action.amount else []
            self.press_keys(number, *digits, Qt.Key.Key_Return)
        elif isinstance(action, Research):
            self.research(action.track, action.player)
        elif isinstance(action, PlaceCity):
            if self.panel.card != action.card:
                self.choose_value(self.panel.cards, action.card)
            self.place(action.area)
        elif isinstance(action, StartProduction | StartShipping):
            self.start(action.deed, place_of(action))
        elif isinstance(action, Expand | Grow | PlaceShip):
            self.place(place_of(action))
        else:
            self.confirm()


def presses(begin: Begin, qtbot: QtBot, year: Year) -> int:
    """Play a recorded year in the window; gives the presses of seat 0."""
    recorded = record(year.seed, year.year)
    entries = recorded.entries
    mouse = PressCounter(begin("human", *["human"] * (PLAYERS - 1), seed=year.seed, options=OPTIONS).program)
    mouse.program.window.preferences.set("privacy", "off")
    bridge = mouse.table.bridge
    begins = next(n for n in range(len(entries)) if recorded.position(n).year == year.year)
    for entry in entries[bridge.made : begins]:
        bridge.session.submit(entry.action)
    bridge.changed.emit(())
    automatic = mouse.table.decision.automatic
    while (made := bridge.made) < len(entries):
        entry, asked = entries[made], bridge.question
        assert asked is not None
        if asked.seat != 0:
            bridge.submit(entry.action, made)
            continue
        if not automatic.answers(asked):
            mouse.play(asked, entry.action)
        qtbot.waitUntil(lambda made=made: bridge.made > made)  # type: ignore[misc]
        assert [one.action for one in bridge.session.entries[made:]] == actions(entries[made : bridge.made])
    assert bridge.session.state == recorded.state
    return mouse.presses


def actions(entries: Sequence[Any]) -> list[Action]:
    return [entry.action for entry in entries]


@pytest.mark.parametrize("year", soak_but(TWO[:1], TWO))
def test_an_ordinary_year_with_two_companies_takes_eight_presses_at_most(
    begin: Begin, qtbot: QtBot, year: Year
) -> None:
    assert companies(year) == year.companies
    assert presses(begin, qtbot, year) <= 8


@pytest.mark.parametrize("year", soak_but(FIVE[:1], FIVE))
def test_an_ordinary_year_with_five_companies_takes_fifteen_presses_at_most(
    begin: Begin, qtbot: QtBot, year: Year
) -> None:
    assert companies(year) == year.companies
    assert presses(begin, qtbot, year) <= 15


def companies(year: Year) -> int:
    """The most companies that seat 0 has at a time in a year."""
    recorded = record(year.seed, year.year)
    positions = map(recorded.position, range(len(recorded.entries)))
    return max(len(one.players[0].companies) for one in positions if one.year == year.year)
