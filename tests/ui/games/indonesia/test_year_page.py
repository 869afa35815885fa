"""What a year brought comes before the log when the year is over, and gives way again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabWidget

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.games.indonesia.panels.growth_list import GrowthList
from indonesia_qt.ui.games.indonesia.texts.names import signed_rupiah
from indonesia_qt.ui.games.indonesia.year_page import YearPage, trade_in_words
from indonesia_qt.ui.table.game_texts import ordinal
from indonesia_qt.ui.table.window.side import Side
from tests.ui.pages.page import owned, settle
from tests.ui.pages.players import YearReportPage, year_is_over
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin


def page(mouse: Mouse) -> YearPage:
    return mouse.table.year.page


def end_year(mouse: Mouse, year: int) -> None:
    """Let bots decide for everybody until a year is over, and show its last decision like any other."""
    session = mouse.table.bridge.session
    last = 0
    while session.state.year <= year:
        asked = session.question
        assert asked
        view = session.game.view(session.state, asked.seat)
        events = session.submit(Greedy().choose(view, asked, bot_chance(6, len(session.entries))))
        last = session.state.year
        if last <= year:
            continue
        assert events
        session.undo()
        mouse.table.bridge.changed.emit(())
        session.redo()
        mouse.table.bridge.changed.emit(session.entries[-1].events)
    QApplication.processEvents()


def people(begin: Begin, money: str = "open") -> Mouse:
    mouse = begin("human", "human", "human", seed=6, options=Options(money=money))  # type: ignore[arg-type]
    mouse.table.bridge.set_paused(True)
    return mouse


def texts(mouse: Mouse) -> list[str]:
    return YearReportPage(page(mouse)).texts


def tabs(mouse: Mouse) -> QTabWidget:
    return mouse.tabs_with(page(mouse))


def test_it_comes_forward_at_the_end_of_a_year_and_esc_puts_it_away(begin: Begin) -> None:
    mouse = people(begin)
    assert tabs(mouse).currentWidget() is mouse.table.log.pane
    end_year(mouse, 1)
    assert tabs(mouse).currentWidget() is page(mouse)
    assert year_is_over(1) in texts(mouse)
    view = mouse.program.window.map
    assert view
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert tabs(mouse).currentWidget() is mouse.table.log.pane


def test_it_tells_what_everybody_earned(begin: Begin) -> None:
    mouse = people(begin, money="hidden")
    end_year(mouse, 2)
    told, players = texts(mouse), mouse.table.bridge.session.state.players
    assert year_is_over(2) in told
    for seat, player in enumerate(players):
        row = told.index(mouse.table.context.words.seats[seat])
        assert f"+{player.earnings}" in told[row : row + 3]


def test_a_decision_puts_it_away_and_the_tab_shows_it_again(begin: Begin) -> None:
    mouse = people(begin)
    end_year(mouse, 1)
    mouse.answer()
    assert tabs(mouse).currentWidget() is mouse.table.log.pane
    mouse.click_tab_of(page(mouse))
    assert year_is_over(1) in texts(mouse)
    mouse.answer()
    assert page(mouse).isVisible(), "the player chose it himself"


def test_when_it_is_switched_off_it_is_written_when_its_tab_is_chosen(begin: Begin) -> None:
    mouse = people(begin)
    mouse.program.window.preferences.set("tell_year", False)
    end_year(mouse, 1)
    assert tabs(mouse).currentWidget() is mouse.table.log.pane
    assert page(mouse).shown is None
    mouse.click_tab_of(page(mouse))
    assert page(mouse).shown
    assert year_is_over(1) in texts(mouse)


def test_it_follows_undo_and_the_moment_that_is_looked_at(begin: Begin) -> None:
    mouse = people(begin)
    assert page(mouse).shown is None
    end_year(mouse, 2)
    history = mouse.table.history
    first = next(at for at, moment in enumerate(history.timeline.moments) if moment.round == 2)
    history.look_at(first)
    assert year_is_over(1) in texts(mouse)
    history.look_at(0)
    assert page(mouse).shown is None
    history.come_back()
    assert year_is_over(2) in texts(mouse)
    mouse.table.bridge.undo()
    assert year_is_over(1) in texts(mouse)


def test_a_line_for_many_players_is_whole(begin: Begin) -> None:
    mouse = begin("human", "greedy", "greedy", "greedy", "greedy", seed=6)
    mouse.program.window.appearance.put_on()
    mouse.table.bridge.set_paused(True)
    mouse.program.window.resize(1366, 768)
    settle()
    end_year(mouse, 2)
    settle()
    (side,) = owned(mouse.program.window, Side)
    lines = side.news_line.text().split("\n")
    assert 1 < len(lines) <= 3
    assert " ".join(lines) == side.news_line.said
    assert side.news_line.height() >= side.news_line.sizeHint().height()
    assert side.news_line.width() >= side.news_line.sizeHint().width(), "or Qt would cut it in its middle"
    players = mouse.table.context.words.seats
    assert all(any(f"{name}\N{NO-BREAK SPACE}" in line for line in lines) for name in players[1:])


def test_in_a_low_window_a_line_says_what_everybody_earned_and_opens_it(begin: Begin) -> None:
    mouse = begin("human", "greedy", "greedy", seed=6)
    mouse.table.bridge.set_paused(True)
    mouse.program.window.resize(1366, 768)
    settle()
    decision = mouse.table.decision.host
    before = decision.height()
    end_year(mouse, 2)
    settle()
    (side,) = owned(mouse.program.window, Side)
    line, names, players = side.news_line, mouse.table.context.words.seats, mouse.table.bridge.session.state.players
    assert not page(mouse).isVisible()
    assert line.said.startswith(f"Year 2: you\N{NO-BREAK SPACE}{signed(players[0].earnings)}, ")
    assert all(f"{names[seat]}\N{NO-BREAK SPACE}{signed(players[seat].earnings)}" in line.said for seat in (1, 2))
    assert before - decision.height() <= line.height()
    assert " ".join(line.text().split("\n")) == line.said, "nothing is cut"
    mouse.click(line)
    settle()
    assert year_is_over(2) in texts(mouse)
    assert page(mouse).isVisible()
    assert not line.isVisible()
    mouse.click(page(mouse).away)
    settle()
    assert decision.height() == before


def test_a_decision_removes_the_line(begin: Begin) -> None:
    mouse = people(begin)
    mouse.program.window.resize(1366, 768)
    settle()
    before = mouse.table.decision.host.height()
    end_year(mouse, 1)
    settle()
    (side,) = owned(mouse.program.window, Side)
    assert side.news_line.isVisible()
    mouse.answer()
    settle()
    assert not side.news_line.isVisible()
    assert mouse.table.decision.host.height() == before


@pytest.mark.parametrize(("size", "year"), [((1600, 1000), 2), ((1920, 1080), 4)])
def test_it_is_whole_where_the_decision_can_spare_the_room_and_gives_it_back(
    begin: Begin, size: tuple[int, int], year: int
) -> None:
    mouse = people(begin)
    mouse.program.window.resize(*size)
    settle()
    decision = mouse.table.decision.host
    before = decision.height()
    end_year(mouse, year)
    settle()
    assert page(mouse).room.verticalScrollBar().maximum() == 0
    assert 0.4 * before < decision.height() <= before
    mouse.click(page(mouse).away)
    settle()
    assert decision.height() == before


@pytest.mark.parametrize("width", [1366, 1600])
def test_it_covers_neither_the_board_nor_the_decision(begin: Begin, width: int) -> None:
    mouse = people(begin)
    mouse.program.window.resize(width, 768 if width == 1366 else 900)
    end_year(mouse, 1)
    window, view = mouse.program.window, mouse.program.window.map
    assert view
    for other in (view, mouse.table.decision.host):
        covered = other.rect().translated(other.mapTo(window, other.rect().topLeft()))
        mine = page(mouse).rect().translated(page(mouse).mapTo(window, page(mouse).rect().topLeft()))
        assert not covered.intersects(mine)


def test_a_city_that_is_pointed_at_lights_up_on_the_board(begin: Begin) -> None:
    mouse = people(begin)
    end_year(mouse, 3)
    mouse.click_tab_of(page(mouse))
    report = page(mouse).shown
    assert report
    (nearly,) = owned(page(mouse), GrowthList)
    city = nearly.values[-1]
    mouse.point_at_row(nearly, city)
    assert mouse.table.board.lit == (city,)
    for line, areas in page(mouse)._places.items():
        at = line.rect().center().toPointF()
        QApplication.sendEvent(line, QEnterEvent(at, at, at))
        assert mouse.table.board.lit == areas
        QApplication.sendEvent(line, QEvent(QEvent.Type.Leave))
        assert mouse.table.board.lit == ()


def test_the_highest_earnings_come_first_and_the_order_of_play_is_no_rank(begin: Begin) -> None:
    mouse = people(begin)
    end_year(mouse, 4)
    report, words = page(mouse).shown, mouse.table.context.words
    assert report
    seats = sorted(report.seats, key=lambda one: -one.earned)
    lines = YearReportPage(page(mouse)).players
    assert [(line.name, line.earned) for line in lines] == [
        (words.seats[one.seat], signed(one.earned)) for one in seats
    ]
    for line, one in zip(lines, seats, strict=True):
        assert line.place.split()[0] == ordinal(one.place)
        assert line.about_place.startswith(f"Order of play: {ordinal(one.place)}, ")


def test_it_tells_who_sold_what_to_whom(begin: Begin) -> None:
    mouse = people(begin)
    end_year(mouse, 4)
    report, words, told = page(mouse).shown, mouse.table.context.words, texts(mouse)
    assert report
    assert any(one.trade.sold for one in report.seats)
    for one in report.seats:
        said = trade_in_words(words, one)
        assert said in told
        for city, _ in one.trade.cities:
            assert words.place(city) in said
        sums = [one.trade.gross, *(fee for _, fee in one.trade.fees), one.trade.carried, one.spent]
        assert all(f"{amount}\N{NO-BREAK SPACE}Rp" in said for amount in sums if amount)
        if sum(map(bool, sums)) > 1:
            assert said.endswith(f"Net: {signed_rupiah(one.earned)}.")


def test_without_goods_on_the_board_it_says_why_every_city_grows(begin: Begin) -> None:
    mouse = people(begin)
    bridge = mouse.table.bridge
    while bridge.session.state.year <= 1:
        asked = bridge.session.question
        assert asked
        legal = asked.actions(bridge.session.state)
        bridge.submit(next((a for a in legal if isinstance(a, Pass)), legal[0]), bridge.made)
    assert "No goods were on the board, so every city could grow." in texts(mouse)
    assert "Nobody sold anything." in texts(mouse)
