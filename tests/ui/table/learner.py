"""A learner who does what a first game asks for, with the mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.tutorial.script import LEARNER, OTHER_RICE, RICE, SHIPS
from indonesia_qt.ui.table.tutorial.guided_bridge import GuidedBridge
from indonesia_qt.ui.table.tutorial.learning import LessonController
from tests.ui.pages.lesson import LessonChoicePage, LessonPage
from tests.ui.pages.page import open_windows, said_by
from tests.ui.table.mouse import Mouse
from tests.ui.table.sitter import Sitter

WAIT_MS = 20_000


def begin_lesson(program: Program, game: str) -> None:
    """Choose the first game of a game from the start screen, and let nobody wait for what is shown."""
    program.window.preferences.set("speed", "instant")
    program.window.preferences.set("motion", "off")
    program.window.commands.actions["learn"].trigger()
    LessonChoicePage.of(program.window).choose(game)
    program.window.activateWindow()
    QTest.qWaitForWindowActive(program.window)


class AtLesson(Sitter):
    """Sits at the table of a first game."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        super().__init__(program)
        self.qtbot = qtbot

    @property
    def lesson(self) -> LessonController:
        return self.program.learning.lessons

    @property
    def card(self) -> LessonPage:
        assert self.lesson.card
        return LessonPage(self.lesson.card)

    @property
    def bridge(self) -> GuidedBridge:
        assert self.lesson.bridge
        return self.lesson.bridge

    def wait_for_turn(self) -> None:
        """Wait until the opponents have taken their turns."""
        self.qtbot.waitUntil(lambda: not self.bridge.is_led or self.is_asked, timeout=WAIT_MS)
        QApplication.processEvents()

    @property
    def is_asked(self) -> bool:
        return self.bridge.question is not None and self.bridge.question.seat == self.lesson.lesson.learner

    @property
    def is_at_end(self) -> bool:
        """Whether the last step is shown."""
        return self.lesson.at == len(self.lesson.lesson.steps) - 1

    def wait_for_step(self) -> None:
        """Wait until the step that is shown asks for something, or is only to be read."""
        self.qtbot.waitUntil(
            lambda: (self.lesson.waits and self.is_asked) or self.card.can_go_on or self.is_at_end, timeout=WAIT_MS
        )
        QApplication.processEvents()

    def read_on(self) -> None:
        """Press Next until the lesson waits for an answer, or has ended."""
        self.wait_for_step()
        while self.card.can_go_on:
            self.card.go_on()
            self.wait_for_step()

    def right_turns(self) -> list[Any]:
        """What to do at each step that waits."""
        raise NotImplementedError

    def wrong_turns(self) -> list[Any]:
        """What else could be done at each step that waits; None where nothing else can be done."""
        raise NotImplementedError

    def play_to_the_end(self) -> None:
        """Do what each step asks for, after something else that is refused with the step's own words."""
        waited = []
        for right, wrong in zip(self.right_turns(), self.wrong_turns(), strict=True):
            self.read_on()
            assert self.lesson.waits
            waited.append(self.lesson.at)
            if wrong:
                made = self.bridge.made
                wrong()
                assert self.bridge.made == made
                assert (
                    said_by(self.program.window.refusals.callout) == self.lesson.lesson.steps[waited[-1]].instead != ""
                )
                self.lesson.table.show_all()  # type: ignore[union-attr]
            right()
        assert tuple(waited) == self.lesson.lesson.waiting
        self.read_on()
        assert self.card.progress == (len(self.lesson.lesson.steps),) * 2

    def leave(self) -> None:
        """Leave the lesson, and close the start screen."""
        self.card.leave()
        assert not self.program.learning.lessons.is_on
        for dialog in open_windows(QWidget):
            if dialog is not self.program.window:
                dialog.close()

    def come_back(self, game: str, step: str) -> None:
        """Go on with the lesson of a game, which says at which step it was left: `3 of 20`."""
        self.program.learning.begin()
        choice = LessonChoicePage.of(self.program.window)
        assert f"You’re at step {step}" in choice.labels()
        choice.choose(game)


class Learner(AtLesson, Mouse):
    """Plays the first game of Indonesia."""

    def wrong_turns(self) -> list[Any]:
        return [
            lambda: self.place("anggrek-1"),
            lambda: self.bid(1),
            lambda: self.found_company(OTHER_RICE, "melati-2"),
            lambda: self.research("hull", LEARNER),
            None,
            None,
            lambda: self.bid(11),
            self.pass_,
            lambda: self.research("expansion", LEARNER),
            lambda: self.operate("kenanga-1"),
            lambda: self.place("monsoon-sea"),
            None,
            None,
            None,
            lambda: self.bid(12),
            self.pass_,
            self.pass_,
        ]

    def right_turns(self) -> list[Any]:
        return [
            lambda: self.place("seroja-1"),
            lambda: self.bid(5),
            lambda: self.found_company(RICE, "kenanga-2"),
            lambda: self.research("slots", LEARNER),
            self.ship,
            lambda: self.place("kenanga-1"),
            lambda: self.bid(0),
            lambda: self.found_company(SHIPS, "still-lagoon"),
            lambda: self.research("mergers", LEARNER),
            lambda: self.choose_value(self.panel.list, SHIPS),
            lambda: self.place("sunrise-sea"),
            self.ship,
            lambda: self.place("cempaka-2"),
            lambda: self.place("teratai-1"),
            lambda: self.bid(1),
            lambda: self.announce((RICE, OTHER_RICE)),
            self.raise_bid,
        ]
