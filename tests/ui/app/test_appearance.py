"""Another look or size is put on while the game goes on."""

from __future__ import annotations

import gc
import weakref
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.style.theme import THEMES
from tests.soak import soak_but
from tests.ui.pages.page import owned
from tests.ui.pages.settings import SettingsPage
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.new_games import Begin

pytestmark = pytest.mark.usefixtures("undressed")


def sea_colour(program: Program) -> str:
    """The colour that most of the board's picture has."""
    assert program.window.map
    picture = program.window.map.grab().toImage()
    seen = [picture.pixelColor(x, y).lightness() for x in range(0, picture.width(), 7) for y in range(60, 400, 7)]
    return "dark" if sum(seen) / len(seen) < 110 else "light"


@pytest.mark.parametrize("theme", soak_but(("high_contrast",), ["dark", "high_contrast"]))
def test_another_look_is_put_on_with_the_game_as_it_stood(begin: Begin, qtbot: QtBot, theme: str) -> None:
    mouse = begin("human", "human")
    program, window = mouse.program, mouse.program.window
    while len(program.table.bridge.session.entries) < 6:  # type: ignore[union-attr]
        mouse.answer()
    session, asked = program.table.bridge.session, type(mouse.panel)  # type: ignore[union-attr]
    assert sea_colour(program) == "light"

    with qtbot.waitSignal(window.appearance.changed):
        window.preferences.set("theme", theme)

    assert window.appearance.theme is THEMES[theme]
    assert sea_colour(program) == "dark"
    assert window.statusBar().palette().window().color().name() == THEMES[theme].interface.window
    assert program.table
    assert program.table.bridge.session is session
    mouse.answer()
    assert type(mouse.panel) is not asked or len(session.entries) == 7
    assert session.journal is not None


def test_a_look_is_put_on_where_nothing_has_the_keyboard(begin: Begin, qtbot: QtBot) -> None:
    window = begin("human", "human").program.window
    if has := QApplication.focusWidget():
        has.clearFocus()
    assert window.keyboard is None
    with qtbot.waitSignal(window.appearance.changed):
        window.preferences.set("theme", "dark")
    assert window.appearance.theme is THEMES["dark"]


def test_many_changes_leave_nothing_behind(begin: Begin, qtbot: QtBot) -> None:
    program = begin("human", "human").program
    window, boards = program.window, []
    for theme in ("dark", "light", "high_contrast", "light"):
        assert window.map
        window.map.setFocus()  # where the keyboard was is looked for in all parts
        boards.append(weakref.ref(window.map))
        with qtbot.waitSignal(window.appearance.changed):
            window.preferences.set("theme", theme)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert len(owned(program, IndonesiaView)) == 1
    assert len(owned(program, MapScene)) == 1
    assert [board() for board in boards] == [None] * len(boards)


def test_bots_that_were_paused_stay_paused(begin: Begin, qtbot: QtBot) -> None:
    program = begin("greedy", "greedy").program
    assert program.table
    program.table.bridge.set_paused(True)
    with qtbot.waitSignal(program.window.appearance.changed):
        program.window.preferences.set("theme", "dark")
    assert program.table.bridge.paused
    assert program.window.play.pause.isChecked()


@pytest.mark.parametrize("part", soak_but(("log",), ["board", "log", "timeline"]))
def test_the_keyboard_stays_where_it_is(begin: Begin, qtbot: QtBot, part: str) -> None:
    mouse = begin("human", "human")
    program, window = mouse.program, mouse.program.window
    while len(program.table.bridge.session.entries) < 6:  # type: ignore[union-attr]
        mouse.answer()

    def has_keyboard() -> QWidget | None:
        table = program.table
        assert table
        return {"board": window.map, "log": table.log.pane.view, "timeline": table.history.timeline_slider}[part]

    mouse.click_tab_of(mouse.table.log.pane)  # it is folded
    before = has_keyboard()
    assert before
    before.setFocus()
    assert window.focusWidget() is before
    with qtbot.waitSignal(window.appearance.changed):
        window.preferences.set("theme", "dark")
    assert has_keyboard() is not before
    assert window.focusWidget() is has_keyboard()


def test_text_grows_with_its_size(begin: Begin, qtbot: QtBot) -> None:
    program = begin("human", "human").program
    with qtbot.waitSignal(program.window.appearance.changed):
        program.window.preferences.set("scale", 150)
    assert QApplication.font().pointSizeF() == 15
    assert program.window.menuBar().font().pointSizeF() == 15


def test_the_start_screen_follows_too(program: Program, qtbot: QtBot) -> None:
    program.start()
    with qtbot.waitSignal(program.window.appearance.changed):
        program.window.preferences.set("theme", "dark")
    assert program.table is None
    assert StartPage.of(program.window).widget.theme.id == "dark"


def test_the_pages_of_the_settings_have_rows_as_high_as_their_names_need(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.commands.actions["settings"].trigger()
    dialog = SettingsPage.of(program.window).widget
    QApplication.processEvents()
    rows = [dialog.titles.visualItemRect(dialog.titles.item(n)) for n in range(dialog.titles.count())]
    assert all(row.height() >= dialog.titles.sizeHintForRow(0) for row in rows)
    assert all(upper.bottom() < lower.top() for upper, lower in pairwise(rows))
    dialog.close()
