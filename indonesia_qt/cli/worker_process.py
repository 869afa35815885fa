"""Calls a function in another process, as the window does, but waits for it."""

from __future__ import annotations

import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import Any, TypeVar

import msgspec

from indonesia_qt import child_process
from indonesia_qt.bots.tournament.workers import MOST_STOPPED, WATCH_SECONDS
from indonesia_qt.child_process import Child, Failure, Success
from indonesia_qt.cli.console import CommandError
from indonesia_qt.i18n import text

T = TypeVar("T")
if sys.platform == "win32":
    TIME_IS_UP: int | None = None
else:
    TIME_IS_UP = -signal.SIGXCPU
"""The exit code of a process that has used up the processor time that it set itself, which Windows can't limit."""


def called(answer_type: type[T], function: Callable[..., T], arguments: tuple[Any, ...], seconds: float) -> T:
    """Call a function of a module, which returns plain data, in a process of its own.

    Raises `CommandError` with the reason that the function gives; `TimeoutError` when it took too much processor time,
    or where processes can't limit that, more than `seconds`; and `ChildProcessError` when the process ended otherwise,
    or was stopped and doesn't answer.
    """
    with Child(child_process.WORKER, silent=True) as process:
        late, done = Event(), Event()
        Thread(target=_watch, args=(process, None if TIME_IS_UP else seconds, late, done), daemon=True).start()
        try:
            assert process.stdin
            assert process.stdout
            with suppress(OSError):
                process.stdin.write(pickle.dumps((text.translator(), function, arguments)))
                process.stdin.flush()
            data = child_process.read_reply(process.stdout)
        finally:
            done.set()
            process.kill()
    try:
        reply: Success[T] | Failure = msgspec.msgpack.decode(data or b"", type=Success[answer_type] | Failure)  # type: ignore[valid-type]
    except (ValueError, RecursionError):
        raise (TimeoutError if late.is_set() or process.returncode == TIME_IS_UP else ChildProcessError) from None
    if isinstance(reply, Failure):
        raise CommandError(reply.reason)
    return reply.value


def _watch(process: Child, seconds: float | None, late: Event, done: Event) -> None:
    """End a process that is stopped, or not `done` after so many seconds, of which `late` tells."""
    began, stopped = monotonic(), 0
    while not done.wait(WATCH_SECONDS):
        stopped = stopped + 1 if child_process.is_stopped(process.pid) else 0
        if seconds is not None and monotonic() - began > seconds:
            late.set()
        if late.is_set() or stopped > MOST_STOPPED:
            process.kill()
