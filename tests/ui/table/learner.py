"""A learner who does what the first game asks for, with the mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.tutorial.script import LEARNER, OTHER_RICE, RICE, SHIPS
from indonesia_qt.ui.table.tutorial.guided_bridge import GuidedBridge
from indonesia_qt.ui.table.tutorial.learning import LessonController
from tests.ui.pages.lesson import LessonPage
from tests.ui.table.mouse import Mouse


class Learner(Mouse):
    """Sits at the table of the first game."""

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
        """Wait until the opponent has taken his turns."""
        self.qtbot.waitUntil(lambda: not self.bridge.is_led or self.is_asked, timeout=20_000)
        QApplication.processEvents()

    @property
    def is_asked(self) -> bool:
        return self.bridge.question is not None and self.bridge.question.seat == LEARNER

    def read_on(self) -> None:
        """Press Next until the lesson waits for an answer, or has ended."""
        self.wait_for_turn()
        while not self.lesson.waits and self.card.can_go_on:
            self.card.go_on()

    def wrong_turns(self) -> list[Any]:
        """What else could be done at each step that waits; None where nothing else can be done."""
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
        """What to do at each step that waits."""
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
