"""Lets a bot at the table think in several processes at once, if it can share its thinking out."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.bots import BotName, BotRequest, answer, joint_answer, ponder
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool

MOST_PROCESSES = 4
DEADLINE_MS = 10_000
"""How long a bot may think about one decision, beyond the time that its name gives it, in milliseconds.

The start of its process is included.
"""
CONCLUDE_MS = 900
"""How long it may take at the table to join what the processes found, in milliseconds."""


def processes_at_once() -> int:
    """Return how many processes can think at once on this machine, from 1 to `MOST_PROCESSES`."""
    cores: int | None
    if hasattr(os, "process_cpu_count"):  # since Python 3.13
        cores = os.process_cpu_count()
    elif hasattr(os, "sched_getaffinity"):  # on Linux
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count()
    return max(1, min(MOST_PROCESSES, cores or 1))


class BotPool(WorkerPool):
    """Processes in which a bot answers one question at a time: in all of them, or in one if it can't share it out.

    Signals:
    - `answered`: the number of decisions with which a bot was asked, and its answer.
    - `failed`: that number, and the reason why there is no answer: the bot broke down, its process ended, or the time
      that its name gives it and `deadline_ms` have passed. Of several processes, one that finds something is enough.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None, size: int | None = None) -> None:
        self.size, self.deadline_ms = size or processes_at_once(), DEADLINE_MS
        super().__init__(self.size, parent)

    def ask(self, bot_request: BotRequest, actions: Any) -> None:
        """Let a bot answer with an action of the type `actions`. A question that is still open is given up."""
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
        self.cancel()
        then = partial(self.answered.emit, bot_request.decision)
        fail = partial(self.failed.emit, bot_request.decision)
        deadline_ms = self.deadline_ms + round(1000 * (BotName.read(bot_request.name).seconds or 0))
        if not bot_request.shares_out:
            self.submit(Call(answer_type, alone, (bot_request,), deadline_ms), then, fail)
            return
        outcomes: dict[int, bytes | str] = {}
        """By share, the bytes that its process has found, or the reason why it found nothing."""

        def take(share: int, outcome: bytes | str) -> None:
            outcomes[share] = outcome
            if len(outcomes) < self.size:
                return
            found = [one for _, one in sorted(outcomes.items()) if isinstance(one, bytes)]
            if found:
                self.submit(Call(answer_type, together, (bot_request, found), conclude_ms), then, fail)
            else:
                fail(next(iter(outcomes.values())))

        for share in range(self.size):
            call = Call(bytes, ponder, (bot_request, share), deadline_ms)
            self.submit(call, partial(take, share), partial(take, share))
