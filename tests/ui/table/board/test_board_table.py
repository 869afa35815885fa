"""The board as tables: everything on the map can be read, found and chosen there."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.table.board.board_table import BoardTable, SheetView
from indonesia_qt.ui.table.privacy import Cover
from tests.soak import soak_but
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, SHORT, go_to


@pytest.fixture
def mouse(begin: Begin) -> Mouse:
    """A player who has to place a city, with the tables open."""
    mouse = begin("human", "human", options=Options(money="open"))
    while not isinstance(mouse.panel, SitePanel):
        mouse.answer()
    QApplication.processEvents()
    mouse.program.window.commands.actions["board_table"].trigger()
    QApplication.processEvents()
    return mouse


def tables(mouse: Mouse) -> BoardTable:
    assert mouse.table.board.table.isVisible()
    return mouse.table.board.table


def sheet(mouse: Mouse, name: str) -> SheetView:
    found = next(view for view in tables(mouse).views if view.rows.sheet.name == name)
    tables(mouse).tabs.setCurrentWidget(found)
    return found


def column(view: SheetView, number: int) -> list[str]:
    return [view.found.index(row, number).data() for row in range(view.found.rowCount())]


def test_every_place_that_can_be_chosen_is_a_row_and_enter_chooses_it(mouse: Mouse) -> None:
    table = mouse.table
    choices = sheet(mouse, "Choices")
    places = [row.place for row in choices.rows.sheet.rows]
    assert set(places) >= set(table.board.scene.targets)
    choices.setFocus()
    choices.choose(lambda row: row.place == places[1])
    QTest.keyClick(choices, Qt.Key.Key_Return)
    assert last_answer(mouse).area == places[1]


def test_the_button_says_the_answer_and_gives_it(mouse: Mouse) -> None:
    choices = sheet(mouse, "Choices")
    assert not tables(mouse).button.isEnabled()
    row = choices.rows.sheet.rows[0]
    choices.choose(lambda one: one is row)
    assert tables(mouse).button.text() == row.cells[0]
    mouse.click(tables(mouse).button)
    assert last_answer(mouse) == row.answer


def last_answer(mouse: Mouse) -> Any:
    return mouse.table.bridge.session.entries[-1].action


POSITIONS_ASKED = [name for name, position in POSITIONS.items() if position.question]


@pytest.mark.parametrize("name", soak_but(SHORT, POSITIONS_ASKED))
def test_every_answer_to_every_question_is_a_row_that_can_be_played(program: Program, name: str) -> None:
    """Of amounts those that are not listed are found by typing them."""
    go_to(program, POSITIONS[name])
    mouse = Mouse(program)
    program.window.commands.actions["board_table"].trigger()
    assert program.table
    session = program.table.bridge.session
    asked = session.question
    assert asked
    choices = sheet(mouse, "Choices")
    rows = {row.answer for row in choices.rows.sheet.rows}
    actions = list(asked.actions(session.state))
    if isinstance(asked, PlaceBid):
        tables(mouse).search.setText(str(actions[-2].amount))  # type: ignore[attr-defined]
        assert actions[-2] in {row.answer for row in choices.rows.sheet.rows}
    elif not isinstance(asked, AnnounceMerger | RaiseBid):
        assert rows == set(actions)
    for row in choices.rows.sheet.rows:
        assert asked.check(session.state, row.answer) is None
    choices.selectRow(choices.found.rowCount() - 1)
    chosen = choices.row()
    assert chosen
    made = len(session.entries)
    mouse.click(tables(mouse).button)
    assert session.entries[made].action == chosen.answer


def test_a_bid_is_typed_and_given_in_the_table(program: Program) -> None:
    go_to(program, POSITIONS["turn_order"])
    mouse = Mouse(program)
    program.window.commands.actions["board_table"].trigger()
    choices = sheet(mouse, "Choices")
    QTest.keyClicks(tables(mouse).search, "bid 3")
    choices.selectRow(0)
    mouse.click(tables(mouse).button)
    assert last_answer(mouse) == Bid(3)


def test_answers_are_gone_when_the_decision_is_covered(begin: Begin) -> None:
    mouse = begin("human", "human")
    mouse.program.window.commands.actions["board_table"].trigger()
    while not isinstance(mouse.panel, BidPanel):
        mouse.answer()
    choices = sheet(mouse, "Choices")
    assert choices.found.rowCount()
    mouse.answer()
    assert isinstance(mouse.panel, Cover)
    assert not choices.found.rowCount()
    mouse.confirm()
    assert choices.found.rowCount()


def test_a_row_is_shown_on_the_map(mouse: Mouse) -> None:
    table = mouse.table
    areas = sheet(mouse, "Areas")
    areas.choose(lambda row: row.place == "banda-sea")
    mouse.click(tables(mouse).button)
    assert table.board.scene.focused == "banda-sea"


def test_rows_are_searched_and_sorted(mouse: Mouse) -> None:
    areas = sheet(mouse, "Areas")
    everything = areas.found.rowCount()
    QTest.keyClicks(tables(mouse).search, "bali")
    assert 0 < areas.found.rowCount() < everything
    assert all(
        "bali" in " ".join(column(areas, n)[row] for n in range(5)).lower() for row in range(areas.found.rowCount())
    )
    tables(mouse).search.clear()
    areas.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    names = [name.replace("\N{NO-BREAK SPACE}", " ") for name in column(areas, 0)]
    assert names == sorted(names)
    cities = sheet(mouse, "Companies")
    cities.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    sizes = [int(size) for size in column(cities, 3)]
    assert sizes == sorted(sizes, reverse=True)


def test_the_tables_follow_the_game(mouse: Mouse) -> None:
    before = sheet(mouse, "Cities").found.rowCount()
    mouse.answer()
    assert sheet(mouse, "Cities").found.rowCount() == before + 1


def test_the_same_key_hides_the_tables(mouse: Mouse) -> None:
    mouse.program.window.commands.actions["board_table"].trigger()
    assert not mouse.table.board.table.isVisible()


@pytest.mark.parametrize("place", ["search", "tabs", "row"])
def test_esc_hides_the_tables_and_gives_the_keyboard_back_to_the_board(mouse: Mouse, place: str) -> None:
    shown, view = tables(mouse), mouse.program.window.map
    at = {"search": shown.search, "tabs": shown.tabs.tabBar(), "row": sheet(mouse, "Areas")}[place]
    at.setFocus()
    QTest.keyClick(at, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert view
    assert view.hasFocus()


def test_every_area_and_deed_stands_in_a_table(mouse: Mouse) -> None:
    table = mouse.table
    answers = table.decision.possible("")
    shown = table.context.ui.board.sheets(table.context.words, table.view, answers)
    found = {sheet.name: sheet for sheet in shown}
    scenario = table.view.scenario
    assert {row.place for row in found["Areas"].rows} == {*scenario.seas_at, *scenario.sea_neighbours}
    assert len(found["Deeds"].rows) == len(scenario.deeds)
    assert len(found["Choices"].rows) >= len(table.board.scene.targets)
    for one in found.values():
        assert all(len(row.cells) == len(one.columns) for row in one.rows)


def test_a_screen_reader_is_told_what_lies_there_and_what_can_be_chosen(mouse: Mouse) -> None:
    window, table = mouse.program.window, mouse.table
    assert window.map
    assert table
    board = QAccessible.queryAccessibleInterface(window.map)
    names = [board.child(n).text(QAccessible.Text.Name) for n in range(board.childCount())]
    ids = [area.id for area in table.board.scene.board.areas()]
    assert names == [table.board.spoken(area) for area in ids]
    legal = {area for area, name in zip(ids, names, strict=True) if name.endswith("Can be chosen.")}
    assert legal == set(table.board.scene.targets)
    sea = names[ids.index("banda-sea")]
    assert sea == "Banda Sea, No ships."
