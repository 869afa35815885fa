"""Asks what a bot thinks of a decision, in processes of its own, so that the window never waits for it."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.bot_name import BotName
from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.bots import LEVELS
from indonesia_qt.games.indonesia.bots.explain import Explanation, explained, explained_together
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.play.session_bridge import SessionBridge

THINK_SECONDS = 2.0
"""How long the strongest bot thinks about a person's decision."""
STRONGEST = str(BotName(LEVELS[-1], THINK_SECONDS))


class Adviser(QObject):
    """Has one question at a time.

    `advised` carries the number of the decision and an `Explanation`, `failed` the number and why there is none.
    """

    advised = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, bridge: SessionBridge, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge = bridge
        bridge.advisers.answered.connect(self._answered)
        bridge.advisers.failed.connect(self.failed)

    def ask(self, number: int, view: State, asked: Question[Any], thinker: str) -> None:
        """Ask a bot of those that can explain about the decision with this number.

        It knows no more than `view`, so it can tell no secret. A question that is still open is given up.
        """
        bot_request = self.bridge.bot_request(thinker, view, asked, number)
        self.bridge.advisers.consult(bot_request, explained, explained_together)

    def give_up(self) -> None:
        """Give up the question that is open, if any."""
        self.bridge.advisers.abandon()

    def _answered(self, number: int, answer: bytes) -> None:
        self.advised.emit(number, msgspec.json.decode(answer, type=Explanation))
