"""Asks what a bot thinks of a decision, in a process of its own, so that the window never waits for it."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.bots.explain import Candidate, explain
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.ui.bridge import SessionBridge


class _Sent(msgspec.Struct):
    """A candidate as it comes from the process."""

    action: msgspec.Raw
    estimate: int
    lead: int


class Adviser(QObject):
    """Has one question at a time.

    `advised` carries the number of the decision and a list of candidates, `failed` the number and why there is none.
    """

    advised = Signal(int, list)
    failed = Signal(int, str)

    def __init__(self, bridge: SessionBridge, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge = bridge
        bridge.adviser.answered.connect(self._answered)
        bridge.adviser.failed.connect(self.failed)

    def ask(self, number: int, view: State, asked: Question[Any]) -> None:
        """Ask about the decision with this number; the bot knows no more than `view`, so it can tell no secret."""
        self.bridge.adviser.ask_for(number, explain, view, asked, bot_chance(self.bridge.seed, number))

    def _answered(self, number: int, answer: bytes) -> None:
        actions = self.bridge.session.game.actions
        sent = msgspec.json.decode(answer, type=list[_Sent])
        read = msgspec.json.decode
        self.advised.emit(number, [Candidate(read(one.action, type=actions), one.estimate, one.lead) for one in sent])
