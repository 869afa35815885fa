"""The board stays where it is, whatever is said above it and whatever moment is looked at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.window.docks import LEAST_MAP_SHARE
from indonesia_qt.ui.widgets.plain_text import read_of
from tests.soak import soak_but
from tests.ui.pages.branch import BranchPage
from tests.ui.table.positions import POSITIONS, go_to

LONG = "Choose one of the many places where your new city can be built, or look at the others first. " * 2


def board_of(program: Program) -> QRect:
    """Where the board is in the window."""
    board = program.window.map
    assert board
    return QRect(board.mapTo(program.window, QPoint()), board.size())


def settled(program: Program, qtbot: QtBot) -> QRect:
    """The same once the window is laid out."""
    places = [QRect()]

    def rests() -> bool:
        places.append(board_of(program))
        return places[-1] == places[-2]

    qtbot.waitUntil(rests)
    QApplication.processEvents()
    return board_of(program)


@pytest.fixture(params=soak_but(((1366, 768),), [(1366, 768), (1920, 1080)]), ids=lambda size: str(size[0]))
def table(program: Program, request: pytest.FixtureRequest, undressed: None) -> Program:  # noqa: ARG001
    program.window.appearance.put_on()
    program.window.resize(*request.param)
    go_to(program, POSITIONS["operations"])
    return program


def test_a_prompt_of_any_length_leaves_the_board_where_it_is(table: Program, qtbot: QtBot) -> None:
    before = settled(table, qtbot)
    assert table.table
    prompt = table.table.decision.prompt
    for text in ("Pass?", LONG):
        prompt.show_text(0, text)
        assert settled(table, qtbot) == before
        assert text.strip() in prompt.text.toolTip()
        assert text.strip() in prompt.text.accessibleDescription()


def test_looking_back_and_coming_back_leaves_the_board_where_it_is(table: Program, qtbot: QtBot) -> None:
    before = settled(table, qtbot)
    assert table.table
    history = table.table.history
    for at in (5, 60):
        history.look_at(at)
        assert history.banner.isVisible()
        assert settled(table, qtbot) == before
        bar = QRect(history.banner.mapTo(table.window, QPoint()), history.banner.size())
        assert not before.intersects(bar), "it lies in the prompt's line, not over the board"
    history.come_back()
    assert not history.banner.isVisible()
    assert settled(table, qtbot) == before


def test_a_branch_begins_with_the_board_in_its_place_and_painted(table: Program, qtbot: QtBot) -> None:
    before = settled(table, qtbot)
    assert table.table
    assert table.window.map
    history = table.table.history
    history.look_at(60)
    history.banner.branch.click()
    BranchPage.of(table.window).begin()
    assert table.table.history is not history
    painted = table.window.map.viewport().grab().toImage()
    colours = {painted.pixel(x, y) for x in range(0, painted.width(), 40) for y in range(0, painted.height(), 40)}
    assert len(colours) > 20
    assert settled(table, qtbot) == before


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", soak_but((200,), [150, 200]))
def test_with_large_text_on_a_small_screen_every_prompt_is_whole(program: Program, scale: int, qtbot: QtBot) -> None:
    window = program.window
    window.preferences.set("scale", scale)
    window.appearance.follow()
    for name, position in POSITIONS.items():
        go_to(program, position)
        settled(program, qtbot)
        assert program.table
        assert board_of(program).height() >= round(LEAST_MAP_SHARE * window.height()) - 2, name
        shown = program.table.decision.prompt.text
        assert read_of(shown.text()) == shown.accessibleDescription(), name
        assert shown.heightForWidth(shown.width()) <= shown.height(), name
        assert shown.visibleRegion().boundingRect() == shown.rect(), name
