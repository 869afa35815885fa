"""The chip that a person draws is shown, and a raid is explained."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from indonesia_qt.games.singapore.rules.actions import Step
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.chip_card import ChipCard
from indonesia_qt.ui.games.singapore.game_view import SingaporeView
from tests.games.singapore.positions import Table
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import Page
from tests.ui.pages.singapore_panels import SingaporeTable


def draw(program: Program, *, black: int, chance: str = "practice") -> tuple[SingaporeTable, list[str]]:
    """Use an illegal building with so many black chips in the bag, and return what the card says."""

    def arrange(table: Table) -> None:
        turn(table, "e4")
        table.player(1, goods="4 opium")
        table.chips(2, 1, 0)
        table.state.black = black

    mouse = show(program, arrange, chance=chance)
    mouse.click_area("e4")
    mouse.confirm()
    return mouse, said(program)


def view(program: Program) -> SingaporeView:
    assert isinstance(program.table, SingaporeView)
    return program.table


def said(program: Program) -> list[str]:
    """What the card says; nothing while it isn't shown."""
    return [label.text() for label in Page(view(program).chip).parts(QLabel) if label.text()]


def test_a_raid_says_what_all_had_who_is_caught_and_what_that_costs(program: Program) -> None:
    _, texts = draw(program, black=0)
    assert texts == [
        "Ana draws a white chip: a raid!",
        "The most chips and opium together are caught, and pay £1 for each. Their chips go back to the bag.",
        "Ana",
        "2 chips + 1 opium = 3",
        "Budi",
        "1 chip + 4 opium = 5; pays £5; loses 2 opium",
        "Citra",
        "0 chips + 0 opium = 0",
    ]


def test_a_raid_on_the_card_is_in_no_message_too(program: Program) -> None:
    _, texts = draw(program, black=0)
    assert texts
    assert program.window.toasts
    assert program.window.toasts.shown == []


def test_on_a_low_board_only_the_tool_tip_says_why_who_is_caught(program: Program, qtbot: QtBot) -> None:
    _, texts = draw(program, black=0)
    card, board = view(program).chip, program.window.map
    assert board
    board.setFixedHeight(2 * card.height() - 20)
    qtbot.waitUntil(lambda: said(program) == [texts[0], *texts[2:]])
    assert card.toolTip().startswith(texts[1])
    board.setFixedHeight(3 * card.height())
    qtbot.waitUntil(lambda: said(program) == texts)


def test_the_card_of_a_place_leaves_what_a_chip_says_in_sight(program: Program) -> None:
    mouse, _ = draw(program, black=0)
    mouse.point_at_area("e4")
    hover = program.window.map.card  # type: ignore[union-attr]
    hover.show_now()
    assert hover.isVisible()
    assert not hover.geometry().intersects(view(program).chip.geometry())


def test_a_card_is_at_once_as_high_as_what_it_says(program: Program) -> None:
    draw(program, black=0)
    table = view(program)
    card = ChipCard(table.context)
    card.setParent(program.window)
    for _ in range(2):
        card.show_events(table.view, table.bridge.session.entries[-1].events, {0})
    at_once = card.heightForWidth(table.chip.width())
    assert at_once == table.chip.heightForWidth(table.chip.width())


def test_an_effect_that_a_raid_prevents_is_named(program: Program) -> None:
    def arrange(table: Table) -> None:
        turn(table, "f5")
        table.player(0, goods="3 opium", money=9)
        table.state.black = 0

    mouse = show(program, arrange, chip="before")
    mouse.choose_trade("I-12", 1)
    mouse.confirm()
    assert said(program)[2].endswith("Ana can’t pay for the use of F5 any more, so it has no effect.")


def test_a_black_chip_is_shown_with_those_of_all(program: Program) -> None:
    _, texts = draw(program, black=2000)
    assert texts == [
        "Ana draws a black chip.",
        "In the bag: 1,999 black chips, 2 white",
        "Ana",
        "3 black chips",
        "Budi",
        "1 black chip",
        "Citra",
        "0 black chips",
    ]


def test_the_card_goes_with_the_next_decision_and_by_a_click(program: Program) -> None:
    mouse, texts = draw(program, black=2000)
    assert texts
    mouse.click_area("e5")
    assert said(program) == []
    assert mouse.state.players[0].workers == ("e5",)
    assert Step(0, "e5") in [entry.action for entry in program.table.bridge.session.entries]  # type: ignore[union-attr]
    mouse, texts = draw(program, black=2000)
    assert texts
    mouse.click(view(program).chip)
    assert said(program) == []
