"""What a process does that works for the window. It needs no Qt, which takes time and memory to load."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

import msgspec

from indonesia_qt.bots.plug_ins.host import PlugInError
from indonesia_qt.bots.plug_ins.messages import Reply
from indonesia_qt.i18n import text
from indonesia_qt.i18n.text import Translator


class Message(Reply, frozen=True):
    """A reply, or in `share` how much of the work for it is done, from 0 to 1."""

    share: float | None = None


def serve(pipe: Connection, translator: Translator) -> None:
    """Answer the questions that come through `pipe` until it is closed; this is the whole life of the process.

    Its sentences are in the language of `translator`.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    text.speak(translator)
    Thread(target=_end_with_the_window, daemon=True).start()
    # The window may have gone without a farewell.
    with suppress(EOFError, OSError):
        while True:
            for message in _messages(*pipe.recv()):
                pipe.send_bytes(msgspec.json.encode(message))


def _messages(task: Callable[..., Any], about: Sequence[Any]) -> Iterator[Message]:
    try:
        answer = task(*about)
        if isinstance(answer, Generator):
            answer = yield from _shares(answer)
        yield Message(msgspec.Raw(msgspec.json.encode(answer)))
    except PlugInError as error:
        yield Message(failed=str(error))
    except Exception as error:  # noqa: BLE001 - a bot may break down in any way
        yield Message(failed=f"{type(error).__name__}: {error}")


def _shares(work: Generator[float, None, Any]) -> Generator[Message, None, Any]:
    while True:
        try:
            yield Message(share=next(work))
        except StopIteration as end:
            return end.value


def _end_with_the_window() -> None:
    """End this process when the window's ends in any way, even in the middle of a thought."""
    window = parent_process()
    assert window is not None
    window.join()
    os._exit(1)
