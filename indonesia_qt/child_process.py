"""Processes of the program itself: one for each plug-in, and workers for the window.

The program starts itself with one of the options, writes pickles to the standard input of the process and reads
replies from its standard output: each is a `Success`, a `Failure` or `Progress` in MessagePack after its size. No
pickle comes back. The process ends with the program, however that ends.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Generic, NoReturn, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")

PLUG_IN, WORKER = "--plug-in", "--worker"
"""With one of these options alone, the program is such a process."""
SIZE_BYTES = 8
"""Bytes before a reply that give its size."""
MOST_NEW = 1_000_000
"""Objects that a process makes before it looks for garbage."""
PR_SET_PDEATHSIG = 1
"""From Linux's prctl.h."""


class Success(Struct, Generic[T], frozen=True, tag=True, array_like=True):
    """What was asked for, as plain data."""

    value: T


class Failure(Struct, frozen=True, tag=True, array_like=True):
    """Why there is no answer."""

    reason: str


class Progress(Struct, frozen=True, tag=True, array_like=True):
    """How much of the work for an answer is done, from 0 to 1."""

    share: float


def command(option: str) -> list[str]:
    """Return the command line of a process, on which there is nothing of a game."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "indonesia_qt"]
    return [*program, option]


def python_path() -> str:
    """Return the value of `PYTHONPATH` with which a process finds the same modules."""
    return os.pathsep.join(map(os.path.abspath, sys.path))


def run(serve: Callable[[BinaryIO, BinaryIO], None]) -> NoReturn:
    """Let `serve` answer the program by a stream of requests and one of replies; this is the life of the process."""
    try:
        _end_with_program()
        serve(*_streams())
    finally:
        os._exit(1)  # whatever a plug-in has left to be done at the end


def received(load: Callable[[], Any]) -> SimpleQueue[Any]:
    """Return a queue of what `load` reads in another thread; the process ends with the program even while it works."""
    inbox: SimpleQueue[Any] = SimpleQueue()

    def receive() -> None:
        try:
            with suppress(EOFError, OSError):
                while True:
                    inbox.put(load())
        finally:
            os._exit(1)

    Thread(target=receive, daemon=True).start()
    return inbox


def collect_rarely() -> None:
    """Have this process look for garbage seldom: a bot's thinking leaves none, and took a sixth of its time for it."""
    gc.set_threshold(MOST_NEW)


def encoded(reply: Success[Any] | Failure | Progress) -> bytes:
    """Return the bytes of a reply. Raises `TypeError` and other errors for an answer that isn't plain data."""
    data = msgspec.msgpack.encode(reply)
    return len(data).to_bytes(SIZE_BYTES) + data


def _end_with_program() -> None:
    """Have Linux end this process with the one that started it, even if no thread gets a turn to notice."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """The streams from and to the program; whatever else reads standard input finds nothing, prints are dropped."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    void = os.open(os.devnull, os.O_RDWR)
    for stream in range(2):
        os.dup2(void, stream)
    return requests, replies
