"""What the window shows of the game of counting: little more than what serves any game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtGui import QPainterPath

from indonesia_qt.core.flow import Question
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.table.board_ui import BoardUi
from indonesia_qt.ui.table.game_texts import GameTexts
from indonesia_qt.ui.table.game_ui import Agreement, GameUi
from indonesia_qt.ui.table.panels.panel import QuestionPanel, QuestionUi
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi
from tests.core.counting import Count, Ended, Said, Say, Skip, Turn


class CountingPanel(QuestionPanel):
    def build(self) -> None:
        for answer in self.legal:
            self.add_secondary(answer)


class CountingTexts(GameTexts):
    actions = {  # noqa: RUF012
        Say: ActionUi(
            lambda words, view, asked, action: ActionText(f"Count on by {action.by}"),
            lambda words, view, first, last: ActionGroupText(f"Count on by {first.by}"),
        ),
        Skip: ActionUi(
            lambda words, view, asked, action: ActionText("Say nothing"),
            lambda words, view, first, last: ActionGroupText("Say nothing"),
        ),
    }
    events = {  # noqa: RUF012
        Said: EventUi(lambda words, event: f"The count is {event.count}."),
        Ended: EventUi(lambda words, event: "That is all."),
    }


class CountingBoard(BoardUi):
    def start_marks(self, game: Any) -> Sequence[Mark]:  # noqa: ARG002
        return [AreaMark("1", "hint")]

    def position_marks(
        self,
        view: Count,  # noqa: ARG002
        colours: Sequence[int],  # noqa: ARG002
        overlays: Collection[str] = (),  # noqa: ARG002
    ) -> list[Mark]:
        return []


class CountingUi(GameUi):
    questions: dict[type[Question[Any]], QuestionUi] = {  # noqa: RUF012
        Turn: QuestionUi(CountingPanel, lambda words, view, asked: "Count on", "")
    }
    board = CountingBoard()
    pieces = staticmethod(lambda kind: QPainterPath())
    levels = {"slow": "Counts slowly.", "fast": "Counts fast."}  # noqa: RUF012

    def texts(self, game: Any, seats: Sequence[str]) -> CountingTexts:  # noqa: ARG002
        return CountingTexts(seats, {})

    def agreements(self) -> Sequence[Agreement]:
        return (
            Agreement("begin", "The count begins at", {"zero": "Zero", "two": "Two"}),
            Agreement("aloud", "Voices", {True: "Loud", False: "Low"}, "voices"),
        )
