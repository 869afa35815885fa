"""A small window leaves its room to the board: one bar above it, slim cards, the log behind its tab."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.year import PHASES
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.games.indonesia.phase_strip import PhaseStrip
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.style.scaling import FRAME
from indonesia_qt.ui.table.window.main_window import MainWindow
from indonesia_qt.ui.table.window.side import Side, SidePage
from tests.i18n.linguist import spoken
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.notice import NoticePage
from tests.ui.pages.page import Page, settle
from tests.ui.table.positions import Position, go_to

SMALL, USUAL = QSize(1366, 768) - FRAME, QSize(1920, 1080) - FRAME
"""Windows with their titles on screens of usual sizes, in pixels."""
LATE = Position("ChooseCompany", 14, 7, players=5, bot="easy")
"""Five players in the last era."""
BOARDS = {SMALL.width(): QSize(1040, 515), USUAL.width(): QSize(1460, 728)}
"""Pixels that the board has at least."""

pytestmark = pytest.mark.usefixtures("undressed")


def small(program: Program, size: QSize = SMALL) -> MainWindow:
    program.window.appearance.put_on()
    program.window.resize(size)
    return program.window


def board_of(window: MainWindow) -> QSize:
    """Pixels of the whole board with its frame."""
    view = window.map
    assert isinstance(view, MapView)
    view.fit()
    return (view.map_scene.sceneRect().size() * view.scale_now).toSize()


def side_of(window: MainWindow) -> Side:
    side = window.docks.decision.widget()
    assert isinstance(side, Side)
    return side


def place(part: QWidget, window: MainWindow) -> QRect:
    return QRect(part.mapTo(window, QPoint()), part.size())


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=lambda size: str(size.width()))
def test_the_board_has_its_room_with_five_players_in_the_last_era(program: Program, size: QSize, qtbot: QtBot) -> None:
    window = small(program, size)
    go_to(program, LATE)
    least = BOARDS[size.width()]
    qtbot.waitUntil(lambda: board_of(window).expandedTo(least) == board_of(window))


def test_menus_phases_and_timeline_are_one_line(program: Program) -> None:
    window = small(program)
    go_to(program, LATE)
    settle()
    assert program.table
    strip, timeline = program.table.strip, program.table.history.timeline_slider
    assert window.bar.height() <= 40
    menus, phases, course = (place(part, window) for part in (window.menuBar(), strip, timeline))
    assert menus.right() < phases.left() < phases.right() < course.left()
    assert course.right() <= window.width()
    assert course.width() > 290


@pytest.mark.parametrize("code", soak_but(("de", "it"), LANGUAGES))
@pytest.mark.parametrize("size", [SMALL, USUAL], ids=lambda size: str(size.width()))
def test_the_phases_are_whole_in_every_language(program: Program, size: QSize, code: str, tmp_path: Path) -> None:
    with spoken(code, tmp_path):
        window = small(program, size)
        go_to(program, LATE)
        assert program.table
        strip = program.table.strip
        assert isinstance(strip, PhaseStrip)
        for phase, _ in PHASES:
            strip.show_state(program.table.bridge.session.state, phase)
            settle()
            parts = [strip.date, *strip.phases.values(), *(label for pair in strip.deeds.values() for label in pair)]
            parts.append(strip.ending)
            cut = [part.text() for part in parts if part.isVisible() and part.width() < part.sizeHint().width()]
            assert cut == []
            assert window.bar.height() <= 40


def test_large_text_gives_the_phases_a_line_of_their_own(program: Program) -> None:
    window = small(program)
    go_to(program, LATE)
    heights = []
    for scale in (100, 150, 200, 250):
        window.preferences.set("scale", scale)
        window.appearance.follow()
        go_to(program, LATE)
        settle()
        assert program.table
        strip = place(program.table.strip, window)
        assert (strip.top() >= place(window.menuBar(), window).bottom()) == (scale > 100)
        heights.append(window.bar.height() / scale)
    assert max(heights) < 2.5 * min(heights)


def test_the_bar_is_empty_again_without_a_game(program: Program) -> None:
    window = small(program)
    go_to(program, LATE)
    program.show_start()
    settle()
    assert [part for part in Page(window.bar).parts(PhaseStrip) if part.isVisible()] == []
    go_to(program, LATE)
    settle()
    assert Page(window.bar).part(PhaseStrip)


def test_a_low_window_folds_the_log_to_its_tabs_and_the_status_bar_away(program: Program) -> None:
    window = small(program)
    go_to(program, LATE)
    settle()
    assert program.table
    pane, side = program.table.log.pane, side_of(window)
    assert not pane.isVisible()
    assert not window.statusBar().isVisible()
    bar = Page(side.tabs.tabBar())
    assert bar.widget.isVisible()
    assert program.table.decision.host.height() > 0.9 * side.height()
    click_tab(side, 0)
    assert pane.isVisible()
    assert pane.height() > 80
    click_tab(side, 1)
    assert not pane.isVisible()
    assert side.tabs.currentWidget().isVisible()
    click_tab(side, 1)
    assert not side.tabs.currentWidget().isVisible()
    pane.begin_search()
    settle()
    assert pane.isVisible()
    small(program, USUAL)
    settle()
    assert pane.isVisible()
    assert window.statusBar().isVisible()


def click_tab(side: Side, number: int) -> None:
    bar = side.tabs.tabBar()
    Page(bar).click(bar, bar.tabRect(number).center())
    settle()


def test_a_button_beside_the_tabs_shows_that_the_log_is_folded_and_opens_it(program: Program) -> None:
    window = small(program)
    go_to(program, LATE)
    settle()
    side = side_of(window)
    assert program.table
    pane = program.table.log.pane
    for is_open in (True, False):
        Page(side).click(side.unfold)
        settle()
        assert pane.isVisible() == side.unfold.isChecked() == is_open
    click_tab(side, 0)
    assert side.unfold.isChecked()
    assert place(side, window).contains(place(side.unfold, window))
    small(program, USUAL)
    settle()
    assert not side.unfold.isVisible(), "nothing is folded"


def test_a_page_with_news_opens_the_folded_pages_and_folds_them_again(program: Program) -> None:
    window = small(program)
    go_to(program, LATE)
    settle()
    side = side_of(window)
    page = next(side.tabs.widget(n) for n in range(side.tabs.count()) if isinstance(side.tabs.widget(n), SidePage))
    assert isinstance(page, SidePage)
    page.come()
    settle()
    assert page.isVisible()
    page.leave()
    settle()
    assert not page.isVisible()
    assert not side.tabs.currentWidget().isVisible()


def test_the_folded_log_says_how_much_happened_while_the_player_waited(program: Program) -> None:
    window = small(program)
    go_to(program, LATE)
    settle()
    assert program.table
    side, recap = side_of(window), program.table.log.pane.recap
    assert recap.number > 0
    assert side.tabs.tabText(0) == f"Log ({recap.number})"
    click_tab(side, 0)
    assert side.tabs.tabText(0) == "Log"
    assert recap.isVisible()
    recap.away.click()
    click_tab(side, 0)
    assert side.tabs.tabText(0) == "Log"


def test_a_message_is_beside_the_prompt_where_there_is_no_status_bar(program: Program) -> None:
    window = small(program)
    go_to(program, LATE)
    settle()
    assert program.table
    news = program.table.decision.prompt.news
    assert not news.isVisible()
    window.show_message("Saved as game.")
    settle()
    assert news.isVisible()
    assert "Saved as game." in news.toolTip() or "Saved as game." in news.text()
    small(program, USUAL)
    settle()
    news.hide()
    window.show_message("Saved as game.")
    assert not news.isVisible()


def test_an_offer_brings_the_status_bar_until_it_is_answered(program: Program) -> None:
    window = small(program)
    go_to(program, LATE)
    settle()
    window.offer("Deleted 2 games.", "Undo", lambda: None)
    settle()
    assert window.statusBar().isVisible()
    NoticePage.of(window).dismiss()
    settle()
    assert not window.statusBar().isVisible()


def test_a_usual_window_gives_the_log_many_lines(program: Program) -> None:
    window = small(program, USUAL)
    mouse = show(program, turn)
    settle()
    view = mouse.table.log.pane.view
    assert view.viewport().height() >= 12 * view.fontMetrics().lineSpacing()
    assert window.statusBar().isVisible()


def test_singapore_has_the_same_bar_and_its_board_the_room(program: Program) -> None:
    window = small(program)
    mouse = show(program, turn, 4)
    settle()
    strip = mouse.table.strip
    assert window.bar.height() <= 40 + strip.below.height()
    assert place(strip, window).left() > place(window.menuBar(), window).right()
    assert place(strip.below, window).width() == window.width()
    assert strip.track.isVisible()
    assert strip.bag.isVisible()
    assert not mouse.table.log.pane.isVisible()
    assert window.map
    assert window.map.height() > 500


@pytest.mark.parametrize("scale", [150, 200, 250])
def test_what_lies_below_the_strip_opens_over_the_board_and_moves_nothing(program: Program, scale: int) -> None:
    window = small(program, QSize(1366, 768))
    window.preferences.set("scale", scale)
    window.appearance.follow()
    show(program, turn)
    settle()
    assert program.table
    assert window.map
    strip, before = program.table.strip, place(window.map, window)
    strip.unfold.click()
    settle()
    assert window.size() == QSize(1366, 768)
    assert place(window.map, window) == before
    assert strip.below.isVisible()
    assert window.rect().contains(place(strip.below, window))
    assert strip.below.visibleRegion().boundingRect() == strip.below.rect()
    strip.unfold.click()
    settle()
    assert strip.below.isHidden()
    window.preferences.set("scale", 100)
    window.appearance.follow()
    settle()
    assert program.table.strip.below.isVisible()
    assert not place(program.table.strip.below, window).intersects(place(window.map, window))


def test_a_prompt_keeps_its_one_line_beside_a_message_of_two(program: Program) -> None:
    small(program)
    show(program, lambda table: turn(table, "d5"))
    assert program.table
    prompt = program.table.decision.prompt
    prompt.show_text(0, "Only roads are left: build one, or end your turn.", is_news=False)
    settle()
    assert prompt.text.line_width() <= prompt.text.width()
    room = prompt.text.width() - prompt.text.line_width()
    words = "Ana goes to Tea House and pays Budi."
    prompt.show_caption(words, ())
    settle()
    while prompt.news.line_width() < room + 20:
        words += " More."
        prompt.show_caption(words, ())
        settle()
    assert prompt.text.line_width() <= prompt.text.width(), (room, prompt.news.line_width())
    assert prompt.news.least_width() <= prompt.news.width()
