"""A game that has a lesson teaches it; another one says that it has none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Action
from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.table.games.open_game import OpenGame
from indonesia_qt.ui.table.tutorial.lesson import BOARD, OWN_CARD, PANEL, Lesson, LessonStep, Turn
from tests.core.counting import Say
from tests.ui.pages.lesson import LessonChoicePage, LessonPage
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import Page
from tests.ui.table.second_game import CountingUi, counting, open_counting, show_counting  # noqa: F401

INSTEAD = "Say less, or you lose."


def says_two(action: Action) -> bool:
    return action == Say(2)


class CountingLesson(Lesson):
    """Both players say how far they count on, the learner second."""

    name, suffix = "counting_first_game", ".counting"
    learner = 0
    minutes = 1
    turns = Turn(1, Say(3)), Turn(0, Say(2)), Turn(1, Say(1))
    steps = (
        LessonStep("Ten", "Who says ten wins.", (BOARD,)),
        LessonStep("Two", "Say two.", (PANEL,), says_two, INSTEAD),
        LessonStep("You", "Now you are free.", (OWN_CARD,)),
    )

    def begun(self, lock: SaveLock) -> OpenGame:
        found = open_counting(lock.file)
        ana, budi = found.header.seats
        return found._replace(header=replace(found.header, seats=(ana, replace(budi, player="slow"))), lock=lock)


@pytest.fixture
def lesson(counting: CountingUi, program: Program) -> CountingLesson:  # noqa: F811
    """The lesson of the second game."""
    assert program
    counting.lesson = CountingLesson()
    return counting.lesson


def learn(program: Program) -> None:
    program.window.commands.actions["learn"].trigger()


def test_a_game_without_a_lesson_says_so_and_goes_on(
    counting: CountingUi,  # noqa: F811
    program: Program,
    tmp_path: Path,
) -> None:
    assert counting
    table = show_counting(program, tmp_path / "counting.indonesia")
    learn(program)
    assert program.window.statusBar().currentMessage() == "Counting has no tutorial."
    assert program.table is table
    assert not program.learning.lessons.is_on


@pytest.mark.parametrize(("game", "file"), [("Indonesia", "first-game"), ("Singapore", "singapore-first-game")])
def test_without_a_table_the_learner_chooses_a_game(program: Program, game: str, file: str) -> None:
    program.show_start()
    learn(program)
    choice = LessonChoicePage.of(program.window)
    assert choice.buttons() == ["Indonesia", "Singapore"]
    assert [text for text in choice.labels() if text.startswith("About")] == ["About 9 minutes", "About 12 minutes"]
    choice.choose(game)
    assert program.file == paths.own_data() / f"{file}.{game.lower()}"
    assert not LessonChoicePage.is_shown()


def test_the_lesson_of_a_second_game_leads_through_its_script(
    lesson: CountingLesson, program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    assert lesson
    program.window.preferences.set("speed", "instant")
    show_counting(program, tmp_path / "counting.indonesia")
    learn(program)
    lessons = program.learning.lessons
    assert program.file == paths.own_data() / "counting-first-game.counting"
    assert program.table
    bridge = lessons.bridge
    assert bridge
    assert lessons.card
    card = LessonPage(lessons.card)
    assert card.progress == (1, 3)
    card.go_on()
    qtbot.waitUntil(lambda: bridge.made == 1)
    assert lessons.waits
    QCursor.setPos(card.widget.mapToGlobal(QPoint()))
    bridge.submit(Say(3), bridge.made)
    assert program.window.refusals.callout.text() == INSTEAD
    assert INSTEAD not in card.labels(), "it is said once, at the pointer"
    callout = program.window.refusals.callout
    assert not callout.geometry().intersects(card.widget.rect().translated(card.widget.mapTo(program.window, QPoint())))
    assert bridge.session.state.count == 3
    card.have_done()
    assert bridge.session.state.count == 5
    assert card.progress == (3, 3)
    qtbot.waitUntil(lambda: not bridge.is_led)
    assert program.window.settings.get("counting_first_game/step", 0) == 2
    card.start_over()
    assert lessons.at == program.table.bridge.made == 0


def go_to_end(program: Program, file: Path, qtbot: QtBot) -> LessonPage:
    """Have the second game's lesson done up to its last step."""
    program.window.preferences.set("speed", "instant")
    show_counting(program, file)
    learn(program)
    lessons = program.learning.lessons
    assert lessons.card
    assert lessons.bridge
    card = LessonPage(lessons.card)
    assert card.ways_on == []
    card.go_on()
    qtbot.waitUntil(lambda: lessons.waits)
    card.have_done()
    return card


def test_the_lesson_ends_with_a_full_game_first(
    lesson: CountingLesson, program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    assert lesson
    card = go_to_end(program, tmp_path / "counting.indonesia", qtbot)
    assert card.ways_on == ["Play a full game", "Continue here", "Menu"]
    assert card.button("Play a full game").property("role") == "primary"
    card.play_full_game()
    NewGamePage.of(program.window).cancel()
    assert program.learning.lessons.is_on


@pytest.mark.parametrize("game", ["Indonesia", "Singapore"])
def test_the_full_game_that_is_proposed_is_the_one_that_was_learned_against_two_easy_bots(
    program: Program, game: str
) -> None:
    learn(program)
    LessonChoicePage.of(program.window).press(game)
    program.learning.lessons.play_requested.emit()  # as the card of the last step does
    page = NewGamePage.of(program.window)
    assert page.choice.game == game.lower()
    assert [seat.player for seat in page.choice.seats] == ["human", "easy", "easy"]
    page.cancel()


def test_the_lesson_ends_with_its_own_game_without_the_card(
    lesson: CountingLesson, program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    assert lesson
    card = go_to_end(program, tmp_path / "counting.indonesia", qtbot)
    table, window = program.table, program.window

    def has_tools_of_games() -> bool:
        return any(button.text() == "Hint" for button in Page(window).parts(QToolButton))

    assert not has_tools_of_games(), "they have no room beside the prompt and the card"
    card.stay()
    assert not card.widget.isVisible()
    assert program.table is table
    assert has_tools_of_games()
    learn(program)
    assert card.widget.isVisible()


def test_the_lesson_ends_with_the_menu(lesson: CountingLesson, program: Program, tmp_path: Path, qtbot: QtBot) -> None:
    assert lesson
    go_to_end(program, tmp_path / "counting.indonesia", qtbot).go_to_menu()
    assert program.start_controller.is_shown


def test_turns_are_counted_and_end(lesson: CountingLesson, tmp_path: Path) -> None:
    session: Session[Any] = open_counting(tmp_path / "x.indonesia").session
    given = []
    while (turn := lesson.next_turn(session)) is not None:
        given.append(lesson.answers_given(session))
        session.submit(turn.action)
    assert (given, lesson.answers_given(session), lesson.waiting) == ([0, 0, 1], 1, (1,))


class WatchedLesson(CountingLesson):
    """The opponent waits for the second step, and plays freely from the last one on."""

    name = "watched_first_game"
    steps = (
        LessonStep("Ten", "Who says ten wins."),
        LessonStep("Three", "Watch.", until=1),
        LessonStep("Two", "Say two.", (PANEL,), says_two, INSTEAD),
        LessonStep("You", "Now you are free.", until=4),
    )


def test_opponents_wait_for_the_step_that_shows_them(
    counting: CountingUi,  # noqa: F811
    program: Program,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    counting.lesson = WatchedLesson()
    program.window.preferences.set("speed", "instant")
    show_counting(program, tmp_path / "counting.indonesia")
    learn(program)
    lessons = program.learning.lessons
    bridge = lessons.bridge
    assert bridge
    assert lessons.card
    assert program.table
    card = LessonPage(lessons.card)
    assert "Press Next in the tutorial." in Page(program.table.decision.host).labels()
    bridge.play_to_person()
    qtbot.wait(50)
    assert bridge.made == 0
    card.go_on()
    assert not card.can_go_on
    assert "Watch them play. The tutorial continues then." in card.labels()
    qtbot.waitUntil(lambda: card.can_go_on)
    assert bridge.made == 1
    card.go_back()
    card.go_on()
    card.go_on()
    assert lessons.waits
