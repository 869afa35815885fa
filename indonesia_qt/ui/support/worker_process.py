"""Bots at the table think in a process of their own, so that the window never waits for them.

A plug-in thinks in another one, which that process starts: what comes from there is only ever JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from threading import Thread
from typing import Any

import msgspec
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from indonesia_qt.i18n import text
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.support.worker import Message, serve

DEADLINE_MS = 10_000
"""How long a bot may think about one decision, beyond the time that its name gives it, in milliseconds.

The start of its process is included.
"""
LOOK_MS = 4
"""How often the window looks for an answer, in milliseconds."""
END_SECONDS = 1.0
"""How long the end of a process that was killed is waited for."""


class WorkerProcess(QObject):
    """One process that answers one question at a time.

    `answered` carries the number under which a question was asked and the answer as JSON; `failed` the
    number and the reason when the bot broke down, its process ended, or `deadline_ms` have passed. `progressed`
    carries how much of the work is done, from 0 to 1, if the function that answers is a generator of these shares.
    """

    answered = Signal(int, bytes)
    failed = Signal(int, str)
    progressed = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deadline_ms = DEADLINE_MS
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._sender: Thread | None = None
        self._number = 0
        self._asked = QElapsedTimer()
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self._look_for_answer)

    def ask_for(self, number: int, task: Callable[..., Any], *about: Any) -> None:
        """Let a function of a module answer, which is called with `about`; `number` tells which question it was.

        A question that is still open is given up.
        """
        self.abandon()
        self._number = number
        self._asked.start()
        self._look.start()
        try:
            pipe = self._connected()
        except OSError as error:
            self._fail(tr("its process can't be reached: {error}", error=error))
            return
        # A large question waits in the pipe until the process has started.
        self._sender = Thread(target=_send, args=(pipe, ForkingPickler.dumps((task, about))), daemon=True)
        self._sender.start()

    def abandon(self) -> None:
        """Give up the question that is open, if any; its bot is stopped in the middle of its thoughts."""
        if self._look.isActive():
            self.stop()

    def stop(self) -> None:
        """End the process, even while a bot thinks."""
        self._look.stop()
        if self._process is not None:
            self._process.kill()
            self._process.join(END_SECONDS)
        if self._sender is not None:
            self._sender.join(END_SECONDS)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._sender = self._pipe = None

    def _connected(self) -> Connection:
        """The way to the process, which is started when there is none."""
        if self._pipe is None:
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            with theirs:
                process = context.Process(target=serve, args=(theirs, text.translator()), name="bots", daemon=True)
                process.start()
            self._process = process
        return self._pipe

    def _look_for_answer(self) -> None:
        assert self._pipe is not None
        try:
            if not self._pipe.poll():
                if self._asked.elapsed() > self.deadline_ms:
                    self._fail(tr("it has thought for more than {n} seconds", n=f"{self.deadline_ms / 1000:g}"))
                return
            reply = msgspec.json.decode(self._pipe.recv_bytes(), type=Message)
        except (EOFError, OSError):
            self._fail(tr("its process has ended"))
            return
        if reply.share is not None:
            self.progressed.emit(reply.share)
            return
        self._look.stop()
        if reply.failed:
            self.failed.emit(self._number, reply.failed)
        else:
            self.answered.emit(self._number, bytes(reply.answer))

    def _fail(self, reason: str) -> None:
        self.stop()
        self.failed.emit(self._number, reason)


def _send(pipe: Connection, question: memoryview) -> None:
    with suppress(OSError):  # no answer comes from a process that has ended
        pipe.send_bytes(question)
