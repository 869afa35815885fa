"""A seat can be given to a bot and taken back at any decision; the save says so."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import read
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.table.decision_view import WaitingPanel
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from tests.ui.pages.menus import MenuPage
from tests.ui.pages.notice import NoticePage
from tests.ui.pages.page import Page
from tests.ui.pages.players import CardPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin


def card(mouse: Mouse, seat: int) -> CardPage:
    return CardPage.at(mouse.program, seat)


def players(bridge: SessionBridge) -> list[str]:
    return [seat.player for seat in bridge.seats]


def test_a_bot_plays_on_for_a_person_until_he_takes_over(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    bridge = mouse.table.bridge
    asked = bridge.question
    assert asked
    card(mouse, asked.seat).give_to("Hard")
    assert isinstance(mouse.panel, WaitingPanel)
    qtbot.waitUntil(lambda: bridge.made > 0, timeout=30_000)
    assert bridge.session.entries[0].seat == asked.seat

    card(mouse, asked.seat).take_over()
    assert players(bridge) == ["human", "human"]
    assert not isinstance(mouse.panel, WaitingPanel)


def test_a_bot_whose_seat_is_taken_over_does_not_decide(begin: Begin) -> None:
    mouse = begin("greedy", "greedy")
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    asked = bridge.question
    assert asked
    bridge.set_paused(False)
    card(mouse, asked.seat).take_over()
    for _ in range(50):
        QApplication.processEvents()

    assert bridge.made == 0
    assert isinstance(mouse.panel, QuestionPanel)


def test_who_waits_for_a_bot_can_take_over(begin: Begin) -> None:
    mouse = begin("greedy", "greedy")
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    asked = bridge.question
    assert asked
    Page(mouse.panel).press("Take over")
    assert bridge.is_human(asked.seat)
    assert isinstance(mouse.panel, QuestionPanel)
    other = mouse.table.context.words.seats[1 - asked.seat]
    menu = mouse.program.window.play.seats
    menu.aboutToShow.emit()
    MenuPage(menu).trigger(other)
    assert players(bridge) == ["human", "human"]
    assert not menu.isEnabled()


def test_a_seat_that_was_taken_over_can_be_given_back_until_the_next_decision(begin: Begin) -> None:
    mouse = begin("greedy", "greedy")
    bridge, window = mouse.table.bridge, mouse.program.window
    bridge.set_paused(True)
    for answers in (False, True):
        Page(mouse.panel).press("Take over")
        notice = NoticePage.of(window)
        asked = bridge.question
        assert asked
        assert notice.text == f"A person now plays for {mouse.table.context.words.seats[asked.seat]}."
        if answers:
            mouse.answer()
            assert not notice.widget.isVisible()
        else:
            notice.press("Undo")
            assert players(bridge) == ["greedy", "greedy"]
            assert isinstance(mouse.panel, WaitingPanel)


def test_it_is_in_the_save_and_the_game_opens_as_it_was_left(begin: Begin, program: Program) -> None:
    mouse = begin("human", "human", "greedy")
    mouse.table.bridge.set_paused(True)
    card(mouse, 0).give_to("Random")
    card(mouse, 2).take_over()
    file = program.file
    assert file
    kept = [msgspec.json.decode(line) for line in read(file).lines]
    assert [line for line in kept if line["line"] == "seat"] == [
        {"line": "seat", "seat": 0, "player": "random"},
        {"line": "seat", "seat": 2, "player": "human"},
    ]
    assert program.open(file)
    assert program.table
    program.table.bridge.set_paused(True)
    assert players(program.table.bridge) == ["random", "human", "human"]


def test_a_copy_of_the_game_is_played_by_those_who_play_now(begin: Begin, program: Program, tmp_path: Path) -> None:
    mouse = begin("human", "greedy")
    mouse.table.bridge.set_paused(True)
    card(mouse, 0).give_to("Hard")
    to = tmp_path / "copy.jsonl"
    program.controller.copies.copy(to)
    assert [seat.player for seat in read(to).seats()] == ["hard", "greedy"]


def test_the_log_tells_of_it(begin: Begin) -> None:
    mouse = begin("human", "greedy")
    mouse.table.bridge.set_paused(True)
    card(mouse, 0).give_to("Hard")

    assert "A bot now plays for Ana: Hard." in [line.text for line in mouse.table.log.pane.lines]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_plays_is_not_offered_again(begin: Begin, seat: int) -> None:
    mouse = begin("human", "hard")
    mouse.table.bridge.set_paused(True)

    assert card(mouse, seat).can_be_taken_over == (seat != 0)
    assert card(mouse, seat).can_be_played_by("Hard") == (seat != 1)
    assert all(card(mouse, seat).can_be_played_by(bot) for bot in ("Random", "Medium"))


def test_a_style_is_not_shown_and_is_kept_with_another_time(begin: Begin) -> None:
    mouse = begin("human", "expert/hunter@2", "hard/grower")
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    assert "hunter" not in card(mouse, 1).plays
    assert not card(mouse, 2).can_be_played_by("Hard")
    next(action for action in card(mouse, 1).times("Expert") if action.text().startswith("5")).trigger()
    assert players(bridge) == ["human", "expert/hunter@5", "hard/grower"]
    card(mouse, 1).give_to("Medium")
    assert players(bridge) == ["human", "medium", "hard/grower"]


def test_level_and_time_are_given_to_a_seat_with_the_mouse_and_its_card_tells_of_them(
    begin: Begin, qtbot: QtBot
) -> None:
    mouse = begin("human", "expert")
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    QApplication.processEvents()
    assert card(mouse, 1).plays.startswith("Expert, 2\N{NO-BREAK SPACE}s \N{MIDDLE DOT} ")
    assert [(action.text(), action.isChecked()) for action in card(mouse, 1).times("Expert")] == [
        ("0.5\N{NO-BREAK SPACE}s per decision", False),
        ("1\N{NO-BREAK SPACE}s per decision", False),
        ("2\N{NO-BREAK SPACE}s per decision (default)", True),
        ("5\N{NO-BREAK SPACE}s per decision", False),
        ("10\N{NO-BREAK SPACE}s per decision", False),
    ]

    card(mouse, 1).give_with_mouse(qtbot, "Expert", "0.5\N{NO-BREAK SPACE}s")
    assert players(bridge) == ["human", "expert@0.5"]
    assert card(mouse, 1).plays.startswith("Expert, 0.5\N{NO-BREAK SPACE}s \N{MIDDLE DOT} ")
    assert "A bot now plays for Budi: Expert, 0.5\N{NO-BREAK SPACE}s." in [
        line.text for line in mouse.table.log.pane.lines
    ]

    card(mouse, 0).give_with_mouse(qtbot, "Medium")
    assert players(bridge) == ["medium", "expert@0.5"]
    assert card(mouse, 0).plays.startswith("Medium \N{MIDDLE DOT} ")

    card(mouse, 0).take_over_with_mouse(qtbot)
    assert players(bridge) == ["human", "expert@0.5"]
    assert "Medium" not in card(mouse, 0).plays


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("scale", [100, 150])
def test_the_narrowest_card_names_level_and_time(begin: Begin, program: Program, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    mouse = begin("human", *["expert@10"] * 4)
    mouse.table.bridge.set_paused(True)
    QApplication.processEvents()
    for seat in range(1, 5):
        shown = card(mouse, seat)
        assert shown.plays.startswith("Expert, 10\N{NO-BREAK SPACE}s")
        line = shown.widget.facts
        assert line.width() >= line.fontMetrics().horizontalAdvance(shown.plays)
