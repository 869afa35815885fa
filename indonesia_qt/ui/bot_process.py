"""Bots at the table think in a process of their own, so that the window never waits for them."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.bots import answer
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.game import Bot


class BotProcess(QObject):
    """One process that answers questions, one after the other.

    `answered` carries the number under which a question was asked and the answer; `failed` the number and the reason
    when the bot broke down.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool: ProcessPoolExecutor | None = None
        self.failed.connect(self.stop)

    def ask(self, number: int, bot: type[Bot], view: Any, asked: Question[Any], seed: int) -> None:
        """Let a bot answer from the view of its seat; `number` is the count of decisions made so far."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        thinking = self._pool.submit(answer, bot, view, asked, seed, number)
        thinking.add_done_callback(lambda done: self._tell(number, done))

    def _tell(self, number: int, done: Future[Action]) -> None:
        """Pass the answer on; this runs in a thread of the pool, and signals cross to the window's."""
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self.answered.emit(number, done.result())
        else:
            self.failed.emit(number, f"{type(error).__name__}: {error}")

    def stop(self) -> None:
        """End the process, even while a bot thinks."""
        if self._pool is not None:
            processes = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None
