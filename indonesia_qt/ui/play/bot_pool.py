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
        self._last: BotRequest | None = None
        """The request that was made last, about which processes have `_begun` so many shares and `_found` these."""
        self._found: list[bytes] = []
        self._begun = 0
        self._think: Callable[[], None] = lambda: None

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
        self._last, self._found, self._begun = bot_request, [], 0
        if bot_request.shares_out:
            self._think = partial(self._share_out, bot_request, answer_type, together, conclude_ms)
            self._think()
            return
        then, fail = self._signals(bot_request)
        self.submit(Call(answer_type, alone, (bot_request,), self._deadline_ms(bot_request)), then, fail)

    def think_on(self, bot_request: BotRequest) -> bool:
        """Let a bot that was asked last and shares its thinking out go on; it then answers from all that it has found.

        Return whether it does.
        """
        goes_on = bot_request is self._last and bot_request.shares_out
        if goes_on:
            self._think()
        return goes_on

    def _share_out(
        self,
        bot_request: BotRequest,
        answer_type: Any,
        together: Callable[[BotRequest, Sequence[bytes]], Any],
        conclude_ms: int,
    ) -> None:
        """Let all processes think, each with a chance of its own that none had before, and join what was found."""
        then, fail = self._signals(bot_request)
        outcomes: dict[int, bytes | str] = {}
        """By share, the bytes that its process has found, or the reason why it found nothing."""

        def take(share: int, outcome: bytes | str) -> None:
            outcomes[share] = outcome
            if len(outcomes) < self.size:
                return
            found = [one for _, one in sorted(outcomes.items()) if isinstance(one, bytes)]
            if found:
                self._found += found
                self.submit(Call(answer_type, together, (bot_request, self._found), conclude_ms), then, fail)
            else:
                fail(next(iter(outcomes.values())))

        for share in range(self._begun, self._begun + self.size):
            call = Call(bytes, ponder, (bot_request, share), self._deadline_ms(bot_request))
            self.submit(call, partial(take, share), partial(take, share))
        self._begun += self.size

    def _signals(self, bot_request: BotRequest) -> tuple[Callable[[Any], object], Callable[[Any], object]]:
        return partial(self.answered.emit, bot_request.decision), partial(self.failed.emit, bot_request.decision)

    def _deadline_ms(self, bot_request: BotRequest) -> int:
        return self.deadline_ms + round(1000 * (BotName.read(bot_request.name).seconds or 0))
