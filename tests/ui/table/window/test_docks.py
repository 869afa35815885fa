"""The window's layout is kept, and everything can be done by typing its name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.settings.command_palette import match
from indonesia_qt.ui.table.window.docks import SIDE_SHARE, SIDE_WIDTH
from indonesia_qt.ui.table.window.main_window import MainWindow
from indonesia_qt.ui.table.window.side import LOG_HEIGHT
from tests.ui.pages.log import LogPage
from tests.ui.pages.page import settle
from tests.ui.pages.settings import PalettePage, SettingsPage
from tests.ui.table.new_games import Begin


def palette(program: Program, qtbot: QtBot) -> PalettePage:
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    return PalettePage.open_in(program.window)


def test_a_command_is_found_by_some_of_its_letters(begin: Begin, qtbot: QtBot) -> None:
    program = begin("human", "human").program
    shown = palette(program, qtbot)
    shown.find("hide pan")
    shown.do_first()
    assert program.window.docks.decision.isHidden()
    assert program.window.docks.players.isHidden()
    program.window.commands.actions["docks"].trigger()
    assert program.window.docks.decision.isVisible()


def test_the_panel_s_answers_stand_first(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    program = mouse.program
    while not isinstance(mouse.panel, BidPanel):
        mouse.answer()
    made = program.table.bridge.made  # type: ignore[union-attr]
    shown = palette(program, qtbot)
    shown.find("bid 0")
    shown.do_first()
    assert program.table
    assert program.table.bridge.made == made + 1


def test_what_is_not_on_a_button_can_be_answered_by_typing_it(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    program = mouse.program
    while not isinstance(mouse.panel, BidPanel):
        mouse.answer()
    table, asked = program.table, mouse.panel.asked.seat
    assert table
    shown = palette(program, qtbot)
    shown.find("bid 12")
    shown.do_first()
    assert table.bridge.session.entries[-1].action == Bid(12)
    assert table.bridge.session.entries[-1].seat == asked


def test_only_visible_words_are_found_and_a_whole_word_comes_first(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    while not isinstance(mouse.panel, DeedPanel):
        mouse.answer()
    shown = palette(mouse.program, qtbot)
    place = next(text for text in shown.under("Moves") if " in " in text).rpartition(" in ")[2]
    shown.find(place)
    assert place in shown.found[0]
    assert all(match(place, text) for text in shown.found)


def test_the_list_closes_when_somebody_else_is_asked(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    program = mouse.program
    while not isinstance(mouse.panel, BidPanel):
        mouse.answer()
    shown = palette(program, qtbot)
    mouse.confirm()
    assert not shown.widget.isVisible()


def test_nearer_letters_come_first() -> None:
    whole, part, scattered = (match("bid", text) for text in ("Bid 12", "Rebid", "Build it down"))
    assert whole
    assert part
    assert scattered
    assert whole < part < scattered
    assert match("xyz", "Bid 12") is None


def test_scattered_letters_are_found_only_where_nothing_else_is(begin: Begin, qtbot: QtBot) -> None:
    shown = palette(begin("human", "human").program, qtbot)
    shown.find("full screen")
    assert shown.found == ["Full screen"]
    shown.find("sttngs")
    assert "Settings" in shown.found
    shown.find("qqqq")
    assert not shown.found
    shown.press(Qt.Key.Key_Return)
    assert shown.widget.isVisible()


def test_everything_has_its_heading_and_is_walked_through_by_the_arrows(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    while not isinstance(mouse.panel, DeedPanel):
        mouse.answer()
    shown = palette(mouse.program, qtbot)
    assert shown.headings == ["Moves", "Buttons", "Commands", "Settings", "Places"] or "Buttons" not in shown.headings
    walked = [shown.selected]
    for _ in shown.found[1:]:
        shown.press(Qt.Key.Key_Down)
        walked.append(shown.selected)
    assert walked == shown.found
    assert shown.heard


def test_a_setting_opens_the_settings_at_its_row(begin: Begin, qtbot: QtBot) -> None:
    program = begin("human", "human").program
    shown = palette(program, qtbot)
    shown.find("speed")
    assert "Speed" in shown.under("Settings")
    shown.do_first()
    row = SettingsPage.of(program.window).row("speed")
    assert row.isVisible()
    qtbot.waitUntil(row.field.hasFocus)


def test_where_the_panels_are_is_kept_for_the_next_start(begin: Begin, qtbot: QtBot) -> None:
    program = begin("human", "human").program
    window = program.window
    qtbot.waitUntil(lambda: window.docks.decision.width() > 0)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.docks.decision)
    window.close()

    again = Program(make_window())
    again.start(goes_on=True)
    qtbot.waitUntil(
        lambda: again.window.dockWidgetArea(again.window.docks.decision) == Qt.DockWidgetArea.LeftDockWidgetArea
    )
    again.window.commands.actions["reset_layout"].trigger()
    assert again.window.dockWidgetArea(again.window.docks.decision) == Qt.DockWidgetArea.RightDockWidgetArea
    again.window.close()
    again.window.deleteLater()
    again.deleteLater()


def test_panels_that_an_interrupted_drag_left_outside_come_back(begin: Begin, qtbot: QtBot) -> None:
    window = begin("human", "human").program.window
    docks = window.docks
    qtbot.waitUntil(lambda: docks.decision.width() > 0)
    window.commands.actions["board_table"].trigger()
    for dock in (docks.players, docks.decision):
        dock.setFloating(True)
    window.resizeDocks([docks.tables], [window.width()], Qt.Orientation.Horizontal)

    window.commands.actions["reset_layout"].trigger()
    assert not docks.decision.isFloating()
    assert not docks.players.isFloating()
    assert docks.tables.isHidden()


def test_panels_are_put_back_in_a_window_that_is_not_laid_out(begin: Begin) -> None:
    """Qt warns of a panel without height, and warnings fail."""
    window = begin("human", "human").program.window
    window.map.setFixedHeight(0)  # type: ignore[union-attr]
    window.docks.players.setFixedHeight(0)
    window.commands.actions["reset_layout"].trigger()
    assert window.docks.players.isVisible()


def test_a_key_passes_and_does_nothing_where_nobody_can_pass(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    program = mouse.program
    while not isinstance(mouse.panel, DeedPanel):
        if isinstance(mouse.panel, BidPanel):
            program.window.commands.actions["pass"].trigger()
            assert isinstance(mouse.panel, BidPanel)
        mouse.answer()
    made = program.table.bridge.made  # type: ignore[union-attr]
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    QTest.keyClick(program.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert program.table
    assert program.table.bridge.made == made + 1


@pytest.mark.usefixtures("undressed")
def test_the_panel_beside_the_board_is_as_wide_as_before_when_large_text_is_small_again(
    program: Program, begin: Begin, qtbot: QtBot
) -> None:
    """Also when the program was started again with large text in between."""
    program.window.appearance.put_on()
    window = begin("human", "human").program.window
    usual = round(window.width() * SIDE_SHARE)
    qtbot.waitUntil(lambda: window.docks.decision.width() == usual)
    write_at(window, 200)
    qtbot.waitUntil(lambda: window.docks.decision.width() > usual)
    write_at(window, 100)
    qtbot.waitUntil(lambda: window.docks.decision.width() == usual)
    write_at(window, 200)
    qtbot.waitUntil(lambda: window.docks.decision.width() > usual)
    window.close()

    again = Program(make_window())
    again.window.resize(1366, 768)
    again.window.show()
    write_at(again.window, 100)
    again.start(goes_on=True)
    qtbot.waitUntil(lambda: again.window.docks.decision.width() == usual)
    again.window.close()
    again.window.deleteLater()
    again.deleteLater()


def test_a_wider_window_gives_its_room_to_the_board(begin: Begin, qtbot: QtBot) -> None:
    window = begin("human", "human").program.window
    window.resize(1366, 768)
    window.commands.actions["reset_layout"].trigger()
    board = window.map
    assert board
    qtbot.waitUntil(lambda: window.docks.decision.width() == round(1366 * SIDE_SHARE))
    before = board.width()
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: board.width() == before + 1920 - 1366)


@pytest.mark.usefixtures("undressed")
def test_a_width_that_the_player_chose_grows_with_the_text_and_shrinks_again(
    program: Program, begin: Begin, qtbot: QtBot
) -> None:
    program.window.appearance.put_on()
    window = begin("human", "human").program.window
    decision, usual = window.docks.decision, window.width() * SIDE_SHARE
    qtbot.waitUntil(lambda: decision.width() == round(usual))
    window.resizeDocks([decision], [400], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: decision.width() == 400)
    write_at(window, 150)
    qtbot.waitUntil(lambda: decision.width() == round(400 * 1.5 * SIDE_WIDTH / usual))
    write_at(window, 100)
    qtbot.waitUntil(lambda: decision.width() == 400)


def test_the_panel_grows_with_the_text_though_its_game_is_left_at_once(
    program: Program, begin: Begin, qtbot: QtBot
) -> None:
    program.window.appearance.put_on()
    window = begin("human", "human").program.window
    decision, usual = window.docks.decision, window.width() * SIDE_SHARE
    qtbot.waitUntil(lambda: decision.width() == round(usual))
    write_at(window, 150)
    program.show_start()
    settle()
    begin("human", "human")
    qtbot.waitUntil(lambda: decision.width() == round(usual * 1.5 * SIDE_WIDTH / usual))


@pytest.mark.usefixtures("undressed")
def test_with_large_text_the_log_is_low_rather_than_the_decision_unless_the_player_shares_the_height(
    begin: Begin, qtbot: QtBot
) -> None:
    program = begin("human", "human").program
    window = program.window
    window.resize(1366, 768)
    write_at(window, 150)
    side = window.docks.decision.widget()
    assert isinstance(side, QSplitter)
    log = side.widget(1)
    assert program.table
    LogPage(program.table.log.pane).open()
    qtbot.waitUntil(lambda: log.height() < 1.5 * LOG_HEIGHT + side.handleWidth())
    handle = side.handle(1)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton)
    QTest.mouseMove(handle, QPoint(0, -100))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=QPoint(0, -100))
    shared = log.height()
    assert shared > 1.5 * LOG_HEIGHT + 50
    window.resize(1366, 780)
    QApplication.processEvents()
    assert log.height() >= shared


def write_at(window: MainWindow, scale: int) -> None:
    """Choose a size of text in percent, which takes effect at once."""
    window.preferences.set("scale", scale)
    window.appearance.follow()
