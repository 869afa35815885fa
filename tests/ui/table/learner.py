"""A learner who does what the first game asks for, with the mouse."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.tutorial.first_game import LEARNER, OTHER_RICE, RICE, SHIPS
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.tutorial.guided_bridge import GuidedBridge
from indonesia_qt.ui.table.tutorial.lesson import LessonCard, LessonController
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
    def card(self) -> LessonCard:
        assert self.lesson.card
        return self.lesson.card

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
        while not self.lesson.waits and self.card.next.isVisible():
            self.click(self.card.next)

    def choose_value(self, listed: ChoiceList, value: Any) -> None:
        self.choose(listed, listed.values.index(value))

    # What the steps ask for, and what else one could do there.

    def build_in(self, area: str) -> None:
        self.click_area(area)
        self.click(self.panel.place_button)

    def bid(self, amount: int) -> None:
        self.press("Min")
        for _ in range(amount):
            self.press("+1")
        self.click(self.panel.bid)

    def found_company(self, deed: str, place: str) -> None:
        self.choose_value(self.panel.deeds, deed)
        self.click_area(place)
        self.click(self.panel.found)

    def research(self, track: Any) -> None:
        self.choose_value(self.panel.list, Research(track, LEARNER))
        self.click(self.panel.advance)

    def place(self, area: str) -> None:
        self.click_area(area)
        self.click(self.panel.place_button)

    def operate(self, area: str) -> None:
        self.click_area(area)
        self.click(self.panel.operate)

    def ship(self) -> None:
        self.click(self.panel.ship)

    def announce(self) -> None:
        self.choose_value(self.panel.list, (RICE, OTHER_RICE))
        self.click(self.panel.announce)

    def raise_bid(self) -> None:
        self.click(self.panel.bid)

    def pass_(self) -> None:
        self.click(self.panel.pass_button)

    def wrong_turns(self) -> list[Any]:
        """What else could be done at each step that waits; None where nothing else can be done."""
        return [
            lambda: self.build_in("anggrek-1"),
            lambda: self.bid(1),
            lambda: self.found_company(OTHER_RICE, "melati-2"),
            lambda: self.research("hull"),
            None,
            None,
            lambda: self.bid(11),
            self.pass_,
            lambda: self.research("expansion"),
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
            lambda: self.build_in("seroja-1"),
            lambda: self.bid(5),
            lambda: self.found_company(RICE, "kenanga-2"),
            lambda: self.research("slots"),
            self.ship,
            lambda: self.place("kenanga-1"),
            lambda: self.bid(0),
            lambda: self.found_company(SHIPS, "still-lagoon"),
            lambda: self.research("mergers"),
            self.operate_ships,
            lambda: self.place("sunrise-sea"),
            self.ship,
            lambda: self.place("cempaka-2"),
            lambda: self.build_in("teratai-1"),
            lambda: self.bid(1),
            self.announce,
            self.raise_bid,
        ]

    def operate_ships(self) -> None:
        self.choose_value(self.panel.list, SHIPS)
        self.click(self.panel.operate)
