"""The chip that a person draws is shown beside the board, and a raid is explained."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel

from indonesia_qt.games.singapore.rules.actions import Exchange, Step
from indonesia_qt.games.singapore.rules.constants import NOTHING
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.game_view import SingaporeView
from indonesia_qt.ui.table.window.side import Side
from tests.games.singapore.positions import Table
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import Page, owned, settle
from tests.ui.pages.singapore_panels import SingaporeTable

CAUGHT = (
    "Whoever has the most chips and opium together is caught and pays £1 for each, or moves back on the victory "
    "track if they can’t. They return their chips and lose half their opium."
)


def draw(program: Program, *, black: int, chance: str = "practice") -> tuple[SingaporeTable, list[str]]:
    """Use an illegal building with so many black chips in the bag, and return what the page says."""

    def arrange(table: Table) -> None:
        turn(table, "e4")
        table.player(1, goods="4 opium")
        table.chips(2, 1, 0)
        table.state.black = black

    mouse = show(program, arrange, chance=chance)
    mouse.click_area("e4")
    mouse.confirm()
    return mouse, said(program)


@pytest.fixture
def large(program: Program) -> None:
    """A window in which the pages behind the log are open."""
    program.window.resize(1920, 1080)
    settle()


def view(program: Program) -> SingaporeView:
    assert isinstance(program.table, SingaporeView)
    return program.table


def said(program: Program) -> list[str]:
    """What the page says; nothing while it isn't shown."""
    QApplication.processEvents()
    return [text for text in Page(view(program).chips).labels() if text]


def test_a_raid_says_what_all_had_who_is_caught_and_what_that_costs(program: Program) -> None:
    _, texts = draw(program, black=0)
    assert texts == [
        "Ana draws a white chip: a raid!",
        "Ana",
        "2 chips + 1 opium = 3",
        "Budi",
        "1 chip + 4 opium = 5; pays £5; loses\N{NO-BREAK SPACE}2\N{NO-BREAK SPACE}opium",
        "Citra",
        "0 chips + 0 opium = 0",
        CAUGHT,
    ]


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize(("size", "caught"), [((1366, 768), True), ((1920, 1080), True), ((1366, 768), False)])
def test_a_raid_of_a_bot_is_shown_to_a_person_who_is_caught(
    program: Program, size: tuple[int, int], caught: bool
) -> None:
    program.window.appearance.put_on()
    program.window.resize(*size)
    settle()

    def arrange(table: Table) -> None:
        turn(table, "d6", "e4", seat=1)
        table.player(0, goods="4 opium", money=9)
        table.chips(*((2, 0, 0) if caught else (0, 9, 0)))
        table.state.black = 0

    mouse = show(program, arrange)
    bridge = mouse.table.bridge
    bridge.seats = tuple(replace(seat, player="easy") if n else seat for n, seat in enumerate(bridge.seats))
    bridge.submit(Exchange("I-09", 0, NOTHING, NOTHING), bridge.made)
    settle()
    page = view(program).chips
    assert page.isVisible() == caught
    texts = said(program)
    assert ("Budi draws a white chip: a raid!" in texts) == caught
    assert any(text.startswith("2 chips + 4 opium = 6; pays £6") for text in texts) == caught


@pytest.mark.usefixtures("undressed")
def test_a_raid_is_seen_whole_in_a_small_window(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    draw(program, black=0)
    settle()
    page = view(program).chips
    assert page.isVisible()
    assert page.room.verticalScrollBar().maximum() == 0
    last = Page(page).parts(QLabel)[-1]
    assert last.visibleRegion().boundingRect() == last.rect()


def test_a_raid_on_the_page_is_in_no_message_too(program: Program) -> None:
    _, texts = draw(program, black=0)
    assert texts
    assert program.table
    assert not program.table.decision.prompt.news.isVisible()


def test_what_is_drawn_lies_beside_the_board(program: Program) -> None:
    _, texts = draw(program, black=0)
    assert texts
    page, board = view(program).chips, program.window.map
    assert board
    assert page.mapTo(program.window, QPoint()).x() >= board.mapTo(program.window, QPoint()).x() + board.width()


def test_an_effect_that_a_raid_prevents_is_named(program: Program) -> None:
    def arrange(table: Table) -> None:
        turn(table, "f5")
        table.player(0, goods="3 opium", money=9)
        table.state.black = 0

    mouse = show(program, arrange, chip="before")
    mouse.choose_trade("I-12", 1)
    mouse.confirm()
    assert said(program)[-2].endswith("Ana can’t pay for the use of Opium Den (F5) any more, so it has no effect.")


@pytest.mark.usefixtures("large")
def test_a_black_chip_is_shown_with_those_of_all(program: Program) -> None:
    _, texts = draw(program, black=2000)
    assert texts == [
        "Ana draws a black chip.",
        "Ana",
        "3\xa0black\xa0chips",
        "Budi",
        "1\xa0black\xa0chip",
        "Citra",
        "0\xa0black\xa0chips",
        "In the bag: 1,999 black chips, 2 white",
    ]


@pytest.mark.usefixtures("large")
def test_the_page_gives_way_to_the_log_with_the_next_decision_and_by_its_button(program: Program) -> None:
    mouse, texts = draw(program, black=2000)
    assert texts
    mouse.click_area("e5")
    assert said(program) == []
    assert mouse.state.players[0].workers == ("e5",)
    assert Step(0, "e5") in [entry.action for entry in program.table.bridge.session.entries]  # type: ignore[union-attr]
    mouse, texts = draw(program, black=2000)
    assert texts
    mouse.click(view(program).chips.away)
    assert said(program) == []
    pane = view(program).log.pane
    assert mouse.tabs_with(pane).currentWidget() is pane


def test_in_a_small_window_a_black_chip_is_a_line_that_opens_the_page(program: Program) -> None:
    program.window.resize(1366, 768)
    settle()
    mouse, _ = draw(program, black=2000)
    settle()
    (side,) = owned(program.window, Side)
    page = view(program).chips
    assert not page.isVisible()
    assert side.news_line.said == "Ana draws a black chip."
    mouse.click(side.news_line)
    settle()
    assert page.isVisible()
    mouse.click_area("e5")
    settle()
    assert not page.isVisible()
    assert not side.news_line.isVisible()


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize(("black", "stays"), [(2000, False), (0, True)])
def test_what_another_decides_ends_the_news_of_a_black_chip_but_not_of_a_raid(
    program: Program, black: int, stays: bool
) -> None:
    _, texts = draw(program, black=black)
    assert texts
    bridge = view(program).bridge
    bridge.submit(Step(0, "e5"), bridge.made)
    assert bool(said(program)) == stays


@pytest.mark.usefixtures("large")
def test_a_draw_that_is_undone_is_no_longer_shown(program: Program) -> None:
    mouse, texts = draw(program, black=2000)
    assert texts
    mouse.table.bridge.undo()
    assert said(program) == []


def test_the_page_can_be_opened_to_see_who_has_chips(program: Program) -> None:
    mouse = show(program, lambda table: turn(table))
    page = view(program).chips
    mouse.click_tab_of(page)
    assert said(program) == [
        "In the bag: 16 black chips, 2 white",
        "Ana",
        "0\xa0black\xa0chips",
        "Budi",
        "0\xa0black\xa0chips",
        "Citra",
        "0\xa0black\xa0chips",
    ]
