"""What a process of `WorkerPool` does. It needs no Qt, which takes time and memory to load."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec
from msgspec import Struct

from indonesia_qt.bots.plug_ins.host import PlugInError
from indonesia_qt.child_process import received
from indonesia_qt.i18n import text

T = TypeVar("T")

SIZE_BYTES = 8
"""Bytes before each reply, which give its size."""


class Reply(Struct, Generic[T], frozen=True, array_like=True):
    """An answer; or in `failed` why there is none; or in `share` how much of the work is done, from 0 to 1."""

    answer: T | None = None
    failed: str = ""
    share: float | None = None


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Call the functions that the program requests, one after the other; this is the whole life of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inbox = received(partial(pickle.load, requests))
    while True:
        translator, function, arguments = inbox.get()
        text.speak(translator)
        for reply in _replies(function, arguments):
            replies.write(len(reply).to_bytes(SIZE_BYTES) + reply)
            replies.flush()


def _replies(function: Callable[..., Any], arguments: Sequence[Any]) -> Iterator[bytes]:
    try:
        answer = function(*arguments)
        if isinstance(answer, Generator):
            answer = yield from _shares(answer)
        yield msgspec.msgpack.encode(Reply(answer))
    except PlugInError as error:
        yield msgspec.msgpack.encode(Reply(failed=str(error)))
    except Exception as error:  # noqa: BLE001 - a bot may break down in any way
        yield msgspec.msgpack.encode(Reply(failed=f"{type(error).__name__}: {error}"))


def _shares(work: Generator[float, None, Any]) -> Generator[bytes, None, Any]:
    while True:
        try:
            yield msgspec.msgpack.encode(Reply(share=next(work)))
        except StopIteration as end:
            return end.value
