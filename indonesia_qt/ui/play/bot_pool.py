"""A bot at the table thinks in several processes at once, when it can share its thinking out."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from indonesia_qt.core.bots import BotName, BotRequest, answer, joint_answer, ponder
from indonesia_qt.ui.support.worker_process import DEADLINE_MS, WorkerProcess

MOST_PROCESSES = 4
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

    `answered` carries the number of decisions with which a bot was asked and the answer as JSON; `failed` the number
    and the reason when there is none: the bot broke down, its process ended, or the time that its name gives it and
    `deadline_ms` have passed. Of several processes those are enough that find something.
    """

    answered = Signal(int, bytes)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None, size: int | None = None) -> None:
        super().__init__(parent)
        self.deadline_ms = DEADLINE_MS
        self.processes = [WorkerProcess(self) for _ in range(size or processes_at_once())]
        for member, process in enumerate(self.processes):
            process.answered.connect(partial(self._answered, member))
            process.failed.connect(partial(self._failed, member))
        self._thinking: set[int] = set()
        self._shares: dict[int, bytes] = {}
        self._conclude: Callable[[Sequence[bytes]], None] | None = None
        """Lets an answer be made of the shares; None when what comes next is the answer."""
        self._reason = ""

    def ask(self, bot_request: BotRequest) -> None:
        """Let a bot answer. A question that is still open is given up."""
        self.consult(bot_request, answer, joint_answer, CONCLUDE_MS)

    def consult(
        self,
        bot_request: BotRequest,
        alone: Callable[[BotRequest], Any],
        together: Callable[[BotRequest, Sequence[bytes]], Any],
        conclude_ms: int = DEADLINE_MS,
    ) -> None:
        """Let a function of a module answer: `alone`, or `together` from the shares when the bot shares it out.

        The second may take `conclude_ms` for it. A question that is still open is given up.
        """
        self.abandon()
        self._shares, self._reason = {}, ""
        seconds = BotName.read(bot_request.name).seconds or 0
        deadline_ms = self.deadline_ms + round(1000 * seconds)
        if bot_request.shares_out:
            self._conclude = partial(self._ask_first, bot_request, together, conclude_ms)
            self._thinking = set(range(len(self.processes)))
            for share, process in enumerate(self.processes):
                process.deadline_ms = deadline_ms
                process.ask_for(bot_request.decision, ponder, bot_request, share)
        else:
            self._conclude, self._thinking = None, {0}
            self.processes[0].deadline_ms = deadline_ms
            self.processes[0].ask_for(bot_request.decision, alone, bot_request)

    def abandon(self) -> None:
        """Give up the question that is open, if any; whoever thinks is stopped in the middle of it."""
        self._thinking.clear()
        for process in self.processes:
            process.abandon()

    def stop(self) -> None:
        """End all processes, even while a bot thinks."""
        self._thinking.clear()
        for process in self.processes:
            process.stop()

    def _ask_first(
        self,
        bot_request: BotRequest,
        together: Callable[[BotRequest, Sequence[bytes]], Any],
        conclude_ms: int,
        shares: Sequence[bytes],
    ) -> None:
        """Let the first of those that found something answer from what all found."""
        first = min(self._shares)
        self._conclude, self._thinking = None, {first}
        self.processes[first].deadline_ms = conclude_ms
        self.processes[first].ask_for(bot_request.decision, together, bot_request, shares)

    def _answered(self, member: int, number: int, found: bytes) -> None:
        self._thinking.discard(member)
        if self._conclude is None:
            self.answered.emit(number, found)
        else:
            self._shares[member] = msgspec.json.decode(found, type=bytes)
            self._go_on(number)

    def _failed(self, member: int, number: int, reason: str) -> None:
        self._thinking.discard(member)
        self._reason = self._reason or reason
        self._go_on(number)

    def _go_on(self, number: int) -> None:
        """When nobody thinks any more, conclude from what was found, or say why nothing was."""
        if self._thinking:
            return
        if self._conclude is not None and self._shares:
            self._conclude([self._shares[member] for member in sorted(self._shares)])
        else:
            self.failed.emit(number, self._reason)
