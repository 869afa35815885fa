"""A change of look or of size takes nothing from a player: neither what he sees nor what he has begun."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.state import Options
from indonesia_qt.ui.app import Program
from indonesia_qt.ui.indonesia.auto_bid import AutoBid
from indonesia_qt.ui.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.indonesia.privacy import Cover
from indonesia_qt.ui.indonesia.table import Table

from .conftest import Begin
from .mouse import Mouse
from .positions import POSITIONS, go_to

pytestmark = pytest.mark.usefixtures("undressed")

CHANGES = [("theme", "dark"), ("scale", 150)]
changes = pytest.mark.parametrize(("key", "value"), CHANGES)


def table(program: Program) -> Table:
    assert program.table
    return program.table


def change(program: Program, qtbot: QtBot, key: str, value: str | int) -> None:
    before = table(program)
    with qtbot.waitSignal(program.window.appearance.changed):
        program.window.preferences.set(key, value)
    assert table(program) is not before
    for _ in range(3):
        QApplication.processEvents()


def bidding(begin: Begin) -> Mouse:
    """Two people of whom one bids for the order of play."""
    mouse = begin("human", "human", options=Options(money="open"))
    while not isinstance(mouse.panel, BidPanel):
        mouse.answer()
    return mouse


@changes
def test_the_map_stays_where_it_is(program: Program, qtbot: QtBot, key: str, value: str | int) -> None:
    go_to(program, POSITIONS["research"])
    for _ in range(3):  # the panels come to their sizes
        QApplication.processEvents()
    view = program.window.map
    assert view
    view.zoom_at(QPointF(200, 150), 2.0)
    assert view.sight
    middle, scale = view.sight
    change(program, qtbot, key, value)
    view = program.window.map
    assert view
    assert view.sight
    assert view.sight[1] == pytest.approx(scale)
    off = view.sight[0] - middle
    assert abs(off.x()) < 4 / scale
    assert abs(off.y()) < 4 / scale


def test_a_whole_board_stays_whole(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["research"])
    change(program, qtbot, "theme", "dark")
    assert program.window.map
    assert program.window.map.sight is None


@changes
def test_the_amount_stays(begin: Begin, qtbot: QtBot, key: str, value: str | int) -> None:
    mouse = bidding(begin)
    mouse.panel.amount.number.setValue(3)
    change(mouse.program, qtbot, key, value)
    assert mouse.panel.amount.value() == 3


@changes
def test_the_past_stays_in_view(program: Program, qtbot: QtBot, key: str, value: str | int) -> None:
    go_to(program, POSITIONS["research"])
    table(program).history.look_at(9)
    change(program, qtbot, key, value)
    assert table(program).history.looks_back
    assert table(program).history.at == 9


@changes
@pytest.mark.parametrize("way", ["peek", "curtain"])
def test_what_is_covered_stays_covered_and_what_was_uncovered_stays_so(
    begin: Begin, qtbot: QtBot, key: str, value: str | int, way: str
) -> None:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", "off")
    while not isinstance(mouse.panel, BidPanel):
        mouse.answer()
    mouse.program.window.preferences.set("privacy", way)
    assert isinstance(mouse.panel, Cover)
    change(mouse.program, qtbot, key, value)
    assert isinstance(mouse.panel, Cover)
    assert table(mouse.program).privacy.shown() == frozenset()
    asked = table(mouse.program).bridge.question
    assert asked
    mouse.click(mouse.panel.primary)
    assert isinstance(mouse.panel, BidPanel)
    change(mouse.program, qtbot, "theme", "high_contrast")
    assert isinstance(mouse.panel, BidPanel)
    assert table(mouse.program).privacy.shown() == frozenset({asked.seat})


@changes
def test_drafts_and_orders_to_bid_stay(program: Program, qtbot: QtBot, key: str, value: str | int) -> None:
    go_to(program, POSITIONS["deliveries"])
    first = table(program)
    panel: Any = first.host.panel
    panel.toggle_lock(0)
    draft = panel.desk
    first.bidder.order = order = AutoBid(1, "x", "y", 100, then_pass=True)
    change(program, qtbot, key, value)
    now = table(program)
    assert now.host.panel.desk == draft  # type: ignore[attr-defined]
    assert now.bidder.order is order
