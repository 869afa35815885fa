"""Calls a function in another process, as the window does, but waits for it."""

from __future__ import annotations

import pickle
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from threading import Timer
from typing import Any, TypeVar

import msgspec

from indonesia_qt import child_process
from indonesia_qt.child_process import Failure, Success
from indonesia_qt.cli.console import CommandError
from indonesia_qt.i18n import text

T = TypeVar("T")
TIME_IS_UP = -getattr(signal, "SIGXCPU", 0)  # Windows has no such signal
"""The exit code of a process that has used up the processor time that it set itself."""


def called(answer_type: type[T], function: Callable[..., T], arguments: tuple[Any, ...], seconds: float) -> T:
    """Call a function of a module, which returns plain data, in a process of its own.

    Raises `CommandError` with the reason that the function gives; `TimeoutError` when it took too much processor time,
    or where processes can't limit that, more than `seconds`; and `ChildProcessError` when the process ended otherwise.
    """
    with child_process.started(child_process.WORKER, silent=True) as process:
        late = Timer(seconds, process.kill)
        if not TIME_IS_UP:
            late.start()
        try:
            data = _exchanged(process, pickle.dumps((text.translator(), function, arguments)))
            is_late = late.finished.is_set()
        finally:
            late.cancel()
            process.kill()
    try:
        reply: Success[T] | Failure = msgspec.msgpack.decode(data or b"", type=Success[answer_type] | Failure)  # type: ignore[valid-type]
    except (ValueError, RecursionError):
        raise (TimeoutError if is_late or process.returncode == TIME_IS_UP else ChildProcessError) from None
    if isinstance(reply, Failure):
        raise CommandError(reply.reason)
    return reply.value


def _exchanged(process: subprocess.Popen[bytes], request: bytes) -> bytes | None:
    """The reply to a request; None when the process ends before."""
    assert process.stdin
    assert process.stdout
    with suppress(OSError):
        process.stdin.write(request)
        process.stdin.flush()
    return child_process.read_reply(process.stdout)
