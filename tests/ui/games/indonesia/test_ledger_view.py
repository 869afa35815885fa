"""Each sum of money opens the lines of the ledger that make it up, for those who may see the sum."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.games.indonesia.ledger_view import FigureLine, LedgerList
from indonesia_qt.ui.games.indonesia.panels.result import SourceBar
from tests.ui.games.indonesia.test_chart_data import played
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

OPEN = Options(money="open")


def table(mouse: Mouse) -> GameView:
    assert mouse.program.table
    return mouse.program.table


def lists(mouse: Mouse) -> list[LedgerList]:
    """The lists that are open."""
    return [one for one in mouse.program.window.findChildren(LedgerList) if one.isVisible()]


def click_first_figure(line: FigureLine) -> None:
    """Click the leftmost sum."""
    QApplication.processEvents()
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(12, line.height() // 2))


@pytest.mark.parametrize("decisions", [40, 90, 150, 215])
def test_the_lines_add_up_to_each_figure_on_the_cards(begin: Begin, decisions: int) -> None:
    mouse = played(begin, decisions, "human", "human", "greedy", options=OPEN)
    for seat, player in enumerate(table(mouse).bridge.session.state.players):
        for figure, shown in (("cash", player.cash), ("bank", player.bank), ("earnings", player.earnings)):
            table(mouse).player_cards.cards[seat].money.linkActivated.emit(figure)
            [opened] = lists(mouse)
            assert sum(line.amount for line in opened.lines) == shown, f"{figure} of seat {seat}"
            assert f"{shown:,}".replace("-", "\N{MINUS SIGN}") in opened.total.text()
            assert [line.sum for line in opened.lines][-1:] in ([shown], [])
            assert opened.list.topLevelItemCount() == len(opened.lines)
            opened.close()


def test_the_lines_add_up_to_each_figure_of_the_final_screen(begin: Begin) -> None:
    mouse = played(begin, 100_000, "human", "human", "greedy")
    final = table(mouse).bridge.session.state
    for seat, (player, total) in enumerate(zip(final.players, final_money(final), strict=True)):
        sums = {"total": total, "cash": player.cash, "bank": player.bank, "doubled": player.earnings}
        for figure, shown in sums.items():
            mouse.panel.figure_requested.emit(seat, figure)
            [opened] = lists(mouse)
            assert sum(line.amount for line in opened.lines) == shown, f"{figure} of seat {seat}"
            opened.close()


def test_each_final_figure_is_a_link(begin: Begin) -> None:
    mouse = played(begin, 100_000, "human", "human", "greedy")
    linked = " ".join(label.text() for label in mouse.panel.findChildren(QLabel))

    assert {f: linked.count(f'href="{f}"') for f in ("total", "cash", "bank", "doubled")} == dict.fromkeys(
        ("total", "cash", "bank", "doubled"), 3
    )


def test_a_click_on_a_figure_opens_its_lines_and_esc_closes_them(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human", options=OPEN)
    click_first_figure(table(mouse).player_cards.cards[1].money)
    [opened] = lists(mouse)
    assert (opened.seat, opened.figure) == (1, "cash")
    assert not opened.isModal()

    QTest.keyClick(opened.list, Qt.Key.Key_Escape)
    assert not lists(mouse)


def test_enter_on_a_figure_opens_its_lines(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human", options=OPEN)
    money = table(mouse).player_cards.cards[0].money
    money.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(money, Qt.Key.Key_Tab)
    QTest.keyClick(money, Qt.Key.Key_Return)

    assert [one.seat for one in lists(mouse)] == [0]


def test_a_line_shows_its_moment_and_leaves_the_game_as_it_is(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human", options=OPEN)
    made = table(mouse).bridge.made
    click_first_figure(table(mouse).player_cards.cards[0].money)
    [opened] = lists(mouse)
    item = opened.list.topLevelItem(1)
    opened.list.scrollToItem(item)
    QTest.mouseClick(opened.list.viewport(), Qt.MouseButton.LeftButton, pos=opened.list.visualItemRect(item).center())

    assert table(mouse).history.looks_back
    assert table(mouse).history.at == opened.lines[1].at - 1
    assert table(mouse).bridge.made == made


def test_in_the_past_the_lines_add_up_to_what_was_shown_then(begin: Begin) -> None:
    mouse = played(begin, 150, "human", "human", options=OPEN)
    for at in (10, 60, 120):
        table(mouse).history.look_at(at)
        table(mouse).show_ledger(0, "cash")
        [opened] = lists(mouse)
        assert sum(line.amount for line in opened.lines) == table(mouse).view.players[0].cash
        opened.close()


def test_hidden_sums_open_nothing(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human", "greedy")
    for seat in range(3):
        if table(mouse).view.players[seat].secret:
            for figure in ("cash", "bank", "total"):
                table(mouse).player_cards.cards[seat].money.linkActivated.emit(figure)
                assert not lists(mouse)
            assert 'href="cash"' not in table(mouse).player_cards.cards[seat].money.text()
    assert table(mouse).view.players[2].secret


def test_the_lines_of_ones_own_sum_go_when_it_is_covered(begin: Begin) -> None:
    mouse = played(begin, 90, "human", "human")
    table(mouse).privacy.look(0)
    assert not table(mouse).view.players[0].secret
    click_first_figure(table(mouse).player_cards.cards[0].money)
    assert [one.seat for one in lists(mouse)] == [0]
    table(mouse).privacy.look(None)

    assert not lists(mouse)


def test_what_is_left_of_each_bar_is_the_final_money(begin: Begin) -> None:
    mouse = played(begin, 100_000, "human", "human", "greedy")
    QApplication.processEvents()
    bars = mouse.panel.findChildren(SourceBar)
    money = sorted(final_money(table(mouse).bridge.session.state), reverse=True)
    pixels = [bar.lengths()[0] for bar in bars]

    assert len(bars) == 3
    for pixel, sum_ in zip(pixels, money, strict=True):
        assert pixel == pytest.approx(sum_ * (bars[0].width() - 1) / bars[0].whole)
