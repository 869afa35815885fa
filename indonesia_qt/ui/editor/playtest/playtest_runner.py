"""Plays trial games of a map in processes of their own, so that the window never waits for them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject, Signal

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.mapmaking.review.playtest import TrialPlan, TrialResult, play
from indonesia_qt.ui.support.worker_process import WorkerProcess

PROCESSES = 2
"""How many games are played at the same time."""
DEADLINE_MS = 600_000
"""How long one game may take."""


class PlaytestRunner(QObject):
    """`played` follows after each game, `failed` carries why one couldn't be played, `ended` follows after the last."""

    played = Signal()
    failed = Signal(str)
    ended = Signal()

    def __init__(self, game: Indonesia, plans: Sequence[TrialPlan], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game, self.plans = game, list(plans)
        self.games: list[TrialResult] = []
        self._next, self._open = 0, 0
        self._processes = [WorkerProcess(self) for _ in range(min(PROCESSES, len(self.plans)))]
        for process in self._processes:
            process.deadline_ms = DEADLINE_MS
            process.answered.connect(self._take)
            process.failed.connect(self._give_up)

    @property
    def is_running(self) -> bool:
        """Whether games are played."""
        return self._open > 0

    def start(self) -> None:
        """Begin to play."""
        for process in self._processes:
            self._ask(process)

    def stop(self) -> None:
        """Play no more; games that aren't over are given up."""
        self._next = len(self.plans)
        self._open = 0
        for process in self._processes:
            process.stop()

    def _ask(self, process: WorkerProcess) -> None:
        if self._next < len(self.plans):
            plan, number = self.plans[self._next], self._next
            self._next, self._open = self._next + 1, self._open + 1
            process.ask_for(number, play, self.game, plan)
        elif not self._open:
            self.stop()
            self.ended.emit()

    def _take(self, _: int, answer: bytes) -> None:
        self.games.append(msgspec.json.decode(answer, type=TrialResult))
        self._open -= 1
        self.played.emit()
        process = self.sender()
        assert isinstance(process, WorkerProcess)
        self._ask(process)

    def _give_up(self, _: int, reason: str) -> None:
        self.stop()
        self.failed.emit(reason)
