"""A change of look or of size takes nothing from a player: neither what he sees nor what he has begun."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.games.indonesia.orders import AutoBid
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.table.privacy import Cover
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.log import LogPage, only_about
from tests.ui.pages.page import settle
from tests.ui.pages.singapore_panels import SingaporeTable
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, Position, go_to

pytestmark = pytest.mark.usefixtures("undressed")

AUCTION = Position("RaiseBid", 3, 6)
"""The first person can pay for more."""


def table(program: Program) -> IndonesiaView:
    assert program.table
    return program.table


def change(program: Program, qtbot: QtBot, theme: str = "dark", scale: int = 150) -> None:
    """Change the look and the size of text, which take effect at once."""
    before = table(program)
    with qtbot.waitSignal(program.window.appearance.changed):
        program.window.preferences.set("theme", theme)
        program.window.preferences.set("scale", scale)
    assert table(program) is not before
    for _ in range(3):
        QApplication.processEvents()


def bidding(begin: Begin) -> Mouse:
    """Two people of whom one bids for the order of play."""
    mouse = begin("human", "human", options=Options(money="open"))
    while not isinstance(mouse.panel, BidPanel):
        mouse.answer()
    return mouse


def test_the_map_stays_where_it_is(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["research"])
    for _ in range(3):  # the panels come to their sizes
        QApplication.processEvents()
    view = program.window.map
    assert view
    view.zoom_at(QPointF(200, 150), 2.0)
    assert view.sight
    middle, scale = view.sight
    change(program, qtbot)
    view = program.window.map
    assert view
    assert view.sight
    assert view.sight[1] == pytest.approx(scale)
    off = view.sight[0] - middle
    assert abs(off.x()) < 4 / scale
    assert abs(off.y()) < 4 / scale


def test_a_whole_board_stays_whole(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["research"])
    change(program, qtbot)
    assert program.window.map
    assert program.window.map.sight is None


def test_the_amount_stays(begin: Begin, qtbot: QtBot) -> None:
    mouse = bidding(begin)
    mouse.panel.amount.number.setValue(3)
    change(mouse.program, qtbot)
    assert mouse.panel.amount.value() == 3


def test_the_past_stays_in_view(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["research"])
    table(program).history.look_at(9)
    change(program, qtbot)
    assert table(program).history.looks_back
    assert table(program).history.at == 9


@pytest.mark.parametrize("way", soak_but(("curtain",), ["peek", "curtain"]))
def test_what_is_covered_stays_covered_and_what_was_uncovered_stays_so(begin: Begin, qtbot: QtBot, way: str) -> None:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", "off")
    while not isinstance(mouse.panel, BidPanel):
        mouse.answer()
    mouse.program.window.preferences.set("privacy", way)
    assert isinstance(mouse.panel, Cover)
    change(mouse.program, qtbot)
    assert isinstance(mouse.panel, Cover)
    assert table(mouse.program).privacy.shown() == frozenset()
    asked = table(mouse.program).bridge.question
    assert asked
    mouse.uncover()
    assert isinstance(mouse.panel, BidPanel)
    change(mouse.program, qtbot, "high_contrast", 125)
    assert isinstance(mouse.panel, BidPanel)
    assert table(mouse.program).privacy.shown() == frozenset({asked.seat})


def test_drafts_and_orders_to_bid_stay(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["deliveries"])
    first = table(program)
    panel: Any = first.decision.host.panel
    panel.toggle_lock(0)
    draft = panel.plans
    order = AutoBid(1, "x", "y", 100, then_pass=True)
    first.decision.automatic.orders = [order]
    change(program, qtbot)
    now = table(program)
    assert now.decision.host.panel.plans == draft  # type: ignore[attr-defined]
    assert now.decision.automatic.order is order


def test_a_drafted_turn_stays_with_what_undo_took_out_of_it(program: Program, qtbot: QtBot) -> None:
    mouse = show(program, turn)
    mouse.switch_drafts()
    for area in ("e6", "e6", "e4"):
        mouse.click_area(area)
    drafted = mouse.drafted
    assert len(drafted) == 4
    program.window.play.undo.trigger()
    change(program, qtbot)
    settle()
    mouse = SingaporeTable(program)
    assert mouse.drafted == drafted[:-1]
    program.window.play.redo.trigger()
    settle()
    assert mouse.drafted == drafted
    assert mouse.table.board.shown.players[0].workers == ("e4",)


def test_the_kind_that_mergers_are_narrowed_down_to_stays(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["mergers"])
    mouse = Mouse(program)
    kinds = [merger.kind for merger in mouse.panel.mergers.values()]
    kind = max(set(kinds), key=kinds.count)
    shown = [merger.pair for merger in mouse.panel.mergers.values() if merger.kind == kind]
    mouse.press(str(len(shown)))
    assert mouse.pairs_shown == shown
    change(program, qtbot, scale=110)
    assert mouse.pairs_shown == shown


def test_the_open_page_of_deliveries_stays(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["deliveries"])
    panel: Any = table(program).decision.host.panel
    panel.next_alternative()
    assert panel.tabs.currentIndex() == 1
    change(program, qtbot)
    again: Any = table(program).decision.host.panel
    assert again.tabs.currentIndex() == 1


def test_a_merger_stays_with_its_pair_and_amount(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["mergers"])
    mouse = Mouse(program)
    mouse.choose(mouse.panel.list)
    mouse.change_amount(5)
    pair, amount, confirmation = mouse.panel.pair, mouse.panel.amount.value(), mouse.confirmation
    assert amount > mouse.panel.amount.amounts[0]
    change(program, qtbot)
    assert mouse.panel.pair == pair
    assert mouse.panel.amount.value() == amount
    assert mouse.confirmation == confirmation
    assert mouse.can_confirm


def test_the_first_of_two_companies_stays_chosen(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["mergers"])
    mouse = Mouse(program)
    company = table(program).view.companies[mouse.panel.pairs[0][0]]
    mouse.click_area(next(iter(company.areas or company.ships)))
    first = mouse.panel.first
    assert first
    marks = mouse.panel.marks()
    change(program, qtbot)
    assert mouse.panel.first == first
    assert mouse.panel.marks() == marks


def test_an_order_to_bid_that_is_not_given_yet_stays(program: Program, qtbot: QtBot) -> None:
    go_to(program, AUCTION)
    mouse = Mouse(program)
    limit = mouse.panel.bids[2]
    mouse.fill_in(limit)
    tick = mouse.panel.limit
    mouse.click(tick, QPoint(tick.height() // 2, tick.height() // 2))
    mouse.panel.then.setFocus()
    QTest.keyClick(mouse.panel.then, Qt.Key.Key_Down)
    assert (mouse.panel.limit.isChecked(), mouse.panel.then.currentIndex()) == (True, 1)
    confirmation = mouse.confirmation
    change(program, qtbot)
    assert mouse.panel.amount.value() == limit
    assert mouse.panel.limit.isChecked()
    assert mouse.panel.then.currentIndex() == 1
    assert mouse.panel.then.isEnabled()
    assert mouse.confirmation == confirmation


def test_a_deed_stays_chosen_with_its_place(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["acquisitions"])
    mouse = Mouse(program)
    mouse.choose(mouse.panel.deeds)
    mouse.select(mouse.panel.places, mouse.panel.places.values[0])
    start = mouse.panel.answer
    assert start is not None
    change(program, qtbot)
    assert mouse.panel.answer == start


def test_a_good_that_is_sent_by_hand_stays_on_its_way(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["deliveries"])
    mouse = Mouse(program)
    mouse.click_area(mouse.panel.company.areas[0])
    assert mouse.panel.picking
    marks, hint = mouse.panel.marks(), mouse.panel.hint.text()
    change(program, qtbot)
    assert mouse.panel.picking
    assert mouse.panel.marks() == marks
    assert mouse.panel.hint.text() == hint


def test_the_planner_keeps_its_draft(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["deliveries"])
    mouse = Mouse(program)
    mouse.panel.rows.setFocus()
    mouse.panel.remove(0)
    draft = mouse.panel.draft
    change(program, qtbot)
    assert mouse.panel.draft == draft


def test_what_was_looked_for_in_the_log_stays(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["research"])
    program.window.resize(1920, 1080)
    QApplication.processEvents()
    log = table(program).log.pane
    log.begin_search()
    QTest.keyClicks(log.search, "rice")
    log.menu.actions()[1].trigger()
    shown = [line.text for line in log.filter.of(log.lines)]
    assert len(shown) < len(log.lines)
    change(program, qtbot)
    after = table(program).log.pane
    assert after is not log
    assert after.search.text() == "rice"
    assert after.menu.actions()[1].isChecked()
    assert [line.text for line in after.filter.of(after.lines)] == shown
    assert after.finder.isVisible()


def test_a_log_about_one_place_stays_so(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["research"])
    log = table(program).log.pane
    place = next(line.places[0] for line in log.lines if line.places)
    log.show_about(place, "the place")
    assert LogPage(log).about == only_about("the place")
    change(program, qtbot)
    assert table(program).log.pane.filter.place == place
    assert LogPage(table(program).log.pane).about == only_about("the place")
