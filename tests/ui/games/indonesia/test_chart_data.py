"""The charts of a game are right, show nothing that is hidden, and change nothing."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.core.flow import Action
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.charts.chart_model import Sheet, table_of
from indonesia_qt.ui.charts.chart_window import ChartsWindow
from indonesia_qt.ui.games.indonesia import chart_data as made
from indonesia_qt.ui.games.indonesia.final_screen import IndonesiaFinal, IndonesiaResult, how_won
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from tests.mapmaking.maps import content, limited_files
from tests.ui.charts.whole import is_whole
from tests.ui.pages.charts import ChartsPage, SheetTable
from tests.ui.pages.final_screen import FinalPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.reading import everything_told

MONEY = {"Money", "Income and spending", "Income", "Bids for the order of play", "Payments between players"}


@cache
def actions(options: Options, players: int) -> list[Action]:
    """A whole game of the greedy bot, by its answers."""
    game = load_map().game
    session = Session(game, game.new_setup(options, players, 1))
    bot, chance = Greedy(), Random(3)
    while asked := session.question:
        session.submit(bot.choose(game.view(session.state, asked.seat), asked, chance))
    return [entry.action for entry in session.entries]


def played(begin: Begin, decisions: int, *players: str, options: Options | None = None) -> Mouse:
    """A game that has gone on for so many decisions."""
    mouse = begin(*players, options=options)
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    for action in actions(bridge.session.setup.options, len(players))[:decisions]:
        bridge.session.submit(action)
    bridge.changed.emit(())
    return mouse


@pytest.fixture
def finished(begin: Begin) -> Mouse:
    return played(begin, 100_000, "human", "human", "greedy")


def titles(mouse: Mouse) -> set[str]:
    return {chart.title for chart in mouse.program.charts.charts()}


def test_at_the_end_money_is_right_all_is_charted_and_every_chart_has_a_value_for_each_label(finished: Mouse) -> None:
    state = finished.table.bridge.session.state
    told = finished.table.chart_source(finished.table.bridge.session.happened)
    money, sources = made.money(told), made.sources(told)

    assert [one.values[-1] for one in money.series] == final_money(state)
    assert [one.values[0] for one in money.series] == [100, 100, 100]
    assert [sum(int(one.values[seat] or 0) for one in sources.series) for seat in told.seats] == final_money(state)
    assert all(len(one.values) == len(money.labels) for one in money.series)
    assert titles(finished) > MONEY
    charts = finished.program.charts.charts()
    assert len(charts) == 14
    for chart in charts:
        is_whole(chart)


def test_hidden_money_is_in_no_chart_before_the_end(begin: Begin) -> None:
    mouse = played(begin, 120, "human", "human", "greedy")

    assert not titles(mouse) & MONEY
    assert "Companies" in titles(mouse)


def test_open_money_is_charted_during_the_game(begin: Begin) -> None:
    mouse = played(begin, 120, "human", "human", "greedy", options=Options(money="open"))

    assert titles(mouse) > MONEY


def test_the_window_shows_each_chart_and_its_table_and_changes_nothing(begin: Begin) -> None:
    mouse = played(begin, 150, "human", "human", options=Options(money="open"))
    session = mouse.table.bridge.session
    before = msgspec.msgpack.encode([entry.action for entry in session.entries]), session.state.copy()
    mouse.program.window.commands.actions["charts"].trigger()
    window = mouse.program.charts.window
    assert window
    assert window.isVisible()
    assert not window.isModal()
    for row in range(window.list.count()):
        window.list.setCurrentRow(row)
        window.grab()
        if isinstance(window.chart, Sheet):
            assert set(window.sheet.shown.rows) == set(window.chart.rows)
            continue
        assert window.view.spots
        assert window.table.rowCount() == len(table_of(window.chart)) - 1
    assert (msgspec.msgpack.encode([entry.action for entry in session.entries]), session.state) == before
    window.close()


def test_the_window_follows_the_game_and_leaves_money_out_again(begin: Begin) -> None:
    mouse = played(begin, 100, "human", "human", options=Options(money="open"))
    mouse.program.charts.show()
    window = mouse.program.charts.window
    assert window
    window.list.setCurrentRow(1)
    assert window.chart.title == "Income and spending"
    bridge = mouse.table.bridge
    bridge.undo()
    assert window.chart.title == "Income and spending"

    played(begin, 100, "human", "human")
    assert not set(ChartsPage(window).titles) & MONEY
    assert "hidden" in ChartsPage(window).note
    window.close()


def test_a_table_can_be_copied_and_saved(finished: Mouse, tmp_path: Path) -> None:
    finished.program.charts.show()
    window = finished.program.charts.window
    assert window
    ChartsPage(window).copy_table()
    assert QApplication.clipboard().text().splitlines()[0].split("\t") == table_of(window.chart)[0]
    window.save_table(tmp_path / "table.csv")
    assert (tmp_path / "table.csv").read_text(encoding="utf-8").count("\n") == len(table_of(window.chart))
    window.save(tmp_path / "no" / "chart.png")
    assert "Couldn’t save" in ChartsPage(window).note
    window.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_full_disk_leaves_the_old_file(finished: Mouse, tmp_path: Path) -> None:
    charts = finished.program.charts
    charts.show()
    assert charts.window
    page = ChartsPage(charts.window)
    names = "a.png", "a.svg", "a.pdf", "a.csv"
    for name in names:
        (tmp_path / name).write_bytes(b"old")
        save = charts.window.save_table if name == "a.csv" else charts.window.save
        with limited_files(100):
            save(tmp_path / name)
        assert page.note == f"Couldn’t save {tmp_path / name}. The file is too large for the disk."
    with limited_files(100):
        charts.save_report(tmp_path / "a.pdf")
    assert "Couldn’t save" in finished.program.window.statusBar().currentMessage()
    assert content(tmp_path) == dict.fromkeys(names, b"old")
    charts.window.close()


def test_the_charts_close_with_the_game(begin: Begin) -> None:
    mouse = played(begin, 100, "human", "human")
    mouse.program.charts.show()
    shown = ChartsPage.of(mouse.program.window)
    assert shown.titles
    mouse.program.window.commands.actions["start"].trigger()
    QApplication.processEvents()
    assert not ChartsPage.all_of(mouse.program.window)
    played(begin, 100, "human", "human")
    assert not ChartsPage.all_of(mouse.program.window)


def test_the_report_is_a_document(finished: Mouse, tmp_path: Path) -> None:
    finished.program.charts.save_report(tmp_path / "game.pdf")

    assert b"/Count 13" in (tmp_path / "game.pdf").read_bytes()
    assert "game.pdf" in finished.program.window.statusBar().currentMessage()


def test_a_key_moment_is_shown_on_the_board(finished: Mouse) -> None:
    final = finished.final.widget
    assert isinstance(final, IndonesiaFinal)
    history = finished.table.history
    first = final.source.course.moments(6)[0]
    finished.final.show_moment(first.at - 1)
    assert history.looks_back
    assert history.at == first.at - 1
    history.come_back()
    assert isinstance(finished.panel, IndonesiaResult)


def test_the_result_names_the_winner_the_rule_and_the_last_year(finished: Mouse) -> None:
    FinalPage.of(finished.program.window).look_at_board()
    panel = finished.panel
    assert isinstance(panel, IndonesiaResult)
    state = finished.table.bridge.session.state
    told = everything_told(panel).replace("\N{NO-BREAK SPACE}", " ")

    assert f"{finished.table.context.words.seats[ranking(state)[0]]} wins with" in told
    assert "The player with the most money wins." in told
    for player in state.players:
        assert f"last year doubled {player.earnings:+,}".replace("-", "\N{MINUS SIGN}") in told
    names = [text for text in finished.labels() if text in ("Ana", "Budi", "Citra")]
    assert names == [finished.table.context.words.seats[seat] for seat in ranking(state)]


def test_a_tie_is_decided_in_words() -> None:
    words = IndonesiaTexts(load_map().game.scenario, ["Ana", "Budi", "Citra"])

    assert how_won(words, [300, 200, 300], [2, 0, 1]) == (
        "Tied with Ana. The player earlier in the order of play wins the tie."
    )


def test_a_rematch_has_the_same_players_and_another_deal(finished: Mouse) -> None:
    before = finished.table.bridge
    finished.final.play_again()
    bridge = finished.table.bridge

    assert bridge is not before
    assert bridge.seats == before.seats
    assert bridge.session.setup.options == before.session.setup.options
    assert bridge.session.setup.deal != before.session.setup.deal


def chosen_chart(mouse: Mouse, title: str) -> ChartsWindow:
    mouse.program.charts.show()
    window = mouse.program.charts.window
    assert window
    [item] = window.list.findItems(title, Qt.MatchFlag.MatchExactly)
    window.list.setCurrentItem(item)
    QApplication.processEvents()
    window.view.grab()
    return window


def test_a_click_on_a_point_leads_to_that_moment_of_the_game(finished: Mouse) -> None:
    table = finished.table
    window = chosen_chart(finished, "Money")
    spot = next(spot for spot in window.view.spots if ", 2: " in spot.text)
    assert spot.moment is not None
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=spot.place.center().toPoint())
    assert table.history.looks_back
    assert table.view.year == 3
    name, told = spot.text.split(", 2: ")
    player = table.view.players[table.context.words.seats.index(name)]
    assert int(told.replace(",", "")) == player.cash + player.bank


def test_the_arrow_keys_go_from_value_to_value_and_enter_leads_to_its_moment(finished: Mouse) -> None:
    table = finished.table
    window = chosen_chart(finished, "Bids for the order of play")
    window.view.setFocus()
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    QTest.keyClick(window.view, Qt.Key.Key_Left)
    assert window.view.pointed == 0
    QTest.keyClick(window.view, Qt.Key.Key_Return)
    assert table.history.at == window.view.spots[0].moment


def test_a_number_in_the_table_of_a_chart_leads_to_its_moment(finished: Mouse) -> None:
    table = finished.table
    window = chosen_chart(finished, "Cities")
    window.tabs.setCurrentWidget(window.table)
    window.table.cellActivated.emit(0, 2)
    assert table.view.year == 3


def test_what_has_no_time_leads_nowhere(finished: Mouse) -> None:
    table = finished.table
    window = chosen_chart(finished, "Payments between players")
    spot = window.view.spots[0]
    QTest.mouseClick(window.view, Qt.MouseButton.LeftButton, pos=spot.place.center().toPoint())
    assert not table.history.looks_back


def test_the_sheet_of_all_years_leaves_money_out_while_it_is_hidden(begin: Begin) -> None:
    mouse = played(begin, 100, "human", "human")
    hidden = chosen_chart(mouse, "All years").sheet.shown
    assert [column.title for column in hidden.columns][-1] == "Value"
    assert len({len(row.cells) for row in hidden.rows}) == 1
    mouse = played(begin, 100, "human", "human", options=Options(money="open"))
    shown = chosen_chart(mouse, "All years").sheet.shown
    assert [column.title for column in shown.columns][-1] == "Money"
    money = [player.cash + player.bank for player in mouse.table.bridge.session.state.players]
    assert [row.cells[-1] for row in shown.rows[: len(money)]] == money  # the last year is above


def test_the_sheet_is_sorted_by_its_header_and_narrowed_down(finished: Mouse) -> None:
    sheet = SheetTable(chosen_chart(finished, "All years").sheet)
    everything = len(sheet.rows)
    assert sheet.column("Year")[0] == str(max(map(int, sheet.column("Year"))))
    sheet.sort_by("Income")
    sheet.sort_by("Income")
    incomes = [int(text.replace(",", "").replace("\N{MINUS SIGN}", "-")) for text in sheet.column("Income")]
    assert incomes == sorted(incomes, reverse=True)
    sheet.narrow_to("Companies")
    companies = len(sheet.rows)
    assert all(sheet.column("Owner"))
    sheet.narrow_to("Players")
    assert set(sheet.column("Player or company")) == set(finished.table.context.words.seats)
    assert companies + len(sheet.rows) == everything


def test_rows_of_the_sheet_are_copied_as_they_are_sorted_with_tabs(finished: Mouse) -> None:
    window = chosen_chart(finished, "All years")
    sheet = SheetTable(window.sheet)
    sheet.narrow_to("Companies")
    sheet.sort_by("Value")
    head, *whole = sheet.press_copy()
    assert head == ["Year", "Player or company", "Owner", "Goods", "Ships", "Sold", "Income", "Value", "Money"]
    assert [row[1] for row in whole] == sheet.column("Player or company")
    assert all(row[7].isdigit() for row in whole)
    assert "copied" in ChartsPage(window).note
    sheet.select(1, 3)
    assert sheet.press_copy() == [head, *whole[1:4]]
    ChartsPage(window).copy_table()
    assert len(QApplication.clipboard().text().splitlines()) == len(whole) + 1


def test_a_row_of_the_sheet_leads_to_the_end_of_its_year(finished: Mouse) -> None:
    sheet = SheetTable(chosen_chart(finished, "All years").sheet)
    sheet.sort_by("Year")
    assert sheet.column("Year")[0] == "1"
    sheet.open(0)
    assert finished.table.history.looks_back
    assert finished.table.view.year == 2


def test_the_sheet_is_among_the_charts_but_not_in_the_report(finished: Mouse, tmp_path: Path) -> None:
    assert isinstance(finished.program.charts.charts()[-1], Sheet)
    finished.program.charts.save_report(tmp_path / "report.pdf")
    assert (tmp_path / "report.pdf").stat().st_size > 10_000
