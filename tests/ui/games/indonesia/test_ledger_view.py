"""Each sum of money opens the lines of the ledger that make it up, for those who may see the sum."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.games.indonesia.rules.year import earned_this_year, spendable
from indonesia_qt.ui.app.program import Program
from tests.ui.games.indonesia.test_chart_data import played
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.page import settle
from tests.ui.pages.players import CardPage, LedgerPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import Position, go_to

OPEN = Options(money="open")


def lists(mouse: Mouse) -> list[LedgerPage]:
    """The lists that are open."""
    return LedgerPage.all_of(mouse.program.window)


def card(mouse: Mouse, seat: int) -> CardPage:
    return CardPage.at(mouse.program, seat)


@pytest.mark.parametrize("decisions", [40, 90, 150, 215])
def test_the_lines_add_up_to_each_figure_on_the_cards(begin: Begin, decisions: int) -> None:
    mouse = played(begin, decisions, "human", "human", "greedy", options=OPEN)
    state = mouse.table.bridge.session.state
    for seat, player in enumerate(state.players):
        earned = earned_this_year(state, seat)
        for figure, shown in (("cash", spendable(state, seat)), ("bank", player.bank), ("earnings", earned)):
            card(mouse, seat).open_figure(figure)
            [opened] = lists(mouse)
            assert sum(line.amount for line in opened.widget.lines) == shown, f"{figure} of seat {seat}"
            assert f"{shown:,}".replace("-", "\N{MINUS SIGN}") in opened.total
            assert [line.sum for line in opened.widget.lines][-1:] in ([shown], [])
            assert opened.widget.list.topLevelItemCount() == len(opened.widget.lines)
            opened.close()


def test_the_lines_add_up_to_each_figure_of_the_final_screen(begin: Begin) -> None:
    mouse = played(begin, 100_000, "human", "human", "greedy")
    final = mouse.table.bridge.session.state
    for seat, (player, total) in enumerate(zip(final.players, final_money(final), strict=True)):
        sums = {"total": total, "cash": player.cash, "bank": player.bank, "doubled": player.earnings}
        for figure, shown in sums.items():
            mouse.panel.figure_requested.emit(seat, figure)
            [opened] = lists(mouse)
            assert sum(line.amount for line in opened.widget.lines) == shown, f"{figure} of seat {seat}"
            opened.close()


def test_each_final_figure_is_a_link(begin: Begin) -> None:
    mouse = played(begin, 100_000, "human", "human", "greedy")
    FinalPage.of(mouse.program.window).look_at_board()
    linked = " ".join(mouse.labels())

    assert {f: linked.count(f'href="{f}"') for f in ("total", "cash", "bank", "doubled")} == dict.fromkeys(
        ("total", "cash", "bank", "doubled"), 3
    )


def test_a_click_on_a_figure_opens_its_lines_and_esc_closes_them(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human", options=OPEN)
    card(mouse, 1).click_first_figure()
    [opened] = lists(mouse)
    assert (opened.widget.seat, opened.widget.figure) == (1, "cash")
    assert not opened.widget.isModal()

    opened.press_escape()
    assert not lists(mouse)


@pytest.mark.parametrize("next_game", [False, True])
def test_the_lines_go_with_their_table(begin: Begin, next_game: bool) -> None:
    mouse = played(begin, 90, "human", "human", options=OPEN)
    card(mouse, 1).click_first_figure()
    assert lists(mouse)
    if next_game:
        begin("human", "human")
    else:
        mouse.program.window.game.start_requested.emit()
    settle()
    assert not lists(mouse)


def test_enter_on_a_figure_opens_its_lines(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human", options=OPEN)
    money = mouse.table.player_cards.cards[0].money
    money.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(money, Qt.Key.Key_Tab)
    QTest.keyClick(money, Qt.Key.Key_Return)

    assert [one.widget.seat for one in lists(mouse)] == [0]


def test_a_line_shows_its_moment_and_leaves_the_game_as_it_is(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human", options=OPEN)
    made = mouse.table.bridge.made
    card(mouse, 0).click_first_figure()
    [opened] = lists(mouse)
    opened.click_line(1)

    assert mouse.table.history.looks_back
    assert mouse.table.history.at == opened.widget.lines[1].at - 1
    assert mouse.table.bridge.made == made


def test_in_the_past_the_lines_add_up_to_what_was_shown_then(begin: Begin) -> None:
    mouse = played(begin, 150, "human", "human", options=OPEN)
    for at in (10, 60, 120):
        mouse.table.history.look_at(at)
        mouse.table.show_ledger(0, "cash")
        [opened] = lists(mouse)
        assert sum(line.amount for line in opened.widget.lines) == spendable(mouse.table.view, 0)
        opened.close()


def test_hidden_sums_open_nothing(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human", "greedy")
    for seat in range(3):
        if mouse.table.view.players[seat].secret:
            for figure in ("cash", "bank", "total"):
                card(mouse, seat).open_figure(figure)
                assert not lists(mouse)
            assert 'href="cash"' not in card(mouse, seat).money
    assert mouse.table.view.players[2].secret


def test_the_lines_of_ones_own_sum_go_when_it_is_covered(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human")
    mouse.table.privacy.look(0)
    assert not mouse.table.view.players[0].secret
    card(mouse, 0).click_first_figure()
    assert [one.widget.seat for one in lists(mouse)] == [0]
    mouse.table.privacy.look(None)

    assert not lists(mouse)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_every_entry_is_whole(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    go_to(program, Position("ChooseCompany", 6, 6))
    settle()
    CardPage.at(program, 0).click_first_figure()
    listed = LedgerPage.of(program.window).widget.list
    entries = [listed.topLevelItem(row).text(1) for row in range(listed.topLevelItemCount())]
    assert any("shipping" in entry and "in a merger" in entry for entry in entries)
    assert listed.sizeHintForColumn(1) <= listed.columnWidth(1)
    assert max(map(listed.fontMetrics().horizontalAdvance, entries)) < listed.columnWidth(1)
