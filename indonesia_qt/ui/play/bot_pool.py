"""A bot at the table thinks in several processes at once, when it can share its thinking out."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.bots import BotName, BotRequest, answer, joint_answer, ponder
from indonesia_qt.ui.support.worker_pool import Task, WorkerPool

MOST_PROCESSES = 4
DEADLINE_MS = 10_000
"""How long a bot may think about one decision, beyond the time that its name gives it, in milliseconds.

The start of its process is included.
"""
CONCLUDE_MS = 900
"""How long it may take at the table to join what the processes found, in milliseconds."""


def processes_at_once() -> int:
    """How many processes can think at once on this machine, from 1 to `MOST_PROCESSES`."""
    cores: int | None
    if hasattr(os, "process_cpu_count"):  # since Python 3.13
        cores = os.process_cpu_count()
    elif hasattr(os, "sched_getaffinity"):  # on Linux
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count()
    return max(1, min(MOST_PROCESSES, cores or 1))


class BotPool(QObject):
    """Processes in which a bot answers one question at a time: in all of them, or in one if it can't share it out.

    `answered` carries the number of decisions with which a bot was asked and the answer; `failed` the number and the
    reason when there is none: the bot broke down, its process ended, or the time that its name gives it and
    `deadline_ms` have passed. Of several processes those are enough that find something.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None, size: int | None = None) -> None:
        super().__init__(parent)
        self.size = size or processes_at_once()
        self.deadline_ms = DEADLINE_MS
        self._workers = WorkerPool(self.size, self)

    def ask(self, bot_request: BotRequest, actions: Any) -> None:
        """Let a bot answer with one of the types of `actions`. A question that is still open is given up."""
        self.consult(bot_request, actions, answer, joint_answer, CONCLUDE_MS)

    def consult(
        self,
        bot_request: BotRequest,
        answer_type: Any,
        alone: Callable[[BotRequest], Any],
        together: Callable[[BotRequest, Sequence[bytes]], Any],
        conclude_ms: int = DEADLINE_MS,
    ) -> None:
        """Let a function of a module answer: `alone`, or `together` from the shares when the bot shares it out.

        The second may take `conclude_ms` for it. A question that is still open is given up.
        """
        self.abandon()
        number = bot_request.decision
        deadline_ms = self.deadline_ms + round(1000 * (BotName.read(bot_request.name).seconds or 0))
        then, fail = partial(self.answered.emit, number), partial(self.failed.emit, number)
        if not bot_request.shares_out:
            self._workers.submit(Task(answer_type, alone, (bot_request,), deadline_ms), then, fail)
            return
        shares: dict[int, bytes] = {}
        reasons: list[str] = []

        def go_on() -> None:
            """Conclude from what was found, or say why nothing was, when nobody thinks any more."""
            if len(shares) + len(reasons) < self.size:
                return
            if shares:
                found = [shares[share] for share in sorted(shares)]
                task = Task(answer_type, together, (bot_request, found), conclude_ms)
                self._workers.submit(task, then, fail)
            else:
                fail(reasons[0])

        def take(share: int, found: bytes) -> None:
            shares[share] = found
            go_on()

        def miss(reason: str) -> None:
            reasons.append(reason)
            go_on()

        for share in range(self.size):
            task = Task(bytes, ponder, (bot_request, share), deadline_ms)
            self._workers.submit(task, partial(take, share), miss)

    def abandon(self) -> None:
        """Give up the question that is open, if any; whoever thinks is stopped in the middle of it."""
        self._workers.cancel()

    def stop(self) -> None:
        """End all processes, even while a bot thinks."""
        self._workers.stop()
