"""What is true of every panel: it fits, can be read by a screen reader, and shows where a hint is followed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QListWidget, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding, StartingRound
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.style.scaling import scaled
from tests.games.singapore.positions import Table
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import town, turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.hint import HintPage
from tests.ui.pages.page import settle
from tests.ui.pages.singapore_panels import SingaporeTable

WAIT_MS = 30_000
Arrange = Callable[[Table], None]


def found(table: Table) -> None:
    table.lay_out("I-06", "I-12", "II-12", "I-13", top="I-04")
    table.state.stack[:] = [StartingRound(1), FoundBuilding(0, 0)]


def lots(table: Table) -> None:
    town(table)
    table.state.stack[:] = [Round("lots", 1), ChooseLot(0, 0)]


def tiles(table: Table) -> None:
    town(table)
    table.state.display[:] = ["I-02", "I-05", "I-13", "I-10", "II-01"]
    table.player(0, money=1)
    table.flag("g4", 0)
    table.state.hut = "I-02"
    table.state.stack[:] = [Round("turns", 4), PlayTurn(0), ChooseTile(0, last=True)]


def neighbours(table: Table) -> None:
    town(table)
    table.state.stack[:] = [Round("turns", 1), PlayTurn(0), JoinBuilding(0, "f5")]


def hut(table: Table) -> None:
    town(table)
    table.state.stack[:] = [Round(), ChooseHut(0)]


def two_workers(table: Table) -> None:
    turn(table, "d5", "d4", walker=1, extra=4, steps=2)


EVERY: dict[str, tuple[Arrange, str]] = {
    "found": (found, ""),
    "lots": (lots, ""),
    "tiles": (tiles, ""),
    "neighbours": (neighbours, ""),
    "hut": (hut, ""),
    "moves": (two_workers, "Turn"),
    "roads": (two_workers, "Roads"),
    "plans": (two_workers, "Plans"),
}


def open_panel(program: Program, name: str) -> SingaporeTable:
    arrange, page = EVERY[name]
    mouse = show(program, arrange, players=4 if name in ("found", "tiles") else 3)
    settle()
    if page:
        mouse.open_page(page)
    if page == "Plans":
        mouse.wait_for_plans()
    settle()
    return mouse


def look(program: Program, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.resize(1366, 768)
    settle()


FULL = ("tiles", "moves")
"""Those that have the most to show; with large text the others are for the long runs."""


@pytest.mark.parametrize(
    ("name", "scale"),
    [
        *(pytest.param(name, 100, marks=() if name in FULL else pytest.mark.soak) for name in EVERY),
        *(pytest.param(name, 150, marks=() if name in FULL else pytest.mark.soak) for name in EVERY),
    ],
)
def test_it_fits_a_small_screen_its_button_is_at_the_bottom_right_and_what_takes_the_keyboard_has_a_name(
    program: Program, name: str, scale: int
) -> None:
    look(program, scale)
    mouse = open_panel(program, name)
    panel = mouse.panel
    assert panel.primary.visibleRegion().boundingRect() == panel.primary.rect()
    for area in mouse.parts(QScrollArea):
        assert area.horizontalScrollBar().maximum() == 0
        if scale == 100:
            assert area.verticalScrollBar().maximum() == 0
    for rows in mouse.parts(QListWidget):
        assert rows.viewport().height() >= rows.visualItemRect(rows.item(0)).height()
    edge = panel.rect().bottomRight() - panel.primary.geometry().bottomRight()
    assert (edge.x(), edge.y()) == (scaled(12), scaled(8))
    if panel.pass_button is not None:
        assert panel.primary.x() - panel.pass_button.geometry().right() >= scaled(20)
        assert panel.pass_button.leads_to
    if name == "moves":
        mouse.choose_trade("I-06")
    for part in mouse.parts(QWidget):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and isinstance(part, QAbstractButton | QComboBox | QListWidget):
            text = part.text() if isinstance(part, QAbstractButton) else ""
            assert part.accessibleName() or text, part


@pytest.mark.parametrize("name", soak_but(("lots", "moves"), ["found", "lots", "tiles", "neighbours", "hut", "moves"]))
def test_a_hint_is_pointed_out_where_it_is_given(program: Program, qtbot: QtBot, name: str) -> None:
    mouse = open_panel(program, name)
    assert program.table
    QTest.keyClick(program.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    hint = HintPage(program.table.decision.host.hint)
    qtbot.waitUntil(lambda: hint.is_ready, timeout=WAIT_MS)
    listed = [rows for rows in mouse.lists if any(rows.is_pointed_out(row) for row in range(rows.count()))]
    assert listed or mouse.panel.pass_button.property("role") == "hinted"


def test_goods_of_ones_choice_are_in_sight_also_with_large_text(program: Program) -> None:
    look(program, 150)
    mouse = open_panel(program, "moves")
    mouse.choose_trade("I-06")
    settle()
    pay = mouse.panel.moves.pay
    assert pay.visibleRegion().boundingRect() == pay.rect()
